"""Arguments that several commands share, read the same way everywhere."""

from __future__ import annotations

import locale
import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.core.text import LANGUAGES
from undertable.games import all_games, game
from undertable.lab.workers import Workers
from undertable.server.settings import Settings

SEED = "0"
PICTURES = (".png", ".svg", ".pdf", ".jpg")


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", help=" | ".join(all_games()))


def add_database(parser: ArgumentParser) -> None:
    """The database of `undertable serve`, found where that finds it."""
    usual = os.environ.get("UNDERTABLE_DB") or Settings().db
    parser.add_argument("--db", default=usual, help=f"the tables (default: {usual})")


def add_table(parser: ArgumentParser, seats: int | None = None) -> None:
    """How many play, and by which house rules."""
    parser.add_argument("--seats", type=int, default=seats, help="number of players")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule, see `undertable options GAME`; may be repeated",
    )


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", default=SEED, help="the same seed gives the same result")


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", help="en, de or nl (default: the system's language)")


def add_bots(parser: ArgumentParser, note: str, required: bool = True) -> None:
    parser.add_argument(
        "--bots",
        required=required,
        default="",
        metavar="BOT,BOT",
        help=f"levels of the game, or classes as module:Class; {note}",
    )


def add_workers(parser: ArgumentParser) -> None:
    """Who does the work; the results are the same."""
    parser.add_argument("--jobs", type=positive, default=1, help="number of processes")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on this Ray cluster; `local` starts one here, with so many workers as --jobs",
    )


def positive(word: str) -> int:
    if not word.isdecimal() or int(word) == 0:
        raise ArgumentTypeError(f"{word} is not a number from 1 on")
    return int(word)


def picture(word: str) -> Path:
    """Where a picture can be written: asked before hours are spent on what it is to show."""
    if Path(word).suffix.lower() not in PICTURES:
        raise ArgumentTypeError(f"{word} does not end in {', '.join(PICTURES)}")
    return writable(word)


def writable(word: str) -> Path:
    """Where something can be written."""
    file = Path(word)
    if not file.absolute().parent.is_dir():
        raise ArgumentTypeError(f"there is no folder {file.parent}")
    if file.is_dir():
        raise ArgumentTypeError(f"{word} is a folder")
    return file


def chosen_game(args: Namespace) -> Game:
    return game(args.game)


def chosen_bots(args: Namespace) -> list[str]:
    return [name.strip() for name in args.bots.split(",") if name.strip()]


def chosen_workers(args: Namespace) -> Workers:
    return Workers(args.jobs, args.ray)


def chosen_options(args: Namespace) -> dict[str, object]:
    options: dict[str, object] = {}
    for item in args.option:
        name, equals, value = item.partition("=")
        if not equals:
            raise malformed("refusal-option-form", option=item)
        options[name] = value
    return options


def chosen_language(args: Namespace) -> str:
    """What was asked for, else what the system speaks."""
    if args.lang not in (None, *LANGUAGES):
        raise malformed("refusal-unknown-language", lang=args.lang, known=", ".join(LANGUAGES))
    return language(args)


def language(args: Namespace) -> str:
    """The language to answer in, whatever was asked for."""
    asked = getattr(args, "lang", None)
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    wishes = (str(asked), spoken.lower()[:2])
    return next((lang for lang in wishes if lang in LANGUAGES), "en")
