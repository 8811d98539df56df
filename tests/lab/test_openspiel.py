"""Every game is an OpenSpiel game, by OpenSpiel's own tests, and its solvers run on small ones."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response as openspiels
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts

import undertable
from undertable.core.bot import Bot
from undertable.core.types import CHANCE
from undertable.games.bluff.solver.equilibrium import Later
from undertable.games.bluff.solver.exact import best_later, exploit
from undertable.lab.census import census
from undertable.lab.openspiel import BotPolicy, at

GAMES = {
    "bluff": "undertable_bluff(seats=3,laying_out=True)",
    "border": "undertable_border(seats=3,rounds=1)",
    "smugglers": "undertable_smugglers(turn_limit=20)",
    "dig": "undertable_dig(turn_limit=5)",
}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

LATE = {
    "seats": 2,
    "options": {"dice": 1},
    "dice": [1, 1],
    "phase": "shaking",
    "waiting": [0, 1],
    "bid": {"count": 2, "face": 3},
    "bidder": 1,
}
"""One die each, not yet shaken, and so high a bid that few are left: small enough for Python."""

BEGUN = {"seats": 2, "phase": "shaking", "waiting": [0, 1], "turn": 0, "round": 1}


def test_every_game_there_is_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {f"undertable_{game}" for game in undertable.all_games()} <= names
    assert set(GAMES) == set(undertable.all_games())


@each_game
@pytest.mark.parametrize("serialize", [False, True])
def test_it_passes_openspiels_random_sim_test(game: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=serialize, verbose=False)


def random_states(game: Any, seed: int, every: int = 7) -> list[Any]:
    """Decisions on the way through a random game."""
    state, dice, found = game.new_initial_state(), Random(seed), []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, chances)[0])
            continue
        if state.move_number() % every == 0:
            found.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    return found


@each_game
def test_a_resampled_world_looks_the_same_to_the_player_and_can_be_played_on(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    dice = Random(5)
    states = random_states(pyspiel.load_game(game), 5)
    assert states
    for state in states[:30]:
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        for _ in range(3):
            if not other.is_terminal() and not other.is_chance_node():
                other.apply_action(dice.choice(other.legal_actions()))


@each_game
def test_resampling_changes_what_the_player_cannot_see(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    states = random_states(pyspiel.load_game(game), 6)
    changed = sum(
        str(s.resample_from_infostate(s.current_player(), sampler)) != str(s) for s in states
    )
    assert changed > len(states) / 2


def test_what_the_others_know_in_a_resampled_world_is_what_lies_there() -> None:
    """The other's own dice in the new world, and nothing about those in the old one."""
    game = at(LATE, "bluff")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(3)
    seen = set()
    for seed in range(40):
        other = state.resample_from_infostate(0, Random(seed).random)
        (cup,) = other.world.state.view(1).cup
        assert f'"cup":[{cup}]' in other.information_state_string(1)
        assert "peeked" not in other.information_state_string(1)
        seen.add(other.information_state_string(1))
    assert len(seen) == 6


def test_chance_is_explicit_and_its_probabilities_are_the_rules() -> None:
    state = pyspiel.load_game("undertable_bluff").new_initial_state()
    assert len(state.chance_outcomes()) == 252
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    assert min(p for _, p in state.chance_outcomes()) == pytest.approx(6**-5)


def test_chance_that_is_too_large_is_sampled_and_the_same_after_the_same_history() -> None:
    game = pyspiel.load_game("undertable_dig(seats=6,turn_limit=5)")
    state = game.new_initial_state()
    while len(list(zip(range(1025), state.world.state.chances(), strict=False))) <= 1024:
        assert state.world.actor() == CHANCE
        state.apply_action(0)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert state.chance_outcomes() == again.chance_outcomes()
    assert 100 < len(state.chance_outcomes()) <= 1024
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)


def test_the_tree_has_the_size_that_the_census_counts() -> None:
    game = at(LATE, "bluff")
    tabular = policy.TabularPolicy(game)
    counted = census(undertable.game("bluff").position(LATE))
    assert len(tabular.state_lookup) == counted.information_sets > 40


def test_cfr_learns_a_small_position() -> None:
    game = at(LATE, "bluff")
    solver = cfr.CFRPlusSolver(game)
    begun = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < begun / 5


def test_mccfr_learns_a_small_position() -> None:
    np.random.seed(3)  # OpenSpiel's solver draws from it
    game = at(LATE, "bluff")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    begun = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(120):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < begun / 3


def best_response(bot: Bot, dice: tuple[int, int], me: int, later: Later) -> float:
    """What OpenSpiel's best response gains against a bot in one round, and in what follows it."""

    def worth(state: Any) -> list[float] | None:
        if state.round == 1 or state.outcome() is not None:
            return None
        value = later(*state.dice_left, state.turn)
        return [value, -value]

    game = at({**BEGUN, "dice": dice, "options": {"dice": max(dice)}}, "bluff", worth)
    found = openspiels.BestResponsePolicy(game, me, BotPolicy(game, bot))
    return float(found.value(game.new_initial_state()))


def agrees(level: str, dice: tuple[int, int], seats: tuple[int, ...] = (0, 1)) -> None:
    """Its best response gains what ours does, in every position that the rounds come to."""
    bot = undertable.game("bluff").bot(level)
    ours = {one.dice: one for one in exploit(bot, dice)}
    for me in seats:
        gained = ours[dice].as_starter if me == 0 else ours[dice].as_other
        assert best_response(bot, dice, me, best_later(ours, me)) == pytest.approx(gained, abs=1e-9)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_its_best_response_to_a_bot_with_one_die_each_gains_what_ours_does(level: str) -> None:
    agrees(level, (1, 1))


@pytest.mark.soak
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_so_it_does_with_one_die_against_two(level: str) -> None:
    agrees(level, (1, 2))


@each_game
def test_ismcts_plays(game: str) -> None:
    loaded = pyspiel.load_game(game)
    state = random_states(loaded, 8)[0]
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=1.4,
        evaluator=Shallow(),
        max_simulations=8,
        random_state=dice,
    )
    assert bot.step(state) in state.legal_actions()


class Shallow(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Nobody is ahead: what is tested is the search, not the judgement."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
