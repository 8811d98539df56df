"""Bluff: every way dice can fall, and what each counts (B4, B6, B7)."""

from __future__ import annotations

from itertools import product
from typing import Final

from undertable.games.bluff.types import (
    FACES,
    MOST_EACH,
    STAR,
)


def _rolls(count: int) -> list[tuple[int, ...]]:
    """Every way `count` dice can fall, each sorted; equal ones are one object: quick to look up."""
    kept: dict[tuple[int, ...], tuple[int, ...]] = {}
    fallen = [tuple(sorted(dice)) for dice in product(FACES, repeat=count)]
    return [kept.setdefault(roll, roll) for roll in fallen]


ROLLS: Final = [_rolls(count) for count in range(MOST_EACH + 1)]

FITS: Final = {
    roll: tuple(roll.count(face) + (roll.count(STAR) if face != STAR else 0) for face in range(7))
    for rolls in ROLLS
    for roll in rolls
}
"""B6, B7: how many dice of a roll fit a bid on each face; stars are jokers for numbers."""

TOTALS: Final = {roll: sum(roll) - STAR * roll.count(STAR) if roll else -1 for roll in FITS}
"""B4: what a roll counts in the opening; less than any if there was none."""
