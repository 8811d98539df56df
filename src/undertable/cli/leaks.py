"""`undertable leaks`: does anything a seat receives tell what it must not know?"""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import (
    add_game,
    add_seed,
    add_table,
    chosen_game,
    chosen_options,
)
from undertable.cli._progress import progress
from undertable.core.game import Game
from undertable.lab.leaks import Report, check


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("leaks", help="check that nothing hidden reaches a seat")
    add_game(parser)
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--positions", type=int, default=1000, help="how many to compare")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Checks the number of seats asked for, or the fewest and the most."""
    game, options = chosen_game(args), chosen_options(args)
    tables = [args.seats] if args.seats else [game.least_seats, game.most_seats]
    clean = True
    for seats in tables:
        game.read_options(options, game.check_seats(seats))
        with progress(f"{game.id}, {seats} seats", args.positions) as tick:
            report = check(game, seats, options, args.positions, args.seed, tick)
        _show(game, seats, report)
        clean = clean and report.clean()
    return 0 if clean else 1


def _show(game: Game, seats: int, report: Report) -> None:
    console = Console()
    verdict = "no difference" if report.clean() else "LEAK"
    console.print(f"{game.title}, {seats} seats: {report.positions} positions, {verdict}")
    table = Table("hidden", "times", "changed by redeal", box=None)
    for name, secret in sorted(report.secrets.items()):
        table.add_row(name, str(secret.hidden), f"{secret.changed / secret.hidden:.1%}")
    console.print(table)
    for name in report.frozen_secrets():
        console.print(f"  never changed by redeal: {name}")
    for leak in report.leaks[:3]:
        seat = "the public" if leak.seat is None else f"seat {leak.seat}"
        console.print(f"  {seat} can tell by its {leak.what}:", soft_wrap=True)
        console.print(f"    {leak.here}\n    {leak.there}", soft_wrap=True, markup=False)
