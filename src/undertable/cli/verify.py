"""`undertable verify`: was the game dealt and rolled as the table had committed to?"""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from pathlib import Path

from undertable.cli._arguments import add_language, chosen_language
from undertable.core.record import read_record
from undertable.core.text import say
from undertable.table.fairness import verify


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("verify", help="check every roll and deal of a table's record")
    parser.add_argument("record", help="a record downloaded from a table")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    verdict = verify(read_record(Path(args.record).read_bytes()))
    lang = chosen_language(args)
    print(say("table", "verify-commitment", lang, commitment=verdict.commitment))
    if verdict.wrong:
        entries = ", ".join(map(str, verdict.wrong[:10]))
        print(say("table", "verify-wrong", lang, count=len(verdict.wrong), entries=entries))
        return 1
    if verdict.taught is not None:
        print(say("table", "verify-lesson", lang, count=verdict.taught, chances=verdict.chances))
        return 0
    print(say("table", "verify-right", lang, chances=verdict.chances, moves=verdict.moves))
    return 0
