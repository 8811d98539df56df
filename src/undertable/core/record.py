"""What happened, written down: enough to play it all again without any randomness."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from undertable.core.errors import malformed

VERSION = 1


class Entry(Struct, frozen=True, array_like=True):
    """One move by a seat or by chance (`CHANCE`), with the words that went with it."""

    seat: int
    move: dict[str, Any]
    words: str | None = None


class Record(Struct, kw_only=True):
    """A whole game. `position` is where it started if not at the beginning."""

    version: int = VERSION
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)
    seed: str | None = None
    salts: list[str] = field(default_factory=list)
    """What each seat added to the seed of a live table; together they make its dice."""
    lesson: bool = False
    """A first game, whose dice and cards were chosen to teach."""
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
        version = head["version"]
    except (msgspec.DecodeError, TypeError, KeyError):
        raise malformed("refusal-not-a-record") from None
    if not isinstance(version, int) or version > VERSION:
        raise malformed("refusal-newer-record", version=str(version), known=VERSION)
    try:
        return msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise malformed("refusal-broken-record", what=str(error)) from None
