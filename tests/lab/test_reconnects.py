"""The memory check finds what comes back."""

from __future__ import annotations

import msgspec
import pytest

import undertable
from undertable.cli import main
from undertable.games.smugglers.rules import state
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.rules.table import ROLLING, TAKING
from undertable.games.smugglers.types import Handed, SmugglersView, Taken
from undertable.games.smugglers.view import seen
from undertable.lab.reconnects import check, is_memory_game

GAMES = [game for game in undertable.all_games().values() if is_memory_game(game)]
SMUGGLERS = undertable.game("smugglers")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_coming_back_brings_nothing_back_S39(game: object, seats: int) -> None:
    report = check(game, seats, {}, games=8)  # type: ignore[arg-type]
    assert report.leaks == []
    assert report.reconnects > 100
    assert report.moved > report.faded * 0.8 > 1000


@pytest.mark.soak
@pytest.mark.parametrize("keep_looking", ["never", "one_chip"])
def test_a_thousand_games_with_reconnects_bring_nothing_back_S39(keep_looking: str) -> None:
    for seats in (3, 6):
        assert check(SMUGGLERS, seats, {"keep_looking": keep_looking}, games=1000).leaks == []


@pytest.mark.parametrize("kind", [Taken, Handed])
def test_a_log_that_keeps_what_was_shown_is_caught(
    kind: type[undertable.core.types.Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "fleeting", False)
    report = check(SMUGGLERS, 3, {}, games=20)
    assert {leak.what for leak in report.leaks} == {"an event told again"}


def reminding(state: Smugglers, seat: int | None) -> SmugglersView:
    """Tells everybody the first card in the first row, as so many chips in the chest."""
    first = state.rows[0][0] if state.rows[0] else 0
    return msgspec.structs.replace(seen(state, seat), chest=first)


def test_a_view_that_helps_the_memory_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "seen", reminding)
    report = check(SMUGGLERS, 3, {}, games=20)
    assert {leak.what for leak in report.leaks} == {"view"}


def lingering(state: Smugglers, seat: int | None) -> SmugglersView:
    """Shows the youngest card of whoever took one last, until somebody else does."""
    owner = (state.turn - 1) % state.seats
    row = state.rows[owner]
    reason = row[-1] if row and state.phase in (TAKING, ROLLING) else 0
    return msgspec.structs.replace(seen(state, seat), chest=reason)


def test_a_card_that_stays_in_sight_until_the_next_move_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(state, "seen", lingering)
    report = check(SMUGGLERS, 3, {}, games=20)
    assert {leak.what for leak in report.leaks} == {"view"}


def test_the_command_says_how_much_it_has_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reconnects", "smugglers", "--seats", "4", "--games", "3"]) == 0
    said = capsys.readouterr().out
    assert "4 seats: 3 games" in said
    assert "none was told again" in said


def test_the_command_fails_where_something_comes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Taken, "fleeting", False)
    assert main(["reconnects", "smugglers", "--seats", "3", "--games", "5"]) == 1
    assert "LEAK" in capsys.readouterr().out
