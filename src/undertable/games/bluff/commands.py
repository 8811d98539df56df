"""What Bluff adds to the command line.

`undertable solve bluff`: equilibrium, value and exploitability of positions with few dice.
`undertable train bluff`: the policy for more dice and players, learned by self-play from nothing.
"""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace, _SubParsersAction
from importlib.resources import as_file, files
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import positive
from undertable.cli._progress import counted, progress, until_stopped
from undertable.games.bluff.bot.equilibria import MOST_SOLVED
from undertable.lab.extras import need

if TYPE_CHECKING:
    from undertable.games.bluff.solver.equilibrium import Solution

REPORT = 100
"""Passes between two lines about the learning."""


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    _add_solve(commands)
    _add_train(commands)


def _add_solve(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = commands.add_parser("solve", help="equilibria of Bluff for two, with few dice")
    parser.add_argument("game", choices=["bluff"], help="the game that can be solved")
    parser.add_argument("--dice", default="1,1", help="dice of the starter and of the other: 1,2")
    parser.add_argument(
        "--goal", type=_share, default=0.0001, help="exploitability at which to stop (a win is 1)"
    )
    parser.add_argument(
        "--looks",
        type=positive,
        default=5,
        help="with four dice in play, stop after so many looks, one every 20 iterations",
    )
    parser.add_argument(
        "--tables", action="store_true", help="solve all positions that bots have tables of, anew"
    )
    parser.set_defaults(run=run)


def _add_train(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]
    parser = commands.add_parser("train", help="learn how Bluff is played with many dice, by play")
    parser.add_argument("game", choices=["bluff"], help="the game that can be learned")
    parser.add_argument(
        "--passes", type=positive, help="how often rounds are played and learned from"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed learns the same")
    parser.add_argument("--out", metavar="FILE", help="write it here, not into the package")
    parser.set_defaults(run=run_training)


def run(args: Namespace) -> int:
    need("numba", "lab")
    from undertable.games.bluff.solver import equilibrium, exact, tables  # noqa: PLC0415 - loads numba

    if args.tables:
        found = _solve(tables.small_positions(), args.goal)
        Console().print(_told(found))
        with as_file(files(__package__) / "bot" / "equilibria.npz") as path:
            tables.write_tables(found, path)
        return 0
    dice = exact.read_dice(args.dice, equilibrium.MOST_DICE)
    if sum(dice) <= MOST_SOLVED:
        Console().print(_told(_solve([dice], args.goal)))
    else:
        _approach(dice, args.goal, args.looks)
    return 0


def _approach(dice: tuple[int, int], goal: float, looks: int) -> None:
    """Says how much memory it takes, and then at every look how close it is."""
    from undertable.games.bluff.solver import equilibrium  # noqa: PLC0415 - loads numba

    out = Console(highlight=False)
    out.print(f"{equilibrium.memory(dice) / 1e9:.1f} GB of memory; Ctrl-C ends it after a look.")
    for one in until_stopped(counted(islice(equilibrium.approach(dice), looks), looks)):
        out.print(
            f"{one.iterations} iterations: value to the starter {one.value:+.6f},"
            f" exploitability {one.exploitability:.6f}"
        )
        if one.exploitability <= goal:
            return


def run_training(args: Namespace) -> int:
    need("numba", "lab")
    from undertable.games.bluff.learning import train  # noqa: PLC0415 - loads numba

    plans = train.plans(args.passes, args.seed)
    learners = [train.Learner(plan) for plan in plans]
    for learner, plan in zip(learners, plans, strict=True):
        for number, figures in enumerate(counted(learner.run(), plan.run), 1):
            if number % REPORT == 0 or number == plan.run:
                told = ", ".join(f"{name} {value:.3f}" for name, value in figures.items())
                Console().print(f"{number}: {told}", highlight=False)
    with as_file(files(__package__) / "bot" / "learned.npz") as path:
        train.write(learners, Path(args.out or path))
    return 0


def _solve(wanted: list[tuple[int, int]], goal: float) -> list[Solution]:
    from undertable.games.bluff.solver.equilibrium import solve  # noqa: PLC0415 - loads numba

    with progress("CFR+", None) as tick:
        return solve(wanted, goal, tick)


def _told(found: list[Solution]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("dice", "value to the starter", "exploitability", "iterations"):
        table.add_column(heading, justify="right")
    for one in found:
        dice = ",".join(map(str, one.tree.dice))
        figures = f"{one.value:+.6f}", f"{one.exploitability:.6f}", str(one.iterations)
        table.add_row(dice, *figures)
    return table


def _share(word: str) -> float:
    try:
        share = float(word)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise ArgumentTypeError(f"{word} is not a number between 0 and 1")
    return share
