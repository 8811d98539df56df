"""Stars are made from what a league has measured, for every level that is offered."""

from __future__ import annotations

import pytest

from undertable import all_games
from undertable.core.game import Game
from undertable.core.strength import (
    MOST_STARS,
    Strength,
    read_strengths,
    stars_of,
    write_strengths,
)

MEASURED = [game for game in all_games().values() if game.strengths]
LADDER = ("easy", "normal", "hard", "expert")


def test_the_weakest_has_one_star_the_strongest_all_and_the_others_by_where_they_stand() -> None:
    stars = stars_of({"easy": 20.0, "normal": 24.9, "hard": 28.0, "expert": 30.0})
    assert stars == {"easy": 1, "normal": 3, "hard": 4, "expert": MOST_STARS}


def test_bots_that_are_all_alike_have_all_one_star() -> None:
    assert stars_of({"easy": 25.0, "hard": 25.0}) == {"easy": 1, "hard": 1}


def test_what_was_measured_is_read_as_it_was_written() -> None:
    found = {"hard": Strength(27.25, 1.5, 120, 5), "easy": Strength(21.0, 1.75, 118, 1)}
    assert read_strengths(write_strengths(found)) == found


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_every_level_that_is_offered_has_been_measured(game: Game) -> None:
    assert set(game.strengths) == set(game.levels)
    assert min(strength.games for strength in game.strengths.values()) > 0
    stars = {level: strength.stars for level, strength in game.strengths.items()}
    ratings = {level: strength.rating for level, strength in game.strengths.items()}
    assert stars == stars_of(ratings)


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_no_level_has_fewer_stars_than_the_one_below(game: Game) -> None:
    stars = [game.strengths[level].stars for level in LADDER]
    assert stars == sorted(stars)
    assert stars[0] < stars[-1] == MOST_STARS
