"""`undertable export`: finished games as a dataset."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from typing import BinaryIO

import msgspec

from undertable.cli._arguments import add_language, chosen_language, writable
from undertable.core.text import say
from undertable.lab.aside import written_aside
from undertable.lab.dataset import export
from undertable.store import StoreError


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser(
        "export", help="finished games as a dataset, a line of JSON for each decision"
    )
    parser.add_argument(
        "sources",
        nargs="+",
        metavar="SOURCE",
        help="records, backups, databases of a server: a file, or postgresql://...",
    )
    parser.add_argument("--out", type=writable, help="write here instead of printing")
    parser.add_argument(
        "--consented",
        action="store_true",
        help="everybody who played has agreed; without this, games with people are left out",
    )
    parser.add_argument(
        "--consented-at",
        action="append",
        default=[],
        metavar="TABLE",
        help="everybody who played at this table has agreed; may be repeated",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    lang = chosen_language(args)
    try:
        games, left_out = _export(args)
    except StoreError as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    print(say("lab", "export-games", lang, games=games), file=sys.stderr)
    if left_out:
        print(say("lab", "export-left-out", lang, games=left_out), file=sys.stderr)
    return 0


def _export(args: Namespace) -> tuple[int, int]:
    if args.out is None:
        return _write(args, sys.stdout.buffer)
    with written_aside(args.out) as out:
        return _write(args, out)


def _write(args: Namespace, out: BinaryIO) -> tuple[int, int]:
    encoder = msgspec.json.Encoder()
    games = left_out = 0
    for rows in export(args.sources, args.consented, args.consented_at):
        if rows is None:
            left_out += 1
            continue
        games += 1
        out.writelines(encoder.encode(row) + b"\n" for row in rows)
    return games, left_out
