"""Scenario files hold, and playthroughs read as they did."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from undertable.cli import parser
from undertable.cli._arguments import chosen_game, chosen_options
from undertable.games import all_games
from undertable.lab.census import census, known_answers
from undertable.lab.playthrough import playthrough
from undertable.lab.scenario import read_scenario, run_scenario

TESTS = Path(__file__).parent.parent
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.toml"))
OURS = sorted(path.name for path in (TESTS / "games").iterdir() if path.name in all_games())
PLAYTHROUGHS = sorted((TESTS / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_scenario_holds(file: Path) -> None:
    run_scenario(read_scenario(file.read_bytes(), file.name))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_the_playthrough_is_unchanged(file: Path) -> None:
    """If it changed on purpose: `make playthroughs`, and read the diff."""
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    args = parser().parse_args(shlex.split(first.removeprefix("$ undertable ")))
    seats = args.seats or chosen_game(args).least_seats
    assert list(playthrough(chosen_game(args), seats, chosen_options(args), args.seed)) == lines


def test_every_game_of_the_house_has_playthroughs_scenarios_and_a_census() -> None:
    for game in OURS:
        assert any(file.stem.startswith(game) for file in PLAYTHROUGHS), game
        assert any(file.parent.name == game for file in SCENARIOS), game
        assert known_answers(all_games()[game]), game


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_census_agrees_with_what_is_known(game: object) -> None:
    for known in known_answers(game):  # type: ignore[arg-type]
        found = census(game.position(known.position))  # type: ignore[attr-defined]
        assert found.histories == known.histories
        assert found.information_sets == known.information_sets
