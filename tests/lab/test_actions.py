"""Every legal move can be said in numbers, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import undertable
from undertable.core.errors import IllegalMove, Malformed
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.lab.actions import Actions
from undertable.lab.environment import Playing, Table
from undertable.lab.walk import any_step, fresh, variants

CASES = [(game, options) for game in undertable.all_games().values() for options in variants(game)]


def sayable(actions: Actions, legal: Moves, said: tuple[int, ...] = ()) -> Iterator[Move]:
    """Every move that some row of numbers gives."""
    choice = actions.begin(legal)
    for number in said:
        assert choice.choose(number) is None
    for number in choice.numbers():
        again = actions.begin(legal)
        for before in said:
            again.choose(before)
        move = again.choose(number)
        if move is None:
            yield from sayable(actions, legal, (*said, number))
        else:
            yield move


@pytest.mark.parametrize(
    ("game", "options"), CASES, ids=lambda case: str(getattr(case, "id", case))
)
def test_what_can_be_said_is_just_what_is_legal(
    game: undertable.Game, options: dict[str, object]
) -> None:
    actions = Table(game.id, 4, **options).actions
    state, dice = fresh(game, 4, options), undertable.FastDice("said")
    for _ in range(120):
        actors = state.actors()
        if not actors:
            break
        if actors[0] >= 0:
            legal = state.legal(actors[0])
            if len(legal) <= 60:
                moves = list(sayable(actions, legal))
                assert len(moves) == len(set(moves))
                assert set(moves) == set(legal)
        state.play(*any_step(state, dice))


def test_numbers_rise_and_what_is_not_among_them_is_refused() -> None:
    game = undertable.game("dig")
    actions = Table("dig", 3).actions
    state = game.start(3, seed=4)
    choice = actions.begin(state.legal(state.actors()[0]))
    numbers = list(choice.numbers())
    assert numbers == sorted(set(numbers))
    for number in {*range(actions.size), -1, actions.size} - {*numbers}:
        with pytest.raises(IllegalMove):
            choice.choose(number)
    assert list(choice.numbers()) == numbers


@pytest.mark.parametrize(
    ("game", "options"), CASES, ids=lambda case: str(getattr(case, "id", case))
)
def test_no_move_at_a_table_has_a_number_that_the_table_does_not_know(
    game: undertable.Game, options: dict[str, object]
) -> None:
    for seats in {game.check_seats(game.least_seats), game.check_seats(game.most_seats)}:
        try:
            table = Table(game.id, seats, **options)
        except Malformed:
            continue  # teams are not for every number of players
        playing = Playing(table, "numbers")
        while actors := playing.actors():
            numbers = playing.numbers(actors[0])
            assert 0 <= numbers[0] <= numbers[-1] < table.actions.size
            playing.act(actors[0], numbers[playing.state.dice.below(len(numbers))])


def test_a_table_knows_no_bid_on_more_dice_than_it_has() -> None:
    assert [Table("bluff", seats).actions.size for seats in (2, 6)] == [106, 326]
    assert Table("bluff", 2).actions.label(105) == "10x*"
    assert Table("bluff", 2, laying_out=True).actions.size == 571
