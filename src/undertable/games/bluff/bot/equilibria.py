"""Bluff: equilibria for two players with few dice, out of a file in the package.

`undertable solve bluff --tables` makes the file; playing from it needs no more than numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from undertable.core.bot import Policy
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.reading import this_round
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.rules.track import RUNGS
from undertable.games.bluff.solver.tree import Tree, mask_of
from undertable.games.bluff.types import Bid, Bidden, BluffView

Shares = NDArray[np.uint16]
FILE = "equilibria.npz"
MOST_SOLVED = 3
"""Dice in play up to which there are tables."""
GRAIN = 4095
"""Shares are kept in so many steps: their error is far below what a best response can use."""
VALUES = {(1, 1): -0.0271, (1, 2): -0.5883, (2, 1): 0.6189}
"""To the starter, a win 1 and a loss -1; `undertable solve bluff --tables` prints them."""


class Table:
    """What to do in one position, for the starter and for the other."""

    def __init__(self, dice: tuple[int, int], shares: Sequence[Shares]) -> None:
        self.tree = Tree(dice)
        self.shares = shares
        self._hands = [{hand: i for i, hand in enumerate(hands)} for hands in self.tree.hands]

    def policy(self, seat: int, cup: tuple[int, ...], mask: int) -> Policy | None:
        """None where the equilibrium never comes by itself."""
        actions = self.tree.actions(mask)
        stretch = self.shares[seat][self.tree.at(seat, mask)]
        weights = stretch.reshape(actions, -1)[:, self._hands[seat][cup]].tolist()
        total = sum(weights)
        if not total:
            return None
        moves = self._moves(mask)
        return [(moves[a], weight / total) for a, weight in enumerate(weights) if weight]

    def _moves(self, mask: int) -> tuple[Move, ...]:
        higher = self.tree.ladder[mask.bit_length() :]
        return (DOUBT, *higher) if mask else higher


class Place(NamedTuple):
    """Where in which table a seat stands."""

    dice: tuple[int, int]
    """Of the starter and of the other."""
    me: int
    """0 is the starter."""
    rungs: list[int]
    """The bids so far."""


def solved(view: BluffView, history: Sequence[Event]) -> Policy | None:
    """The equilibrium's policy, if this is a position that has been solved."""
    place = place_of(view, history)
    if place is None:
        return None
    return tables()[place.dice].policy(place.me, view.cup, mask_of(place.rungs))


def place_of(view: BluffView, history: Sequence[Event]) -> Place | None:
    """None if there is no table of this position."""
    options = view.options
    if options.laying_out or not options.bid_cap or options.exact != "all_lose_one":
        return None
    owned = [dice for dice in view.dice if dice]
    if len(owned) != 2 or sum(owned) > MOST_SOLVED:
        return None
    bids = [event for event in this_round(history) if isinstance(event, Bidden)]
    rungs = [RUNGS[view.cap][Bid(bid.count, bid.face)] for bid in bids]
    if (rungs[-1:] or None) != (None if view.bid is None else [RUNGS[view.cap][view.bid]]):
        return None  # a written position: nobody has told how it came about
    other = sum(owned) - len(view.cup)
    mine_first = len(bids) % 2 == 0
    dice = (len(view.cup), other) if mine_first else (other, len(view.cup))
    return Place(dice, int(not mine_first), rungs)


@cache
def tables() -> Mapping[tuple[int, int], Table]:
    """All that is in the package, loaded when it is first needed."""
    with as_file(files(__package__) / FILE) as path, np.load(path) as file:
        dice = sorted({name.split()[0] for name in file})
        return {
            (int(d[0]), int(d[2])): Table((int(d[0]), int(d[2])), [file[f"{d} {s}"] for s in "01"])
            for d in dice
        }
