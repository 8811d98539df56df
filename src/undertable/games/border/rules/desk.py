"""Hart an der Grenze: the desk, where suitcases are bargained over and opened (H18-H33)."""

from __future__ import annotations

from abc import abstractmethod

from undertable.core.types import Move
from undertable.games.border import types
from undertable.games.border.goods import COMPENSATIONS, FINES
from undertable.games.border.rules.cards import EVERYBODY, GOOD_BITS, Pile, goods_of
from undertable.games.border.rules.choices import ANSWERS, DEMANDS, OFFERS, ONLY_OPEN, Words
from undertable.games.border.rules.dealing import Dealing
from undertable.games.border.rules.table import EMPTY, HAGGLING, NO_SUM, NOBODY, illegal
from undertable.games.border.types import (
    HIGHEST_SUM,
    Accept,
    Demand,
    Offer,
    Open,
    Opening,
    Refuse,
    Word,
)


class Desk(Dealing):
    """A table with a sheriff's desk."""

    @abstractmethod
    def offer_tokens(self) -> None:
        """The traveller has left the desk; what else does the sheriff do?"""

    def call_to_desk(self, seat: int, extra: bool) -> None:
        """H18: the traveller has the first word."""
        self.must_be_unchecked(seat)
        if extra:
            self.extra[self.sheriff] = False
            self.box += 1
        self.checked[seat] = True
        self.traveller = self.actor = seat
        self.standing = NO_SUM
        self.words = []
        self.phase = HAGGLING
        self.tell(types.Checked(seat, self.sheriff, extra))

    def must_be_unchecked(self, seat: int) -> None:
        if seat >= self.seats or not self.suitcase[seat]:
            raise illegal("no-suitcase")

    def haggle_moves(self) -> Words:
        """H21, H22, H24."""
        sums = DEMANDS if self.actor == self.sheriff else OFFERS
        more = self._may_talk_on()
        most = self._highest_sum() if more else NO_SUM
        if self.standing == NO_SUM:
            return Words(sums, most, ONLY_OPEN)
        payable = self.standing <= self.cash[self.traveller]
        return Words(sums, most, ANSWERS[payable][more])

    def _may_talk_on(self) -> bool:
        return not self.options.offers_cap or len(self.words) < self.options.offers_cap

    def _highest_sum(self) -> int:
        if self.actor == self.sheriff and self.options.money == "hidden":
            return HIGHEST_SUM
        return min(self.cash[self.traveller], HIGHEST_SUM)

    # The haggle.

    def say(self, move: Move) -> None:
        """H20-H25."""
        if isinstance(move, Accept):
            self._accept()
        elif isinstance(move, Open):
            self.tell(types.TalkEnded(self.actor, self.sheriff))
            self._open()
        elif isinstance(move, Refuse):
            if self.standing == NO_SUM:
                raise illegal("nothing-to-refuse")
            self._hand_word_back(Word(self.actor, "refuse"), NO_SUM)
            self.tell(types.Refused(self.words[-1].seat))
        else:
            self._name_sum(move)

    def _name_sum(self, move: Move) -> None:
        if not isinstance(move, Offer | Demand):
            raise illegal("now-haggling")
        if isinstance(move, Demand) != (self.actor == self.sheriff):
            raise illegal("wrong-side")
        most = self._highest_sum()
        if move.amount > most:
            raise illegal("too-much", most=most)
        asks = isinstance(move, Demand)
        self._hand_word_back(
            Word(self.actor, "demand" if asks else "offer", move.amount), move.amount
        )
        if self.events is not None:
            event = types.Demanded if asks else types.Offered
            self.tell(event(self.words[-1].seat, self.actor, move.amount))

    def _hand_word_back(self, word: Word, standing: int) -> None:
        if not self._may_talk_on():
            raise illegal("talked-enough")
        self.words.append(word)
        self.standing = standing
        self.actor = self.traveller if self.actor == self.sheriff else self.sheriff

    def _accept(self) -> None:
        """H23: the money changes hands, the suitcase stays shut."""
        if self.standing == NO_SUM:
            raise illegal("nothing-to-accept")
        if self.standing > self.cash[self.traveller]:
            raise illegal("cannot-pay")
        seat, amount = self.traveller, self.standing
        self.cash[seat] -= amount
        self.cash[self.sheriff] += amount
        self.tell(types.Bribed(seat, self.sheriff, amount))
        self.cross(seat)
        self._leave_desk()

    def _leave_desk(self) -> None:
        self.traveller = NOBODY
        self.standing = NO_SUM
        self.words = []
        self.offer_tokens()

    # Opening.

    def _open(self) -> None:
        """H26-H33."""
        seat = self.traveller
        cards = self.suitcase[seat]
        right, wrong = self.sorted_out(seat)
        fine = sum([FINES[card & GOOD_BITS] for card in wrong])
        paid = min(fine, self.cash[seat])
        true = not wrong and len(right) == self.count[seat]
        due = self._compensation(seat) if true else 0
        self.cash[seat] += due - paid
        self.bank += paid - due
        self.behind[seat] += tuple([card | EVERYBODY for card in right])
        self.suitcase[seat] = EMPTY
        for card in wrong:
            self.discards[card & GOOD_BITS] += 1
        count, good = self.count[seat], self.good[seat]
        found, bad = goods_of(cards), goods_of(wrong)
        self.opened = Opening(seat, count, good, found, bad, fine, paid, due)
        if self.events is not None:
            self.tell(types.Opened(seat, count, good, found, bad, fine, paid, due))
        self._leave_desk()

    def sorted_out(self, seat: int) -> tuple[Pile, Pile]:
        """H29, H30, H39: the declared good up to the declared number; and everything else."""
        good = self.good[seat]
        fitting = [card for card in self.suitcase[seat] if card & GOOD_BITS == good]
        foreign = [card for card in self.suitcase[seat] if card & GOOD_BITS != good]
        most = self.count[seat]
        return tuple(fitting[:most]), tuple(foreign + fitting[most:])

    def _compensation(self, seat: int) -> int:
        """H27, H28."""
        once = COMPENSATIONS[self.good[seat]]
        return once * self.count[seat] if self.options.compensation == "per_card" else once

    def cross(self, seat: int) -> None:
        """H23, H42: behind the suitcase, unseen."""
        if self.events is not None:
            self.tell(types.Crossed(seat, len(self.suitcase[seat])))
        self.behind[seat] += self.suitcase[seat]
        self.suitcase[seat] = EMPTY
