"""Dig Your Way Out by rule number: extortion, Michel(le) and teams."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, hand, offered, play, table
from undertable import IllegalMove, Malformed
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import Followed, Moved


def yard(mine: dict[str, int], theirs: dict[str, int], **more: object) -> Blackgate:
    """Two convicts in the yard, the first with the turn."""
    return table(rooms=["yard", "yard"], hands=[mine, theirs], **more)


def test_extortion_needs_a_weapon_and_a_victim_here_D24() -> None:
    wanted = {"extort 1 spoon knife", "extort 1 pickaxe knife", "extort 1 shovel knife"}
    assert wanted <= offered(yard({"knife": 1}, {}), 0)
    assert not wanted & offered(yard({"tie": 1}, {}), 0)
    elsewhere = table(rooms=["yard", "cells"], hands=[{"knife": 1}, {}])
    assert not wanted & offered(elsewhere, 0)
    with pytest.raises(IllegalMove, match="same room"):
        play(elsewhere, "0 extort 1 spoon knife")
    with pytest.raises(IllegalMove, match="that weapon"):
        play(yard({"tie": 1}, {}), "0 extort 1 spoon knife")


def test_one_extorts_once_a_turn_D24() -> None:
    state = yard({"knife": 2}, {"spoon": 2})
    play(state, "0 extort 1 spoon knife", "1 cooperate spoon")
    with pytest.raises(IllegalMove, match="extorted somebody this turn"):
        play(state, "0 extort 1 spoon knife")


def test_a_threat_names_a_tool_and_shows_a_weapon_D25() -> None:
    state = yard({"blade": 1}, {})
    with pytest.raises(IllegalMove, match="Name a tool"):
        play(state, "0 extort 1 tie blade")
    play(state, "0 extort 1 shovel blade")
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert (quarrel.attacker, quarrel.defender) == (0, 1)
    assert (quarrel.tools, quarrel.weapons, quarrel.result) == (("shovel",), ("blade",), "open")
    assert state.actors() == (1,)


def test_whoever_has_the_tool_may_cooperate_and_all_see_it_D26() -> None:
    state = yard({"knife": 1}, {"pickaxe": 1, "knife": 1})
    play(state, "0 extort 1 pickaxe knife")
    assert offered(state, 1) == {"cooperate pickaxe", "strike knife", "givein"}
    play(state, "1 cooperate pickaxe")
    assert hand(state, 0) == {"pickaxe": 1}
    assert state.view(1).convicts[0].known == {"pickaxe": 1}
    assert state.view(None).convicts[1].beatings == 0
    state = yard({"knife": 1}, {"spoon": 1})
    play(state, "0 extort 1 pickaxe knife")
    with pytest.raises(IllegalMove, match="only hand over"):
        play(state, "1 cooperate pickaxe")


def test_the_threat_is_spent_and_is_not_the_first_blow_D27() -> None:
    state = yard({"knife": 1}, {"pickaxe": 1})
    play(state, "0 extort 1 pickaxe knife", "1 cooperate pickaxe")
    assert state.view(None).piles["knife"] == 20
    state = yard({"knife": 1}, {"knife": 1})
    play(state, "0 extort 1 pickaxe knife", "1 strike knife")
    assert offered(state, 0) == {"givein"}


def test_the_defender_begins_and_weapons_are_played_in_turn_D28() -> None:
    state = yard({"knife": 3}, {"blade": 2})
    play(state, "0 extort 1 spoon knife")
    assert state.actors() == (1,)
    play(state, "1 strike blade")
    assert state.actors() == (0,)
    play(state, "0 strike knife")
    assert state.actors() == (1,)
    play(state, "1 strike blade", "0 strike knife")
    assert offered(state, 1) == {"givein"}


def test_whoever_plays_no_weapon_loses_and_is_beaten_even_with_weapons_left_D29() -> None:
    state = yard({"knife": 1}, {"blade": 2, "spoon": 1})
    play(state, "0 extort 1 spoon knife", "1 givein")
    assert state.view(None).convicts[1].beatings == 1
    assert hand(state, 0) == {"spoon": 1}
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert quarrel.result == "attacker"


def test_the_attacker_gets_the_tool_or_a_random_card_D30() -> None:
    state = yard({"knife": 1}, {"tie": 1, "blade": 1})
    play(state, "0 extort 1 shovel knife", "1 givein")
    assert {move.card for move, _ in state.chances()} == {"tie", "blade"}
    play(state, "chance drawn 1 0 tie")
    assert hand(state, 0) == {"tie": 1}


def test_a_winning_defender_draws_a_random_card_even_of_the_named_tool_D30() -> None:
    state = yard({"knife": 1, "shovel": 1}, {"knife": 1})
    play(state, "0 extort 1 shovel knife", "1 strike knife", "0 givein")
    assert state.view(None).convicts[0].beatings == 1
    play(state, "chance drawn 0 1 shovel")
    assert hand(state, 1) == {"shovel": 1}


def test_an_empty_hand_gives_nothing_D30() -> None:
    state = yard({"knife": 1}, {})
    play(state, "0 extort 1 shovel knife", "1 givein")
    assert state.view(None).convicts[1].beatings == 1
    assert state.actors() == (0,)


def test_knives_and_blades_go_where_they_belong_D31() -> None:
    state = yard({"knife": 1, "blade": 1}, {"knife": 1, "blade": 1})
    play(state, "0 extort 1 shovel blade", "1 strike knife", "0 strike knife", "1 strike blade")
    play(state, "0 givein")
    assert state.view(None).piles["knife"] == 20
    assert state.view(None).discards == {"blade": 2}


def test_a_victim_with_nothing_still_answers_D32() -> None:
    state = yard({"knife": 1}, {})
    play(state, "0 extort 1 shovel knife")
    assert state.actors() == (1,)
    assert offered(state, 1) == {"givein"}


def test_a_background_may_answer_a_threat_D40() -> None:
    state = yard({"knife": 1}, {"spoon": 1}, backgrounds=["miner", "boxer"], revealed=[True, False])
    play(state, "0 extort 1 spoon knife", "1 reveal - -", "chance dealt 1 tie,tie")
    assert hand(state, 1) == {"spoon": 1, "tie": 2}
    assert state.actors() == (0,)
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert quarrel.result == "blocked"


def test_a_member_of_the_bratva_hits_back_while_at_it_D39() -> None:
    state = yard(
        {"knife": 1},
        {"spoon": 1},
        backgrounds=["miner", "boxer"],
        revealed=[True, False],
        gang_cards=[None, "ironhide"],
    )
    play(state, "0 extort 1 spoon knife", "1 reveal - -", "chance dealt 1 tie,tie")
    assert state.view(None).convicts[0].beatings == 1


# Michel and Michelle.


def michelle(room: str = "showers", **more: object) -> Blackgate:
    more.setdefault("rooms", ["cells", "yard"])
    return table(options={"neutral": "michelle"}, michel_room=room, **more)


def test_michelle_starts_in_the_showers_with_eight_cards_D52() -> None:
    neutral = GAME.start(2, neutral="michelle").view(None).neutral
    assert neutral is not None
    assert (neutral.name, neutral.room, neutral.pile) == ("michelle", "showers", 8)
    assert GAME.start(2).view(None).neutral is None


def test_used_cards_are_shuffled_when_the_pile_is_empty_D52() -> None:
    state = michelle(
        rooms=["solitary", "cells"],
        michel_pile=["whistling"],
        michel_discards=["wants_spoon", "good_mood"],
    )
    play(state, "0 careful showers", "chance turnedup 0 whistling", "0 letbe")
    neutral = state.view(None).neutral
    assert neutral is not None
    assert neutral.pile == 0
    play(state, "1 careful showers")
    assert {move.card for move, _ in state.chances()} == {"wants_spoon", "good_mood", "whistling"}


def test_at_the_end_of_a_turn_michelle_may_be_moved_by_the_die_D53() -> None:
    state = michelle(rooms=["cells", "cells"])
    play(state, "0 end")
    assert offered(state, 0) == {"prod", "letbe"}
    play(state, "0 prod", "chance die 6")
    assert offered(state, 0) == {"enter yard"}
    play(state, "0 enter yard")
    neutral = state.view(None).neutral
    assert neutral is not None
    assert neutral.room == "yard"
    assert state.actors() == (1,)


def test_first_the_hand_limit_then_michelle_D54() -> None:
    state = michelle(hands=[{"tie": 11}, {}])
    play(state, "0 end", "0 discard tie")
    assert offered(state, 0) == {"prod", "letbe"}


def test_everybody_where_michelle_stops_is_extorted_in_turn_order_D55() -> None:
    state = table(
        3, options={"neutral": "michel"}, michel_room="showers", rooms=["yard"] * 3, turn=1
    )
    play(state, "1 end", "1 prod", "chance die 4", "1 enter yard")
    play(state, "chance turnedup 1 whistling", "chance turnedup 2 good_mood")
    play(state, "chance turnedup 0 guard_near")
    assert state.actors() == (2,)


def test_whoever_ends_a_move_in_michelles_room_is_extorted_D56() -> None:
    state = michelle()
    play(state, "0 roll", "chance die 3", "0 enter showers")
    assert state.view(None).decision == "michel"
    play(state, "chance turnedup 0 whistling")
    assert state.actors() == (0,)


def test_cards_lead_into_michelles_arms_as_well_D57() -> None:
    state = michelle(hands=[{"keys": 1}, {}])
    play(state, "0 act keys - showers")
    assert state.view(None).decision == "michel"


def test_a_card_without_a_knife_ends_it_at_once_D58() -> None:
    state = michelle()
    play(state, "0 careful showers", "chance turnedup 0 good_mood")
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert quarrel.result == "avoided"
    assert state.view(None).convicts[0].beatings == 0


def test_a_knife_is_answered_by_a_tool_or_by_weapons_D59() -> None:
    state = michelle(hands=[{"spoon": 1, "pickaxe": 1, "knife": 2}, {}])
    play(state, "0 careful showers", "chance turnedup 0 wants_light_tools")
    answers = {"cooperate spoon", "cooperate pickaxe", "strike knife", "givein"}
    assert offered(state, 0) == answers
    play(state, "0 strike knife", "chance turnedup 0 wants_shovel")
    assert offered(state, 0) == {"strike knife", "givein"}
    play(state, "0 strike knife", "chance turnedup 0 whistling", "chance dealt 0 tie")
    assert hand(state, 0) == {"spoon": 1, "pickaxe": 1, "tie": 1}


def test_a_tool_thrown_away_ends_it_D59() -> None:
    state = michelle(hands=[{"spoon": 1}, {}])
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 cooperate spoon")
    assert hand(state, 0) == {}
    assert state.view(None).piles["spoon"] == 11
    assert state.view(None).convicts[0].beatings == 0


def test_losing_costs_a_tool_of_the_first_card_or_a_random_card_D60() -> None:
    state = michelle(hands=[{"spoon": 1, "pickaxe": 1, "shovel": 1}, {}])
    play(state, "0 careful showers", "chance turnedup 0 wants_light_tools", "0 givein")
    assert state.view(None).convicts[0].beatings == 1
    assert offered(state, 0) == {"discard spoon", "discard pickaxe"}
    play(state, "0 discard spoon")
    assert hand(state, 0) == {"pickaxe": 1, "shovel": 1}
    state = michelle(hands=[{"tie": 1, "shovel": 1}, {}])
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 givein")
    play(state, "chance drawn 0 - shovel")
    assert hand(state, 0) == {"tie": 1}
    assert state.view(None).piles["shovel"] == 11


def test_a_win_brings_a_card_and_all_cards_are_put_away_D61() -> None:
    state = michelle(hands=[{"knife": 1}, {}])
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 strike knife")
    play(state, "chance turnedup 0 whistling", "chance dealt 0 tie")
    neutral = state.view(None).neutral
    assert neutral is not None
    assert neutral.discards == ("wants_spoon", "whistling")
    assert neutral.shown == ()
    assert hand(state, 0) == {"tie": 1}


def test_three_cards_show_no_knife_D62() -> None:
    box = box_of("ours")
    assert len(box.michel) == 8
    assert box.michel_knife.count(False) == 3


# Teams.


def teams(seats: int = 4, **more: object) -> Blackgate:
    return table(seats, options={"teams": True}, **more)


def test_teams_are_for_four_and_six_D63() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(Malformed, match="four or six"):
            GAME.start(seats, teams=True)


def test_what_is_said_about_the_cell_block_holds_for_both_D63() -> None:
    state = teams(
        backgrounds=["thief", "miner", "boxer", "actor"], revealed=[True, False, True, True], turn=1
    )
    assert "reveal - -" in offered(state, 1)
    play(state, "1 search")
    assert len(next(iter(state.chances()))[0].cards) == 1


def test_everybody_starts_in_the_own_block_D64() -> None:
    convicts = GAME.start(4, teams=True).view(None).convicts
    assert [convict.room for convict in convicts] == ["cells", "cells_b", "cells", "cells_b"]
    assert [convict.team for convict in convicts] == [0, 1, 0, 1]


@pytest.mark.parametrize(("seats", "goal"), [(4, 16), (6, 20)])
def test_a_team_digs_one_tunnel_D65(seats: int, goal: int) -> None:
    assert GAME.start(seats, teams=True).view(None).goal == goal
    tunnels: list[list[str]] = [["spoon"], [], ["shovel"] * ((goal - 2) // 3)]
    tunnels += [[] for _ in range(seats - 3)]
    hands: list[dict[str, int]] = [{"shovel": 1}, *({} for _ in range(seats - 1))]
    state = teams(seats, tunnels=tunnels, hands=hands)
    assert state.outcome() is None
    play(state, "0 dig shovel")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(range(0, seats, 2))


@pytest.mark.parametrize("face", [1, 2, 3])
def test_low_rolls_lead_to_either_block_D66(face: int) -> None:
    state = teams(rooms=["yard", "yard", "cells", "cells_b"])
    play(state, "0 roll", f"chance die {face}")
    assert {"enter cells", "enter cells_b"} <= offered(state, 0)
    state = teams()
    play(state, "0 roll", f"chance die {face}")
    assert "enter cells_b" in offered(state, 0)
    assert "enter cells" not in offered(state, 0)


def crowd(*hands: dict[str, int], **more: object) -> Blackgate:
    """Everybody in the yard; seat 0 threatens seat 1."""
    state = teams(rooms=["yard"] * 4, hands=list(hands), **more)
    play(state, "0 extort 1 spoon knife")
    return state


def test_a_teammate_here_may_play_a_weapon_instead_D67() -> None:
    state = crowd({"knife": 1}, {"spoon": 1}, {}, {"blade": 1})
    play(state, "1 givein")
    assert state.actors() == (3,)
    assert offered(state, 3) == {"strike blade", "givein"}
    play(state, "3 strike blade")
    assert state.actors() == (0,)
    quarrel = state.view(None).extortion
    assert quarrel is not None
    assert quarrel.helpers == (3,)


def test_the_fighter_is_asked_first_and_then_everybody_of_the_team_here_D68() -> None:
    state = crowd({"knife": 1}, {"spoon": 1, "knife": 1}, {}, {"blade": 1})
    assert state.actors() == (1,)
    play(state, "1 strike knife")
    assert state.actors() == (0,)
    play(state, "0 givein")
    assert state.actors() == (2,)
    play(state, "2 givein")
    assert state.view(None).convicts[0].beatings == 1


def test_nobody_elsewhere_is_asked_to_help_D67() -> None:
    state = teams(
        rooms=["yard", "yard", "yard", "cells"], hands=[{"knife": 1}, {}, {}, {"blade": 1}]
    )
    play(state, "0 extort 1 spoon knife", "1 givein")
    assert state.view(None).convicts[1].beatings == 1


def test_helpers_of_the_loser_pay_too_D69() -> None:
    state = crowd({"knife": 2}, {"spoon": 1}, {}, {"blade": 1, "tie": 1})
    play(state, "1 givein", "3 strike blade", "0 strike knife", "1 givein", "3 givein")
    convicts = state.view(None).convicts
    assert [convict.beatings for convict in convicts] == [0, 1, 0, 1]
    play(state, "chance drawn 3 0 tie")
    assert hand(state, 0) == {"spoon": 1, "tie": 1}


def test_helpers_take_one_beating_whatever_the_enforcer_does_D69() -> None:
    state = crowd(
        {"knife": 2},
        {"spoon": 1},
        {},
        {"blade": 1, "tie": 1},
        gang_cards=["enforcer", None, None, None],
    )
    play(state, "1 givein", "3 strike blade", "0 strike knife", "1 givein", "3 givein")
    assert [convict.beatings for convict in state.view(None).convicts] == [0, 2, 0, 1]


def test_two_helpers_are_asked_in_turn_order_and_pay_in_the_order_of_their_help_D68_D69() -> None:
    """Seats 3 and 5 stand by seat 1 against seat 0."""
    blade = {"blade": 1, "tie": 1}
    hands = [{"knife": 3}, {"spoon": 1}, {}, dict(blade), {}, dict(blade)]
    state = table(6, options={"teams": True}, rooms=["yard"] * 6, hands=hands)
    play(state, "0 extort 1 spoon knife", "1 givein")
    assert state.actors() == (3,)
    play(state, "3 givein")
    assert state.actors() == (5,)
    play(state, "5 strike blade", "0 strike knife", "1 givein", "3 strike blade")
    play(state, "0 strike knife", "1 givein", "3 givein", "5 givein")
    play(state, "chance drawn 5 0 tie", "chance drawn 3 0 tie")
    assert [convict.beatings for convict in state.view(None).convicts] == [0, 1, 0, 1, 0, 1]


def test_weapons_reach_their_piles_when_the_fight_is_over_D31() -> None:
    state = yard({"blade": 1, "knife": 1}, {"knife": 1, "tie": 1})
    knives = state.view(None).piles["knife"]
    play(state, "0 extort 1 spoon blade", "1 strike knife", "0 strike knife")
    now = state.view(None)
    assert sorted(now.in_play) == ["blade", "knife", "knife"]
    assert (now.piles["knife"], now.discards.get("blade", 0)) == (knives, 0)
    play(state, "1 givein")
    after = state.view(None)
    assert after.in_play == ()
    assert (after.piles["knife"], after.discards["blade"]) == (knives + 2, 1)


def test_the_weapon_of_a_threat_reaches_its_pile_when_the_victim_gives_in_D27_D31() -> None:
    state = yard({"knife": 1}, {"spoon": 1})
    knives = state.view(None).piles["knife"]
    play(state, "0 extort 1 spoon knife")
    assert state.view(None).piles["knife"] == knives
    play(state, "1 cooperate spoon")
    assert state.view(None).piles["knife"] == knives + 1


def test_weapons_against_michel_reach_their_piles_when_it_is_over_D60() -> None:
    state = table(options={"neutral": "michel"}, rooms=["cells", "yard"], hands=[{"knife": 1}, {}])
    knives = state.view(None).piles["knife"]
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 strike knife")
    assert state.view(None).piles["knife"] == knives
    play(state, "chance turnedup 0 wants_pickaxe", "0 givein")
    assert state.view(None).piles["knife"] == knives + 1


def test_teammates_do_not_extort_each_other_nor_help_with_the_threat_D70() -> None:
    state = teams(rooms=["yard"] * 4, hands=[{"knife": 1}, {}, {}, {}])
    victims = {line.split()[1] for line in offered(state, 0) if line.startswith("extort")}
    assert victims == {"1", "3"}
    state = teams(rooms=["yard"] * 4, hands=[{}, {}, {"knife": 1}, {}])
    assert not any(line.startswith("extort") for line in offered(state, 0))


def test_nobody_helps_against_michel_D70() -> None:
    state = table(
        4,
        options={"teams": True, "neutral": "michel"},
        rooms=["cells", "yard", "showers", "yard"],
        hands=[{}, {}, {"knife": 1}, {}],
    )
    play(state, "0 careful showers", "chance turnedup 0 wants_spoon", "0 givein")
    assert state.view(None).convicts[0].beatings == 1


def test_craft_in_their_block_dig_in_yours_D71() -> None:
    cards = {"point": 1, "tie": 1, "spoon": 1}
    hands = [cards, {}, {}, {}]
    at_home = offered(teams(hands=hands), 0)
    assert "dig spoon" in at_home
    assert "craft pickaxe point,tie" not in at_home
    away = offered(teams(hands=hands, rooms=["cells_b", "yard", "yard", "yard"]), 0)
    assert "dig spoon" not in away
    assert "craft pickaxe point,tie" in away


def test_teammates_exchange_any_cards_and_cigarettes_D72() -> None:
    hands = [{"tie": 2, "spoon": 1}, {}, {"blade": 1}, {}]
    state = teams(hands=hands, cigarettes=[3, 0, 1, 0])
    gifts = [line for line in offered(state, 0) if line.startswith("exchange 2")]
    assert len(gifts) == 3 * 2 * 4
    play(state, "0 exchange 2 tie,tie 3", "2 handback blade 0")
    assert hand(state, 0) == {"spoon": 1, "blade": 1}
    assert hand(state, 2) == {"tie": 2}
    assert [c.cigarettes for c in state.view(None).convicts] == [0, 0, 4, 0]
    assert state.position()["actions"] == 1
    with pytest.raises(IllegalMove, match="teammates in the same room"):
        play(state, "0 exchange 1 - 0")


def test_others_see_how_many_cards_change_hands_not_which_D73() -> None:
    state = teams(hands=[{"tie": 2, "spoon": 1}, {}, {"blade": 1}, {}])
    heard = play(state, "0 exchange 2 spoon 0")
    assert [type(event).__struct_config__.tag for event in heard] == ["exchanged"]
    assert state.actors() == (2,)
    assert state.view(1).convicts[2].known == {}
    assert state.view(0).convicts[2].known == {"spoon": 1}


def test_one_may_go_to_a_teammate_of_the_same_gang_D74() -> None:
    gangs = ["runner", None, "scavenger", None]
    state = teams(gang_cards=gangs, rooms=["yard", "yard", "showers", "yard"])
    heard = play(state, "0 follow 2")
    assert heard[:2] == [Followed(0, 2), Moved(0, "showers")]
    assert state.view(None).convicts[0].room == "showers"
    assert state.position()["actions"] == 1
    for others in (["runner", None, "dealer", None], ["runner", "lookout", None, None]):
        state = teams(gang_cards=others, rooms=["yard", "showers", "showers", "yard"])
        assert not any(line.startswith("follow") for line in offered(state, 0))
    with pytest.raises(IllegalMove, match="teammate of your own gang"):
        play(state, "0 follow 2")
