"""What each connection of a room is told: its own view, events, legal moves, nothing more."""

from __future__ import annotations

from asyncio import gather
from collections import defaultdict
from time import time
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct, json

from undertable.core.types import Event, Outcome
from undertable.server import wire
from undertable.table.commands import check_words
from undertable.table.table import Table
from undertable.table.types import Phase, Refusal, Role

if TYPE_CHECKING:
    from undertable.server.connection import Connection
    from undertable.server.room import Room

KEPT_COMMANDS = 200
encode = json.Encoder().encode


class Shared(Struct):
    """The part of an update that is the same for every observer."""

    actors: list[int]
    deadlines: list[wire.Deadline]
    outcome: Outcome | None


class News(NamedTuple):
    """An update, who gets it, and up to where each of them has then been shown everything."""

    update: bytes
    connections: list[Connection]
    marks: list[tuple[str, int]]


class ChatLine(Struct):
    """A line of chat as it is kept, with the command that it came by."""

    said: wire.Said
    command: str


class Teller:
    """Tells the connections of a room what changed."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.connections: set[Connection] = set()
        self.delivered: dict[str, int] = {}
        """Up to which version each person was shown what is shown once."""
        self.chat_number = 0
        self._chat_commands: dict[tuple[str, str], int] = {}
        self._versions: dict[int | None, int] = defaultdict(int)
        self._bodies: dict[int | None, int] = {}
        self._arrangement: bytes | None = None

    @property
    def _table(self) -> Table:
        return self._room.table

    # The table and its game.

    async def tell(self, arranged: bool = True) -> None:
        """Something may have changed: everybody gets what concerns them."""
        if arranged:
            self._dismiss()
            self.table_changed()
        if self._table.match is None:
            return
        observers: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            observers.setdefault(self._table.seat_of(connection.person), []).append(connection)
        shared = self._shared()
        found = [self._news(seat, there, shared) for seat, there in observers.items()]
        news = [item for item in found if item is not None]
        await self._mark([mark for item in news for mark in item.marks])
        for item in news:
            for connection in item.connections:
                connection.send(item.update)

    def _dismiss(self) -> None:
        """Whoever left or was removed has no connection here any more."""
        for connection in list(self.connections):
            if connection.person is not None and connection.person not in self._table.people:
                connection.end(Refusal.NO_SUCH_PERSON)

    def table_changed(self, newcomer: Connection | None = None) -> None:
        """The table without its game, if it is not what was told last."""
        said = encode(wire.TableChanged(self._table.info(self._room.online())))
        if said != self._arrangement:
            self._arrangement = said
            for connection in self.connections:
                connection.send(said)
        elif newcomer is not None:
            newcomer.send(said)

    def _news(self, seat: int | None, connections: list[Connection], shared: bytes) -> News | None:
        """What this observer has not been told yet, if anything."""
        version = self._table.version(seat)
        told = [event for _, event in self._table.told_since(seat, self._versions[seat])]
        body = self._body(seat, shared)
        key = hash(body)
        if not told and self._bodies.get(seat) == key:
            return None
        self._versions[seat], self._bodies[seat] = version, key
        fleeting = any(event.fleeting for event in told)
        people = {c.person for c in connections if c.person is not None} if fleeting else set()
        return News(joined(version, told, body), connections, [(who, version) for who in people])

    def body(self, seat: int | None) -> bytes:
        """The game as this seat may see it now."""
        return self._body(seat, self._shared())

    def _shared(self) -> bytes:
        """What everybody sees alike, encoded once for all."""
        table = self._table
        deadlines = [wire.Deadline(seat, at) for seat, at in table.deadlines()]
        return encode(Shared(table.actors(), deadlines, table.outcome()))[1:]

    def _body(self, seat: int | None, shared: bytes) -> bytes:
        assert self._table.match is not None
        state = self._table.match.state
        mine = seat is not None and seat in state.actors()
        legal = encode(state.legal(seat).describe()) if mine and seat is not None else b"null"
        silent = b"true" if self._table.silent(seat) else b"false"
        view = encode(state.view(seat))
        hint = encode(self._table.hint(seat))
        parts = (view, legal, silent, hint, shared)
        return b'"view":%s,"legal":%s,"silent":%s,"lesson":%s,%s' % parts

    async def _mark(self, marks: list[tuple[str, int]]) -> None:
        """What is shown once is noted before it is shown."""
        new = [(who, version) for who, version in marks if self.delivered.get(who, 0) < version]
        if not new:
            return
        self.delivered.update(new)
        store = self._room.hall.store
        await gather(*(store.mark(self._table.id, who, version) for who, version in new))

    async def welcome(self, connection: Connection) -> None:
        """Who you are, the table, what was said, and the game with what was missed."""
        table, person = self._table, connection.person
        seat = table.seat_of(person)
        role = Role.SPECTATOR if person is None else table.guest(person).role
        connection.say(wire.Welcome(person, role, seat, time()))
        self.table_changed(connection)
        for said in await self.chat_since(connection.heard):
            connection.send(encode(said))
        if table.match is not None:
            connection.send(await self.update_for(connection, seat))

    async def update_for(self, connection: Connection, seat: int | None) -> bytes:
        """The whole state, and events since `seen`; what is shown once only if it never was."""
        version = self._table.version(seat)
        told = self._table.told_since(seat, min(connection.seen, version))
        shown = version if connection.person is None else self.delivered.get(connection.person, 0)
        events = [event for at, event in told if not event.fleeting or at > shown]
        if any(event.fleeting for event in events):
            await self._mark([(connection.person, version)] if connection.person else [])
        body = self.body(seat)
        self._versions[seat], self._bodies[seat] = version, hash(body)
        return joined(version, events, body)

    def plain_update(self, person: str | None) -> bytes:
        """The state as it is, for somebody who missed something; the events are on their way."""
        seat = self._table.seat_of(person)
        return joined(self._table.version(seat), [], self.body(seat))

    def history(self, seat: int | None) -> wire.History:
        """While the game is on, what was shown for a moment stays unsaid."""
        over = self._table.phase is Phase.OVER
        events = [e for e in self._table.history(seat) if over or not e.fleeting]
        return wire.History(self._table.version(seat), events)

    # Talk.

    async def say(self, person: str, command: wire.Say) -> None:
        """Append to the chat and tell all."""
        if (person, command.id) in self._chat_commands:
            return
        check_words(self._table, person, command.phrase)
        table, store = self._table, self._room.hall.store
        while True:
            said = wire.Said(
                self.chat_number + 1,
                person,
                table.guest(person).name,
                table.seat_of(person),
                time(),
                command.text,
                command.phrase,
            )
            line = encode(ChatLine(said, command.id))
            if await store.say(table.id, self.chat_number, line):
                break
            await self.refresh_chat()
            if (person, command.id) in self._chat_commands:
                return
        self._spoken(ChatLine(said, command.id))

    def _spoken(self, line: ChatLine) -> None:
        self.chat_number = line.said.number
        self._chat_commands[line.said.person, line.command] = line.said.number
        if len(self._chat_commands) > KEPT_COMMANDS:
            del self._chat_commands[next(iter(self._chat_commands))]
        said = encode(line.said)
        for connection in self.connections:
            connection.send(said)

    async def refresh_chat(self) -> None:
        """Take up what was said elsewhere."""
        kept = await self._room.hall.store.chat(self._table.id, self.chat_number)
        for line in kept:
            self._spoken(json.decode(line, type=ChatLine))

    async def chat_since(self, heard: int) -> list[wire.Said]:
        if heard >= self.chat_number:
            return []
        kept = await self._room.hall.store.chat(self._table.id, heard)
        return [json.decode(line, type=ChatLine).said for line in kept]


def joined(version: int, events: list[Event], body: bytes) -> bytes:
    """An `Update` out of its parts, the body being encoded already."""
    return b'{"type":"update","version":%d,"events":%s,%s' % (version, encode(events), body)
