"""Schmuggler an Bord: what a review asks of it.

Every card was shown to all when it changed hands: whoever remembers everything knows where each is.
Moves are judged by that; what is called likely is what a usual memory makes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undertable.core.dice import Dice
from undertable.core.review import (
    Argument,
    Belief,
    Case,
    Hidden,
    Likely,
    Note,
    SeatNamed,
    WordSaid,
    percent,
)
from undertable.core.state import State
from undertable.core.types import Event
from undertable.games.smugglers.bot.beliefs import Mind
from undertable.games.smugglers.bot.memory import CURVES
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.rules.table import OBJECTING, UNDECIDED
from undertable.games.smugglers.types import Believe, Claim, Object, SmugglersView, Suspect

PLAYERS = ("hard", "normal", "easy")
TRIES = 9000
SKIPPED = frozenset({"take", "roll", "look", "stop"})
READING = frozenset({"suspect", "believe", "object"})
USUAL = CURVES["normal"]


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """Who has the good that is sought."""
    assert isinstance(state, Smugglers)
    yield Hidden(-1, "holder", state.holder(state.pawn))


def words(what: str, value: Any, names: Sequence[str], lang: str) -> str:
    """Whoever it is."""
    return str(names[value])


def redeal(state: State, seat: int, history: Sequence[Event], dice: Dice) -> State:
    """What was shown is known; only what the others have just decided in secret is not."""
    assert isinstance(state, Smugglers)
    other = state.copy()
    if state.phase == OBJECTING:
        for voter, answer in enumerate(state.answers):
            if voter != seat and answer != UNDECIDED:
                other.answers[voter] = int(dice.below(2))
    return other


def beliefs(view: SmugglersView, history: Sequence[Event]) -> list[Belief]:
    """Where somebody with a usual memory would look for it."""
    if view.seat is None or view.sought is None:
        return []
    chances = Mind(view.seat, USUAL, history).belief(view)
    ranked = sorted(enumerate(chances), key=lambda item: -item[1])
    likely = [Likely(seat, round(chance, 4)) for seat, chance in ranked]
    return [Belief(-1, "holder", likely, None, 0.0)]


def lie(case: Case) -> bool | None:
    """A claim to have what somebody else has."""
    return _holder(case) != case.seat if isinstance(case.move, Claim) else None


def tags(case: Case) -> Iterator[str]:
    holder = _holder(case)
    match case.move, case.best:
        case Believe(), Object():
            yield "objection-missed"
        case Object(), Believe():
            yield "objection-rash"
        case Suspect(named), _ if named != holder and case.cost:
            yield "forgotten"
        case Claim(), _ if holder != case.seat:
            yield "lie"
        case _:
            pass


def why(case: Case) -> Note | None:
    view: SmugglersView = case.view
    if view.sought is None:
        return None
    holder = _holder(case)
    words: dict[str, Argument] = {
        "good": WordSaid(f"the-{view.sought}"),
        "holder": SeatNamed(holder),
        "percent": percent(case.sure("holder", holder)),
    }
    return Note("why-holder", words)


def _holder(case: Case) -> int:
    state: Smugglers = case.true
    return state.holder(state.pawn)
