"""Finished games become a dataset in which nobody can be recognised."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undertable
from undertable.cli import main
from undertable.core.dice import FastDice
from undertable.core.match import Match, new_match
from undertable.core.record import write_record
from undertable.core.types import CHANCE
from undertable.store.base import Holder, Row
from undertable.store.sqlite import SqliteStore
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


@pytest.mark.anyio
async def test_a_servers_database_has_times_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played("bluff", [])
    entries, at = match.record.entries, 100.0
    start = next(i for i, entry in enumerate(entries) if entry.seat != CHANCE)
    created = Created(
        at=1.0,
        game="bluff",
        options={},
        places=[Place(person="a"), Place(bot="random")],
        people=[Guest("a", "Ann Example", Role.PLAYER)],
        listed=False,
        clock=Clock(),
        seed="00" * 32,
    )
    written: list[lines.AnyLine] = [Started(at=at, entries=entries[:start])]
    for version, entry in enumerate(entries[start:], start):
        if entry.seat == CHANCE:
            written[-1].entries.append(entry)  # type: ignore[union-attr]
            continue
        at += 2.5
        bot = "random" if entry.seat else None
        written.append(Played(at=at, seat=entry.seat, version=version, entries=[entry], bot=bot))
    store = await SqliteStore.open(tmp_path / "tables.db")
    row = Row("abc", 1.0, False, None, b"{}")
    assert await store.make(row, lines.encode(created), [Holder("abc", "a", b"x")])
    for number, line in enumerate(written, 1):
        assert await store.append("abc", number, lines.encode(line), 1.0, None)
    await store.close()
    rows, _ = exported(capsys, str(tmp_path / "tables.db"), "--consented")
    assert [row["at"] for row in rows] == [2.5 * (n + 1) for n in range(len(rows))]
    assert {row["took"] for row in rows} == {2.5}
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, None), (1, "random")}
    assert "Ann" not in json.dumps(rows)
    assert "abc" not in json.dumps(rows)
