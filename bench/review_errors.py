"""How honest a review's errors are: its worths and gaps beside many games played to their end.

    python bench/review_errors.py dig --positions 24 --playouts 100

Positions come from games between bots of the review's own company. Each move is tried in worlds of
its own and played on by that company until somebody has won: no outlook takes part. What is printed
is how often the review lies within its stated error of that, given that playouts have one too.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from functools import partial
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from undertable.core.dice import FastDice
from undertable.core.review import Decision, Imagined
from undertable.core.search import won
from undertable.games import all_games, game
from undertable.lab.review import TRUTH, Desk, Order, _decisions, _imagined
from undertable.lab.review.judge import Jury, outcome_of
from undertable.lab.review.worlds import Window, Worlds
from undertable.lab.sim import Plan, record_of
from undertable.lab.workers import Workers

CORES = 2
IN_MIND = 64
Z = 1.96


class Miss(NamedTuple):
    """What the review said of one position, and how far that was from the playouts."""

    worth: float
    error: float
    blur: float
    """Half of a 95 % interval of the playouts' mean."""
    gap: float
    gap_error: float
    gap_blur: float


def miss(name: str, playouts: int, number: int) -> Miss | None:
    the_game = game(name)
    seats = the_game.least_seats + number % 2
    levels = ("hard", "normal", "easy")
    bots = tuple(levels[(number + seat) % 3] for seat in range(seats))
    options = the_game.unattended({})
    record = record_of(Plan(game=name, bots=bots, seats=seats, options=options, seed="e"), number)
    desk, dice = Desk(Order(record)), FastDice(f"position {number}")
    pieces = [(window, seat) for window, seat in desk.pieces if seat != TRUTH]
    at, seat = pieces[int(dice.below(len(pieces)))]
    window = desk.windows[at]
    found = list(_decisions(desk, window, seat, FastDice(f"{desk.jury.seed} {at} {seat}")))
    found = [d for d in found if len(d.options) > 1 and not d.exact]
    if not found:
        return None
    return _miss(desk, window, found[int(dice.below(len(found)))], playouts)


def _miss(desk: Desk, window: Window, decision: Decision, playouts: int) -> Miss:
    """The move that was made, and the best of the others."""
    made = decision.made
    other = next(option for option in decision.options if option != made)
    to_the_end = desk.jury._replace(hooks=desk.jury.hooks._replace(outlook=won))
    worlds = list(_worlds(desk, window, decision).drawn(playouts))
    runs = [_runs(to_the_end, worlds, decision, o.move) for o in (made, other)]
    apart = [b - a for a, b in zip(*runs, strict=True)]
    return Miss(
        made.worth - fmean(runs[0]),
        made.error,
        _blur(runs[0]),
        (other.worth - made.worth) - fmean(apart),
        decision.error,
        _blur(apart),
    )


def _worlds(desk: Desk, window: Window, decision: Decision) -> Imagined:
    """Worlds that the review did not use."""
    real, dice = window.start.copy(), FastDice(f"other worlds {decision.at}")
    worlds = None
    if not desk.hooks.imagine:
        player = desk.jury.player
        worlds = Worlds(real, decision.seat, player, desk.hooks, IN_MIND, dice)
    for step in window.steps:
        if step.at == decision.at:
            break
        real.play(step.seat, step.move)
        if worlds is not None:
            worlds.follow(step)
    return worlds or _imagined(desk, real, decision.seat, dice)


def _runs(jury: Jury, worlds: Sequence, decision: Decision, plain: dict) -> list[float]:  # type: ignore[type-arg]
    move = jury.game.move_from(plain)
    return [
        outcome_of(jury, world, decision.seat, move, FastDice(f"{decision.at} end {number}"))
        for number, world in enumerate(worlds)
    ]


def _blur(runs: Sequence[float]) -> float:
    """A share of so few games is never known to nothing."""
    return Z * max(stdev(runs), 0.1) / sqrt(len(runs))


def told(name: str, what: str, misses: Sequence[tuple[float, float, float]]) -> None:
    within = fmean(abs(off) <= hypot(error, blur) for off, error, blur in misses)
    off = fmean(one[0] for one in misses)
    real = sqrt(max(0.0, fmean(one[0] ** 2 - (one[2] / Z) ** 2 for one in misses)))
    stated = fmean(one[1] for one in misses)
    print(
        f"{name:10} {what:6} within {within:4.0%} of {len(misses)}; stated ±{stated:.1%},"
        f" really ±{Z * real:.1%}; {off:+.1%} on average",
        flush=True,
    )


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game", nargs="*")
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--playouts", type=int, default=100)
    args = parser.parse_args()
    for name in args.game or sorted(all_games()):
        work = partial(miss, name, args.playouts)
        found = [one for one in Workers(CORES).map(work, range(args.positions)) if one]
        told(name, "worth", [one[:3] for one in found])
        told(name, "gap", [one[3:] for one in found])


if __name__ == "__main__":
    main()
