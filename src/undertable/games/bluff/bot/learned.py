"""Bluff: a policy for many dice and players, learned by self-play, out of a file in the package.

`undertable train bluff` makes the file; playing from it needs no more than numpy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple

import numpy as np

from undertable.core.bot import Bot, Policy
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.features import (
    ACTIONS,
    DOUBTING,
    KEEPING,
    LAYING_OUT,
    SEATS,
    SIZE,
    TAILS,
    bid_of,
    fill,
    row_of,
    slot_of,
)
from undertable.games.bluff.bot.net import LAYERS, chances
from undertable.games.bluff.rules.choices import DOUBT, KEEP
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.types import FACES, Bid, BluffView, LayOut, Roll

Array = Any
FILE = "learned.npz"


class Mind(NamedTuple):
    """What was learned."""

    pair: list[Array]
    """The layers of the net for two players."""
    crowd: list[Array]
    """And of the one for more."""
    pairs: Array
    """For each kind of rules, the starter's share of games with so many dice against so many."""
    worth: Array
    """For each kind of rules and number of players, what dice are worth; the start comes first."""


@cache
def mind() -> Mind:
    """What is in the package, loaded when it is first needed."""
    with as_file(files(__package__) / FILE) as path, np.load(path) as file:
        pair, crowd = (
            [file[f"{name} {k}"].astype(np.float32) for k in range(LAYERS)]
            for name in ("pair", "crowd")
        )
        return Mind(pair, crowd, file["pairs"], file["worth"])


def seen(row: Sequence[int], hands: Sequence[Sequence[int]]) -> tuple[Array, Array]:
    """Features and masks of the seat to act, for each of these hands."""
    x, mask = np.zeros((len(hands), SIZE), np.float32), np.zeros((len(hands), ACTIONS), np.float32)
    for i, own in enumerate(hands):
        fill(x[i], mask[i], row, own, TAILS)
    return x, mask


class Speaker(Bot):
    """A bot that can be asked with many cups at once."""

    def speaks(
        self, view: BluffView, history: Sequence[Event], bid: Bid, cups: Sequence[Roll]
    ) -> list[float]:
        """How likely each of these cups would make this bid: `policy` for all of them."""
        raise NotImplementedError


class Learned(Speaker):
    """Plays as the net says, and draws as likely as it says; between two, perhaps more loosely."""

    def __init__(self, loose: float = 1.0) -> None:
        self.loose = loose

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        row, own = row_of(view, history)
        found = self._chances(row, [own])[0].tolist()
        dice = sum(view.dice)
        return [(move_of(view, dice, action), p) for action, p in enumerate(found) if p]

    def speaks(
        self, view: BluffView, history: Sequence[Event], bid: Bid, cups: Sequence[Roll]
    ) -> list[float]:
        row, _ = row_of(view, history)
        dice = sum(view.dice)
        action = slot_of(dice, bid.count, bid.face - 1)
        if bid_of(dice, action) != (bid.count, bid.face - 1):
            return [0.0] * len(cups)
        hands = [[cup.count(face) for face in FACES] for cup in cups]
        return [float(chance) for chance in self._chances(row, hands)[:, action]]

    def _chances(self, row: Sequence[int], hands: Sequence[Sequence[int]]) -> Array:
        asked = seen(row, hands)
        if row[SEATS] == 2:
            return chances(mind().pair, *asked, self.loose)
        return chances(mind().crowd, *asked)


def move_of(view: BluffView, dice: int, action: int) -> Move:
    if action == DOUBTING:
        return DOUBT
    if action == KEEPING:
        return KEEP
    if action == LAYING_OUT:
        assert view.bid is not None
        return LayOut(laid_for(view.cup, view.bid.face))
    count, face = bid_of(dice, action)
    return Bid(count, face + 1)


def laid_for(cup: Roll, face: int) -> Roll:
    """All dice that fit a bid on this face, or the lowest if none does."""
    return tuple(die for die in cup if FITS[(die,)][face]) or (min(cup),)
