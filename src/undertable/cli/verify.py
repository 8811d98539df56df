"""`undertable verify`: was the game dealt and rolled as the table had committed to?"""

from __future__ import annotations

from argparse import Namespace, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undertable.cli._arguments import add_language, chosen_language
from undertable.core.record import Record, read_record
from undertable.core.text import say
from undertable.table.fairness import Verdict, redealt_right, verify


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser("verify", help="check every roll and deal of a table's record")
    parser.add_argument("record", help="a record downloaded from a table")
    parser.add_argument(
        "--origin", metavar="RECORD", help="of a fork: the record it was played on from"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record = _read(args.record)
    verdict = verify(record)
    lang = chosen_language(args)
    print(say("table", "verify-commitment", lang, commitment=verdict.commitment))
    for line, words in (*_about_salts(record, verdict), *_about_fork(record)):
        print(say("table", line, lang, **words))
    redealt = args.origin is None or redealt_right(record, _read(args.origin))
    if args.origin is not None:
        print(say("table", f"verify-origin-{'right' if redealt else 'wrong'}", lang))
    if verdict.wrong:
        entries = ", ".join(map(str, verdict.wrong[:10]))
        print(say("table", "verify-wrong", lang, count=len(verdict.wrong), entries=entries))
    elif verdict.taught is not None:
        print(say("table", "verify-lesson", lang, count=verdict.taught, chances=verdict.chances))
    else:
        print(say("table", "verify-right", lang, chances=verdict.chances, moves=verdict.moves))
    if not verdict.over:
        print(say("table", "verify-not-over", lang))
    return 0 if verdict.fair and redealt else 1


def _read(file: str) -> Record:
    return read_record(Path(file).read_bytes())


def _about_fork(record: Record) -> Iterator[tuple[str, dict[str, Any]]]:
    if (fork := record.fork) is not None:
        line = "verify-fork-as-it-was" if fork.as_it_was else "verify-fork"
        yield line, {"origin": fork.origin, "at": fork.at, "name": _name(record, fork.seat)}


def _about_salts(record: Record, verdict: Verdict) -> Iterator[tuple[str, dict[str, str]]]:
    """Which sentence to say about each salt, and what is in it."""
    commitments = [*verdict.commitments, *[""] * record.seats]
    for seat in range(record.seats):
        if seat in verdict.uncommitted:
            yield "verify-salt-wrong", {"name": _name(record, seat)}
        elif commitments[seat]:
            yield "verify-salt", {"name": _name(record, seat), "commitment": commitments[seat]}
    if verdict.old:
        yield "verify-old", {}
    elif not any(record.salts):
        yield "verify-unsalted", {}
    else:
        yield "verify-compare", {}


def _name(record: Record, seat: int) -> str:
    return record.names[seat] if seat < len(record.names) else str(seat + 1)
