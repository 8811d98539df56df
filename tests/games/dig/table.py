"""A table of Dig Your Way Out to test on: positions in a few words, moves as lines of text."""

from __future__ import annotations

import undertable
from undertable import CHANCE
from undertable.core.types import Event, heard_by
from undertable.games.dig.rules.state import Blackgate
from undertable.lab.walk import listen

GAME = undertable.game("dig")


def table(seats: int = 2, **written: object) -> Blackgate:
    """A position; unless it says otherwise, backgrounds are out of the way."""
    written.setdefault("revealed", [True] * seats)
    state = GAME.position({"seats": seats, **written})
    assert isinstance(state, Blackgate)
    return state


def play(state: Blackgate, *lines: str) -> list[Event]:
    """Make these moves, such as `0 search` or `chance die 4`; what everybody heard of them."""
    heard: list[Event] = []
    for line in lines:
        who, _, move = line.partition(" ")
        seat = CHANCE if who == "chance" else int(who)
        heard += heard_by(None, listen(state, seat, GAME.read(move)))
    return heard


def offered(state: Blackgate, seat: int) -> set[str]:
    """The moves of this seat, as lines of text."""
    return {GAME.write(move) for move in state.legal(seat)}


def hand(state: Blackgate, seat: int) -> dict[str, int]:
    return state.view(seat).hand
