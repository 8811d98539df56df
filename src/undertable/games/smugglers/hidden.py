"""Schmuggler an Bord: what a seat cannot know, and other ways it could be.

A card that lies face down is hidden from everybody, its owner too (S39).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.core.dice import Dice
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.table import (
    DRAWING,
    LOOKING,
    NAMING,
    NOT_FOUND,
    OBJECTING,
    OVER,
    TAKING,
    UNDECIDED,
)

if TYPE_CHECKING:
    from undertable.games.smugglers.rules.state import Smugglers


def secrets(state: Smugglers, seat: int | None) -> dict[str, object]:
    """S16, S39: every face-down card, and what the others think of a claim."""
    cards: dict[str, object] = {
        f"card {owner} {slot}": KEYS[state.rows[owner][slot]] for owner, slot in _face_down(state)
    }
    return cards | {f"answer {other}": state.answers[other] for other in _secret(state, seat)}


def redealt(state: Smugglers, other: Smugglers, seat: int | None, dice: Dice) -> Smugglers:
    """Face-down cards change places, as far as this search has not shown where one is not."""
    places = _face_down(state)
    goods = [state.rows[owner][slot] for owner, slot in places]
    if state.phase in (TAKING, DRAWING):
        goods += state.untaken()
    if state.phase in (NAMING, OBJECTING, LOOKING) and state.pawn in goods:
        may_be = [place for place in places if _may_be(state, *place)]
        owner, slot = may_be[int(dice.below(len(may_be)))]
        other.rows[owner][slot] = state.pawn
        other.found = slot if state.found != NOT_FOUND else NOT_FOUND
        places.remove((owner, slot))
        goods.remove(state.pawn)
    dice.shuffle(goods)
    for (owner, slot), good in zip(places, goods, strict=False):
        other.rows[owner][slot] = good
    return voted_anew(other, seat, dice)


def voted_anew(other: Smugglers, seat: int | None, dice: Dice) -> Smugglers:
    """S7, S39: who forgets nothing knows every card: each was shown to all when it was taken."""
    for voter in _secret(other, seat):
        other.answers[voter] = int(dice.below(2))
    return other


def _secret(state: Smugglers, seat: int | None) -> list[int]:
    """Whose answer to the claim is still hidden from this seat."""
    if state.phase != OBJECTING:
        return []
    return [s for s in range(state.seats) if s != seat and state.answers[s] != UNDECIDED]


def _face_down(state: Smugglers) -> list[tuple[int, int]]:
    """Every card there is, until they are all turned up at the end."""
    if state.phase == OVER:
        return []
    rows = enumerate(state.rows)
    return [(owner, slot) for owner, row in rows for slot in range(len(row))]


def _may_be(state: Smugglers, seat: int, slot: int) -> bool:
    """Could the sought card lie here, for all that this search has shown?"""
    looked = seat == state.looker and slot in state.looked
    if state.found != NOT_FOUND:
        return looked
    return seat not in state.searched and not looked
