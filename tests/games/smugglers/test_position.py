"""Positions of Schmuggler an Bord that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import undertable
from undertable import Malformed

GAME = undertable.game("smugglers")
NAMING = {"phase": "naming", "pawn": "gold"}
CLAIM: dict[str, Any] = {
    "phase": "looking", "pawn": "gold", "looker": 0, "chain": [{"seat": 0, "named": 0}]
}  # fmt: skip
LOOKING = {"phase": "looking", "pawn": "gold", "looker": 0}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"chips": [-1, 5, 5]}, "at `\\$.chips"),
        ({"looker": 9}, "seats at the table"),
        ({**LOOKING, "looker": 1}, "somebody with cards must be looking"),
        ({**LOOKING, "found": 7}, "cards in the looker's row"),
        ({"chips": [13, 12, 12]}, "more than 12 chips"),
        ({"chips": [0, 12, 12]}, "somebody has no chips left"),
        ({"chest": 3}, "12 chips for each seat together"),
        ({"turns": 300}, "over after 300 turns"),
        ({"reason": "no-chips"}, "a reason for the end before the end"),
        ({"phase": "over"}, "the game is not over"),
        ({"phase": "taking"}, "one after the other from seat 0 on"),
        ({"chain": [{"seat": 0, "named": 1}]}, "about a good that is sought"),
        ({**NAMING, "chain": [{"seat": 1, "named": 2}]}, "the roller guesses first"),
        ({**NAMING, "chain": [{"seat": 0, "named": 0}]}, "the cards are looked at"),
        ({**NAMING, "phase": "objecting"}, "the roller claims the good"),
        ({**NAMING, "answers": [None, True, None]}, "answers are given to a claim"),
        ({**CLAIM, "phase": "objecting", "answers": [None, True, True]}, "still has to answer"),
        ({**CLAIM, "answers": [True, True, True]}, "does not answer"),
        ({**CLAIM, "answers": [None, False, False]}, "somebody has objected"),
        ({**CLAIM, "searched": [0]}, "has not looked yet looks next"),
        ({**CLAIM, "looked": [0]}, "has a card left"),
        ({**CLAIM, "looks_on": True}, "before the good was found"),
        ({"objected": [1, 1]}, "objects once"),
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
