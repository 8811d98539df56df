"""Hart an der Grenze: what a simulation counts beside wins."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.types import Event, Outcome
from undertable.games.border.types import (
    Bribed,
    Checked,
    Confiscated,
    Declared,
    Kept,
    Looked,
    Opened,
    PackedCards,
    Starred,
)


def tally(seat: int, events: Sequence[Event], outcome: Outcome) -> dict[str, tuple[float, float]]:
    """How often the seat lies, is checked, caught and bought off, and what it does as sheriff."""
    declared, lies = _declarations(seat, events)
    turns = sum(isinstance(e, Starred) and e.seat == seat for e in events)
    checks = [e for e in events if isinstance(e, Checked)]
    checked = sum(e.seat == seat for e in checks)
    opened = [e for e in events if isinstance(e, Opened) and e.seat == seat]
    bribes = [e for e in events if isinstance(e, Bribed)]
    paid = [e.amount for e in bribes if e.seat == seat]
    taken = [e.amount for e in bribes if e.sheriff == seat]
    seized = [e for e in events if isinstance(e, Confiscated) and e.sheriff == seat]
    found = sum(len(e.taken) for e in events if isinstance(e, Looked) and e.sheriff == seat)
    kept = sum(e.count for e in events if isinstance(e, Kept) and e.seat == seat)
    return {
        "lies": (lies, declared),
        "checked": (checked, declared),
        "bought-off": (len(paid), checked),
        "caught": (sum(bool(e.wrong) for e in opened), checked),
        "paid": (sum(paid), len(paid)),
        "checks": (sum(e.sheriff == seat for e in checks), turns),
        "bribed": (len(taken), turns),
        "taken": (sum(taken), 1),
        "confiscations": (len(seized), 1),
        "seized": (found, len(seized)),
        "kept": (kept, 1),
        "money": (outcome.scores[seat], 1),
    }


def _declarations(seat: int, events: Sequence[Event]) -> tuple[int, int]:
    """All declarations of the seat, and those that were not true."""
    declared = lies = 0
    packed: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, PackedCards) and event.seat == seat:
            packed = event.cards
        elif isinstance(event, Declared) and event.seat == seat:
            declared += 1
            lies += packed != (event.good,) * event.count
    return declared, lies
