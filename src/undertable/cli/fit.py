"""`undertable fit`: let bots find out what they are like, and believe it of each other."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from undertable.cli._arguments import (
    add_game,
    add_language,
    add_seed,
    add_workers,
    chosen_game,
    chosen_workers,
    positive,
)
from undertable.cli._progress import counted
from undertable.lab.fit import fit, fitting
from undertable.lab.outlook import fitted, watched, write_weights


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("fit", help="fit what bots believe of each other, by play")
    add_game(parser)
    parser.add_argument("--games", type=positive, default=200, help="games in each pass")
    parser.add_argument("--passes", type=positive, default=8, help="how often all are played")
    parser.add_argument(
        "--outlook", action="store_true", help="fit who will win from where, in a single pass"
    )
    parser.add_argument("--dry", action="store_true", help="write nothing")
    add_workers(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    return _outlook(args) if args.outlook else _beliefs(args)


def _beliefs(args: Namespace) -> int:
    game = chosen_game(args)
    found = fitting(game)
    passes = fit(game, found, args.games, args.passes, args.seed)
    for number, moved in enumerate(counted(passes, args.passes), 1):
        print(f"{number}: {moved:.4f}", flush=True)
        if not args.dry:
            found.write()
    return 0


def _outlook(args: Namespace) -> int:
    game = chosen_game(args)
    games = watched(game, args.games, args.seed, chosen_workers(args))
    weights = fitted(counted(games, args.games))
    for name in weights.__struct_fields__:
        print(f"{name}: {getattr(weights, name)}")
    if not args.dry:
        write_weights(game, weights)
    return 0
