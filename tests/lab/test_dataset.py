"""Finished games become a dataset in which nobody can be recognised."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import undertable
from undertable.cli import main
from undertable.core.dice import FastDice
from undertable.core.match import Match, new_match
from undertable.core.record import write_record
from undertable.core.types import CHANCE
from undertable.store import Holder, Row, open_store
from undertable.table import lines
from undertable.table.lines import Created, Guest, Place, Played, Started
from undertable.table.types import Clock, Role

QUICK = {"dig": {"turn_limit": 5}, "smugglers": {"turn_limit": 10}, "border": {"rounds": 1}}


def played(game: str, bots: list[str | None], steps: int = 100_000) -> Match:
    """A game at random, in which seat 0 says something now and then."""
    house = undertable.game(game)
    seats = house.least_seats
    match = new_match(house, seats, FastDice("data"), **QUICK.get(game, {}))
    match.record.names = ["Ann Example", *["Bert"] * (seats - 1)]
    match.record.bots = bots
    dice = FastDice("moves")
    for step in range(steps):
        if not (actors := match.state.actors()):
            break
        words = (":liar" if step % 2 else "my name is Ann Example") if step < 9 else None
        match.play(actors[0], match.state.legal(actors[0]).sample(dice), words)
    return match


def exported(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[list[dict], str]:  # type: ignore[type-arg]
    assert main(["export", *words, "--lang", "en"]) == 0
    said = capsys.readouterr()
    return [json.loads(line) for line in said.out.splitlines()], said.err


@pytest.mark.parametrize("game", list(undertable.all_games()))
def test_every_decision_of_a_game_is_a_row(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = undertable.game(game).least_seats
    match = played(game, ["random"] * seats)
    file = tmp_path / "game.json"
    file.write_bytes(write_record(match.record))
    rows, said = exported(capsys, str(file))
    moves = [entry for entry in match.record.entries if entry.seat != CHANCE]
    assert [(row["seat"], row["move"]) for row in rows] == [
        (e.seat, json.loads(json.dumps(e.move))) for e in moves
    ]
    assert "One game is written" in said
    outcome = match.state.outcome()
    assert outcome is not None
    for row in rows:
        assert row["dataset"] == 1
        assert row["view"]["seat"] == row["seat"]
        assert row["choices"] >= 1
        assert row["score"] == outcome.scores[row["seat"]]
        assert row["bot"] == "random"
        assert row["took"] is None
    assert any(row["truth"] for row in rows)
    assert {row["words"] for row in rows} == {None, ":liar"}
    assert "Ann" not in json.dumps(rows)


def test_the_truth_of_a_bid_stands_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played("bluff", ["random", "random"])
    (tmp_path / "game.json").write_bytes(write_record(match.record))
    rows, _ = exported(capsys, str(tmp_path / "game.json"))
    for row in rows:
        if row["move"]["move"] == "bid":
            assert row["truth"][f"cup {row['seat']}"] == row["view"]["cup"]


def test_games_with_people_need_consent_and_unfinished_ones_are_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "people.json").write_bytes(write_record(played("bluff", [None, "hard"]).record))
    (tmp_path / "early.json").write_bytes(write_record(played("bluff", ["hard"] * 2, 3).record))
    files = [str(tmp_path / name) for name in ("people.json", "early.json")]
    rows, said = exported(capsys, *files)
    assert rows == []
    assert "One game with people is left out" in said
    rows, _ = exported(capsys, *files, "--consented")
    assert {row["bot"] for row in rows} == {None, "hard"}
    assert {row["match"] for row in rows} == {0}


def of_a_table(match: Match, person: str) -> list[lines.AnyLine]:
    """What a server writes down of a game between a person and a bot, 2.5 seconds a move."""
    entries, at = match.record.entries, 100.0
    start = next(i for i, entry in enumerate(entries) if entry.seat != CHANCE)
    created = Created(
        at=1.0,
        game="bluff",
        options={},
        places=[Place(person="a"), Place(bot="random")],
        people=[Guest("a", person, Role.PLAYER)],
        listed=False,
        clock=Clock(),
        seed="00" * 32,
    )
    written: list[lines.AnyLine] = [created, Started(at=at, entries=entries[:start])]
    for version, entry in enumerate(entries[start:], start):
        if entry.seat == CHANCE:
            written[-1].entries.append(entry)  # type: ignore[union-attr]
            continue
        at += 2.5
        bot = "random" if entry.seat else None
        written.append(Played(at=at, seat=entry.seat, version=version, entries=[entry], bot=bot))
    return written


async def fill(address: str, tables: dict[str, list[lines.AnyLine]]) -> None:
    store = await open_store(address)
    for name, (created, *written) in tables.items():
        row = Row(name, 1.0, False, None, b"{}")
        assert await store.make(row, lines.encode(created), [Holder(name, "a", b"x")])
        for number, line in enumerate(written, 1):
            assert await store.append(name, number, lines.encode(line), 1.0, None)
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A server's database with two finished games of people at two tables."""
    sqlite = request.param == "sqlite"
    found = tmp_path / "tables.db" if sqlite else request.getfixturevalue("postgres_database")
    match = played("bluff", [])
    asyncio.run(
        fill(str(found), {"abc": of_a_table(match, "Ann"), "def": of_a_table(match, "Ben")})
    )
    return str(found)


def test_a_servers_database_has_times_too(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, _ = exported(capsys, database, "--consented")
    first = [row for row in rows if row["match"] == 0]
    assert len(rows) == 2 * len(first)
    assert [row["at"] for row in first] == [2.5 * (n + 1) for n in range(len(first))]
    assert {row["took"] for row in rows} == {2.5}
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, None), (1, "random")}
    for name in ("Ann", "Ben", "abc", "def"):
        assert name not in json.dumps(rows)


def test_only_tables_whose_people_agreed_are_written(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, said = exported(capsys, database)
    assert rows == []
    assert "2 games with people are left out" in said
    rows, said = exported(capsys, database, "--consented-at", "def")
    assert {row["match"] for row in rows} == {0}
    assert "One game with people is left out" in said


def test_a_database_that_does_not_answer_is_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["export", "postgresql://127.0.0.1:9/none", "--lang", "en"]) == 1
    assert "PostgreSQL does not answer" in capsys.readouterr().err


def test_what_cannot_be_exported_leaves_the_dataset_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, out = tmp_path / "game.json", tmp_path / "games.jsonl"
    record.write_bytes(write_record(played("bluff", ["easy", "easy"]).record))
    assert main(["export", str(record), "--out", str(out), "--lang", "en"]) == 0
    before = out.read_bytes()
    assert before
    for wrong in (tmp_path / "nothing.json", tmp_path):
        assert main(["export", str(record), str(wrong), "--out", str(out), "--lang", "en"]) == 2
        assert str(wrong) in capsys.readouterr().err
        assert out.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [record, out]
