"""Taking somebody out of a record: what they were called and said goes, what was played stays."""

from __future__ import annotations

from msgspec import structs

from undertable.core.record import Entry
from undertable.table import lines

UNSAID = "…"
"""In the place of words: how often somebody spoke cannot be taken out without changing the rest."""


def without(
    line: lines.AnyLine, person: str | None, name: str, words: bool = True
) -> lines.AnyLine:
    """The line with this name instead of the person's own, and without `words` they said.

    With no person: of everybody.
    """
    match line:
        case lines.Created():
            return structs.replace(line, people=[_called(g, person, name) for g in line.people])
        case lines.Joined() | lines.Renamed() if person in (None, line.person):
            return structs.replace(line, name=name)
        case lines.Played() if words and person in (None, line.who):
            return structs.replace(line, entries=[_unsaid(entry) for entry in line.entries])
    return line


def same(one: bytes, other: bytes) -> bool:
    """Whether these are one line, of which somebody may have been taken out since."""
    if one == other:
        return True
    return without(lines.decode(one), None, "") == without(lines.decode(other), None, "")


def _called(guest: lines.Guest, person: str | None, name: str) -> lines.Guest:
    return structs.replace(guest, name=name) if person in (None, guest.id) else guest


def _unsaid(entry: Entry) -> Entry:
    return entry if entry.words is None else structs.replace(entry, words=UNSAID)
