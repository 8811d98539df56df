"""`undertable ...`: one module for each command, found by name; games may add their own."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from undertable.cli._arguments import language
from undertable.core.errors import Refusal
from undertable.games import all_games
from undertable.version import VERSION


def parser(only: str | None = None) -> ArgumentParser:
    """All commands, or the one that is wanted: some load much that the others do not need."""
    top = ArgumentParser(prog="undertable", description="The open table for bluffing games.")
    top.add_argument("--version", action="version", version=f"undertable {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    names = [module.name for module in iter_modules(__path__) if not module.name.startswith("_")]
    for name in [only] if only in names else names:
        import_module(f"{__name__}.{name}").add(commands)
    if only not in names:
        for game in all_games().values():
            if game.has("commands"):
                game.part("commands").add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. What the user got wrong is one sentence and exit code 2, never a traceback."""
    given = sys.argv[1:] if argv is None else argv
    args = parser(*given[:1]).parse_args(given)
    try:
        return _run(args)
    except Refusal as refusal:
        print(f"undertable: {refusal.reason.say(language(args))}", file=sys.stderr)
        return 2
    except FileNotFoundError as error:
        print(f"undertable: there is no file {error.filename}", file=sys.stderr)
        return 2
    except (IsADirectoryError, NotADirectoryError, PermissionError) as error:
        print(f"undertable: {error.filename}: {error.strerror}", file=sys.stderr)
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
