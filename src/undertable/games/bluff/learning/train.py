"""Self-play: every seat plays the policy, and the policy goes where it gains, staying mixed.

A regularised policy gradient. A critic that sees all cups says what each action is worth; what it
errs in the action really played is added, so that its errors change the noise but not the aim. The
reward of a round is what the dice left promise (`Values`), which is learned from the same rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from undertable.games.bluff.bot.equilibria import VALUES
from undertable.games.bluff.bot.features import (
    CUPS,
    LAYABLE,
    MILD,
    PER_FACE,
    SEATS,
    TURN,
    WIDTH,
)
from undertable.games.bluff.bot.net import parted, softmax, think
from undertable.games.bluff.learning import kernel
from undertable.games.bluff.learning.net import Net

Array = Any
HIDDEN, CRITIC = 64, 64
PART = 2048
"""Decisions learned from at once."""
SCALE = 4.0
"""Payoffs are in games won, so many times."""
PASSES = (1800, 2500)
"""Run for two players, and for more: what they gain after that is small."""
LEAST_STAKE = 0.2
PULL = 0.1
"""What it costs to leave what was done of late, in games won."""


class Plan(NamedTuple):
    """How to learn."""

    seats: tuple[int, ...]
    """Players at the table, each as often as it stands here."""
    passes: int
    """How many it takes until rate and heat are at their last."""
    run: int
    """How many of them are run."""
    rounds: int = 1024
    """Played before the policy is changed."""
    rate: float = 5e-4
    last_rate: float = 1e-4
    heat: float = 0.03
    """What staying mixed is worth at first, in games won."""
    last_heat: float = 0.003
    seed: int = 0


def plans(passes: int | None, seed: int) -> tuple[Plan, Plan]:
    """For two players, and for more."""
    pair = Plan((2,), 6000, PASSES[0], seed=seed)
    crowd = Plan((3, 4, 4, 5, 6), 3000, PASSES[1], rounds=512, seed=seed)
    if passes is None:
        return pair, crowd
    return pair._replace(passes=passes, run=passes), crowd._replace(passes=passes, run=passes)


class Values:
    """The share of games won with so many dice, learned from what rounds lead to."""

    def __init__(self) -> None:
        dice = np.arange(1, 6)
        strength = np.array([0.0, *(2.4 * np.log(dice))])
        self.worth = np.tile(strength, (4, 7, 1))
        self.worth[:, :, 0] = np.log(1.15)
        power = np.array([0.0, *(dice**2.4)])
        mine = power[:, None] * 1.15
        self.pairs = np.tile(mine / np.maximum(mine + power[None, :], 1e-9), (4, 1, 1))
        for (a, b), value in VALUES.items():
            self.pairs[0, a, b] = (1 + value) / 2

    def learn(self, left: Array, rows: Array, kinds: Array, ends: Array, rate: float) -> None:
        """Rounds that began with these dice ended with these promises."""
        kernel.learn_values(left, rows, kinds, ends, self.pairs, self.worth, rate)


class Batch(NamedTuple):
    """Decisions of many rounds, and what became of them."""

    x: Array
    mask: Array
    hidden: Array
    doubts: Array
    actions: Array
    gains: Array


def begun(plan: Plan, rng: np.random.Generator) -> tuple[Array, Array]:
    """Rounds to play: rows, and which rules each is played by."""
    rounds = plan.rounds
    rows = np.zeros((rounds, WIDTH), np.int64)
    rows[:, SEATS] = rng.choice(np.array(plan.seats), rounds)
    dice = rng.integers(1, 6, (rounds, 6))
    dice[rng.random(rounds) < 0.25] = 5
    rows[:, CUPS : CUPS + 6] = np.where(np.arange(6) < rows[:, SEATS, None], dice, 0)
    rows[:, LAYABLE] = rng.random(rounds) < 0.15
    rows[:, MILD] = rng.random(rounds) < 0.1
    return rows, rows[:, MILD] + 2 * rows[:, LAYABLE]


class Learner:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(plan.seed)
        self.policy = Net(PER_FACE, HIDDEN, self.rng)
        self.critic = Net(PER_FACE + kernel.EXTRA, CRITIC, self.rng)
        self.values = Values()

    def run(self) -> Iterator[dict[str, float]]:
        for number in range(self.plan.run):
            done = number / self.plan.passes
            rate = self.plan.rate * (self.plan.last_rate / self.plan.rate) ** done
            heat = self.plan.heat * (self.plan.last_heat / self.plan.heat) ** min(1.0, 2 * done)
            batch = self._play()
            yield self._learn(batch, rate, heat * SCALE)

    def _play(self) -> Batch:
        rows, kinds = begun(self.plan, self.rng)
        rounds = len(rows)
        left = rows[:, CUPS : CUPS + 6].copy()
        cups = np.zeros((rounds, 6, 6), np.int64)
        kernel.deal(cups, rows, self.rng.random((rounds, 30)))
        before, ends = np.zeros((rounds, 6)), np.zeros((rounds, 6))
        kernel.promises(left, rows, kinds, self.values.pairs, self.values.worth, before)
        stakes = np.maximum(LEAST_STAKE, 4 * before * (1 - before)) / SCALE
        live = np.arange(rounds)
        seen: list[tuple[Array, ...]] = []
        while len(live):
            now, dice = rows[live], cups[live]
            x, mask = kernel.asked(now, kernel.own_dice(now, dice))
            hidden = np.empty((len(live), 6, kernel.EXTRA), np.float32)
            kernel.peek(now, dice, hidden)
            actions = np.empty(len(live), np.int64)
            chances = softmax(self.policy.layers(*parted(x))[-1], mask)
            kernel.draw(chances, self.rng.random(len(live)), actions)
            doubted = np.zeros((len(live), 6))
            kernel.if_doubted(now, dice, kinds[live], self.values.pairs, self.values.worth, doubted)
            actor = now[:, TURN].copy()
            each = np.arange(len(live))
            worth = (doubted[each, actor] - before[live, actor]) / stakes[live, actor]
            seen.append((x, mask, hidden, worth, actions, live, actor))
            ended = actions == 0
            ends[live[ended]] = doubted[ended]
            on = np.ones(len(live), bool)
            kernel.step(now, dice, actions, self.rng.random((len(live), 5)), on)
            rows[live], cups[live] = now, dice
            live = live[on]
        self.values.learn(left, rows, kinds, ends, 0.02)
        x, mask, hidden, worth, actions, games, actors = (
            np.concatenate(column) for column in zip(*seen, strict=True)
        )
        gains = (ends[games, actors] - before[games, actors]) / stakes[games, actors]
        return Batch(x, mask, hidden, worth.astype(np.float32), actions, gains.astype(np.float32))

    def _learn(self, batch: Batch, rate: float, heat: float) -> dict[str, float]:
        order = self.rng.permutation(len(batch.actions))
        figures = np.zeros(4)
        for first in range(0, len(order), PART):
            part = order[first : first + PART]
            figures += self._part(Batch(*(column[part] for column in batch)), rate, heat)
        figures /= max(1, -(-len(order) // PART))
        names = ("entropy", "error", "spread", "doubts")
        return {"decisions": len(order), **dict(zip(names, figures.tolist(), strict=True))}

    def _part(self, b: Batch, rate: float, heat: float) -> Array:
        size, each = len(b.actions), np.arange(len(b.actions))
        faces, said = parted(b.x)
        truth = np.concatenate([faces, b.hidden.reshape(len(faces), -1)], axis=1)
        layers = self.critic.layers(truth, said)
        q = layers[-1]
        slope = np.zeros_like(q)
        taken = b.actions > 0
        errors = q[each, b.actions] - b.gains
        slope[each[taken], b.actions[taken]] = errors[taken] / size
        q = q.copy()
        q[:, 0] = b.doubts
        missed = (b.gains - q[each, b.actions])[:, None]
        self.critic.learn(layers, slope, rate)
        layers = self.policy.layers(faces, said)
        chances = softmax(layers[-1], b.mask)
        logs = np.log(np.maximum(chances, 1e-8))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        before = softmax(think(self.policy.magnet, faces, said)[-1], b.mask)
        q -= PULL * SCALE * (logs - np.log(np.maximum(before, 1e-8)))
        mean = (chances * q).sum(axis=1, keepdims=True)
        slope = -chances * (q - mean - heat * (logs + entropy))
        slope += chances * missed
        slope[each, b.actions] -= missed[:, 0]
        slope /= size
        self.policy.learn(layers, slope, rate)
        return np.array(
            [entropy.mean(), (errors[taken] ** 2).mean(), b.gains.var(), (b.actions == 0).mean()]
        )


def write(learners: Sequence[Learner], path: Path) -> None:
    """The policy of a pair and that of a crowd, and what they found dice to be worth.

    What they were on average of late: single steps go round in circles about what is hard to read,
    and their mean lies within.
    """
    pair, crowd = learners
    nets = {
        f"{name} {k}": w.astype(np.float16)
        for name, learner in (("pair", pair), ("crowd", crowd))
        for k, w in enumerate(learner.policy.magnet)
    }
    np.savez_compressed(path, **nets, pairs=pair.values.pairs, worth=crowd.values.worth)
