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

    def __init__(self, seats: int, options: SmugglersOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.phase = TAKING
        self.turn = 0
        self.turns = 0
        self.pawn = START
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.chips = [CHIPS[seats]] * seats
        self.chest = 0
        self.guessers: list[int] = []
        self.named: list[int] = []
        """Whom each guesser named; the roller who claims the good names himself."""
        self.answers = [UNDECIDED] * seats
        self.looker = NOBODY
        self.looked: list[int] = []
        self.searched: list[int] = []
        self.found = NOT_FOUND
        self.looks_on = False
        self.objected: list[int] = []
        """Who has just objected."""
        self.reason = ""

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
