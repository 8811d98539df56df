"""What players are like: figures from many games of these bots against each other.

The numbers stand in habits.json. `undertable fit border` plays, counts and writes them anew, until
those who reckon with these habits have just these habits.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from undertable.games.border.types import BorderOptions

Table: TypeAlias = list[list[float]]
"""For each declared number, from one on, and each declared good."""


class Words(Struct, frozen=True, eq=False):
    """What lies behind declarations."""

    said: Table
    """How often each is made."""
    lies: Table
    """How many of them have something wrong behind them,"""
    wrong: list[Table]
    """and how many cards of each good would be found then."""


class Habits(Struct, frozen=True, eq=False):
    usual: dict[str, Words]
    """By whether the number of cards is `open` or `hidden`."""
    last: dict[str, Words]
    """In the last turn of all, when whatever stays in hand is lost."""
    kept: list[list[list[list[float]]]]
    """By round, good, and whether some of it were sold too (no, yes, not known): how often none,
    one, two or three cards were put under the suitcase."""
    spread: tuple[float, ...]
    """How far true losses lie from the expected one: as many equally likely factors."""
    settled: float
    """What being checked costs a smuggler, as a part of what opening would cost."""
    seized: tuple[float, float]
    """How often a sheriff who can confiscates a suitcase that he did not check: while he will be
    sheriff again, and in his last turn."""
    star: Table
    """What a sheriff earns, by round and turn."""

    def words(self, options: BorderOptions, last: bool) -> Words:
        known = options.counts == "open" or options.true_count
        return (self.last if last else self.usual)["open" if known else "hidden"]


@cache
def habits() -> Habits:
    source = files("undertable.games.border.bot") / "habits.json"
    return msgspec.json.decode(source.read_bytes(), type=Habits)


SLOT_COST: Final = 2.5
"""What a place in the hand is worth, since a new card could lie there."""
