"""How strong a game's bots are, as a league has measured it: for the page that offers them.

The figures stand in `strength.toml` of the game's folder; `undertable strength GAME` plays the
league and writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from tomllib import loads

from msgspec import Struct, convert

MOST_STARS = 5


class Strength(Struct, frozen=True):
    """One level of one game."""

    rating: float
    interval: float
    """The true rating lies within so much of it, with 95 % confidence."""
    games: int
    stars: int


def stars_of(ratings: Mapping[str, float]) -> dict[str, int]:
    """One star for the weakest, all for the strongest, and for the others by where they stand."""
    low, high = min(ratings.values()), max(ratings.values())
    reach = (MOST_STARS - 1) / (high - low) if high > low else 0.0
    return {level: 1 + round((rating - low) * reach) for level, rating in ratings.items()}


def read_strengths(text: str) -> dict[str, Strength]:
    return convert(loads(text), dict[str, Strength])


def write_strengths(found: Mapping[str, Strength]) -> str:
    tables = []
    for level, strength in found.items():
        lines = [f"{name} = {getattr(strength, name)}" for name in strength.__struct_fields__]
        tables.append("\n".join([f"[{level}]", *lines]))
    return "\n\n".join(tables) + "\n"
