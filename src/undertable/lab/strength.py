"""The strength that the page shows: a league of all levels of a game, as stars."""

from __future__ import annotations

from pathlib import Path

from undertable.core.game import Game
from undertable.core.strength import Strength, stars_of, write_strengths
from undertable.lab.arena import League, new_league, ratings

SEATS = 4
"""At tables of so many, where the game has them."""


def league_of(game: Game, seed: str) -> League:
    """All levels of a game, before they have played."""
    seats = min(game.most_seats, max(game.least_seats, SEATS))
    return new_league(game, game.levels, seats, game.unattended({}), seed)


def strengths(league: League) -> dict[str, Strength]:
    """What the games of a league say, the strongest first."""
    rated = ratings(league)
    stars = stars_of({level: rating.mu for level, rating in rated.items()})
    return {
        level: Strength(
            round(rating.mu, 2), round(1.96 * rating.sigma, 2), rating.games, stars[level]
        )
        for level, rating in rated.items()
    }


def file_of(game: Game) -> Path:
    """Where a game keeps them."""
    file = game.part("types").__file__
    assert file is not None
    return Path(file).with_name("strength.toml")


def write(file: Path, found: dict[str, Strength], command: str) -> None:
    """With the command that finds the same again."""
    file.write_text(f"# {command}\n\n{write_strengths(found)}")
