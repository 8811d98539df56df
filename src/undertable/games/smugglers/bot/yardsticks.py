"""A reference player: keeps notes of everything, and always tells the truth."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.bot import Bot, Policy, surely
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Handed,
    Object,
    Shown,
    SmugglersView,
    Stop,
    Suspect,
    Taken,
)


class Notepad(Bot):
    """Names the holder of every card, claims its own, objects to every lie."""

    def policy(self, view: SmugglersView, history: Sequence[Event], legal: Moves) -> Policy:
        return surely(legal[0] if len(legal) == 1 else _truth(view, history, legal))


def _truth(view: SmugglersView, history: Sequence[Event], legal: Moves) -> Move:
    if view.phase == "looking":
        return Stop() if view.found else legal[0]
    holder = _noted(history).get(view.sought)
    if view.phase == "objecting":
        return Believe() if holder in (None, view.chain[0].seat) else Object()
    return Claim() if holder in (None, view.seat) else Suspect(holder)


def _noted(history: Sequence[Event]) -> dict[str | None, int]:
    """Where every card that was ever shown is now."""
    where: dict[str | None, int] = {}
    for event in history:
        if isinstance(event, Taken | Shown):
            where[event.good] = event.seat
        elif isinstance(event, Handed):
            where[event.good] = event.to
    return where
