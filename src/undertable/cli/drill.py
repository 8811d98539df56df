"""`undertable drill`: a decision as a puzzle; choose, see what was likely and true, go on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

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
from undertable.cli.review import player
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.record import read_record
from undertable.core.review import Belief, Decision, told
from undertable.core.sentences import offer, sentence
from undertable.core.text import Text, has, percentage, say
from undertable.lab.drills import Drill, built, drills_of, puzzle, shelf, write_shelf
from undertable.lab.review import review
from undertable.lab.review.hooks import hooks_of
from undertable.screen import screen_of


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("drill", help="positions to practise, and what was best there")
    add_game(parser)
    parser.add_argument(
        "--from", dest="record", type=Path, metavar="RECORD", help="out of this game, not the shelf"
    )
    parser.add_argument("--seat", type=positive, help="only the decisions of this seat, from 1 on")
    parser.add_argument("--count", type=positive, default=5, help="number of positions")
    parser.add_argument(
        "--build", type=positive, metavar="GAMES", help="build the shelf anew out of bots' games"
    )
    add_workers(parser)
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, lang = chosen_game(args), chosen_language(args)
    if args.build:
        found = built(game, args.build, args.seed, chosen_workers(args))
        print(write_shelf(game, found), len(found))
        return 0
    drills = _chosen(game, args)[: args.count]
    if not drills:
        raise Malformed(Text("lab", "refusal-no-drills", {"game": game.title}))
    right = 0
    for number, drill in enumerate(drills, 1):
        try:
            right += _asked(game, drill, f"{number}/{len(drills)}", lang)
        except EOFError:
            break
    Console(highlight=False).print(say("lab", "drill-score", lang, right=right, drills=len(drills)))
    return 0


def _chosen(game: Game, args: Namespace) -> list[Drill]:
    if args.record is None:
        return [d for d in shelf(game) if args.seat in (None, d.decision.seat + 1)]
    record = read_record(args.record.read_bytes())
    found = review(record, seed=args.seed, workers=chosen_workers(args))
    return drills_of(record, found, None if args.seat is None else args.seat - 1)


def _asked(game: Game, drill: Drill, number: str, lang: str) -> bool:
    """One puzzle; whether the answer was right."""
    out = Console(highlight=False)
    names = drill.names or [player(seat, lang) for seat in range(drill.seats)]
    asked = puzzle(drill)
    out.rule(number)
    for event in asked.told:
        out.print(sentence(game, event, names, lang, asked.seat), style="dim")
    out.print(screen_of(game.at(drill.options), names, lang).table(asked.view))
    for place, move in enumerate(asked.moves, 1):
        out.print(f"{place}  {offer(game, game.move_from(move), names, lang)}")
    out.print(say("lab", "drill-ask", lang))
    chosen = asked.moves[_number(len(asked.moves)) - 1]
    _answer(out, game, drill.decision, names, lang)
    right = chosen == drill.decision.best.move
    out.print(say("lab", "drill-right" if right else "drill-wrong", lang))
    return right


def _number(most: int) -> int:
    while True:
        line = input("> ").strip()
        if line.isdecimal() and 1 <= int(line) <= most:
            return int(line)


def _answer(out: Console, game: Game, decision: Decision, names: list[str], lang: str) -> None:
    table = Table(box=None, pad_edge=False)
    for key in ("drill-moves", "review-worth", "review-share"):
        table.add_column(say("lab", key, lang))
    for option in decision.options:
        worth = f"{percentage(option.worth, lang)} ± {percentage(option.error, lang)}"
        said = offer(game, game.move_from(option.move), names, lang)
        table.add_row(said, worth, percentage(option.share, lang, 0))
    out.print(table)
    for belief in decision.beliefs:
        out.print(_likely(game, belief, names, lang))
    if decision.why is not None:
        out.print(told(decision.why, game, names, lang))


def _likely(game: Game, belief: Belief, names: list[str], lang: str) -> str:
    spoken = hooks_of(game).words
    key = f"belief-{belief.what}"
    what = say(game.id, key, lang) if has(game.id, key, lang) else belief.what
    head = what if belief.seat < 0 else f"{names[belief.seat]}, {what}"
    ways = belief.likely if belief.parts else belief.likely[:3]
    said = [
        f"{spoken(belief.what, w.value, names, lang)} ({percentage(w.chance, lang, 0)})"
        for w in ways
    ]
    words = {
        "what": head[:1].upper() + head[1:],
        "likely": ", ".join(said),
        "true": spoken(belief.what, belief.true, names, lang),
        "chance": "no" if belief.parts else percentage(belief.true_chance, lang, 0),
    }
    return say("lab", "drill-belief", lang, **words)
