"""Hart an der Grenze: bring goods past the sheriff, honestly or not.

Rules: text/rules.en.md (H1-H55). Options: rounds, compensation, true_count, money, counts,
offers_cap. A module for each chapter, each on top of the one before: table, dealing, desk, market,
tokens, packing.
"""

from __future__ import annotations

from typing import Any

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, NotYourTurn
from undertable.core.legal import NONE, Listed, Moves
from undertable.core.types import CHANCE, Move
from undertable.games.border.goods import NAMES as GOOD_NAMES
from undertable.games.border.hidden import redealt, secrets_of, tidied
from undertable.games.border.position import Position
from undertable.games.border.rules.cards import counted
from undertable.games.border.rules.choices import CHECKS, NAMES, WAIVE, keepings, packings
from undertable.games.border.rules.packing import Packing
from undertable.games.border.rules.table import (
    CHECKING,
    DEALING,
    DECLARING,
    HAGGLING,
    KEEPING,
    OVER,
    PACKING,
    TOKENS,
)
from undertable.games.border.types import MOST_KEPT, BorderView
from undertable.games.border.view import seen


class Border(Packing):
    """Who holds which cards and how much money, and what is going on at the desk."""

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == PACKING:
            return tuple([seat for seat in range(self.seats) if self.has_to_pack(seat)])
        if phase <= DEALING:
            return (CHANCE,)
        return () if phase == OVER else (self.actor,)

    def legal(self, seat: int) -> Moves:
        phase = self.phase
        if phase == PACKING:
            if 0 <= seat < self.seats and self.has_to_pack(seat):
                return packings(tuple(counted(self.hand[seat])))
            return NONE
        if seat != self.actor or phase <= DEALING or phase == OVER:
            return NONE
        if phase == HAGGLING:
            return self.haggle_moves()
        if phase == DECLARING:
            return self.declarations()
        if phase == CHECKING:
            return Listed([WAIVE, *[CHECKS[s] for s in self.unchecked()]])
        if phase == TOKENS:
            return Listed(self.token_moves())
        if phase == KEEPING:
            return keepings(tuple([min(n, MOST_KEPT) for n in counted(self.behind[seat])]))
        return NAMES[self.seats]

    def play(self, seat: int, move: Move) -> None:
        phase = self.phase
        if phase == OVER:
            raise GameOver
        if phase <= DEALING:
            self.play_chance(seat, move)
            return
        if phase == PACKING:
            self.pack(seat, move)
        elif seat != self.actor:
            raise NotYourTurn
        else:
            self._play_in_turn(phase, move)
        if self.phase <= DEALING and self.dice is not None:
            self.settle()

    def _play_in_turn(self, phase: int, move: Move) -> None:
        if phase == HAGGLING:
            self.say(move)
        elif phase == DECLARING:
            self.declare(move)
        elif phase == CHECKING:
            self.choose_check(move)
        elif phase == TOKENS:
            self.use_token(move)
        elif phase == KEEPING:
            self.keep(move)
        else:
            self.name(move)

    def tally(self) -> dict[str, int]:
        """Cards, money and tokens, wherever they are."""
        cards = [a + b for a, b in zip(self.draw_pile, self.discards, strict=True)]
        for piles in (self.hand, self.suitcase, self.behind, self.under):
            for pile in piles:
                cards = [a + b for a, b in zip(cards, counted(pile), strict=True)]
        totals = {GOOD_NAMES[good]: count for good, count in enumerate(cards)}
        totals["dollars"] = sum(self.cash) + self.bank
        totals["tokens"] = sum(self.seizure) + sum(self.extra) + self.box
        return totals

    def copy(self) -> Border:
        return Border(self.seats, self.options, self)

    # What is known.

    def view(self, seat: int | None) -> BorderView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return secrets_of(self, seat)

    def redeal(self, seat: int | None, dice: Dice) -> Border:
        return redealt(self, seat, dice)

    def deal_anew(self, seat: int, dice: Dice) -> Border:
        return redealt(tidied(self, seat), seat, dice)
