"""Bluff: what a seat expects of the rounds to come, as the share of games it would win."""

from __future__ import annotations

from math import exp

from undertable.core.state import State
from undertable.games.bluff.bot.learned import mind
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.table import BIDDING, LAYING, OVER

OFF = 0.04
"""How far at most a single chance is off where it is even: measured was 0.02, give or take as much.

`python bench/outlook.py bluff --positions 60 --playouts 60`
"""


def outlook(state: State, seat: int) -> float | None:
    """None while a round is being played; between rounds, what the dice left promise."""
    assert isinstance(state, Bluff)
    if state.phase == OVER:
        return float(state.turn == seat)
    if state.phase in (BIDDING, LAYING) or not state.round:
        return None
    kind = (state.options.exact == "doubter_loses_one") + 2 * state.options.laying_out
    return promise(state.dice_left, state.turn, seat, kind)


def promise(dice: list[int], starter: int, seat: int, kind: int) -> float:
    """What was learned of such dice: between two by a table, among more by what dice are worth."""
    if not dice[seat]:
        return 0.0
    alive = [other for other, count in enumerate(dice) if count]
    if len(alive) == 2:
        (other,) = (one for one in alive if one != starter)
        share = float(mind().pairs[kind, dice[starter], dice[other]])
        return share if seat == starter else 1 - share
    first, *worth = mind().worth[kind, len(alive)].tolist()
    shares = {s: exp(worth[dice[s] - 1] + first * (s == starter)) for s in alive}
    return shares[seat] / sum(shares.values())
