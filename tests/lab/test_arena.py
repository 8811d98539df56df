"""A league is fair, can be stopped and continued, and finds out who is stronger."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from undertable.cli import main
from undertable.core.errors import Refusal
from undertable.games import game
from undertable.lab.arena import (
    League,
    Meeting,
    admit,
    compete,
    duels,
    new_league,
    ratings,
    read_league,
    schedule,
    write_league,
)
from undertable.lab.workers import Workers

BLUFF = game("bluff")
BOTS = ["easy", "normal", "expected", "random"]


def league_of(bots: list[str], seats: int = 3) -> League:
    return new_league(BLUFF, bots, seats, {"dice": 2}, "league")


def played(league: League, games: int, workers: Workers | None = None) -> League:
    for _ in compete(league, games, workers or Workers()):
        pass
    return league


def test_every_bot_sits_equally_often_in_every_seat_and_beside_every_other() -> None:
    coming = list(islice(schedule(league_of(BOTS)), 240))
    seats = Counter((bot, seat) for table in coming for seat, bot in enumerate(table))
    assert set(seats.values()) == {60}
    pairs = Counter(frozenset(pair) for t in coming for pair in zip(t, t[1:] + t[:1], strict=True))
    assert max(pairs.values()) - min(pairs.values()) <= 6


def test_stopping_and_continuing_changes_nothing(tmp_path: Path) -> None:
    whole = played(league_of(BOTS), 13)
    parted = played(league_of(BOTS), 5)
    write_league(parted, tmp_path / "league.json")
    parted = played(read_league(tmp_path / "league.json"), 8)
    assert parted == whole


def test_the_number_of_workers_changes_nothing() -> None:
    assert played(league_of(BOTS), 25, Workers(2)) == played(league_of(BOTS), 25)


def test_who_joins_later_catches_up() -> None:
    league = played(league_of(BOTS[:3]), 30)
    admit(league, ["random"])
    assert all("random" in table for table in islice(schedule(league), 30))


def test_two_bots_fill_a_table_of_three() -> None:
    rated = ratings(played(league_of(["easy", "random"]), 12))
    assert sum(rating.games for rating in rated.values()) == 36


def test_the_rotations_of_a_table_begin_with_the_same_dice() -> None:
    """Bots that always do the same in a seat end the same wherever chance is the same."""
    league = played(new_league(BLUFF, ["random", "expected"], 2, {"dice": 1}, "x"), 40)
    assert league.played[0].bots == league.played[1].bots[::-1]


def test_the_stronger_bot_is_rated_higher_with_less_doubt_the_longer_it_plays() -> None:
    league = played(league_of(["expected", "random"], 2), 20)
    early = ratings(league)
    late = ratings(played(league, 180))
    assert list(late) == ["expected", "random"]
    assert late["expected"].sigma < early["expected"].sigma
    assert late["expected"].mu - 1.96 * late["expected"].sigma > late["random"].mu


def test_a_tie_is_half_a_win_in_a_duel() -> None:
    league = league_of(["easy", "random"], 2)
    league.played = [Meeting(("easy", "random"), (0, 0)), Meeting(("random", "easy"), (1, 0))]
    found = duels(league)
    assert found["easy", "random"].share == 0.75
    assert found["random", "easy"].share == 0.25


def test_the_command_rates_saves_draws_and_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "league.json", tmp_path / "ratings.svg"
    words = ["arena", "bluff", "--lang", "en", "--games", "6", "--file", str(file)]
    assert main([*words, "--bots", "expected,random", "--plot", str(picture)]) == 0
    said = capsys.readouterr().out
    assert "expected" in said
    assert "ended before" in said
    assert picture.read_bytes().startswith(b"<?xml")
    assert main([*words, "--bots", "easy", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 12
    assert set(data["ratings"]) == {"expected", "random", "easy"}


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], ["random", "nobody"]])
def test_a_league_needs_two_bots_that_exist(bots: list[str]) -> None:
    with pytest.raises(Refusal):
        league_of(bots)


def test_a_file_that_is_no_league_or_another_one_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "league.json"
    file.write_text("{}")
    words = ["--lang", "en", "--games", "1", "--file", str(file)]
    assert main(["arena", "bluff", *words]) == 2
    assert "is not a league" in capsys.readouterr().err
    write_league(league_of(BOTS), file)
    assert main(["arena", "border", *words]) == 2
    assert "plays another game" in capsys.readouterr().err
    write_league(league_of(BOTS), file)
    assert main(["arena", "bluff", *words, "--seed", "another"]) == 2
    assert "plays another game" in capsys.readouterr().err


@pytest.mark.parametrize("file", ["no/folder/league.json", "."])
def test_a_league_that_cannot_be_kept_is_refused_before_the_first_game(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="2"):
        main(["arena", "bluff", "--bots", "easy,random", "--file", file])
    assert "folder" in capsys.readouterr().err


def test_a_league_that_is_killed_has_what_was_played_by_then(tmp_path: Path) -> None:
    file = tmp_path / "league.json"
    words = ["arena", "bluff", "--bots", "easy,random", "--games", "1000000", "--file", str(file)]
    running = subprocess.Popen([sys.executable, "-m", "undertable", *words])
    try:
        while not file.exists():
            assert running.poll() is None
            time.sleep(0.05)
    finally:
        running.kill()
        running.wait()
    assert len(read_league(file).played) > 0
