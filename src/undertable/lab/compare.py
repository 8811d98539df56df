"""A house rule played both ways on the same seeds: what changes, and how surely.

Game `n` of one way and game `n` of the other have the same bots in the same seats and begin with
the same dice, so a difference is judged pair by pair. A figure is a sum over a sum (lies over
declarations); how far it may be off is reckoned from how each pair pulls at it (the delta method),
after Student: a few pairs hardly know their own spread, and never speak more surely than a coin
that fell as often on the same side.
Who looks at twenty figures finds one that changes by chance: p is adjusted for that after Holm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from math import atan, cos, erfc, pi, sin, sqrt
from typing import TypeAlias

from msgspec import Struct, structs

from undertable.lab.sim import Plan, Played, play
from undertable.lab.workers import ALONE, Workers

MANY = 300
"""Pairs from which on Student's curve is the normal one, for all that is said here."""

Measured: TypeAlias = Mapping[str, tuple[float, float]]
"""By name: how much, out of how much, in one game."""


class Change(Struct, frozen=True):
    """One figure, both ways."""

    name: str
    one: float | None
    """None where it never came to that."""
    other: float | None
    difference: float
    reach: float
    """How far the true difference may be from that one, with 95 % confidence."""
    p: float
    """How likely so large a difference is by chance, adjusted for how many were looked at."""

    @property
    def sure(self) -> bool:
        return self.p < 0.05


def pairs(
    plans: tuple[Plan, Plan], games: int, workers: Workers = ALONE
) -> Iterator[tuple[Played, Played]]:
    """The games of both plans side by side."""
    return workers.map(partial(_pair, plans), range(games))


def _pair(plans: tuple[Plan, Plan], number: int) -> tuple[Played, Played]:
    return play(plans[0], number), play(plans[1], number)


def measured(played: Played) -> Measured:
    """What is looked at in one game: wins by bot, or by seat if all are one, and more."""
    scores = [part.score for part in played.parts]
    found: dict[str, tuple[float, float]] = {}
    alike = len({part.bot for part in played.parts}) == 1
    for part in played.parts:
        name = f"seat {part.seat + 1}" if alike else f"wins {part.bot}"
        found[name] = (found.get(name, (0, 1))[0] + part.win, 1)
    found["length"] = (played.decisions, 1)
    found["spread"] = (max(scores) - min(scores), 1)
    found[f"ended {played.reason}"] = (1, 1)
    for part in played.parts:
        for figure, (much, of) in part.figures.items():
            before = found.get(f"stat {figure}", (0, 0))
            found[f"stat {figure}"] = (before[0] + much, before[1] + of)
    return found


def changes(games: Iterable[tuple[Played, Played]]) -> list[Change]:
    """What differs between the two ways; what is the same by definition is left out."""
    seen = [(measured(one), measured(other)) for one, other in games]
    found = [_change(name, seen) for name in _telling(seen)]
    adjusted = holm([change.p for change in found])
    return [structs.replace(c, p=p) for c, p in zip(found, adjusted, strict=True)]


def _telling(seen: list[tuple[Measured, Measured]]) -> Iterator[str]:
    """Figures that can differ, and each of them once.

    The only way to end always ends, every fight is won by one of two, and whoever doubts rightly
    doubts what is false.
    """
    sides = [side for pair in seen for side in pair]
    known: set[tuple[tuple[float, float], ...]] = set()
    for name in dict.fromkeys(name for side in sides for name in side):
        column = tuple(_in(side, name) for side in sides)
        if column not in known and len({much / of for much, of in column if of}) > 1:
            yield name
        known.add(column)


def _in(side: Measured, name: str) -> tuple[float, float]:
    """What a game says of a figure that it does not mention: no win, no such end, no case."""
    return side.get(name, (0, 0 if name.startswith("stat ") else 1))


def _change(name: str, seen: list[tuple[Measured, Measured]]) -> Change:
    one, pull = _ratio([_in(pair[0], name) for pair in seen])
    other, pull_other = _ratio([_in(pair[1], name) for pair in seen])
    if one is None or other is None:
        return Change(name, one, other, 0.0, 0.0, 1.0)
    error = _error([b - a for a, b in zip(pull, pull_other, strict=True)])
    difference, games = other - one, len(seen)
    reach = _errors_either_way(games) * error
    return Change(name, one, other, difference, reach, _chance(difference, error, games))


def _ratio(cases: list[tuple[float, float]]) -> tuple[float | None, list[float]]:
    """A sum over a sum, and how each game pulls at it."""
    much, of = sum(a for a, _ in cases), sum(b for _, b in cases)
    if not of:
        return None, []
    ratio, mean = much / of, of / len(cases)
    return ratio, [(a - ratio * b) / mean for a, b in cases]


def _error(pulls: list[float]) -> float:
    """The standard error of a mean; one game alone says nothing about it."""
    games = len(pulls)
    if games < 2:
        return float("inf")
    mean = sum(pulls) / games
    return sqrt(sum((pull - mean) ** 2 for pull in pulls) / (games - 1) / games)


def _chance(difference: float, error: float, games: int) -> float:
    if difference == 0:
        return 1.0
    by_spread = student(abs(difference) / error, games - 1) if error else 0.0
    return max(by_spread, 0.5 ** (games - 1))


def student(errors: float, freedom: int) -> float:
    """How likely a mean lies so many errors or more from where it is, either way."""
    if freedom > MANY:
        return erfc(errors / sqrt(2))
    if freedom < 1:
        return 1.0
    angle = atan(errors / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0 if freedom == 1 else term
    for step in range(2 + odd, freedom, 2):
        term *= cos(angle) ** 2 * (step - 1) / step
        total += term
    inside = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return 1 - inside


@cache
def _errors_either_way(games: int) -> float:
    """How many errors hold the true mean with 95 % confidence."""
    if games < 2:
        return 1.0  # the error of one game is infinite anyway
    low, high = 1.9, 13.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, games - 1) > 0.05 else (low, middle)
    return high


def holm(chances: list[float]) -> list[float]:
    """Holm's step-down adjustment: the smallest is multiplied by all, the next by one less."""
    adjusted = [1.0] * len(chances)
    highest = 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - rank)))
        adjusted[index] = highest
    return adjusted
