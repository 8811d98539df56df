"""A bot that reckons: its own pebbles, and an even chance for every fist it cannot see."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core import Bot, Event, Move, Moves
from undertable.core.bot import Policy
from undertable_pebbles import Guess, PebblesView


class Shrewd(Bot):
    def policy(self, view: PebblesView, history: Sequence[Event], legal: Moves) -> Policy:
        moves = list(legal)
        if view.fist is None:
            return [(move, 1 / len(moves)) for move in moves]
        chances = sums(len(view.hidden) - 1, view.options.pebbles)
        weights = [self._weight(move, view.fist, chances) for move in moves]
        best = max(weights)
        likely = [move for move, weight in zip(moves, weights, strict=True) if weight == best]
        return [(move, 1 / len(likely)) for move in likely]

    def _weight(self, move: Move, own: int, chances: list[int]) -> int:
        assert isinstance(move, Guess)
        others = move.total - own
        return chances[others] if 0 <= others < len(chances) else 0


def sums(fists: int, most: int) -> list[int]:
    """In how many ways so many fists hold each total."""
    ways = [1]
    for _ in range(fists):
        longer = [0] * (len(ways) + most)
        for total, count in enumerate(ways):
            for pebbles in range(most + 1):
                longer[total + pebbles] += count
        ways = longer
    return ways


def make_bot(level: str) -> Bot:
    return Shrewd()
