"""Dig Your Way Out by rule number: set-up, turn, moving, gangs, action cards, backgrounds."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, hand, offered, play, table
from undertable import CHANCE, FastDice, IllegalMove, Malformed
from undertable.games.dig import types
from undertable.games.dig.rules.box import box_of
from undertable.lab.walk import fresh


@pytest.mark.parametrize(("seats", "goal"), [(2, 12), (3, 12), (4, 10), (5, 8), (6, 8)])
def test_the_goal_depends_on_the_number_of_players_D1(seats: int, goal: int) -> None:
    assert GAME.start(seats).view(None).goal == goal


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play_D1(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 6 players"):
        GAME.start(seats)


def test_tools_and_knives_lie_open_and_go_back_to_their_piles_D2() -> None:
    state = GAME.start(2)
    assert state.view(None).piles == {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20}
    state = table(rooms=["yard", "cells"], hands=[{"spoon": 1, "knife": 2, "tie": 1}, {}])
    play(state, "0 sell spoon,knife,knife,tie")
    assert state.view(None).piles == {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20}
    assert state.view(None).discards == {"tie": 1}


def test_the_discards_become_the_new_search_pile_D3() -> None:
    state = table(rooms=["showers", "cells"], search={"tie": 1}, discards={"blade": 3})
    heard = play(state, "0 search", "chance dealt 0 blade,blade,tie")
    assert hand(state, 0) == {"blade": 2, "tie": 1}
    assert state.view(None).search_pile == 1
    assert state.view(None).discards == {}
    assert "reshuffled" in [type(event).__struct_config__.tag for event in heard]


def test_the_whole_pile_is_drawn_before_any_discard_D3() -> None:
    state = table(rooms=["showers", "cells"], search={"tie": 1}, discards={"blade": 3})
    with pytest.raises(IllegalMove):
        play(state, "0 search", "chance dealt 0 blade,blade,blade")


def test_with_nothing_left_nothing_is_drawn_D4() -> None:
    state = table(rooms=["showers", "cells"], search={"tie": 1}, discards={})
    play(state, "0 search", "chance dealt 0 tie")
    assert hand(state, 0) == {"tie": 1}
    state = table(rooms=["showers", "cells"], search={}, discards={})
    play(state, "0 search")
    assert state.actors() == (0,)
    assert hand(state, 0) == {}


def test_the_top_card_of_every_gang_is_open_D5() -> None:
    for pile in GAME.start(3).view(None).gangs:
        assert pile.top is not None
        assert pile.cards == 4


def test_a_gang_card_given_up_goes_under_its_pile_D5() -> None:
    accessories = {"bandana": 2, "chain": 2, "vest": 1}
    state = table(gang_cards=["runner", None], hands=[accessories, {}], actions=2)
    left = {GAME.write(move) for move in state.legal(0)}
    assert "join bikers bandana,chain" in left
    play(state, "0 join bikers bandana,chain")
    assert state.position()["returned"][0] == ["runner"]
    assert [pile.cards for pile in state.view(None).gangs][:3] == [4, 4, 3]


def test_a_gang_pile_shows_what_was_put_under_it_only_when_all_else_is_gone_D5() -> None:
    cards = {"bandana": 1, "chain": 1}
    piles = {"tops": ["lookout", "dealer", "enforcer", "ironhide", "workshop", "diva"]}
    unseen: list[list[str]] = [[], [], [], [], [], []]
    state = table(hands=[cards, {}], **piles, unseen=unseen, returned=[["runner"], *unseen[1:]])
    play(state, "0 join crew bandana,chain")
    assert state.view(None).gangs[0].top == "runner"


def test_everybody_starts_in_the_cells_with_three_cards_and_a_secret_background_D6() -> None:
    state = GAME.start(5)
    for seat, convict in enumerate(state.view(0).convicts):
        assert convict.room == "cells"
        assert convict.hand == 3
        assert (convict.background is not None) == (seat == 0)
        assert state.view(seat).background is not None


def test_chance_decides_who_begins_D7() -> None:
    state = fresh(GAME, 3, {})
    while not isinstance(state.draw(FastDice(1)), types.Scar):
        state.play(CHANCE, state.draw(FastDice(1)))
    assert list(state.chances()) == [(types.Scar(seat), 1) for seat in range(3)]
    state.play(CHANCE, types.Scar(2))
    assert state.actors() == (2,)


def test_turns_go_clockwise_D7() -> None:
    state = table(3, hands=[{"tie": 1}, {}, {}])
    assert state.actors() == (0,)
    play(state, "0 end")
    assert state.actors() == (1,)
    play(state, "1 end", "2 end")
    assert state.actors() == (0,)


def test_the_bank_never_runs_short_D8() -> None:
    state = table(rooms=["yard", "cells"], cigarettes=[70, 5], hands=[{"watch": 1}, {}])
    play(state, "0 sell watch")
    assert state.view(None).convicts[0].cigarettes == 75
    assert state.tally()["cigarettes"] == 75


def test_a_turn_has_two_actions_and_may_be_shorter_D9() -> None:
    state = table(rooms=["cafeteria", "cells"], revealed=[False, True])
    play(state, "0 spoon", "0 spoon")
    assert offered(state, 0) == {"end"}
    with pytest.raises(IllegalMove, match="no action left"):
        play(state, "0 spoon")
    state = table(rooms=["cafeteria", "cells"])
    play(state, "0 end")
    assert state.actors() == (1,)


def test_where_everybody_can_see_that_nothing_is_left_the_turn_ends_by_itself_D9() -> None:
    state = table(rooms=["cafeteria", "cells"])
    play(state, "0 spoon", "0 spoon")
    assert state.actors() == (1,)


def test_one_searches_once_a_turn_D10() -> None:
    state = table()
    play(state, "0 search", "chance dealt 0 tie")
    assert "search" not in offered(state, 0)
    with pytest.raises(IllegalMove, match="searched this turn already"):
        play(state, "0 search")


@pytest.mark.parametrize(
    ("room", "worth"),
    [("cells", 1), ("cafeteria", 2), ("infirmary", 2), ("yard", 1), ("showers", 3)],
)
def test_each_room_is_worth_its_cards_D10_D11(room: str, worth: int) -> None:
    state = table(rooms=[room, "cells"])
    play(state, "0 search")
    assert len(next(iter(state.chances()))[0].cards) == worth


def test_whoever_holds_more_than_ten_cards_chooses_what_to_discard_D12() -> None:
    state = table(hands=[{"tie": 9, "blade": 3}, {}])
    play(state, "0 end")
    assert state.actors() == (0,)
    assert state.view(0).amount == 2
    assert offered(state, 0) == {"discard tie,tie", "discard blade,blade", "discard blade,tie"}
    with pytest.raises(IllegalMove, match="exactly 2 cards"):
        play(state, "0 discard tie")
    play(state, "0 discard blade,tie")
    assert state.view(None).discards == {"blade": 1, "tie": 1}
    assert state.actors() == (1,)


def test_ten_cards_may_be_kept_D12() -> None:
    state = table(hands=[{"tie": 10}, {}])
    play(state, "0 end")
    assert state.actors() == (1,)


@pytest.mark.parametrize(
    ("face", "rooms"),
    [
        (1, {"cells", "cafeteria"}),
        (2, {"cells", "infirmary"}),
        (3, {"cells", "showers"}),
        (4, {"yard", "cafeteria"}),
        (5, {"yard", "infirmary"}),
        (6, {"yard", "showers"}),
    ],
)
def test_the_die_shows_two_rooms_and_nobody_stays_D13_D14(face: int, rooms: set[str]) -> None:
    for here in ("cells", "yard", "solitary"):
        state = table(rooms=[here, "cells"])
        play(state, "0 roll", f"chance die {face}")
        assert offered(state, 0) == {f"enter {room}" for room in rooms - {here}}
    with pytest.raises(IllegalMove, match="cannot go there"):
        play(state, f"0 enter {'yard' if face < 4 else 'cells'}")


def test_a_careful_move_takes_both_actions_and_leads_anywhere_D15() -> None:
    state = table(rooms=["cells", "yard"])
    careful = {line for line in offered(state, 0) if line.startswith("careful")}
    rooms = ("cafeteria", "infirmary", "yard", "showers")
    assert careful == {f"careful {room}" for room in rooms}
    play(state, "0 careful showers")
    assert state.view(None).convicts[0].room == "showers"
    assert state.actors() == (1,)
    state = table(actions=1)
    with pytest.raises(IllegalMove, match="costs 2 actions"):
        play(state, "0 careful yard")


def test_solitary_is_left_by_moving_and_nothing_is_found_there_D16() -> None:
    state = table(
        rooms=["solitary", "solitary"],
        hands=[{"knife": 2, "point": 1, "tie": 1}, {"spoon": 1}],
    )
    lines = offered(state, 0)
    assert "search" not in lines
    assert not any(line.startswith("extort") for line in lines)
    assert {"roll", "careful cells", "craft pickaxe point,tie"} <= lines
    with pytest.raises(IllegalMove, match="nothing to search"):
        play(state, "0 search")
    with pytest.raises(IllegalMove, match="outside solitary"):
        play(state, "0 extort 1 spoon knife")
    with pytest.raises(IllegalMove):
        play(table(), "0 careful solitary")


def test_joining_a_gang_takes_different_accessories_and_an_action_D17() -> None:
    state = table(hands=[{"bandana": 2, "ink": 1, "tie": 1}, {}])
    assert "join bikers bandana,ink" in offered(state, 0)
    assert "join bikers bandana,bandana" not in offered(state, 0)
    with pytest.raises(IllegalMove, match="2 different accessories"):
        play(state, "0 join bikers bandana,bandana")
    with pytest.raises(IllegalMove, match="2 different accessories"):
        play(state, "0 join bikers bandana,tie")
    top = state.view(None).gangs[2].top
    play(state, "0 join bikers bandana,ink")
    assert state.view(None).convicts[0].gang_card == top
    assert state.view(None).discards == {"bandana": 1, "ink": 1}
    assert state.position()["actions"] == 1


def test_nobody_has_two_gang_cards_and_the_old_one_goes_first_D18() -> None:
    state = table(
        hands=[{"bandana": 1, "chain": 1}, {}],
        gang_cards=["runner", None],
        tops=[None, "dealer", "enforcer", "ironhide", "workshop", "diva"],
        unseen=[[], [], [], [], [], []],
    )
    play(state, "0 join crew bandana,chain")
    assert state.view(None).convicts[0].gang_card == "runner"
    assert state.view(None).gangs[0].top is None


def test_the_gangs_want_two_of_four_or_any_three_D19() -> None:
    box = box_of("ours")
    wanted = dict(zip(box.gangs, box.gang_needs, strict=True))
    assert wanted == {"crew": 2, "cartel": 2, "bikers": 2, "bratva": 2, "triad": 3, "queers": 3}
    assert [len(cards) for cards in box.gang_accepts] == [4, 4, 4, 4, 6, 6]


def test_an_ability_is_no_action_and_some_are_used_once_a_turn_D20() -> None:
    state = table(gang_cards=["hustler", None], hands=[{"tie": 3}, {}])
    play(state, "0 use - -", "0 discard tie", "chance dealt 0 blade")
    assert state.position()["actions"] == 2
    assert "use - -" not in offered(state, 0)
    with pytest.raises(IllegalMove, match="not the moment"):
        play(state, "0 use - -")


def test_whoever_cannot_pay_cannot_use_an_ability_D21() -> None:
    state = table(gang_cards=["paymaster", None], cigarettes=[0, 0])
    assert "use - -" not in offered(state, 0)
    state = table(gang_cards=["paymaster", None], cigarettes=[1, 0])
    play(state, "0 use - -", "chance dealt 0 tie,tie")
    assert state.view(None).convicts[0].cigarettes == 0


def test_an_action_card_works_at_once_and_is_discarded_afterwards_D22() -> None:
    state = table(hands=[{"parcel": 1}, {}], search={"tie": 1}, discards={"blade": 2})
    play(state, "0 act parcel - -")
    assert state.view(None).in_play == ("parcel",)
    play(state, "chance dealt 0 blade,blade,tie")  # the card itself is not among the discards yet
    assert state.view(None).discards == {"parcel": 1}
    assert state.view(None).convicts[0].cigarettes == 3
    assert state.position()["actions"] == 1


def test_there_are_eighteen_action_cards_and_five_are_reported_D23() -> None:
    deck = box_of("ours").deck
    assert sum(card.count for card in deck.action) == 18
    reported = [card.id for card in deck.action if isinstance(card.source, dict)]
    assert reported == ["ambush", "inspection", "parcel", "keys", "snitch"]


def test_a_background_is_secret_until_it_is_revealed_once_and_for_free_D38() -> None:
    state = table(backgrounds=["accountant", "boxer"], revealed=[False, False])
    assert state.view(1).convicts[0].background is None
    play(state, "0 reveal - -")
    assert state.view(1).convicts[0].background == "accountant"
    assert state.view(1).convicts[0].cigarettes == 4
    assert state.position()["actions"] == 2
    with pytest.raises(IllegalMove, match="known already"):
        play(state, "0 reveal - -")


def test_members_of_the_named_gang_get_the_second_effect_too_D39() -> None:
    state = table(
        backgrounds=["accountant", "boxer"],
        revealed=[False, True],
        gang_cards=["dealer", None],
    )
    play(state, "0 reveal - -")
    assert state.view(None).convicts[0].cigarettes == 7


def test_a_background_is_for_its_moment_and_its_room_D40() -> None:
    for room, possible in (("cells", True), ("yard", False)):
        state = table(backgrounds=["miner", "boxer"], revealed=[False, True], rooms=[room, "yard"])
        assert ("reveal - -" in offered(state, 0)) == possible
    state = table(backgrounds=["boxer", "miner"], revealed=[False, True])
    assert "reveal - -" not in offered(state, 0)
    state = table(backgrounds=["gambler", "miner"], revealed=[False, True])
    play(state, "0 roll", "chance die 1", "0 reveal - showers")
    assert state.view(None).convicts[0].room == "showers"
    assert state.actors() == (0,)


def test_the_longest_tunnel_wins_when_the_turns_run_out_D75() -> None:
    options = {"turn_limit": 5}
    state = table(
        3, options=options, turn=2, turns=14, tunnels=[["spoon"], ["pickaxe"], ["pickaxe"]]
    )
    play(state, "2 end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 2), (1, 2, 2), "lights-out")
