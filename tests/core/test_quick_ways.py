"""A quick way agrees with its plain definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from undertable import CHANCE, FastDice, Malformed, all_games, game
from undertable.core.game import Game
from undertable.core.playout import play_out, play_outs
from undertable.core.state import State

Written = list[dict[str, Any]]
MOST_DECISIONS = 300
"""Of one game: convicts without a plan stay for thousands."""


def tables() -> Iterator[Any]:
    """Every game with the fewest and the most seats, as it comes and with each option changed."""
    for name, each in all_games().items():
        for seats in (each.least_seats, each.most_seats):
            for options in changed_options(each):
                if allowed(each, options, seats):
                    said = " ".join(f"{k}={v}" for k, v in options.items())
                    yield pytest.param(name, seats, options, id=f"{name} {seats} {said}".strip())


def changed_options(each: Game) -> Iterator[dict[str, object]]:
    yield {}
    for option in each.option_list:
        values = (not option.default,) if option.kind == "bool" else option.choices
        yield from ({option.name: value} for value in values if value != option.default)


def allowed(each: Game, options: dict[str, object], seats: int) -> bool:
    try:
        each.read_options(options, seats)
    except Malformed:
        return False
    return True


def chance_by_itself(state: State, dice: FastDice) -> None:
    state.dice = dice
    state.settle()


def chance_move_by_move(state: State, dice: FastDice) -> None:
    while state.actors() == (CHANCE,):
        state.play(CHANCE, state.draw(dice))


def some_by_hand(state: State, dice: FastDice) -> None:
    """As when dice come to a game in which some of the chance has been played already."""
    if state.actors() == (CHANCE,):
        state.play(CHANCE, state.draw(dice))
    chance_by_itself(state, dice)
    state.dice = None


def positions(state: State, chance: Any) -> Written:
    """A random game written down after every decision."""
    dice, choice = FastDice("dice"), FastDice("choice")
    chance(state, dice)
    written = [state.position()]
    while (actors := state.actors()) and len(written) <= MOST_DECISIONS:
        state.play(actors[0], state.legal(actors[0]).sample(choice))
        chance(state, dice)
        written.append(state.position())
    return written


@pytest.mark.parametrize(("name", "seats", "options"), [*tables()])
def test_chance_is_the_same_by_itself_listened_to_and_move_by_move(
    name: str, seats: int, options: dict[str, object]
) -> None:
    def fresh() -> State:
        return game(name).fresh(seats, game(name).read_options(options, seats))

    listened = fresh()
    listened.events = []
    quick = positions(fresh(), chance_by_itself)
    assert quick == positions(listened, chance_by_itself)
    assert quick == positions(fresh(), chance_move_by_move)
    assert quick == positions(fresh(), some_by_hand)


def test_a_sampled_bid_is_the_one_the_index_gives() -> None:
    state, dice = game("bluff").start(6), FastDice("walk")
    while actors := state.actors():
        legal = state.legal(actors[0])
        number = int(FastDice(len(legal)).below(len(legal)))
        assert legal.sample(FastDice(len(legal))) == legal[number]
        state.play(actors[0], legal.sample(dice))


@pytest.mark.parametrize("name", [*all_games()])
def test_games_out_of_copies_are_those_that_are_started_one_by_one(name: str) -> None:
    each, alike, again = game(name), FastDice("outs"), FastDice("outs")
    options = each.unattended({})
    first = each.fresh(each.least_seats, each.read_options(options, each.least_seats))
    before = first.position()
    played = sum(play_out(each.start(each.least_seats, alike, **options), alike) for _ in range(3))
    assert play_outs(first, again, 3) == played
    assert again.below(2**31) == alike.below(2**31)  # not one roll more or less
    assert first.position() == before


def test_options_that_were_checked_before_are_told_apart_by_type() -> None:
    bluff = game("bluff")
    assert bluff.read_options({"dice": 1}, 2) == bluff.check_options({"dice": 1}, 2)
    for refused in (True, 1.5, [1], {}):
        with pytest.raises(Malformed):
            bluff.read_options({"dice": refused}, 2)
