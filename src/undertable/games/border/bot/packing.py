"""Packing and declaring: how much to dare, and what to say about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import exp

from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import Character
from undertable.games.border.bot.habits import SLOT_COST
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import FINES, KINDS, LEGAL_KINDS
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import MOST_CARDS, BorderView, Declare, Goods

CHECK_HEAT = 3.0
"""Dollars that a sheriff gives up so that nobody can feel safe."""
HOLD = 0.85
"""A card that waits for a better moment may never get one."""
SAYINGS = [[Declare(max(1, n), good) for n in range(MOST_CARDS + 1)] for good in range(LEGAL_KINDS)]
"""Declarations by good and number."""


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
        self.cash = view.places[view.seat].cash or 0
        self.settled = who.fear * reading.habits.settled
        seized = reading.habits.seized[last_turn(view, view.sheriff)]
        self.seized = seized * view.places[view.sheriff].seizure
        self.checked: dict[tuple[int, int], float] = {}

    @cached_property
    def rivals(self) -> list[float]:
        """How tempting the other suitcases are; those not declared yet are thought average."""
        calls = []
        for seat in self.reading.unchecked():
            place = self.view.places[seat]
            if seat == self.me:
                continue
            if place.count is None or place.good is None:
                calls.append(self.reading.usual_call(seat))
            else:
                calls.append(self.reading.call(seat, place.count, place.good))
        return calls

    def declarations(self, cards: Goods) -> dict[Declare, float]:
        """Everything that might be said about these cards, with what it should bring."""
        across = sum([self.worth[card] for card in cards]) + self._held(cards)
        return {
            SAYINGS[good][count]: across - risk
            for good in range(LEGAL_KINDS)
            for count, risk in self._risks(cards, good)
        }

    def value(self, cards: Goods) -> float:
        """What it should bring to pack these cards and to say the best about them."""
        return max(self.declarations(cards).values())

    def _counts(self, cards: Goods) -> Sequence[int]:
        """A wrong number is no use while everybody can count the cards."""
        if self.view.options.true_count or self.view.options.counts == "open":
            return (len(cards),)
        return range(1, MOST_CARDS + 1)

    def _risks(self, cards: Goods, good: int) -> Iterator[tuple[int, float]]:
        """What it should cost to say that this good is in it, for each number of cards."""
        true = cards.count(good)
        lost = sum([self.worth[card] for card in cards if card != good])
        fine = sum([FINES[card] for card in cards if card != good])
        for count in self._counts(cards):
            more = max(0, true - count)
            if more or true < len(cards):
                found = lost + more * self.worth[good], fine + more * FINES[good]
                yield count, self._caught(*found, self.is_checked(count, good))
            else:
                paid = self.reading.compensation(count, good) if true == count else 0
                yield count, -self.is_checked(count, good) * paid - self.who.scruple

    def _caught(self, lost: float, fine: int, checked: float) -> float:
        settled = self.settled * (lost + (fine if fine < self.cash else self.cash))
        return checked * settled + (1 - checked) * self.seized * lost

    def is_checked(self, count: int, good: int) -> float:
        """How likely the sheriff picks this suitcase among all."""
        chance = self.checked.get((count, good))
        if chance is None:
            mine = self.reading.call(self.me, count, good)
            chance = self.checked[count, good] = check_chances([mine, *self.rivals])[0]
        return chance

    def _held(self, cards: Goods) -> float:
        """What the cards that stay in hand are still good for."""
        if not self.turns_left:
            return 0.0
        left, packed = counted(self.view.hand), counted(cards)
        if self.view.phase == "packing":
            left = [a - b for a, b in zip(left, packed, strict=True)]
        return sum(
            left[card] * max(0.0, HOLD * self._later(card) - SLOT_COST) for card in range(KINDS)
        )

    def _later(self, card: int) -> float:
        risk = self.reading.habits.settled / (len(self.view.places) - 1)
        return self.worth[card] - risk * (self.worth[card] + FINES[card])


def check_chances(calls: Sequence[float]) -> list[float]:
    """How often each traveller is called: the more it promises the likelier, but nobody is safe."""
    most = max(0.0, *calls)
    weights = [exp((call - most) / CHECK_HEAT) for call in (*calls, 0.0)]
    return [weight / sum(weights) for weight in weights]


def travels_left(view: BorderView) -> int:
    """How often this seat still packs after this turn."""
    seats = len(view.places)
    here = [(view.sheriff + step) % seats for step in range(1, view.turns - view.turn + 1)]
    later = (view.options.rounds - view.round) * view.turns * (seats - 1) // seats
    return sum(sheriff != view.seat for sheriff in here) + later


def last_turn(view: BorderView, sheriff: int) -> bool:
    """Whether this sheriff will not be sheriff again."""
    seats = len(view.places)
    coming = [(view.sheriff + step) % seats for step in range(1, view.turns - view.turn + 1)]
    return view.round == view.options.rounds and sheriff not in coming
