"""The bots: they see their seat only, and know what they want."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, table
from undertable import FastDice
from undertable.games.dig import types
from undertable.games.dig.bot.planning import Planner, Taste
from undertable.games.dig.rules.state import Blackgate
from undertable.lab.sim import plan, simulate, standings
from undertable.table.bots import described

LEVELS = ("easy", "normal", "hard")


def choice(state: Blackgate, level: str = "hard") -> object:
    seat = state.actors()[0]
    return GAME.bot(level).decide(state.view(seat), (), state.legal(seat), FastDice(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"neutral": "michelle"}), (4, {"teams": True}), (6, {"teams": True, "neutral": "michel"})],
)
def test_bots_play_legal_moves_to_the_end(
    level: str, seats: int, options: dict[str, object]
) -> None:
    plays_legally_to_the_end(level, seats, options)


def test_an_expert_plays_legal_moves_to_the_end() -> None:
    plays_legally_to_the_end("expert", 3, {"neutral": "michelle"})


def plays_legally_to_the_end(level: str, seats: int, options: dict[str, object]) -> None:
    state, dice = GAME.start(seats, 3, **options), FastDice(4)
    bot = GAME.bot(level)
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        move = bot.decide(state.view(seat), (), legal, dice)
        assert move in legal
        state.play(seat, move)
    assert state.outcome() is not None


def test_a_bot_decides_the_same_in_every_world_that_its_seat_cannot_tell_apart() -> None:
    state, dice, bot = GAME.start(4, 8), FastDice(5), GAME.bot("hard")
    while state.actors():
        seat = state.actors()[0]
        other = state.redeal(seat, dice)
        move = bot.decide(state.view(seat), (), state.legal(seat), FastDice(6))
        assert bot.decide(other.view(seat), (), other.legal(seat), FastDice(6)) == move
        state.play(seat, move)


def test_a_bot_decides_the_same_from_moves_that_came_over_the_wire() -> None:
    state, bot = GAME.start(3, 2), GAME.bot("hard")
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        move = bot.decide(state.view(seat), (), legal, FastDice(6))
        told = described(GAME, legal.describe())
        assert bot.decide(state.view(seat), (), told, FastDice(6)) == move
        state.play(seat, move)


def test_it_digs_to_win() -> None:
    state = table(hands=[{"spoon": 1, "shovel": 1}, {}], tunnels=[["shovel"] * 3, []])
    assert choice(state) == types.Dig("shovel")


LEADER_WITH_A_SHOVEL = {
    "rooms": ["yard"] * 3,
    "hands": [{"knife": 3}, {"shovel": 1, "tie": 3}, {"tie": 1}],
    "known": [
        [{}, {"shovel": 1}, {}],
        [{}, {}, {}],
        [{}, {"shovel": 1}, {}],
        [{}, {"shovel": 1}, {}],
    ],
    "tunnels": [[], ["shovel"] * 3, []],
}


def test_nobody_ends_a_turn_in_which_there_is_something_to_gain() -> None:
    """Not even a careless beginner, who may well do the second best."""
    for more in ({"hands": [{"spoon": 3}, {}]}, {"hands": [{}, {}]}):
        state = table(actions=2, **more)
        moves = [m for m, _ in GAME.bot("easy").policy(state.view(0), (), state.legal(0))]
        assert len(moves) > 1
        assert types.EndTurn() not in moves


def test_it_takes_the_tool_it_knows_of_from_the_leader() -> None:
    assert choice(table(3, **LEADER_WITH_A_SHOVEL)) == types.Extort(1, "shovel", "knife")


def test_a_brute_threatens_more_than_others_and_a_mole_less() -> None:
    state = table(3, **{**LEADER_WITH_A_SHOVEL, "tunnels": [[], [], []]})
    threats = {
        level: sum(chance for move, chance in policy if isinstance(move, types.Extort))
        for level in ("mole", "normal", "brute")
        for policy in [GAME.bot(level).policy(state.view(0), (), state.legal(0))]
    }
    assert threats["mole"] < threats["normal"] < threats["brute"]


def test_it_heals_when_it_is_too_hurt_to_dig() -> None:
    state = table(
        rooms=["infirmary", "cells"], beatings=[2, 0], hands=[{"shovel": 2}, {}], actions=1
    )
    assert choice(state) == types.Heal()


def test_it_steals_no_spoon_that_it_would_have_to_throw_away() -> None:
    """With a full hand and too hurt to use any of it, the one thing that helps is to be healed."""
    state = table(
        rooms=["cafeteria", "cells"],
        beatings=[2, 0],
        hands=[{"shovel": 6, "pickaxe": 4}, {}],
        actions=2,
        searched=True,
    )
    assert choice(state) in (types.Careful("infirmary"), types.Roll())
    assert choice(state, "expert") in (types.Careful("infirmary"), types.Roll())


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_with_a_full_hand_it_does_not_stay_where_it_could_only_search_again(level: str) -> None:
    hand = {"blade": 4, "point": 2, "whisky": 1, "phone": 1, "gold_tooth": 1, "ambush": 1}
    state = table(
        rooms=["infirmary", "cells"], hands=[hand, {}], cigarettes=[6, 0], actions=1, searched=True
    )
    assert choice(state, level) != types.EndTurn()


def test_what_it_is_too_hurt_to_use_is_worth_less_to_it() -> None:
    hand = {"container": 1, "tie": 1, "shovel": 1}
    worths = []
    for beatings in (0, 1, 2):
        state = table(rooms=["yard", "cells"], hands=[hand, {}], beatings=[beatings, 0])
        planner = Planner(state.view(0), Taste(hurt=(0.0, 0.0, 0.0)))
        worths.append(planner.having(planner.me()))
    assert worths[0] > worths[1] > worths[2]


def test_more_cards_than_the_limit_are_worth_nothing() -> None:
    full = {"shovel": 6, "pickaxe": 4}
    worths = []
    for spoons in (0, 1):
        hands: list[dict[str, int]] = [{**full, "spoon": spoons}, {}]
        planner = Planner(table(rooms=["yard", "cells"], hands=hands).view(0), Taste())
        worths.append(planner.worth(planner.me()))
    assert worths[0] == pytest.approx(worths[1])


def test_it_crafts_what_it_can() -> None:
    parts = {"container": 1, "tie": 1}
    state = table(rooms=["yard", "cells"], hands=[parts, {}], actions=1, searched=True)
    assert choice(state) == types.Craft("shovel", ("container", "tie"))


def test_it_hands_over_a_spoon_rather_than_take_a_second_beating() -> None:
    state = table(rooms=["yard"] * 2, hands=[{"knife": 3}, {"spoon": 1}], beatings=[0, 1])
    state.play(0, types.Extort(1, "spoon", "knife"))
    assert choice(state) == types.Cooperate("spoon")


def joining(gang: int, top: str, tunnels: list[list[str]]) -> object:
    """What it does with three accessories when only this gang has a card to give."""
    tops: list[str | None] = [None] * 6
    tops[gang] = top
    state = table(
        hands=[{"bandana": 1, "chain": 1, "ink": 1}, {}],
        tops=tops,
        unseen=[[] for _ in tops],
        tunnels=tunnels,
        actions=1,
        searched=True,
    )
    return choice(state)


@pytest.mark.parametrize(
    ("gang", "top"),
    [(0, "hustler"), (2, "toll_keeper"), (4, "knife_grinder"), (5, "gossip"), (5, "charmer")],
)
def test_it_joins_a_gang_while_there_is_time_to_profit_by_it(gang: int, top: str) -> None:
    assert isinstance(joining(gang, top, [[], []]), types.Join)
    late = [["shovel"] * 3 + ["pickaxe"], ["shovel"] * 3 + ["pickaxe"]]
    assert not isinstance(joining(gang, top, late), types.Join)


def test_it_reckons_with_what_it_can_improvise_as_a_weapon() -> None:
    hands = [{"knife": 1, "tie": 4}, {"shovel": 1, "knife": 2}]
    known = [[{}, {"shovel": 1, "knife": 2}], [{}, {}], [{}, {"shovel": 1, "knife": 2}]]
    for card, move in ((None, False), ("brawler", True)):
        state = table(rooms=["yard"] * 2, hands=hands, known=known, gang_cards=[card, None])
        assert isinstance(choice(state), types.Extort) == move


def test_it_lets_be_whoever_talks_his_way_out_of_every_threat() -> None:
    known = [[{}, {"shovel": 1}], [{}, {}], [{}, {"shovel": 1}]]
    for card, threatens in ((None, True), ("protected", False)):
        state = table(
            rooms=["yard"] * 2,
            hands=[{"knife": 2}, {"shovel": 1}],
            known=known,
            gang_cards=[None, card],
        )
        assert isinstance(choice(state), types.Extort) == threatens


def test_hard_bots_beat_random_ones() -> None:
    against = plan(GAME, ["hard", "random"], 2, {}, "strength")
    assert standings(against, simulate(against, 20))["hard"].share >= 0.9


@pytest.mark.soak
def test_hard_bots_take_nine_in_ten_wins_from_random_ones() -> None:
    against = plan(GAME, ["hard", "hard", "random", "random"], 4, {}, "soak")
    found = standings(against, simulate(against, 500))
    assert found["hard"].wins / 500 >= 0.9


@pytest.mark.soak
def test_each_level_is_stronger_than_the_one_below() -> None:
    against = plan(GAME, ["hard", "normal", "easy"], 3, {}, "levels")
    found = standings(against, simulate(against, 300))
    assert found["hard"].wins > found["normal"].wins > found["easy"].wins


@pytest.mark.soak
@pytest.mark.parametrize("neutral", ["none", "michelle", "michel"])
@pytest.mark.parametrize(
    ("seats", "teams"),
    [(2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True)],
)
def test_a_thousand_random_games_keep_every_card(seats: int, teams: bool, neutral: str) -> None:
    dice = FastDice(f"{seats}{teams}{neutral}")
    for number in range(1000):
        state = GAME.start(seats, f"{number}", teams=teams, neutral=neutral)
        before = state.tally()
        while state.actors():
            seat = state.actors()[0]
            state.play(seat, state.legal(seat).sample(dice))
        assert state.tally() == before
        assert state.outcome() is not None
