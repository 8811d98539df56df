"""One command plays the league behind the stars of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from undertable.cli import main
from undertable.core.strength import Strength, read_strengths
from undertable.games import game
from undertable.lab import strength
from undertable.lab.arena import compete


def test_the_same_seed_finds_the_same_strengths() -> None:
    found = []
    for _ in range(2):
        league = strength.league_of(game("border"), "again")
        assert len(list(compete(league, 2))) == 2
        found.append(strength.strengths(league))
    assert found[0] == found[1]
    assert set(found[0]) == set(game("border").levels)


def test_a_dry_run_prints_every_level_and_writes_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = dict(game("border").strengths)
    assert main(["strength", "border", "--games", "1", "--dry"]) == 0
    said = capsys.readouterr().out
    assert all(level in said for level in game("border").levels)
    assert "★" in said
    assert game("border").strengths == before


def test_strengths_are_written_with_the_command_that_finds_them_again(tmp_path: Path) -> None:
    found = {"easy": Strength(20.0, 1.0, 4, 1), "hard": Strength(30.0, 1.0, 4, 5)}
    file = tmp_path / "strength.toml"
    strength.write(file, found, "undertable strength dig --games 4")
    assert read_strengths(file.read_text()) == found
    assert file.read_text().startswith("# undertable strength dig --games 4\n")


def test_a_game_keeps_its_strengths_in_its_own_folder() -> None:
    assert strength.file_of(game("dig")).parts[-2:] == ("dig", "strength.toml")
