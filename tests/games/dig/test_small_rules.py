"""Rules of Dig Your Way Out that are easily lost: each would change a game in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.dig.table import GAME, hand, offered, play, table
from undertable import CHANCE, IllegalMove
from undertable.core.types import heard_by
from undertable.games.dig.loading import OUR_DECK
from undertable.games.dig.types import Looked, Saw
from undertable.lab.walk import listen


def test_nobody_hands_over_more_cigarettes_than_they_have_D72() -> None:
    state = table(
        4, options={"teams": True}, cigarettes=[3, 0, 1, 0], hands=[{"tie": 1}, {}, {}, {}]
    )
    before = state.position()
    with pytest.raises(IllegalMove):
        play(state, "0 exchange 2 tie 4")
    assert state.position() == before
    play(state, "0 exchange 2 tie 3")
    assert state.cigarettes == [0, 0, 4, 0]
    with pytest.raises(IllegalMove):
        play(state, "2 handback - 5")
    play(state, "2 handback - 4")
    assert state.cigarettes == [4, 0, 0, 0]


def test_a_discount_never_makes_a_thing_free_D49() -> None:
    state = table(rooms=["yard", "cells"], cigarettes=[3, 0], gang_cards=["dealer", None])
    play(state, "0 buy knife 1")
    assert (state.cigarettes[0], hand(state, 0)) == (2, {"knife": 1})
    play(state, "0 buy knife 2")
    assert (state.cigarettes[0], hand(state, 0)) == (1, {"knife": 3})


def test_what_is_possible_once_a_turn_is_possible_again_in_the_next_D20() -> None:
    state = table(
        rooms=["yard", "showers"],
        gang_cards=["paymaster", None],
        search={"tie": 6},
        cigarettes=[2, 0],
    )
    uses = [line for line in offered(state, 0) if line.startswith("use")]
    assert uses
    play(state, f"0 {uses[0]}")
    state.play(CHANCE, next(iter(state.chances()))[0])
    assert not [line for line in offered(state, 0) if line.startswith("use")]
    play(state, "0 end")
    assert state.used == [False, False]
    play(state, "1 end")
    assert [line for line in offered(state, 0) if line.startswith("use")]


def test_searching_and_extorting_are_possible_again_in_the_next_turn_D10_D24() -> None:
    state = table(rooms=["yard", "yard"], search={"tie": 4}, hands=[{"knife": 1}, {}])
    play(state, "0 search", "chance dealt 0 tie", "0 extort 1 spoon knife")
    assert (state.searched, state.extorted) == (True, True)
    play(state, "1 givein")
    assert state.turn == 1
    assert (state.searched, state.extorted) == (False, False)


def test_a_look_into_a_hand_is_seen_by_all_and_shows_it_to_one_alone_D51() -> None:
    state = table(
        3, rooms=["yard"] * 3, gang_cards=["gossip", None, None], hands=[{}, {"tie": 2}, {}]
    )
    [use] = [line for line in offered(state, 0) if line.startswith("use 1")]
    told = listen(state, 0, GAME.read(use))
    for watcher in (None, 1, 2):
        assert Looked(0, 1) in heard_by(watcher, told)
        assert Saw(0, 1, ("tie", "tie")) not in heard_by(watcher, told)
    assert Saw(0, 1, ("tie", "tie")) in heard_by(0, told)


def test_a_gang_card_that_works_by_itself_works_once_for_each_occasion() -> None:
    """The thrifty get their card for one thing made, and not again for nothing."""
    state = table(
        rooms=["yard", "cells"], gang_cards=["thrifty", None], search={"blade": 3},
        hands=[{"spoon": 1, "tie": 2, "blade": 1}, {}], actions=2,
    )  # fmt: skip
    play(state, "0 craft knife spoon,tie")
    occasions = 0
    while state.actors()[0] < 0:
        assert state.stack[-1].kind == "deal"
        state.play(state.actors()[0], next(iter(state.chances()))[0])
        occasions += 1
    assert occasions <= 1
    assert [pending.kind for pending in state.stack] == ["turn"]


def test_a_gang_card_that_works_by_itself_once_a_turn_does_not_work_twice_D20(
    tmp_path: Path,
) -> None:
    """In a deck whose thrifty ones are rewarded for the first thing they make in a turn."""
    deck = tmp_path / "deck.toml"
    often = 'gang = "triad"\nwhen = "crafted"'
    assert OUR_DECK.read_text().count(often) == 1
    deck.write_text(OUR_DECK.read_text().replace(often, f'{often}\neach = "turn"'))
    state = table(
        options={"deck": str(deck)}, rooms=["yard", "cells"], gang_cards=["thrifty", None],
        search={"tie": 3}, hands=[{"spoon": 2, "tie": 2}, {}], actions=2, cigarettes=[0, 0],
    )  # fmt: skip
    play(state, "0 craft knife spoon,tie", "chance dealt 0 tie,tie,tie")
    assert state.cigarettes[0] == 4
    play(state, "0 craft knife spoon,tie")
    assert state.actors() == (1,)
    assert state.cigarettes[0] == 4
