"""Finished games as a dataset: one line of JSON for each decision (docs/research/dataset.md).

Names, tables and free words are gone; phrases that everybody may say (`:liar`) stay. A game in
which people played is left out unless everybody has consented.
"""

from __future__ import annotations

import sqlite3
from asyncio import Runner
from collections.abc import Collection, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from undertable.core.match import Match
from undertable.core.record import Entry, Record, read_record
from undertable.core.types import Said
from undertable.games import game as game_of
from undertable.store import open_store
from undertable.table import lines
from undertable.table.table import Table

VERSION = 1
"""Of the dataset: a reader may rely on every field of its version."""
_SQLITE = b"SQLite format 3"


class Finished(Struct, frozen=True):
    """A game that was played to its end, with who moved when."""

    record: Record
    bots: list[str | None]
    """For each entry the bot that made it; None is a person, or chance."""
    times: list[float | None]
    """For each entry the seconds since the game began, where they are known."""
    people: bool
    table: str | None = None
    """Where it was played, if at a server's table."""


def finished_in(source: str) -> Iterator[Finished]:
    """The finished games of a record, a backup, or a server's database (SQLite, PostgreSQL)."""
    if "://" not in source and not _is_sqlite(Path(source)):
        if _is_over(record := read_record(Path(source).read_bytes())):
            yield _from_record(record)
        return
    for table, written in _on_server(source) if "://" in source else _in_file(Path(source)):
        found = _from_lines(table, [lines.decode(line) for line in written])
        if found is not None:
            yield found


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as data:
        return data.read(len(_SQLITE)) == _SQLITE


def _in_file(file: Path) -> Iterator[tuple[str, list[bytes]]]:
    """Every table with its lines; only read, so that backups and running servers stay as is."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        rows = db.execute("SELECT table_id, line FROM record ORDER BY table_id, number")
        for table, written in groupby(rows, key=lambda row: str(row[0])):
            yield table, [line for _, line in written]


def _on_server(address: str) -> Iterator[tuple[str, list[bytes]]]:
    with Runner() as runner:
        store = runner.run(open_store(address))
        try:
            for table in sorted(runner.run(store.names())):
                yield table, runner.run(store.record(table))
        finally:
            runner.run(store.close())


def _is_over(record: Record) -> bool:
    over = Match(game_of(record.game), record).state.outcome() is not None
    return over and record.fork is None


def _from_record(record: Record) -> Finished:
    seats = [*record.bots, *[None] * (record.seats - len(record.bots))]
    bots = [None if entry.seat < 0 else seats[entry.seat] for entry in record.entries]
    return Finished(record, bots, [None] * len(bots), None in seats)


def _from_lines(name: str, written: list[lines.AnyLine]) -> Finished | None:
    first, *rest = written
    assert isinstance(first, lines.Created)
    table = Table(name, first)
    bots: list[str | None] = []
    times: list[float | None] = []
    began, people = 0.0, False
    for line in rest:
        table.apply(line)
        if isinstance(line, lines.Started):
            began, people = line.at, any(chair.person for chair in table.chairs)
        if isinstance(line, lines.Started | lines.Played):
            bot = line.bot if isinstance(line, lines.Played) else None
            bots += [None if entry.seat < 0 else bot for entry in line.entries]
            times += [line.at - began] * len(line.entries)
    if table.match is None or table.match.state.outcome() is None:
        return None
    if first.lesson or first.fork is not None:
        return None
    return Finished(table.match.record, bots, times, people, name)


def rows(finished: Finished, number: int) -> Iterator[dict[str, Any]]:
    """One row for each decision, as the seat that made it stood there."""
    record = finished.record
    outcome = Match(game_of(record.game), record).state.outcome()
    assert outcome is not None
    beginning = msgspec.structs.replace(record, entries=[])
    match = Match(game_of(record.game), beginning)
    heard = [0] * record.seats
    before = 0.0
    for place, entry in enumerate(record.entries):
        at, seat = finished.times[place], entry.seat
        if seat >= 0:
            yield {
                "dataset": VERSION,
                "game": record.game,
                "seats": record.seats,
                "options": record.options,
                "match": number,
                "number": place,
                "seat": seat,
                "bot": finished.bots[place],
                "at": at,
                "took": None if at is None else at - before,
                "view": match.state.view(seat),
                "heard": [e for e in match.history(seat, heard[seat]) if not isinstance(e, Said)],
                "choices": len(match.state.legal(seat)),
                "move": entry.move,
                "words": _phrase(entry.words),
                "truth": match.state.secrets(None),
                "won": (seat in outcome.winners) / len(outcome.winners),
                "score": outcome.scores[seat],
            }
            heard[seat] = match.version
            before = before if at is None else at
        match.replay(Entry(seat, entry.move))


def _phrase(words: str | None) -> str | None:
    """A phrase of the game stays; what somebody typed is theirs."""
    return words if words is not None and words.startswith(":") else None


def export(
    sources: Iterable[str], consented: bool, tables: Collection[str] = ()
) -> Iterator[list[dict[str, Any]] | None]:
    """The rows of each finished game in turn; None for one that is left out.

    People have consented everywhere, or at these tables.
    """
    number = 0
    for source in sources:
        for finished in finished_in(source):
            if finished.people and not consented and finished.table not in tables:
                yield None
            else:
                yield list(rows(finished, number))
                number += 1
