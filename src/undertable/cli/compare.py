"""`undertable compare`: a house rule both ways, and what changes."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

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
    positive,
)
from undertable.cli._progress import Games
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.text import Text, has, say
from undertable.lab.compare import Change, changes, pairs
from undertable.lab.sim import plan


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser(
        "compare", help="play a house rule both ways on the same seeds, and say what changes"
    )
    add_game(parser)
    parser.add_argument("rule", metavar="OPTION=a,b", help="the house rule, and two ways of it")
    add_bots(
        parser,
        "where they are fewer than the seats they repeat (default: the strongest)",
        required=False,
    )
    parser.add_argument("--games", type=positive, default=500, help="number of games each way")
    parser.add_argument("--json", action="store_true", help="print the changes as JSON")
    add_workers(parser)
    add_table(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, lang = chosen_game(args), chosen_language(args)
    option, ways = _rule(args.rule)
    bots = chosen_bots(args) or [game.levels[-1] if game.levels else "random"]
    options = chosen_options(args)
    if option in options:
        raise Malformed(Text("lab", "refusal-compare-twice", {"option": option}))
    one, other = (plan(game, bots, args.seats, {**options, option: way}, args.seed) for way in ways)
    games = Games(pairs((one, other), args.games, chosen_workers(args)), args.games)
    played = list(games)
    found = changes(played)
    if args.json:
        asked = {"game": game.id, "option": option, "ways": ways, "games": len(played)}
        table = {"seats": one.seats, "bots": one.bots, "options": options, "seed": one.seed}
        data = msgspec.json.encode({**asked, **table, "changes": found})
        print(msgspec.json.format(data).decode())
    else:
        _print(game, option, ways, found, len(played), lang)
    return games.ended(lang)


def _rule(written: str) -> tuple[str, tuple[str, str]]:
    option, _, ways = written.partition("=")
    one, comma, other = ways.partition(",")
    if not (option and one and comma and other) or "," in other:
        raise Malformed(Text("lab", "refusal-compare-form", {"what": written}))
    return option, (one, other)


def _print(
    game: Game, option: str, ways: tuple[str, str], found: list[Change], games: int, lang: str
) -> None:
    out = Console()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("lab", "compare-figure", lang))
    for heading in (
        *(f"{option}={way}" for way in ways),
        say("lab", "compare-difference", lang),
        say("lab", "compare-surely", lang),
    ):
        table.add_column(heading, justify="right")
    for change in found:
        table.add_row(
            _heading(game, change.name, lang),
            _number(change.one),
            _number(change.other),
            f"{change.difference:+.3f} ± {change.reach:.3f}",
            "< 0.001" if change.p < 0.001 else f"{change.p:.3f}",
            style="bold" if change.sure else "",
        )
    out.print(table)
    out.print()
    for line in _findings(game, option, ways, found, lang):
        out.print(line, markup=False, highlight=False)
    note = say("lab", "compare-note", lang, games=games, figures=len(found))
    out.print(note, markup=False, highlight=False)


def _findings(
    game: Game, option: str, ways: tuple[str, str], found: list[Change], lang: str
) -> list[str]:
    sure = [change for change in found if change.sure]
    if not sure:
        return [say("lab", "compare-nothing", lang)]
    return [
        say(
            "lab",
            "compare-finding",
            lang,
            figure=_heading(game, change.name, lang),
            a=_number(change.one),
            b=_number(change.other),
            one=f"{option}={ways[0]}",
            other=f"{option}={ways[1]}",
        )
        for change in sorted(sure, key=lambda change: change.p)
    ]


def _heading(game: Game, name: str, lang: str) -> str:
    kind, _, what = name.partition(" ")
    if kind == "stat":
        return say(game.id, f"stat-{what}", lang) if has(game.id, f"stat-{what}", lang) else what
    if kind == "wins":
        return say("lab", "compare-bot-wins", lang, bot=what)
    if kind == "seat":
        return say("lab", "compare-seat-wins", lang, seat=what)
    if kind == "ended":
        return say("lab", "compare-ended", lang, reason=what)
    return say("lab", f"compare-{kind}", lang)


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"
