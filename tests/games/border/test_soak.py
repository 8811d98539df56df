"""Hart an der Grenze, for a long time: run by make soak."""

from __future__ import annotations

import pytest

from games.border.tables import GAME
from undertable import FastDice
from undertable.lab.walk import fresh, walk


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_thousand_random_games_lose_no_card_dollar_or_token(seats: int) -> None:
    dice = FastDice(f"soak {seats}")
    shuffled = 0
    for _ in range(1000):
        state = fresh(GAME, seats, {})
        before = state.tally()
        for _step in walk(state, dice):
            assert state.tally() == before
        assert state.tally() == before
        assert state.outcome() is not None
        shuffled += state.position()["shuffles"] > 0
    assert shuffled == 1000 or seats < 6  # six always run the draw pile dry
