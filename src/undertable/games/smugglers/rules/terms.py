"""The numbers of the rulebook, and the words that rules and views share."""

from __future__ import annotations

from typing import Final

TAKING: Final = 0
DRAWING: Final = 1
ROLLING: Final = 2
THROWING: Final = 3
NAMING: Final = 4
OBJECTING: Final = 5
LOOKING: Final = 6
OVER: Final = 7
PHASES: Final = (
    "taking",
    "drawing",
    "rolling",
    "throwing",
    "naming",
    "objecting",
    "looking",
    "over",
)

CHIPS: Final = {3: 12, 4: 15, 5: 18, 6: 20}
FIRST_CARDS: Final = {3: 3, 4: 2, 5: 2, 6: 2}
ENOUGH: Final = {3: 14, 4: 12, 5: 10, 6: 8}

NOBODY: Final = -1
NOT_FOUND: Final = -1
UNDECIDED: Final = -1
BELIEVES: Final = 0
OBJECTS: Final = 1
