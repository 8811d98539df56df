"""Bluff: a doubt, what it costs, and who wins (B14-B23)."""

from __future__ import annotations

from undertable.core.errors import IllegalMove
from undertable.core.text import Text
from undertable.games.bluff import types
from undertable.games.bluff.rules.laying_out import LayingOut
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.table import (
    NO_DICE,
    OVER,
)
from undertable.games.bluff.rules.track import LADDERS, NO_BID
from undertable.games.bluff.types import (
    Raised,
)


class CupsUp(LayingOut):
    """A table at which bids are doubted."""

    def doubt(self) -> None:
        """B14-B20: the bid against all dice, then the losses."""
        if self.rung == NO_BID:
            raise IllegalMove(Text("bluff", "refusal-nothing-to-doubt"))
        bid = LADDERS[self.cap][self.rung]
        dice = self._all_dice() if self.laying_out else self.cups
        face, count, actual = bid.face, bid.count, 0
        for roll in dice:
            actual += FITS[roll][face]
        losses = self._losses(count, actual)
        self.opening = NO_DICE[self.seats]
        self.raised = Raised(self.turn, self.bidder, bid, actual, tuple(dice), tuple(losses))
        if self.events is not None:
            self._tell_doubt(self.raised)
        winner = self.turn if count > actual else self.bidder
        self._take_away(losses)
        self._next_round_or_end(winner)

    def _all_dice(self) -> list[tuple[int, ...]]:
        """B28: laid-out dice count like all others."""
        return [tuple(sorted(self.cups[s] + self.laid[s])) for s in range(self.seats)]

    def _losses(self, bid: int, actual: int) -> list[int]:
        """B15-B19: the difference, or one each after an exact bid; never more than one has."""
        losses = [0] * self.seats
        if bid != actual:
            loser = self.turn if bid < actual else self.bidder
            missed = actual - bid if bid < actual else bid - actual
            owned = self.dice_left[loser]
            losses[loser] = missed if missed < owned else owned
        elif self.options.exact == "doubter_loses_one":
            losses[self.turn] = 1
        else:
            for seat in self.alive:
                losses[seat] = 1 if seat != self.bidder else 0
        return losses

    def _tell_doubt(self, up: Raised) -> None:
        self.tell(
            types.Doubted(up.doubter, up.bidder, up.bid.count, up.bid.face, up.actual, up.dice)
        )

    def _take_away(self, losses: list[int]) -> None:
        """B20, B21: lost dice leave the game; who has none is out."""
        for seat in self.alive:
            lost = losses[seat]
            if not lost:
                continue
            left = self.dice_left[seat] - lost
            self.dice_left[seat] = left
            if not left:
                self.alive = self.alive[:]
                self.alive.remove(seat)
            if self.events is not None:
                self.tell(types.Lost(seat, lost, left))
                if not left:
                    self.tell(types.Out(seat))

    def _next_round_or_end(self, winner: int) -> None:
        """B22, B23: the winner of the doubt starts the next round; the last with dice wins."""
        if len(self.alive) > 1:
            self.new_round(winner)
            return
        self.phase = OVER
        self.turn = winner
        self.cups = NO_DICE[self.seats]
        self.laid = NO_DICE[self.seats]
        self.rung = NO_BID
        if self.events is not None:
            self.tell(types.Won(winner))
