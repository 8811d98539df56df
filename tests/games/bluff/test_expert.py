"""Bluff's expert: what it thinks the others hold, and what it makes of that."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from undertable import FastDice, new_match
from undertable.core.bot import Bot, Policy, chance_of, surely
from undertable.core.legal import Moves
from undertable.core.types import Event
from undertable.games import game
from undertable.games.bluff.bot.expert import Expert
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.types import Begins, Bid, Bidden, BluffView, Peeked

BLUFF = game("bluff")


class Open(Bot):
    """Names what it has most of and how often, then doubts or raises with a toss of a coin."""

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        if view.bid is not None:
            return [(DOUBT, 0.5), (next(m for m in legal if isinstance(m, Bid)), 0.5)]
        face = max(set(view.cup), key=view.cup.count)
        return surely(Bid(view.cup.count(face), face))


def before_a_bid(bid: Bid, mine: tuple[int, ...]) -> tuple[BluffView, list[Event], Moves]:
    cups = [mine, (1, 1, 1, 1, 1)]
    written = {"count": bid.count, "face": bid.face}
    state = BLUFF.position({"seats": 2, "cups": cups, "turn": 0, "bidder": 1, "bid": written})
    view = state.view(0)
    assert isinstance(view, BluffView)
    events = [Begins(1, 1, 10), Peeked(0, mine), Bidden(1, bid.count, bid.face)]
    return view, events, state.legal(0)


def test_it_knows_what_an_open_player_has() -> None:
    """Three fives said openly and two at hand are five: who says so must not be doubted."""
    view, events, legal = before_a_bid(Bid(3, 5), (1, 2, 3, 5, 5))
    policy = Expert(Open()).policy(view, events, legal)
    assert chance_of(DOUBT, policy) < 0.1


def test_the_same_question_has_the_same_answer() -> None:
    view, events, legal = before_a_bid(Bid(3, 5), (1, 2, 3, 5, 5))
    assert BLUFF.bot("expert").policy(view, events, legal) == BLUFF.bot("expert").policy(
        view, events, legal
    )


class Sure(Bot):
    """Doubts whatever there is to doubt, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        self.asked += 1
        return surely(legal[0] if view.bid is None else DOUBT)


def test_it_thinks_as_long_where_it_is_sure() -> None:
    sure = Sure()
    policy = Expert(sure).policy(*before_a_bid(Bid(3, 5), (1, 2, 3, 5, 5)))
    assert policy == [(DOUBT, 1.0)]
    assert sure.asked > 50


def test_it_does_nothing_that_hard_would_not_do() -> None:
    view, events, legal = before_a_bid(Bid(4, 3), (1, 2, 3, 4, 5))
    hard = {move for move, _ in BLUFF.bot("hard").policy(view, events, legal)}
    assert {move for move, _ in BLUFF.bot("expert").policy(view, events, legal)} <= hard


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"laying_out": True}), (3, {"bid_cap": False, "exact": "doubter_loses_one"})],
)
def test_it_plays_every_house_rule(seats: int, options: dict[str, object]) -> None:
    match, bot, dice = (
        new_match(BLUFF, seats, FastDice(4), **options),
        Expert(BLUFF.bot("normal"), worlds=4),
        FastDice(5),
    )
    while (actors := match.state.actors()) and match.version < 20:
        seat = actors[0]
        legal = match.state.legal(seat)
        move = bot.decide(match.state.view(seat), match.history(seat), legal, dice)
        assert move in legal
        match.play(seat, move)


@pytest.mark.soak
def test_it_beats_the_player_it_starts_from() -> None:
    bots, wins = [Expert(BLUFF.bot("normal"), worlds=24), BLUFF.bot("normal")], 0
    for number in range(10):
        match, dice = new_match(BLUFF, 2, FastDice(f"duel {number}"), dice=4), FastDice(number)
        while actors := match.state.actors():
            seat, state = actors[0], match.state
            bot = bots[(seat + number) % 2]
            history = match.history(seat)
            match.play(seat, bot.decide(state.view(seat), history, state.legal(seat), dice))
        outcome = match.state.outcome()
        assert outcome is not None
        wins += (outcome.winners[0] + number) % 2 == 0
    assert wins >= 6
