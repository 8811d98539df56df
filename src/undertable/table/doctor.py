"""Is a record whole? Where it is not, it says from which line on, and why."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undertable.table import lines
from undertable.table.table import Table


class Finding(Struct, frozen=True):
    """The first line of a record that cannot be played on."""

    table: str
    number: int
    why: str


def examine(name: str, record: Sequence[tuple[int, bytes]]) -> Finding | None:
    """What is wrong with the record, if anything is."""
    table: Table | None = None
    for expected, (number, line) in enumerate(record):
        if number != expected:
            return Finding(name, expected, f"line {expected} is missing")
        try:
            table = _after(name, table, lines.decode(line))
        except Exception as error:
            return Finding(name, number, f"line {number} cannot be played: {error}")
    return None if record else Finding(name, 0, "it has no lines")


def _after(name: str, table: Table | None, line: lines.AnyLine) -> Table:
    if table is None:
        if not isinstance(line, lines.Created):
            raise ValueError("it does not begin with the making of a table")
        return Table(name, line)
    table.apply(line)
    return table
