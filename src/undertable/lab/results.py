"""The results of a simulation as a whole: by bot, by seat, in length, as JSON and as CSV."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable
from typing import Any, TextIO

from undertable.lab.figures import Standing
from undertable.lab.sim import Plan, Played
from undertable.version import VERSION


class Results:
    """Grows by one game after the other, and can be read at any time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.bots = {bot: Standing() for bot in plan.bots}
        self.seats = [Standing() for _ in range(plan.seats)]
        self.lengths: Counter[int] = Counter()
        """How many games had so many decisions."""
        self.reasons: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        self.games += 1
        self.lengths[played.decisions] += 1
        self.reasons[played.reason] += 1
        for part in played.parts:
            self.bots[part.bot].add(part)
            self.seats[part.seat].add(part)

    def quantile(self, share: float) -> int:
        """A length that so many of the games do not exceed."""
        wanted, seen = share * self.games, 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= wanted:
                return length
        raise ValueError("no games")

    @property
    def mean_length(self) -> float:
        return sum(length * games for length, games in self.lengths.items()) / self.games

    @property
    def figures(self) -> list[str]:
        """The names of the game's own figures."""
        return list(dict.fromkeys(name for s in self.bots.values() for name in s.figures))

    def as_data(self) -> dict[str, Any]:
        """Everything that the seed decides; times are left out, so that equal is equal."""
        plan = self.plan
        return {
            "undertable": VERSION,
            "game": plan.game,
            "seats": plan.seats,
            "options": plan.options,
            "seed": plan.seed,
            "games": self.games,
            "bots": {bot: _standing(standing) for bot, standing in self.bots.items()},
            "by_seat": [_standing(standing) for standing in self.seats],
            "decisions": {
                "mean": self.mean_length,
                "least": min(self.lengths),
                "median": self.quantile(0.5),
                "most": max(self.lengths),
                "p5": self.quantile(0.05),
                "p95": self.quantile(0.95),
            },
            "ended": dict(sorted(self.reasons.items())),
        }


def _standing(standing: Standing) -> dict[str, Any]:
    low, high = standing.interval
    mean, reach = standing.points
    return {
        "games": standing.games,
        "wins": standing.wins,
        "share": standing.share,
        "share_95": [low, high],
        "score": mean,
        "score_95": [mean - reach, mean + reach],
        "decisions": standing.decisions / standing.games,
        "figures": {name: standing.figure(name) for name in standing.figures},
    }


def write_csv(games: Iterable[Played], out: TextIO) -> None:
    """A line for each seat of each game; a figure has two columns: how much, out of how much."""
    writer: Any = None
    for played in games:
        for part in played.parts:
            row = {
                "game": played.number,
                "seat": part.seat,
                "bot": part.bot,
                "win": part.win,
                "score": part.score,
                "decisions": part.decisions,
                "ended": played.reason,
            }
            for name, (much, of) in part.figures.items():
                row |= {name: much, f"{name}_of": of}
            if writer is None:
                writer = csv.DictWriter(out, list(row), lineterminator="\n")
                writer.writeheader()
            writer.writerow(row)
