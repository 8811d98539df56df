"""Bluff: what a seat expects of the rounds to come, as the share of games it would win."""

from __future__ import annotations

from undertable.core.state import State
from undertable.games.bluff.bot.equilibria import VALUES
from undertable.games.bluff.bot.value import DICE_WORTH, START_WORTH
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.table import BIDDING, LAYING, OVER

OFF = 0.09
"""How far a single chance is off where it is even (`python bench/outlook.py bluff`)."""


def outlook(state: State, seat: int) -> float | None:
    """None while a round is being played; between rounds, what the dice left promise."""
    assert isinstance(state, Bluff)
    if state.phase == OVER:
        return float(state.turn == seat)
    if state.phase in (BIDDING, LAYING) or not state.round:
        return None
    if (value := _solved(state)) is not None:
        return (
            (1 + value) / 2 if seat == state.turn else (1 - value) / 2 * (state.dice_left[seat] > 0)
        )
    worth = [DICE_WORTH[count] for count in state.dice_left]
    worth[state.turn] *= START_WORTH
    return worth[seat] / sum(worth)


def _solved(state: Bluff) -> float | None:
    """The exact value to the starter, where there is a table."""
    options = state.options
    if options.laying_out or not options.bid_cap or options.exact != "all_lose_one":
        return None
    others = [dice for seat, dice in enumerate(state.dice_left) if dice and seat != state.turn]
    return VALUES.get((state.dice_left[state.turn], others[0])) if len(others) == 1 else None
