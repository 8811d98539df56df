"""Schmuggler an Bord: cards off the heap and off their fields, and the die (S7-S13)."""

from __future__ import annotations

from collections.abc import Iterator

from undertable.core.dice import Dice
from undertable.core.types import Move
from undertable.games.smugglers import types
from undertable.games.smugglers.goods import FIELDS, KEYS
from undertable.games.smugglers.rules.guessing import Guessing
from undertable.games.smugglers.rules.table import (
    FIRST_CARDS,
    NAMING,
    NOBODY,
    ROLLING,
    TAKING,
    THROWING,
    illegal,
)
from undertable.games.smugglers.types import Draw, Throw


class Taking(Guessing):
    """A table at which cards are taken, and the pawn is moved."""

    def draw(self, dice: Dice) -> Move:
        if self.phase == THROWING:
            return Throw(1 + int(dice.below(6)))
        heap = self.untaken()
        return Draw(KEYS[heap[int(dice.below(len(heap)))]])

    def chances(self) -> Iterator[tuple[Move, int]]:
        if self.phase == THROWING:
            for pips in range(1, 7):
                yield Throw(pips), 1
        else:
            for good in self.untaken():
                yield Draw(KEYS[good]), 1

    def drawn(self, key: str) -> None:
        """S7-S9: in turn, until everybody has the first cards; then the game begins."""
        good = KEYS.index(key) if key in KEYS else NOBODY
        if good == NOBODY or self.holder(good) != NOBODY:
            raise illegal("not-on-heap")
        self.objected = []
        self._take(good)
        self.turn = (self.turn + 1) % self.seats
        enough = len(self.rows[self.turn]) == FIRST_CARDS[self.seats]
        self.phase = ROLLING if enough else TAKING
        if enough and self.events is not None:
            self.tell(types.Laid(tuple([KEYS[good] for good in self.untaken()])))

    def thrown(self, pips: int) -> None:
        """S11-S13: a card on the field is taken; if it is gone, somebody must have it."""
        if not 1 <= pips <= 6:
            raise illegal("now-throwing")
        self.objected = []
        self.pawn = (self.pawn + pips) % FIELDS
        if self.events is not None:
            self.tell(types.Thrown(self.turn, pips, KEYS[self.pawn]))
        if self.holder(self.pawn) == NOBODY:
            self._take(self.pawn)
            self.end_turn()
        else:
            self.phase = NAMING

    def _take(self, good: int) -> None:
        """S39: shown by the event, to whoever hears it; then it lies face down."""
        self.rows[self.turn].append(good)
        if self.events is not None:
            self.tell(types.Taken(self.turn, KEYS[good]))
