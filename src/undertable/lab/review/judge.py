"""The judgement of one decision: what the sensible moves were worth, and what was given away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from msgspec import json

from undertable.core.bot import Bot, Policy, chance_of
from undertable.core.dice import Dice, FastDice
from undertable.core.game import Game
from undertable.core.review import Belief, Case, Decision, Imagined, Option
from undertable.core.search import World
from undertable.core.state import State
from undertable.core.types import CHANCE, Move
from undertable.lab.review.hooks import Hooks
from undertable.lab.review.worlds import Step

MOST_OPTIONS = 4
"""Moves that are tried beside the one that was made."""
BATCH = 4
"""Worlds between two looks at how sure it is."""
LEAST_WORLDS = 8
SURE_ENOUGH = 0.01
"""No more worlds are tried once the gap is known so well."""
BEST_KNOWN = 0.005
"""No gap is known better: what both moves lead to is judged by the same outlook."""
Z = 1.96
MOST_LIKELY = 6
"""Ways of a hidden thing that are told."""


class Jury(NamedTuple):
    """Who judges, and how long."""

    game: Game
    hooks: Hooks
    player: Bot
    """Plays on."""
    best: Bot
    """Says what a strong player would have done."""
    worlds: int
    seed: str


def judged(jury: Jury, real: World, step: Step, imagined: Imagined) -> Decision:
    """The decision that is about to be made in `real`, seen with the seat's eyes."""
    seat = step.seat
    view, history = real.state.view(seat), real.histories[seat]
    policy = real.policy(seat, jury.best)
    reckoned = jury.hooks.exact(view, history)
    if reckoned is not None:
        samples = {move: [worth] for move, worth in reckoned.worth.items()}
        tried = Tried(samples, step.move, reckoned.error)
        beliefs = reckoned.beliefs
    else:
        moves = _sensible(real.state, step, policy, FastDice(f"{jury.seed} {step.at} others"))
        tried = Tried(_samples(jury, imagined, step, moves), step.move)
        beliefs = jury.hooks.beliefs(view, history) or imagined.beliefs()
    return _decision(jury, real, step, policy, tried, beliefs, reckoned is not None)


def _sensible(state: State, step: Step, policy: Policy, dice: Dice) -> list[Move]:
    """The move that was made, what the best bot thinks of, and something else where there is."""
    likely = [move for move, _ in sorted(policy, key=lambda item: -item[1])][:MOST_OPTIONS]
    legal = state.legal(step.seat)
    others = [legal.sample(dice) for _ in range(MOST_OPTIONS)]
    if len(legal) <= MOST_OPTIONS:
        others = list(legal)
    tags = {type(move) for move in (step.move, *likely)}
    fresh = [move for move in others if type(move) not in tags]
    found = dict.fromkeys([step.move, *likely, *fresh, *others])
    return list(found)[: MOST_OPTIONS + 1]


def _samples(
    jury: Jury, imagined: Imagined, step: Step, moves: Sequence[Move]
) -> dict[Move, list[float]]:
    """What became of each move, world by world; moves without hope are given up on the way."""
    samples: dict[Move, list[float]] = {move: [] for move in moves}
    kept = list(moves)
    number = 0
    while number < jury.worlds:
        for world in imagined.drawn(BATCH):
            number += 1
            for move in kept:
                dice = FastDice(f"{jury.seed} {step.at} {number}")
                samples[move].append(outcome_of(jury, world, step.seat, move, dice))
        tried = Tried({move: samples[move] for move in kept}, step.move)
        if number >= LEAST_WORLDS and tried.error < SURE_ENOUGH:
            break
        kept = tried.hopeful()
    return samples


def outcome_of(jury: Jury, world: World, seat: int, move: Move, dice: Dice) -> float:
    other = world.copy()
    other.play(seat, move)
    return played_on(jury, other, dice)[seat]


def played_on(jury: Jury, world: World, dice: Dice) -> list[float]:
    """Everybody's chance once it is quiet again, with the same bot in all seats."""
    state, outlook = world.state, jury.hooks.outlook
    while outlook(state, 0) is None:
        seat = state.actors()[0]
        if seat == CHANCE:
            world.play(CHANCE, state.draw(dice))
        else:
            view, legal = state.view(seat), state.legal(seat)
            world.play(seat, jury.player.decide(view, world.histories[seat], legal, dice))
    return [outlook(state, seat) or 0.0 for seat in range(state.seats)]


class Tried:
    """Samples of each move from the same worlds, and what they say."""

    def __init__(
        self, samples: Mapping[Move, Sequence[float]], made: Move, exact: float | None = None
    ) -> None:
        self.samples, self.made, self.exact = samples, made, exact
        self.means = {move: fmean(found) for move, found in samples.items()}
        self.best = max(self.means, key=lambda move: (self._paired(move), move == made))
        self.gap, error = self._gap()
        self.error = error if exact is not None else max(error, BEST_KNOWN)

    def _paired(self, move: Move) -> float:
        """How much better than the move that was made, in the worlds that tried both."""
        mine = self.samples[move]
        return fmean(mine) - fmean(self.samples[self.made][: len(mine)])

    def _gap(self) -> tuple[float, float]:
        """The best is picked by one half of the worlds and measured by the other.

        Measured by the worlds that picked it, luck would always look like a better move.
        """
        if self.exact is not None:
            return max(self.means.values()) - self.means[self.made], self.exact
        halves = [self._picked(half) for half in (0, 1)]
        if halves == [self.made, self.made]:
            return 0.0, self._doubt()
        differences = [
            theirs - mine
            for half, move in enumerate(halves)
            for theirs, mine in list(
                zip(self.samples[move], self.samples[self.made], strict=False)
            )[1 - half :: 2]
        ]
        return fmean(differences), _error(differences)

    def _doubt(self) -> float:
        """The move that was made looks best: how far the next best may still be above it."""
        rivals = [m for m in self._lasting() if m != self.made]
        if not rivals:
            return 0.0
        rival = max(rivals, key=lambda move: self.means[move])
        pairs = zip(self.samples[rival], self.samples[self.made], strict=True)
        behind = [theirs - mine for theirs, mine in pairs]
        return max(0.0, fmean(behind) + _error(behind))

    def _lasting(self) -> list[Move]:
        """Moves that were tried in every world."""
        full = len(self.samples[self.made])
        return [move for move, found in self.samples.items() if len(found) == full]

    def _picked(self, half: int) -> Move:
        """The best by every second world; of equals the one that was made."""
        return max(self._lasting(), key=lambda m: (fmean(self.samples[m][half::2]), m == self.made))

    def hopeful(self) -> list[Move]:
        """The moves that may still be the best, and the one that was made."""
        leader = max(self.means, key=lambda move: self.means[move])
        kept = []
        for move, found in self.samples.items():
            behind = [a - b for a, b in zip(self.samples[leader], found, strict=True)]
            if move == self.made or fmean(behind) <= 1.5 * _error(behind) + SURE_ENOUGH:
                kept.append(move)
        return kept

    def error_of(self, move: Move) -> float:
        return self.exact if self.exact is not None else _error(self.samples[move])

    @property
    def worlds(self) -> int:
        return 0 if self.exact is not None else len(self.samples[self.made])


def _error(found: Sequence[float]) -> float:
    """Half of a 95 % interval, by Student's t: a few worlds are less sure than their spread."""
    if len(found) < 2:
        return 1.0
    free = len(found) - 1
    wide = Z + 2.37 / free + 2.82 / free**2
    return wide * stdev(found) / sqrt(len(found))


def _decision(
    jury: Jury,
    real: World,
    step: Step,
    policy: Policy,
    tried: Tried,
    beliefs: list[Belief],
    exact: bool,
) -> Decision:
    hooks, seat = jury.hooks, step.seat
    error = tried.error if exact else hypot(tried.error, hooks.blur * tried.gap)
    cost = tried.gap if tried.gap > error else 0.0
    best = tried.best if cost else step.move
    beliefs = [_with_truth(belief, hooks.hidden(real.state, seat)) for belief in beliefs]
    case = Case(
        jury.game,
        real.state.seats,
        real.state.view(seat),
        real.histories[seat],
        seat,
        step.move,
        best,
        tried.gap,
        cost,
        beliefs,
        real.state,
    )
    ranked = sorted(tried.means, key=lambda move: (move != best, -tried.means[move]))
    return Decision(
        at=step.at,
        seat=seat,
        kind=str(type(step.move).__struct_config__.tag),
        move=_plain(step.move),
        options=[
            Option(
                _plain(move),
                round(tried.means[move], 4),
                round(hypot(tried.error_of(move), 0.0 if exact else _blur(hooks, tried, move)), 4),
                round(chance_of(move, policy), 4),
            )
            for move in ranked
        ],
        cost=round(cost, 4),
        gap=round(tried.gap, 4),
        error=round(error, 4),
        exact=exact,
        worlds=tried.worlds,
        lie=hooks.lie(case),
        beliefs=beliefs,
        why=hooks.why(case),
        tags=list(hooks.tags(case)),
    )


def _blur(hooks: Hooks, tried: Tried, move: Move) -> float:
    """The outlook's own error; there is little room for it where all is as good as won or lost."""
    worth = min(1.0, max(0.0, tried.means[move]))
    return hooks.blur * 2 * sqrt(worth * (1 - worth))


def _plain(move: Move) -> dict[str, Any]:
    """As it stands in a file: lists, and nothing that only Python knows."""
    plain: dict[str, Any] = json.decode(json.encode(move))
    return plain


def _with_truth(belief: Belief, hidden: Any) -> Belief:
    """The belief against what was so; only the likeliest ways are kept, and the true one."""
    for seat, what, value in hidden:
        if (seat, what) == (belief.seat, belief.what):
            true = json.decode(json.encode(value))
            chance = next((one.chance for one in belief.likely if one.value == true), 0.0)
            kept = belief.likely[:MOST_LIKELY]
            return Belief(seat, what, kept, true, chance, belief.parts)
    return belief
