"""A memory like people's: what was seen fades with time and with all that came after.

A trace is strong while it is fresh. Each has a threshold, drawn when it is made, and is recalled
as long as its strength lies above. So what is forgotten stays forgotten until it is seen again,
and of two things seen at once either may go first.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

FOREVER = float("inf")


class Curve(Struct, frozen=True):
    """How quickly things are forgotten."""

    half_turns: float
    """Turns after which half is forgotten, even if nothing else was seen."""
    half_sights: float
    """Other cards seen after which half is forgotten, even in no time."""
    own: float = 1.0
    """How many times longer one remembers the cards in front of oneself."""
    blank: bool = False
    """Nothing is remembered at all."""

    def strength(self, turns: int, sights: int, own: bool = False) -> float:
        """The chance that something seen so long ago is still remembered."""
        if self.blank:
            return 0.0
        load = turns / self.half_turns + sights / self.half_sights
        return 1.0 / (1.0 + load / (self.own if own else 1.0))


CURVES = {
    "none": Curve(FOREVER, FOREVER, blank=True),
    "easy": Curve(16.0, 8.0, own=2.0),
    "normal": Curve(60.0, 30.0, own=2.0),
    "hard": Curve(1200.0, 600.0, own=2.0),
    "perfect": Curve(FOREVER, FOREVER),
}


class Trace(Struct, frozen=True):
    """One card seen once, or known to be missing somewhere."""

    good: int
    seat: int
    turn: int
    sight: int
    threshold: float
    own: bool


class Memory:
    """What one seat still knows of all that it has seen."""

    def __init__(self, curve: Curve) -> None:
        self.curve = curve
        self.turn = 0
        self.sights = 0

    def see(self, good: int, seat: int, threshold: float, own: bool) -> Trace:
        """A card seen now; it pushes everything seen before a little further away."""
        self.sights += 1
        return Trace(good, seat, self.turn, self.sights, threshold, own)

    def strength(self, trace: Trace) -> float:
        turns, sights = self.turn - trace.turn, self.sights - trace.sight
        return self.curve.strength(turns, sights, trace.own)

    def recalls(self, trace: Trace) -> bool:
        return trace.threshold < self.strength(trace)

    def latest(self, traces: Iterable[Trace]) -> Trace | None:
        """The last of these, in the order in which they were made, that is still recalled."""
        recalled = [trace for trace in traces if self.recalls(trace)]
        return recalled[-1] if recalled else None
