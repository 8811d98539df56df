"""Bluff for two: what a doubt is worth, by the positions that it leads to (B15-B19, B22)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from undertable.games.bluff.solver.tree import Floats, Tree

Dice = tuple[int, int]
"""The dice of the starter and of the other."""
Later = Callable[[int, int, int], float]
"""What the first seat expects once the seats have so many dice and one of them starts."""


def valued(values: dict[Dice, float]) -> Later:
    """Values of positions, as a seat sees them whoever starts."""

    def later(mine: int, other: int, starter: int) -> float:
        if not mine or not other:
            return 1.0 if mine else -1.0
        return values[mine, other] if starter == 0 else -values[other, mine]

    return later


def worths(tree: Tree, later: Later) -> Floats:
    """For each bid, who doubts it and how many dice fit: what it is worth to the starter.

    B15-B19 and B22, for two players.
    """
    most = 2 * max(tree.dice) + 1
    found = np.zeros((tree.rungs, 2, most))
    for rung, bid in enumerate(tree.ladder):
        for doubter in (0, 1):
            for total in range(most):
                found[rung, doubter, total] = _worth(
                    tree.dice, 1 - doubter, total - bid.count, later
                )
    return found


def _worth(dice: Dice, bidder: int, off: int, later: Later) -> float:
    left = list(dice)
    loser = bidder if off < 0 else 1 - bidder
    left[loser] = max(0, left[loser] - max(1, abs(off)))
    return later(left[0], left[1], 1 - loser)
