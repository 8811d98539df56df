"""D51: what each seat knows of the others' hands."""

from __future__ import annotations

from games.dig.table import GAME, hand, play, table
from undertable import FastDice
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
