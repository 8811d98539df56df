"""Positions of Bluff that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undertable
from undertable import Malformed

GAME = undertable.game("bluff")
BID = {"count": 1, "face": 2}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"cups": [(1, 2), (3,)], "bid": {"count": 4, "face": 2}}, "a bid goes to 3 at most"),
        ({"seats": 6, "cups": [(1,) * 6] * 6}, "between 0 and 5 dice"),
        ({"cups": [(1,) * 6, (2,)]}, "between 0 and 5 dice"),
        ({"seats": 3, "cups": [(), (1,), (2,)]}, "turn of seat 0, who has no dice"),
        ({"cups": [(1, 2), ()]}, "at least two players still have dice"),
        ({"cups": [(1, 2), (3,)], "dice": [2, 2]}, "seat 1 has 2 dice, but 1 are on the table"),
        ({"cups": [(1,), (2,)], "options": {"dice": "many"}}, "cannot be “many”"),
        ({"cups": [(1,), (2,)], "bid": BID, "bidder": 0}, "that of another player"),
        ({"cups": [(1,), (2,)], "laid": [(), (3,)]}, "where the table has chosen that rule"),
        ({"cups": [(1,), (2,)], "round": 10}, "the round is between 1 and 9"),
        ({"cups": [(1,), (2,)], "phase": "laying", "bid": BID}, "after the own bid"),
        ({"cups": [(1,), (2,)], "phase": "shaking"}, "somebody still has to shake"),
        ({"cups": [(1,), ()], "phase": "over"}, "under cups during a round only"),
        ({"dice": [1, 1], "phase": "over"}, "the winner alone has dice"),
        ({"dice": [5, 5], "phase": "opening", "round": 0}, "two players roll for the first bid"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position({"seats": 2, **written})


@given(
    seats=st.integers(0, 7),
    cups=st.lists(st.lists(st.integers(0, 7), max_size=7), max_size=7),
    dice=st.none() | st.lists(st.integers(-1, 7), max_size=7),
    turn=st.integers(-1, 7),
    phase=st.sampled_from(["opening", "shaking", "bidding", "laying", "over"]),
    count=st.integers(-1, 60),
)
def test_whatever_is_written_is_a_position_or_gets_one_sentence(
    seats: int, cups: list[list[int]], dice: list[int] | None, turn: int, phase: str, count: int
) -> None:
    bid = {"count": count, "face": 1} if count >= 0 else None
    written = {"seats": seats, "cups": cups, "dice": dice, "turn": turn, "phase": phase}
    said = ""
    try:
        GAME.position({**written, "bid": bid})
    except Malformed as refusal:
        said = refusal.reason.say("en")
    assert "\n" not in said
