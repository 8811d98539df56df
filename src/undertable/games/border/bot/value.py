"""What cards are worth: sold at the end of the round, or kept for the final sale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from undertable.core.types import Event
from undertable.games.border.bot.habits import Habits
from undertable.games.border.goods import KINDS, LIMITS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import MOST_KEPT, BorderView, Kept, Sold

UNKNOWN = 2
"""Whether somebody sold a good in a round: 0 is no, 1 is yes."""
Past: TypeAlias = tuple[tuple[int, int], ...]
"""One player's keepings of a good: round by round, and whether some of it were sold then."""
Chances: TypeAlias = tuple[float, ...]
"""How likely none, one, two ... are."""

CHANCE_TO_KEEP = 0.6
"""How likely a dear card that gets across is among the three that are kept."""


def pasts(view: BorderView, history: Sequence[Event], seat: int) -> list[Past]:
    """For each good, what is known about what this player has kept and will keep."""
    kept = [event.count for event in history if isinstance(event, Kept) and event.seat == seat]
    sold = [event.cards for event in history if isinstance(event, Sold) and event.seat == seat]
    kept = kept or _kept_by_now(view, seat)
    rounds = [r for r in range(view.options.rounds) if r >= len(kept) or kept[r]]
    return [
        tuple((r, int(good in sold[r]) if r < len(sold) else UNKNOWN) for r in rounds)
        for good in range(KINDS)
    ]


def _kept_by_now(view: BorderView, seat: int) -> list[int]:
    """How many cards were kept each round, told from those that lie under the suitcase now."""
    rounds = view.round - 1 + _has_kept(view, seat)
    left = view.places[seat].under
    return [min(MOST_KEPT, max(0, left - MOST_KEPT * r)) for r in range(rounds)]


def _has_kept(view: BorderView, seat: int) -> bool:
    """During the announcements, whoever came before has put cards under the suitcase."""
    if view.phase != "keeping" or not view.acting:
        return False
    seats = len(view.places)
    return (seat - view.sheriff) % seats < (view.acting[0] - view.sheriff) % seats


def added(chances: Chances, more: Sequence[float]) -> Chances:
    total = [0.0] * (len(chances) + len(more) - 1)
    for a, p in enumerate(chances):
        for b, q in enumerate(more):
            total[a + b] += p * q
    return tuple(total)


class FinalSale:
    """What so many cards of a good should bring in the end, against what the others may hold."""

    def __init__(self, habits: Habits, seats: int) -> None:
        self.habits = habits
        self.seats = seats
        self.held = lru_cache(maxsize=4096)(self._held)
        self.brings = lru_cache(maxsize=4096)(self._brings)

    def _held(self, good: int, past: Past) -> Chances:
        """How many cards of the good one player will hold."""
        chances: Chances = (1.0,)
        for number, sold in past:
            rounds = self.habits.kept
            chances = added(chances, rounds[min(number, len(rounds) - 1)][good][sold])
        return chances

    def _brings(
        self, good: int, most: int, coming: Chances, rivals: tuple[Chances, ...]
    ) -> tuple[float, ...]:
        """For none, one, two ... cards held now: dollars ahead of the average of the others."""
        incomes = [self._income(good, count, rivals) for count in range(most + len(coming))]
        return tuple(
            sum(chance * incomes[count + more] for more, chance in enumerate(coming))
            for count in range(most + 1)
        )

    def _income(self, good: int, count: int, rivals: tuple[Chances, ...]) -> float:
        """H50-H54: whoever has more sells first; those who have as many share what is left."""
        price, limit = 2 * VALUES[good], LIMITS[self.seats][good]
        own = theirs = 0.0
        for (higher, tied, total), chance in _orders(count, limit, rivals).items():
            left = max(0, limit - higher)
            mine = min(left, count * (tied + 1)) / (tied + 1)
            own += chance * mine
            theirs += chance * (min(limit, total + count) - mine)
        return price * (own - theirs / (self.seats - 1))


def _orders(
    count: int, limit: int, rivals: tuple[Chances, ...]
) -> dict[tuple[int, int, int], float]:
    """How likely it is that rivals with more hold so many, so many are tied, and hold so many."""
    states = {(0, 0, 0): 1.0}
    for chances in rivals:
        after: dict[tuple[int, int, int], float] = {}
        for (higher, tied, total), before in states.items():
            for held, chance in enumerate(chances):
                if chance < 1e-4:
                    continue
                key = (
                    min(limit, higher + held) if held > count else higher,
                    tied + (held == count),
                    min(limit, total + held),
                )
                after[key] = after.get(key, 0.0) + before * chance
        states = after
    return states


def later(view: BorderView) -> Past:
    """The rounds in which this seat will keep cards after this one."""
    return tuple((number, UNKNOWN) for number in range(view.round, view.options.rounds))


@lru_cache(maxsize=16)
def final_sale(habits: Habits, seats: int) -> FinalSale:
    return FinalSale(habits, seats)


class Worth:
    """What cards are worth to this seat now."""

    def __init__(self, view: BorderView, history: Sequence[Event], habits: Habits) -> None:
        assert view.seat is not None
        self.view = view
        self.history = [event for event in history if isinstance(event, Kept | Sold)]
        self.habits = habits
        self.sale = final_sale(habits, len(view.places))
        self.mine = counted(view.under)
        self.rivals = [self.rival(s) for s in range(len(view.places)) if s != view.seat]
        most = MOST_KEPT * view.options.rounds
        self.brings = [
            self.sale.brings(
                good,
                most,
                self.sale.held(good, later(view)),
                tuple(sorted(chances[good] for chances in self.rivals)),
            )
            for good in range(KINDS)
        ]
        self.gains = [max(0.0, self.kept(good, 0) - VALUES[good]) for good in range(KINDS)]
        self.third = self._third()

    def rival(self, seat: int) -> list[Chances]:
        """How many cards of each good this player may hold in the end."""
        known = pasts(self.view, self.history, seat)
        return [self.sale.held(good, past) for good, past in enumerate(known)]

    def _third(self) -> float:
        """What the last of the three best cards behind the suitcase would gain by being kept."""
        gains = sorted([self.gains[good] for good in self.view.behind], reverse=True)
        return gains[MOST_KEPT - 1] if len(gains) >= MOST_KEPT else 0.0

    def kept(self, good: int, already: int) -> float:
        """What keeping one more card of this good brings, with so many more already chosen."""
        brings = self.brings[good]
        count = min(self.mine[good] + already, len(brings) - 2)
        return brings[count + 1] - brings[count]

    def card(self, good: int) -> float:
        """What a card is worth once it is across."""
        return VALUES[good] + CHANCE_TO_KEEP * max(0.0, self.gains[good] - self.third)

    def keeping(self, cards: Sequence[int]) -> float:
        """What it gains to keep these cards rather than to sell them now."""
        chosen = counted(tuple(cards))
        return sum(
            self.kept(good, already) - VALUES[good]
            for good in range(KINDS)
            for already in range(chosen[good])
        )
