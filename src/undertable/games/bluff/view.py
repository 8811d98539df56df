"""Bluff: what a seat sees, and positions as they are written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, to_builtins

from undertable.core.errors import malformed
from undertable.games.bluff.pieces import (
    FURTHEST,
    Bid,
    BluffView,
    Raised,
    Roll,
)
from undertable.games.bluff.track import LADDERS, NO_BID, RUNGS

if TYPE_CHECKING:
    from undertable.games.bluff.rules import Bluff

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


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A written position. Whatever a new game has anyway may be left out."""

    seats: int
    options: dict[str, Any] = {}
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


def fill(state: Bluff, position: Position) -> None:
    """Make a new state what the position says."""
    empty: list[Roll] = [()] * state.seats
    state.phase = PHASES.index(position.phase)
    state.round, state.turn = position.round, position.turn
    state.cups = [tuple(sorted(cup)) for cup in position.cups or empty]
    state.laid = [tuple(sorted(laid)) for laid in position.laid or empty]
    there = [len(state.cups[s]) + len(state.laid[s]) for s in range(state.seats)]
    state.dice_left = position.dice or there
    state.alive = [seat for seat in range(state.seats) if state.dice_left[seat]]
    state.waiting, state.contenders = position.waiting, position.contenders
    state.opening = list(position.opening or empty)
    state.bidder, state.raised = position.bidder, position.raised
    in_play = sum(state.dice_left) if state.phase not in (0, 4) else 0
    state.cap = in_play if state.options.bid_cap or not in_play else FURTHEST
    state.rung = RUNGS[state.cap].get(position.bid, NO_BID) if position.bid else NO_BID


def read_position(written: Mapping[str, Any]) -> Position:
    try:
        position = msgspec.convert(written, Position)
    except msgspec.ValidationError as error:
        raise malformed("refusal-bad-position", what=str(error)) from None
    if (what := _fault(position)) is not None:
        raise malformed("refusal-bad-position", what=what)
    return position


def _fault(position: Position) -> str | None:
    lists = (position.dice, position.cups, position.laid, position.opening)
    if any(given is not None and len(given) != position.seats for given in lists):
        return "dice, cups, laid and opening need one item for each seat"
    if position.dice is None and position.cups is None:
        return "dice or cups are needed"
    if position.phase not in PHASES:
        return f"phase is one of {', '.join(PHASES)}"
    seats = (position.turn, position.bidder, *position.waiting, *position.contenders)
    if not all(0 <= seat < position.seats for seat in seats):
        return "turn, bidder, waiting and contenders are seats at the table"
    return _dice_fault(position)


def _dice_fault(position: Position) -> str | None:
    if position.dice is None or position.phase in ("opening", "over"):
        return None
    for seat, owned in enumerate(position.dice):
        there = sum(len(side[seat]) for side in (position.cups, position.laid) if side)
        if seat not in position.waiting and there != owned:
            return f"seat {seat} has {owned} dice, but {there} are on the table"
    if position.bid is not None and position.bid.count > FURTHEST:
        return f"a bid goes to {FURTHEST} at most"
    return None
