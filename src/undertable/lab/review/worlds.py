"""A record as it was lived, and worlds that a seat could not tell from it.

A record falls into windows: from one quiet moment, where the game has an outlook, to the next. In
each a seat's worlds begin as redeals of the quiet moment and follow what the seat then heard, each
as likely as the best bot's policies make it. Nothing but what the seat could know weighs them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import json, structs

from undertable.core.bot import Bot, Policy, chance_of, drawn
from undertable.core.dice import Dice
from undertable.core.errors import Refusal
from undertable.core.game import Game
from undertable.core.legal import Moves
from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.review import Belief, Likely
from undertable.core.search import World
from undertable.core.types import CHANCE, Event, Move
from undertable.lab.review.hooks import Hooks

OTHER_CHANCES = 4
"""So often chance is drawn anew for a world before it gets what really happened."""
MISTAKES = 0.05
"""How often people do anything at all, where the bot would not."""


class Company(Bot):
    """Players of several kinds, each as likely as the others.

    A single policy is so sharp that knowing it tells the cards; nobody knows people like that.
    """

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = bots

    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        shares: dict[Move, float] = {}
        for bot in self.bots:
            for move, chance in bot.policy(view, history, legal):
                shares[move] = shares.get(move, 0.0) + chance / len(self.bots)
        return list(shares.items())

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        if len(legal) == 1:
            return legal[0]
        return self.bots[int(dice.below(len(self.bots)))].decide(view, history, legal, dice)


class Step(NamedTuple):
    """An entry of the record, and what each seat was told of it."""

    at: int
    seat: int
    move: Move
    heard: list[list[Event]]


class Window(NamedTuple):
    start: World
    """The game as it really was, when the window begins."""
    steps: list[Step]


def windows(game: Game, record: Record, hooks: Hooks) -> list[Window]:
    """The whole record, window by window."""
    match = Match(game, structs.replace(record, entries=[]))
    histories = [match.history(seat) for seat in range(record.seats)]
    real = World(match.state, histories, match.history(None))
    found = [Window(real.copy(), [])]
    quiet = True
    for at, entry in enumerate(record.entries):
        is_quiet = hooks.outlook(real.state, 0) is not None
        if is_quiet and not quiet:
            found.append(Window(real.copy(), []))
        quiet = is_quiet
        found[-1].steps.append(_step(game, real, at, entry.seat, entry.move))
    return found


def _step(game: Game, real: World, at: int, seat: int, move: dict[str, object]) -> Step:
    before = [len(history) for history in real.histories]
    made = game.recorded(move)
    real.play(seat, made)
    heard = [history[n:] for history, n in zip(real.histories, before, strict=True)]
    return Step(at, seat, made, heard)


class Worlds:
    """What a seat thinks possible, and how likely each of it is."""

    def __init__(
        self, real: World, seat: int, bot: Bot, hooks: Hooks, size: int, dice: Dice
    ) -> None:
        self.real, self.seat, self.bot, self.hooks, self.dice = real, seat, bot, hooks, dice
        self.all = [self._redealt() for _ in range(size)]
        self.weights = [1.0] * size

    def follow(self, step: Step) -> None:
        """Something happened, in `real` too: every world follows, as likely as it makes it."""
        news = step.heard[self.seat]
        for i, world in enumerate(self.all):
            if self.weights[i] > 0:
                self.weights[i] *= self._followed(world, i, step, news)
        self._renew()

    def _followed(self, world: World, i: int, step: Step, news: list[Event]) -> float:
        if step.seat not in world.state.actors():
            return 0.0  # this world has parted from what was seen
        if step.seat == CHANCE:
            return self._chance(world, i, step.move, news)
        if step.seat == self.seat:
            return self._same(world, i, step.seat, step.move, news)
        legal = world.state.legal(step.seat)
        if len(legal) == 1:
            return self._same(world, i, step.seat, step.move, news)
        policy = world.policy(step.seat, self.bot)
        other = next((m for m, p in policy if p > 0 and m != step.move), None)
        if other is not None and self._heard(world, step.seat, other) == news:
            return self._same(world, i, step.seat, drawn(policy, self.dice), news)
        chance = (1 - MISTAKES) * chance_of(step.move, policy) + MISTAKES / len(legal)
        return chance * self._same(world, i, step.seat, step.move, news)

    def _chance(self, world: World, i: int, move: Move, news: list[Event]) -> float:
        for _ in range(OTHER_CHANCES):
            if self._same(world, i, CHANCE, world.state.draw(self.dice), news):
                return 1.0
        return self._same(world, i, CHANCE, move, news)

    def _heard(self, world: World, actor: int, move: Move) -> list[Event] | None:
        trial = world.copy()
        before = len(trial.histories[self.seat])
        try:
            trial.play(actor, move)
        except Refusal:
            return None
        return trial.histories[self.seat][before:]

    def _same(self, world: World, i: int, actor: int, move: Move, news: list[Event]) -> float:
        """Play a move in a world; 0 if the seat would have heard something else."""
        trial = world.copy()
        before = len(trial.histories[self.seat])
        try:
            trial.play(actor, move)
        except Refusal:
            return 0.0
        if trial.histories[self.seat][before:] != news:
            return 0.0
        self.all[i] = trial
        return 1.0

    def _renew(self) -> None:
        """Draw the worlds anew once few of them carry all the weight."""
        size, total = len(self.all), sum(self.weights)
        if not total:
            self.all = [self._redealt() for _ in range(size)]
            self.weights = [1.0] * size
        elif total * total < sum(w * w for w in self.weights) * size / 3:
            self.all = [world.copy() for world in self.drawn(size)]
            self.weights = [1.0] * size
        else:
            self.weights = [w * size / total for w in self.weights]

    def _redealt(self) -> World:
        """The others know of a redealt world what everybody was told."""
        real, seat = self.real, self.seat
        histories: list[Sequence[Event]] = [real.public] * real.state.seats
        histories[seat] = real.histories[seat]
        state = self.hooks.redeal(real.state, seat, real.histories[seat], self.dice)
        return World(state, histories, real.public)

    def beliefs(self) -> list[Belief]:
        """Every hidden thing, as the worlds of the seat have it."""
        tallies: dict[tuple[int, str], dict[str, float]] = defaultdict(lambda: defaultdict(float))
        total = sum(self.weights)
        for world, weight in zip(self.all, self.weights, strict=True):
            if weight:
                for seat, what, value in self.hooks.hidden(world.state, self.seat):
                    for way in set(value) if what in self.hooks.parts else (value,):
                        tallies[seat, what][json.encode(way).decode()] += weight / total
        return [
            Belief(seat, what, _likeliest(tally), None, 0.0, what in self.hooks.parts)
            for (seat, what), tally in tallies.items()
        ]

    def drawn(self, count: int) -> Iterator[World]:
        """So many worlds, spread evenly over the weights."""
        total, passed = sum(self.weights), 0.0
        mark = (int(self.dice.below(1 << 20)) + 0.5) / (1 << 20)
        for world, weight in zip(self.all, self.weights, strict=True):
            passed += weight * count / total
            while mark < passed:
                yield world
                mark += 1.0


def _likeliest(tally: Mapping[str, float]) -> list[Likely]:
    ranked = sorted(tally.items(), key=lambda item: (-item[1], item[0]))
    return [Likely(json.decode(key), round(chance, 4)) for key, chance in ranked]
