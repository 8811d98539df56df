"""Bots get on: no turn that changes nothing is repeated for ever."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, table
from undertable.cli import main
from undertable.games.dig import types
from undertable.games.dig.idling import KINDS, TOO_MANY, play_one, things


def test_a_stolen_spoon_that_is_thrown_away_leaves_everything_as_it_was() -> None:
    full = {"shovel": 6, "pickaxe": 4}
    state = table(rooms=["cafeteria", "cells"], hands=[full, {}], actions=1, searched=True)
    before = things(state)
    state.play(0, types.Spoon())
    assert things(state) != before
    state.play(0, types.Discard(("spoon",)))
    assert things(state) == before


def test_every_kind_of_table_is_looked_at() -> None:
    assert {seats for seats, _ in KINDS} == set(range(GAME.least_seats, GAME.most_seats + 1))
    assert {str(options["neutral"]) for _, options in KINDS} == {"none", "michel", "michelle"}
    assert {seats for seats, options in KINDS if options["teams"]} == {4, 6}


def test_no_bot_repeats_a_fruitless_turn() -> None:
    """Two players without and with Michelle, and a team: the rest is in the soak."""
    for number in (0, 5, 7):
        assert max(idle.turns for idle in play_one("short", number)) < TOO_MANY


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_no_bot_repeats_a_fruitless_turn_in_a_thousand_games(part: int) -> None:
    for number in range(100 * part, 100 * part + 100):
        assert max(idle.turns for idle in play_one("soak", number)) < TOO_MANY


def test_the_command_says_of_every_bot_how_often_it_went_in_circles(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["dig-idle", "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "easy: 1 seats, at most" in said
    assert "normal: 1 seats, at most" in said
