"""Playing on from a finished game at a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from undertable import FastDice, Match, all_games, new_match, read_record, write_record
from undertable.core.text import LANGUAGES
from undertable.core.types import CHANCE

Pipe = Callable[..., tuple[int, str, str]]
DOUBT_OR_BEGIN = ["d", "1x1"] * 60
GAMES = sorted(all_games())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path, "bluff")


def written(folder: Path, name: str) -> Path:
    """A finished game of random players as a file."""
    game = all_games()[name]
    match, dice = new_match(game, game.least_seats, FastDice("a")), FastDice("b")
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0]).sample(dice))
    file = folder / f"{name}.json"
    file.write_bytes(write_record(match.record))
    return file


def decisions(file: Path) -> list[int]:
    entries = read_record(file.read_bytes()).entries
    return [number for number, entry in enumerate(entries) if entry.seat != CHANCE]


@pytest.mark.parametrize("way", ["", " --as-it-was"])
def test_a_fork_says_where_it_comes_from_and_how_both_games_ended(
    pipe: Pipe, record: Path, tmp_path: Path, way: str
) -> None:
    at, kept = decisions(record)[1], tmp_path / "fork.json"
    code, out, err = pipe(
        f"play --from {record} --at {at} --bots random --save {kept} --seed 3{way}", *DOUBT_OR_BEGIN
    )
    assert (code, err) == (0, "")
    assert f"Played on from bluff.json, in place of entry {at}" in out
    assert ("dealt anew" in out) != bool(way)
    assert "In bluff.json it ended like this:" in out
    fork = read_record(kept.read_bytes())
    assert fork.fork is not None
    assert (fork.fork.at, fork.fork.as_it_was, fork.bots[fork.fork.seat]) == (at, bool(way), None)
    assert Match(all_games()["bluff"], fork).state.outcome() is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_taken_up_in_its_middle_and_its_log_begins_before(
    pipe: Pipe, tmp_path: Path, name: str, lang: str
) -> None:
    file = written(tmp_path, name)
    at = decisions(file)[len(decisions(file)) // 2]
    code, out, err = pipe(f"play --from {file} --at {at} --lang {lang}", "log")
    assert (code, err) == (0, "")
    assert f"{name}.json" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_fork_that_was_left_is_resumed(pipe: Pipe, record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "fork.json"
    pipe(f"play --from {record} --at {decisions(record)[0]} --save {kept} --bots random")
    code, out, _ = pipe(f"play --resume {kept}", *DOUBT_OR_BEGIN)
    assert code == 0
    assert "In bluff.json it ended like this:" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--from {file}", "Say which decision"),
        ("--from {file} --at 0", "nobody’s decision"),
        ("--from {file} --at 4 --seats 3", "leave them out"),
        ("--from {file} --at 4 --humans Ann,Ben", "One person plays on"),
        ("--from {unfinished} --at 4", "not over yet"),
    ],
)
def test_what_cannot_be_played_on_from_is_refused_in_a_sentence(
    pipe: Pipe, record: Path, tmp_path: Path, arguments: str, said: str
) -> None:
    whole = read_record(record.read_bytes())
    whole.entries = whole.entries[:-1]
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_bytes(write_record(whole))
    code, _, err = pipe("play " + arguments.format(file=record, unfinished=unfinished))
    assert code != 0
    assert said in err
