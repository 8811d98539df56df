"""A conversation over one connection: who this is, what they command, how it is answered."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from undertable.core.errors import Refusal as Refused
from undertable.server import identity, wire
from undertable.server.broadcast import plain_update
from undertable.server.clock import now
from undertable.server.connection import Connection, Gone, Socket
from undertable.server.limits import Bucket
from undertable.server.refusals import code_of, reason
from undertable.server.room import Room, StoreFailed, Unwritten
from undertable.server.tables import Tables, check_link
from undertable.store import StoreAway
from undertable.table import commands
from undertable.table.commands import By
from undertable.table.table import Draft, Table
from undertable.table.types import Declined, Refusal

HELLO_TIME = 10.0

log = logging.getLogger(__name__)


class Already(Exception):
    """This very command was carried out before, at this version."""

    def __init__(self, version: int) -> None:
        self.version = version


class Session:
    """Takes what comes over a connection to its room, and brings the answers back."""

    def __init__(self, tables: Tables, socket: Socket, address: str) -> None:
        settings, metrics = tables.settings, tables.services.metrics
        bucket = Bucket(settings.message_rate, settings.message_burst)
        self._tables = tables
        self._address = address
        self._metrics = metrics
        self._connection = Connection(socket, bucket, metrics, address)

    async def run(self) -> None:
        """From the first message to the last."""
        connection = self._connection
        try:
            await self._converse()
        except Gone:
            pass
        except Refused as refusal:
            connection.end(code_of(refusal))
        except TimeoutError:
            connection.end(Refusal.MALFORMED)
        except StoreAway:
            connection.end(Refusal.STOPPING)
        except (StoreFailed, Unwritten):  # said in the log already; they come again
            connection.end(Refusal.INTERNAL)
        except Exception:
            log.exception("connection failed")
            connection.end(Refusal.INTERNAL)

    async def _converse(self) -> None:
        connection = self._connection
        async with asyncio.timeout(HELLO_TIME):
            hello = await connection.next()
        if not isinstance(hello, wire.Hello):
            raise Declined(Refusal.MALFORMED)
        addresses = self._tables.addresses
        if not addresses.may_read(self._address):  # a long game is told anew to each who comes
            raise Declined(Refusal.TOO_FAST)
        room = await self._open(hello)
        try:
            addresses.has_read(self._address, await room.enter(connection))
            while not connection.ending:
                if (message := await connection.next()) is not None:
                    await self._answer(room, message)
        finally:
            room.exit(connection)

    async def _open(self, hello: wire.Hello) -> Room:
        """The room, and who this is there."""
        if hello.protocol != wire.PROTOCOL:
            raise Declined(Refusal.OUTDATED)
        room = await self._tables.room(hello.table)
        if room.table.shut:
            raise Declined(Refusal.CLOSED)
        if hello.token is not None:
            self._connection.person = await room.recognise(hello.token)
            self._connection.key = room.holders[self._connection.person]
        elif not room.table.created.listed:
            await check_link(room, identity.WATCH, hello.watch)
            self._connection.key = room.holders[identity.WATCH]
        self._connection.seen, self._connection.heard = hello.seen, hello.heard
        return room

    async def _answer(self, room: Room, message: wire.FromClient) -> None:
        """Done or refused, always with the id it came with."""
        if isinstance(message, wire.Ping):
            self._connection.say(wire.Pong(now()))
        elif isinstance(message, wire.Hello):
            self._connection.strike()
        else:
            try:
                await self._carry_out(room, message)
            except Already as before:
                self._connection.say(wire.Done(message.id, before.version))
            except Refused as refusal:
                self._refuse(room, message.id, refusal)

    async def _carry_out(self, room: Room, message: Any) -> None:
        began, person = perf_counter(), self._connection.person
        if person is None:
            raise Declined(Refusal.NO_SUCH_PERSON)
        if not self._tables.addresses.may_write(self._address):
            raise Declined(Refusal.TOO_FAST)
        if isinstance(message, wire.Say | wire.Unsay | wire.Report):
            await self._talk(room, person, message)
        elif isinstance(message, wire.Rematch):
            self._check_rematch(room)
            await self._tables.rematch(room, By(person, message.id, now()))
            self._connection.say(wire.Done(message.id))
        else:
            if isinstance(
                message, wire.Remove
            ):  # whoever hears of it may ask for a rematch at once
                draft_for(message, person, room.table)
                await self._tables.drop_links(room)
            await room.carry_out(partial(draft_for, message, person), self._connection)
        if isinstance(message, wire.Play):
            self._metrics.moved(perf_counter() - began)

    def _check_rematch(self, room: Room) -> None:
        """The first who asks has a table made; the others are only shown to it."""
        if room.table.rematch is None and not self._tables.addresses.may_make(self._address):
            raise Declined(Refusal.TOO_FAST)

    async def _talk(
        self, room: Room, person: str, message: wire.Say | wire.Unsay | wire.Report
    ) -> None:
        match message:
            case wire.Unsay():
                await room.unsay(message.number, person, self._connection)
            case wire.Report():
                await room.report(person, message.person, message.number)
            case wire.Say() if (message.text is None) == (message.phrase is None):
                raise Declined(Refusal.MALFORMED)
            case wire.Say():
                await room.say(person, message, self._connection)
        self._connection.say(wire.Done(message.id))

    def _refuse(self, room: Room, command: str, refusal: Refused) -> None:
        code = code_of(refusal)
        self._metrics.count("refused", code.value)
        refused = wire.Refused(command, code, reason(refusal))
        if code is Refusal.STALE and room.table.match is not None:
            refused.update = msgspec.Raw(plain_update(room.table, self._connection.person))
        self._connection.say(refused)


def draft_for(message: Any, person: str, table: Table) -> Draft:
    """The line that this command asks for."""
    if (version := table.known(person, message.id)) is not None:
        raise Already(version)
    by = By(person, message.id, now())
    try:
        match message:
            case wire.Play():
                return commands.play(table, message.move, message.words, message.version, by)
            case wire.Dress():
                return commands.dress(table, message.looks, by)
            case wire.Back():
                return commands.back(table, by)
            case wire.Remove():
                return commands.remove(table, message.person, by)
            case wire.Lock():
                return commands.lock(table, message.locked, by)
            case wire.Leave():
                return commands.leave(table, by)
        return gathering_draft_for(table, message, by)
    except Refused:
        raise
    except Exception as error:  # a fault of the rules is no reason to cut anybody off
        log.exception("command failed", extra={"table": table.id})
        raise Declined(Refusal.INTERNAL) from error


def gathering_draft_for(table: Table, message: Any, by: By) -> Draft:
    """The line that a command before the game asks for."""
    match message:
        case wire.Sit():
            return commands.sit(table, message.seat, by)
        case wire.Stand():
            return commands.stand(table, by)
        case wire.Ready():
            return commands.ready(table, message.ready, message.commitment, by)
        case wire.Reveal():
            return commands.reveal(table, message.salt, by)
        case wire.SeatBot():
            return commands.seat_bot(table, message.seat, message.level, by)
        case wire.Start():
            return commands.start(table, by)
    raise Declined(Refusal.MALFORMED)
