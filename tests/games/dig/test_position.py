"""Positions of Dig Your Way Out that cannot be are refused by a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.dig.table import table
from undertable import Malformed

FIGHT = ["fight", 0, 1, "pickaxe", ["knife"], 0, 1, 1, [], 0]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"hands": [{"shovel": 12}, {}]}, "too many of shovel"),
        ({"hands": [{"shovel": -1}, {}]}, "fewer than no cards"),
        ({"hands": [{"chainsaw": 1}, {}]}, "there is no chainsaw"),
        ({"hands": [{"shovel": 1}, {}], "piles": {"shovel": 11}}, "only 11 of shovel"),
        ({"discards": {"shovel": 1}}, "shovel has a pile of its own"),
        ({"piles": {"tie": 1}, "search": {}}, "tie has no pile of its own"),
        ({"tunnels": [["knife"], []]}, "dug with tools"),
        ({"tunnels": [["shovel"] * 5, []]}, "when a tunnel is long enough"),
        ({"over": True}, "long enough, or at lights out"),
        ({"rooms": ["cells", "attic"]}, "rooms are cells, cafeteria"),
        ({"rooms": ["cells", "cells_b"]}, "block B is for teams"),
        ({"beatings": [3, 0]}, "between 0 and 2 beatings"),
        ({"cigarettes": [-1, 0]}, "fewer than no cigarettes"),
        ({"bank": 3}, "cigarettes together"),
        ({"actions": -1}, "actions left"),
        ({"turn": 2}, "turn is a seat"),
        ({"turns": 80, "options": {"turn_limit": 40}}, "turns have been played"),
        ({"gang_cards": ["diva", "diva"]}, "every gang card is there once"),
        ({"backgrounds": ["fence", "fence"]}, "there is no fence|background is there once"),
        ({"known": [[{}, {"tie": 1}], [{}, {}], [{}, {}]]}, "more is known than is in it"),
        ({"options": {"neutral": "michel"}, "michel_pile": []}, "without a knife"),
        ({"stack": []}, "a turn is at the bottom"),
        ({"stack": [["deal", 0, 1]]}, "a turn is at the bottom"),
        ({"stack": [["turn"], ["nap"]]}, "nap is nothing that can be pending"),
        ({"stack": [["turn"], ["deal", 0]]}, "deal is made of other things"),
        ({"stack": [["turn"], ["deal", "0", 1]]}, "deal is made of other things"),
        ({"stack": [["turn"], ["deal", 2, 1]]}, "deal cannot be pending here"),
        ({"stack": [["turn"], ["prod", 0]]}, "prod cannot be pending here"),
        ({"stack": [["turn"], ["michel", 0, -1, 1, 0, []]]}, "Michel\\(le\\) does not play"),
        ({"stack": [["turn"], ["handout", 0, 2]]}, "gathered cards"),
        ({"stack": [["turn"], ["running", 0, 1, 99, 0, -2, -1, 0]]}, "whoever has its card"),
        ({"stack": [["turn"], FIGHT]}, "fight is made of other things"),
        ({"actions": 0}, "somebody has to decide something"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_reason(written: dict[str, Any], why: str) -> None:
    with pytest.raises(Malformed, match=why):
        table(2, **written)
