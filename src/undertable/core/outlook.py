"""Who will win, judged from a quiet moment: a fit to games between bots.

Each seat has a few figures, such as its money; chances are a softmax of their weighted sums. The
weights move with the stage of the game, from its beginning (0) to its end (1): early on a lead
means little. A game names its figures in `bot/outlook.py`, and `undertable fit GAME --outlook`
finds the weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from math import exp
from tomllib import loads
from typing import Any, TypeAlias

from msgspec import Struct, convert

from undertable.core.state import State

Figures: TypeAlias = Callable[[Any, int], Sequence[float]]
Stage: TypeAlias = Callable[[Any], float]


class Weights(Struct, frozen=True):
    """What a fit has found; one number for each figure."""

    early: list[float]
    late: list[float]
    error: float = 0.0
    """How far chances are off, on average over games that were not fitted to."""
    games: int = 0
    off: float = 0.0
    """How far a single chance is off where it is even: the root of the mean square."""


def read_weights(package: str) -> Weights:
    return convert(loads((files(package) / "outlook.toml").read_text()), Weights)


def shares(state: State, figures: Figures, stage: Stage, weights: Weights) -> list[float]:
    """Everybody's chance to win; they add up to one."""
    now = stage(state)
    mixed = [a + (b - a) * now for a, b in zip(weights.early, weights.late, strict=True)]
    sums = [
        sum(w * x for w, x in zip(mixed, figures(state, seat), strict=True))
        for seat in range(state.seats)
    ]
    most = max(sums)
    raised = [exp(mine - most) for mine in sums]
    total = sum(raised)
    return [mine / total for mine in raised]


def share_of_win(state: State, seat: int) -> float:
    """Of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return (seat in outcome.winners) / max(1, len(outcome.winners))
