"""A local best response to experts: it knows what they would do with every cup.

An expert's policy is a search, so it is searched for all cups that it may have, in the same worlds:
what it really does is drawn from the table that the one who answers reads it by.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from undertable.games.bluff.bot import expert
from undertable.games.bluff.bot.features import ACTIONS, CUPS, KEEPING, SEATS, TURN
from undertable.games.bluff.learning import kernel
from undertable.games.bluff.learning.answer import (
    CHUNK,
    HANDS,
    MISTAKES,
    MOST_HANDS,
    Answer,
)

Array = Any
THOUGHT = 24
"""Worlds in which an expert tries its moves: half of those that it has with two players."""
UNLIKELY = 1e-5
"""Cups less likely than this are taken to do as the policy does that an expert starts from."""


class AnswerToExperts(Answer):
    """Games of one who knows experts, among them."""

    def __init__(self, *given: Any, games: int, heat: float = expert.HEAT, **rest: Any) -> None:
        self.heat = heat
        self.assumed = np.zeros((games, 6, MOST_HANDS))
        """What experts believe of every cup: that nobody searches."""
        self.tables: dict[int, Array] = {}
        super().__init__(*given, games=games, **rest)

    def _play(self, live: Array, actions: Array) -> None:
        self._weigh(self.assumed, live, actions, expert.MISTAKES / ACTIONS)
        super()._play(live, actions)

    def _shaken(self, game: int, seat: int, dice: int) -> None:
        super()._shaken(game, seat, dice)
        self.assumed[game, seat] = self.beliefs[game, seat]

    def _others(self, live: Array) -> Array:
        self.tables = {int(game): self._table(int(game)) for game in live}
        rows = self.rows[live]
        cups = [_place_of(cup) for cup in kernel.own_dice(rows, self.cups[live])]
        chances = np.stack([self.tables[int(g)][cup] for g, cup in zip(live, cups, strict=True)])
        actions = np.empty(len(live), np.int64)
        kernel.draw(chances, self.rng.random(len(live)), actions)
        return actions

    def _hear(self, live: Array, actions: Array) -> None:
        for game, action in zip(live, actions, strict=True):
            if 0 < action <= KEEPING:
                table = self.tables[int(game)]
                belief = self.beliefs[game, self.rows[game, TURN]]
                belief[: len(table)] *= table[:, action] + MISTAKES
                belief /= belief.sum()

    def _table(self, game: int) -> Array:
        """What the expert whose turn it is would do with each cup."""
        row = self.rows[game]
        me = row[TURN]
        hands = HANDS[row[CUPS + me]]
        every = self._asked(np.repeat(row[None], len(hands), axis=0), hands)
        likely = self.beliefs[game, me, : len(hands)] > UNLIKELY
        likely[_place_of(self.cups[game, me])] = True
        open_to = (every > 0) & likely[:, None]
        open_to &= open_to.sum(axis=1, keepdims=True) > 1
        which, actions = np.nonzero(open_to)
        if not len(which):
            return every
        worth = np.full(every.shape, -np.inf)
        worth[which, actions] = self._searched(game, hands[which], actions)
        searched = open_to.any(axis=1)
        best = worth[searched].max(axis=1, keepdims=True)
        every[searched] *= np.exp((worth[searched] - best) / self.heat)
        every /= every.sum(axis=1, keepdims=True)
        return every

    def _searched(self, game: int, hands: Array, actions: Array) -> Array:
        """What these actions are worth with these hands, all in the same worlds."""
        row = self.rows[game]
        cups = np.tile(self._thought(game), (len(hands), 1, 1))
        cups[:, row[TURN]] = np.repeat(hands, THOUGHT, axis=0)
        rows = np.repeat(row[None], len(cups), axis=0)
        seats, actions = rows[:, TURN].copy(), np.repeat(actions, THOUGHT)
        parts = [slice(first, first + CHUNK) for first in range(0, len(cups), CHUNK)]
        found = [self._played_on(rows[p], cups[p], actions[p], seats[p]) for p in parts]
        return np.concatenate(found).reshape(-1, THOUGHT).mean(axis=1)

    def _thought(self, game: int) -> Array:
        """The cups of the others in worlds as likely as an expert takes them to be."""
        row = self.rows[game]
        found = np.zeros((THOUGHT, 6, 6), np.int64)
        for seat in range(row[SEATS]):
            if seat != row[TURN]:
                hands = HANDS[row[CUPS + seat]]
                steps = np.cumsum(self.assumed[game, seat, : len(hands)])
                spread = (self.rng.permutation(THOUGHT) + 0.5) / THOUGHT * steps[-1]
                drawn = np.searchsorted(steps, spread)
                found[:, seat] = hands[np.minimum(drawn, len(hands) - 1)]
        return found


def _place_of(cup: Array) -> int:
    """Where a cup stands among all of so many dice."""
    return int(np.flatnonzero((HANDS[cup.sum()] == cup).all(axis=1))[0])
