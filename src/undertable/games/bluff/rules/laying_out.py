"""Bluff: laying out dice after a bid (B25-B28)."""

from __future__ import annotations

from undertable.core.errors import IllegalMove
from undertable.core.legal import Either, Listed, Moves, Subsets
from undertable.core.text import Text
from undertable.core.types import Move
from undertable.games.bluff import types
from undertable.games.bluff.rules.bidding import Bidding
from undertable.games.bluff.rules.choices import KEEP
from undertable.games.bluff.types import (
    STAR,
    Keep,
    LayOut,
)


class LayingOut(Bidding):
    """A table at which dice may be laid out."""

    def layings(self) -> Moves:
        """B25, B26: nothing, or any dice as long as one stays under the cup."""
        cup = self.cups[self.turn]
        heap = [cup.count(face) for face in range(STAR + 1)]
        return Either([Listed((KEEP,)), Subsets(LayOut, "dice", heap, 1, len(cup) - 1)])

    def play_laying(self, move: Move) -> None:
        if isinstance(move, LayOut):
            self._lay_out(move)
        elif isinstance(move, Keep):
            self.pass_on()
        else:
            raise IllegalMove(Text("bluff", "refusal-now-laying"))

    def _lay_out(self, move: LayOut) -> None:
        """B25-B27: chosen dice stay in the open, the others are shaken again at once."""
        if move not in self.layings():
            raise IllegalMove(Text("bluff", "refusal-lay-out"))
        seat = self.turn
        self.laid = self.laid[:]
        self.laid[seat] = tuple(sorted(self.laid[seat] + move.dice))
        self.cups[seat] = ()
        self.waiting = [seat]
        if self.events is not None:
            self.tell(types.LaidOut(seat, move.dice))
