"""Bluff: what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.games.bluff.rules.track import LADDERS, NO_BID
from undertable.games.bluff.types import (
    BluffView,
)

if TYPE_CHECKING:
    from undertable.games.bluff.rules.state import Bluff

PHASES = ("opening", "shaking", "bidding", "laying", "over")


def seen(state: Bluff, seat: int | None) -> BluffView:
    """B5: everything lies open but the dice under the other cups."""
    return BluffView(
        seat=seat,
        options=state.options,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # a Literal by construction
        turn=state.turn,
        round=state.round,
        bid=None if state.rung == NO_BID else LADDERS[state.cap][state.rung],
        bidder=None if state.rung == NO_BID else state.bidder,
        cup=() if seat is None else state.cups[seat],
        cups=tuple([len(cup) for cup in state.cups]),
        laid=tuple(state.laid),
        dice=tuple(state.dice_left),
        cap=state.cap,
        raised=state.raised,
        opening=tuple(state.opening),
    )
