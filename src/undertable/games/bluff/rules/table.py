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

ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]
EVERYBODY: Final = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
NO_DICE: Final[list[list[tuple[int, ...]]]] = [[()] * seats for seats in range(MOST_SEATS + 1)]
"""Both for each number of seats, and shared: a state replaces them before it changes them."""


class Table(State):
    """Whose dice show what, and what has been bid on them."""

    def __init__(self, seats: int, options: BluffOptions, of: Table | None = None) -> None:
        """A new game, or a copy `of` this one."""
        super().__init__()
        self.seats = seats
        self.options = options
        self.laying_out: bool = options.laying_out
        self.bid_cap: bool = options.bid_cap
        self.phase: i64 = OPENING if of is None else of.phase
        self.round: i64 = 0 if of is None else of.round
        self.turn: i64 = 0 if of is None else of.turn
        self.dice_left: list[int] = [options.dice] * seats if of is None else of.dice_left[:]
        self.alive: list[int] = EVERYBODY[seats] if of is None else of.alive[:]
        """Seats that still have dice."""
        self.cups: list[tuple[int, ...]] = NO_DICE[seats] if of is None else of.cups[:]
        self.laid: list[tuple[int, ...]] = NO_DICE[seats] if of is None else of.laid[:]
        self.waiting: list[int] = self.alive if of is None else of.waiting[:]
        """Seats whose dice are still to be shaken, next one first."""
        self.contenders: list[int] = self.alive if of is None else of.contenders[:]
        """Seats that roll for the first bid."""
        self.opening: list[tuple[int, ...]] = NO_DICE[seats] if of is None else of.opening[:]
        """Their rolls, open on the table until the first cups are raised."""
        self.rung: i64 = NO_BID if of is None else of.rung
        self.bidder: i64 = 0 if of is None else of.bidder
        self.cap: i64 = 0 if of is None else of.cap
        self.raised: Raised | None = None if of is None else of.raised

    def to_shake(self, seat: int) -> int:
        return self.dice_left[seat] - len(self.laid[seat])

    def pass_on(self) -> None:
        """B12: the next player clockwise who still has dice."""
        turn = (self.turn + 1) % self.seats
        while not self.dice_left[turn]:
            turn = (turn + 1) % self.seats
        self.turn = turn
        self.phase = BIDDING
