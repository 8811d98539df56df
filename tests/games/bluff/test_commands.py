"""`undertable solve bluff` as somebody types it."""

from __future__ import annotations

import pytest

from undertable.cli import main
from undertable.games.bluff import commands


def test_solving_prints_value_and_exploitability(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "bluff", "--dice", "1,1", "--goal", "0.002"]) == 0
    heading, row = capsys.readouterr().out.splitlines()[:2]
    assert heading.split()[0] == "dice"
    dice, value, gap, iterations = row.split()
    assert dice == "1,1"
    assert float(value) == pytest.approx(-7 / 258, abs=0.002)
    assert float(gap) <= 0.002
    assert int(iterations) >= 50


@pytest.mark.parametrize("words", [["--dice", "4,4"], ["--dice", "one"]])
def test_what_cannot_be_solved_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "bluff", *words]) == 2
    assert capsys.readouterr().err


def test_a_large_position_says_what_it_takes_and_how_close_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "MOST_SOLVED", 1)
    assert main(["solve", "bluff", "--dice", "1,1", "--looks", "2"]) == 0
    memory, *looks = capsys.readouterr().out.splitlines()
    assert "GB of memory" in memory
    assert [look.split()[0] for look in looks] == ["20", "40"]


def test_a_goal_is_a_share() -> None:
    with pytest.raises(SystemExit):
        main(["solve", "bluff", "--goal", "7"])
