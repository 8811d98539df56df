"""Bluff: what a simulation counts beside wins."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.types import Event, Outcome
from undertable.games.bluff.types import STAR, Bidden, Doubted, LaidOut, Peeked


def tally(seat: int, events: Sequence[Event], outcome: Outcome) -> dict[str, tuple[float, float]]:
    """How often the seat doubts and is right, and how often its bids have nothing behind them."""
    doubts = [e for e in events if isinstance(e, Doubted)]
    mine = [e for e in doubts if e.seat == seat]
    against = [e for e in doubts if e.bidder == seat]
    bids, bare = _bids(seat, events)
    return {
        "doubts": (len(mine), bids + len(mine)),
        "right": (sum(e.count > e.actual for e in mine), len(mine)),
        "false": (sum(e.count > e.actual for e in against), len(against)),
        "bare": (bare, bids),
    }


def _bids(seat: int, events: Sequence[Event]) -> tuple[int, int]:
    """All bids of the seat, and those that none of its dice fitted."""
    bids = bare = 0
    cup: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    for event in events:
        match event:
            case Doubted():
                laid = ()
            case LaidOut(who, dice) if who == seat:
                laid += dice
            case Peeked(who, dice) if who == seat:
                cup = dice
            case Bidden(who, _, face) if who == seat:
                bids += 1
                bare += not {face, STAR} & {*cup, *laid}
            case _:
                pass
    return bids, bare
