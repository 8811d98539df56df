"""`undertable strength`: a league of all levels of a game, and the stars that the page shows."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import (
    add_game,
    add_language,
    add_seed,
    add_workers,
    chosen_game,
    chosen_language,
    chosen_workers,
    positive,
)
from undertable.cli._progress import counted
from undertable.core.strength import MOST_STARS, Strength
from undertable.core.text import say
from undertable.lab.arena import compete
from undertable.lab.strength import file_of, league_of, strengths, write


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("strength", help="measure the stars that the page gives to bots")
    add_game(parser)
    parser.add_argument("--games", type=positive, default=400, help="games of the league")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    add_workers(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = chosen_game(args)
    league = league_of(game, args.seed)
    for _ in counted(compete(league, args.games, chosen_workers(args)), args.games):
        pass
    found = strengths(league)
    _print(found, chosen_language(args))
    if not args.dry:
        command = f"undertable strength {game.id} --games {args.games} --seed {args.seed}"
        write(file_of(game), found, command)
    return 0


def _print(found: dict[str, Strength], lang: str) -> None:
    table = Table(box=None, pad_edge=False)
    for key in ("bot", "games", "rating", "interval"):
        table.add_column(say("lab", f"sim-{key}", lang))
    table.add_column("")
    for level, one in found.items():
        stars = "★" * one.stars + "☆" * (MOST_STARS - one.stars)
        table.add_row(level, str(one.games), f"{one.rating:.2f}", f"± {one.interval:.2f}", stars)
    Console().print(table)
