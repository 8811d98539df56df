"""Every game is a PettingZoo environment, by PettingZoo's own tests."""

from __future__ import annotations

import re
import warnings
from typing import Any

import numpy as np
import pytest

import undertable
from undertable.core.errors import IllegalMove, Malformed
from undertable.lab.environment import Playing, Table
from undertable.lab.pettingzoo import env, parallel_env
from undertable.lab.vectors import Layout
from undertable.lab.walk import any_step, fresh, variants

with warnings.catch_warnings():  # its tests load its own games, where they are installed
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

GAMES = list(undertable.all_games())
QUICK = {"dig": {"turn_limit": 5}, "smugglers": {"turn_limit": 20}}
each_game = pytest.mark.parametrize("game", GAMES)

pytestmark = [
    # PettingZoo holds a list of names of those of its own environments that give masks.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def seats(game: str) -> int:
    return max(3, undertable.game(game).least_seats)


@each_game
def test_it_passes_pettingzoos_api_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats=seats(game)), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_it_passes_with_dictionaries_and_history_too(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {"observations": "dictionary", "history": 8, "rewards": "points"}
    api_test(env(game, seats=seats(game), **given), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_it_passes_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: env(game, seats=seats(game)), num_cycles=60)


@each_game
def test_it_passes_pettingzoos_parallel_api_test(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(parallel_env(game, seats=seats(game), **QUICK.get(game, {})), num_cycles=400)
    assert "Passed Parallel API test" in capsys.readouterr().out


@each_game
def test_it_passes_pettingzoos_render_test(game: str) -> None:
    render_test(lambda render_mode: env(game, seats=seats(game), render_mode=render_mode))


def played(table: Any, seed: int) -> list[Any]:
    """A game at random; everything that was observed on the way, and the rewards."""
    table.reset(seed=seed)
    dice, seen, rewards = np.random.default_rng(seed), [], {}
    for agent in table.agent_iter():
        observed, reward, ended, cut, _ = table.last()
        if ended or cut:
            rewards[agent] = reward
            table.step(None)
            continue
        seen.append(observed["observation"])
        table.step(dice.choice(np.flatnonzero(observed["action_mask"])))
    return [seen, rewards]


@each_game
def test_a_whole_game_ends_and_rewards_sum_to_zero(game: str) -> None:
    _, rewards = played(env(game, seats=seats(game), **QUICK.get(game, {})), 1)
    assert len(rewards) == seats(game)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_rewards_by_points_are_the_scores() -> None:
    table = env("border", seats=3, rewards="points", rounds=1)
    _, rewards = played(table, 2)
    outcome = table.playing.state.outcome()
    assert outcome is not None
    assert tuple(rewards.values()) == outcome.scores


def test_another_seed_is_another_game_and_so_is_the_next_without_one() -> None:
    table = env("bluff", seats=3)
    table.reset(seed=1)
    first = table.unwrapped.view("player_0")
    table.reset()
    second = table.unwrapped.view("player_0")
    table.reset(seed=1)
    assert table.unwrapped.view("player_0") == first
    assert second != first


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env("bluff", seats=2)
    table.reset(seed=0)
    before = table.unwrapped.playing.state.position()
    actions = table.unwrapped.table.actions
    (doubt,) = (n for n in range(actions.size) if actions.label(n) == "doubt")
    with pytest.raises(IllegalMove):
        table.step(doubt)
    assert table.unwrapped.playing.state.position() == before


def test_one_illegal_action_of_several_is_refused_and_nobody_moves() -> None:
    table = parallel_env("border", seats=4)
    seen, _ = table.reset(seed=0)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    actions[table.possible_agents[table.playing.actors()[-1]]] = table.numbers
    before = table.playing.state.position()
    with pytest.raises(IllegalMove):
        table.step(actions)
    assert table.playing.state.position() == before


@pytest.mark.parametrize("action", [1.5, 1.0, np.float32(1), "x", "1", None, np.array([1])])
def test_what_is_not_a_whole_number_is_no_action(action: object) -> None:
    table, together = env("bluff", seats=2), parallel_env("bluff", seats=2)
    table.reset(seed=0)
    together.reset(seed=0)
    for step, playing, given in (
        (table.step, table.playing, action),
        (together.step, together.playing, dict.fromkeys(together.agents, action)),
    ):
        before = playing.state.position()
        with pytest.raises(Malformed, match="An action is a whole number, not"):
            step(given)
        assert playing.state.position() == before


@pytest.mark.parametrize("action", [1, np.int64(1), np.uint8(1), np.array(1)])
def test_an_action_may_be_a_whole_number_of_any_kind(action: object) -> None:
    table = env("bluff", seats=2)
    table.reset(seed=0)
    table.step(action)
    assert table.agent_selection == "player_1" or table.playing.state.bidder == 1


@pytest.mark.parametrize(
    ("setting", "value", "allowed"),
    [
        ("rewards", "point", "outcome, points"),
        ("rewards", 1, "outcome, points"),
        ("observations", "dict", "vector, dictionary"),
        ("render_mode", "rgb_array", "human, ansi, None"),
        ("history", -1, "0, 1, …"),
        ("history", 1.5, "0, 1, …"),
        ("history", "x", "0, 1, …"),
    ],
)
@pytest.mark.parametrize("made", [env, parallel_env])
def test_a_setting_that_cannot_be_is_refused(
    made: Any, setting: str, value: object, allowed: str
) -> None:
    with pytest.raises(Malformed) as refused:
        made("bluff", **{setting: value})
    said = f"The option “{setting}” cannot be “{value}”. It can be: {allowed}."
    assert str(refused.value) == said


@pytest.mark.parametrize("seats", [1, 7, 2.5, "x"])
def test_seats_that_cannot_be_are_refused(seats: object) -> None:
    with pytest.raises(Malformed, match=f"Bluff is for 2 to 6 players, not for {seats}"):
        env("bluff", seats=seats)


def test_all_who_decide_at_once_are_asked_at_once() -> None:
    table = parallel_env("border", seats=4)
    seen, _ = table.reset(seed=0)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][-1]]
    assert len(asked) == 3  # all but the sheriff pack
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    seen, *_ = table.step(actions)
    assert table.playing.state.view(None).phase == "declaring"


@each_game
def test_every_number_of_a_vector_is_named_and_within_its_bounds(game: str) -> None:
    """Under every option, at a full table, from the first second to the last."""
    house = undertable.game(game)
    for number, options in enumerate(variants(house)):
        layout = Layout(house.at(options), events=4)
        low = np.array([slot.low for slot in layout.slots])
        high = np.array([slot.high for slot in layout.slots])
        assert len({slot.name for slot in layout.slots}) == layout.size
        state, dice = fresh(house, house.most_seats, options), undertable.FastDice(number)
        for _ in range(400):
            if not state.actors():
                break
            state.play(*any_step(state, dice))
            vector = layout.vector(state.view(0))
            assert np.all((low <= vector) & (vector <= high))


def test_what_cannot_be_told_in_numbers_is_said() -> None:
    assert [Layout(undertable.game(name)).left_out for name in GAMES] == [
        ["deck"] if name == "dig" else [] for name in GAMES
    ]


def test_a_vector_says_what_the_view_says() -> None:
    state = undertable.game("bluff").position(
        {"seats": 2, "cups": [[1, 6, 6], [2, 3]], "turn": 1, "bid": {"count": 2, "face": 5}}
    )
    layout = Layout(undertable.game("bluff"))
    said = {s.name: n for s, n in zip(layout.slots, layout.numbers(state.view(0)), strict=True)}
    assert [said[f"cup#{face}"] for face in range(1, 7)] == [1, 0, 0, 0, 0, 2]
    assert (said["bid?"], said["bid.count"], said["bid.face"]) == (1, 2, 5)
    assert (said["cups.0"], said["cups.1"], said["cups.2"]) == (3, 2, 0)
    assert said["phase=bidding"] == 1
    assert said["phase=laying"] == 0


@pytest.mark.parametrize("history", [0, 2])
@each_game
def test_the_quick_way_to_a_vector_and_a_mask_says_what_the_plain_one_does(
    game: str, history: int
) -> None:
    """Only what changed is written again: by any seat's turn, the same as from nothing."""
    table, dice = Table(game, seats(game), history=history), undertable.FastDice("quick")
    playing, plain = Playing(table, "quick"), table.layout
    for step in range(200):
        if not (actors := playing.actors()):
            break
        for seat in range(table.seats):
            seen = plain.numbers(playing.view(seat), playing.heard(seat))
            quick = playing.observation(seat)
            assert quick[: plain.size].tolist() == np.float32(seen).tolist()
            quick[:] = -1  # whoever gets one may write on it, and nobody else will
        numbers = playing.numbers(actors[0])
        assert tuple(np.flatnonzero(playing.mask(actors[0]))) == tuple(numbers)
        playing.mask(actors[0])[:] = step % 2  # whoever gets one may write on it
        playing.act(actors[0], numbers[int(dice.below(len(numbers)))])


def test_calls_in_the_wrong_order_are_refused(caplog: pytest.LogCaptureFixture) -> None:
    table = env("bluff", seats=2)
    with pytest.raises(AttributeError):
        _ = table.agent_selection
    for call in (table.last, lambda: table.step(0), lambda: next(table.agent_iter())):
        with pytest.raises(AssertionError, match=re.escape("reset() needs to be called before")):
            call()
    table.reset(seed=1)
    agents = table.agent_iter()
    next(agents)
    with pytest.raises(AssertionError, match="comes a step"):
        next(agents)
    played(table, 1)
    table.step(0)
    assert "Should reset() first" in caplog.text


@pytest.mark.parametrize("history", [0, 8])
@each_game
def test_observations_are_the_same_in_every_world_the_seat_cannot_tell_apart(
    game: str, history: int
) -> None:
    table = Table(game, seats(game), history=history, **QUICK.get(game, {}))
    playing, dice = Playing(table, "twins"), undertable.FastDice("twins")
    for _ in range(150):
        actors = playing.actors()
        if not actors:
            break
        seat = actors[0]
        seen, mask = playing.observation(seat), playing.mask(seat)
        world = playing.state
        playing.state = world.redeal(seat, dice)
        assert np.array_equal(playing.observation(seat), seen)
        assert np.array_equal(playing.mask(seat), mask)
        playing.state = world
        numbers = playing.numbers(seat)
        playing.act(seat, numbers[int(dice.below(len(numbers)))])
