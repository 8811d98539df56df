"""What many games add up to: shares, means, and how sure they are."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from undertable.lab.sim import Part

Figures: TypeAlias = Mapping[str, tuple[float, float]]
"""By name: how much, out of how much. Both are summed over all games, then divided."""


class Standing:
    """The results of one bot, or of one seat, over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0
        self.squares = 0
        self.decisions = 0
        self.seconds = 0.0
        self.figures: dict[str, tuple[float, float]] = {}

    def add(self, part: Part) -> None:
        self.games += 1
        self.wins += part.win
        self.score += part.score
        self.squares += part.score**2
        self.decisions += part.decisions
        self.seconds += part.seconds
        for name, (much, of) in part.figures.items():
            before = self.figures.get(name, (0, 0))
            self.figures[name] = (before[0] + much, before[1] + of)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def points(self) -> tuple[float, float]:
        """The mean score, and how far the true one may be from it, with 95 % confidence."""
        mean = self.score / self.games
        variance = max(0.0, self.squares / self.games - mean**2)
        return mean, 1.96 * sqrt(variance / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def figure(self, name: str) -> float | None:
        """One of the game's own figures; None where it never came to that."""
        much, of = self.figures.get(name, (0, 0))
        return much / of if of else None


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence."""
    share, grain = wins / games, z * z / games
    middle = (share + grain / 2) / (1 + grain)
    reach = z * sqrt(share * (1 - share) / games + grain / (4 * games)) / (1 + grain)
    return max(0.0, middle - reach), min(1.0, middle + reach)
