"""Bluff (Richard Borg): bid on dice you cannot see."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from undertable.core.game import Game
from undertable.core.types import Event, Move
from undertable.games.bluff import types
from undertable.games.bluff.position import Position
from undertable.games.bluff.rules.choices import DOUBT, KEEP
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.track import ALL_BIDS, LADDERS
from undertable.games.bluff.types import FACES, STAR, Bid, BluffOptions, BluffView, LayOut

_LAYINGS = tuple(
    LayOut(dice) for count in range(1, 5) for dice in combinations_with_replacement(FACES, count)
)
_CODED: tuple[Move, ...] = (DOUBT, *ALL_BIDS, KEEP, *_LAYINGS)


class BluffGame(Game):
    id = "bluff"
    title = "Bluff"
    authors = ("Richard Borg",)
    publisher = "Ravensburger"
    year = 1993
    least_seats = 2
    most_seats = types.MOST_SEATS
    minutes = 30
    options = BluffOptions
    moves = (Bid, types.Doubt, types.Keep, LayOut)
    chance_moves = (types.Shake,)
    events = (
        types.OpeningRolled,
        types.Begins,
        types.Shaken,
        types.Peeked,
        types.Bidden,
        types.LaidOut,
        types.Doubted,
        types.Lost,
        types.Out,
        types.Won,
    )
    view = BluffView
    levels = ("easy", "normal", "boaster", "doubter", "hard", "expert")
    yardsticks = ("expected", "reader")

    state = Bluff
    written = Position
    coded = _CODED

    def codes_at(self, seats: int, options: BluffOptions) -> int:
        """Without laying out the highest bid is the last; with a cap it knows no more dice."""
        if options.laying_out:
            return len(_CODED)
        cap = seats * options.dice if options.bid_cap else types.FURTHEST
        return self.encode(LADDERS[cap][-1]) + 1

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """Dice as they look: `1 3 ★`."""
        words = super().words_for(what, lang)
        rolls = getattr(what, "dice", ())
        if isinstance(rolls, tuple):
            words["dice"] = dice_text(rolls)
        return words

    def write(self, move: Move) -> str:
        """Bids as counted: `4x5`, `3x*`; everything else as usual."""
        if isinstance(move, Bid):
            return f"{move.count}x{'*' if move.face == STAR else move.face}"
        return super().write(move)

    def read(self, line: str) -> Move:
        count, x, face = line.strip().partition("x")
        if x and count.isdecimal() and (face == "*" or face.isdecimal()):
            return self.move_from(
                {"move": "bid", "count": int(count), "face": STAR if face == "*" else int(face)}
            )
        return super().read(line)


def dice_text(rolls: tuple[Any, ...]) -> str:
    """One roll, or the rolls of all seats with a stroke between them."""
    if rolls and isinstance(rolls[0], tuple):
        return " / ".join(dice_text(roll) or "–" for roll in rolls)
    return " ".join("★" if face == STAR else str(face) for face in rolls)


GAME = BluffGame()
