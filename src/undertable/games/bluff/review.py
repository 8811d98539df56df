"""Bluff: what a review asks of it."""

from __future__ import annotations

from collections.abc import Iterator

from undertable.core.review import Hidden
from undertable.core.state import State
from undertable.games.bluff.rules.state import Bluff

PLAYERS = ("hard", "normal", "boaster", "doubter", "easy")


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """The dice under the other cups."""
    assert isinstance(state, Bluff)
    for other, cup in enumerate(state.cups):
        if cup and other != seat:
            yield Hidden(other, "cup", cup)
