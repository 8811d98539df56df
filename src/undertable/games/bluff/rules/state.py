"""Bluff: bid on dice you cannot see.

Rules: text/rules.en.md (B1-B29). Options: dice, laying_out, exact, bid_cap. A module for each
chapter, each on top of the one before: table, shaking, bidding, laying_out, cups_up.
"""

from __future__ import annotations

from typing import Any

from undertable.core.dice import Dice
from undertable.core.errors import IllegalMove
from undertable.core.legal import NONE, Moves
from undertable.core.text import Text
from undertable.core.types import CHANCE, Move, Outcome
from undertable.games.bluff.hidden import redealt, secrets_of
from undertable.games.bluff.position import Position
from undertable.games.bluff.rules.choices import BIDS
from undertable.games.bluff.rules.cups_up import CupsUp
from undertable.games.bluff.rules.table import (
    ALONE,
    BIDDING,
    LAYING,
    OPENING,
    OVER,
)
from undertable.games.bluff.types import (
    Bid,
    BluffView,
    Doubt,
)
from undertable.games.bluff.view import seen


class Bluff(CupsUp):
    """A game of Bluff."""

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        return (CHANCE,) if self.waiting else ALONE[self.turn]

    def legal(self, seat: int) -> Moves:
        if self.phase == BIDDING and seat == self.turn:
            return BIDS[self.cap][self.rung + 1]
        if self.phase == LAYING and seat == self.turn and not self.waiting:
            return self.layings()
        return NONE

    def play(self, seat: int, move: Move) -> None:
        if self.phase != BIDDING or seat != self.turn:
            self._play_outside_bidding(seat, move)
        elif isinstance(move, Bid):
            self.raise_bid(move)
        elif isinstance(move, Doubt):
            self.doubt()
            self.settle()
        else:
            raise IllegalMove(Text("bluff", "refusal-now-bidding"))

    def _play_outside_bidding(self, seat: int, move: Move) -> None:
        if self.phase == LAYING and seat == self.turn and not self.waiting:
            self.play_laying(move)
            self.settle()
        else:
            self.play_chance(seat, move)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((self.turn,), tuple(self.dice_left), "last-dice")

    def copy(self) -> Bluff:
        return Bluff(self.seats, self.options, self)

    # What is known.

    def view(self, seat: int | None) -> BluffView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return secrets_of(self, seat)

    def redeal(self, seat: int | None, dice: Dice) -> Bluff:
        return redealt(self, seat, dice)

    def tally(self) -> dict[str, int]:
        """B20: every die is under a cup, laid out, being shaken or in the graveyard."""
        graveyard = self.seats * self.options.dice - sum(self.dice_left)
        if self.phase in (OPENING, OVER):
            return {"dice": graveyard + sum(self.dice_left)}
        shaking = sum(self.to_shake(seat) for seat in self.waiting)
        shown = sum(len(roll) for roll in self.cups) + sum(len(roll) for roll in self.laid)
        return {"dice": graveyard + shaking + shown}
