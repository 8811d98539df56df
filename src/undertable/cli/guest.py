"""`undertable guest`: a bot of one's own takes a seat at a live table."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction

from undertable.cli._arguments import add_language
from undertable.lab.guest import Guest


def add(commands: _SubParsersAction[ArgumentParser]) -> None:
    parser = commands.add_parser("guest", help="let a bot take a seat at a live table")
    parser.add_argument("link", help="the invitation that the page offers (“copy link”)")
    parser.add_argument("--bot", required=True, help="a level of the game, or module:Class")
    parser.add_argument("--name", default="Robin", help="how it is called at the table")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        print(json.dumps(asyncio.run(Guest(args.link, args.bot, args.name).play())))
    except OSError as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1
    return 0
