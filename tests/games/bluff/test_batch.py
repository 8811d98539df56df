"""Thousands of games at once are, each of them, the game that the rules play."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from undertable.core.dice import Dice, FastDice
from undertable.core.errors import Refusal
from undertable.core.match import new_match
from undertable.games.bluff import GAME
from undertable.games.bluff.batch import BID, BIDDER, DICE, ROUND, Batch
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import FACES, BluffView
from undertable.lab.batches import vector_env

TABLES = [(2, 5), (2, 1), (3, 2), (4, 5), (6, 5)]


def the_game(seats: int, dice: int, chance: Dice) -> Bluff:
    state = GAME.start(seats, chance, dice=dice)
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


@pytest.mark.parametrize(("seats", "dice"), TABLES)
def test_it_is_step_by_step_the_game_of_the_rules(seats: int, dice: int) -> None:
    games, random = 40, np.random.default_rng(seats)
    batch = Batch(games, seats, dice)
    words = [f"batch {seats} {number}" for number in range(games)]
    batch.seed(words)
    batch.begin()
    states = [the_game(seats, dice, FastDice(word)) for word in words]
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
            said = dict(zip(batch.slots, seen[i], strict=True))
            assert {k: v for k, v in said.items() if v} == {
                k: v for k, v in seen_by(view, seats, last[i]).items() if v
            }
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
                assert state.dice is not None
                states[i], last[i] = the_game(seats, dice, state.dice), {}
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


def test_an_illegal_action_is_refused_and_its_game_has_not_moved() -> None:
    batch = Batch(2)
    batch.seed(["a", "b"])
    batch.begin()
    before = batch.rows.copy()
    for action in (0, -1, batch.actions):
        with pytest.raises(ValueError, match="not legal"):
            batch.step(np.array([action, action]))
        assert (batch.rows == before).all()


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    batch = Batch(3000, 2, 1)
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
