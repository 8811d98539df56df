"""Hart an der Grenze: packing and declaring (H12-H16)."""

from __future__ import annotations

from undertable.core.errors import NotYourTurn
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.border import types
from undertable.games.border.rules.cards import mix, split
from undertable.games.border.rules.choices import ANY_DECLARATION, TRUE_COUNTS
from undertable.games.border.rules.table import (
    CHECKING,
    DECLARING,
    PACKING,
    illegal,
)
from undertable.games.border.rules.tokens import Tokens
from undertable.games.border.types import (
    Declare,
    Pack,
)


class Packing(Tokens):
    """A table at which suitcases are packed and declared."""

    def begin_packing(self) -> None:
        """H13: a table without any cards in hand goes on to the next turn."""
        self.phase = PACKING
        if not self.actors():
            self.end_turn()

    def has_to_pack(self, seat: int) -> bool:
        """H12, H13: everyone but the sheriff, once, who has anything to pack."""
        return seat != self.sheriff and bool(self.hand[seat]) and not self.suitcase[seat]

    def pack(self, seat: int, move: Move) -> None:
        """H12: in secret, all at once."""
        if not 0 <= seat < self.seats or not self.has_to_pack(seat):
            raise NotYourTurn
        if not isinstance(move, Pack):
            raise illegal("now-packing")
        if move not in self.legal(seat):
            raise illegal("pack")
        self.clear_desk()
        self.sold = ()
        hand = self.hand[seat]
        if self.shuffles:
            hand = mix(hand, seat, self.turns_begun())
        self.suitcase[seat], self.hand[seat] = split(hand, move.cards)
        if self.events is not None:
            hidden = self.options.counts == "hidden"
            self.tell(types.Packed(seat, None if hidden else len(move.cards)))
            self.tell(types.PackedCards(seat, move.cards), (seat,))
        for other in range(self.seats):
            if self.has_to_pack(other):
                return
        self.phase = DECLARING
        self._next_declaration(self.sheriff)

    def _next_declaration(self, seat: int) -> None:
        """H14: from the sheriff's left, whoever has packed."""
        seat = self.left_of(seat)
        while seat != self.sheriff and not self.suitcase[seat]:
            seat = self.left_of(seat)
        self.actor = seat
        if seat == self.sheriff:
            self.phase = CHECKING

    def declarations(self) -> Moves:
        """H14, H15: one to five of a legal good, true or not."""
        if self.options.true_count:
            return TRUE_COUNTS[len(self.suitcase[self.actor])]
        return ANY_DECLARATION

    def declare(self, move: Move) -> None:
        if not isinstance(move, Declare):
            raise illegal("now-declaring")
        if self.options.true_count and move.count != len(self.suitcase[self.actor]):
            raise illegal("true-count", count=len(self.suitcase[self.actor]))
        self.count[self.actor] = move.count
        self.good[self.actor] = move.good
        if self.events is not None:
            self.tell(types.Declared(self.actor, move.count, move.good))
        self._next_declaration(self.actor)
