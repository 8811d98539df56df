"""Schmuggler an Bord as numbers: its thirty goods, and lists as long as they can be."""

from __future__ import annotations

from undertable.core.game import Game
from undertable.games.smugglers.goods import FIELDS, KEYS

LENGTHS = {"fields": FIELDS, "looked": FIELDS}


def words(game: Game) -> dict[str, tuple[str, ...]]:
    return dict.fromkeys(("pawn", "sought", "*.good", "*.rows"), tuple(KEYS))
