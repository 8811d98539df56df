"""Positions of Hart an der Grenze that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.border.tables import table
from undertable import Malformed

CHECKING = {"phase": "checking", "suitcase": [[], ["jug"], []], "count": [0, 1, 0]}
AT_THE_DESK = {**CHECKING, "phase": "haggling", "traveller": 1}
OFFER = {"seat": 1, "verb": "offer", "amount": 3}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"cash": [-5, 30, 30]}, "at `\\$.cash"),
        ({"hand": [["jug"] * 6, [], []]}, "at most 5 cards"),
        ({"count": [0, 9, 1]}, "at most 5 cards"),
        ({"suitcase": [["jug"], [], []], "hand": [[], ["jug"], []]}, "the sheriff has no suit"),
        ({"draw": {"jug": 40}}, "not so many cards to draw"),
        ({"draw": {"jug": 39}, "behind": [["jug"], [], []]}, "not so many cards to draw"),
        ({"phase": "dealing", "due": [[1, 5]], "draw": {"jug": 4}}, "more cards are due"),
        ({"phase": "dealing"}, "somebody is due cards while they are dealt"),
        ({"phase": "dealing", "due": [[1, 1], [1, 1]]}, "everybody is due cards once"),
        ({"hand": [[], ["jug/1"], []]}, "a pile that has not been shuffled yet"),
        ({"hand": [[], ["jug~1-1@1"], []]}, "meet in one hand after a shuffle"),
        ({"hand": [[], ["jug/1~1-9@1"], []], "shuffles": 1}, "in a turn that has begun"),
        (
            {"hand": [[], ["jug/1~2-1@1"], []], "shuffles": 1, "turn": 2},
            "from a first turn to a last",
        ),
        ({"hand": [[], ["jug/1~1-1@3"], []], "shuffles": 1}, "from a first turn to a last"),
        ({"hand": [[], ["jug^jug"], []]}, "what everybody knows it is not"),
        ({"hand": [["jug"], [], []]}, "somebody still has to pack"),
        ({"hand": [[], ["jug"], []], "turn": 7}, "the turn is between 1 and 6"),
        ({"hand": [[], ["jug"], []], "round": 4}, "the round is between 1 and 3"),
        ({"hand": [[], ["jug"], []], "bank": 5}, "30 dollars for each seat together"),
        ({"hand": [[], ["jug"], []], "cash": [1000, 0, 0]}, "more than 999 dollars"),
        ({"hand": [[], ["jug"], []], "extra": [True] * 3}, "for five and six players"),
        ({"hand": [[], ["jug"], []], "seizure": [False] * 3, "box": 0}, "3 tokens are spent"),
        ({"hand": [[], ["jug"], []], "count": [0, 1, 0]}, "before all have packed"),
        ({**CHECKING, "count": [0, 0, 0]}, "declared before the sheriff checks"),
        ({**CHECKING, "actor": 1}, "the sheriff checks"),
        ({**CHECKING, "checked": [False, True, False]}, "nobody has been checked yet"),
        ({**CHECKING, "good": ["jug", "statue", "jug"]}, "only legal goods"),
        ({**CHECKING, "options": {"true_count": True}, "count": [0, 2, 0]}, "with true counts"),
        ({**CHECKING, "phase": "declaring", "actor": 2}, "from the sheriff's left"),
        ({**CHECKING, "phase": "tokens", "seizure": [False] * 3}, "has a token to use"),
        ({**CHECKING, "phase": "haggling"}, "a traveller at the desk"),
        ({**CHECKING, "phase": "haggling", "traveller": 2}, "has a suitcase"),
        ({**AT_THE_DESK, "words": [{"seat": 0, "verb": "offer", "amount": 1}]}, "speak in turn"),
        ({**AT_THE_DESK, "words": [{"seat": 1, "verb": "offer"}]}, "name a sum"),
        ({**AT_THE_DESK, "words": [OFFER], "standing": 2}, "the sum that was named last"),
        ({**AT_THE_DESK, "words": [OFFER], "standing": 3, "actor": 1}, "from one side"),
        ({"phase": "keeping"}, "has some behind the suitcase"),
        ({"phase": "keeping", "behind": [["jug"], [], []], "turn": 2}, "after the last turn"),
        ({"phase": "keeping", "behind": [["jug"], [], []], "kept": [4, 0, 0]}, "one after the"),
        ({"phase": "naming", "actor": 2}, "the poorest player names"),
        ({"phase": "naming", "round": 3}, "after the last round nobody"),
        ({"phase": "over"}, "after the last round"),
        ({"phase": "naming", "sold": [[0]]}, "one item for each seat"),
        ({"phase": "naming", "look": [0, 0, 1, 0]}, "an owner, a sheriff"),
        (
            {"under": [["jug"] * 4, [], []], "round": 2, "hand": [[], ["jug"], []]},
            "at most 3 cards",
        ),
    ],
)
def test_what_cannot_be_is_refused(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        table(3, **written)
