"""`undertable options`: the house rules of a game."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import add_game, add_language, chosen_game, chosen_language
from undertable.core.text import say


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("options", help="the house rules of a game")
    add_game(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, lang = chosen_game(args), chosen_language(args)
    table = Table(box=None, pad_edge=False)
    for heading in ("", "=", "", ""):
        table.add_column(heading)
    for option in game.option_list:
        allowed = game.allowed(option.name)
        about = say(game.id, f"option-{option.name}.about", lang)
        table.add_row(option.name, str(option.default).lower(), allowed, about)
    Console().print(table)
    return 0
