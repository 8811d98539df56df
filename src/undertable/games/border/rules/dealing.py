"""Hart an der Grenze: what chance does, the lot and the deal (H6, H10, H11)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import cache
from math import comb

from undertable.core.dice import Dice
from undertable.core.errors import NotYourTurn
from undertable.core.types import CHANCE, Move
from undertable.games.border import types
from undertable.games.border.goods import KINDS
from undertable.games.border.rules.cards import drawn
from undertable.games.border.rules.table import DEALING, LOT, Table, illegal
from undertable.games.border.types import MOST_CARDS, Deal, Lot


class Dealing(Table):
    """A table whose cards are dealt."""

    @abstractmethod
    def begin_packing(self) -> None:
        """Everybody has been dealt what there is."""

    @abstractmethod
    def new_round(self, sheriff: int) -> None:
        """This seat puts the star on first."""

    def play_chance(self, seat: int, move: Move) -> None:
        if seat != CHANCE:
            raise NotYourTurn
        if self.phase == LOT:
            if not isinstance(move, Lot) or move.seat >= self.seats:
                raise illegal("lot")
            self.new_round(move.seat)
            return
        if not isinstance(move, Deal) or (move.seat, len(move.cards)) != self.due[0]:
            raise illegal("deal")
        if tuple(sorted(move.cards)) != move.cards:
            raise illegal("deal")
        if any(move.cards.count(good) > self.draw_pile[good] for good in set(move.cards)):
            raise illegal("deal")
        self._dealt(list(move.cards))

    def draw(self, dice: Dice) -> Move:
        if self.phase == LOT:
            return Lot(int(dice.below(self.seats)))
        seat, count = self.due[0]
        return Deal(seat, tuple(self._drawn(count, dice)))

    def _drawn(self, count: int, dice: Dice) -> list[int]:
        """Goods from the draw pile, in rising order; the pile stays as it is."""
        pile = self.draw_pile[:]
        size = sum(pile)
        goods = []
        for left in range(size, size - count, -1):
            at = int(dice.below(left))
            good = 0
            while at >= pile[good]:
                at -= pile[good]
                good += 1
            pile[good] -= 1
            goods.append(good)
        goods.sort()
        return goods

    def chances(self) -> Iterator[tuple[Move, int]]:
        if self.phase == LOT:
            for seat in range(self.seats):
                yield Lot(seat), 1
            return
        seat, count = self.due[0]
        for goods, ways in _ways_to_draw(tuple(self.draw_pile), count, 0):
            yield Deal(seat, goods), ways

    def settle(self) -> None:
        """The same as drawing and playing each deal; quicker while nobody listens."""
        dice = self.dice
        if dice is None:
            return
        if self.events is None:
            while self.phase == DEALING:
                self._dealt(self._drawn(self.due[0][1], dice))
        super().settle()

    def _dealt(self, goods: list[int]) -> None:
        """H10: to the hand that is due."""
        seat, count = self.due.pop(0)
        for good in goods:
            self.draw_pile[good] -= 1
        self.hand[seat] += tuple([drawn(good, self.shuffles) for good in goods])
        if self.events is not None:
            self.tell(types.Dealt(seat, count))
            self.tell(types.Drew(seat, tuple(goods)), (seat,))
        if not self.due:
            self.deal_on()

    def deal_on(self) -> None:
        """H10, H11: up to five for everyone, as long as there are cards."""
        left = sum(self.draw_pile)
        missing = [MOST_CARDS - len(hand) for hand in self.hand]
        if sum(missing) and not left and any(self.discards):
            self._reshuffle()
            left = sum(self.draw_pile)
        order = [(self.sheriff + step) % self.seats for step in range(1, self.seats + 1)]
        shares = missing if sum(missing) <= left else _in_turn(missing, order, left)
        self.due = [(seat, shares[seat]) for seat in order if shares[seat]]
        if not self.due:
            self.begin_packing()

    def _reshuffle(self) -> None:
        self.draw_pile, self.discards = self.discards, [0] * KINDS
        self.shuffles += 1
        self.tell(types.Reshuffled(sum(self.draw_pile)))


def _in_turn(missing: list[int], order: list[int], cards: int) -> list[int]:
    """H11: one card each in turn until there are no more."""
    shares = [0] * len(missing)
    while cards:
        for seat in order:
            if cards and shares[seat] < missing[seat]:
                shares[seat] += 1
                cards -= 1
    return shares


@cache
def _ways_to_draw(
    pile: tuple[int, ...], count: int, first: int
) -> list[tuple[tuple[int, ...], int]]:
    """Every draw of so many cards from the kinds `first` on, with the number of ways to it."""
    if first == KINDS:
        return [] if count else [((), 1)]
    found = []
    for taken in range(min(count, pile[first]) + 1):
        here = comb(pile[first], taken)
        for goods, ways in _ways_to_draw(pile, count - taken, first + 1):
            found.append(((first,) * taken + goods, here * ways))
    return found
