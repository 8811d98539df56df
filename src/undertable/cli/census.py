"""`undertable census`: count a small game exactly, and compare with what is known."""

from __future__ import annotations

import json
from argparse import Namespace, _SubParsersAction
from pathlib import Path

from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import add_game, chosen_game
from undertable.cli._progress import progress
from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.lab.census import Count, census, known_answers


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("census", help="count histories and information sets")
    add_game(parser)
    parser.add_argument("--position", type=Path, help="a written position (JSON) to count instead")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game = chosen_game(args)
    if args.position is not None:
        _show_one(game, args.position)
        return 0
    table = Table("position", "histories", "information sets", "known", box=None)
    right = True
    for known in known_answers(game):
        found = _count(game, known.position)
        same = (found.histories, found.information_sets) == (
            known.histories,
            known.information_sets,
        )
        wanted = f"{known.histories:,} and {known.information_sets:,}"
        verdict = "the same" if same else f"[red]{wanted}"
        table.add_row(known.name, f"{found.histories:,}", f"{found.information_sets:,}", verdict)
        right = right and same
    Console().print(table)
    return 0 if right else 1


def _count(game: Game, position: dict[str, object]) -> Count:
    with progress("histories", None) as tick:
        return census(game.position(position), tick)


def _show_one(game: Game, file: Path) -> None:
    try:
        position = json.loads(file.read_bytes())
    except ValueError:
        raise malformed("refusal-bad-position", what=f"{file.name} is not JSON") from None
    found = _count(game, position)
    print(f"{found.histories:,} histories, {found.information_sets:,} information sets")
