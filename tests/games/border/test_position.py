"""Positions of Hart an der Grenze that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.border.tables import table
from undertable import Malformed


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"cash": [-5, 30, 30]}, "at `\\$.cash"),
        ({"hand": [["jug"] * 6, [], []]}, "at most 5 cards"),
        ({"count": [0, 9, 1]}, "at most 5 cards"),
        ({"suitcase": [["jug"], [], []]}, "the sheriff has no suitcase"),
        ({"draw": {"jug": 40}}, "not so many cards to draw"),
        ({"draw": {"jug": 39}, "behind": [["jug"], [], []]}, "not so many cards to draw"),
        ({"phase": "dealing", "due": [[1, 5]], "draw": {"jug": 4}}, "more cards are due"),
    ],
)
def test_what_cannot_be_is_refused(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        table(3, **written)
