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
        ({"looker": 9}, "seats at the table"),
        ({**LOOKING, "looker": 1}, "somebody with cards must be looking"),
        ({**LOOKING, "found": 7}, "cards in the looker's row"),
    ],
)
def test_what_cannot_be_is_refused(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position({"seats": 3, "rows": [["gold"], [], []], **written})


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"rows": [["gold"], ["gold"], []]}, "one card only"),
        ({"rows": [["gold"], ["plutonium"], []]}, "goods are"),
        ({"rows": [["gold"], []]}, "one item for each seat"),
        ({"rows": [[], [], []], "phase": "naming", "pawn": "gold"}, "nobody has the good"),
        ({"rows": [["gold"], [], []], "phase": "looking", "pawn": "gold"}, "must be looking"),
        ({"rows": [["gold"], [], []], "phase": "sleeping"}, "phase is one of"),
        ({"rows": [["gold"], [], []], "turn": 3}, "seats at the table"),
        ({"rows": [["gold"], [], []], "looked": [1]}, "the looker's row"),
        ({"rows": [["gold"], [], []], "hats": 3}, "hats"),
    ],
)
def test_goods_and_phases_that_cannot_be_are_refused(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position({"seats": 3, **written})
