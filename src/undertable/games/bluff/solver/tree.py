"""Bluff for two, one round as a tree of public states.

A public state is the set of bids made so far, as a mask of rungs: bids only ever rise, so the set
is the sequence. Its highest rung is the standing bid, and whether its size is even or odd says who
is to move. An information set is a public state with the hand of who is to move.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.track import LADDERS
from undertable.games.bluff.types import FACES, Bid, Roll

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

DOUBT = 0
"""The first action at every public state with a bid; the others are the higher rungs, in order."""


class Tree:
    """The shape of a round for two with so many dice: starter first."""

    def __init__(self, dice: tuple[int, int]) -> None:
        self.dice = dice
        self.ladder: tuple[Bid, ...] = LADDERS[sum(dice)]
        self.rungs = len(self.ladder)
        self.hands = [hands(count) for count in dice]
        self.chances = [hand_chances(count) for count in dice]
        self.faces: Ints = np.array([bid.face - 1 for bid in self.ladder])
        self.counts: Ints = np.array([bid.count for bid in self.ladder])
        self.fits = [fits(count) for count in dice]
        self.bases, self.sizes = self._layout()

    def _layout(self) -> tuple[Ints, list[int]]:
        """Where the information sets of a seat begin that stand before a rung.

        The states below rung r number 2^r, half of them with each seat to move; the parity of the
        others fixes the lowest bit, so dropping it numbers those of one seat without gaps.
        """
        bases = np.zeros((2, self.rungs + 1), np.int64)
        sizes = [0, 0]
        for seat in (0, 1):
            size = self.rungs * len(self.hands[seat]) if seat == 0 else 0  # the opening bid
            for rung in range(self.rungs):
                bases[seat, rung] = size
                size += _states(rung, seat) * (self.rungs - rung) * len(self.hands[seat])
            sizes[seat] = size
        return bases, sizes

    def strategies(self, dtype: type = np.float64) -> list[NDArray[np.float64]]:
        """An empty table for each seat: a number for each hand and action of each public state."""
        return [np.zeros(size, dtype) for size in self.sizes]

    def at(self, seat: int, mask: int) -> slice:
        """Where a public state lies in the table of the seat that is to move there.

        The stretch holds `actions(mask)` rows of one number for each hand.
        """
        rung = mask.bit_length() - 1
        size = self.actions(mask) * len(self.hands[seat])
        if mask == 0:
            return slice(0, size)
        first = int(self.bases[seat, rung]) + ((mask ^ (1 << rung)) >> 1) * size
        return slice(first, first + size)

    def actions(self, mask: int) -> int:
        """How many actions there are: the higher rungs, and doubting if there is a bid."""
        return self.rungs - mask.bit_length() + (mask > 0)


def _states(rung: int, seat: int) -> int:
    """How many public states stand before this rung with this seat to move."""
    if rung == 0:
        return int(seat == 1)
    return 1 << (rung - 1)


def hands(count: int) -> list[Roll]:
    """Every roll of so many dice, sorted, in a fixed order."""
    return list(combinations_with_replacement(FACES, count))


def hand_chances(count: int) -> Floats:
    ways = [
        factorial(count) // prod(factorial(roll.count(face)) for face in FACES)
        for roll in hands(count)
    ]
    chances: Floats = np.array(ways) / 6**count
    return chances


def fits(count: int) -> Ints:
    """For each face and each hand, how many of its dice fit."""
    return np.array([[FITS[roll][face] for roll in hands(count)] for face in FACES])


def mask_of(rungs: Sequence[int]) -> int:
    return sum(1 << rung for rung in rungs)
