"""Bluff's learned policy: what it sees, what it may do, and that it can be learned again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from undertable.cli import main
from undertable.core.dice import FastDice
from undertable.games import game
from undertable.games.bluff.bot import net
from undertable.games.bluff.bot.features import (
    ACTIONS,
    CUPS,
    LAID,
    LAYABLE,
    PER_FACE,
    SAID,
    SEATS,
    TURN,
    WIDTH,
    bid_of,
    row_of,
    slot_of,
)
from undertable.games.bluff.bot.learned import Learned, laid_for, mind, seen
from undertable.games.bluff.bot.outlook import promise
from undertable.games.bluff.bot.policy import LOOSE
from undertable.games.bluff.learning import kernel
from undertable.games.bluff.learning.answer import HANDS, PRIORS, Answer, of_mind
from undertable.games.bluff.learning.experts import AnswerToExperts
from undertable.games.bluff.learning.net import Net
from undertable.games.bluff.learning.train import Learner, Plan
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.types import FACES, MOST_DICE, Bid, LayOut

from .test_bot import TABLES, spots

BLUFF = game("bluff")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_does_what_is_legal_and_says_how_likely(seats: int, options: dict[str, object]) -> None:
    for spot in spots(seats, options):
        policy = Learned().policy(spot.view, spot.history, spot.legal)
        assert all(move in spot.legal for move, _ in policy)
        assert len({move for move, _ in policy}) == len(policy)
        assert sum(chance for _, chance in policy) == pytest.approx(1, abs=1e-5)


def test_loosely_it_does_the_same_things_the_rarer_more_often() -> None:
    for spot in spots(2, {}):
        strict, loose = (
            dict(bot.policy(spot.view, spot.history, spot.legal))
            for bot in (Learned(), Learned(loose=2.0))
        )
        assert strict.keys() == loose.keys()
        assert max(loose.values()) <= max(strict.values()) + 1e-6


def test_it_decides_as_often_as_it_says() -> None:
    spot = next(spots(2, {}))
    policy = dict(BLUFF.bot("hard").policy(spot.view, spot.history, spot.legal))
    dice = FastDice("often")
    draws = Counter(
        BLUFF.bot("hard").decide(spot.view, spot.history, spot.legal, dice) for _ in range(2000)
    )
    for move, chance in policy.items():
        assert draws[move] / 2000 == pytest.approx(chance, abs=0.05)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_it_sees_the_same(seats: int, options: dict[str, object]) -> None:
    for spot in spots(seats, options, games=1):
        row, own = row_of(spot.view, spot.history)
        x, mask = seen(row, [own])
        quick, may = kernel.asked(np.array([row]), np.array([own]))
        assert np.array_equal(x, quick)
        assert np.array_equal(mask, may)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_a_doubt_ends_as_by_the_rules(seats: int, options: dict[str, object]) -> None:
    left = np.zeros(6, np.int64)
    for spot in spots(seats, options):
        if spot.view.bid is None or spot.view.phase != "bidding":
            continue
        row, _ = row_of(spot.view, spot.history)
        order = [s % seats for s in range(spot.state.turn, spot.state.turn + seats)]
        order = [s for s in order if spot.view.dice[s]]
        cups = np.array([[spot.state.cups[s].count(face) for face in FACES] for s in order])
        starter = kernel.after_doubt(np.array(row), cups, left)
        state = spot.state.copy()
        state.play(state.turn, DOUBT)
        assert [state.dice_left[s] for s in order] == left[: len(order)].tolist()
        assert order[starter] == state.turn


def test_compiled_laying_out_leaves_the_rest_to_chance() -> None:
    row = np.zeros(WIDTH, np.int64)
    row[SEATS], row[LAYABLE] = 2, 1
    row[CUPS : CUPS + 2] = 5
    cups = np.array([[2, 1, 1, 0, 0, 1], [5, 0, 0, 0, 0, 0]])
    dice = np.array([0.9, 0.9, 0.5, 0.5, 0.5])
    kernel.act(row, cups, slot_of(10, 3, 0), dice)
    assert row[SAID : SAID + 3].tolist() == [3, 0, 0]
    kernel.act(row, cups, ACTIONS - 1, dice)
    assert row[LAID : LAID + 6].tolist() == [2, 0, 0, 0, 0, 1]
    assert row[CUPS] == 2
    assert cups[0].tolist() == [0, 0, 0, 0, 0, 2]
    assert row[TURN] == 1


def test_every_bid_of_a_window_has_one_action() -> None:
    for dice in range(2, MOST_DICE + 1):
        for action in range(1, ACTIONS - 2):
            assert slot_of(dice, *bid_of(dice, action)) == action


def test_what_fits_is_laid_out_or_else_one_die() -> None:
    assert laid_for((1, 2, 4, 4, 6), 4) == (4, 4, 6)
    assert laid_for((2, 3, 5), 4) == (2,)


def test_a_bid_it_would_never_make_says_nothing() -> None:
    spot = next(spots(2, {}))
    cups = [(1, 2, 3, 4, 5), (6, 6, 6, 6, 6)]
    assert Learned().speaks(spot.view, [], Bid(30, 1), cups) == [0.0, 0.0]


def test_asked_with_many_cups_it_says_what_its_policy_says() -> None:
    spot = next(spots(3, {}))
    policy = dict(Learned().policy(spot.view, spot.history, spot.legal))
    for move, chance in policy.items():
        assert isinstance(move, Bid)
        (said,) = Learned().speaks(spot.view, spot.history, move, [spot.view.cup])
        assert said == pytest.approx(chance, abs=1e-5)


@pytest.mark.parametrize("kind", range(4))
def test_what_dice_promise_adds_up(kind: int) -> None:
    for dice in ([5, 5], [3, 0, 1], [5, 4, 2, 1], [1, 1, 1, 1, 1, 5]):
        shares = [promise(dice, 0, seat, kind) for seat in range(len(dice))]
        assert sum(shares) == pytest.approx(1)
        best = max(range(1, len(dice)), key=dice.__getitem__)
        assert shares[best] == max(shares[1:])


def test_a_net_goes_down_the_slope_it_is_given() -> None:
    rng = np.random.default_rng(0)
    mine = Net(PER_FACE, 16, rng)
    faces = rng.standard_normal((60, PER_FACE)).astype(np.float32)
    said = rng.standard_normal((10, mine.weights[1].shape[0])).astype(np.float32)
    wanted = rng.standard_normal((10, ACTIONS)).astype(np.float32)
    losses = []
    for _ in range(200):
        layers = mine.layers(faces, said)
        losses.append(float(np.square(layers[-1] - wanted).mean()))
        mine.learn(layers, (layers[-1] - wanted) / 10, 0.003)
    assert losses[-1] < losses[0] / 4


def test_the_same_seed_learns_the_same() -> None:
    plan = Plan((2, 3), passes=2, run=2, rounds=64, seed=5)
    one, other, third = Learner(plan), Learner(plan), Learner(plan._replace(seed=6))
    for learner in (one, other, third):
        assert len(list(learner.run())) == 2
    for mine, same, different in zip(
        one.policy.weights, other.policy.weights, third.policy.weights, strict=True
    ):
        assert np.array_equal(mine, same)
        assert not np.array_equal(mine, different)


def test_the_command_writes_what_a_bot_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "learned.npz"
    assert main(["train", "bluff", "--passes", "1", "--out", str(path)]) == 0
    assert "decisions" in capsys.readouterr().out
    with np.load(path) as made, np.load(_package_file()) as kept:
        assert {name: made[name].shape for name in made} == {n: kept[n].shape for n in kept}
    assert _package_file().stat().st_size < 5_000_000


def _package_file() -> Path:
    return Path(net.__file__).with_name("learned.npz")


def test_who_knows_a_random_player_beats_it() -> None:
    def anything(rows: np.ndarray, own: np.ndarray) -> np.ndarray:
        _, mask = kernel.asked(rows, own)
        return (mask / mask.sum(axis=1, keepdims=True)).astype(np.float32)

    learned = mind()
    wins = Answer(anything, learned.pairs, learned.worth, 2, games=20, worlds=8).run()
    assert wins.mean() > 0.8


def test_what_was_learned_is_hard_to_read() -> None:
    """A short form; docs/bots.md has the figures of the long one."""
    learned = mind()
    wins = Answer(
        of_mind(learned, LOOSE), learned.pairs, learned.worth, 2, games=60, worlds=8
    ).run()
    assert wins.mean() < 0.75


def test_the_command_asks_the_compiled_player(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["exploit", "bluff", "--compiled", "--games", "2", "--worlds", "2", "--lang", "en"]
    assert main([*asked, "--bot", "hard", "--seats", "4", "--option", "laying_out=true"]) == 0
    assert "Somebody who knows hard wins" in capsys.readouterr().out
    assert main([*asked, "--bot", "easy"]) == 2
    assert "knows hard and expert alone" in capsys.readouterr().err
    assert main(["exploit", "dig", "--bot", "random", "--compiled", "--lang", "en"]) == 2
    assert "no compiled player" in capsys.readouterr().err


def test_laying_out_it_lays_out_for_the_bid() -> None:
    for spot in spots(3, {"laying_out": True}, games=1):
        if spot.view.phase == "laying":
            assert spot.view.bid is not None
            for move, _ in Learned().policy(spot.view, spot.history, spot.legal):
                if isinstance(move, LayOut):
                    assert move.dice == laid_for(spot.view.cup, spot.view.bid.face)


def test_the_answer_reads_experts_by_what_they_do_with_every_cup() -> None:
    learned = mind()
    game = AnswerToExperts(
        of_mind(learned), learned.pairs, learned.worth, 2, games=1, worlds=4, dice=2
    )
    game.place[0] = 1 - game.rows[0, TURN]
    plain = of_mind(learned)(np.repeat(game.rows, len(HANDS[2]), axis=0), HANDS[2])
    actions = game._others(np.array([0]))
    table = game.tables[0]
    assert table.shape == (len(HANDS[2]), ACTIONS)
    assert table.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not np.allclose(table, plain)
    assert ((table > 0) <= (plain > 0)).all()
    game._hear(np.array([0]), actions)
    belief = game.beliefs[0, game.rows[0, TURN], : len(HANDS[2])]
    expected = PRIORS[2] * (table[:, actions[0]] + 1e-4)
    assert belief == pytest.approx(expected / expected.sum())


def test_laying_out_an_expert_has_said_nothing_of_its_new_dice() -> None:
    learned = mind()
    wins = AnswerToExperts(
        of_mind(learned), learned.pairs, learned.worth, 3, games=1, worlds=2, dice=2, layable=True
    ).run()
    assert 0 <= wins[0] <= 1
