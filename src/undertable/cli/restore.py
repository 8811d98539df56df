"""`undertable restore`: the tables of a backup, into a database that has none yet."""

from __future__ import annotations

import sys
from argparse import Namespace, _SubParsersAction
from pathlib import Path

from undertable.cli._arguments import add_database
from undertable.store import StoreError
from undertable.store.backup import restore


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("restore", help="bring the tables of a backup back")
    parser.add_argument("file", help="what `undertable backup` wrote")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        restore(args.db, Path(args.file))
    except StoreError as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    print(f"{args.db.rpartition('@')[2]} has the tables of {args.file}.")
    return 0
