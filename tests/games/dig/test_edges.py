"""Where the rules of Dig Your Way Out meet their limits."""

from __future__ import annotations

import pytest

from games.dig.table import hand, offered, play, table
from undertable import IllegalMove
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import Drew

TEAMS = {"teams": True}


def in_the_showers(cards: dict[str, int], **michel: object) -> Blackgate:
    """The first convict steps into the arms of Michelle."""
    state = table(
        options={"neutral": "michelle"},
        rooms=["yard", "yard"],
        hands=[cards, {}],
        michel_room="showers",
        **michel,
    )
    play(state, "0 careful showers")
    return state


def test_the_last_card_of_the_pile_leaves_the_discards_alone_D4() -> None:
    state = table(rooms=["cafeteria", "cells"], search={"tie": 2}, discards={"blade": 3})
    heard = play(state, "0 search", "chance dealt 0 tie,tie")
    assert heard == [Drew(0, 2)]
    assert state.view(None).search_pile == 0
    assert state.view(None).discards == {"blade": 3}


def test_a_search_that_finds_nothing_is_told_D4() -> None:
    state = table(rooms=["showers", "cells"], search={}, discards={})
    assert play(state, "0 search") == [Drew(0, 0)]


def test_an_action_card_at_work_is_not_shuffled_in_D4() -> None:
    state = table(hands=[{"parcel": 1}, {}], search={"tie": 1}, discards={"blade": 1})
    play(state, "0 act parcel - -", "chance dealt 0 blade,tie")
    assert hand(state, 0) == {"blade": 1, "tie": 1}
    assert state.view(None).discards == {"parcel": 1}


def test_cards_put_under_a_gang_come_up_in_their_order_D5() -> None:
    state = table(
        3,
        gang_cards=["runner", "scavenger", None],
        hands=[{"ink": 1, "vest": 1}, {"scarf": 1, "vest": 1}, {"bandana": 1, "chain": 1}],
        tops=["lookout", "dealer", "enforcer", "ironhide", "workshop", "diva"],
        unseen=[[], ["bookkeeper"], ["brawler"], ["protected"], [], []],
        actions=1,
    )
    play(state, "0 join bratva ink,vest", "chance ontop bratva protected")
    play(state, "1 join cartel scarf,vest", "chance ontop cartel bookkeeper", "1 end")
    play(state, "2 join crew bandana,chain")
    assert state.view(None).convicts[2].gang_card == "lookout"
    assert state.view(None).gangs[0].top == "runner"
    assert state.position()["returned"][0] == ["scavenger"]


def test_nobody_cooperates_once_the_fight_is_on_D26() -> None:
    hands = [{"knife": 2}, {"spoon": 1, "knife": 1}]
    state = table(rooms=["yard", "yard"], hands=hands)
    play(state, "0 extort 1 spoon knife", "1 strike knife", "0 strike knife")
    assert offered(state, 1) == {"givein"}
    with pytest.raises(IllegalMove, match="right at the threat"):
        play(state, "1 cooperate spoon")


def test_cards_turned_up_in_this_fight_are_not_shuffled_in_D52() -> None:
    pile = {"michel_pile": ["wants_spoon", "wants_shovel"], "michel_discards": ["good_mood"]}
    state = in_the_showers({"knife": 3}, **pile)
    play(state, "chance turnedup 0 wants_spoon", "0 strike knife")
    play(state, "chance turnedup 0 wants_shovel", "0 strike knife")
    assert [move.card for move, _ in state.chances()] == ["good_mood"]  # type: ignore[attr-defined]


def test_what_is_lost_to_michelle_stands_on_the_first_card_D60() -> None:
    state = in_the_showers({"knife": 1, "spoon": 1, "shovel": 1})
    play(state, "chance turnedup 0 wants_spoon", "0 strike knife")
    play(state, "chance turnedup 0 wants_shovel", "0 givein")
    assert hand(state, 0) == {"shovel": 1}
    assert state.view(None).piles["spoon"] == 11


def test_whoever_helped_the_winner_pays_nothing_D69() -> None:
    hands = [{"knife": 1}, {"blade": 1}, {"knife": 1, "tie": 1}, {}]
    state = table(4, options=TEAMS, rooms=["yard"] * 4, hands=hands)
    play(state, "0 extort 1 spoon knife", "1 strike blade", "0 givein", "2 strike knife")
    play(state, "1 givein", "3 givein")
    assert [convict.beatings for convict in state.view(None).convicts] == [0, 1, 0, 0]
    assert hand(state, 2) == {"tie": 1}


def test_nobody_follows_a_teammate_into_solitary_but_out_of_it_D16_D74() -> None:
    gangs = ["runner", None, "scavenger", None]
    rooms = ["yard", "yard", "solitary", "yard"]
    state = table(4, options=TEAMS, gang_cards=gangs, rooms=rooms)
    assert "follow 2" not in offered(state, 0)
    with pytest.raises(IllegalMove):
        play(state, "0 follow 2")
    state = table(4, options=TEAMS, gang_cards=gangs, rooms=rooms, turn=2)
    play(state, "2 follow 0")
    assert state.view(None).convicts[2].room == "yard"


def test_what_is_not_possible_is_neither_offered_nor_played_D46_D50() -> None:
    state = table(rooms=["infirmary", "cells"])
    assert "heal" not in offered(state, 0)
    with pytest.raises(IllegalMove, match="not hurt"):
        play(state, "0 heal")
    state = table(rooms=["yard", "cells"], cigarettes=[9, 0], piles={"knife": 1})
    assert "buy knife 1" in offered(state, 0)
    assert "buy knife 2" not in offered(state, 0)
    with pytest.raises(IllegalMove, match="not that many"):
        play(state, "0 buy knife 2")
