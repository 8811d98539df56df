"""The games. Each is one folder that exposes `GAME`; adding a folder adds a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
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
    return found


def game(name: str) -> Game:
    """The game of this id."""
    if name not in all_games():
        raise malformed("refusal-unknown-game", game=name, known=", ".join(all_games()))
    return all_games()[name]
