"""`undertable sim`: bots against each other, many times, and how they fared."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterable, Iterator

import msgspec
from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import (
    add_bots,
    add_game,
    add_language,
    add_seed,
    add_table,
    add_workers,
    chosen_bots,
    chosen_game,
    chosen_language,
    chosen_options,
    chosen_workers,
    picture,
    positive,
)
from undertable.cli._habits import print_habits
from undertable.cli._progress import Games, counted
from undertable.core.game import Game
from undertable.core.text import say
from undertable.lab.figures import Standing
from undertable.lab.plots import plot_results
from undertable.lab.results import Results, write_csv
from undertable.lab.review.games import reviewed
from undertable.lab.review.habits import Habits, habits_of
from undertable.lab.sim import Plan, Played, plan, simulate


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("sim", help="let bots play many games and count")
    add_game(parser)
    add_bots(parser, "where they are fewer than the seats they repeat")
    parser.add_argument("--games", type=positive, default=1000, help="number of games")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the results as JSON")
    form.add_argument("--csv", action="store_true", help="print a line for each seat of each game")
    parser.add_argument(
        "--plot", type=picture, metavar="FILE", help="draw the results (png, svg, pdf)"
    )
    parser.add_argument(
        "--review", type=positive, metavar="GAMES", help="review so many games: cost by decision"
    )
    add_workers(parser)
    add_table(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, lang = chosen_game(args), chosen_language(args)
    chosen = plan(game, chosen_bots(args), args.seats, chosen_options(args), args.seed)
    results = Results(chosen)
    games = Games(simulate(chosen, args.games, chosen_workers(args)), args.games)
    if args.csv:
        write_csv(_added(results, games), sys.stdout)
    else:
        for played in games:
            results.add(played)
    habits = _habits(chosen, args)
    if args.json:
        data = results.as_data() | ({"review": habits} if habits else {})
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
    elif not args.csv:
        _print(results, game, lang)
        print_habits(habits, game, lang)
    if args.plot is not None:
        plot_results(results, args.plot, lang)
    print(_times(results.bots, lang), file=sys.stderr)  # the only thing that no seed fixes
    return games.ended(lang)


def _habits(chosen: Plan, args: Namespace) -> list[Habits]:
    if not args.review:
        return []
    games = reviewed(chosen, args.review, chosen_workers(args))
    return habits_of(counted(games, args.review), fewest=2)


def _added(results: Results, games: Iterable[Played]) -> Iterator[Played]:
    for played in games:
        results.add(played)
        yield played


def _print(results: Results, game: Game, lang: str) -> None:
    out = Console()
    out.print(_table(results.bots, "bot", lang))
    out.print()
    out.print(_table({str(s + 1): seat for s, seat in enumerate(results.seats)}, "seat", lang))
    if results.figures:
        out.print()
        out.print(_figures(game, results, lang))
    out.print()
    low, high = results.quantile(0.05), results.quantile(0.95)
    mean = round(results.mean_length, 1)
    out.print(say("lab", "sim-length", lang, mean=mean, low=low, high=high), highlight=False)


def _table(found: dict[str, Standing], of: str, lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in (of, "games", "wins", "interval", "score", "decisions"):
        table.add_column(say("lab", f"sim-{key}", lang), justify="left" if key == of else "right")
    for name, standing in found.items():
        low, high = standing.interval
        points, reach = standing.points
        table.add_row(
            name,
            str(standing.games),
            f"{standing.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{points:.2f} ± {reach:.2f}",
            f"{standing.decisions / standing.games:.1f}",
        )
    return table


def _figures(game: Game, results: Results, lang: str) -> Table:
    """One row for each figure of the game's own, one column for each bot."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for bot in results.bots:
        table.add_column(bot, justify="right")
    for name in results.figures:
        told = (_figure(standing, name) for standing in results.bots.values())
        table.add_row(say(game.id, f"stat-{name}", lang), *told)
    return table


def _figure(standing: Standing, name: str) -> str:
    value = standing.figure(name)
    return "–" if value is None else f"{value:.3f}"


def _times(found: dict[str, Standing], lang: str) -> str:
    times = (
        f"{bot} {1000 * standing.seconds / max(1, standing.decisions):.3f} ms"
        for bot, standing in found.items()
    )
    return f"{say('lab', 'sim-time', lang)}: {', '.join(times)}"
