"""Players made of code. They get what a person in the seat would get, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, TypeAlias

from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import Event, Move

Policy: TypeAlias = Sequence[tuple[Move, float]]
"""What a bot would do: legal moves, each once, with probabilities that sum to 1."""

GRAIN = 1 << 30
"""Probabilities are drawn in so many steps: the most that quick dice tell with one word."""


class Bot:
    """Decides from a seat's view and history. Holds no state of the game between decisions.

    A bot says what it would do (`policy`), and `decide` draws from that. A guest that cannot say it
    overrides `decide` alone: it can be played with, but not reckoned with.
    """

    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        """The moves this bot would make here, exactly as likely as it would make them."""
        raise NotImplementedError(f"{type(self).__name__} only decides")

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        """One of the legal moves."""
        return drawn(self.policy(view, history, legal), dice)

    def words(self, view: Any, move: Move, dice: Dice) -> str | None:
        """What it says with that move, if anything; `:name` is a phrase of the game."""
        return None


class RandomBot(Bot):
    """Any legal move, all equally likely unless the game knows kinds of moves to choose among."""

    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        return list(zip(legal, legal.odds(), strict=True))

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        return legal.sample(dice)  # the same, without listing them


def drawn(policy: Policy, dice: Dice) -> Move:
    """One move of a policy, as likely as it says."""
    if len(policy) == 1:
        return policy[0][0]
    return policy[dice.pick([int(GRAIN * chance) for _, chance in policy])][0]


def surely(move: Move) -> Policy:
    """The policy of who does just this."""
    return ((move, 1.0),)


def softmax(worth: Mapping[Move, float], heat: float, within: float = 7.0) -> Policy:
    """The better a move, the likelier; what is worse than the best by `within` heats is out.

    `heat` is how much worth one gives up for being hard to read.
    """
    best = max(worth.values())
    weights = {m: exp((w - best) / heat) for m, w in worth.items() if w >= best - within * heat}
    total = sum(weights.values())
    return [(move, weight / total) for move, weight in weights.items()]


def chance_of(move: Move, policy: Policy) -> float:
    """How likely this move is under a policy."""
    return next((chance for mine, chance in policy if mine == move), 0.0)
