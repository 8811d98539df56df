"""What happened, written down: enough to play it all again without any randomness."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct, field

from undertable.core.errors import malformed
from undertable.core.types import Outcome

FORMAT = 4
"""Raised when something is written otherwise than before; whatever was written before is read.

1: the number is called `version`; Dig's `background` is called `past` (`Game.renamed`).
2: `salts` without `commitments`.
3: without `fork`.
"""
COMMITTED = 3
"""Since this format a salt comes with a commitment."""
DEEPEST = 40
"""No game writes anything that is nested as deep as that."""
OBEYED = re.compile(r"[\x00-\x1f\x7f-\x9f]")
"""Control characters: a terminal that prints them does as they say."""


class Entry(Struct, frozen=True, array_like=True):
    """One move by a seat or by chance (`CHANCE`), with the words that went with it."""

    seat: int
    move: dict[str, Any]
    words: str | None = None


class Fork(Struct, frozen=True, omit_defaults=True):
    """Where a game that begins in the middle of another comes from (`core/fork.py`)."""

    origin: str
    """The other game: its table, or the file that its record was read from."""
    at: int
    """The entry of that record in whose place this game begins."""
    seat: int
    """Whose decision it was."""
    outcome: Outcome
    """How the other game ended."""
    as_it_was: bool = False
    """Nothing was dealt anew."""
    told: list[tuple[list[int] | None, dict[str, Any]]] = []
    """What has been told before, each with its audience: of what was dealt anew nothing."""


class Record(Struct, kw_only=True):
    """A whole game. `position` is where it started if not at the beginning."""

    format: int = FORMAT
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)
    seed: str | None = None
    salts: list[str] = field(default_factory=list)
    """What each seat added to the seed of a live table; together they make its dice."""
    commitments: list[str] = field(default_factory=list)
    """What each seat had committed to before anybody's salt was shown: its salt's hash."""
    lesson: bool = False
    """A first game, whose dice and cards were chosen to teach."""
    fork: Fork | None = None
    """Played on from the middle of another game, at `position`."""
    entries: list[Entry] = field(default_factory=list)


def write_record(record: Record) -> bytes:
    """JSON, one entry a line, so that a record can be read and compared by people."""
    head: dict[str, Any] = msgspec.to_builtins(record)
    entries = head.pop("entries")
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
    return msgspec.json.encode(head)[:-1] + b',"entries":[\n' + lines.encode() + b"\n]}\n"


def read_record(data: bytes) -> Record:
    try:
        head = msgspec.json.decode(data)
        number = head.pop("version", None) or head["format"]
    except (msgspec.DecodeError, AttributeError, TypeError, KeyError, RecursionError):
        raise malformed("refusal-not-a-record") from None
    if not _is_plain([part for name, part in head.items() if name != "salts"]):
        raise malformed("refusal-not-a-record")
    if not isinstance(number, int) or number > FORMAT:
        raise malformed("refusal-newer-record", version=str(number), known=FORMAT)
    head["format"] = number
    try:
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise malformed("refusal-broken-record", what=str(error)) from None


def _is_plain(value: Any, deepest: int = DEEPEST) -> bool:
    """Records come from strangers too: neither nested without end nor with orders to a terminal.

    How a salt is spelled is for `verify` to judge, and nobody prints it.
    """
    if isinstance(value, str):
        return OBEYED.search(value) is None
    if isinstance(value, dict):
        return _is_plain([*value, *value.values()], deepest)
    if isinstance(value, list):
        return deepest > 0 and all(_is_plain(part, deepest - 1) for part in value)
    return True
