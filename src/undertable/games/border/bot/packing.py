"""Packing and declaring: how much to dare, and what to say about it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import Character
from undertable.games.border.bot.habits import SETTLED_AT, SLOT_COST
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import COMPENSATIONS, FINES, KINDS, LEGAL_KINDS
from undertable.games.border.types import BorderView, Declare, Goods

SEIZED = 0.12
"""How likely a sheriff who still can confiscates an average suitcase."""
HOLD = 0.85
"""A card that waits for a better moment may never get one."""


class Plan(Struct, frozen=True):
    """What to pack, what to say, and what that should bring."""

    cards: Goods
    declaration: Declare
    value: float


def wrong_cards(cards: Goods, count: int, good: int) -> list[int]:
    """H29, H30: what would be found in these cards under this declaration."""
    foreign = [card for card in cards if card != good]
    return foreign + [good] * max(0, len(cards) - len(foreign) - count)


class Packer:
    """Weighs what a suitcase brings against what it may cost."""

    def __init__(self, view: BorderView, reading: Reading, worth: Worth, who: Character) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.reading = reading
        self.who = who
        self.worth = [worth.card(good) for good in range(KINDS)]
        self.turns_left = travels_left(view)
        self.rivals = self._rivals()

    def _rivals(self) -> list[float]:
        """How tempting the other suitcases are; those not declared yet are thought average."""
        others = [
            seat
            for seat, place in enumerate(self.view.places)
            if seat not in (self.me, self.view.sheriff) and place.cards
        ]
        places = self.view.places
        usual = 3 * self.reading.wrong_loss * 0.5
        return [
            self.reading.expected_loss(seat) if places[seat].count is not None else usual
            for seat in others
        ]

    def best(self, packings: Sequence[Goods]) -> Plan:
        plans = [self.plan(cards) for cards in packings]
        return max(plans, key=lambda plan: plan.value)

    def plan(self, cards: Goods) -> Plan:
        """The best thing to say about these cards."""
        options = [
            Plan(cards, Declare(count, good), self._value(cards, count, good))
            for good in range(LEGAL_KINDS)
            for count in self._counts(cards)
        ]
        return max(options, key=lambda plan: plan.value)

    def _counts(self, cards: Goods) -> Sequence[int]:
        """A wrong number is no use while everybody can count the cards."""
        if self.view.options.true_count or self.view.options.counts == "open":
            return (len(cards),)
        return range(1, len(cards) + 1)

    def _value(self, cards: Goods, count: int, good: int) -> float:
        wrong = wrong_cards(cards, count, good)
        across = sum(self.worth[card] for card in cards)
        loss = sum(self.worth[card] + FINES[card] for card in wrong)
        checked = self._checked(count, good, len(cards))
        cost = self.who.fear * SETTLED_AT * loss if wrong else -self._compensation(count, good)
        seized = SEIZED * sum(self.worth[card] for card in wrong) if self._may_seize() else 0.0
        scruple = 0.0 if wrong else self.who.scruple
        return across - checked * cost - seized + scruple + self._held(cards)

    def _compensation(self, count: int, good: int) -> int:
        per_card = self.view.options.compensation == "per_card"
        return COMPENSATIONS[good] * (count if per_card else 1)

    def _may_seize(self) -> bool:
        return self.view.places[self.view.sheriff].seizure

    def _checked(self, count: int, good: int, packed: int) -> float:
        """How likely the sheriff picks this suitcase among all."""
        mine = self.reading.temptation(self.me, count, good, packed) ** 2
        rest = sum(rival**2 for rival in self.rivals)
        return mine / (mine + rest) if mine + rest else 0.5

    def _held(self, cards: Goods) -> float:
        """What the cards that stay in hand are still good for."""
        if not self.turns_left:
            return 0.0
        left = list(self.view.hand)
        for card in cards:
            if card in left:
                left.remove(card)
        return sum(max(0.0, HOLD * self._later(card) - SLOT_COST) for card in left)

    def _later(self, card: int) -> float:
        risk = 1 / (len(self.rivals) + 1)
        return self.worth[card] - risk * SETTLED_AT * (self.worth[card] + FINES[card])


def travels_left(view: BorderView) -> int:
    """How often this seat still packs after this turn."""
    seats = len(view.places)
    here = [(view.sheriff + step) % seats for step in range(1, view.turns - view.turn + 1)]
    later = (view.options.rounds - view.round) * view.turns * (seats - 1) // seats
    return sum(sheriff != view.seat for sheriff in here) + later


def sheriffs_left(view: BorderView) -> int:
    """How often this seat is still sheriff, this turn included."""
    seats = len(view.places)
    here = [(view.sheriff + step) % seats for step in range(view.turns - view.turn + 1)]
    later = (view.options.rounds - view.round) * view.turns // seats
    return sum(sheriff == view.seat for sheriff in here) + later
