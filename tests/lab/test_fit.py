"""What bots believe of each other is found by play, and the same seed finds the same."""

from __future__ import annotations

import msgspec
import pytest

import undertable
from undertable.cli import main
from undertable.games.border.bot.fit import Fit
from undertable.games.border.bot.habits import habits
from undertable.lab.fit import fit
from undertable.lab.outlook import Seen, fitted

BORDER = undertable.game("border")


def found(seed: str) -> tuple[float, bytes]:
    fitted = Fit()
    moved = list(fit(BORDER, fitted, games=2, passes=1, seed=seed))
    return moved[0], msgspec.json.encode(fitted.habits)


def test_the_same_seed_finds_the_same_and_another_does_not() -> None:
    assert found("a") == found("a")
    assert found("a") != found("b")


def test_what_is_found_is_what_was_seen() -> None:
    """Likelihoods stay likelihoods, and keepings of a round add up to one."""
    fitted = Fit()
    list(fit(BORDER, fitted, games=2, passes=1, seed="c"))
    words = fitted.habits.usual["hidden"]
    assert sum(map(sum, words.said)) == pytest.approx(1)
    assert all(0 <= lie <= 1 for row in words.lies for lie in row)
    for number in fitted.habits.kept:
        assert all(
            sum(chances) == pytest.approx(1, abs=1e-3) for good in number for chances in good
        )


def test_the_habits_that_are_shipped_have_settled() -> None:
    """Sheriffs who believe them are right about what they find, or they believe stale news."""
    fitted = Fit()
    [off] = fit(BORDER, fitted, games=8, passes=1, seed="settled")
    assert off < 0.3
    assert fitted.habits.settled == pytest.approx(habits().settled, abs=0.25)


def test_what_is_believed_comes_from_many_passes_and_the_first_are_forgotten() -> None:
    fitted = Fit()
    list(fit(BORDER, fitted, games=1, passes=3, seed="d"))
    assert fitted.late == fitted.passes[2:]


def test_a_dry_run_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = Fit.path.read_bytes()
    assert main(["fit", "border", "--games", "1", "--passes", "1", "--dry"]) == 0
    assert capsys.readouterr().out.startswith("1: ")
    assert Fit.path.read_bytes() == before


def test_a_game_with_nothing_to_fit_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "bluff"]) == 2
    assert "nothing to fit" in capsys.readouterr().err


def test_an_outlook_finds_out_what_wins() -> None:
    """Whoever has more of the first figure wins; the second means nothing."""
    moments = [
        [Seen(0.5, [[float(lead), 1.0], [0.0, 1.0]], [float(lead > 0), float(lead < 0)])]
        for lead in (-3, 2, 1, -1, 4, -2, 3, -4) * 5
    ]
    found = fitted(moments)
    assert found.late[0] > 0.5
    assert found.late[1] == found.early[1] == 0
    assert found.error < 0.2
