"""`undertable reconnects`: does coming back bring anything back that lies face down by now?"""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from undertable.cli._arguments import add_game, add_seed, add_table, chosen_game, chosen_options
from undertable.cli._progress import progress
from undertable.lab.reconnects import Report, check


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "reconnects", help="check that a memory game stays one for those who come back"
    )
    add_game(parser)
    add_table(parser)
    add_seed(parser)
    parser.add_argument("--games", type=int, default=1000, help="how many to play")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """The number of seats asked for, or the fewest and the most."""
    game, options = chosen_game(args), chosen_options(args)
    tables = [args.seats] if args.seats else [game.least_seats, game.most_seats]
    leaks = 0
    for seats in tables:
        game.read_options(options, game.check_seats(seats))
        with progress(f"{game.id}, {seats} seats", args.games) as tick:
            report = check(game, seats, options, args.games, args.seed, tick)
        print(f"{game.title}, {seats} seats: {_told(report)}")
        leaks += len(report.leaks)
    return 1 if leaks else 0


def _told(report: Report) -> str:
    said = f"{report.games} games, {report.reconnects} reconnects"
    shown = (
        f"{report.faded} things shown before lay face down ({report.moved} elsewhere in the twin)"
    )
    lines = [f"{said}, {shown}, {'LEAK' if report.leaks else 'none was told again'}"]
    for leak in report.leaks[:3]:
        seat = "the public" if leak.seat is None else f"seat {leak.seat}"
        lines.append(f"  {seat} is told by its {leak.what}:\n    {leak.here}\n    {leak.there}")
    return "\n".join(lines)
