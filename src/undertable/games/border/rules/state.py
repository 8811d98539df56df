"""Hart an der Grenze: bring goods past the sheriff, honestly or not.

Rules: text/rules.en.md (H1-H55). Options: rounds, compensation, true_count, money, counts,
offers_cap.
"""

from __future__ import annotations

from typing import Any, Final

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, NotYourTurn
from undertable.core.legal import NONE, Listed, Moves
from undertable.core.types import CHANCE, Move, Outcome
from undertable.games.border import types
from undertable.games.border.goods import KINDS, LIMITS, VALUES
from undertable.games.border.goods import NAMES as GOOD_NAMES
from undertable.games.border.hidden import hidden_from, redealt
from undertable.games.border.position import Position
from undertable.games.border.rules.cards import (
    EVERYBODY,
    counted,
    goods_of,
    put_under,
    rule_out,
    show,
    split,
)
from undertable.games.border.rules.choices import ANY_DECLARATION, TRUE_COUNTS, keepings, packings
from undertable.games.border.rules.desk import Desk
from undertable.games.border.rules.sale import incomes
from undertable.games.border.rules.table import (
    CHECKING,
    DEALING,
    DECLARING,
    EMPTY,
    HAGGLING,
    KEEPING,
    NAMING,
    OVER,
    PACKING,
    TOKENS,
    illegal,
)
from undertable.games.border.types import (
    MOST_KEPT,
    BorderView,
    Check,
    Confiscate,
    Declare,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Pack,
    Waive,
)
from undertable.games.border.view import seen

WAIVE: Final = Waive()
DONE: Final = Done()
CHECKS: Final = tuple(Check(seat) for seat in range(6))
EXTRA_CHECKS: Final = tuple(ExtraCheck(seat) for seat in range(6))
CONFISCATIONS: Final = tuple(Confiscate(seat) for seat in range(6))
NAMES: Final = tuple(Listed([Name(seat) for seat in range(seats)]) for seats in range(7))


class Border(Desk):
    """Who holds which cards and how much money, and what is going on at the desk."""

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == PACKING:
            return tuple([seat for seat in range(self.seats) if self._has_to_pack(seat)])
        if phase <= DEALING:
            return (CHANCE,)
        return () if phase == OVER else (self.actor,)

    def _has_to_pack(self, seat: int) -> bool:
        """H12, H13: everyone but the sheriff, once, who has anything to pack."""
        return seat != self.sheriff and bool(self.hand[seat]) and not self.suitcase[seat]

    def legal(self, seat: int) -> Moves:
        phase = self.phase
        if phase == PACKING:
            if 0 <= seat < self.seats and self._has_to_pack(seat):
                return packings(tuple(counted(self.hand[seat])))
            return NONE
        if seat != self.actor or phase <= DEALING or phase == OVER:
            return NONE
        if phase == HAGGLING:
            return self.haggle_moves()
        if phase == DECLARING:
            return self._declarations()
        if phase == CHECKING:
            return Listed([WAIVE, *[CHECKS[s] for s in self._unchecked()]])
        if phase == TOKENS:
            return Listed(self._token_moves())
        if phase == KEEPING:
            return keepings(tuple([min(n, MOST_KEPT) for n in counted(self.behind[seat])]))
        return NAMES[self.seats]

    def _declarations(self) -> Moves:
        """H14, H15: one to five of a legal good, true or not."""
        if self.options.true_count:
            return TRUE_COUNTS[len(self.suitcase[self.actor])]
        return ANY_DECLARATION

    def _unchecked(self) -> list[int]:
        """Travellers whose suitcase nobody has touched this turn."""
        return [seat for seat in range(self.seats) if self.suitcase[seat]]

    def _token_moves(self) -> list[Move]:
        """H34-H36, H40: what the sheriff may do after the check, or without one."""
        left = self._unchecked()
        moves: list[Move] = [DONE]
        if self.extra[self.sheriff] and any(self.checked):
            moves += [EXTRA_CHECKS[seat] for seat in left]
        if self.seizure[self.sheriff]:
            moves += [CONFISCATIONS[seat] for seat in left]
        return moves

    def play(self, seat: int, move: Move) -> None:
        phase = self.phase
        if phase == OVER:
            raise GameOver
        if phase <= DEALING:
            self.play_chance(seat, move)
            return
        if phase == PACKING:
            self._pack(seat, move)
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
            self._declare(move)
        elif phase == CHECKING:
            self._choose_check(move)
        elif phase == TOKENS:
            self._use_token(move)
        elif phase == KEEPING:
            self._keep(move)
        else:
            self._name(move)

    # Rounds and turns.

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

    def _next(self, seat: int) -> int:
        return (seat + 1) % self.seats

    # Packing and declaring.

    def begin_packing(self) -> None:
        """H13: a table without any cards in hand goes on to the next turn."""
        self.phase = PACKING
        if not self.actors():
            self._end_turn()

    def _pack(self, seat: int, move: Move) -> None:
        """H12: in secret, all at once."""
        if not 0 <= seat < self.seats or not self._has_to_pack(seat):
            raise NotYourTurn
        if not isinstance(move, Pack):
            raise illegal("now-packing")
        if move not in self.legal(seat):
            raise illegal("pack")
        self._clear_desk()
        self.sold = ()
        self.suitcase[seat], self.hand[seat] = split(self.hand[seat], move.cards)
        if self.events is not None:
            hidden = self.options.counts == "hidden"
            self.tell(types.Packed(seat, None if hidden else len(move.cards)))
            self.tell(types.PackedCards(seat, move.cards), (seat,))
        for other in range(self.seats):
            if self._has_to_pack(other):
                return
        self.phase = DECLARING
        self._next_declaration(self.sheriff)

    def _clear_desk(self) -> None:
        """What was opened or looked into last is gone from sight."""
        self.opened = None
        self.look = None

    def _next_declaration(self, seat: int) -> None:
        """H14: from the sheriff's left, whoever has packed."""
        seat = self._next(seat)
        while seat != self.sheriff and not self.suitcase[seat]:
            seat = self._next(seat)
        self.actor = seat
        if seat == self.sheriff:
            self.phase = CHECKING

    def _declare(self, move: Move) -> None:
        if not isinstance(move, Declare):
            raise illegal("now-declaring")
        if self.options.true_count and move.count != len(self.suitcase[self.actor]):
            raise illegal("true-count", count=len(self.suitcase[self.actor]))
        self.count[self.actor] = move.count
        self.good[self.actor] = move.good
        if self.events is not None:
            self.tell(types.Declared(self.actor, move.count, move.good))
        self._next_declaration(self.actor)

    # The check.

    def _choose_check(self, move: Move) -> None:
        """H17: one traveller, or nobody."""
        if isinstance(move, Waive):
            self.tell(types.Waived(self.sheriff))
            self.offer_tokens()
        elif isinstance(move, Check):
            self.call_to_desk(move.seat, extra=False)
        else:
            raise illegal("now-checking")

    # Tokens.

    def offer_tokens(self) -> None:
        self.phase = TOKENS
        self.actor = self.sheriff
        if len(self._token_moves()) == 1:
            self._end_turn()

    def _use_token(self, move: Move) -> None:
        if isinstance(move, Done):
            self._end_turn()
        elif isinstance(move, ExtraCheck):
            if not self.extra[self.sheriff]:
                raise illegal("no-extra-check")
            if not any(self.checked):
                raise illegal("no-first-check")
            self.call_to_desk(move.seat, extra=True)
        elif isinstance(move, Confiscate):
            if not self.seizure[self.sheriff]:
                raise illegal("no-confiscation")
            self._confiscate(move.seat)
        else:
            raise illegal("now-tokens")

    def _confiscate(self, seat: int) -> None:
        """H36-H41: what fits goes back, the rest is the sheriff's; only the two see which."""
        self.must_be_unchecked(seat)
        self.seizure[self.sheriff] = False
        self.box += 1
        cards = self.suitcase[seat]
        right, wrong = self.sorted_out(seat)
        taken = [show(card, seat) for card in wrong]
        if len(right) < self.count[seat]:
            taken = [rule_out(card, self.good[seat]) for card in taken]
        self.behind[seat] += tuple([card | EVERYBODY for card in right])
        self.behind[self.sheriff] += tuple(taken)
        self.suitcase[seat] = EMPTY
        self.look = (seat, self.sheriff, len(right), self.good[seat])
        if self.events is not None:
            self.tell(types.Confiscated(seat, self.sheriff, len(wrong), len(right)))
            look = types.Looked(seat, self.sheriff, goods_of(cards), goods_of(wrong))
            self.tell(look, (self.sheriff, seat))
        self._end_turn()

    # The end of a turn and of a round.

    def _end_turn(self) -> None:
        for seat in self._unchecked():
            self.cross(seat)
        if self.turn < self.turns():
            self._new_turn(self._next(self.sheriff))
        else:
            self.phase = KEEPING
            self._next_keeper(self.sheriff)

    def _next_keeper(self, seat: int) -> None:
        """H43: from the last sheriff on; whoever has nothing behind the suitcase keeps nothing."""
        while not self.behind[seat]:
            self.tell(types.Kept(seat, 0))
            seat = self._next(seat)
            if seat == self.sheriff:
                self._sell()
                return
        self.actor = seat

    def _keep(self, move: Move) -> None:
        """H43, H44."""
        seat = self.actor
        if not isinstance(move, Keep):
            raise illegal("now-keeping")
        if move not in self.legal(seat):
            raise illegal("keep")
        self._clear_desk()
        kept, self.behind[seat] = put_under(self.behind[seat], move.cards)
        self.under[seat] += kept
        self.kept[seat] = len(kept)
        if self.events is not None:
            self.tell(types.Kept(seat, len(kept)))
            self.tell(types.KeptCards(seat, move.cards), (seat,))
        if self._next(seat) == self.sheriff:
            self._sell()
        else:
            self._next_keeper(self._next(seat))

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
            self.actor = self._poorest()
        else:
            self._final_sale()

    def _pay_out(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        self.bank -= amount

    def _poorest(self) -> int:
        """H47, H48: of the tied, the nearest after the last sheriff, who is farthest himself."""
        order = [(self.sheriff + step) % self.seats for step in range(1, self.seats + 1)]
        return min(order, key=lambda seat: self.cash[seat])

    def _name(self, move: Move) -> None:
        if not isinstance(move, Name) or move.seat >= self.seats:
            raise illegal("now-naming")
        self.tell(types.Named(self.actor, move.seat))
        self.new_round(move.seat)

    # The end.

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

    # What is known.

    def view(self, seat: int | None) -> BorderView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return hidden_from(self, seat)

    def redeal(self, seat: int | None, dice: Dice) -> Border:
        return redealt(self, seat, dice)
