"""What the table knows of a hand, and when it no longer can: D51."""

from __future__ import annotations

from games.dig.table import play, table
from undertable.games.dig.events import Drew
from undertable.games.dig.rules import Blackgate


def known(state: Blackgate, viewer: int | None) -> list[dict[str, int]]:
    """Of every hand, as this seat or the public knows it."""
    return [convict.known for convict in state.view(viewer).convicts]


def buyer(hand: dict[str, int]) -> Blackgate:
    """Four in teams, in the yard; the first has bought a pickaxe before everybody's eyes."""
    state = table(
        4,
        options={"teams": True},
        rooms=["yard"] * 4,
        hands=[hand, {}, {}, {}],
        cigarettes=[6, 0, 0, 0],
    )
    play(state, "0 buy pickaxe 1")
    return state


def test_a_whole_hand_given_away_is_known_where_it_went_D51() -> None:
    state = buyer({"tie": 1})
    play(state, "0 exchange 2 pickaxe,tie 0")
    assert known(state, 1) == [{}, {}, {"pickaxe": 1}, {}]
    assert known(state, None) == [{}, {}, {"pickaxe": 1}, {}]
    assert known(state, 0)[2] == {"pickaxe": 1, "tie": 1}
    assert known(state, 2)[0] == {}


def test_part_of_a_hand_given_away_may_hold_what_was_known_or_not_D51() -> None:
    state = buyer({"tie": 1, "blade": 1})
    play(state, "0 exchange 2 tie 0")
    assert known(state, 1) == [{}, {}, {}, {}]
    assert known(state, 0)[2] == {"tie": 1}
    assert known(state, 2)[0] == {"pickaxe": 1}


def test_what_is_stolen_is_known_if_nothing_else_was_there_D51() -> None:
    thief = {"pickpocket": 1}
    state = table(3, turn=2, rooms=["cafeteria"] * 3, hands=[thief, {}, {"tie": 1}])
    play(state, "2 spoon", "2 spoon", "0 act pickpocket 2 -", "chance drawn 2 0 tie")
    assert known(state, 1) == [{}, {}, {"spoon": 1}]  # it might have been a spoon
    state = table(3, turn=2, rooms=["cafeteria"] * 3, hands=[thief, {}, {}])
    play(state, "2 spoon", "2 spoon", "0 act pickpocket 2 -", "chance drawn 2 0 spoon")
    assert known(state, 1) == [{"spoon": 1}, {}, {"spoon": 1}]
    assert known(state, None) == [{"spoon": 1}, {}, {"spoon": 1}]


def test_a_tool_dug_with_is_no_longer_in_the_hand_D51() -> None:
    state = table(3, hands=[{"spoon": 2}, {}, {}], known=[[{"spoon": 1}, {}, {}]] * 4)
    play(state, "0 dig spoon")
    assert known(state, 1)[0] == {}


def test_a_search_that_finds_nothing_is_told_D4() -> None:
    state = table(rooms=["showers", "cells"], search={}, discards={})
    assert play(state, "0 search") == [Drew(0, 0)]
