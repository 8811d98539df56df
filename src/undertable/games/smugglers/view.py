"""Schmuggler an Bord: what may be seen now.

It is a memory game (S39): a card that lies face down is hidden from everybody, its owner too,
whoever has seen it before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undertable.games.smugglers.goods import FIELDS, KEYS
from undertable.games.smugglers.rules.table import (
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
)
from undertable.games.smugglers.types import Good, Guess, SmugglersView

if TYPE_CHECKING:
    from undertable.games.smugglers.rules.state import Smugglers

NO_FIELDS: Final = (False,) * FIELDS


def seen(state: Smugglers, seat: int | None) -> SmugglersView:
    """Fields, pawn, chips and numbers of cards; a card that is shown is told, not kept in sight."""
    untaken = [True] * FIELDS
    for row in state.rows:
        for good in row:
            untaken[good] = False
    in_heap = state.phase in (TAKING, DRAWING) and any(untaken)
    return SmugglersView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        options=state.options,
        pawn=KEYS[state.pawn],
        heap=untaken.count(True) if in_heap else 0,
        fields=NO_FIELDS if in_heap else tuple(untaken),
        cards=tuple([len(row) for row in state.rows]),
        chips=tuple(state.chips),
        chest=state.chest,
        enough=ENOUGH[state.seats],
        sought=KEYS[state.pawn] if state.phase in (NAMING, OBJECTING, LOOKING) else None,
        chain=tuple(map(Guess, state.guessers, state.named)),
        answer=_own_answer(state, seat),
        objectors=tuple(state.objectors() if state.phase == LOOKING else state.objected),
        looker=None if state.looker == NOBODY else state.looker,
        looked=tuple(state.looked),
        searched=tuple(state.searched),
        found=state.found != NOT_FOUND,
        looks_on=state.looks_on,
        silent=tuple([s for s in range(state.seats) if state.silent(s)]),
        rows=_named_rows(state) if state.phase == OVER else (),
    )


def _own_answer(state: Smugglers, seat: int | None) -> bool | None:
    if seat is None or state.answers[seat] == UNDECIDED:
        return None
    return state.answers[seat] == OBJECTS


def _named_rows(state: Smugglers) -> tuple[tuple[Good, ...], ...]:
    return tuple([tuple([KEYS[good] for good in row]) for row in state.rows])
