"""Schmuggler an Bord: what a seat expects between turns, as the share of games won."""

from __future__ import annotations

from typing import Final

from undertable.core.outlook import read_weights, share_of_win, shares
from undertable.core.state import State
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.rules.table import CHIPS, ENOUGH, OVER, ROLLING

WEIGHTS: Final = read_weights(__package__)


def outlook(state: State, seat: int) -> float | None:
    """None within a turn."""
    assert isinstance(state, Smugglers)
    if state.phase == OVER:
        return share_of_win(state, seat)
    return shares(state, figures, stage, WEIGHTS)[seat] if quiet(state) else None


def quiet(state: Smugglers) -> bool:
    return state.phase == ROLLING


def figures(state: Smugglers, seat: int) -> tuple[float, ...]:
    """The score as it stands, and who is about to roll."""
    return (float(state.score(seat)), float(state.turn == seat))


def stage(state: Smugglers) -> float:
    """How near the end is, by cards, by chips or by turns, whichever is nearest."""
    cards = max([len(row) for row in state.rows]) / ENOUGH[state.seats]
    chips = 1 - min(state.chips) / CHIPS[state.seats]
    return max(cards, chips, state.turns / state.options.turn_limit)
