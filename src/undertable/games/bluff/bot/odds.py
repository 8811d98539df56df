"""Bluff: how likely hidden dice are to fit a bid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import TypeAlias

from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.track import order
from undertable.games.bluff.types import FACES, STAR, Bid

Spread: TypeAlias = tuple[float, ...]
"""The chance that 0, 1, 2, ... dice fit."""


def hit(face: int) -> float:
    """The chance that a hidden die fits a bid on this face; stars are jokers for numbers."""
    return 1 / 6 if face == STAR else 1 / 3


@cache
def chance(dice: int, face: int) -> Spread:
    """How many of so many hidden dice fit, as long as nobody has said anything about them."""
    p = hit(face)
    return tuple(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1))


@lru_cache(maxsize=20_000)
def together(one: Spread, other: Spread) -> Spread:
    """How many fit in both heaps together."""
    total = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other, i):
            total[j] += a * b
    return tuple(total)


def mean(spread: Spread) -> float:
    return sum(k * p for k, p in enumerate(spread))


@cache
def falls(dice: int) -> tuple[tuple[Sequence[int], float], ...]:
    """Every way so many dice can fall: how many of them fit each face, and how likely it is."""
    found = []
    for roll in combinations_with_replacement(FACES, dice):
        ways = factorial(dice) // prod(factorial(roll.count(face)) for face in FACES)
        found.append((FITS[roll], ways / 6**dice))
    return tuple(found)


@cache
def least(bid: Bid | None) -> tuple[int, ...]:
    """B9-B11: for each face, the lowest count that is higher than this bid (index 0 is unused)."""
    if bid is None:
        return (0, *(1 for _ in FACES))
    return (0, *(_lowest(bid, face) for face in FACES))


def _lowest(bid: Bid, face: int) -> int:
    count = bid.count // 2 if face == STAR else bid.count
    while order(Bid(max(1, count), face)) <= order(bid):
        count += 1
    return max(1, count)
