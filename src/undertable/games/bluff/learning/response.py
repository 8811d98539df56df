"""A local best response to a learned policy, many games side by side.

The one who answers knows the policy. It keeps for every other seat how likely each cup is after
what was said, exactly; draws worlds from that, tries its moves in them, lets the policy play the
round on for everybody, and does what is best by what the dice left promise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any
from zlib import crc32

import numpy as np

from undertable.core.bot import Bot
from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.core.types import Options
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
from undertable.games.bluff.bot.learned import Mind, mind
from undertable.games.bluff.bot.net import chances
from undertable.games.bluff.bot.policy import Solver
from undertable.games.bluff.learning import kernel
from undertable.games.bluff.solver.tree import hand_chances, hands
from undertable.games.bluff.types import FACES, MOST_EACH, BluffOptions

Array = Any
Chances = Callable[[Array, Array], Array]
"""Rows and the own dice of the seats to act, to how likely each does what."""

HANDS = [np.array([[h.count(f) for f in FACES] for h in hands(n)]) for n in range(MOST_EACH + 1)]
PRIORS = [np.array(hand_chances(n)) for n in range(MOST_EACH + 1)]
MOST_HANDS = len(PRIORS[MOST_EACH])
CHUNK = 16384
AT_ONCE = 250
MISTAKES = 1e-4
"""Games side by side."""


class Answer:
    """Games of one who knows the policy, in a seat that chance picks, among its copies."""

    def __init__(
        self,
        policy: Chances,
        pairs: Array,
        worth: Array,
        seats: int,
        games: int,
        worlds: int,
        dice: int = MOST_EACH,
        mild: bool = False,
        layable: bool = False,
        seed: int = 0,
        heat: float = 0.0,
        searching: float | None = None,
    ) -> None:
        """`heat` makes the one who answers an expert; `searching` makes the others experts."""
        self.policy, self.pairs, self.worth, self.worlds = policy, pairs, worth, worlds
        self.rng = np.random.default_rng(seed)
        self.heat, self.searching = heat, searching
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
                actions[mine] = self._answers(live[mine], self.heat)
            if not mine.all():
                actions[~mine] = self._others(live[~mine])
            told = live if self.searching is not None else live[~mine]
            self._hear(told, actions if self.searching is not None else actions[~mine])
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
        self.beliefs[game] = 0
        for i, n in enumerate(dice):
            self.beliefs[game, i, : len(PRIORS[n])] = PRIORS[n]
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
            n = rows[i, CUPS + turns[i]]
            self.beliefs[live[i], turns[i]] = 0
            self.beliefs[live[i], turns[i], : len(PRIORS[n])] = PRIORS[n]
        for game, after, first in ends:
            seats = int(self.rows[game, SEATS])
            self.left[game, self.order[game, :seats]] = after[:seats]
            self._begin(game, int(self.order[game, first]))

    def _others(self, live: Array) -> Array:
        if self.searching is not None:
            return self._answers(live, self.searching)
        rows = self.rows[live]
        return self._drawn(rows, kernel.own_dice(rows, self.cups[live]))

    def _hear(self, live: Array, actions: Array) -> None:
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
                belief = self.beliefs[live[at], rows[at, TURN]]
                belief[:, :count] *= said + MISTAKES
                belief /= belief.sum(axis=1, keepdims=True)
                self.beliefs[live[at], rows[at, TURN]] = belief

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

    def _answers(self, live: Array, heat: float) -> Array:
        """The best action of each game in worlds as likely as what was said makes them.

        With heat, one of the policy's own, the likelier the better it is: as an expert does.
        """
        best = np.empty(len(live), np.int64)
        step = max(1, 60_000 // (self.worlds * 16))
        for first in range(0, len(live), step):
            best[first : first + step] = self._best(live[first : first + step], heat)
        return best

    def _best(self, live: Array, heat: float) -> Array:
        rows = self.rows[live]
        own = kernel.own_dice(rows, self.cups[live])
        may = self._asked(rows, own) if heat else kernel.asked(rows, own)[1]
        worlds = self._worlds(live)
        which, actions = np.nonzero(may)
        worth = np.full((len(live), ACTIONS), -np.inf)
        rows = np.repeat(rows[which], self.worlds, axis=0)
        cups = worlds[which].reshape(-1, 6, 6)
        seats = rows[:, TURN].copy()
        found = self._played_on(rows, cups, np.repeat(actions, self.worlds), seats)
        worth[which, actions] = found.reshape(-1, self.worlds).mean(axis=1)
        if not heat:
            return worth.argmax(axis=1)
        best = worth.max(axis=1, keepdims=True)
        chances = may * np.exp((worth - best) / heat)
        chances /= chances.sum(axis=1, keepdims=True)
        drawn = np.empty(len(live), np.int64)
        kernel.draw(chances, self.rng.random(len(live)), drawn)
        return drawn

    def _worlds(self, live: Array) -> Array:
        found = np.repeat(self.cups[live][:, None], self.worlds, axis=1)
        for i, game in enumerate(live):
            for seat in range(self.rows[game, SEATS]):
                if seat != self.rows[game, TURN]:
                    n = self.rows[game, CUPS + seat]
                    steps = np.cumsum(self.beliefs[game, seat, : len(HANDS[n])])
                    drawn = np.searchsorted(steps, self.rng.random(self.worlds) * steps[-1])
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


def of_net(weights: Sequence[Array]) -> Chances:
    """The policy of a net."""

    def asked(rows: Array, own: Array) -> Array:
        return chances(weights, *kernel.asked(rows, own))

    return asked


def answered(
    bot: Bot, seats: int, options: Options, games: int, worlds: int, seed: str
) -> Iterator[float]:
    """How much of each game is won by one who knows the learned policy.

    Where two are left with so few dice that the bot plays an equilibrium, a game counts as much as
    its position is worth.
    """
    assert isinstance(options, BluffOptions)
    if not isinstance(bot, Solver):
        raise Malformed(Text("bluff", "refusal-not-learned"))
    learned = mind()
    for first in range(0, games, AT_ONCE):
        part = Answer(
            of_mind(learned),
            learned.pairs,
            learned.worth,
            seats,
            min(AT_ONCE, games - first),
            worlds,
            dice=options.dice,
            mild=options.exact == "doubter_loses_one",
            layable=options.laying_out,
            seed=crc32(f"{seed} {first}".encode()),
        )
        yield from part.run().tolist()


def of_mind(learned: Mind) -> Chances:
    """The policy in the package: one net for two players, one for more."""
    pair, crowd = of_net(learned.pair), of_net(learned.crowd)

    def asked(rows: Array, own: Array) -> Array:
        two = rows[:, SEATS] == 2
        if two.all() or not two.any():
            return (pair if two.all() else crowd)(rows, own)
        found = np.empty((len(rows), ACTIONS), np.float32)
        found[two], found[~two] = pair(rows[two], own[two]), crowd(rows[~two], own[~two])
        return found

    return asked
