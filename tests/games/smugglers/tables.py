"""Tables of Schmuggler an Bord in the middle of something, and moves as lines of text."""

from __future__ import annotations

from typing import Any

import undertable
from undertable import CHANCE
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Draw, Take
from undertable.lab.walk import fresh

GAME = undertable.game("smugglers")
FOUR = [["coffee", "gold"], ["watches", "furs"], ["rum", "silk"], ["gems", "stamps"]]


def table(rows: list[list[str]], **more: Any) -> Smugglers:
    state = GAME.position({"seats": len(rows), "rows": rows, **more})
    assert isinstance(state, Smugglers)
    return state


def seeking(good: str, rows: list[list[str]], **more: Any) -> Smugglers:
    return table(rows, phase="naming", pawn=good, **more)


def play(state: Smugglers, *lines: str) -> Smugglers:
    """Moves as `0 suspect 1`, or `chance throw 2`."""
    for line in lines:
        who, what = line.split(" ", 1)
        state.play(CHANCE if who == "chance" else int(who), GAME.read(what))
    return state


def drafted(seats: int) -> Smugglers:
    """A game whose first cards were taken in the order of the ring."""
    state = fresh(GAME, seats, {})
    assert isinstance(state, Smugglers)
    good = 0
    while state.view(None).phase == "taking":
        state.play(state.actors()[0], Take())
        state.play(CHANCE, Draw(KEYS[good]))
        good += 1
    return state
