"""`undertable memory`: how the bots of the memory game forget."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import add_language, chosen_language
from undertable.core.text import say
from undertable.games.smugglers.bot.memory import CURVES

TURNS = (0, 1, 2, 5, 10, 20, 40, 80, 160)


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("memory", help="print how the smugglers' bots forget")
    parser.add_argument(
        "--sights", type=float, default=1.0, help="other cards seen per turn (default: 1)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """One row for each time since a card was shown, one column for each kind of bot."""
    lang = chosen_language(args)
    table = Table(box=None, pad_edge=False)
    for key in ("memory-turns", "memory-sights"):
        table.add_column(say("smugglers", key, lang), justify="right")
    for level in CURVES:
        table.add_column(say("smugglers", f"bot-{level}", lang), justify="right")
    for turns in TURNS:
        sights = round(turns * args.sights)
        chances = (curve.strength(turns, sights) for curve in CURVES.values())
        table.add_row(str(turns), str(sights), *(f"{chance:.0%}" for chance in chances))
    Console().print(say("smugglers", "memory-about", lang))
    Console().print(table)
    return 0
