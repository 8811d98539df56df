"""Bluff: why a written position can never be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from undertable.games.bluff.rules.table import BIDDING, LAYING, OPENING, OVER, SHAKING
from undertable.games.bluff.rules.track import NO_BID

if TYPE_CHECKING:
    from undertable.games.bluff.rules.state import Bluff


def flaws(state: Bluff) -> Iterator[str]:
    yield from _numbers(state)
    yield from _players(state)
    yield from _waiting(state)
    yield from _dice(state)
    yield from _bid(state)
    yield from _in_the_open(state)


def _numbers(state: Bluff) -> Iterator[str]:
    """B2; every round costs somebody a die."""
    most = state.options.dice
    if any(not 0 <= dice <= most for dice in state.dice_left):
        yield f"everybody has between 0 and {most} dice"
    rounds = state.seats * most - sum(state.dice_left) + (state.phase != OVER)
    if state.phase != OPENING and not 1 <= state.round <= rounds:
        yield f"the round is between 1 and {rounds}"
    if state.phase == OPENING and (state.round or set(state.dice_left) != {most}):
        yield f"before the first round everybody has {most} dice"


def _players(state: Bluff) -> Iterator[str]:
    """B21, B23: only who has dice plays, and the last one has won."""
    if state.phase == OVER:
        if state.alive != [state.turn]:
            yield "at the end the winner alone has dice"
    elif len(state.alive) < 2:
        yield "at least two players still have dice"
    elif not state.dice_left[state.turn]:
        yield f"it is the turn of seat {state.turn}, who has no dice"


def _waiting(state: Bluff) -> Iterator[str]:
    """B4, B5, B25: whose dice are still to be shaken."""
    if state.phase == OPENING:
        line = state.contenders
        if len(line) < 2 or sorted(set(line)) != line:
            yield "at least two players roll for the first bid, one after the other"
    else:
        line = state.alive if state.phase == SHAKING else [state.turn]
    due = len(state.waiting)
    if state.phase in (OPENING, SHAKING) and not due:
        yield "somebody still has to shake"
    if state.phase in (BIDDING, OVER) and due:
        yield "nobody has to shake any more"
    if due and state.waiting != line[-due:]:
        yield "dice are shaken by whoever plays, one after the other"


def _dice(state: Bluff) -> Iterator[str]:
    if state.phase in (OPENING, OVER):
        if any(state.cups) or any(state.laid):
            yield "there are dice under cups during a round only"
        return
    for seat, owned in enumerate(state.dice_left):
        shaken = len(state.cups[seat]) + len(state.laid[seat])
        dice = owned
        if seat in state.waiting:  # B25: while some are shaken again, those laid out lie there
            dice = len(state.laid[seat]) if state.phase == LAYING else 0
        if shaken != dice:
            yield f"seat {seat} has {dice} dice, but {shaken} are on the table"
    if any(state.laid) and not state.options.laying_out:
        yield "dice are laid out where the table has chosen that rule"
    for seat, laid_out in enumerate(state.laid):
        if laid_out and len(laid_out) >= state.dice_left[seat]:
            yield "at least one die stays under the cup"


def _bid(state: Bluff) -> Iterator[str]:
    if state.phase == LAYING:
        if not state.options.laying_out or state.bidder != state.turn or state.rung == NO_BID:
            yield "dice are laid out after the own bid, where the table has chosen that rule"
        elif not state.waiting and len(state.cups[state.turn]) < 2:
            yield "whoever has one die under the cup lays none out"
    elif state.phase in (OPENING, OVER):
        if state.rung != NO_BID:
            yield "there is no bid before the first round, nor after the last"
    elif state.rung == NO_BID:
        if any(state.laid):
            yield "dice are laid out after a bid"
    elif state.bidder == state.turn or not state.dice_left[state.bidder]:
        yield "the last bid is that of another player with dice"


def _in_the_open(state: Bluff) -> Iterator[str]:
    if any(len(roll) not in (0, state.options.dice) for roll in state.opening):
        yield f"the first roll is one of {state.options.dice} dice"
    if state.phase == OPENING:
        again = len(state.waiting) == len(state.contenders)
        rolled = [seat for seat in state.contenders if seat not in state.waiting]
        if not again and any(not state.opening[seat] for seat in rolled):
            yield "whoever has rolled for the first bid has a roll on the table"
    up = state.raised
    if up is None:
        return
    if max(up.doubter, up.bidder) >= state.seats:
        yield "the last doubt was between seats at the table"
    if len(up.dice) != state.seats or len(up.lost) != state.seats:
        yield "the cups that were raised last need one item for each seat"
