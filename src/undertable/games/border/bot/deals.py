"""Dealing the others' kept cards again: every way it could be, weighed by how they would keep.

What somebody sold lay beside what he kept. All that he may have kept is as likely as he was to have
it, and to prefer it to what he sold: by the same reckoning that hard makes, from what everybody had
heard by then. What he will keep is drawn from cards that nobody has seen, by the same reckoning.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, exp
from typing import TypeAlias

from msgspec import Struct

from undertable.core.dice import Dice, FastDice
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.habits import Habits
from undertable.games.border.bot.value import (
    UNKNOWN,
    Chances,
    Past,
    Worth,
    final_sale,
)
from undertable.games.border.goods import CARDS, KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import MOST_KEPT, Goods, Kept, Sold

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each good."""
Deals: TypeAlias = dict[Counts, float]
"""What somebody may hold under the suitcase, and how likely that is."""
Brings: TypeAlias = tuple[tuple[float, ...], ...]
"""For each good, what none, one, two ... cards of it should bring in the end."""

MOST_DEALS = 24
"""So many of the likeliest are followed from round to round."""
FORECASTS = 80
"""So often a rival's further keepings are drawn."""
INF = float("inf")
HEAT = CHARACTERS["hard"].keeping_heat
"""Dollars that others give up for being hard to read when they keep cards."""


def _keepings() -> Iterator[Counts]:
    for size in range(MOST_KEPT + 1):
        for cards in combinations_with_replacement(range(KINDS), size):
            yield tuple(counted(cards))


KEEPINGS = tuple(_keepings())


class Story(Struct, frozen=True):
    """What everybody has heard about everybody's keeping, round by round."""

    rounds: int
    kept: tuple[tuple[int, ...], ...]
    """By seat: how many cards,"""
    sold: tuple[tuple[Goods, ...], ...]
    """and what was sold instead."""

    @property
    def over(self) -> int:
        """Rounds that are over."""
        return min(map(len, self.sold))

    def past(self, seat: int, good: int, number: int) -> Past:
        """What somebody is known to have kept of a good, before he keeps again this round."""
        kept, sold = self.kept[seat], self.sold[seat]
        known = [(r, int(good in sold[r])) for r in range(number) if kept[r]]
        return (*known, *((r, UNKNOWN) for r in range(number, self.rounds)))

    def usual(self) -> int:
        """How many cards come across in a round, as far as it has shown."""
        cards = sum(len(goods) for sold in self.sold for goods in sold)
        cards += sum(sum(kept[: self.over]) for kept in self.kept)
        return round(cards / (len(self.kept) * self.over))


class DealtWorth(Worth):
    """What cards are worth, with the others' kept cards dealt again."""

    def rival(self, seat: int) -> list[Chances]:
        story = self._story()
        if not story.over:
            return super().rival(seat)
        keeping = self.view.phase == "keeping"
        coming = self.view.places[seat].behind if keeping else story.usual()
        has_kept = len(story.kept[seat]) > story.over
        if has_kept and keeping:
            coming = story.usual() - MOST_KEPT + coming
        return held(self.habits, story, seat, tuple(self.mine), max(0, coming))

    def reckoned(self, later: int) -> Brings:
        """What so many cards of a good bring in the end, if so many rounds are still to come."""
        number = self.view.options.rounds - later
        ahead: Past = tuple((r, UNKNOWN) for r in range(number, self.view.options.rounds))
        return tuple(
            self.sale.brings(
                good,
                MOST_KEPT * self.view.options.rounds,
                self.sale.held(good, ahead),
                tuple(sorted(chances[good] for chances in self.rivals)),
            )
            for good in range(KINDS)
        )

    def _story(self) -> Story:
        seats = range(len(self.view.places))
        kept: list[list[int]] = [[] for _ in seats]
        sold: list[list[Goods]] = [[] for _ in seats]
        for event in self.history:
            if isinstance(event, Kept):
                kept[event.seat].append(event.count)
            elif isinstance(event, Sold):
                sold[event.seat].append(event.cards)
        return Story(self.view.options.rounds, tuple(map(tuple, kept)), tuple(map(tuple, sold)))


@lru_cache(maxsize=512)
def held(habits: Habits, story: Story, seat: int, mine: Counts, coming: int) -> list[Chances]:
    """How many cards of each good somebody may hold in the end, if so many come across now."""
    dice = FastDice(f"{story} {seat} {coming}")
    deals = dealt(habits, story, seat, mine)
    chances = [int(1e6 * chance) + 1 for chance in deals.values()]
    unders = list(deals)
    left = [n - m for n, m in zip(CARDS, mine, strict=True)]
    for sold in story.sold:
        for card in sold[-1]:
            left[card] = max(0, left[card] - 1)
    totals = [[0.0] * (1 + MOST_KEPT * story.rounds) for _ in range(KINDS)]
    for _ in range(FORECASTS):
        under = unders[dice.pick(chances)]
        for number in range(story.over, story.rounds):
            size = coming if number == story.over else story.usual()
            brings = reckoned(habits, story, seat, number)
            kept = best_keeping(brings, under, drawn_cards(left, under, size, dice))
            under = joined(under, kept)
        for good, count in enumerate(under):
            totals[good][count] += 1 / FORECASTS
    return [_trimmed(row) for row in totals]


def _trimmed(row: list[float]) -> Chances:
    return tuple(row[: 1 + max(n for n, chance in enumerate(row) if chance)])


def joined(some: Counts, more: Counts) -> Counts:
    return tuple([a + b for a, b in zip(some, more, strict=True)])


def drawn_cards(left: list[int], under: Counts, size: int, dice: Dice) -> Counts:
    """So many cards of those that may still come."""
    pile = [max(0, a - b) for a, b in zip(left, under, strict=True)]
    cards = [0] * KINDS
    for _ in range(min(size, sum(pile))):
        card = dice.pick(pile)
        pile[card] -= 1
        cards[card] += 1
    return tuple(cards)


@lru_cache(maxsize=256)
def dealt(habits: Habits, story: Story, seat: int, mine: Counts) -> Deals:
    """What somebody may hold after the rounds that are over, to one who holds this."""
    deals: Deals = {(0,) * KINDS: 1.0}
    left = [n - m for n, m in zip(CARDS, mine, strict=True)]
    for number in range(story.over):
        brings = reckoned(habits, story, seat, number)
        sold = tuple(counted(story.sold[seat][number]))
        after: Deals = {}
        for under, chance in deals.items():
            for more, likely in _kept_beside(brings, under, story.kept[seat][number], sold, left):
                both = joined(under, more)
                after[both] = after.get(both, 0.0) + chance * likely
        deals = _likeliest(after)
        for goods in story.sold:
            for card in goods[number]:
                left[card] = max(0, left[card] - 1)
    return deals


def _likeliest(deals: Deals) -> Deals:
    best = sorted(deals.items(), key=lambda deal: -deal[1])[:MOST_DEALS]
    total = sum(chance for _, chance in best)
    return {held: chance / total for held, chance in best}


def _kept_beside(
    brings: Brings, under: Counts, count: int, sold: Counts, left: list[int]
) -> Iterator[tuple[Counts, float]]:
    """Every keeping of so many cards, with how likely it was made and these were sold."""
    gains = {kept: gain(brings, under, kept) for kept in KEEPINGS}
    for kept in KEEPINGS:
        if sum(kept) != count:
            continue
        cards, ways = joined(kept, sold), 1
        for have, all_of_it in zip(cards, left, strict=True):
            ways *= comb(max(have, all_of_it), have)
        among = [gains[other] for other in _among(cards)]
        best = max(among)
        if gains[kept] < best - 7 * HEAT:
            yield kept, 1e-9
        else:
            weights = sum([exp((other - best) / HEAT) for other in among])
            yield kept, ways * exp((gains[kept] - best) / HEAT) / weights


def _among(cards: Counts) -> tuple[Counts, ...]:
    """Which keepings are possible with these cards."""
    return _within(tuple([min(MOST_KEPT, n) for n in cards]))


@lru_cache(maxsize=4096)
def _within(cards: Counts) -> tuple[Counts, ...]:
    return tuple(kept for kept in KEEPINGS if all(k <= c for k, c in zip(kept, cards, strict=True)))


def best_keeping(brings: Brings, under: Counts, cards: Counts) -> Counts:
    """The keeping that gains most, good by good, with so many places left."""
    worth = [0.0, -INF, -INF, -INF]
    ways: list[Counts] = [()] * (MOST_KEPT + 1)
    for good, there in enumerate(cards):
        if not there:
            ways = [(*way, 0) for way in ways]
            continue
        gains = _gains(brings[good], under[good], VALUES[good])
        most = min(MOST_KEPT, there)
        best = [
            max([(worth[used - n] + gains[n], n) for n in range(min(most, used) + 1)])
            for used in range(MOST_KEPT + 1)
        ]
        ways = [(*ways[used - n], n) for used, (_, n) in enumerate(best)]
        worth = [value for value, _ in best]
    return ways[worth.index(max(worth))]


@lru_cache(maxsize=4096)
def _gains(table: tuple[float, ...], held: int, value: int) -> tuple[float, ...]:
    """What none, one, two or three more cards gain by being kept rather than sold."""
    top = len(table) - 1
    now = table[min(top, held)]
    return tuple(table[min(top, held + n)] - now - n * value for n in range(MOST_KEPT + 1))


def gain(brings: Brings, under: Counts, kept: Counts) -> float:
    """What it gains to keep these cards rather than to sell them now."""
    return sum(
        [
            _gains(brings[good], under[good], VALUES[good])[count]
            for good, count in enumerate(kept)
            if count
        ]
    )


@lru_cache(maxsize=256)
def reckoned(habits: Habits, story: Story, seat: int, number: int) -> Brings:
    """What cards were to bring, for all that this seat had heard when it kept in this round."""
    seats = len(story.kept)
    sale = final_sale(habits, seats)
    later: Past = tuple((r, UNKNOWN) for r in range(number + 1, story.rounds))
    heard = min(number, story.over)
    return tuple(
        sale.brings(
            good,
            MOST_KEPT * story.rounds,
            sale.held(good, later),
            tuple(
                sorted(
                    sale.held(good, story.past(rival, good, heard))
                    for rival in range(seats)
                    if rival != seat
                )
            ),
        )
        for good in range(KINDS)
    )
