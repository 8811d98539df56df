"""What many reviews say about who played: how often one lies and when, how well one reads others.

Nothing is said that so few games could not tell: a figure comes with its interval, and only from
so many games and cases on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from msgspec import Struct, field

from undertable.core.review import Decision, Review
from undertable.games import game as game_of
from undertable.lab.figures import wilson
from undertable.lab.review.hooks import hooks_of

FEWEST_GAMES = 5
"""Fewer games of a player are no habit."""
FEWEST_CASES = 12
"""A share of fewer cases is no figure."""
Z = 1.96


class Figure(Struct, frozen=True):
    """A share or a mean, and between what it lies with 95 % confidence."""

    name: str
    value: float
    low: float
    high: float
    cases: int


class Habits(Struct, frozen=True):
    """One player over many games."""

    name: str
    games: int
    decisions: int
    figures: list[Figure] = field(default_factory=list)
    """Empty where the games are too few to say anything."""
    kinds: list[Figure] = field(default_factory=list)
    """By kind of decision, what one gives away."""


class Sitting(Struct, frozen=True):
    """One player's part in one game."""

    decisions: list[Decision]
    ahead: list[bool]
    """For each decision, whether the seat stood above a fair share."""
    late: list[bool]
    """And whether the second half of the game had begun."""
    reading: frozenset[str]


def habits_of(reviews: Iterable[Review], fewest: int = FEWEST_GAMES) -> list[Habits]:
    """By the name of who played; nameless seats are told apart by their number."""
    sittings: dict[str, list[Sitting]] = defaultdict(list)
    for review in reviews:
        reading = hooks_of(game_of(review.game)).reading
        for seat in range(review.seats):
            name = review.names[seat] if seat < len(review.names) else str(seat + 1)
            sittings[name].append(_sitting(review, seat, reading))
    return [_habits(name, mine, fewest) for name, mine in sittings.items()]


def _sitting(review: Review, seat: int, reading: frozenset[str]) -> Sitting:
    mine = [d for d in review.decisions if d.seat == seat]
    half = max((d.at for d in review.decisions), default=0) / 2
    ahead = [_chance(review, d) > 1 / review.seats for d in mine]
    return Sitting(mine, ahead, [d.at > half for d in mine], reading)


def _chance(review: Review, decision: Decision) -> float:
    before = [c for c in review.chances if c.at < decision.at]
    return before[-1].win[decision.seat] if before else 1 / review.seats


def _habits(name: str, mine: Sequence[Sitting], fewest: int) -> Habits:
    decisions = sum(len(sitting.decisions) for sitting in mine)
    if len(mine) < fewest:
        return Habits(name, len(mine), decisions)
    kinds = sorted({d.kind for sitting in mine for d in sitting.decisions})
    costs = [_cost(kind, mine, frozenset({kind})) for kind in kinds]
    return Habits(
        name, len(mine), decisions, list(_figures(mine)), [cost for cost in costs if cost]
    )


def _figures(mine: Sequence[Sitting]) -> Iterator[Figure]:
    everything = [
        (d, ahead, late)
        for sitting in mine
        for d, ahead, late in zip(sitting.decisions, sitting.ahead, sitting.late, strict=True)
    ]
    said = [(bool(d.lie), ahead, late) for d, ahead, late in everything if d.lie is not None]
    found = [
        _share("lies", [lie for lie, _, _ in said]),
        _share("lies-ahead", [lie for lie, ahead, _ in said if ahead]),
        _share("lies-behind", [lie for lie, ahead, _ in said if not ahead]),
        _share("lies-early", [lie for lie, _, late in said if not late]),
        _share("lies-late", [lie for lie, _, late in said if late]),
        _share("lies-dear", [d.cost > 0 for d, _, _ in everything if d.lie]),
        _share(
            "reads",
            [not d.cost for s in mine for d in s.decisions if d.kind in s.reading],
        ),
        *_costs(mine),
    ]
    yield from (figure for figure in found if figure is not None)


def _costs(mine: Sequence[Sitting]) -> list[Figure | None]:
    """By judging others, where that is not all there is to decide; and by everything."""
    reading, everything = _cost("cost-reading", mine, mine[0].reading), _cost("cost", mine, None)
    if reading is not None and everything is not None and reading.cases == everything.cases:
        return [everything]
    return [reading, everything]


def _share(name: str, cases: Sequence[bool]) -> Figure | None:
    if len(cases) < FEWEST_CASES:
        return None
    low, high = wilson(sum(cases), len(cases))
    return Figure(
        name, round(sum(cases) / len(cases), 4), round(low, 4), round(high, 4), len(cases)
    )


def _cost(name: str, mine: Sequence[Sitting], kinds: frozenset[str] | None) -> Figure | None:
    """What a decision gives away; games are what is independent, so they make the interval."""
    groups = [
        [d.gap for d in sitting.decisions if kinds is None or d.kind in kinds] for sitting in mine
    ]
    groups = [group for group in groups if group]
    cases = sum(map(len, groups))
    if cases < FEWEST_CASES or len(groups) < 2:
        return None
    mean = sum(map(sum, groups)) / cases
    off = sum((sum(group) - mean * len(group)) ** 2 for group in groups)
    error = Z * sqrt(off * len(groups) / (len(groups) - 1)) / cases
    return Figure(name, round(mean, 4), round(mean - error, 4), round(mean + error, 4), cases)
