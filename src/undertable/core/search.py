"""Looking ahead from what might be: worlds that a seat cannot tell apart, played on by bots.

A world is a whole game as it might be, with what every seat has been told in it. Who searches makes
worlds, weighs them by how likely the others' moves are in each (`Bot.policy`), tries every move in
them and lets bots play on. Nothing here sees the game that is really played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, sqrt
from typing import TypeAlias

from undertable.core.bot import Bot, Policy, drawn
from undertable.core.dice import Dice
from undertable.core.state import State
from undertable.core.types import CHANCE, Event, Move, Told, heard_by

Outlook: TypeAlias = Callable[[State, int], float | None]
"""How many games a seat would win from here on, or None: play on and see."""


class World:
    """A game as it might be, and what each seat has been told in it."""

    def __init__(
        self, state: State, histories: Sequence[Sequence[Event]], public: Sequence[Event] = ()
    ) -> None:
        self.state = state
        self.histories = [list(history) for history in histories]
        self.public = list(public)
        """What everybody has been told."""

    def copy(self) -> World:
        return World(self.state.copy(), self.histories, self.public)

    def play(self, seat: int, move: Move) -> None:
        told: list[Told] = []
        self.state.events = told
        try:
            self.state.play(seat, move)
        finally:
            self.state.events = None
        for watcher, history in enumerate(self.histories):
            history.extend(heard_by(watcher, told))
        self.public += heard_by(None, told)

    def policy(self, seat: int, bot: Bot) -> Policy:
        """What the bot would do in this seat."""
        state = self.state
        return bot.policy(state.view(seat), self.histories[seat], state.legal(seat))

    def step(self, bot: Bot, dice: Dice) -> None:
        """Chance, or somebody's next move."""
        seat = self.state.actors()[0]
        if seat == CHANCE:
            self.play(CHANCE, self.state.draw(dice))
        else:
            self.play(seat, drawn(self.policy(seat, bot), dice))


def won(state: State, seat: int) -> float | None:
    """The outlook of who plays every game to its end."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def play_on(world: World, seat: int, bot: Bot, outlook: Outlook, dice: Dice) -> float:
    """What becomes of a seat when the bot plays for everybody."""
    while (worth := outlook(world.state, seat)) is None:
        world.step(bot, dice)
    return worth


def played_out(
    worlds: Iterable[World],
    seat: int,
    moves: Sequence[Move],
    bot: Bot,
    outlook: Outlook,
    dice: Dice,
) -> dict[Move, list[float]]:
    """What each move comes to in each world; every world tries them all."""
    found: dict[Move, list[float]] = {move: [] for move in moves}
    for world in worlds:
        for move in moves:
            other = world.copy()
            other.play(seat, move)
            found[move].append(play_on(other, seat, bot, outlook, dice))
    return found


def tried(
    worlds: Iterable[World],
    seat: int,
    moves: Sequence[Move],
    bot: Bot,
    outlook: Outlook,
    dice: Dice,
) -> dict[Move, float]:
    """What each move is worth on average."""
    found = played_out(worlds, seat, moves, bot, outlook, dice)
    return {move: sum(worth) / max(1, len(worth)) for move, worth in found.items()}


def surely_gained(some: Sequence[float], usual: Sequence[float], caution: float) -> float:
    """How much better one row of trials is than another, less so many of its standard errors."""
    count = len(some)
    apart = [a - b for a, b in zip(some, usual, strict=True)]
    mean = sum(apart) / count
    if count < 2:
        return mean
    variance = sum((one - mean) ** 2 for one in apart) / (count - 1)
    return mean - caution * sqrt(variance / count)


def sharpened(policy: Policy, worth: Mapping[Move, float], heat: float) -> Policy:
    """The policy, with moves made likelier by what the search found them to be worth.

    A step of mirror descent from the policy towards what is best against it: as far as `heat` lets
    it, so that it stays mixed.
    """
    best = max(worth.get(move, 0.0) for move, _ in policy)
    weights = [p * exp((worth.get(move, 0.0) - best) / heat) for move, p in policy]
    total = sum(weights)
    return [(move, w / total) for (move, _), w in zip(policy, weights, strict=True)]
