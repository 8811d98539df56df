"""Learn Bluff for two by self-play, from nothing, with numpy alone.

    OPENBLAS_NUM_THREADS=1 python examples/learn_bluff.py 12 net.npz curve.png   # processor minutes
    PYTHONPATH=examples undertable sim bluff --bots learn_bluff:Learned,normal --games 1000
    PYTHONPATH=examples undertable guest LINK --bot learn_bluff:Learned       # at a live table

One net plays both seats of a thousand games at once and is improved by PPO; a bonus for being hard
to predict keeps it bluffing. The bot reads the file that LEARNED_NET names, or net.npz.
"""

import os
import sys
from pathlib import Path
from time import process_time

import numpy as np

from undertable.core.bot import Bot
from undertable.games import game
from undertable.games.bluff.batch import Batch
from undertable.lab.batches import vector_env
from undertable.lab.plots import picture
from undertable.lab.sim import plan, simulate, standings

GAMES, STEPS, PASSES, PARTS, HIDDEN, DISCOUNT, CLIP, RATE = 1024, 32, 2, 8, 96, 0.95, 0.2, 1e-3


class Net:
    """Two layers, then a score for every action and a guess who will win."""

    def __init__(self, inputs, actions, seed=0):
        random = np.random.default_rng(seed)
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.w = [random.normal(0, (2 / a) ** 0.5, (a, b)).astype("f4") for a, b in sizes]
        self.w[2] *= 0.1
        self.w += [np.zeros(b, "f4") for _, b in sizes]
        self.moments = [[np.zeros_like(w), np.zeros_like(w)] for w in self.w]
        self.steps = 0

    def forward(self, seen, mask):
        x = seen / 5
        h1 = np.maximum(x @ self.w[0] + self.w[3], 0)
        h2 = np.maximum(h1 @ self.w[1] + self.w[4], 0)
        out = h2 @ self.w[2] + self.w[5]
        scores = np.where(mask, out[:, :-1], -1e9)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True), np.tanh(out[:, -1]), (x, h1, h2)

    def learn(self, layers, d_out, rate):
        """Adam on the gradient of the last layer, carried back through the others."""
        x, h1, h2 = layers
        d2 = (d_out @ self.w[2].T) * (h2 > 0)
        d1 = (d2 @ self.w[1].T) * (h1 > 0)
        grads = [x.T @ d1, h1.T @ d2, h2.T @ d_out, d1.sum(0), d2.sum(0), d_out.sum(0)]
        self.steps += 1
        for i, (g, m) in enumerate(zip(grads, self.moments, strict=True)):
            m[0] += 0.1 * (g - m[0])
            m[1] += 0.001 * (g * g - m[1])
            first, second = m[0] / (1 - 0.9**self.steps), m[1] / (1 - 0.999**self.steps)
            self.w[i] -= rate * first / (np.sqrt(second) + 1e-8)


def play(net, games, seen, info, random):
    """Some steps of all games; the advantage of each action over what the net expected."""
    kept = []
    for _ in range(STEPS):
        odds, value, _ = net.forward(seen, info["action_mask"])
        action = (odds.cumsum(1) > random.random((GAMES, 1)) * 0.999999).argmax(1)
        before = (seen, info["action_mask"], info["seat"], action, odds, value)
        seen, *ends, _, info = games.step(action)
        kept.append((*before, *ends))
    seat, value = info["seat"], net.forward(seen, info["action_mask"])[1]
    gain, batch = np.zeros(GAMES, "f4"), []
    for s, mask, who, action, odds, guess, reward, ended in reversed(kept):
        side = np.where(ended, 0, np.where(who == seat, 1, -1)).astype("f4")  # mine is your loss
        gain = reward + side * value - guess + DISCOUNT * side * gain
        batch.append((s, mask, action, odds[np.arange(GAMES), action], gain, gain + guess))
        seat, value = who, guess
    return seen, info, [np.concatenate(part) for part in zip(*batch, strict=True)]


def improve(net, batch, bonus, rate, random):
    """Likelier, what was better than expected, but never by much at once."""
    seen, mask, action, chance, gain, target = batch
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(PASSES):
        for part in np.array_split(random.permutation(len(seen)), PARTS):
            odds, value, layers = net.forward(seen[part], mask[part])
            chosen, g, logs = (np.arange(len(part)), action[part]), gain[part], np.log(odds + 1e-9)
            ratio = odds[chosen] / chance[part]
            push = np.where(g > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * g
            d = odds * push[:, None]
            d[chosen] -= push
            d += bonus * odds * (logs - (odds * logs).sum(1, keepdims=True))
            wrong = (value - target[part]) * (1 - value**2)
            net.learn(layers, np.column_stack([d, wrong]) / len(part), rate)


def learn(minutes, watch, seed=0):
    random, games = np.random.default_rng(seed), vector_env("bluff", GAMES, seats=2)
    net = Net(games.batch.size, games.batch.actions, seed)
    mean, (seen, info) = net.w, games.reset(seed=seed)
    began, rounds = process_time(), 0
    while (done := (process_time() - began) / 60 / minutes) < 1:
        rounds += 1
        seen, info, batch = play(net, games, seen, info, random)
        improve(net, batch, 0.03 * (1 - 0.8 * done), RATE * (1 - 0.9 * done), random)
        share = max(0.002, 1 / rounds)  # the mean of the latest nets is harder to beat than one
        mean = [kept + (w - kept) * share for kept, w in zip(mean, net.w, strict=True)]
        watch(done * minutes, mean)
    return mean


class Learned(Bot):
    """Plays what the net plays, from what a seat at a table sees and has heard."""

    def __init__(self):
        self.batch = Batch(1, seats=2)
        self.net = Net(self.batch.size, self.batch.actions)
        with np.load(os.environ.get("LEARNED_NET", "net.npz")) as file:
            self.net.w = [file[name] for name in file.files]

    def policy(self, view, history, legal):
        places = self.batch.numbers(legal)
        mask = np.isin(np.arange(self.batch.actions), places)[None]
        odds = self.net.forward(self.batch.observed(view, history)[None], mask)[0][0]
        return [(move, float(odds[place])) for move, place in zip(legal, places, strict=True)]


def main(minutes="12", net="net.npz", curve="curve.png"):
    """Learn for so long; twelve times on the way, 100 games against normal."""
    os.environ["LEARNED_NET"], seen = net, [(0, 0)]
    np.savez(net, *Net(Batch(1).size, Batch(1).actions).w)
    judge = plan(game("bluff"), ["learn_bluff:Learned", "normal"], seed="judge")

    def watch(minute, weights):
        if minute - seen[-1][0] >= float(minutes) / 12:
            np.savez(net, *weights)
            seen.append((minute, standings(judge, simulate(judge, 100))[judge.bots[0]].share))
            print(f"minute {minute:.1f}: {seen[-1][1]:.0%} of 100 games against normal", flush=True)

    np.savez(net, *learn(float(minutes), watch))
    with picture(Path(curve), "Bluff, learned by self-play", 7, 4) as figure:
        axes = figure.subplots(subplot_kw={"ylim": (0, 1), "xlabel": "processor minutes"})
        axes.plot(*zip(*seen, strict=True), "o-", color="#b3382c")


if __name__ == "__main__":
    main(*sys.argv[1:])
