"""Reading the others: what their declarations are worth, after all that was seen and heard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from undertable.core.types import Event
from undertable.games.border.bot.habits import Habits
from undertable.games.border.goods import (
    CARDS,
    COMPENSATIONS,
    FINES,
    KINDS,
    LEGAL_KINDS,
    VALUES,
)
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import MOST_CARDS, BorderView, Bribed, Looked, Opened

TRUST = 6.0
"""How many declarations the general habit counts for, against what was seen of a player."""
PAYS = 0.65
"""The part of a loss that travellers pay, at most, to be spared it."""


class Reading:
    """What this seat believes about the others' suitcases."""

    def __init__(
        self,
        view: BorderView,
        history: Sequence[Event],
        habits: Habits,
        worth: Sequence[float] = VALUES,
    ) -> None:
        """`worth` is what a card of each good brings once it is across."""
        self.view = view
        self.habits = habits
        self.losses = [value + fine for value, fine in zip(worth, FINES, strict=True)]
        self.words = habits.words(view.options, self._last_chance())
        self.counted = view.options.counts == "open" or view.options.true_count
        self.unseen = _unseen(view)
        self.left = [self.unseen[good] / CARDS[good] for good in range(KINDS)]
        self.caught = _caught(len(view.places), history)

    def _last_chance(self) -> bool:
        """Whatever stays in hand now is lost."""
        return self.view.round == self.view.options.rounds and self.view.turn == self.view.turns

    # One suitcase.

    def lie(self, seat: int, count: int, good: int) -> float:
        """How likely it is that something wrong lies behind this declaration."""
        place = self.view.places[seat]
        if place.suitcase is not None and seat != self.view.seat and place.suitcase > count:
            return 1.0
        usual = min(0.98, max(0.02, self.words.lies[count - 1][good]))
        odds = usual / (1 - usual) * self.caught[seat] / self._plausible(count, good)
        return odds / (1 + odds)

    def _plausible(self, count: int, good: int) -> float:
        """How much likelier than at first a hand is to have these cards, as far as is known."""
        total, mine = sum(self.unseen), self.unseen[good]
        at_first = _could(sum(CARDS), CARDS[good], count)
        return max(0.02, _could(total, mine, count) / at_first)

    def wrong(self, count: int, good: int) -> list[float]:
        """How many cards of each good should be found there, if it is a lie."""
        usual = self.words.wrong[count - 1][good]
        total = min(sum(usual), count) if self.counted else sum(usual)
        now = [cards * left for cards, left in zip(usual, self.left, strict=True)]
        scale = total / sum(now) if sum(now) else 0.0
        return [cards * scale for cards in now]

    def loss(self, count: int, good: int) -> float:
        """What opening the suitcase would cost its owner, if it is a lie."""
        wrong = self.wrong(count, good)
        return sum([n * loss for n, loss in zip(wrong, self.losses, strict=True)])

    def unchecked(self) -> list[int]:
        """Whose suitcases lie there, packed and not looked into."""
        places = enumerate(self.view.places)
        return [
            seat
            for seat, place in places
            if seat != self.view.sheriff and place.cards and not place.checked
        ]

    def declared(self, seat: int) -> tuple[int, int]:
        place = self.view.places[seat]
        assert place.count is not None
        assert place.good is not None
        return place.count, place.good

    # What a sheriff may hope for.

    def call(self, seat: int, count: int, good: int) -> float:
        """What it should bring to call this traveller to the desk, in dollars ahead."""
        weight = self.weight(seat)
        lie = self.lie(seat, count, good)
        cash = self.view.places[seat].cash
        _, guilty = best_demand(self.loss(count, good), cash, weight, self.habits.spread)
        return lie * guilty - (1 - lie) * weight * self.compensation(count, good)

    def compensation(self, count: int, good: int) -> int:
        per_card = self.view.options.compensation == "per_card"
        return COMPENSATIONS[good] * (count if per_card else 1)

    def usual_call(self, seat: int) -> float:
        """The same, before the traveller has said anything."""
        said = self.words.said
        return sum(
            said[count - 1][good] * self.call(seat, count, good)
            for count in range(1, MOST_CARDS + 1)
            for good in range(LEGAL_KINDS)
            if said[count - 1][good] > 0.03
        )

    def weight(self, seat: int) -> float:
        """What another's loss of a dollar is worth: more if he is ahead of all the rest."""
        view = self.view
        rivals = [place.cash for s, place in enumerate(view.places) if s != view.seat]
        usual = 1 / (len(view.places) - 1)
        cash = view.places[seat].cash
        if cash is None or None in rivals or cash < max(c for c in rivals if c is not None):
            return usual
        return 1.5 * usual


def best_demand(
    loss: float, cash: int | None, weight: float, spread: tuple[float, ...]
) -> tuple[float, float]:
    """The sum to insist on if the suitcase is guilty, and what that should bring.

    Whoever would lose enough pays it; from the rest there is only the sight of their loss.
    """
    demand, value = _best_share(weight, spread)
    if cash is not None and demand * loss > cash:
        demand = cash / loss
        value = _brings(demand, weight, spread)
    return demand * loss, value * loss


@cache
def _best_share(weight: float, spread: tuple[float, ...]) -> tuple[float, float]:
    """The same as parts of the expected loss, if everybody can pay."""
    demands = [0.0, *(PAYS * factor for factor in spread)]
    value, demand = max((_brings(demand, weight, spread), demand) for demand in demands)
    return demand, value


def _brings(demand: float, weight: float, spread: tuple[float, ...]) -> float:
    pays = [
        (1 + weight) * demand if 0 < demand <= PAYS * loss else weight * loss for loss in spread
    ]
    return sum(pays) / len(spread)


def _could(total: int, mine: int, count: int) -> float:
    """How likely a hand of five has just so many cards of the good."""
    if total < MOST_CARDS:
        return 0.2
    return comb(mine, count) * comb(total - mine, MOST_CARDS - count) / comb(total, MOST_CARDS)


def _unseen(view: BorderView) -> list[int]:
    """Cards that lie neither with this seat nor on the discards."""
    own = counted(view.hand + view.suitcase + view.behind + view.under)
    return [max(0, CARDS[good] - own[good] - view.discards[good]) for good in range(KINDS)]


def _caught(seats: int, history: Sequence[Event]) -> list[float]:
    """How the odds of a lie are for each player, as far as it has shown, against the usual ones."""
    lies, truths = [TRUST] * seats, [TRUST] * seats
    for event in history:
        if isinstance(event, Opened):
            guilty, seat = float(bool(event.wrong)), event.seat
        elif isinstance(event, Looked):
            guilty, seat = float(bool(event.taken)), event.seat
        elif isinstance(event, Bribed):
            guilty, seat = 0.9, event.seat
        else:
            continue
        lies[seat] += guilty
        truths[seat] += (1 - guilty) * USUAL_ODDS
    return [lie / truth for lie, truth in zip(lies, truths, strict=True)]


USUAL_ODDS = 3.0
"""Seen lies to seen truths at the desk, usually: a truth says so much more than a lie."""
