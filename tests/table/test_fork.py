"""A table that begins in the middle of another's game, without a server."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

import undertable
from tables import GAMES, begun, moves
from undertable.core.types import Said
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.table import Table


@pytest.mark.parametrize("name", GAMES)
def test_nobody_s_name_or_words_go_along_and_the_fork_reads_back_the_same(name: str) -> None:
    table = begun(name, undertable.game(name).least_seats)
    for seat, move in moves(table, "fork", 100_000):
        by, words = By(f"p{seat + 1}", None, 3.0), None if table.silent(seat) else "Kilroy"
        table.apply(*commands.play(table, to_builtins(move), words, table.version(seat), by))
    entries = table.finished_record().entries
    at = [number for number, entry in enumerate(entries) if entry.seat >= 0][1]
    first = commands.fork(table, at, "Bo", None, False, 9.0)
    assert b"Kilroy" not in lines.encode(first)
    assert b"Name 1" not in lines.encode(first)
    new = Table("new", first)
    again = Table("new", lines.decode(lines.encode(first)))  # type: ignore[arg-type]
    assert any(isinstance(event, Said) for event in table.history(None))
    for seat in (None, *range(len(new.chairs))):
        assert again.history(seat) == new.history(seat)
        assert again.told_since(seat, 0) == new.told_since(seat, 0)
        assert not any(event.fleeting for _, event in again.told_since(seat, 0))
