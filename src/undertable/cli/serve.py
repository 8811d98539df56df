"""`undertable serve`: open tables for browsers and bots."""

from __future__ import annotations

import sys
from argparse import Namespace, _SubParsersAction
from importlib import import_module

from undertable.server.settings import add_settings, read_settings


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "serve",
        help="open tables for browsers and bots",
        epilog="Each setting can also be given as UNDERTABLE_PORT=8000 and the like.",
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    settings = read_settings(args)
    server = import_module("undertable.server.run")  # other commands need not wait for it
    try:
        server.run(settings)
    except (server.StoreError, OSError) as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    return 0
