"""What may be seen now, what is hidden, and the state written down.

It is a memory game (S39): a card that lies face down is hidden from everybody, its owner too,
whoever saw it before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from undertable.core.dice import Dice
from undertable.core.errors import malformed
from undertable.games.smugglers.goods import FIELDS, KEYS, PLACES
from undertable.games.smugglers.pieces import Guess, SmugglersOptions, SmugglersView
from undertable.games.smugglers.rules import (
    CHIPS,
    DRAWING,
    ENOUGH,
    LOOKING,
    NAMING,
    NOBODY,
    NOT_FOUND,
    OBJECTING,
    OBJECTS,
    OVER,
    PHASES,
    TAKING,
    UNDECIDED,
    Smugglers,
)


def view(state: Smugglers, seat: int | None) -> SmugglersView:
    heap = state.untaken() if state.phase in (TAKING, DRAWING) else []
    on_board = [] if heap else state.untaken()
    return SmugglersView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        turn_limit=state.options.turn_limit,
        pawn=KEYS[state.pawn],
        heap=len(heap),
        fields=tuple(good in on_board for good in range(FIELDS)),
        cards=tuple(len(row) for row in state.rows),
        chips=tuple(state.chips),
        chest=state.chest,
        enough=ENOUGH[state.seats],
        sought=KEYS[state.pawn] if state.phase in (NAMING, OBJECTING, LOOKING) else None,
        chain=tuple(map(Guess, state.guessers, state.named)),
        answered=tuple(s for s in range(state.seats) if state.answers[s] != UNDECIDED),
        answer=_own_answer(state, seat),
        objectors=tuple(state.objectors()) if state.phase == LOOKING else (),
        looker=None if state.looker == NOBODY else state.looker,
        looked=tuple(state.looked),
        searched=tuple(state.searched),
        found=None if state.found == NOT_FOUND else state.found,
        silent=state.silent(),
        rows=_named_rows(state) if state.phase == OVER else (),
    )


def _own_answer(state: Smugglers, seat: int | None) -> bool | None:
    if seat is None or state.answers[seat] == UNDECIDED:
        return None
    return state.answers[seat] == OBJECTS


def _named_rows(state: Smugglers) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(KEYS[good] for good in row) for row in state.rows)


# What is hidden.


def secrets(state: Smugglers, seat: int | None) -> dict[str, object]:
    """S16, S39: every face-down card, and what the others think of a claim."""
    if state.phase == OVER:
        return {}
    hidden: dict[str, object] = {
        f"card {owner}.{slot}": KEYS[state.rows[owner][slot]]
        for owner, slot in _places(state)
        if not (owner == state.looker and slot == state.found)
    }
    return hidden | {f"answer {other}": state.answers[other] for other in _secret(state, seat)}


def redeal(state: Smugglers, seat: int | None, dice: Dice) -> Smugglers:
    """Face-down cards change places, except as far as this search has shown where one is not."""
    other = state.copy()
    if state.phase != OVER:
        _deal_again(other, dice)
    for voter in _secret(state, seat):
        other.answers[voter] = int(dice.below(2))
    return other


def _secret(state: Smugglers, seat: int | None) -> list[int]:
    if state.phase != OBJECTING:
        return []
    return [s for s in range(state.seats) if s != seat and state.answers[s] != UNDECIDED]


def _places(state: Smugglers) -> list[tuple[int, int]]:
    return [(seat, slot) for seat in range(state.seats) for slot in range(len(state.rows[seat]))]


def _deal_again(state: Smugglers, dice: Dice) -> None:
    places = _places(state)
    goods = [state.rows[seat][slot] for seat, slot in places]
    if state.phase in (TAKING, DRAWING):
        goods += state.untaken()
    if state.phase in (NAMING, OBJECTING, LOOKING):
        may_be = [place for place in places if _may_be(state, *place)]
        seat, slot = may_be[int(dice.below(len(may_be)))]
        goods.remove(state.pawn)
        places.remove((seat, slot))
        state.rows[seat][slot] = state.pawn
    dice.shuffle(goods)
    for (seat, slot), good in zip(places, goods, strict=False):
        state.rows[seat][slot] = good


def _may_be(state: Smugglers, seat: int, slot: int) -> bool:
    """Could the sought card lie here, for all that this search has shown?"""
    if state.found != NOT_FOUND:
        return seat == state.looker and slot == state.found
    looked = seat == state.looker and slot in state.looked
    return seat not in state.searched and not looked


# Written down.


class Written(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The state as JSON. What does not matter in a phase may be left out."""

    seats: int
    options: SmugglersOptions
    phase: str
    turn: int
    turns: int = 0
    pawn: str
    rows: list[list[str]]
    chips: list[int]
    chest: int = 0
    chain: list[Guess] = []
    answers: list[bool | None] = []
    looker: int | None = None
    looked: list[int] = []
    searched: list[int] = []
    found: int | None = None
    looks_on: bool = False
    reason: str = ""


def written(state: Smugglers) -> dict[str, Any]:
    voted = [None if answer == UNDECIDED else answer == OBJECTS for answer in state.answers]
    said = Written(
        seats=state.seats,
        options=state.options,
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        pawn=KEYS[state.pawn],
        rows=[[KEYS[good] for good in row] for row in state.rows],
        chips=state.chips,
        chest=state.chest,
        chain=list(map(Guess, state.guessers, state.named)),
        answers=voted if any(vote is not None for vote in voted) else [],
        looker=None if state.looker == NOBODY else state.looker,
        looked=state.looked,
        searched=state.searched,
        found=None if state.found == NOT_FOUND else state.found,
        looks_on=state.looks_on,
        reason=state.reason,
    )
    position: dict[str, Any] = msgspec.to_builtins(said)
    return position
