"""The final sale: double value, limits, majorities (H49-H54)."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.games.border.goods import LIMITS, VALUES


def incomes(good: int, held: Sequence[int]) -> list[int]:
    """What each player gets for so many cards of this good."""
    price = 2 * VALUES[good]
    left = LIMITS[len(held)][good]
    if sum(held) <= left:
        return [count * price for count in held]
    income = [0] * len(held)
    for count in sorted(set(held), reverse=True):
        tied = [seat for seat, mine in enumerate(held) if mine == count]
        sold = min(left, count * len(tied))
        for seat in tied:
            income[seat] = sold * price // len(tied)
        left -= sold
    return income
