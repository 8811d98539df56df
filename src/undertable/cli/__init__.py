"""`undertable ...`: one module for each command, found by name."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from undertable.cli._arguments import language
from undertable.core.errors import Refusal
from undertable.version import VERSION


def parser() -> ArgumentParser:
    top = ArgumentParser(prog="undertable", description="The open table for bluffing games.")
    top.add_argument("--version", action="version", version=f"undertable {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in iter_modules(__path__):
        if not module.name.startswith("_"):
            import_module(f"{__name__}.{module.name}").add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. What the user got wrong is one sentence and exit code 2, never a traceback."""
    args = parser().parse_args(argv)
    try:
        return _run(args)
    except Refusal as refusal:
        print(f"undertable: {refusal.reason.say(language(args))}", file=sys.stderr)
        return 2
    except FileNotFoundError as error:
        print(f"undertable: there is no file {error.filename}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(args: Namespace) -> int:
    code: int = args.run(args)
    return code
