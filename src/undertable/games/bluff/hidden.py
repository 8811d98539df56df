"""Bluff: what a seat cannot know, and other ways it could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.core.dice import Dice
from undertable.games.bluff.rules.rolls import ROLLS

if TYPE_CHECKING:
    from undertable.games.bluff.rules.state import Bluff


def secrets_of(state: Bluff, seat: int | None) -> dict[str, object]:
    """B5: what lies under the other cups."""
    return {f"cup {s}": state.cups[s] for s in range(state.seats) if s != seat and state.cups[s]}


def redealt(state: Bluff, seat: int | None, dice: Dice) -> Bluff:
    other = state.copy()
    for s in range(state.seats):
        if s != seat and state.cups[s]:
            rolls = ROLLS[len(state.cups[s])]
            other.cups[s] = rolls[int(dice.below(len(rolls)))]
    return other
