"""Bluff: what a bid tells about the dice under the bidder's cup.

The reader has a picture of how people bid. They like bids that their own dice and an average share
of the others bear out, they do not always pick the best, and now and then they bluff. Bayes' rule
turns that picture into the likely dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from undertable.core.types import Event
from undertable.games.bluff.bot.odds import Spread, chance, falls, hit, least
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.types import FACES, Begins, Bid, Bidden, BluffView, LaidOut


class Reading(NamedTuple):
    """How somebody reads bids."""

    sharpness: float
    """How strictly people are taken to bid by what they have."""
    leeway: float
    """How far above the average they are taken to go without a second thought."""
    bluffs: float
    """The share of bids that are taken to mean nothing."""


class Heard(NamedTuple):
    """A bid, and what the bidder had to go by beside the own cup."""

    bid: Bid
    before: Bid | None
    open: tuple[int, ...]
    """For each face, how many dice that lay open fitted it."""
    others: int
    """How many dice were under the other cups."""


def heard_this_round(view: BluffView, history: Sequence[Event]) -> list[list[Heard]]:
    """For each seat, the bids that speak about the dice it has under its cup now."""
    cups = [*view.dice]
    heard: list[list[Heard]] = [[] for _ in cups]
    open_dice = FITS[()]
    last: Bid | None = None
    for event in this_round(history):
        if isinstance(event, Bidden):
            bid = Bid(event.count, event.face)
            others = sum(cups) - cups[event.seat]
            heard[event.seat].append(Heard(bid, last, open_dice, others))
            last = bid
        elif isinstance(event, LaidOut):
            heard[event.seat] = []  # the rest was shaken again
            cups[event.seat] -= len(event.dice)
            open_dice = plus(open_dice, FITS[tuple(sorted(event.dice))])
    return heard


def this_round(history: Sequence[Event]) -> list[Event]:
    found: list[Event] = []
    for event in reversed(history):
        if isinstance(event, Begins):
            break
        found.append(event)
    return found[::-1]


def spreads(dice: int, heard: Sequence[Heard], reading: Reading) -> tuple[Spread, ...]:
    """For each face, how many of a cup's dice fit it, judged by what its owner has bid."""
    if not heard or not reading.sharpness:
        return (chance(dice, 1), *(chance(dice, face) for face in FACES))
    return _spreads(dice, tuple(heard), reading)


@lru_cache(maxsize=4096)
def _spreads(dice: int, heard: tuple[Heard, ...], reading: Reading) -> tuple[Spread, ...]:
    sums = [[0.0] * (dice + 1) for _ in range(7)]
    for (fits, _), p in zip(falls(dice), _belief(dice, heard, reading), strict=True):
        for face in FACES:
            sums[face][fits[face]] += p
    return tuple(map(tuple, sums))


@lru_cache(maxsize=4096)
def _belief(dice: int, heard: tuple[Heard, ...], reading: Reading) -> Spread:
    """How likely each way is in which the dice of a cup can have fallen."""
    if not heard:
        return tuple(p for _, p in falls(dice))
    before = _belief(dice, heard[:-1], reading)
    speak = _likelihoods(dice, heard[-1], reading)
    weights = [p * says for p, says in zip(before, speak, strict=True)]
    total = sum(weights)
    return tuple(w / total for w in weights)


def _likelihoods(dice: int, heard: Heard, reading: Reading) -> list[float]:
    """For each way the dice can have fallen, how likely this bid is among all possible ones."""
    chosen = heard.bid.face
    base = heard.open[chosen] + heard.others * hit(chosen)
    mine = [_sigmoid(reading, k + base - heard.bid.count) for k in range(dice + 1)]
    likings = [_liking(dice, heard, face, reading) for face in FACES]
    honest = 1 - reading.bluffs
    found = []
    for fits, _ in falls(dice):
        all_bids = sum([liking[fits[i]] for i, liking in enumerate(likings, 1)])
        found.append(reading.bluffs / 10 + honest * mine[fits[chosen]] / all_bids)
    return found


def trusted(dice: int, face: int, needed: float, reading: Reading) -> float:
    """How many fitting dice a reader expects in a cup whose owner needs so many for a bid."""
    weights = [
        p * (reading.bluffs + _sigmoid(reading, fits - needed))
        for fits, p in enumerate(chance(dice, face))
    ]
    return sum(fits * weight for fits, weight in enumerate(weights)) / sum(weights)


def plus(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """The fitting dice of two heaps together, for each face."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _liking(dice: int, heard: Heard, face: int, reading: Reading) -> list[float]:
    """How much all bids on this face together attract a bidder with so many fitting dice."""
    base = heard.open[face] + heard.others * hit(face)
    first = least(heard.before)[face]
    last = max(first, round(base + dice) + 1)
    counts = range(first, last + 1)
    return [sum(_sigmoid(reading, k + base - c) for c in counts) for k in range(dice + 1)]


def _sigmoid(reading: Reading, surplus: float) -> float:
    return 1 / (1 + exp(-reading.sharpness * (surplus + reading.leeway)))
