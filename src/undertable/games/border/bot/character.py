"""How players differ: what they dare, what they pay, what they ask for."""

from __future__ import annotations

from msgspec import Struct


class Character(Struct, frozen=True, kw_only=True):
    """Shares are of what would be lost if the suitcase were opened."""

    remembers: bool = True
    """Reads declarations by what it has heard before, not by the moment alone."""
    fear: float = 1.5
    """How much a possible loss weighs when packing."""
    scruple: float = 1.2
    """Dollars that an honest suitcase is worth to it in itself."""
    first_offer: float = 0.2
    last_offer: float = 0.6
    first_demand: float = 0.9
    last_demand: float = 0.5
    mood: float = 0.15
    """How much last sums vary from one haggle to the next."""
    patience: int = 4
    """Sums it names before its last one."""
    sternness: float = 1.0
    """How much it likes to see others lose."""
    feint: float = 0.1
    """How often it offers money although it is honest."""
    noise: float = 1.5
    """Dollars by which it misjudges a suitcase."""


CHARACTERS = {
    "normal": Character(remembers=False, fear=1.3, noise=4.0, patience=3, feint=0.0),
    "hard": Character(),
    "miser": Character(
        first_offer=0.12, last_offer=0.5, first_demand=1.1, last_demand=0.55, patience=6
    ),
    "gambler": Character(
        fear=0.5, first_offer=0.2, last_offer=0.6, feint=0.35, noise=4.0, patience=2
    ),
    "judge": Character(
        fear=1.6, scruple=6.0, first_demand=1.2, last_demand=0.8, sternness=2.5, feint=0.0
    ),
}
