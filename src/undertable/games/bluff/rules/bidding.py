"""Bluff: every bid lies further along the track than the one before (B8-B13)."""

from __future__ import annotations

from undertable.core.errors import IllegalMove
from undertable.core.text import Text
from undertable.games.bluff import types
from undertable.games.bluff.rules.shaking import Shaking
from undertable.games.bluff.rules.table import (
    LAYING,
)
from undertable.games.bluff.rules.track import LADDERS, NO_BID, RUNGS
from undertable.games.bluff.types import (
    STAR,
    Bid,
)


class Bidding(Shaking):
    """A table at which bids are raised."""

    def raise_bid(self, bid: Bid) -> None:
        """B9-B12: every bid lies further along the track than the one before."""
        rung = RUNGS[self.cap].get(bid, NO_BID)
        if rung <= self.rung:
            raise self._too_low(bid, rung)
        self.rung = rung
        self.bidder = self.turn
        if self.events is not None:
            self.tell(types.Bidden(self.turn, bid.count, bid.face))
        if self.laying_out and len(self.cups[self.turn]) > 1:
            self.phase = LAYING
        else:
            self.pass_on()

    def _too_low(self, bid: Bid, rung: int) -> IllegalMove:
        if rung == NO_BID:
            return IllegalMove(Text("bluff", "refusal-above-cap", {"cap": self.cap}))
        last = LADDERS[self.cap][self.rung]
        words = {"bid": bid_text(bid), "than": bid_text(last)}
        return IllegalMove(Text("bluff", "refusal-not-higher", words))


def bid_text(bid: Bid) -> Text:
    """A bid in words: "eight 4s", "five stars"."""
    key = "bid-stars" if bid.face == STAR else "bid-numbers"
    return Text("bluff", key, {"count": bid.count, "face": bid.face})
