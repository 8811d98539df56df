"""Bluff for two, solved: equilibrium, value and exploitability of positions with few dice.

Rounds chain: what a doubt is worth is the value of the position it leads to, so the positions with
fewer dice come first. Values are the starter's, a win 1 and a loss -1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from undertable.games.bluff.bot.equilibria import VALUES
from undertable.games.bluff.solver import kernel
from undertable.games.bluff.solver.endings import Dice, Later, valued, worths
from undertable.games.bluff.solver.tree import Floats, Tree


class Solution(NamedTuple):
    """What was found for one position."""

    tree: Tree
    strategies: list[Floats]
    """For each seat, a share for each information set and action, as `Tree.at` lays them out."""
    value: float
    exploitability: float
    """What somebody gains on average over both seats who knows the strategies, in this round."""
    iterations: int


def positions_before(dice: Dice) -> Iterator[Dice]:
    """Every position that a round can lead to, and itself, smaller ones first."""
    most, least = max(dice), min(dice)
    both = ((a, b) for a in range(1, most + 1) for b in range(1, most + 1))
    within = [d for d in both if max(d) <= most and min(d) <= least and sum(d) < sum(dice)]
    yield from sorted(within, key=lambda d: (sum(d), d))
    yield dice


class Solver:
    """CFR+ on one position: alternating updates, no regret below zero, later ones weigh more."""

    def __init__(self, dice: Dice, later: Later, dtype: type = np.float64) -> None:
        self.tree = Tree(dice)
        self.worth = worths(self.tree, later)
        self.regrets = tuple(self.tree.strategies(dtype))
        self.sums = tuple(self.tree.strategies(dtype))
        self.iterations = 0

    def iterate(self) -> None:
        self.iterations += 1
        tree = self.tree
        for me in (0, 1):
            other = 1 - me
            kernel.cfr(
                me, float(self.iterations), self.regrets[me], self.sums[me], self.regrets[other],
                tree.bases, tree.rungs, tree.fits[me], tree.fits[other], self.worth, tree.faces,
                tree.chances[other],
            )  # fmt: skip

    def solution(self) -> Solution:
        strategies = [table.copy() for table in self.sums]
        for seat, table in enumerate(strategies):
            hands = len(self.tree.hands[seat])
            kernel.normalise(table, self.tree.bases, self.tree.rungs, seat, hands)
        value = respond(self.tree, strategies, self.worth, 0, best=False)
        gains = [respond(self.tree, strategies, self.worth, me, best=True) for me in (0, 1)]
        return Solution(self.tree, strategies, value, sum(gains) / 2, self.iterations)


def respond(tree: Tree, strategies: list[Floats], worth: Floats, me: int, best: bool) -> float:
    """What a seat expects against the other's strategy, with its own or with the best answer."""
    other = 1 - me
    values = kernel.respond(
        me, best, strategies[me], strategies[other], tree.bases, tree.rungs, tree.fits[me],
        tree.fits[other], worth, tree.faces, tree.chances[other], 0,
    )  # fmt: skip
    return float(values @ tree.chances[me])


CHECKED_EVERY = 50
"""Iterations between two looks at the exploitability, which costs about two of them."""


def solve(
    wanted: list[Dice], goal: float, progress: Callable[[int], None] | None = None
) -> list[Solution]:
    """These positions, to this exploitability; those that they lead to are solved on the way."""
    found: dict[Dice, Solution] = {}
    values: dict[Dice, float] = {}
    for dice in dict.fromkeys(d for last in wanted for d in positions_before(last)):
        solver = Solver(dice, valued(values))
        found[dice] = _solved(solver, goal, progress)
        values[dice] = found[dice].value
    return [found[dice] for dice in wanted]


def _solved(solver: Solver, goal: float, progress: Callable[[int], None] | None) -> Solution:
    while True:
        for _ in range(CHECKED_EVERY):
            solver.iterate()
        if progress is not None:
            progress(solver.iterations)
        solution = solver.solution()
        if solution.exploitability <= goal:
            return solution


MOST_DICE = 4
"""In play, for whom there is patience and memory."""
LOOKED_AT_EVERY = 20
"""Iterations between two looks where one takes seconds."""


def memory(dice: Dice) -> int:
    """Bytes that `approach` takes: regrets, sums of strategies, and a copy of these to look at."""
    return 3 * np.dtype(np.float32).itemsize * sum(Tree(dice).sizes)


def approach(dice: Dice) -> Iterator[Solution]:
    """A position too large for a table, ever closer; smaller ones are worth what is in the package.

    What is given is looked at, not kept: its strategies are left out.
    """
    solver = Solver(dice, valued(VALUES), np.float32)
    while True:
        for _ in range(LOOKED_AT_EVERY):
            solver.iterate()
        yield solver.solution()._replace(strategies=[])
