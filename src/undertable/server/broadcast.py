"""What each connection of a room is told: its own view, events, legal moves, nothing more.

How far it has been told stands in the connection and changes when something is sent, so whatever
failed half way can simply be done again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from msgspec import Struct, json

from undertable.core.types import Outcome
from undertable.server import wire
from undertable.server.connection import Connection
from undertable.table.table import Table
from undertable.table.types import Phase, Refusal

encode = json.Encoder().encode
UPDATE = b'{"type":"update","version":%d,"events":%s,%s'
"""An `Update` out of its version, its events and its body, which are encoded already."""


class Shared(Struct):
    """The part of an update that is the same for every observer."""

    actors: list[int]
    deadlines: list[wire.Deadline]
    outcome: Outcome | None


class News(NamedTuple):
    """An update for one connection, and what that connection has then been told."""

    connection: Connection
    update: bytes
    version: int
    shown: bytes
    fleeting: bool
    """It holds something that is shown once."""


# The table without its game.


def arrangement(
    table: Table,
    online: Iterable[str],
    gone: Iterable[tuple[int, float]],
    connections: Iterable[Connection],
) -> None:
    """Tell it to everybody who was told something else last."""
    waits = [wire.Deadline(seat, at) for seat, at in gone]
    said = encode(wire.TableChanged(table.info(online), waits))
    for connection in connections:
        if connection.arrangement != said:
            connection.arrangement = said
            connection.send(said)


def dismiss(table: Table, connections: Collection[Connection]) -> None:
    """Whoever left or was removed has no connection here any more."""
    for connection in list(connections):
        if connection.person is not None and connection.person not in table.people:
            connection.end(Refusal.NO_SUCH_PERSON)


def chat(said: wire.Said, connections: Iterable[Connection]) -> None:
    message = encode(said)
    for connection in connections:
        connection.send(message)


# Its game.


def news(table: Table, connections: Iterable[Connection]) -> list[News]:
    """What these connections have not been told yet; who misses nothing is not among them."""
    if table.match is None:
        return []
    shared = _shared(table)
    seats = {chair.person: seat for seat, chair in enumerate(table.chairs) if chair.person}
    bodies: dict[int | None, bytes] = {}
    encoded: dict[tuple[int, ...], bytes] = {}
    found = []
    for connection in connections:
        seat = seats.get(connection.person or "")
        if (body := bodies.get(seat)) is None:
            body = bodies[seat] = _body(table, seat, shared)
        told = table.told_since(seat, connection.seen)
        if not told and connection.shown == body:
            continue
        same = tuple([id(event) for _, event in told])  # most events are the same for everybody
        if (events := encoded.get(same)) is None:
            events = encoded[same] = encode([event for _, event in told])
        version = table.version(seat)
        fleeting = True in [event.fleeting for _, event in told]
        update = UPDATE % (version, events, body)
        found.append(News(connection, update, version, body, fleeting))
    return found


def whole(table: Table, connection: Connection, shown_once: int) -> News:
    """The whole state and the events since `seen`, for who comes in.

    What is shown once only if it came after version `shown_once`.
    """
    seat = table.seat_of(connection.person)
    version = table.version(seat)
    told = table.told_since(seat, min(connection.seen, version))
    events = [event for at, event in told if not event.fleeting or at > shown_once]
    body = _body(table, seat, _shared(table))
    fleeting = any(event.fleeting for event in events)
    update = UPDATE % (version, encode(events), body)
    return News(connection, update, version, body, fleeting)


def plain_update(table: Table, person: str | None) -> bytes:
    """The state as it is, for somebody who missed something; the events are on their way."""
    seat = table.seat_of(person)
    return UPDATE % (table.version(seat), b"[]", body(table, seat))


def body(table: Table, seat: int | None) -> bytes:
    """The game as this seat may see it now."""
    return _body(table, seat, _shared(table))


def _shared(table: Table) -> bytes:
    """What everybody sees alike, encoded once for all."""
    assert table.match is not None
    deadlines = [wire.Deadline(seat, at) for seat, at in table.deadlines()]
    return encode(Shared(table.actors(), deadlines, table.match.state.outcome()))[1:]


def _body(table: Table, seat: int | None, shared: bytes) -> bytes:
    assert table.match is not None
    state = table.match.state
    legal = b"null"
    if seat is not None and seat in state.actors():
        legal = encode(state.legal(seat).describe())
    silent = b"true" if state.silent(seat) else b"false"
    hint = encode(table.hint(seat)) if table.created.lesson else b"null"
    parts = (encode(state.view(seat)), legal, silent, hint, shared)
    return b'"view":%s,"legal":%s,"silent":%s,"lesson":%s,%s' % parts


def history(table: Table, seat: int | None) -> wire.History:
    """While the game is on, what was shown for a moment stays unsaid."""
    over = table.phase is Phase.OVER
    events = [event for event in table.history(seat) if over or not event.fleeting]
    return wire.History(table.version(seat), events)
