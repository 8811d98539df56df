"""`undertable playthrough`: one random game in full."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from undertable.cli._arguments import add_game, add_seed, add_table, chosen_game, chosen_options
from undertable.lab.playthrough import playthrough


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("playthrough", help="print one random game in full")
    add_game(parser)
    add_table(parser)
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = chosen_game(args)
    for line in playthrough(game, args.seats or game.least_seats, chosen_options(args), args.seed):
        print(line)
    return 0
