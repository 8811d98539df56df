"""D51: what each seat knows of the others' hands."""

from __future__ import annotations

from games.dig.table import GAME, hand, play, table
from undertable import FastDice
from undertable.games.dig.rules.state import Blackgate
from undertable.lab.walk import fresh, walk


def test_what_was_taken_openly_is_known_until_a_card_leaves_unseen_D51() -> None:
    state = table(
        3, rooms=["cafeteria", "cafeteria", "cells"], hands=[{"tie": 1}, {"knife": 1}, {}]
    )
    play(state, "0 spoon", "0 spoon")
    assert state.view(2).convicts[0].known == {"spoon": 2}
    assert state.view(None).convicts[0].known == {"spoon": 2}
    play(state, "1 extort 0 shovel knife", "0 givein", "chance drawn 0 1 spoon")
    assert state.view(2).convicts[0].known == {"spoon": 1}  # it might have been a spoon
    assert state.view(2).convicts[1].known == {}
    assert state.view(0).convicts[1].known == {"spoon": 1}  # the victim knows what was taken
    assert state.view(1).convicts[0].known == {"spoon": 1}


def test_all_hands_dealt_again_are_all_forgotten_D51() -> None:
    state = table(hands=[{"inspection": 1, "tie": 1}, {}], rooms=["cells", "cafeteria"], turn=1)
    play(state, "1 spoon", "1 end", "0 act inspection - -")
    play(state, "chance handedout 0 spoon", "chance handedout 1 tie")
    assert state.view(0).convicts[1].known == {}
    assert hand(state, 0) == {"spoon": 1}


def test_nobody_is_ever_thought_to_hold_what_is_not_there_D51() -> None:
    for options in ({}, {"neutral": "michelle"}, {"teams": True}):
        state = fresh(GAME, 4, options)
        for _ in walk(state, FastDice("known")):
            for viewer in (None, *range(4)):
                for seat, convict in enumerate(state.view(viewer).convicts):
                    held = state.view(seat).hand
                    assert all(held.get(card, 0) >= n for card, n in convict.known.items())


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
