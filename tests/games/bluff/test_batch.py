"""Thousands of games at once are, each of them, the game that the rules play."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList

from undertable.core.dice import Dice, FastDice
from undertable.core.errors import IllegalMove, Malformed, Refusal
from undertable.core.match import new_match
from undertable.games.bluff import GAME
from undertable.games.bluff.batch import BID, BIDDER, DICE, ROUND, Batch
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import FACES, BluffView
from undertable.lab.batches import vector_env

MILD = {"exact": "doubter_loses_one"}
TABLES = [
    (2, {}),
    (2, {"dice": 1}),
    (3, {"dice": 2}),
    (3, {"dice": 2, **MILD}),
    (4, {}),
    (6, {}),
    (6, MILD),
]


def the_game(seats: int, options: dict[str, object], chance: Dice) -> Bluff:
    state = GAME.start(seats, chance, **options)
    assert isinstance(state, Bluff)
    return state


def seen_by(view: BluffView, seats: int, last: dict[int, object]) -> dict[str, float]:
    """An observation as the documentation says it, from the rules' own view."""
    assert view.seat is not None
    said = {f"cup#{face}": float(view.cup.count(face)) for face in FACES}
    said["dice"] = sum(view.dice)
    if view.bid is not None:
        said |= {"bid.count": view.bid.count, f"bid.face={view.bid.face}": 1}
    for away in range(seats):
        seat = (view.seat + away) % seats
        said[f"seats.{away}.dice"] = view.dice[seat]
        said[f"seats.{away}.bidder"] = view.bidder == seat
        if bid := last.get(seat):
            said[f"seats.{away}.last.count"] = bid.count  # type: ignore[attr-defined]
            said[f"seats.{away}.last.face={bid.face}"] = 1  # type: ignore[attr-defined]
    return said


def check_seen(batch: Batch, seen: np.ndarray, view: BluffView, last: dict[int, object]) -> None:
    said = dict(zip(batch.slots, seen, strict=True))
    assert {k: v for k, v in said.items() if v} == {
        k: v for k, v in seen_by(view, batch.seats, last).items() if v
    }


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_is_step_by_step_the_game_of_the_rules(seats: int, options: dict[str, object]) -> None:
    games, random = 40, np.random.default_rng(seats)
    batch = Batch(games, seats, **options)
    words = [f"batch {seats} {number}" for number in range(games)]
    batch.seed(words)
    batch.begin()
    states = [the_game(seats, options, FastDice(word)) for word in words]
    last: list[dict[int, object]] = [{} for _ in range(games)]
    ended = 0
    for _ in range(150):
        masks, seen = batch.masks(), batch.observations()
        for i, state in enumerate(states):
            row = batch.rows[i]
            assert state.actors() == (batch.turn[i],)
            assert (row[DICE], row[ROUND]) == (state.cap, state.round)
            bid = None if row[BID] < 0 else batch.bids[row[BID]]
            view = state.view(int(batch.turn[i]))
            assert (bid, bid and row[BIDDER]) == (view.bid, view.bidder)
            moves = [DOUBT, *batch.bids]
            legal = {moves[action] for action in np.flatnonzero(masks[i])}
            assert legal == set(state.legal(view.seat or 0))
            check_seen(batch, seen[i], view, last[i])
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
        turns = batch.turn.copy()
        winners = batch.step(actions)
        for i, state in enumerate(states):
            moves = [DOUBT, *batch.bids]
            round_before = state.round
            state.play(int(turns[i]), moves[actions[i]])
            if actions[i]:
                last[i][int(turns[i])] = moves[actions[i]]
            if state.round != round_before:
                last[i] = {}
            outcome = state.outcome()
            assert winners[i] == (-1 if outcome is None else outcome.winners[0])
            if outcome is not None:
                ended += 1
                over = np.array([i])
                check_seen(batch, batch.observations(over)[0], state.view(int(turns[i])), last[i])
                assert not batch.masks()[i].any()
                batch.begin(over)
                assert state.dice is not None
                states[i], last[i] = the_game(seats, options, state.dice), {}
    assert ended > games


def test_a_bot_at_a_table_observes_what_it_would_in_a_batch() -> None:
    batch = Batch(1, 3)
    batch.seed(["seat"])
    batch.begin()
    match = new_match(GAME, 3, Copied(FastDice("seat")))
    for _ in range(60):
        if not match.state.actors():
            break
        (seat,), legal = match.state.actors(), match.state.legal(match.state.actors()[0])
        assert (
            batch.observed(match.state.view(seat), match.history(seat)) == batch.observations()
        ).all()
        assert sorted(batch.numbers(legal)) == list(np.flatnonzero(batch.masks()))
        action = batch.numbers(legal)[len(legal) // 3]
        match.play(seat, legal[len(legal) // 3])
        batch.step(np.array([action]))


class Copied(Dice):
    """One stream for all entries of a record, as a batch has it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        return int(self.dice.below(n))


@pytest.mark.parametrize("where", [0, 5, 7])
def test_an_illegal_action_is_refused_and_no_game_has_moved(where: int) -> None:
    batch = Batch(8)
    batch.begin()
    before = batch.rows.copy()
    for action in (0, -1, batch.actions, 2**60):
        actions = np.ones(8, int)
        actions[where] = action
        with pytest.raises(IllegalMove, match=f"Action {action} is not legal in game {where} now"):
            batch.step(actions)
        assert (batch.rows == before).all()


@pytest.mark.parametrize(
    ("actions", "given"),
    [
        (np.zeros(5, int), r"int64\[5\]"),
        (np.zeros((8, 1), int), r"int64\[8, 1\]"),
        (np.zeros(8), r"float64\[8\]"),
        (np.ones(8, bool), r"bool\[8\]"),
        (["x"] * 8, "<U1"),
        (1, r"int64\[\]"),
        (None, "object"),
    ],
)
def test_what_is_not_an_action_for_each_game_is_refused(actions: object, given: str) -> None:
    games = vector_env("bluff", games=8)
    games.reset(seed=1)
    before = games.batch.rows.copy()
    with pytest.raises(Malformed, match=f"8 games take as many whole numbers.* not {given}"):
        games.step(actions)
    assert (games.batch.rows == before).all()


def test_actions_may_be_whole_numbers_of_any_kind() -> None:
    games = vector_env("bluff", games=4)
    for actions in (np.ones(8, np.uint8)[::2], np.ones(4, np.int32), [1] * 4):
        games.reset(seed=1)
        games.step(actions)


def test_nothing_is_legal_in_a_game_that_has_not_begun_or_is_over() -> None:
    batch = Batch(1, 2, dice=1)
    assert not batch.masks().any()
    with pytest.raises(IllegalMove):
        batch.step(np.array([0]))
    batch.begin()
    while (batch.step(batch.any_actions()) < 0).all():
        pass
    for action in range(batch.actions):
        with pytest.raises(IllegalMove):
            batch.step(np.array([action]))


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    batch = Batch(3000, 2, dice=1)
    batch.seed([str(number) for number in range(3000)])
    batch.begin()
    actions = batch.any_actions()
    assert np.take_along_axis(batch.masks(), actions[:, None], 1).all()
    counts = np.bincount(actions, minlength=batch.actions)
    assert counts[0] == 0
    assert counts[1:].min() > 3000 / 12 * 0.7


def test_it_is_a_vector_environment_after_gymnasiums_conventions() -> None:
    games = vector_env("bluff", games=64, seats=3)
    seen, info = games.reset(seed=5)
    again, _ = vector_env("bluff", games=64, seats=3).reset(seed=5)
    assert (seen == again).all()
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert games.observation_space.contains(seen)
    ends = 0
    for _ in range(60):
        actions = games.batch.any_actions()
        assert games.action_space.contains(actions)
        acted = info["seat"]
        seen, rewards, ended, cut, info = games.step(actions)
        assert games.observation_space.contains(seen)
        assert info["action_mask"].shape == (64, games.single_action_space.n)
        assert not cut.any()
        assert np.allclose(info["returns"].sum(axis=1), 0, atol=1e-6)
        assert (rewards == info["returns"][np.arange(64), acted]).all()
        assert ((info["returns"] == 1).sum(axis=1) == ended).all()
        ends += ended.sum()
    assert ends > 64


def test_a_game_without_batches_says_so() -> None:
    with pytest.raises(Refusal, match="batches"):
        vector_env("border")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 1}, "Bluff is for 2 to 6 players, not for 1."),
        ({"seats": 7}, "Bluff is for 2 to 6 players, not for 7."),
        ({"seats": 2.5}, "Bluff is for 2 to 6 players, not for 2.5."),
        ({"seats": "x"}, "Bluff is for 2 to 6 players, not for x."),
        ({"games": 0}, "The option “games” cannot be “0”. It can be: 1, 2, …."),
        ({"games": 1.5}, "The option “games” cannot be “1.5”. It can be: 1, 2, …."),
        ({"dice": 0}, "The option “dice” cannot be “0”. It can be: 1-5."),
        ({"dice": 9}, "The option “dice” cannot be “9”. It can be: 1-5."),
        ({"exact": "x"}, "The option “exact” cannot be “x”."),
        ({"die": 1}, "There is no option “die”. There are: dice, laying_out, exact, bid_cap."),
        ({"laying_out": True}, "In batches Bluff is played with laying_out = false only."),
        ({"bid_cap": False}, "In batches Bluff is played with bid_cap = true only."),
    ],
)
def test_a_setting_that_cannot_be_is_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        vector_env("bluff", **given)  # type: ignore[arg-type]
    assert str(refused.value).startswith(sentence)


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        vector_env("bluff", games=4).step(np.zeros(4, int))


def test_without_a_seed_games_differ_and_with_one_they_repeat() -> None:
    one, other = vector_env("bluff", games=16), vector_env("bluff", games=16)
    first, _ = one.reset()
    assert (first != other.reset()[0]).any()
    assert (first != one.reset()[0]).any()
    assert (first == other.reset(seed=one.np_random_seed)[0]).all()
    seeds: list[int | None] = [*range(15), None]
    listed, again = one.reset(seed=seeds)[0], other.reset(seed=seeds)[0]
    assert (listed[:15] == again[:15]).all()
    with pytest.raises(Malformed, match="16 games take as many"):
        one.reset(seed=[1, 2])
    with pytest.raises(Malformed, match="reset_mask"):
        one.reset(options={"reset_mask": np.ones(16, bool)})


def test_the_last_of_a_game_is_where_gymnasium_looks_for_it() -> None:
    games = vector_env("bluff", games=32, dice=1)
    _, info = games.reset(seed=3)
    for _ in range(30):
        acted = info["seat"]
        seen, rewards, ended, _, info = games.step(games.batch.any_actions())
        assert ended.any() == ("final_obs" in info) == ("final_info" in info)
        if not ended.any():
            continue
        final = info["final_info"]
        for marks in (info["_final_obs"], info["_final_info"], final["_returns"], final["_seat"]):
            assert (marks == ended).all()
        for i, last in enumerate(info["final_obs"]):
            assert (last is not None) == ended[i]
            if last is not None:
                said = dict(zip(games.batch.slots, last, strict=True))
                assert said["seats.0.dice"] == (rewards[i] > 0)
                assert said["dice"] == 1
                assert final["seat"][i] == acted[i]
                assert final["returns"][i][acted[i]] == rewards[i]
                assert seen[i][games.batch.slots.index("dice")] == 2


def test_gymnasiums_wrappers_find_what_they_look_for() -> None:
    games = DictInfoToList(vector_env("bluff", games=8, dice=1))
    games.reset(seed=3)
    for _ in range(10):
        _, rewards, ended, _, infos = games.step(games.unwrapped.batch.any_actions())
        for i, info in enumerate(infos):
            assert ("final_obs" in info) == ended[i]
            if ended[i]:
                assert info["final_info"]["returns"][info["final_info"]["seat"]] == rewards[i]
