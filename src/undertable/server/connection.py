"""One WebSocket: who is at its other end, what they say, and what they still have to be told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import perf_counter, time
from typing import Any

import msgspec
from msgspec import json
from starlette.types import Receive, Send

from undertable.core.errors import Refusal as Refused
from undertable.server import identity, wire
from undertable.server.hall import Hall, check_link
from undertable.server.limits import Bucket
from undertable.server.refusals import code_of, reason
from undertable.server.room import Room
from undertable.table import commands
from undertable.table.commands import By
from undertable.table.lines import AnyLine
from undertable.table.table import Table
from undertable.table.types import Declined, Refusal

LONGEST = 16_384
"""Bytes in a message from a client."""
HELLO_TIME = 10.0
BACKLOG = 500
"""Messages that may wait for a slow client before it is cut off; it will reconnect."""
STRIKES = 10
"""Malformed messages after which a client is cut off."""

log = logging.getLogger(__name__)
encode = json.Encoder().encode
decoder: json.Decoder[wire.FromClient] = json.Decoder(wire.FromClient)


class Gone(Exception):
    """The other end closed the connection."""


class Already(Exception):
    """This very command was carried out before."""


class Connection:
    """Sends what it is given in order, and hands what comes in to its room."""

    def __init__(self, hall: Hall, receive: Receive, send: Send) -> None:
        self.hall = hall
        self.person: str | None = None
        self.seen = 0
        self.heard = 0
        self._receive = receive
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._ending = False
        self._strikes = 0
        self._bucket = Bucket(hall.settings.message_rate, hall.settings.message_burst)

    # Out.

    def send(self, message: bytes) -> None:
        if self._ending:
            return
        self._outbox.append(message)
        self._something.set()
        if len(self._outbox) > BACKLOG:
            self.end(Refusal.TOO_FAST)

    def say(self, message: wire.FromServer) -> None:
        self.send(encode(message))

    def end(self, code: Refusal) -> None:
        """Say why, and close."""
        if not self._ending:
            self.hall.metrics.count("cut_off", code.value)
            self._outbox.append(encode(wire.Bye(code)))
            self._ending = True
            self._something.set()

    async def _send_all(self) -> None:
        send, outbox = self._send, self._outbox
        while True:
            await self._something.wait()
            self._something.clear()
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft().decode()})
            if self._ending:
                await send({"type": "websocket.close", "code": 1000})
                return

    # In.

    async def run(self) -> None:
        """From the first message to the last."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        sender = asyncio.create_task(self._send_all())
        try:
            await self._converse()
        except Gone:
            pass
        except Refused as refusal:
            self.end(code_of(refusal))
        except TimeoutError:
            self.end(Refusal.MALFORMED)
        except Exception:
            log.exception("connection failed")
            self.end(Refusal.INTERNAL)
        finally:
            await self._wind_up(sender)

    async def _wind_up(self, sender: asyncio.Task[None]) -> None:
        if not self._ending:
            sender.cancel()
        await asyncio.wait([sender], timeout=5)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)

    async def _converse(self) -> None:
        async with asyncio.timeout(HELLO_TIME):
            hello = await self._next()
        if not isinstance(hello, wire.Hello):
            raise Declined(Refusal.MALFORMED)
        room = await self._open(hello)
        await room.enter(self)
        try:
            while not self._ending:
                if (message := await self._next()) is not None:
                    await self._obey(room, message)
        finally:
            room.exit(self)

    async def _next(self) -> wire.FromClient | None:
        """The next message, or None if it was none."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Gone
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > LONGEST:
            raise Declined(Refusal.TOO_LARGE)
        if not self._bucket.take():
            raise Declined(Refusal.TOO_FAST)
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._strike()
            return None

    def _strike(self) -> None:
        self._strikes += 1
        self.hall.metrics.count("malformed")
        if self._strikes >= STRIKES:
            raise Declined(Refusal.MALFORMED)
        self.say(wire.Refused("", Refusal.MALFORMED, reason(Declined(Refusal.MALFORMED))))

    async def _open(self, hello: wire.Hello) -> Room:
        """The room, and who this is there."""
        if hello.protocol != wire.PROTOCOL:
            raise Declined(Refusal.OUTDATED)
        room = await self.hall.room(hello.table)
        if hello.token is not None:
            self.person = await self._recognise(room, hello.token)
        elif not room.table.created.listed:
            check_link(room, identity.WATCH, hello.watch)
        self.seen, self.heard = hello.seen, hello.heard
        return room

    async def _recognise(self, room: Room, token: str) -> str:
        person = identity.person_of(room.holders, token)
        if person is None or person not in room.table.people:  # they may have come elsewhere
            room.holders = await self.hall.store.holders(room.table.id)
            await room.refresh()
            person = identity.person_of(room.holders, token)
        if person is None or person not in room.table.people:
            raise Declined(Refusal.BAD_TOKEN)
        return person

    async def _obey(self, room: Room, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            self.say(wire.Pong(time()))
        elif isinstance(message, wire.Hello):
            self._strike()
        else:
            await self._answer(room, message)

    async def _answer(self, room: Room, message: Any) -> None:
        """Done or refused, always with the id it came with."""
        try:
            if self.person is None:
                raise Declined(Refusal.NO_SUCH_PERSON)
            if isinstance(message, wire.Say):
                await self._talk(room, self.person, message)
            elif isinstance(message, wire.Rematch):
                await self.hall.rematch(room, By(self.person, message.id, time()))
                self.say(wire.Done(message.id))
            else:
                await self._carry_out(room, self.person, message)
        except Refused as refusal:
            await self._refuse(room, message.id, refusal)

    async def _talk(self, room: Room, person: str, message: wire.Say) -> None:
        if (message.text is None) == (message.phrase is None):
            raise Declined(Refusal.MALFORMED)
        async with room.lock:
            await room.teller.say(person, message)
        room.wake_others()
        self.say(wire.Done(message.id))

    async def _carry_out(self, room: Room, person: str, message: Any) -> None:
        began = perf_counter()

        def make(table: Table) -> AnyLine:
            if table.known(person, message.id) is not None:
                raise Already
            return line_for(table, message, By(person, message.id, time()))

        def acknowledge(table: Table) -> None:
            self.say(wire.Done(message.id, table.known(person, message.id) or 0))

        try:
            await room.carry_out(make, acknowledge)
        except Already:
            acknowledge(room.table)
        if isinstance(message, wire.Play):
            self.hall.metrics.took(perf_counter() - began)
            self.hall.metrics.count("moves", "person")

    async def _refuse(self, room: Room, command: str, refusal: Refused) -> None:
        code = code_of(refusal)
        self.hall.metrics.count("refused", code.value)
        refused = wire.Refused(command, code, reason(refusal))
        if code is Refusal.STALE and room.table.match is not None:
            async with room.lock:
                refused.update = msgspec.Raw(room.teller.plain_update(self.person))
        self.say(refused)


def line_for(table: Table, message: Any, by: By) -> AnyLine:
    """The line that this command asks for."""
    match message:
        case wire.Play():
            move = json.decode(message.move)
            return commands.play(table, move, message.words, message.version, by)
        case wire.Sit():
            return commands.sit(table, message.seat, by)
        case wire.Stand():
            return commands.stand(table, by)
        case wire.Ready():
            return commands.prepare(table, message.ready, message.salt, by)
        case wire.SeatBot():
            return commands.seat_bot(table, message.seat, message.level, by)
        case wire.Start():
            return commands.begin(table, by)
        case wire.Back():
            return commands.come_back(table, by)
        case wire.Remove():
            return commands.remove(table, message.person, by)
        case wire.Leave():
            return commands.leave(table, by)
    raise Declined(Refusal.MALFORMED)
