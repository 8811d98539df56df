"""How players differ: what they dare, what they pay, what they ask for."""

from __future__ import annotations

from msgspec import Struct


class Character(Struct, frozen=True, kw_only=True):
    """How one player plays."""

    remembers: bool = True
    """Reads declarations by what it has heard before, not by the moment alone."""
    fear: float = 1.0
    """How much a possible loss weighs when packing."""
    scruple: float = 0.0
    """Dollars that an honest suitcase is worth to it in itself."""
    first_offer: float = 0.4
    """As a part of what the sheriff should insist on."""
    last_offer: float = 0.65
    """The most it pays, as a part of what would be lost if the suitcase were opened."""
    first_demand: float = 1.5
    """As a multiple of the last demand, which is the most profitable one."""
    greed: float = 1.0
    """The last demand, as a multiple of the most profitable one."""
    mood: float = 0.1
    """How much last sums vary from one haggle to the next."""
    patience: int = 3
    """Sums it names before its last one."""
    sternness: float = 1.0
    """How much it likes to see others lose."""
    feint: float = 0.1
    """How often it offers money although it is honest."""
    waits: bool = True
    """Keeps the token for confiscating until its last turn as sheriff."""
    heat: float = 0.7
    """Dollars that it gives up for being hard to read,"""
    keeping_heat: float = 0.35
    """and when it keeps cards, which tell less."""


CHARACTERS = {
    "normal": Character(
        remembers=False, fear=1.3, heat=3.0, keeping_heat=3.0, feint=0.0, waits=False
    ),
    "hard": Character(),
    "expert": Character(heat=0.1, keeping_heat=0.1),
    "miser": Character(first_offer=0.25, last_offer=0.5, first_demand=2.0, greed=1.3, patience=5),
    "gambler": Character(fear=0.4, feint=0.35, heat=3.0, keeping_heat=3.0, patience=2, waits=False),
    "judge": Character(fear=1.3, scruple=5.0, greed=1.6, sternness=2.5, feint=0.0),
}
