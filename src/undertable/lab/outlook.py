"""Fitting an outlook: what the figures were while it was quiet, against who won in the end.

Every fourth game is kept aside; the error that is written down is measured there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.outlook import Weights, share_of_win
from undertable.core.search import World
from undertable.core.text import Text
from undertable.games import game as game_of
from undertable.lab.walk import fresh
from undertable.lab.workers import ALONE, Workers

Floats = NDArray[np.float64]

LEVELS = ("hard", "normal", "easy")
"""Tables of equals, so that the figures decide and not the strength."""
RIDGE = 2.0
"""How strongly weights are kept near nothing."""
STEPS = 400
BINS = 10
ASIDE = 4


class Seen(Struct, frozen=True):
    """A quiet moment: the stage, each seat's figures, and the share of the win it came to have."""

    stage: float
    figures: list[list[float]]
    won: list[float]


def watched(game: Game, games: int, seed: str, workers: Workers = ALONE) -> Iterator[list[Seen]]:
    """The quiet moments of so many games, at every number of seats in turn."""
    if not (game.has("bot.outlook") and hasattr(game.part("bot.outlook"), "figures")):
        raise Malformed(Text("lab", "refusal-nothing-to-fit", {"game": game.title}))
    return workers.map(partial(_watch, game.id, seed), range(games))


def _watch(name: str, seed: str, number: int) -> list[Seen]:
    game = game_of(name)
    part: Any = game.part("bot.outlook")
    levels = [level for level in LEVELS if level in game.levels]
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    dice = FastDice(f"{seed} {number}")
    bot = game.bot(levels[number // 7 % len(levels)])
    world = World(fresh(game, seats, {}), [[] for _ in range(seats)])
    moments: list[tuple[float, list[list[float]]]] = []
    quiet = False
    while world.state.actors():
        world.step(bot, dice)
        before, quiet = quiet, world.state.outcome() is None and part.quiet(world.state)
        if quiet and not before:
            figures = [list(part.figures(world.state, seat)) for seat in range(seats)]
            moments.append((part.stage(world.state), figures))
    won = [share_of_win(world.state, seat) for seat in range(seats)]
    return [Seen(stage, figures, won) for stage, figures in moments]


def fitted(games: Iterable[list[Seen]]) -> Weights:
    """The weights under which what happened is likeliest, and how far off they are elsewhere."""
    kept, aside = map(_stacked, _sorted(games))
    scale = _scale(kept)
    scaled = Stack(kept.rows / scale, kept.won, kept.starts)
    weights = np.zeros(len(scale))
    speed = np.zeros_like(weights)
    for step in range(STEPS):
        slope = scaled.rows.T @ (scaled.won - _shares(scaled, weights)) - RIDGE * weights
        speed = 0.9 * speed + slope / len(scaled.starts)
        weights = weights + 0.3 / (1 + step / 100) * speed
    found = weights / scale
    width = len(found) // 2
    late = [round(float(w), 4) for w in found[:width] + found[width:]]
    early = [round(float(w), 4) for w in found[:width]]
    error = _miss(aside.won, _shares(aside, found))
    return Weights(early, late, round(error, 4), len(kept.starts))


class Stack(NamedTuple):
    """Many moments under each other, a row for each seat."""

    rows: Floats
    """The figures, and the same times the stage."""
    won: Floats
    starts: NDArray[np.int64]
    """Where each moment begins."""


def _sorted(games: Iterable[list[Seen]]) -> tuple[list[Seen], list[Seen]]:
    kept: list[Seen] = []
    aside: list[Seen] = []
    for number, game in enumerate(games):
        (aside if number % ASIDE == ASIDE - 1 else kept).extend(game)
    return kept, aside


def _stacked(seen: list[Seen]) -> Stack:
    figures = np.array([row for moment in seen for row in moment.figures])
    stages = np.array([[moment.stage] for moment in seen for _ in moment.figures])
    won = np.array([share for moment in seen for share in moment.won])
    sizes = [len(moment.figures) for moment in seen]
    return Stack(np.hstack([figures, figures * stages]), won, np.cumsum([0, *sizes[:-1]]))


def _scale(stack: Stack) -> Floats:
    """How far the figures are spread."""
    apart = stack.rows.std(axis=0)
    scale: Floats = np.where(apart > 0, apart, 1.0)
    return scale


def _shares(stack: Stack, weights: Floats) -> Floats:
    """Everybody's chance to win, moment by moment."""
    raised = np.exp(np.clip(stack.rows @ weights, -300, 300))
    sizes = np.diff([*stack.starts, len(stack.won)])
    shares: Floats = raised / np.repeat(np.add.reduceat(raised, stack.starts), sizes)
    return shares


def _miss(won: Floats, said: Floats) -> float:
    """How far chances are from what came of them, in tenths of all forecasts by their height."""
    order = np.argsort(said)
    misses = [abs(float((won[part] - said[part]).mean())) for part in np.array_split(order, BINS)]
    return sum(misses) / BINS


def write_weights(game: Game, weights: Weights) -> Path:
    file = game.part("bot.outlook").__file__
    assert file is not None
    path = Path(file).with_suffix(".toml")
    weights = structs.replace(weights, off=game.part("bot.outlook").WEIGHTS.off)  # is not fitted
    lines = [f"{name} = {getattr(weights, name)}" for name in weights.__struct_fields__]
    path.write_text(
        "# undertable fit --outlook; off: python bench/outlook.py\n" + "\n".join(lines) + "\n"
    )
    return path
