"""`undertable arena`: a league of bots, rated."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from time import monotonic
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import (
    SEED,
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
    writable,
)
from undertable.cli._habits import print_habits
from undertable.cli._progress import Games, counted
from undertable.core.errors import Malformed
from undertable.core.text import Text, say
from undertable.lab.arena import (
    Duel,
    League,
    admit,
    compete,
    duels,
    new_league,
    ratings,
    read_league,
    write_league,
)
from undertable.lab.plots import plot_ratings
from undertable.lab.review.games import reviewed_league
from undertable.lab.review.habits import Habits, habits_of

SECONDS = 5
"""So often a league is written while it is played: no more is lost if it is killed."""


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("arena", help="a league of bots, rated with their uncertainty")
    add_game(parser)
    add_bots(parser, "two or more; they join those that are in the file already", required=False)
    parser.add_argument("--games", type=positive, default=400, help="number of further games")
    parser.add_argument("--file", type=writable, help="keep the league here, and continue it")
    parser.add_argument("--json", action="store_true", help="print ratings and duels as JSON")
    parser.add_argument(
        "--plot", type=picture, metavar="FILE", help="draw the ratings as they grew"
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
    lang = chosen_language(args)
    league = _league(args)
    games = Games(compete(league, args.games, chosen_workers(args)), args.games)
    written = monotonic()
    for _ in games:  # each is in the league when it comes
        if args.file is not None and monotonic() - written > SECONDS:
            write_league(league, args.file)
            written = monotonic()
    if args.file is not None:
        write_league(league, args.file)
    habits = _habits(league, args)
    if args.json:
        data = as_data(league) | ({"review": habits} if habits else {})
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        _print(league, lang)
        print_habits(habits, chosen_game(args), lang)
    if args.plot is not None:
        plot_ratings(league, args.plot, lang)
    return games.ended(lang)


def _habits(league: League, args: Namespace) -> list[Habits]:
    if not args.review:
        return []
    games = reviewed_league(league, args.review, chosen_workers(args))
    return habits_of(counted(games, args.review), fewest=2)


def _league(args: Namespace) -> League:
    bots, options = chosen_bots(args), chosen_options(args)
    if args.file is None or not args.file.exists():
        return new_league(chosen_game(args), bots, args.seats, options, args.seed)
    league = read_league(args.file)
    asked = (chosen_game(args).id, args.seats or league.seats, options or league.options)
    begun = args.seed in (SEED, league.seed)
    if asked != (league.game, league.seats, league.options) or not begun:
        raise Malformed(Text("lab", "refusal-other-league", {"file": str(args.file)}))
    admit(league, bots)
    return league


def as_data(league: League) -> dict[str, Any]:
    return {
        "game": league.game,
        "seats": league.seats,
        "options": league.options,
        "games": len(league.played),
        "ratings": ratings(league),
        "duels": [
            {"bot": bot, "other": other, "games": duel.games, "share": duel.share}
            for (bot, other), duel in sorted(duels(league).items())
        ],
    }


def _print(league: League, lang: str) -> None:
    out, rated = Console(), ratings(league)
    table = Table(box=None, pad_edge=False)
    for key in ("bot", "games", "rating", "interval"):
        table.add_column(
            say("lab", f"sim-{key}", lang), justify="left" if key == "bot" else "right"
        )
    for bot, rating in rated.items():
        table.add_row(bot, str(rating.games), f"{rating.mu:.2f}", f"± {1.96 * rating.sigma:.2f}")
    out.print(table)
    out.print()
    out.print(_duels(list(rated), duels(league), lang))


def _duels(bots: Sequence[str], found: dict[tuple[str, str], Duel], lang: str) -> Table:
    """Row against column: how often the row ended before the column."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say("lab", "arena-ahead", lang))
    for bot in bots:
        table.add_column(bot, justify="right")
    for bot in bots:
        table.add_row(bot, *(_duel(found.get((bot, other))) for other in bots))
    return table


def _duel(duel: Duel | None) -> str:
    if duel is None:
        return "–"
    low, high = duel.interval
    return f"{duel.share:.0%} ({low:.0%}–{high:.0%})"
