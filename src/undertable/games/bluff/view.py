"""Bluff: what a seat sees, and positions as they are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from undertable.core.position import Written
from undertable.games.bluff.rules.track import LADDERS, NO_BID, RUNGS
from undertable.games.bluff.types import (
    FURTHEST,
    Bid,
    BluffView,
    Raised,
    Roll,
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
        cups=tuple(len(cup) for cup in state.cups),
        laid=tuple(state.laid),
        dice=tuple(state.dice_left),
        cap=state.cap,
        raised=state.raised,
        opening=tuple(state.opening),
    )


class Position(Written, kw_only=True):
    """A written position. Whatever a new game has anyway may be left out."""

    phase: str = "bidding"
    round: int = 1
    turn: int = 0
    dice: list[int] | None = None
    cups: list[Roll] | None = None
    laid: list[Roll] | None = None
    waiting: list[int] = []
    contenders: list[int] = []
    opening: list[Roll] | None = None
    bid: Bid | None = None
    bidder: int = 0
    raised: Raised | None = None

    def fill(self, state: Bluff) -> None:
        """Make a new state what the position says."""
        empty: list[Roll] = [()] * state.seats
        state.phase = PHASES.index(self.phase)
        state.round, state.turn = self.round, self.turn
        state.cups = [tuple(sorted(cup)) for cup in self.cups or empty]
        state.laid = [tuple(sorted(laid)) for laid in self.laid or empty]
        there = [len(state.cups[s]) + len(state.laid[s]) for s in range(state.seats)]
        state.dice_left = self.dice or there
        state.alive = [seat for seat in range(state.seats) if state.dice_left[seat]]
        state.waiting, state.contenders = self.waiting, self.contenders
        state.opening = list(self.opening or empty)
        state.bidder, state.raised = self.bidder, self.raised
        in_play = sum(state.dice_left) if state.phase not in (0, 4) else 0
        state.cap = in_play if state.options.bid_cap or not in_play else FURTHEST
        state.rung = RUNGS[state.cap].get(self.bid, NO_BID) if self.bid else NO_BID

    def fault(self) -> str | None:
        lists = (self.dice, self.cups, self.laid, self.opening)
        if any(given is not None and len(given) != self.seats for given in lists):
            return "dice, cups, laid and opening need one item for each seat"
        if self.dice is None and self.cups is None:
            return "dice or cups are needed"
        if self.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        seats = (self.turn, self.bidder, *self.waiting, *self.contenders)
        if not all(0 <= seat < self.seats for seat in seats):
            return "turn, bidder, waiting and contenders are seats at the table"
        return self._dice_fault()

    def _dice_fault(self) -> str | None:
        if self.dice is None or self.phase in ("opening", "over"):
            return None
        for seat, owned in enumerate(self.dice):
            there = sum(len(side[seat]) for side in (self.cups, self.laid) if side)
            if seat not in self.waiting and there != owned:
                return f"seat {seat} has {owned} dice, but {there} are on the table"
        if self.bid is not None and self.bid.count > FURTHEST:
            return f"a bid goes to {FURTHEST} at most"
        return None


def written(state: Bluff) -> dict[str, Any]:
    position = Position(
        seats=state.seats,
        options=to_builtins(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        dice=state.dice_left,
        cups=state.cups,
        laid=state.laid,
        waiting=state.waiting,
        contenders=state.contenders,
        opening=state.opening,
        bid=None if state.rung == NO_BID else LADDERS[state.cap][state.rung],
        bidder=state.bidder,
        raised=state.raised,
    )
    data: dict[str, Any] = to_builtins(position)
    return data
