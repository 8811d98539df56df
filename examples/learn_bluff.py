"""Learn Bluff for two by self-play, from nothing, with numpy alone.

    pip install 'undertable[lab]'
    python examples/learn_bluff.py --minutes 12 --net net.npz --curve curve.png
    cd examples && undertable sim bluff --bots learn_bluff:Learned,normal --games 1000
    undertable guest LINK --bot learn_bluff:Learned             # the net takes a seat at a live table

One net plays both seats of thousands of games at once (`undertable.lab.batches`) and is improved by
PPO: what turned out better than its own estimate becomes likelier. A bonus for being hard to
predict keeps it bluffing. LEARNED_NET names the file the bot reads; net.npz if it is not set.
"""

import argparse
import os
from time import perf_counter

import numpy as np

from undertable.core.bot import Bot
from undertable.games.bluff.batch import Batch
from undertable.games.bluff.types import Begins, Bidden, Doubt
from undertable.lab.batches import vector_env

GAMES, STEPS, HIDDEN = 1024, 32, 128
DISCOUNT, CLIP, RATE, PASSES, PARTS = 0.95, 0.2, 1e-3, 2, 8


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
        for w, g, m in zip(self.w, grads, self.moments, strict=True):
            m[0] += 0.1 * (g - m[0])
            m[1] += 0.001 * (g * g - m[1])
            first, second = m[0] / (1 - 0.9**self.steps), m[1] / (1 - 0.999**self.steps)
            w -= rate * first / (np.sqrt(second) + 1e-8)


def draw(odds, random):
    """One action for each row, as likely as the odds say."""
    return (odds.cumsum(1) > random.random((len(odds), 1)) * 0.999999).argmax(1)


def play(net, games, seen, info, random):
    """Some steps of all games; the advantage of each action over what the net expected."""
    kept = []
    for _ in range(STEPS):
        odds, value, _ = net.forward(seen, info["action_mask"])
        action = draw(odds, random)
        before = (seen, info["action_mask"], info["seat"], action, odds, value)
        seen, reward, ended, _, info = games.step(action)
        kept.append((*before, reward, ended))
    seat, value = info["seat"], net.forward(seen, info["action_mask"])[1]
    gain, batch = np.zeros(GAMES, "f4"), []
    for s, mask, who, action, odds, guess, reward, ended in reversed(kept):
        side = np.where(ended, 0, np.where(who == seat, 1, -1))  # two players: mine is your loss
        gain = reward + side * value - guess + DISCOUNT * side * gain
        batch.append((s, mask, action, odds[np.arange(GAMES), action], gain, gain + guess))
        seat, value = who, guess
    return seen, info, [np.concatenate(part) for part in zip(*batch, strict=True)]


def improve(net, batch, bonus, rate, random):
    seen, mask, action, chance, gain, target = batch
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(PASSES):
        for part in np.array_split(random.permutation(len(seen)), PARTS):
            odds, value, layers = net.forward(seen[part], mask[part])
            rows, a, g = np.arange(len(part)), action[part], gain[part]
            ratio = odds[rows, a] / chance[part]
            moves = np.where(g > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * g
            d = odds * moves[:, None]
            d[rows, a] -= moves
            logs = np.log(odds + 1e-9)
            d += bonus * odds * (logs - (odds * logs).sum(1, keepdims=True))
            d_value = (value - target[part]) * (1 - value**2)
            net.learn(layers, np.column_stack([d, d_value]) / len(part), rate)


def learn(minutes, seed=0, watch=None):
    random, games = np.random.default_rng(seed), vector_env("bluff", GAMES, seats=2)
    net = Net(games.batch.size, games.batch.actions, seed)
    mean, (seen, info) = [w.copy() for w in net.w], games.reset(seed=seed)
    began, rounds = perf_counter(), 0
    while (done := (perf_counter() - began) / 60 / minutes) < 1:
        seen, info, batch = play(net, games, seen, info, random)
        improve(net, batch, 0.03 * (1 - 0.8 * done), RATE * (1 - 0.9 * done), random)
        rounds += 1
        for kept, w in zip(mean, net.w, strict=True):
            kept += (w - kept) * max(0.002, 1 / rounds)  # the mean of many nets is harder to beat
        if watch:
            watch(done * minutes, rounds * GAMES * STEPS, mean)
    return mean


class Learned(Bot):
    """Plays what the net plays."""

    def __init__(self, weights=None):
        self.batch = Batch(1, seats=2)
        self.net = Net(self.batch.size, self.batch.actions)
        if weights is None:
            with np.load(os.environ.get("LEARNED_NET", "net.npz")) as file:
                weights = [file[name] for name in file.files]
        self.net.w = list(weights)
        self.slots = {name: place for place, name in enumerate(self.batch.slots)}

    def policy(self, view, history, legal):
        seen = np.zeros((1, self.batch.size), "f4")
        for name, value in self.observed(view, history):
            seen[0, self.slots[name]] += value
        places = [0 if isinstance(m, Doubt) else 1 + self.batch.bids.index(m) for m in legal]
        mask = np.zeros((1, self.batch.actions), bool)
        mask[0, places] = True
        odds = self.net.forward(seen, mask)[0][0]
        return [(move, float(odds[place])) for move, place in zip(legal, places, strict=True)]

    def observed(self, view, history):
        yield from ((f"cup#{face}", 1) for face in view.cup)
        yield "dice", sum(view.dice)
        last = {}
        for event in history:
            last = {} if isinstance(event, Begins) else last
            if isinstance(event, Bidden):
                last[event.seat] = event
        bids = {"bid": view.bid} if view.bid else {}
        for away in range(2):
            seat = (view.seat + away) % 2
            yield f"seats.{away}.dice", view.dice[seat]
            yield f"seats.{away}.bidder", view.bidder == seat
            bids |= {f"seats.{away}.last": last[seat]} if seat in last else {}
        for name, bid in bids.items():
            yield f"{name}.count", bid.count
            yield f"{name}.face={bid.face}", 1


def against(weights, level, games):
    """The share of games that the net wins, and the games it was told in."""
    from undertable.core.dice import FastDice
    from undertable.core.match import new_match
    from undertable.games import game

    bluff, wins = game("bluff"), 0
    for number in range(games):
        dice, match = FastDice(f"judge {number}"), new_match(game("bluff"), 2, FastDice(number))
        bots = [Learned(weights), bluff.bot(level)]
        while actors := match.state.actors():
            seat, bot = actors[0], bots[(actors[0] + number) % 2]
            legal = match.state.legal(seat)
            match.play(seat, bot.decide(match.state.view(seat), match.history(seat), legal, dice))
        wins += (match.state.outcome().winners[0] + number) % 2 == 0
    return wins / games
