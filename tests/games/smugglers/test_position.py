"""Positions of Schmuggler an Bord that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import undertable
from undertable import Malformed

GAME = undertable.game("smugglers")
LOOKING = {"phase": "looking", "pawn": "gold", "looker": 0}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"chips": [-1, 5, 5]}, "at `\\$.chips"),
        ({"shown": (9, 0)}, "seats at the table"),
        ({**LOOKING, "looker": 1}, "somebody with cards must be looking"),
        ({**LOOKING, "found": 7}, "cards in somebody's row"),
    ],
)
def test_what_cannot_be_is_refused(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position({"seats": 3, "rows": [["gold"], [], []], **written})
