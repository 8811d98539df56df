"""Dig Your Way Out: what a simulation counts beside wins."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.types import Event, Outcome
from undertable.games.dig.types import Dug, FightLost, Joined, Threatened


def tally(seat: int, events: Sequence[Event], outcome: Outcome) -> dict[str, tuple[float, float]]:
    """How often the seat digs, threatens and joins a gang, and how many fights it wins."""
    fights = [event for event in events if isinstance(event, FightLost)]
    lost = sum(fight.seat == seat for fight in fights)
    won = sum(fight.winner == seat for fight in fights)
    return {
        "digs": (sum(isinstance(e, Dug) and e.seat == seat for e in events), 1),
        "threats": (sum(isinstance(e, Threatened) and e.seat == seat for e in events), 1),
        "fights": (won, won + lost),
        "joins": (sum(isinstance(e, Joined) and e.seat == seat for e in events), 1),
    }
