"""Bluff: what a seat expects of the rounds to come, as the share of games it would win."""

from __future__ import annotations

from undertable.core.state import State
from undertable.games.bluff.bot.value import DICE_WORTH, START_WORTH
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.table import BIDDING, LAYING, OVER


def outlook(state: State, seat: int) -> float | None:
    """None while a round is being played; between rounds, what the dice left promise."""
    assert isinstance(state, Bluff)
    if state.phase == OVER:
        return float(state.turn == seat)
    if state.phase in (BIDDING, LAYING) or not state.round:
        return None
    worth = [DICE_WORTH[count] for count in state.dice_left]
    worth[state.turn] *= START_WORTH
    return worth[seat] / sum(worth)
