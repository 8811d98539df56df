"""Schmuggler an Bord by rule number: fines, the end of the game and the score."""

from __future__ import annotations

import pytest

from games.smugglers.tables import FOUR, GAME, play, seeking, table
from undertable import GameOver
from undertable.games.smugglers.goods import FIELDS, KEYS
from undertable.games.smugglers.types import Roll


def test_fines_go_into_the_chest_S40() -> None:
    state = play(seeking("silk", FOUR), "0 suspect 1", "1 claim", "1 look 0", "1 look 1")
    assert state.view(None).chest == 2
    assert sum(state.chips) == 58


def test_nobody_pays_more_than_they_have_S41() -> None:
    state = seeking("cheese", [["coffee"], ["gold"], ["rum"], ["cheese"]], chips=[1, 9, 9, 9])
    play(state, "0 suspect 1", "1 suspect 2", "2 claim", "2 look 0", "1 look 0")
    assert state.chips == [0, 7, 7, 9]


def test_the_game_ends_when_somebody_has_no_chips_S42() -> None:
    state = seeking("furs", FOUR, chips=[1, 15, 15, 15])
    play(state, "0 claim", "1 object", "2 believe", "3 believe", "0 look 0", "0 look 1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "no-chips"
    with pytest.raises(GameOver):
        state.play(1, Roll())


def test_everybody_pays_before_chips_are_counted_S43() -> None:
    state = seeking("cheese", [["coffee"], ["gold"], ["rum"], ["cheese"]], chips=[2, 2, 9, 9])
    play(state, "0 suspect 1", "1 suspect 2", "2 suspect 0", "0 look 0", "2 look 0", "1 look 0")
    assert state.chips == [0, 0, 7, 9]
    assert state.outcome() is not None


@pytest.mark.parametrize(("seats", "enough"), [(3, 14), (4, 12), (5, 10), (6, 8)])
def test_the_game_ends_when_somebody_has_enough_cards_S44(seats: int, enough: int) -> None:
    many = list(KEYS[1:enough])
    rows = [many, *([] for _ in range(seats - 1))]
    state = table(rows, phase="throwing", pawn=KEYS[FIELDS - 1])
    play(state, "chance throw 1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "enough-cards"
    fewer = table([many[1:], *rows[1:]], phase="throwing", pawn=KEYS[FIELDS - 1])
    assert play(fewer, "chance throw 1").outcome() is None


def test_cards_won_from_others_count_as_well_S44() -> None:
    state = seeking("coffee", [list(KEYS[1:14]), ["coffee"], []])
    play(state, "0 suspect 1", "1 claim", "1 look 0")
    assert state.outcome() is not None


def test_the_turn_limit_ends_the_game_as_it_stands_S45() -> None:
    state = table(FOUR, pawn="furs", turns=4, options={"turn_limit": 5})
    play(state, "0 roll", "chance throw 1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "turn-limit"
    assert outcome.scores == (21, 19, 19, 19)
    assert GAME.start(3).options.turn_limit == 300


def test_a_card_is_two_points_and_a_chip_is_one_S46() -> None:
    state = table(
        [["gold"], ["furs", "rum"], []], phase="over", chips=[3, 0, 12], reason="no-chips"
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 4, 12)
    assert outcome.winners == (2,)


def test_equal_points_win_together_S47() -> None:
    state = table(
        [["gold"], ["furs", "rum"], []], phase="over", chips=[10, 8, 0], reason="no-chips"
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
