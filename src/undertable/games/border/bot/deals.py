"""Dealing the others' kept cards again: every way it could be, weighed by how they would keep.

What somebody sold lay beside what he kept. Of all that he may have kept, that is likely which he
would have preferred to what he sold, by the same reckoning that this bot makes itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, exp
from typing import TypeAlias

from undertable.core.types import Event
from undertable.games.border.bot.habits import Habits
from undertable.games.border.bot.value import (
    UNKNOWN,
    Chances,
    FinalSale,
    Past,
    Worth,
    added,
    final_sale,
)
from undertable.games.border.goods import CARDS, KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import MOST_KEPT, Goods, Kept, Sold

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each good."""
Deals: TypeAlias = dict[Counts, float]
"""What somebody may hold under the suitcase, and how likely that is."""

MOST_DEALS = 24
"""So many of the likeliest are followed from round to round."""
HEAT = 0.5
"""Dollars by which others may misjudge what they keep."""


def _keepings() -> Iterator[Counts]:
    for size in range(MOST_KEPT + 1):
        for cards in combinations_with_replacement(range(KINDS), size):
            yield tuple(counted(cards))


KEEPINGS = tuple(_keepings())


@lru_cache(maxsize=20000)
def _among(cards: Counts) -> tuple[int, ...]:
    """Which keepings are possible with these cards."""
    return tuple(
        index
        for index, kept in enumerate(KEEPINGS)
        if all(k <= c for k, c in zip(kept, cards, strict=True))
    )


class DealtWorth(Worth):
    """What cards are worth, with the others' kept cards dealt again."""

    def rival(self, seat: int) -> list[Chances]:
        events = [e for e in self.history if isinstance(e, Kept | Sold) and e.seat == seat]
        sold = tuple(e.cards for e in events if isinstance(e, Sold))
        if not sold:
            return super().rival(seat)
        kept = tuple(e.count for e in events if isinstance(e, Kept))[: len(sold)]
        deals = dealt(self.habits, len(self.view.places), self._rounds, kept, sold, self._left)
        ahead: Past = tuple((r, UNKNOWN) for r in range(len(sold), self._rounds))
        return [added(_chances(deals, good), self.sale.held(good, ahead)) for good in range(KINDS)]

    @property
    def _rounds(self) -> int:
        return self.view.options.rounds

    @property
    def _left(self) -> Counts:
        """Cards that others may have kept: not sold by anybody, and not kept by this seat."""
        gone = counted(self.view.under + _sold_by_all(self.history))
        return tuple(max(0, CARDS[good] - gone[good]) for good in range(KINDS))


def _sold_by_all(history: Sequence[Event]) -> Goods:
    return tuple(card for event in history if isinstance(event, Sold) for card in event.cards)


@lru_cache(maxsize=256)
def dealt(
    habits: Habits,
    seats: int,
    rounds: int,
    kept: tuple[int, ...],
    sold: tuple[Goods, ...],
    left: Counts,
) -> Deals:
    """What somebody may hold who kept so many cards each round and sold these."""
    deals: Deals = {(0,) * KINDS: 1.0}
    for number, (count, cards) in enumerate(zip(kept, sold, strict=True)):
        brings = _usual_brings(final_sale(habits, seats), seats, number, rounds)
        after: Deals = {}
        for under, chance in deals.items():
            for more, likely in _kept_beside(brings, under, count, tuple(counted(cards)), left):
                held = tuple(a + b for a, b in zip(under, more, strict=True))
                after[held] = after.get(held, 0.0) + chance * likely
        deals = _likeliest(after)
    return deals


def _likeliest(deals: Deals) -> Deals:
    best = sorted(deals.items(), key=lambda deal: -deal[1])[:MOST_DEALS]
    total = sum(chance for _, chance in best)
    return {held: chance / total for held, chance in best}


def _kept_beside(
    brings: list[tuple[float, ...]], under: Counts, count: int, sold: Counts, left: Counts
) -> Iterator[tuple[Counts, float]]:
    """Every keeping of so many cards, with how likely it was made and these were sold."""
    gains = [_gain(brings, under, kept) for kept in KEEPINGS]
    for index, kept in enumerate(KEEPINGS):
        if sum(kept) != count:
            continue
        ways = 1
        for good in range(KINDS):
            ways *= comb(left[good], kept[good])
        cards = tuple(min(MOST_KEPT, a + b) for a, b in zip(kept, sold, strict=True))
        best = max(gains[other] for other in _among(cards))
        yield kept, ways * exp((gains[index] - best) / HEAT) + 1e-9


def _gain(brings: list[tuple[float, ...]], under: Counts, kept: Counts) -> float:
    gain = 0.0
    for good, count in enumerate(kept):
        if count:
            table, held = brings[good], under[good]
            top = len(table) - 1
            gain += table[min(top, held + count)] - table[min(top, held)] - count * VALUES[good]
    return gain


def _usual_brings(sale: FinalSale, seats: int, number: int, rounds: int) -> list[tuple[float, ...]]:
    """What cards bring to somebody who knows nothing special about the others."""
    everything: Past = tuple((r, UNKNOWN) for r in range(rounds))
    return [
        sale.brings(
            good,
            MOST_KEPT * rounds,
            sale.held(good, everything[number + 1 :]),
            (sale.held(good, everything),) * (seats - 1),
        )
        for good in range(KINDS)
    ]


def _chances(deals: Deals, good: int) -> Chances:
    chances = [0.0] * (1 + max(held[good] for held in deals))
    for held, chance in deals.items():
        chances[held[good]] += chance
    return tuple(chances)
