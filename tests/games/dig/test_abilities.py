"""Every effect and every trait of the deck's vocabulary, on a card of our own deck."""

from __future__ import annotations

import pytest

from games.dig.table import hand, offered, play, table
from undertable import IllegalMove


def test_move_takes_one_anywhere_but_into_solitary() -> None:
    state = table(hands=[{"keys": 1}, {}])
    assert {line for line in offered(state, 0) if line.startswith("act")} == {
        f"act keys - {room}" for room in ("cafeteria", "infirmary", "yard", "showers")
    }
    play(state, "0 act keys - yard")
    assert state.view(None).convicts[0].room == "yard"


@pytest.mark.parametrize("room", ["cells", "cells_b"])
@pytest.mark.parametrize("seat", [0, 1])
def test_move_takes_one_to_the_block_that_was_chosen_D63(seat: int, room: str) -> None:
    hands = [{"keys": 1}, {"keys": 1}, {}, {}]
    state = table(4, options={"teams": True}, turn=seat, rooms=["yard"] * 4, hands=hands)
    play(state, f"{seat} act keys - {room}")
    assert state.view(None).convicts[seat].room == room


def test_move_sends_a_target_to_solitary() -> None:
    state = table(hands=[{"snitch": 1}, {}], rooms=["cells", "yard"])
    with pytest.raises(IllegalMove, match="target and a room"):
        play(state, "0 act snitch 0 -")
    play(state, "0 act snitch 1 -")
    assert state.view(None).convicts[1].room == "solitary"


def test_steal_draws_from_a_hand_here() -> None:
    state = table(hands=[{"pickpocket": 1}, {"tie": 1, "spoon": 1}])
    play(state, "0 act pickpocket 1 -", "chance drawn 1 0 spoon", "chance drawn 1 0 tie")
    assert hand(state, 0) == {"tie": 1, "spoon": 1}
    assert hand(state, 1) == {}
    assert "act pickpocket 1 -" not in offered(
        table(hands=[{"pickpocket": 1}, {"tie": 1}], rooms=["cells", "yard"]), 0
    )


def test_heal_and_draw_follow_each_other() -> None:
    state = table(hands=[{"first_aid": 1}, {}], beatings=[2, 0])
    play(state, "0 act first_aid - -", "chance dealt 0 tie,tie")
    assert state.view(None).convicts[0].beatings == 0
    assert hand(state, 0) == {"tie": 2}


def test_rob_takes_what_is_there() -> None:
    state = table(hands=[{"debts": 1}, {}], cigarettes=[0, 3], rooms=["cells", "yard"])
    play(state, "0 act debts 1 -", "chance dealt 0 tie")
    assert [convict.cigarettes for convict in state.view(None).convicts] == [3, 0]


def test_act_gives_more_actions() -> None:
    state = table(hands=[{"adrenaline": 1}, {}])
    play(state, "0 act adrenaline - -")
    assert state.view(0).actions == 3


def test_take_comes_from_the_open_pile_and_is_known() -> None:
    state = table(hands=[{"stash": 1}, {}], piles={"knife": 1})
    play(state, "0 act stash - -")
    assert hand(state, 0) == {"knife": 1}
    assert state.view(1).convicts[0].known == {"knife": 1}


def test_fetch_chooses_from_the_discards_and_is_known() -> None:
    state = table(
        hands=[{"scrap_heap": 1}, {}], discards={"tie": 1, "point": 1, "container": 1, "blade": 1}
    )
    play(state, "0 act scrap_heap - -")
    assert offered(state, 0) == {"fetch container,point", "fetch container,tie", "fetch point,tie"}
    with pytest.raises(IllegalMove, match="exactly 2 cards"):
        play(state, "0 fetch blade,tie")
    play(state, "0 fetch container,tie")
    assert hand(state, 0) == {"container": 1, "tie": 1}
    assert state.view(1).convicts[0].known == {"container": 1, "tie": 1}
    assert state.view(None).discards == {"point": 1, "blade": 1, "scrap_heap": 1}


def test_fetch_takes_what_there_is_without_asking() -> None:
    state = table(hands=[{"scrap_heap": 1}, {}], discards={"tie": 1})
    play(state, "0 act scrap_heap - -")
    assert hand(state, 0) == {"tie": 1}


def test_expel_puts_the_gang_card_under_its_pile() -> None:
    state = table(hands=[{"rumour": 1}, {}], gang_cards=[None, "runner"])
    play(state, "0 act rumour 1 -", "chance dealt 0 tie,tie")
    assert state.view(None).convicts[1].gang is None
    assert state.view(None).gangs[0].cards == 4


def test_gather_deals_all_hands_again_in_their_sizes() -> None:
    state = table(3, hands=[{"inspection": 1, "tie": 2}, {"spoon": 1}, {}])
    play(state, "0 act inspection - -")
    assert sum(state.view(0).hand.values()) == 0
    play(state, "chance handedout 0 spoon,tie", "chance handedout 1 tie")
    assert [convict.hand for convict in state.view(None).convicts] == [2, 1, 0]


def test_reroll_rolls_again_once_a_turn() -> None:
    state = table(gang_cards=["lookout", None])
    play(state, "0 roll", "chance die 1")
    assert "use - -" in offered(state, 0)
    play(state, "0 use - -", "chance dealt 0 tie", "chance die 6")
    assert offered(state, 0) == {"enter yard", "enter showers"}


def test_tunnel_scores_and_can_win() -> None:
    tunnels = [["shovel"] * 3 + ["pickaxe"], []]
    state = table(backgrounds=["miner", "boxer"], revealed=[False, True], tunnels=tunnels)
    play(state, "0 reveal - -")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_look_shows_the_whole_hand_to_one_only() -> None:
    state = table(3, gang_cards=["gossip", None, None], hands=[{}, {"tie": 2, "blade": 1}, {}])
    play(state, "0 use 1 -")
    assert state.view(0).convicts[1].known == {"blade": 1, "tie": 2}
    assert state.view(2).convicts[1].known == {}


def test_strike_counts_as_a_weapon() -> None:
    state = table(
        rooms=["yard", "yard"],
        hands=[{"knife": 1}, {"spoon": 1}],
        backgrounds=["miner", "street_fighter"],
        revealed=[True, False],
    )
    play(state, "0 extort 1 spoon knife", "1 reveal - -")
    assert state.actors() == (0,)
    assert hand(state, 1) == {"spoon": 1}
    play(state, "0 givein")
    assert state.view(None).convicts[0].beatings == 1


def test_block_ends_an_extortion_by_michel_too() -> None:
    state = table(
        options={"neutral": "michel"},
        rooms=["cells", "yard"],
        gang_cards=["protected", None],
        hands=[{"spoon": 1}, {}],
    )
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 use - -")
    play(state, "chance dealt 0 tie")
    assert hand(state, 0) == {"spoon": 1, "tie": 1}
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert quarrel.result == "blocked"


def test_a_price_in_cards_is_chosen_by_the_payer() -> None:
    state = table(
        gang_cards=["field_medic", None], beatings=[1, 0], hands=[{"tie": 1, "spoon": 1}, {}]
    )
    play(state, "0 use - -")
    assert offered(state, 0) == {"discard tie", "discard spoon"}
    play(state, "0 discard tie")
    assert state.view(None).convicts[0].beatings == 0


def test_what_happens_by_itself_needs_no_word() -> None:
    state = table(
        gang_cards=["thrifty", None], rooms=["yard", "cells"], hands=[{"point": 1, "tie": 1}, {}]
    )
    play(state, "0 craft pickaxe point,tie", "chance dealt 0 tie,tie,tie")
    assert hand(state, 0) == {"pickaxe": 1, "tie": 3}
    assert state.view(None).convicts[0].cigarettes == 4


def test_winning_and_losing_a_fight_may_bring_something() -> None:
    state = table(
        rooms=["yard", "yard"],
        gang_cards=["road_captain", "sore_loser"],
        hands=[{"knife": 1}, {"spoon": 1}],
    )
    play(state, "0 extort 1 spoon knife", "1 givein")
    play(state, "chance dealt 1 tie,tie", "chance dealt 0 blade,blade,blade")
    assert state.view(None).convicts[0].cigarettes == 3
    assert hand(state, 0) == {"spoon": 1, "blade": 3}
    assert hand(state, 1) == {"knife": 2, "tie": 2}


@pytest.mark.parametrize(
    ("card", "line", "possible"),
    [
        ("runner", "careful yard", True),
        ("lookout", "careful yard", False),
    ],
)
def test_a_careful_move_for_one_action(card: str, line: str, possible: bool) -> None:
    assert (line in offered(table(gang_cards=[card, None], actions=1), 0)) == possible


def test_more_cards_for_a_search_but_none_in_solitary() -> None:
    state = table(gang_cards=["scavenger", None])
    play(state, "0 search")
    assert len(next(iter(state.chances()))[0].cards) == 2
    assert "search" not in offered(
        table(gang_cards=["scavenger", None], rooms=["solitary", "cells"]), 0
    )


def test_a_dealer_buys_cheaper_and_a_bookkeeper_sells_dearer() -> None:
    state = table(gang_cards=["dealer", None], rooms=["yard", "cells"], cigarettes=[4, 0])
    play(state, "0 buy shovel 1")
    assert state.view(None).convicts[0].cigarettes == 0
    state = table(gang_cards=["bookkeeper", None], rooms=["yard", "cells"], hands=[{"tie": 1}, {}])
    play(state, "0 sell tie")
    assert state.view(None).convicts[0].cigarettes == 5


def test_the_hurt_craft_and_dig_with_a_hide_of_iron() -> None:
    cards = [{"point": 1, "tie": 1, "spoon": 1}, {}]
    state = table(gang_cards=["ironhide", None], beatings=[2, 0], hands=cards)
    assert "dig spoon" in offered(state, 0)
    state = table(
        gang_cards=["ironhide", None], beatings=[2, 0], hands=cards, rooms=["yard", "cells"]
    )
    assert "craft pickaxe point,tie" in offered(state, 0)


def test_a_secret_workshop_is_everywhere() -> None:
    for room in ("cells", "showers"):
        state = table(
            gang_cards=["workshop", None], hands=[{"point": 1, "tie": 1}, {}], rooms=[room, "yard"]
        )
        assert "craft pickaxe point,tie" in offered(state, 0)


def test_an_enforcer_keeps_the_threat_and_hits_harder() -> None:
    state = table(rooms=["yard", "yard"], gang_cards=["enforcer", None], hands=[{"knife": 1}, {}])
    play(state, "0 extort 1 spoon knife", "1 givein")
    assert hand(state, 0) == {"knife": 1}
    assert state.view(1).convicts[0].known == {"knife": 1}
    assert state.view(None).convicts[1].beatings == 2


def test_a_brawler_fights_with_anything() -> None:
    state = table(
        rooms=["yard", "yard"], gang_cards=["brawler", None], hands=[{"tie": 1, "point": 1}, {}]
    )
    assert {"extort 1 spoon tie", "extort 1 spoon point"} <= offered(state, 0)


def test_a_diva_holds_more_and_is_left_alone() -> None:
    state = table(
        options={"neutral": "michelle"},
        gang_cards=["diva", None],
        hands=[{"tie": 14}, {}],
        rooms=["cells", "yard"],
    )
    play(state, "0 careful showers")
    assert offered(state, 0) == {"prod", "letbe"}


def test_spoons_of_a_master_dig_deeper() -> None:
    state = table(gang_cards=["spoon_master", None], hands=[{"spoon": 1}, {}])
    play(state, "0 dig spoon")
    assert state.view(None).convicts[0].points == 2
