"""The moves of Schmuggler an Bord that are the same every time, and which are due when."""

from __future__ import annotations

from typing import Final

from undertable.core.legal import Listed
from undertable.core.types import Move
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Draw,
    Look,
    Object,
    Roll,
    Stop,
    Suspect,
    Take,
    Throw,
)

TAKE: Final = Take()
ROLL: Final = Roll()
CLAIM: Final = Claim()
BELIEVE: Final = Believe()
OBJECT: Final = Object()
STOP: Final = Stop()

ONLY_TAKE: Final = Listed((TAKE,))
ONLY_ROLL: Final = Listed((ROLL,))
ANSWERS: Final = Listed((BELIEVE, OBJECT))

DUE: Final[tuple[tuple[type[Move], ...], ...]] = (
    (Take,),
    (Draw,),
    (Roll,),
    (Throw,),
    (Claim, Suspect),
    (Believe, Object),
    (Look, Stop),
)
"""What is played in each phase."""
