"""What bots say at the border, as phrases that everybody hears in their own language."""

from __future__ import annotations

from undertable.core.dice import Dice
from undertable.core.types import Move
from undertable.games.border.types import (
    Accept,
    BorderView,
    Check,
    Declare,
    Demand,
    ExtraCheck,
    Offer,
    Open,
    Refuse,
)

TALKATIVE = 45
"""Of a hundred moves, so many come with a word."""
_LINES: dict[type[Move], tuple[str, ...]] = {
    Declare: ("souvenirs", "grandmother", "cheap"),
    Check: ("open-up", "heavy", "nervous"),
    ExtraCheck: ("open-up", "heavy", "nervous"),
    Offer: ("wages", "coffee"),
    Demand: ("better", "insult", "children"),
    Refuse: ("not-a-dollar", "insult"),
}


def words(view: BorderView, move: Move, dice: Dice) -> str | None:
    """A phrase that goes with the move; most of the time, nothing."""
    lines = _fitting(view, move)
    if not lines or int(dice.below(100)) >= TALKATIVE:
        return None
    return f":{lines[int(dice.below(len(lines)))]}"


def _fitting(view: BorderView, move: Move) -> tuple[str, ...]:
    sheriff = view.seat == view.sheriff
    match move:
        case Declare() if any(place.good == move.good for place in view.places):
            return (*_LINES[Declare], "same-shop")
        case Offer() if view.haggle and len(view.haggle.words) > 4:
            return ("last-word",)
        case Accept():
            return ("move-along",) if sheriff else ("pleasure",)
        case Open():
            return ("by-the-book",) if sheriff else ("go-on-look",)
        case _:
            return _LINES.get(type(move), ())
