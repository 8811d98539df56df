"""The leak check: change only what a seat cannot know, and all it receives stays the same.

Beside a random game walk other worlds, one for each seat: redealt so that the seat cannot tell
them apart, then played on with the same moves and other chance. As long as the seat has been told
the same in both, view, legal moves, events and history must be the same bytes. And where two
different moves of somebody else look the same to a seat, they sound the same; where they look
different, it was told so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec
from msgspec import Struct

from undertable.core.dice import Dice, FastDice
from undertable.core.errors import Refusal
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import CHANCE, Event, Move, heard_by
from undertable.lab.walk import any_step, fresh, listen

OTHER_CHANCES = 6
"""How often another outcome is tried before the twin gets the same one."""
ENOUGH = 20
"""A secret of two values stays the same so often once in a million times."""


class Leak(Struct, frozen=True):
    """A seat got different bytes in two worlds that it cannot tell apart."""

    seat: int | None
    what: str
    here: str
    there: str
    position: dict[str, object]


class Secret(Struct):
    """How often something was hidden from a seat, and how often `redeal` changed it."""

    hidden: int = 0
    changed: int = 0


class Report(Struct):
    positions: int = 0
    leaks: list[Leak] = []
    secrets: dict[str, Secret] = {}

    def frozen_secrets(self) -> list[str]:
        """What is called hidden although `redeal` never changed it, often enough to say so."""
        seen = {name: s for name, s in self.secrets.items() if s.hidden >= ENOUGH}
        return [name for name, secret in seen.items() if not secret.changed]

    def clean(self) -> bool:
        return not self.leaks and not self.frozen_secrets()


def said(what: object) -> bytes:
    return msgspec.json.encode(what, order="sorted")


def received(state: State, seat: int | None) -> dict[str, bytes]:
    """Everything a seat is sent about a position."""
    legal = state.legal(seat).describe() if seat is not None else []
    return {
        "view": said(state.view(seat)),
        "legal moves": said(legal),
        "actors": said(state.actors()),
        "outcome": said(state.outcome()),
    }


def shown(state: State, seat: int | None) -> bytes:
    """What a seat sees without being asked for anything."""
    return said((state.view(seat), state.actors(), state.outcome()))


def glimpsed(seat: int | None, heard: list[Event]) -> bytes:
    """What a seat was shown for a moment, as it should be: no view has it."""
    return said(
        [
            event
            for event in heard
            if event.fleeting and (not event.private or getattr(event, "seat", None) == seat)
        ]
    )


class World:
    """A twin of the game for one seat, and what that seat has heard in both since they split."""

    def __init__(self, state: State, seat: int | None, dice: Dice) -> None:
        self.seat = seat
        self.state = state.redeal(seat, dice)
        self.heard_here: list[Event] = []
        self.heard_there: list[Event] = []

    def follow(self, here: State, step: tuple[int, Move], heard: list[Event], dice: Dice) -> bool:
        """Make the same step; False if the seat has now legitimately learned the difference."""
        after = self._step(here, step, heard, dice)
        if after is None or glimpsed(self.seat, heard) != glimpsed(self.seat, after[1]):
            return False
        self.state, told = after
        self.heard_here += heard
        self.heard_there += told
        if shown(here, self.seat) == shown(self.state, self.seat):
            return True
        settled = CHANCE not in (*here.actors(), *self.state.actors())  # what it does will be told
        return settled and said(heard) == said(told)

    def _step(
        self, here: State, step: tuple[int, Move], heard: list[Event], dice: Dice
    ) -> tuple[State, list[Event]] | None:
        seat, move = step
        if seat != CHANCE:
            return self._played(seat, move)
        wanted = shown(here, self.seat), glimpsed(self.seat, heard)
        for _ in range(OTHER_CHANCES):
            if self.state.actors() != (CHANCE,):
                return None
            other = self._played(CHANCE, self.state.draw(dice))
            if other is not None and self._seen(*other) == wanted:
                return other
        return self._played(CHANCE, move)

    def _seen(self, state: State, told: list[Event]) -> tuple[bytes, bytes]:
        return shown(state, self.seat), glimpsed(self.seat, told)

    def _played(self, seat: int, move: Move) -> tuple[State, list[Event]] | None:
        state = self.state.copy()
        try:
            told = listen(state, seat, move)
        except Refusal:
            return None
        return state, list(heard_by(self.seat, told))


class Check:
    """Walks random games and compares."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], seed: str) -> None:
        self.game, self.seats, self.options = game, seats, dict(options)
        self.dice = FastDice(seed)
        self.report = Report()

    def run(self, positions: int, progress: Callable[[int], None] | None = None) -> Report:
        while self.report.positions < positions:
            for _ in self._game():
                if progress is not None:
                    progress(min(self.report.positions, positions))
                if self.report.positions >= positions or len(self.report.leaks) >= 10:
                    return self.report
        return self.report

    def _game(self) -> Iterator[None]:
        state = fresh(self.game, self.seats, self.options)
        worlds: dict[int | None, World] = {}
        while state.actors():
            for seat in (None, *range(self.seats)):
                self._compare(state, worlds, seat)
            yield
            worlds = self._walk_on(state, worlds)

    def _compare(self, state: State, worlds: dict[int | None, World], seat: int | None) -> None:
        """The twin that walked along if there is one, else a new one."""
        self.report.positions += 1
        fresh_twin = state.redeal(seat, self.dice)
        self._count_secrets(state, fresh_twin, seat)
        self._match(state, fresh_twin, seat)
        if (world := worlds.get(seat)) is None:
            worlds[seat] = World(state, seat, self.dice)
            return
        self._match(state, world.state, seat)
        self._same(state, seat, "history", said(world.heard_here), said(world.heard_there))

    def _match(self, state: State, twin: State, seat: int | None) -> None:
        there = received(twin, seat)
        for what, here in received(state, seat).items():
            self._same(state, seat, what, here, there[what])

    def _same(self, state: State, seat: int | None, what: str, here: bytes, there: bytes) -> None:
        if here != there:
            leak = Leak(seat, what, here.decode(), there.decode(), state.position())
            self.report.leaks.append(leak)

    def _count_secrets(self, state: State, twin: State, seat: int | None) -> None:
        there = twin.secrets(seat)
        for name, value in state.secrets(seat).items():
            kind = name.rstrip("0123456789 ")
            secret = self.report.secrets.setdefault(kind, Secret())
            secret.hidden += 1
            secret.changed += there.get(name) != value

    def _walk_on(self, state: State, worlds: dict[int | None, World]) -> dict[int | None, World]:
        step = any_step(state, self.dice)
        self.check_another_move(state, step)
        told = listen(state, *step)
        going_on = {}
        for seat, world in worlds.items():
            follows = world.follow(state, step, list(heard_by(seat, told)), self.dice)
            if follows and world.state.secrets(seat) != state.secrets(seat):
                going_on[seat] = world  # one that has become the same has nothing left to say
        return going_on

    def check_another_move(self, state: State, step: tuple[int, Move]) -> None:
        """Whoever sees no difference between two moves of somebody else hears none either."""
        seat, move = step
        other = state.draw(self.dice) if seat == CHANCE else state.legal(seat).sample(self.dice)
        if other == move:
            return
        here, there = state.copy(), state.copy()
        told_here, told_there = listen(here, seat, move), listen(there, seat, other)
        if here.position() == there.position():
            return  # what came to the same in everything, hidden or not, carried no secret
        settled = CHANCE not in (*here.actors(), *there.actors())
        for watcher in (None, *range(self.seats)):
            if watcher == seat:
                continue
            heard, other_heard = heard_by(watcher, told_here), heard_by(watcher, told_there)
            if glimpsed(watcher, heard) != glimpsed(watcher, other_heard):
                continue
            sounds = said(heard), said(other_heard)
            sights = shown(here, watcher), shown(there, watcher)
            if sights[0] == sights[1]:
                self._same(here, watcher, "hearing of another move", *sounds)
                self._check_secret_has_a_name(here, there, watcher)
            elif sounds[0] == sounds[1] and settled:
                self._same(here, watcher, "sight of what nobody told", *sights)

    def _check_secret_has_a_name(self, here: State, there: State, watcher: int | None) -> None:
        """Two positions that a seat cannot tell apart differ in its secrets."""
        positions = said(here.position()), said(there.position())
        if said(here.secrets(watcher)) == said(there.secrets(watcher)):
            self._same(here, watcher, "secret without a name", *positions)


def check(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    positions: int,
    seed: str = "0",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Compare at least so many positions, one seat each; stops early after ten leaks."""
    return Check(game, seats, options, seed).run(positions, progress)
