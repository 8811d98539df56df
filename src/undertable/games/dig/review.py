"""Dig Your Way Out: what a review asks of it."""

from __future__ import annotations

from collections.abc import Iterator

from undertable.core.review import Case, Hidden, Note, SeatNamed
from undertable.core.state import State
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import Cooperate, Dig, EndTurn, Extort, GiveIn, Strike

PLAYERS = ("hard", "normal")
TRIES = 4000
READING = frozenset({"extort", "strike", "givein", "cooperate"})


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """Of each other hand: how many weapons, and how far its tools would dig."""
    assert isinstance(state, Blackgate)
    box = state.box
    for other, hand in enumerate(state.hands):
        if other != seat:
            yield Hidden(other, "weapons", sum(hand[card] for card in box.weapons))
            yield Hidden(other, "tools", sum(box.points[card] * hand[card] for card in box.tools))


def lie(case: Case) -> bool | None:
    """Nobody says anything here that could be one."""
    return None


def tags(case: Case) -> Iterator[str]:
    match case.move, case.best:
        case ((Extort() | Strike()), _) if case.cost:
            yield "fight-lost-cause"
        case ((GiveIn() | Cooperate()), Strike()):
            yield "gave-in"
        case _, Dig() if case.cost:
            yield "dig-missed"
        case _, Extort() if case.cost:
            yield "fight-missed"
        case EndTurn(), _ if case.cost:
            yield "ended-early"
        case _:
            pass


def why(case: Case) -> Note | None:
    """What the other was likely to strike back with."""
    if not isinstance(case.move, Extort):
        return None
    found = [b for b in case.beliefs if (b.seat, b.what) == (case.move.victim, "weapons")]
    if not found:
        return None
    mean = sum(one.value * one.chance for one in found[0].likely)
    return Note(
        "why-fight",
        {"who": SeatNamed(case.move.victim), "likely": round(mean), "true": found[0].true},
    )
