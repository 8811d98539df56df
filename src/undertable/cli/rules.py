"""`undertable rules`: the rules of a game in our words."""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction

from rich.console import Console
from rich.markdown import Markdown

from undertable.cli._arguments import add_game, add_language, chosen_game, chosen_language
from undertable.core.text import rules


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("rules", help="the rules of a game")
    add_game(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    source = rules(chosen_game(args).id, chosen_language(args))
    Console().print(Markdown(source))
    return 0
