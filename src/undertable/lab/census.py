"""The census: the perft of hidden information. How large is a small game, exactly?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import CHANCE, Move, Told, heard_by
from undertable.lab.walk import listen


class Count(Struct):
    """What there is below a position."""

    histories: int = 0
    """Ways in which the game can end, chance included."""
    information_sets: int = 0
    """Decisions as the one who decides can tell them apart."""
    decisions: int = 0
    """Positions in which a seat decides."""


class Known(Struct, forbid_unknown_fields=True):
    """A small position whose numbers are known from elsewhere."""

    name: str
    position: dict[str, Any]
    histories: int
    information_sets: int
    source: str


def known_answers(game: Game) -> list[Known]:
    """The positions in `census.toml` of the game's folder, if it has one."""
    source = files(type(game).__module__) / "census.toml"
    if not source.is_file():
        return []
    return msgspec.toml.decode(source.read_bytes(), type=dict[str, list[Known]])["known"]


class Census:
    """Visits everything below a position; what a seat did and heard tells decisions apart."""

    def __init__(self, progress: Callable[[int], None] | None = None) -> None:
        self.count = Count()
        self._progress = progress
        self._memories: dict[tuple[int, bytes], int] = {}
        self._sets: set[tuple[int, int]] = set()

    def visit(self, state: State, memories: tuple[int, ...]) -> None:
        """`memories` has a number for all that each seat has done and heard so far."""
        actors = state.actors()
        if not actors:
            self._ended()
            return
        seat = actors[0]
        if seat != CHANCE:
            self._decides(seat, memories[seat])
        for move in _moves(state, seat):
            after = state.copy()
            told = listen(after, seat, move)
            self.visit(after, self._remember(memories, seat, move, told))

    def _ended(self) -> None:
        self.count.histories += 1
        if self._progress is not None and self.count.histories % 1000 == 0:
            self._progress(self.count.histories)

    def _decides(self, seat: int, memory: int) -> None:
        self.count.decisions += 1
        self._sets.add((seat, memory))
        self.count.information_sets = len(self._sets)

    def _remember(
        self, memories: tuple[int, ...], actor: int, move: Move, told: list[Told]
    ) -> tuple[int, ...]:
        now = []
        for seat, memory in enumerate(memories):
            new = msgspec.json.encode((move if seat == actor else None, heard_by(seat, told)))
            now.append(self._memories.setdefault((memory, new), len(self._memories) + 1))
        return tuple(now)


def _moves(state: State, seat: int) -> Iterable[Move]:
    return (move for move, _ in state.chances()) if seat == CHANCE else state.legal(seat)


def census(state: State, progress: Callable[[int], None] | None = None) -> Count:
    """Count everything below this position."""
    taker = Census(progress)
    taker.visit(state, (0,) * state.seats)
    return taker.count
