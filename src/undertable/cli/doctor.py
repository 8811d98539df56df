"""`undertable doctor`: is every record whole? What can be mended is, if wanted."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace, _SubParsersAction
from pathlib import Path
from urllib.parse import quote

from msgspec import json

from undertable.cli._arguments import add_database
from undertable.store import Store, StoreDamaged, StoreError, open_store
from undertable.table.doctor import Finding, examine


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "doctor",
        help="check the record of every table, and mend what can be mended",
        epilog="Stop the servers before you mend. Exit code 1: something is wrong still.",
    )
    parser.add_argument("--mend", action="store_true", help="cut broken records where they break")
    parser.add_argument(
        "--aside", default=".", metavar="FOLDER", help="where what is cut off is kept (default: .)"
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    try:
        return asyncio.run(_examine_all(args))
    except StoreError as error:
        print(f"undertable: {error}", file=sys.stderr)
        return 1


async def _examine_all(args: Namespace) -> int:
    if "://" not in args.db and not Path(args.db.removeprefix("sqlite:")).exists():
        raise StoreError(f"there is no database at {args.db}")
    store = await open_store(args.db, alone=args.mend)
    try:
        faults = await store.inspect()
        for fault in faults:
            print(fault)
        names = await store.names()
        found = [finding for name in names if (finding := await _examine(store, name))]
        left = [f for f in found if not (args.mend and await _mend(store, f, Path(args.aside)))]
        print(f"{len(names)} tables, {len(found)} damaged, {len(found) - len(left)} mended")
    finally:
        await store.close()
    return 1 if left or faults else 0


async def _examine(store: Store, name: str) -> Finding | None:
    try:
        finding = examine(name, await store.numbered(name))
    except StoreDamaged as error:
        finding = Finding(name, 0, str(error))
    if finding is not None:
        print(f"{name}: {finding.why}")
    return finding


async def _mend(store: Store, finding: Finding, folder: Path) -> bool:
    """Cut the record where it breaks; what is cut off is kept. Without its beginning it is lost."""
    if finding.number == 0:
        return False
    record = await store.numbered(finding.table)
    file = folder / f"{quote(finding.table, safe='')}.cut.jsonl"
    with file.open("ab") as kept:
        for number, line in record:
            if number >= finding.number:
                kept.write(json.encode([number, line.decode(errors="replace")]) + b"\n")
    await store.cut(finding.table, finding.number)
    print(f"{finding.table}: goes on after line {finding.number - 1}; the rest is in {file}")
    return True
