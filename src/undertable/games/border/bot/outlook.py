"""Hart an der Grenze: what a seat expects at the beginning of a turn, as the share of games won."""

from __future__ import annotations

from typing import Final

from undertable.core.outlook import read_weights, share_of_win, shares
from undertable.core.state import State
from undertable.games.border.goods import VALUES
from undertable.games.border.rules.cards import Pile, goods_of
from undertable.games.border.rules.state import Border
from undertable.games.border.rules.table import DEALING, NAMING, OVER

WEIGHTS: Final = read_weights(__package__)


def outlook(state: State, seat: int) -> float | None:
    """None within a turn."""
    assert isinstance(state, Border)
    if state.phase == OVER:
        return share_of_win(state, seat)
    return shares(state, figures, stage, WEIGHTS)[seat] if quiet(state) else None


def quiet(state: Border) -> bool:
    return state.phase in (DEALING, NAMING)


def figures(state: Border, seat: int) -> tuple[float, ...]:
    """In tens of dollars: cash, what will be sold, what is kept; then cards in hand, and tokens."""
    return (
        state.cash[seat] / 10,
        _value(state.behind[seat]) / 10,
        _value(state.under[seat]) / 10,
        _value(state.hand[seat]) / 10,
        float(state.seizure[seat]),
        float(state.extra[seat]),
        float(state.sheriff == seat),
    )


def stage(state: Border) -> float:
    turns = state.turns()
    done = turns * (state.round - 1) + (turns if state.phase == NAMING else state.turn - 1)
    return done / (turns * state.options.rounds)


def _value(pile: Pile) -> float:
    return float(sum([VALUES[good] for good in goods_of(pile)]))
