"""Bluff: what may be said, made once for all games."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.bluff.rules.track import LADDERS
from undertable.games.bluff.types import (
    FACES,
    Bid,
    Doubt,
    Keep,
)

DOUBT: Final = Doubt()
KEEP: Final = Keep()


class Bids(Moves):
    """Every bid above the last one and, once there is a bid, doubting it."""

    def __init__(self, ladder: tuple[Bid, ...], first: int) -> None:
        self.ladder: tuple[Move, ...] = (*ladder, DOUBT)
        self.first = first
        self.count = len(ladder) - first + (first > 0)
        self.said: list[object] = []

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Move:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.ladder[self.first + index]

    def __contains__(self, move: object) -> bool:
        return move in self.ladder[self.first : self.first + self.count]

    def sample(self, dice: Dice) -> Move:
        return self.ladder[self.first + dice.below(self.count)]

    def describe(self) -> list[object]:
        """Worked out once: these containers are made once for all games."""
        if not self.said:
            self.said = self._described()
        return self.said

    def _described(self) -> list[object]:
        said: list[object] = [to_builtins(DOUBT)] if self.first else []
        bids = [move for move in self if isinstance(move, Bid)]
        for face in FACES:
            counts = [bid.count for bid in bids if bid.face == face]
            if counts:
                span = {"from": counts[0], "to": counts[-1]}
                said.append({"move": "bid", "count": span, "face": face})
        return said


BIDS: Final = [[Bids(ladder, first) for first in range(len(ladder) + 1)] for ladder in LADDERS]
"""For each cap and each number of rungs that lie behind: what may be said."""
