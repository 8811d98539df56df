"""Hart an der Grenze: turns and rounds, what is kept and what is sold (H9, H42-H55)."""

from __future__ import annotations

from undertable.core.types import Move, Outcome
from undertable.games.border import types
from undertable.games.border.goods import KINDS, LIMITS, VALUES
from undertable.games.border.rules.cards import (
    counted,
    goods_of,
    put_under,
)
from undertable.games.border.rules.desk import Desk
from undertable.games.border.rules.sale import incomes
from undertable.games.border.rules.table import (
    DEALING,
    EMPTY,
    KEEPING,
    NAMING,
    OVER,
    illegal,
)
from undertable.games.border.types import (
    Keep,
    Name,
)


class Market(Desk):
    """A table at which turns end, goods are sold and the richest wins."""

    def turns(self) -> int:
        """H9: with three players everyone is sheriff twice a round."""
        return 6 if self.seats == 3 else self.seats

    def new_round(self, sheriff: int) -> None:
        self.round += 1
        self.turn = 0
        self._new_turn(sheriff)

    def _new_turn(self, sheriff: int) -> None:
        self.turn += 1
        self.sheriff = self.actor = sheriff
        self.count = [0] * self.seats
        self.good = [0] * self.seats
        self.checked = [False] * self.seats
        self.phase = DEALING
        if self.events is not None:
            self.tell(types.Starred(sheriff, self.round, self.turn))
        self.deal_on()

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def unchecked(self) -> list[int]:
        """Travellers whose suitcase nobody has touched this turn."""
        return [seat for seat in range(self.seats) if self.suitcase[seat]]

    def clear_desk(self) -> None:
        """What was opened or looked into last is gone from sight."""
        self.opened = None
        self.look = None

    def end_turn(self) -> None:
        for seat in self.unchecked():
            self.cross(seat)
        if self.turn < self.turns():
            self._new_turn(self.left_of(self.sheriff))
        else:
            self.phase = KEEPING
            self._next_keeper(self.sheriff)

    def _next_keeper(self, seat: int) -> None:
        """H43: from the last sheriff on; whoever has nothing behind the suitcase keeps nothing."""
        while not self.behind[seat]:
            self.tell(types.Kept(seat, 0))
            seat = self.left_of(seat)
            if seat == self.sheriff:
                self._sell()
                return
        self.actor = seat

    def keep(self, move: Move) -> None:
        """H43, H44."""
        seat = self.actor
        if not isinstance(move, Keep):
            raise illegal("now-keeping")
        if move not in self.legal(seat):
            raise illegal("keep")
        self.clear_desk()
        kept, self.behind[seat] = put_under(self.behind[seat], move.cards)
        self.under[seat] += kept
        self.kept[seat] = len(kept)
        if self.events is not None:
            self.tell(types.Kept(seat, len(kept)))
            self.tell(types.KeptCards(seat, move.cards), (seat,))
        if self.left_of(seat) == self.sheriff:
            self._sell()
        else:
            self._next_keeper(self.left_of(seat))

    def _sell(self) -> None:
        """H45, H46: everything that was not kept, in the open."""
        self.sold = tuple([goods_of(pile) for pile in self.behind])
        self.kept = [0] * self.seats
        for seat, goods in enumerate(self.sold):
            income = sum([VALUES[good] for good in goods])
            for good in goods:
                self.discards[good] += 1
            self.behind[seat] = EMPTY
            self._pay_out(seat, income)
            if self.events is not None:
                self.tell(types.Sold(seat, goods, income))
        if self.round < self.options.rounds:
            self.phase = NAMING
            self.actor = self.poorest()
        else:
            self._final_sale()

    def _pay_out(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        self.bank -= amount

    def poorest(self) -> int:
        """H47, H48: of the tied, the nearest after the last sheriff, who is farthest himself."""
        order = [(self.sheriff + step) % self.seats for step in range(1, self.seats + 1)]
        return min(order, key=lambda seat: self.cash[seat])

    def name(self, move: Move) -> None:
        if not isinstance(move, Name) or move.seat >= self.seats:
            raise illegal("now-naming")
        self.tell(types.Named(self.actor, move.seat))
        self.new_round(move.seat)

    def _final_sale(self) -> None:
        """H49-H55: good by good; the cards stay on the table for all to see."""
        self.phase = OVER
        for good, held, income in self.sale():
            if self.events is not None:
                self.tell(types.Called(good, LIMITS[self.seats][good], sum(held)))
            for seat in range(self.seats):
                self._pay_out(seat, income[seat])
                if held[seat] and self.events is not None:
                    self.tell(types.Cashed(seat, good, held[seat], income[seat]))
        for seat in self._winners():
            self.tell(types.Won(seat, self.cash[seat]))

    def sale(self) -> list[tuple[int, list[int], list[int]]]:
        """For each good: what everybody holds under the suitcase, and gets for it."""
        held = [counted(pile) for pile in self.under]
        table = []
        for good in range(KINDS):
            mine = [counts[good] for counts in held]
            table.append((good, mine, incomes(good, mine)))
        return table

    def _winners(self) -> tuple[int, ...]:
        """H55."""
        most = max(self.cash)
        return tuple([seat for seat in range(self.seats) if self.cash[seat] == most])

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self._winners(), tuple(self.cash), "most-money")
