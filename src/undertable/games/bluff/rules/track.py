"""The track: every bid in its order, and where it lies on the ring."""

from __future__ import annotations

from typing import Final

from undertable.games.bluff.types import FACES, FURTHEST, MOST_DICE, STAR, Bid

NO_BID: Final = -1


def rank(bid: Bid) -> int:
    """B8: star k lies between 2k - 1 and 2k, and so on round the ring without a seam."""
    return 3 * bid.count - 1 if bid.face == STAR else bid.count + bid.count // 2


def order(bid: Bid) -> tuple[int, int]:
    """B9, B10: the field first, then the face."""
    return rank(bid), bid.face


ALL_BIDS: Final = tuple(
    sorted((Bid(n, face) for n in range(1, FURTHEST + 1) for face in FACES), key=order)
)


def _ladder(cap: int) -> tuple[Bid, ...]:
    if MOST_DICE < cap < FURTHEST:
        return ()
    return tuple(bid for bid in ALL_BIDS if bid.count <= cap)


LADDERS: Final = [_ladder(cap) for cap in range(FURTHEST + 1)]
"""For each cap on the count: all bids in rising order; no table has one between most and none."""

RUNGS: Final = [{bid: rung for rung, bid in enumerate(ladder)} for ladder in LADDERS]
