"""How the expert's taste in taste.json is found: by play against a population of other tastes.

It begins with hard's. Every other game a slightly different taste sits down with bots of other
levels. What the winners among them had more of, the expert gets more of; the next ones differ from
that. The same command begins again, and finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import exp, sqrt
from pathlib import Path

import msgspec

from undertable.core.bot import Bot, Policy
from undertable.core.dice import FastDice
from undertable.core.legal import Moves
from undertable.core.types import Event
from undertable.games.dig.bot.planning import Taste
from undertable.games.dig.bot.policy import LEVELS, DigBot, Level
from undertable.games.dig.types import DigView, Escaped

REACH = 0.4
"""How far tastes differ, as a logarithm."""
STEP = 3.0
"""How much of what winners had more of is believed after a pass."""
RIVALS = ("hard", "hard", "hard", "normal", "brute")


class Contest(Bot):
    """One taste in one seat, and in the other whom it is to beat."""

    def __init__(self, mine: DigBot, rival: DigBot, first: int) -> None:
        self.mine, self.rival, self.first = mine, rival, first

    def policy(self, view: DigView, history: Sequence[Event], legal: Moves) -> Policy:
        bot = self.mine if view.seat == self.first else self.rival
        return bot.policy(view, history, legal)


class Fit:
    """A taste that is being found."""

    path = Path(str(files("undertable.games.dig.bot"))) / "taste.json"
    tables: Sequence[tuple[int, dict[str, object]]] = ((2, {"turn_limit": 40}),)

    def __init__(self) -> None:
        self.centre = numbers(Taste())
        self.game = 0
        self.tried: list[float] = []
        self.seat = 0
        self.results: list[tuple[list[float], float]] = []

    def bot(self) -> Bot:
        """The next taste, in either seat in turn."""
        dice = FastDice(f"taste {self.game // 2}")
        self.tried = [sqrt(3) * (int(dice.below(2001)) / 1000 - 1) for _ in self.centre]
        self.seat = self.game % 2
        rival = LEVELS[RIVALS[self.game // 2 % len(RIVALS)]]
        self.game += 1
        mine = Level(self._taste(self.tried), LEVELS["hard"].depth, LEVELS["expert"].heat)
        return Contest(DigBot(mine), DigBot(rival), self.seat)

    def _taste(self, moved: Sequence[float]) -> Taste:
        pairs = zip(self.centre, moved, strict=True)
        return tasted([value * exp(REACH * step) for value, step in pairs])

    def watch(self, options: dict[str, object], events: Sequence[Event]) -> None:
        escaped = [event.seat for event in events if isinstance(event, Escaped)]
        if escaped:
            self.results.append((self.tried, float(self.seat in escaped)))

    def learn(self) -> float:
        """Move towards what won; the answer is how far."""
        mean = sum(won for _, won in self.results) / len(self.results)
        slopes = [
            sum((won - mean) * tried[i] for tried, won in self.results) / len(self.results)
            for i in range(len(self.centre))
        ]
        self.centre = numbers(self._taste([STEP * slope for slope in slopes]))
        self.results = []
        return sum(abs(STEP * slope) for slope in slopes) / len(slopes)

    def write(self) -> None:
        taste = tasted([round(value, 3) for value in self.centre])
        self.path.write_bytes(msgspec.json.format(msgspec.json.encode(taste)) + b"\n")


NAMES = (
    *(
        name
        for name in Taste.__struct_fields__
        if name not in ("dug", "weapons", "hurt", "quarrel")
    ),
    "armed",
    "hurt once",
    "hurt twice",
)
"""What is fitted; a point that is dug is the measure."""


def numbers(taste: Taste) -> list[float]:
    plain = [getattr(taste, name) for name in NAMES[:-3]]
    return [*plain, sum(taste.weapons), taste.hurt[1], taste.hurt[2]]


def tasted(values: Sequence[float]) -> Taste:
    found = dict(zip(NAMES, values, strict=True))
    armed, once, twice = (found.pop(name) for name in NAMES[-3:])
    usual = Taste().weapons
    weapons = tuple(round(one * armed / sum(usual), 3) for one in usual)
    return Taste(**found, weapons=weapons, hurt=(0.0, once, twice))
