"""`undertable review`: what was true, what was likely, and what it cost."""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Sequence
from pathlib import Path

from msgspec import json
from rich.console import Console
from rich.table import Table

from undertable.cli._arguments import (
    add_language,
    add_seed,
    add_workers,
    chosen_language,
    chosen_workers,
    picture,
)
from undertable.cli._habits import print_habits
from undertable.cli._progress import progress
from undertable.core.game import Game
from undertable.core.record import Record, read_record
from undertable.core.review import Decision, Review, told
from undertable.core.sentences import offer
from undertable.core.text import percentage, say
from undertable.games import game as game_of
from undertable.lab.plots import plot_review
from undertable.lab.review import review
from undertable.lab.review.habits import habits_of

JOBS = 2
"""A review is worth a second core; it is the same with one."""
DEAREST = 8
"""Decisions that are told one by one."""


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("review", help="what was true, what was likely, what it cost")
    parser.add_argument(
        "records", nargs="+", type=Path, metavar="RECORD", help="finished games; several: habits"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print everything as JSON")
    form.add_argument("--csv", action="store_true", help="print a line for each decision")
    parser.add_argument(
        "--plot", type=picture, metavar="FILE", help="draw everybody's chances (png, svg, pdf)"
    )
    parser.add_argument("--bot", default="", metavar="LEVEL", help="whose word counts (the best)")
    add_workers(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run, jobs=JOBS)


def run(args: Namespace) -> int:
    lang = chosen_language(args)
    records = [read_record(path.read_bytes()) for path in args.records]
    found = [_reviewed(record, args) for record in records]
    many = len(found) > 1
    if args.json:
        data = {"reviews": found, "habits": habits_of(found)} if many else found[0]
        print(json.format(json.encode(data)).decode())
    elif args.csv:
        _csv(found)
    elif many:
        print_habits(habits_of(found), game_of(found[0].game), lang)
    else:
        _print(found[0], lang)
    if args.plot is not None:
        plot_review(found[0], args.plot, lang)
    return 0


def _reviewed(record: Record, args: Namespace) -> Review:
    with progress("", None) as tick:
        return review(
            record,
            seed=args.seed,
            bot=args.bot,
            workers=chosen_workers(args),
            progress=lambda done, total: tick(done),
        )


def _csv(found: Sequence[Review]) -> None:
    out = csv.writer(sys.stdout)
    columns = ("record", "at", "seat", "kind", "move", "best", "cost", "gap", "error", "exact")
    out.writerow((*columns, "worlds", "lie", "tags"))
    for number, one in enumerate(found):
        game = game_of(one.game)
        for d in one.decisions:
            moves = (game.write(game.move_from(m)) for m in (d.move, d.best.move))
            lie = "" if d.lie is None else int(d.lie)
            figures = (d.cost, d.gap, d.error, int(d.exact), d.worlds)
            out.writerow((number, d.at, d.seat, d.kind, *moves, *figures, lie, " ".join(d.tags)))


def names_of(found: Review, lang: str) -> list[str]:
    unnamed = range(len(found.names), found.seats)
    return [*found.names[: found.seats], *(player(seat, lang) for seat in unnamed)]


def player(seat: int, lang: str) -> str:
    """Somebody of whom no name is known."""
    return say("terminal", "player", lang, number=seat + 1)


def _print(found: Review, lang: str) -> None:
    game, names, out = game_of(found.game), names_of(found, lang), Console(highlight=False)
    for portrait in found.story.players:
        cost = say("lab", "review-cost-of", lang, cost=round(portrait.cost, 2))
        out.print(f"[bold]{names[portrait.seat]}[/bold] · {cost}")
        for note in portrait.notes:
            out.print(f"  {told(note, game, names, lang)}")
    out.print()
    for moment in found.story.moments:
        out.print(f"{moment.at:5}  {told(moment.note, game, names, lang)}")
    out.print()
    dear = sorted((d for d in found.decisions if d.cost), key=lambda d: -d.cost)[:DEAREST]
    if dear:
        out.print(_dearest(dear, game, names, lang))
    words = {"bot": say(game.id, f"bot-{found.bot}", lang), "decisions": len(found.decisions)}
    out.print(say("lab", "review-note", lang, **words))


def _dearest(dear: Sequence[Decision], game: Game, names: Sequence[str], lang: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("entry", "who", "made", "better", "cost", "why"):
        table.add_column(say("lab", f"review-{key}", lang))
    for d in dear:
        made, better = (offer(game, game.move_from(m), names, lang) for m in (d.move, d.best.move))
        why = told(d.why, game, names, lang) if d.why is not None else ""
        cost = f"{percentage(d.cost, lang)} ± {percentage(d.error, lang)}"
        table.add_row(str(d.at), names[d.seat], made, better, cost, why)
    return table
