"""What takes long to find, looked for at length: run by make soak."""

from __future__ import annotations

import pytest

from kit.test_every_game import tables
from undertable.core.game import Game
from undertable.lab.leaks import check

SEEDS = ("99", "a", "b", "c", "d")
POSITIONS = 250_000


def widest() -> list[object]:
    """The fewest and the most players, under every option."""
    return [
        table
        for table in tables()
        if table.values[1] in (table.values[0].least_seats, table.values[0].most_seats)  # type: ignore[attr-defined]  # pytest's ParameterSet
    ]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), widest())
def test_a_quarter_of_a_million_positions_leak_nothing(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    for seed in SEEDS:
        report = check(game, seats, options, POSITIONS // len(SEEDS), seed)
        assert report.leaks == []
        assert report.frozen_secrets() == []
