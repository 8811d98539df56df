"""Schmuggler an Bord: everything that lies on the table, its phases and its numbers (S2-S6)."""

from __future__ import annotations

from typing import Final

from undertable.core.errors import IllegalMove
from undertable.core.state import State
from undertable.core.text import Text
from undertable.games.smugglers.goods import FIELDS, START
from undertable.games.smugglers.types import SmugglersOptions

TAKING: Final = 0
DRAWING: Final = 1
ROLLING: Final = 2
THROWING: Final = 3
NAMING: Final = 4
OBJECTING: Final = 5
LOOKING: Final = 6
OVER: Final = 7
PHASES: Final = (
    "taking",
    "drawing",
    "rolling",
    "throwing",
    "naming",
    "objecting",
    "looking",
    "over",
)

CHIPS: Final = {3: 12, 4: 15, 5: 18, 6: 20}
FIRST_CARDS: Final = {3: 3, 4: 2, 5: 2, 6: 2}
ENOUGH: Final = {3: 14, 4: 12, 5: 10, 6: 8}

NOBODY: Final = -1
NOT_FOUND: Final = -1
UNDECIDED: Final = -1
BELIEVES: Final = 0
OBJECTS: Final = 1


class Table(State):
    """Which card lies where, what was said about the one that is sought, and who has looked."""

    def __init__(self, seats: int, options: SmugglersOptions, of: Table | None = None) -> None:
        """A new game, or a copy `of` this one."""
        super().__init__()
        self.seats = seats
        self.options = options
        self.phase: int = TAKING if of is None else of.phase
        self.turn: int = 0 if of is None else of.turn
        self.turns: int = 0 if of is None else of.turns
        self.pawn: int = START if of is None else of.pawn
        self.rows: list[list[int]] = (
            [[] for _ in range(seats)] if of is None else [row[:] for row in of.rows]
        )
        self.chips: list[int] = [CHIPS[seats]] * seats if of is None else of.chips[:]
        self.chest: int = 0 if of is None else of.chest
        self.guessers: list[int] = [] if of is None else of.guessers[:]
        self.named: list[int] = [] if of is None else of.named[:]
        """Whom each guesser named; the roller who claims the good names himself."""
        self.answers: list[int] = [UNDECIDED] * seats if of is None else of.answers[:]
        self.looker: int = NOBODY if of is None else of.looker
        self.looked: list[int] = [] if of is None else of.looked[:]
        self.searched: list[int] = [] if of is None else of.searched[:]
        self.found: int = NOT_FOUND if of is None else of.found
        self.looks_on: bool = False if of is None else of.looks_on
        self.objected: list[int] = [] if of is None else of.objected[:]
        """Who has just objected."""
        self.reason: str = "" if of is None else of.reason

    def holder(self, good: int) -> int:
        for seat in range(self.seats):
            if good in self.rows[seat]:
                return seat
        return NOBODY

    def untaken(self) -> list[int]:
        """Goods that nobody has: on the heap at first, later on their fields (S9)."""
        return [good for good in range(FIELDS) if self.holder(good) == NOBODY]

    def objectors(self) -> list[int]:
        return [s for s in range(self.seats) if self.answers[s] == OBJECTS]


def illegal(why: str) -> IllegalMove:
    return IllegalMove(Text("smugglers", f"refusal-{why}"))
