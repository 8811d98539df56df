"""The shelf of positions to practise that comes with a game, as a page shows them."""

from __future__ import annotations

from functools import cache

from msgspec import json

from undertable.core.game import Game
from undertable.lab.drills import Drill, puzzle, shelf
from undertable.server import wire


@cache
def drills_of(game: Game) -> bytes:
    """The answer as JSON: these games are nobody's, so it may tell what was best."""
    return json.encode(wire.Drills([_told(drill) for drill in shelf(game)]))


def _told(drill: Drill) -> wire.Drill:
    return wire.Drill(drill.seats, puzzle(drill).view, drill.decision)
