"""Bluff: shaking, which is chance, and how a round begins (B4, B5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, IllegalMove, NotYourTurn
from undertable.core.text import Text
from undertable.core.types import CHANCE, Move
from undertable.games.bluff import types
from undertable.games.bluff.rules.rolls import ROLLS, TOTALS
from undertable.games.bluff.rules.table import (
    BIDDING,
    LAYING,
    NO_DICE,
    OPENING,
    OVER,
    SHAKING,
    Table,
)
from undertable.games.bluff.rules.track import NO_BID
from undertable.games.bluff.types import (
    FACES,
    FURTHEST,
    Shake,
)


class Shaking(Table):
    """A table at which dice are shaken."""

    def draw(self, dice: Dice) -> Move:
        seat = self.waiting[0]
        rolls = ROLLS[self.to_shake(seat)]
        return Shake(seat, rolls[int(dice.below(len(rolls)))])

    def chances(self) -> Iterator[tuple[Move, int]]:
        seat = self.waiting[0]
        count = self.to_shake(seat)
        for roll in combinations_with_replacement(FACES, count):
            repeats = prod([factorial(roll.count(face)) for face in FACES])
            yield Shake(seat, roll), factorial(count) // repeats

    def settle(self) -> None:
        """The same as drawing and playing each shake; quicker while nobody listens."""
        dice = self.dice
        if dice is None or self.events is not None:
            super().settle()
            return
        while self.waiting:
            if self.phase == OPENING and len(self.waiting) == len(self.contenders):
                self.opening = NO_DICE[self.seats][:]
            cups = self.opening if self.phase == OPENING else self.cups
            owned, laid = self.dice_left, self.laid
            for seat in self.waiting:
                rolls = ROLLS[owned[seat] - len(laid[seat])]
                cups[seat] = rolls[dice.below(len(rolls))]
            self.waiting = []
            self._all_shaken()

    def play_chance(self, seat: int, move: Move) -> None:
        if self.phase == OVER:
            raise GameOver
        if seat != CHANCE or not self.waiting:
            raise NotYourTurn
        waiting = self.waiting[0]
        if not isinstance(move, Shake) or move.seat != waiting:
            raise IllegalMove(Text("bluff", "refusal-now-shaking"))
        if len(move.dice) != self.to_shake(waiting) or tuple(sorted(move.dice)) != move.dice:
            raise IllegalMove(Text("bluff", "refusal-now-shaking"))
        if self.phase == OPENING:
            self._opening_roll(move.dice)
        else:
            self._shaken(move.dice)
        if not self.waiting:
            self._all_shaken()

    def _opening_roll(self, roll: tuple[int, ...]) -> None:
        if len(self.waiting) == len(self.contenders):
            self.opening = NO_DICE[self.seats][:]
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.opening[seat] = roll
        self.tell(types.OpeningRolled(seat, roll, TOTALS[roll]))

    def _shaken(self, roll: tuple[int, ...]) -> None:
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.cups[seat] = roll
        self.tell(types.Shaken(seat, len(roll)))
        self.tell(types.Peeked(seat, roll), (seat,))

    def _all_shaken(self) -> None:
        if self.phase == OPENING:
            self._compare_totals()
        elif self.phase == LAYING:
            self.pass_on()
        else:
            self.phase = BIDDING

    def _compare_totals(self) -> None:
        """B4: the highest total begins; stars count nothing; who ties rolls again."""
        best = 0
        leaders: list[int] = []
        for seat in range(self.seats):
            total = TOTALS[self.opening[seat]]
            if total > best:
                best = total
                leaders = [seat]
            elif total == best:
                leaders.append(seat)
        if len(leaders) == 1:
            self.new_round(leaders[0])
        else:
            self.contenders = leaders
            self.waiting = leaders

    def new_round(self, starter: int) -> None:
        """B5: everybody who has dice shakes them all."""
        self.phase = SHAKING
        self.round += 1
        self.turn = starter
        self.rung = NO_BID
        self.cups = NO_DICE[self.seats][:]
        self.laid = NO_DICE[self.seats]
        self.waiting = self.alive
        in_play = 0
        for seat in self.alive:
            in_play += self.dice_left[seat]
        self.cap = in_play if self.bid_cap else FURTHEST
        if self.events is not None:
            self.tell(types.Begins(starter, self.round, in_play))
