"""Who is taken out of a record stands in none of its lines, and the rest is as it was."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from tables import begun, moves
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.forgetting import same, without
from undertable.table.table import read_table


def record() -> list[lines.AnyLine]:
    """Ann, who laid the table, plays and speaks; somebody comes who is called otherwise later."""
    table = begun("bluff", 2)
    written: list[lines.AnyLine] = [
        table.created,
        lines.Started(at=2.0, entries=table.match.since(0) if table.match else []),
    ]
    for seat, move in moves(table, "forgetting", 2):
        by = By(f"p{seat + 1}", None, 3.0)
        draft = commands.play(table, to_builtins(move), "my word", table.version(seat), by)
        table.apply(*draft)
        written.append(draft.line)
    written.append(lines.Joined(at=4.0, person="p3", name="Cleo"))
    written.append(lines.Renamed(at=5.0, person="p3", name="Cleopatra"))
    return written


@pytest.mark.parametrize(
    ("person", "name", "kept"),
    [("p1", "Ann", "Cleo"), ("p2", "Name 1", "Ann"), ("p3", "Cleo", "Ann")],
)
def test_a_name_goes_wherever_it_stood_and_the_game_is_the_same(
    person: str, name: str, kept: str
) -> None:
    before = [lines.encode(line) for line in record()]
    after = [lines.encode(without(line, person, "Guest")) for line in record()]
    assert name.encode() in b"".join(before)
    assert name.encode() not in b"".join(after)
    assert kept.encode() in b"".join(after)
    played = [read_table("t", written).match for written in (before, after)]
    assert played[0] is not None
    assert played[1] is not None
    assert played[0].state.position() == played[1].state.position()
    assert all(same(*pair) for pair in zip(before, after, strict=True))


def test_words_go_with_who_said_them_unless_only_the_name_shall_go() -> None:
    [first, second] = [line for line in record() if isinstance(line, lines.Played)]
    for who, kept in ((first.who, second), (second.who, first)):
        assert who is not None
        after = [without(line, who, "Guest") for line in (first, second)]
        assert [b"my word" in lines.encode(line) for line in after] == [
            line is kept for line in (first, second)
        ]
        assert without(first, who, "Guest", words=False) == first
