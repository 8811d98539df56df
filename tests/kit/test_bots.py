"""What holds for the bots of every game: they say what they would do, and do what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from undertable import FastDice, all_games, new_match
from undertable.core.bot import Bot, Policy, RandomBot, chance_of, drawn, softmax, surely
from undertable.core.game import Game
from undertable.core.legal import Listed, Moves
from undertable.core.match import Match
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.types import Bid

DRAWS = 400
MOVES = 150
FEW_MOVES = 14
"""Of an expert, who thinks longer than all others together."""


def bots() -> list[object]:
    """Every bot of every game, at its smallest and its largest table."""
    return [
        pytest.param(game, level, seats, id=f"{game.id}-{level}-{seats}")
        for game in all_games().values()
        for level in ("random", *game.levels, *game.yardsticks)
        for seats in (game.least_seats, game.most_seats)
    ]


def decisions(game: Game, level: str, seats: int) -> Iterator[tuple[Match, int, Policy]]:
    """What the bot would do at each of the first decisions of a game among its like."""
    match, bot, dice = new_match(game, seats, FastDice(level)), game.bot(level), FastDice(2)
    most = FEW_MOVES if level == "expert" else MOVES
    while (actors := match.state.actors()) and match.version < most:
        view, legal = match.state.view(actors[0]), match.state.legal(actors[0])
        policy = bot.policy(view, match.history(actors[0]), legal)
        yield match, actors[0], policy
        match.play(actors[0], drawn(policy, dice))


@pytest.mark.parametrize(("game", "level", "seats"), bots())
def test_what_a_bot_would_do_is_a_distribution_over_legal_moves(
    game: Game, level: str, seats: int
) -> None:
    for match, seat, policy in decisions(game, level, seats):
        legal = match.state.legal(seat)
        assert all(move in legal for move, _ in policy)
        assert len({move for move, _ in policy}) == len(policy)
        assert all(chance >= 0 for _, chance in policy)
        assert sum(chance for _, chance in policy) == pytest.approx(1)


@pytest.mark.parametrize(("game", "level", "seats"), bots())
def test_a_bot_does_what_it_says_as_often_as_it_says(game: Game, level: str, seats: int) -> None:
    for match, seat, policy in decisions(game, level, seats):
        if match.version % 7:
            continue
        view, legal, history = match.state.view(seat), match.state.legal(seat), match.history(seat)
        bot, dice = game.bot(level), FastDice(match.version)
        if type(bot).decide is Bot.decide:  # it draws as all do: once is enough
            assert bot.decide(view, history, legal, FastDice(1)) == drawn(policy, FastDice(1))
            continue
        done = Counter(bot.decide(view, history, legal, dice) for _ in range(DRAWS))
        assert all(chance_of(move, policy) > 0 for move in done)
        for move, chance in policy:
            reach = 5 * sqrt(chance * (1 - chance) / DRAWS) + 2 / DRAWS
            assert done[move] / DRAWS == pytest.approx(chance, abs=reach)


class Guest(Bot):
    """Always the first move it is offered, and no word about why."""

    def decide(self, view: object, history: object, legal: Moves, dice: object) -> object:  # type: ignore[override]  # a guest's own handwriting
        return legal[0]


def test_a_guest_may_decide_without_saying_how() -> None:
    legal = Listed((DOUBT,))
    assert Guest().decide(None, (), legal, FastDice(1)) == DOUBT
    with pytest.raises(NotImplementedError, match="Guest only decides"):
        Guest().policy(None, (), legal)


def test_the_better_a_move_the_likelier_and_the_hopeless_are_out() -> None:
    worth = {DOUBT: 1.0, Bid(1, 1): 0.9, Bid(1, 2): 0.0}
    policy = softmax(worth, heat=0.1)
    assert [move for move, _ in policy] == [DOUBT, Bid(1, 1)]
    assert chance_of(DOUBT, policy) == pytest.approx(0.7310586)
    assert chance_of(Bid(1, 2), policy) == 0


def test_what_is_drawn_is_as_likely_as_the_policy_says() -> None:
    policy, dice = [(DOUBT, 0.1), (Bid(1, 1), 0.6), (Bid(1, 2), 0.3)], FastDice("draws")
    done = Counter(drawn(policy, dice) for _ in range(4000))
    for move, chance in policy:
        assert done[move] / 4000 == pytest.approx(chance, abs=0.03)


def test_who_is_sure_does_just_that() -> None:
    assert drawn(surely(DOUBT), FastDice(1)) == DOUBT


def test_a_random_bot_says_that_all_moves_are_alike() -> None:
    legal = Listed((DOUBT, Bid(1, 1)))
    assert RandomBot().policy(None, (), legal) == [(DOUBT, 0.5), (Bid(1, 1), 0.5)]
