"""`undertable fit`: let bots find out what they are like, and believe it of each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from undertable.cli._arguments import add_game, add_language, add_seed, chosen_game, positive
from undertable.cli._progress import counted
from undertable.lab.fit import fit, fitting


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("fit", help="fit what bots believe of each other, by play")
    add_game(parser)
    parser.add_argument("--games", type=positive, default=200, help="games in each pass")
    parser.add_argument("--passes", type=positive, default=8, help="how often all are played")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = chosen_game(args)
    found = fitting(game)
    passes = fit(game, found, args.games, args.passes, args.seed)
    for number, moved in enumerate(counted(passes, args.passes), 1):
        print(f"{number}: {moved:.4f}", flush=True)
        if not args.dry:
            found.write()
    return 0
