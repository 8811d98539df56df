"""A local best response to a learned policy, many games side by side.

The one who answers knows the policy. It keeps for every other seat how likely each cup is after
what was said, exactly; draws worlds from that, tries its moves in them, lets the policy play the
round on for everybody, and does what is best by what the dice left promise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from undertable.games.bluff.bot.features import (
    ACTIONS,
    CUPS,
    LAYABLE,
    LAYING_OUT,
    MILD,
    SEATS,
    TURN,
    WIDTH,
)
from undertable.games.bluff.bot.learned import Mind
from undertable.games.bluff.bot.net import chances
from undertable.games.bluff.learning import kernel
from undertable.games.bluff.solver.tree import hand_chances, hands
from undertable.games.bluff.types import FACES, MOST_EACH

Array = Any
Chances = Callable[[Array, Array], Array]
"""Rows and the own dice of the seats to act, to how likely each does what."""

HANDS = [np.array([[h.count(f) for f in FACES] for h in hands(n)]) for n in range(MOST_EACH + 1)]
PRIORS = [np.array(hand_chances(n)) for n in range(MOST_EACH + 1)]
MOST_HANDS = len(PRIORS[MOST_EACH])
CHUNK = 16384
MISTAKES = 1e-4
FINALISTS = 4
"""So many actions, the best in few worlds, are tried in all: the best of many guesses is luck."""


class Answer:
    """Games of one who knows the policy, in a seat that chance picks, among its copies."""

    def __init__(
        self,
        policy: Chances,
        pairs: Array,
        worth: Array,
        seats: int,
        *,
        games: int,
        worlds: int,
        dice: int = MOST_EACH,
        mild: bool = False,
        layable: bool = False,
        seed: int = 0,
    ) -> None:
        self.policy, self.pairs, self.worth, self.worlds = policy, pairs, worth, worlds
        self.rng = np.random.default_rng(seed)
        self.kind = int(mild) + 2 * int(layable)
        self.solved = not self.kind
        self.flags = int(layable), int(mild)
        self.left = np.full((games, seats), dice)
        self.me = self.rng.integers(0, seats, games)
        self.wins = np.full(games, -1.0)
        self.rows = np.zeros((games, WIDTH), np.int64)
        self.cups = np.zeros((games, 6, 6), np.int64)
        self.order = np.zeros((games, 6), np.int64)
        self.place = np.zeros(games, np.int64)
        self.beliefs = np.zeros((games, 6, MOST_HANDS))
        for game in range(games):
            self._begin(game, int(self.rng.integers(0, seats)))

    def run(self) -> Array:
        """How much of each game was won."""
        while len(live := np.flatnonzero(self.wins < 0)):
            mine = self.rows[live, TURN] == self.place[live]
            actions = np.zeros(len(live), np.int64)
            if mine.any():
                actions[mine] = self._answers(live[mine])
            if not mine.all():
                actions[~mine] = self._others(live[~mine])
            self._hear(live[~mine], actions[~mine])
            self._play(live, actions)
        return self.wins

    def _begin(self, game: int, starter: int) -> None:
        seats = self.left.shape[1]
        alive = [s % seats for s in range(starter, starter + seats) if self.left[game, s % seats]]
        me = int(self.me[game])
        if me not in alive or len(alive) == 1:
            self.wins[game] = float(me in alive)
            return
        dice = [int(self.left[game, s]) for s in alive]
        if self.solved and len(alive) == 2 and sum(dice) <= 3:
            value = self.pairs[0, dice[0], dice[1]]
            self.wins[game] = value if alive[0] == me else 1 - value
            return
        row = self.rows[game]
        row[:] = 0
        row[SEATS], row[LAYABLE], row[MILD] = len(alive), *self.flags
        row[CUPS : CUPS + len(alive)] = dice
        self.order[game, : len(alive)] = alive
        self.place[game] = alive.index(me)
        for i, n in enumerate(dice):
            self._shaken(game, i, n)
        kernel.deal(self.cups[game : game + 1], row[None], self.rng.random((1, 30)))

    def _play(self, live: Array, actions: Array) -> None:
        rows, cups = self.rows[live], self.cups[live]
        on, turns, laid = np.ones(len(live), bool), rows[:, TURN].copy(), actions == LAYING_OUT
        left, ends = np.zeros(6, np.int64), []
        for i in np.flatnonzero(actions == 0):
            starter = kernel.after_doubt(rows[i], cups[i], left)
            ends.append((int(live[i]), left.copy(), int(starter)))
        kernel.step(rows, cups, actions, self.rng.random((len(live), 5)), on)
        self.rows[live], self.cups[live] = rows, cups
        for i in np.flatnonzero(laid):
            self._shaken(int(live[i]), int(turns[i]), int(rows[i, CUPS + turns[i]]))
        for game, after, first in ends:
            seats = int(self.rows[game, SEATS])
            self.left[game, self.order[game, :seats]] = after[:seats]
            self._begin(game, int(self.order[game, first]))

    def _shaken(self, game: int, seat: int, dice: int) -> None:
        """Nothing is known of this cup but how many dice it holds."""
        self.beliefs[game, seat] = 0
        self.beliefs[game, seat, : len(PRIORS[dice])] = PRIORS[dice]

    def _others(self, live: Array) -> Array:
        rows = self.rows[live]
        return self._drawn(rows, kernel.own_dice(rows, self.cups[live]))

    def _hear(self, live: Array, actions: Array) -> None:
        self._weigh(self.beliefs, live, actions, MISTAKES)

    def _weigh(self, beliefs: Array, live: Array, actions: Array, mistakes: float) -> None:
        """What a bid says of the cup of its bidder; nobody is taken never to err."""
        rows = self.rows[live]
        sizes = rows[np.arange(len(live)), CUPS + rows[:, TURN]]
        for n in range(1, MOST_EACH + 1):
            at = np.flatnonzero((sizes == n) & (actions > 0) & (actions != LAYING_OUT))
            if len(at):
                count = len(HANDS[n])
                every = self._asked(
                    np.repeat(rows[at], count, axis=0), np.tile(HANDS[n], (len(at), 1))
                )
                said = every.reshape(len(at), count, ACTIONS)[np.arange(len(at)), :, actions[at]]
                belief = beliefs[live[at], rows[at, TURN]]
                belief[:, :count] *= said + mistakes
                belief /= belief.sum(axis=1, keepdims=True)
                beliefs[live[at], rows[at, TURN]] = belief

    def _drawn(self, rows: Array, own: Array) -> Array:
        actions = np.empty(len(rows), np.int64)
        kernel.draw(self._asked(rows, own), self.rng.random(len(rows)), actions)
        return actions

    def _asked(self, rows: Array, own: Array) -> Array:
        found = np.empty((len(rows), ACTIONS), np.float32)
        for first in range(0, len(rows), CHUNK):
            part = slice(first, first + CHUNK)
            found[part] = self.policy(rows[part], own[part])
        return found

    def _answers(self, live: Array) -> Array:
        """The best action of each game in worlds as likely as what was said makes them."""
        best = np.empty(len(live), np.int64)
        step = max(1, 60_000 // (self.worlds * 16))
        for first in range(0, len(live), step):
            best[first : first + step] = self._best(live[first : first + step])
        return best

    def _best(self, live: Array) -> Array:
        rows = self.rows[live]
        may = kernel.asked(rows, kernel.own_dice(rows, self.cups[live]))[1]
        few = self._tried(live, may, -(-self.worlds // FINALISTS))
        bar = np.sort(few, axis=1)[:, [-FINALISTS]]
        return self._tried(live, may * (few >= bar), self.worlds).argmax(axis=1)

    def _tried(self, live: Array, may: Array, worlds: int) -> Array:
        """What each of these actions is worth on average, tried in so many worlds."""
        which, actions = np.nonzero(may)
        worth = np.full(may.shape, -np.inf)
        rows = np.repeat(self.rows[live][which], worlds, axis=0)
        cups = self._worlds(live, worlds)[which].reshape(-1, 6, 6)
        seats = rows[:, TURN].copy()
        found = self._played_on(rows, cups, np.repeat(actions, worlds), seats)
        worth[which, actions] = found.reshape(-1, worlds).mean(axis=1)
        return worth

    def _worlds(self, live: Array, worlds: int) -> Array:
        found = np.repeat(self.cups[live][:, None], worlds, axis=1)
        for i, game in enumerate(live):
            for seat in range(self.rows[game, SEATS]):
                if seat != self.rows[game, TURN]:
                    n = self.rows[game, CUPS + seat]
                    steps = np.cumsum(self.beliefs[game, seat, : len(HANDS[n])])
                    drawn = np.searchsorted(steps, self.rng.random(worlds) * steps[-1])
                    found[i, :, seat] = HANDS[n][np.minimum(drawn, len(HANDS[n]) - 1)]
        return found

    def _played_on(self, rows: Array, cups: Array, actions: Array, seat: Array) -> Array:
        """What the seat gets after these actions, the policy playing for everybody."""
        worth = np.zeros(len(rows))
        live = np.arange(len(rows))
        kinds = np.full(len(rows), self.kind)
        rows, cups = rows.copy(), cups.copy()
        while len(live):
            now, dice = rows[live], cups[live]
            ended = actions == 0
            if ended.any():
                out = np.zeros((int(ended.sum()), 6))
                kernel.if_doubted(
                    now[ended], dice[ended], kinds[live[ended]], self.pairs, self.worth, out
                )
                worth[live[ended]] = out[np.arange(len(out)), seat[live[ended]]]
            on = np.ones(len(live), bool)
            kernel.step(now, dice, actions, self.rng.random((len(live), 5)), on)
            rows[live], cups[live] = now, dice
            live = live[on]
            if not len(live):
                break
            now = rows[live]
            actions = self._drawn(now, kernel.own_dice(now, cups[live]))
        return worth


def of_net(weights: Sequence[Array], loose: float = 1.0) -> Chances:
    """The policy of a net."""

    def asked(rows: Array, own: Array) -> Array:
        return chances(weights, *kernel.asked(rows, own), loose)

    return asked


def of_mind(learned: Mind, loose: float = 1.0) -> Chances:
    """The policy in the package: one net for two players, one for more."""
    pair, crowd = of_net(learned.pair, loose), of_net(learned.crowd)

    def asked(rows: Array, own: Array) -> Array:
        two = rows[:, SEATS] == 2
        if two.all() or not two.any():
            return (pair if two.all() else crowd)(rows, own)
        found = np.empty((len(rows), ACTIONS), np.float32)
        found[two], found[~two] = pair(rows[two], own[two]), crowd(rows[~two], own[~two])
        return found

    return asked
