"""The leak check at length, where looking on makes the most of private looks."""

from __future__ import annotations

import pytest

import undertable
from undertable.lab.leaks import check


@pytest.mark.soak
@pytest.mark.parametrize("keep_looking", ["never", "one_chip"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_thousand_positions_leak_nothing_S16_S34_S39(seats: int, keep_looking: str) -> None:
    options = {"keep_looking": keep_looking}
    report = check(undertable.game("smugglers"), seats, options, positions=10_000)
    assert report.leaks == []
    assert report.frozen_secrets() == []
