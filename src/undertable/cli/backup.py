"""`undertable backup`: all tables in one file, while people play."""

from __future__ import annotations

import sys
from argparse import Namespace, _SubParsersAction
from pathlib import Path

from undertable.cli._arguments import add_database
from undertable.store import StoreError
from undertable.store.backup import back_up


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("backup", help="copy all tables into one file, while people play")
    parser.add_argument("file", help="the copy; it must not be there yet")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        back_up(args.db, Path(args.file))
    except StoreError as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    print(f"All tables of {args.db.rpartition('@')[2]} are in {args.file}.")
    return 0
