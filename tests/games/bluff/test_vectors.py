"""The quick way to Bluff's vectors says what the layout says of the view."""

from __future__ import annotations

import numpy as np
import pytest

from undertable.core.dice import FastDice
from undertable.games.bluff import GAME
from undertable.games.bluff.rules.state import Bluff
from undertable.lab.vectors import Layout
from undertable.lab.walk import any_step, fresh, variants


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_is_the_vector_of_the_view_under_every_option(seats: int) -> None:
    """All games by one layout, in turn: nothing of one is left in the vector of another."""
    layout, dice = Layout(GAME), FastDice(seats)
    games = [fresh(GAME, seats, options) for options in variants(GAME) for _ in range(3)]
    asked = 0
    while games := [state for state in games if state.actors()]:
        for state in games:
            state.play(*any_step(state, dice))
            for seat in range(seats):
                said = layout.vector_of(state, seat)
                assert said.tolist() == np.float32(layout.numbers(state.view(seat))).tolist()
                said[:] = -1  # whoever gets one may write on it, and nobody else will
            assert isinstance(state, Bluff)
            asked += layout.quick.vector(state, 0) is not None
    assert asked > 50


def test_it_leaves_laying_out_and_shaking_to_the_view() -> None:
    layout = Layout(GAME)
    assert layout.quick.vector(GAME.start(2, 1, laying_out=True), 0) is None
    assert layout.quick.vector(fresh(GAME, 2, {}), 0) is None
