"""The expert's taste is found by play, and the same games find the same."""

from __future__ import annotations

import pytest

from undertable.games import game
from undertable.games.dig.bot.fit import NAMES, Contest, Fit, numbers, tasted
from undertable.games.dig.bot.planning import Taste
from undertable.games.dig.bot.policy import LEVELS
from undertable.games.dig.types import Escaped
from undertable.lab.fit import fit as passes


def watched(fit: Fit, games: int) -> Fit:
    """Only those win who like tools less than the middle of all."""
    for _ in range(games):
        bot = fit.bot()
        assert isinstance(bot, Contest)
        likes = bot.mine.level.taste.tool < fit.centre[NAMES.index("tool")]
        fit.watch({}, [Escaped(fit.seat if likes else 1 - fit.seat, 12)])
    return fit


def test_a_taste_is_the_numbers_it_is_made_of() -> None:
    usual = Taste()
    again = tasted(numbers(usual))
    assert numbers(again) == pytest.approx(numbers(usual))
    assert again.weapons == usual.weapons
    assert again.hurt == usual.hurt


def test_what_winners_had_less_of_becomes_less() -> None:
    fit = Fit()
    before = list(fit.centre)
    moved = watched(fit, 60).learn()
    assert moved > 0
    assert fit.centre[NAMES.index("tool")] < before[NAMES.index("tool")]


def test_the_same_games_find_the_same_taste() -> None:
    fits = [watched(Fit(), 10) for _ in range(2)]
    for fit in fits:
        fit.learn()
    assert fits[0].centre == fits[1].centre


def test_each_taste_sits_in_either_seat_against_the_same_rival() -> None:
    fit = Fit()
    first, second = fit.bot(), fit.bot()
    assert isinstance(first, Contest)
    assert isinstance(second, Contest)
    assert (first.first, second.first) == (0, 1)
    assert first.rival.level is second.rival.level
    assert first.mine.level.taste == second.mine.level.taste


def test_a_game_that_nobody_escapes_from_teaches_nothing() -> None:
    fit = Fit()
    fit.bot()
    fit.watch({}, [])
    assert not fit.results


def test_a_pass_plays_whole_games() -> None:
    fit = Fit()
    [moved] = passes(game("dig"), fit, games=2, passes=1, seed="short")
    assert moved >= 0
    assert not fit.results


def test_the_expert_has_a_taste_that_was_found() -> None:
    assert numbers(LEVELS["expert"].taste) != numbers(Taste())
