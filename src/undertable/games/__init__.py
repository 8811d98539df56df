"""The games. Each is one folder that exposes `GAME`; adding a folder adds a game.

A game may also come from another package, whose entry point in the group `undertable.games` is
its `GAME`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from undertable.core.errors import malformed
from undertable.core.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game there is, by its id."""
    found: dict[str, Game] = {}
    for module in iter_modules(__path__):
        game: Game = import_module(f"{__name__}.{module.name}").GAME
        found[game.id] = game
    for entry in entry_points(group=__name__):
        if (other := _from_elsewhere(entry, found)) is not None:
            found[other.id] = other
    return found


def _from_elsewhere(entry: EntryPoint, found: dict[str, Game]) -> Game | None:
    """The game of another package; one that does not work keeps nobody from the others."""
    try:
        game = entry.load()
        fault = _fault(game, found)
    except Exception as error:
        fault = repr(error)
    if not fault:
        return game  # type: ignore[no-any-return]  # or it would have a fault
    warnings.warn(f"undertable: the game {entry.value} is left out: {fault}", stacklevel=3)
    return None


def _fault(game: object, found: dict[str, Game]) -> str:
    if not isinstance(game, Game):
        return "it is no Game"
    return f"there is a game {game.id!r} already" if game.id in found else ""


def game(name: str) -> Game:
    """The game of this id."""
    if name not in all_games():
        raise malformed("refusal-unknown-game", game=name, known=", ".join(all_games()))
    return all_games()[name]
