"""`undertable sim`: bots against each other, many times, and how they fared."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Iterator

from rich.console import Console
from rich.progress import track
from rich.table import Table

from undertable.cli._arguments import (
    add_game,
    add_language,
    add_seed,
    add_table,
    chosen_game,
    chosen_language,
    chosen_options,
)
from undertable.core.game import Game
from undertable.core.text import say
from undertable.lab.sim import Part, Standing, plan, simulate, standings


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("sim", help="let bots play many games and count")
    add_game(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="LEVEL,LEVEL",
        help="the bots by level; where they are fewer than the seats they repeat",
    )
    parser.add_argument("--games", type=_positive, default=1000, help="number of games")
    parser.add_argument("--jobs", type=_positive, default=1, help="number of processes")
    add_table(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, lang = chosen_game(args), chosen_language(args)
    bots = [level.strip() for level in args.bots.split(",")]
    chosen = plan(game, bots, args.seats, chosen_options(args), args.seed)
    games = _with_progress(simulate(chosen, args.games, args.jobs), args.games)
    found = standings(chosen, games)
    out = Console()
    out.print(_results(found, lang))
    if any(standing.figures for standing in found.values()):
        out.print()
        out.print(_figures(game, found, lang))
    print(_times(found, lang), file=sys.stderr)  # the only thing that no seed fixes
    return 0


def _with_progress(games: Iterator[list[Part]], total: int) -> Iterator[list[Part]]:
    screen = Console(stderr=True)
    yield from track(games, "", total, console=screen, disable=not screen.is_terminal)


def _results(found: dict[str, Standing], lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("bot", "games", "wins", "interval", "score", "decisions"):
        table.add_column(
            say("core", f"sim-{key}", lang), justify="left" if key == "bot" else "right"
        )
    for bot, standing in found.items():
        low, high = standing.interval
        points, reach = standing.points
        table.add_row(
            bot,
            str(standing.games),
            f"{standing.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{points:.2f} ± {reach:.2f}",
            f"{standing.decisions / standing.games:.1f}",
        )
    return table


def _figures(game: Game, found: dict[str, Standing], lang: str) -> Table:
    """One row for each figure of the game's own, one column for each bot."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for bot in found:
        table.add_column(bot, justify="right")
    names = dict.fromkeys(name for standing in found.values() for name in standing.figures)
    for name in names:
        told = (_figure(standing, name) for standing in found.values())
        table.add_row(say(game.id, f"stat-{name}", lang), *told)
    return table


def _figure(standing: Standing, name: str) -> str:
    much, of = standing.figures.get(name, (0, 0))
    return f"{much / of:.3f}" if of else "–"


def _times(found: dict[str, Standing], lang: str) -> str:
    times = (
        f"{bot} {1000 * standing.seconds / max(1, standing.decisions):.3f} ms"
        for bot, standing in found.items()
    )
    return f"{say('core', 'sim-time', lang)}: {', '.join(times)}"


def _positive(word: str) -> int:
    if not word.isdecimal() or int(word) == 0:
        raise ArgumentTypeError(f"{word} is not a number from 1 on")
    return int(word)
