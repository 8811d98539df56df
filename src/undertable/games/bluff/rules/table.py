"""Bluff: everything that lies on the table, and its phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undertable.core.state import State
from undertable.games.bluff.rules.track import NO_BID
from undertable.games.bluff.types import (
    MOST_SEATS,
    BluffOptions,
    Raised,
)

OPENING: Final = 0
SHAKING: Final = 1
BIDDING: Final = 2
LAYING: Final = 3
OVER: Final = 4

EVERYBODY: Final = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
NO_DICE: Final[list[list[tuple[int, ...]]]] = [[()] * seats for seats in range(MOST_SEATS + 1)]
"""Both for each number of seats, and shared: a state replaces them before it changes them."""


class Table(State):
    """Whose dice show what, and what has been bid on them."""

    def __init__(self, seats: int, options: BluffOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.laying_out: bool = options.laying_out
        self.phase: i64 = OPENING
        self.round: i64 = 0
        self.turn: i64 = 0
        self.dice_left = [options.dice] * seats
        self.alive = EVERYBODY[seats]
        """Seats that still have dice."""
        self.cups = NO_DICE[seats]
        self.laid = NO_DICE[seats]
        self.waiting = self.alive
        """Seats whose dice are still to be shaken, next one first."""
        self.contenders = self.alive
        """Seats that roll for the first bid."""
        self.opening = NO_DICE[seats]
        """Their rolls, open on the table until the first cups are raised."""
        self.rung: i64 = NO_BID
        self.bidder: i64 = 0
        self.cap: i64 = 0
        self.raised: Raised | None = None

    def to_shake(self, seat: int) -> int:
        return self.dice_left[seat] - len(self.laid[seat])

    def pass_on(self) -> None:
        """B12: the next player clockwise who still has dice."""
        turn = (self.turn + 1) % self.seats
        while not self.dice_left[turn]:
            turn = (turn + 1) % self.seats
        self.turn = turn
        self.phase = BIDDING
