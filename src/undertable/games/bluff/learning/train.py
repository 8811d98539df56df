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
PASSES = 6000
"""Until rates and heat are at their last."""
RUN = (4000, 6000)
"""Of these so many are run, for two players and for more."""
LEAST_STAKE = 0.2
PULL = 0.1
"""What it costs to leave what was done of late, in games won."""


class Plan(NamedTuple):
    """How to learn."""

    seats: tuple[int, ...]
    """Players at the table, each as often as it stands here."""
    passes: int
    """How many it takes until rates and heat are at their last."""
    run: int
    """How many of them are run."""
    rounds: int = 1024
    """Played before the policy is changed."""
    rate: float = 5e-4
    last_rate: float = 5e-5
    heat: float = 0.03
    """What staying mixed is worth at first, in games won."""
    last_heat: float = 0.004
    value_rate: float = 0.02
    """How quickly it is learned what dice promise: as noisy as it is quick."""
    last_value_rate: float = 0.001
    seed: int = 0


def plans(passes: int | None, seed: int) -> tuple[Plan, Plan]:
    """For two players, and for more; these play in pairs too, to know what dice promise there."""
    pair = Plan((2,), PASSES, RUN[0], seed=seed)
    crowd = Plan((2, 3, 4, 4, 5, 6), PASSES, RUN[1], rounds=512, seed=seed)
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


class Rounds:
    """Rounds side by side, and what they are worth to everybody, in stakes."""

    def __init__(self, plan: Plan, values: Values, rng: np.random.Generator) -> None:
        self.rows, self.kinds = begun(plan, rng)
        count = len(self.rows)
        self.values, self.rng = values, rng
        self.left = self.rows[:, CUPS : CUPS + 6].copy()
        self.cups = np.zeros((count, 6, 6), np.int64)
        kernel.deal(self.cups, self.rows, rng.random((count, 30)))
        self.before, self.gained = np.zeros((count, 6)), np.zeros((count, 6))
        tables = values.pairs, values.worth
        kernel.promises(self.left, self.rows, self.kinds, *tables, self.before)
        self.stakes = np.maximum(LEAST_STAKE, 4 * self.before * (1 - self.before)) / SCALE

    def seen(self, live: Array) -> tuple[Array, Array, Array]:
        """Features and masks of the seats to act, and what only a critic sees."""
        rows, cups = self.rows[live], self.cups[live]
        hidden = np.empty((len(live), 6, kernel.EXTRA), np.float32)
        kernel.peek(rows, cups, hidden)
        return *kernel.asked(rows, kernel.own_dice(rows, cups)), hidden

    def doubted(self, live: Array) -> Array:
        """What a doubt would bring everybody."""
        found = np.zeros((len(live), 6))
        tables = self.values.pairs, self.values.worth
        kernel.if_doubted(self.rows[live], self.cups[live], self.kinds[live], *tables, found)
        return (found - self.before[live]) / self.stakes[live]

    def step(self, live: Array, actions: Array, doubted: Array) -> Array:
        """Which rounds go on after these actions."""
        ended, on = actions == 0, np.ones(len(live), bool)
        self.gained[live[ended]] = doubted[ended]
        rows, cups = self.rows[live], self.cups[live]
        kernel.step(rows, cups, actions, self.rng.random((len(live), 5)), on)
        self.rows[live], self.cups[live] = rows, cups
        return live[on]

    def forgive(self, turn: Turn) -> None:
        """Take from what was gained the luck of a turn: what chance drew, less its mean.

        Of the one who acts a critic says it for all actions, and between two the other's luck is
        the opposite; of more players it is known what a doubt would have brought each.
        """
        live, actor, luck = turn.live, turn.actor, turn.luck
        two = self.rows[live, SEATS] == 2
        own = self.gained[live, actor] - luck
        others = np.where(two, 0.0, turn.surprise)[:, None] * turn.doubted
        self.gained[live] -= others
        self.gained[live[two], 1 - actor[two]] += luck[two]
        self.gained[live, actor] = own

    def learn(self, rate: float) -> None:
        """What the dice at the start were worth, once all luck is forgiven."""
        ends = self.before + self.gained * self.stakes
        self.values.learn(self.left, self.rows, self.kinds, ends, rate)


class Turn(NamedTuple):
    """One action in each of the rounds that still go on."""

    live: Array
    actor: Array
    luck: Array
    """What the action is worth beyond the mean of all, to the one who acts."""
    doubted: Array
    """What a doubt would bring everybody."""
    surprise: Array
    """Whether it was a doubt, less how likely it was."""


class Learner:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(plan.seed)
        self.policy = Net(PER_FACE, HIDDEN, self.rng)
        self.critic = Net(PER_FACE + kernel.EXTRA, CRITIC, self.rng)
        self.values = Values()

    def run(self) -> Iterator[dict[str, float]]:
        plan = self.plan
        for number in range(plan.run):
            done = number / plan.passes
            rate = _between(plan.rate, plan.last_rate, done)
            heat = _between(plan.heat, plan.last_heat, min(1.0, 2 * done))
            batch = self._play(_between(plan.value_rate, plan.last_value_rate, done))
            yield self._learn(batch, rate, heat * SCALE)

    def _play(self, rate: float) -> Batch:
        rounds = Rounds(self.plan, self.values, self.rng)
        live = np.arange(len(rounds.rows))
        turns, seen, gains = [], [], []
        while len(live):
            x, mask, hidden = rounds.seen(live)
            doubted = rounds.doubted(live)
            turn, actions = self._act(live, rounds.rows[live, TURN], x, mask, hidden, doubted)
            turns.append(turn)
            seen.append((x, mask, hidden, doubted[np.arange(len(live)), turn.actor], actions))
            live = rounds.step(live, actions, doubted)
        for turn in reversed(turns):
            gains.append(rounds.gained[turn.live, turn.actor])
            rounds.forgive(turn)
        rounds.learn(rate)
        x, mask, hidden, doubts, actions = map(np.concatenate, zip(*seen, strict=True))
        worth = np.concatenate(gains[::-1]).astype(np.float32)
        return Batch(x, mask, hidden, doubts.astype(np.float32), actions, worth)

    def _act(
        self, live: Array, actor: Array, x: Array, mask: Array, hidden: Array, doubted: Array
    ) -> tuple[Turn, Array]:
        each = np.arange(len(live))
        faces, said = parted(x)
        chances = softmax(self.policy.layers(faces, said)[-1], mask)
        actions = np.empty(len(live), np.int64)
        kernel.draw(chances, self.rng.random(len(live)), actions)
        q = self.critic.layers(_truth(faces, hidden), said)[-1]
        q[:, 0] = doubted[each, actor]
        luck = q[each, actions] - (chances * q).sum(axis=1)
        return Turn(live, actor, luck, doubted, (actions == 0) - chances[:, 0]), actions

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
        layers = self.critic.layers(_truth(faces, b.hidden), said)
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


def _between(first: float, last: float, done: float) -> float:
    return float(first * (last / first) ** done)


def _truth(faces: Array, hidden: Array) -> Array:
    return np.concatenate([faces, hidden.reshape(len(faces), -1)], axis=1)


def write(learners: Sequence[Learner], path: Path) -> None:
    """The policy of a pair and that of a crowd, and what they found dice to be worth.

    What they were on average of late: single steps go round in circles about what is hard to read,
    and their mean lies within.
    """
    pair, crowd = learners
    nets = {
        f"{name} {k}": w.astype(np.float16)
        for name, learner in (("pair", pair), ("crowd", crowd))
        for k, w in enumerate(learner.policy.mean)
    }
    np.savez_compressed(path, **nets, pairs=pair.values.pairs, worth=crowd.values.worth)
