"""`undertable serve`: open tables for browsers and bots."""

from __future__ import annotations

import sys
from argparse import Namespace, _SubParsersAction

from undertable.server.run import run as run_server
from undertable.server.settings import add_settings, read_settings
from undertable.store import StoreError


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "serve",
        help="open tables for browsers and bots",
        epilog="Each setting can also be given as UNDERTABLE_PORT=8000 and the like.",
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        run_server(read_settings(args))
    except (StoreError, OSError) as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    return 0
