"""What moves are worth in positions that are solved: the other plays by the table, and I my best.

The same as `kernel.respond`, by numpy alone: a review has to do without numba, and walks only what
the table comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from undertable.games.bluff.bot.equilibria import GRAIN, VALUES, tables
from undertable.games.bluff.solver.endings import Dice, valued, worths
from undertable.games.bluff.solver.tree import DOUBT, Floats, Tree, mask_of

NOTHING = 1e-6


class Round:
    """One round from a solved position, against a player of the table."""

    def __init__(self, dice: Dice) -> None:
        self.tree = Tree(dice)
        self.table = tables()[dice]
        self.worth = worths(self.tree, valued(VALUES))

    def shares(self, seat: int, mask: int) -> Floats:
        """What each hand does here: a row for each action; doubt where the table ends."""
        stretch = self.table.shares[seat][self.tree.at(seat, mask)]
        found: Floats = stretch.reshape(self.tree.actions(mask), -1) / GRAIN
        total = found.sum(axis=0)
        found[DOUBT] += total == 0
        return found / np.where(total == 0, 1.0, total)

    def reach(self, seat: int, rungs: Sequence[int]) -> Floats:
        """How likely each hand of a seat is to have come here, chance included."""
        reach = self.tree.chances[seat].copy()
        for turn in range(seat, len(rungs), 2):
            mask = mask_of(rungs[:turn])
            row = rungs[turn] - mask.bit_length() + (mask > 0)
            reach = reach * self._known(seat, mask)[row]
        return reach

    def _known(self, seat: int, mask: int) -> Floats:
        """As `shares`, but nothing where the table ends."""
        stretch = self.table.shares[seat][self.tree.at(seat, mask)]
        found: Floats = stretch.reshape(self.tree.actions(mask), -1) / GRAIN
        return found

    def moves(self, me: int, hand: int, mask: int, reach: Floats) -> list[float]:
        """What each action of mine is worth, summed over the other's hands by their reach."""
        return [self._after(me, hand, mask, row, reach) for row in range(self.tree.actions(mask))]

    def _after(self, me: int, hand: int, mask: int, row: int, reach: Floats) -> float:
        if mask and row == DOUBT:
            return self._doubted(me, me, hand, mask, reach)
        return self._answered(me, hand, mask | 1 << mask.bit_length() + row - (mask > 0), reach)

    def _answered(self, me: int, hand: int, mask: int, reach: Floats) -> float:
        """The other is to move."""
        shares = self.shares(1 - me, mask)
        total = 0.0
        for row in np.flatnonzero((shares * reach).sum(axis=1) > NOTHING):
            left = reach * shares[row]
            if row == DOUBT:
                total += self._doubted(1 - me, me, hand, mask, left)
            else:
                further = mask | 1 << mask.bit_length() + int(row) - 1
                total += max(self.moves(me, hand, further, left))
        return total

    def _doubted(self, doubter: int, me: int, hand: int, mask: int, reach: Floats) -> float:
        rung = mask.bit_length() - 1
        face = self.tree.faces[rung]
        fitting = self.tree.fits[me][face, hand] + self.tree.fits[1 - me][face]
        worth = float(self.worth[rung, doubter, fitting] @ reach)
        return worth if me == 0 else -worth


@cache
def round_of(dice: Dice) -> Round:
    return Round(dice)
