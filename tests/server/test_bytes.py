"""Nothing leaks: two tables that differ only in what a seat cannot know send it the same bytes.

Both tables are real rooms on a real store. At every step of a whole game the second one is dealt
anew behind the seat's back; then both make the same move, and every byte the seat is sent is
compared, sizes and order included.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import json, to_builtins

import undertable
from undertable.core.dice import FastDice
from undertable.core.errors import Refusal
from undertable.core.lesson import LEARNER, Lesson
from undertable.core.match import new_match
from undertable.core.record import Entry
from undertable.core.state import State
from undertable.core.types import CHANCE, Told, heard_by
from undertable.server import broadcast, wire
from undertable.server.hub import LocalHub
from undertable.server.room import Room
from undertable.server.services import Services
from undertable.server.settings import Settings
from undertable.server.tables import Tables
from undertable.store import open_store
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.fairness import table_dice
from undertable.table.table import Draft, Table
from undertable.table.types import Clock, ClockKind, Phase, Role

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())
SAME_TIME = 1_800_000_000.0
SEED = "5e" * 32


class Ear:
    """A connection that keeps what it is sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.key: bytes | None = None
        self.seen = self.heard = 0
        self.shown: int | None = None
        self.arrangement: bytes | None = None
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def say(self, message: wire.FromServer) -> None:
        self.send(json.encode(message))

    def end(self, code: object) -> None:
        raise AssertionError(code)

    def took(self) -> list[bytes]:
        taken, self.sent = self.sent, []
        return taken


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setattr("undertable.server.room.now", lambda: SAME_TIME)
    store = await open_store(str(tmp_path / "tables.db"))
    tables = Tables(Services(Settings(workers=0), store, LocalHub()))
    yield tables
    for room in tables.rooms.values():
        room.connections.clear()
    await tables.close()


async def opened(tables: Tables, game: str, seats: int, ear: Ear, lesson: bool = False) -> Room:
    """A table of people at which the game has begun, with one connection."""
    people = [lines.Guest(f"p{i + 1}", f"Name {i}", Role.PLAYER) for i in range(seats)]
    taught = undertable.game(game).lesson
    first = lines.Created(
        at=SAME_TIME,
        game=game,
        options=taught.options if lesson and taught else undertable.game(game).unattended({}),
        places=[lines.Place(guest.id) for guest in people],
        people=[lines.Guest("p1", "Name 0", Role.HOST), *people[1:]],
        listed=False,
        clock=Clock(ClockKind.DECISION, 60),
        seed=SEED,
        lesson=lesson,
    )
    room = await tables.room(await tables.lay(first, {}))
    room.table.id = "sametable"
    for chair in room.table.chairs:
        chair.ready = True
    room.table = room.table.after(commands.start(room.table, By("p1", "begin", SAME_TIME)))
    await room.enter(ear)  # type: ignore[arg-type]
    return room


async def step(room: Room, seat: int, entries: list[Entry]) -> None:
    """Take up a move with the chance that followed, and tell, as a room does."""
    line = lines.Played(at=SAME_TIME, seat=seat, version=0, entries=entries)
    room.table = room.table.after(Draft(line))
    await room._tell(room.table.phase is Phase.OVER)


class World(NamedTuple):
    """A state after a move, and what the move told."""

    state: State
    told: list[Told]


def follows(room: Room, state: State, entries: list[Entry]) -> World | None:
    """What becomes of that state by these entries, if they are possible there."""
    state, told = state.copy(), []
    state.events = told
    try:
        for entry in entries:
            state.play(entry.seat, room.table.game.move_from(entry.move))
    except Refusal:
        return None
    return World(state, told)


def alike(observer: int | None, one: World, two: World) -> bool:
    """The move itself may show the observer a difference, as looking at a card does."""
    seen = [
        (w.state.view(observer), w.state.actors(), heard_by(observer, w.told)) for w in (one, two)
    ]
    return seen[0] == seen[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observer", [None, 0, 1])
async def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(
    tables: Tables, game: str, observer: int | None
) -> None:
    seats = 4
    person = None if observer is None else f"p{observer + 1}"
    ears = [Ear(person), Ear(person)]
    real, other = [await opened(tables, game, seats, ear) for ear in ears]
    dice = FastDice(f"{game} {observer}")
    compared = await same_bytes(real, other, observer, script(game, seats, dice), ears)
    assert real.table.phase is Phase.OVER
    assert compared >= 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observer", [None, 0, 1])
async def test_in_a_lesson_too_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(
    tables: Tables, game: str, observer: int | None
) -> None:
    lesson = undertable.game(game).lesson
    assert lesson is not None
    person = None if observer is None else f"p{observer + 1}"
    ears = [Ear(person), Ear(person)]
    real, other = [await opened(tables, game, lesson.seats, ear, lesson=True) for ear in ears]
    hints = [b'"lesson":{' in sent for ear in ears for sent in ear.sent if b'"update"' in sent]
    assert all(hint == (observer == LEARNER) for hint in hints)
    assert await same_bytes(real, other, observer, taught(lesson), ears) >= 5


def taught(lesson: Lesson) -> list[tuple[int, list[Entry]]]:
    """A lesson's script, move by move with the chance that follows."""
    moves: list[tuple[int, list[Entry]]] = []
    for cue in lesson.cues:
        entry = Entry(cue.seat, to_builtins(cue.move))
        if cue.seat != CHANCE:
            moves.append((cue.seat, [entry]))
        elif moves:
            moves[-1][1].append(entry)
    return moves


async def same_bytes(
    real: Room,
    other: Room,
    observer: int | None,
    moves: list[tuple[int, list[Entry]]],
    ears: list[Ear],
) -> int:
    """Make these moves at both tables, the second dealt anew each time; how often it was."""
    dice, compared = FastDice(f"{real.table.game.id} {observer}"), 0
    for seat, entries in moves:
        assert real.table.match is not None
        assert other.table.match is not None
        dealt_anew = real.table.match.state.redeal(observer, dice)
        hidden = dealt_anew.position() != real.table.match.state.position()
        then = follows(other, dealt_anew, entries)
        truth = follows(real, real.table.match.state, entries)
        assert truth is not None
        fits = then is not None and alike(observer, truth, then)
        other.table.match.state = dealt_anew if fits else real.table.match.state.copy()
        await step(real, seat, entries)
        await step(other, seat, entries)
        assert ears[0].took() == ears[1].took(), f"entries {entries}"
        compared += fits and hidden
    return compared


def script(game: str, seats: int, dice: FastDice) -> list[tuple[int, list[Entry]]]:
    """A whole game, move by move with the chance that follows."""
    played = new_match(undertable.game(game), seats, table_dice(SEED, [""] * seats))
    moves = []
    while actors := played.state.actors():
        seat, before = actors[int(dice.below(len(actors)))], played.version
        played.play(seat, played.state.legal(seat).sample(dice))
        moves.append((seat, played.record.entries[before:]))
    return moves


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_that_a_seat_cannot_see_sends_it_nothing(tables: Tables, game: str) -> None:
    seats, ear = 4, Ear("p1")
    room = await opened(tables, game, seats, ear)
    ear.took()
    for seat, entries in script(game, seats, FastDice("unseen")):
        assert room.table.match is not None
        before, version = broadcast.body(room.table, 0), room.table.version(0)
        await step(room, seat, entries)
        unseen = broadcast.body(room.table, 0) == before and room.table.version(0) == version
        assert bool(ear.took()) != unseen


async def test_a_server_that_leaked_would_be_caught(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = broadcast._body

    def leaking(table: Table, seat: int | None, shared: bytes) -> bytes:
        assert table.match is not None
        secrets = table.match.state.secrets(seat)
        return honest(table, seat, shared) + json.encode(secrets, enc_hook=str)

    monkeypatch.setattr(broadcast, "_body", leaking)
    with pytest.raises(AssertionError, match="entries"):
        await test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(tables, GAMES[0], 0)
