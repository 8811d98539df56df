"""`undertable export`: finished games as a dataset."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import BinaryIO

import msgspec

from undertable.cli._arguments import add_language, chosen_language
from undertable.core.text import say
from undertable.lab.dataset import export


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser(
        "export", help="finished games as a dataset, a line of JSON for each decision"
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="records, databases of a server, backups",
    )
    parser.add_argument("--out", type=Path, help="write here instead of printing")
    parser.add_argument(
        "--consented",
        action="store_true",
        help="everybody who played has agreed; without this, games with people are left out",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    lang = chosen_language(args)
    if args.out is None:
        games, left_out = _write(args, sys.stdout.buffer)
    else:
        with args.out.open("wb") as out:
            games, left_out = _write(args, out)
    print(say("lab", "export-games", lang, games=games), file=sys.stderr)
    if left_out:
        print(say("lab", "export-left-out", lang, games=left_out), file=sys.stderr)
    return 0


def _write(args: Namespace, out: BinaryIO) -> tuple[int, int]:
    encoder = msgspec.json.Encoder()
    games = left_out = 0
    for rows in export(args.files, args.consented):
        if rows is None:
            left_out += 1
            continue
        games += 1
        out.writelines(encoder.encode(row) + b"\n" for row in rows)
    return games, left_out
