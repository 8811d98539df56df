"""The expert of Hart an der Grenze: deals kept cards again, reads the desk, and waits."""

from __future__ import annotations

import pytest

from games.border.tables import GAME, at_the_check, at_the_end_of_a_round, table
from undertable import FastDice
from undertable.core.bot import Policy
from undertable.core.types import Event, Move
from undertable.games.border.bot.bargaining import insisting, paying, travellers
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.deals import (
    DealtWorth,
    Story,
    best_keeping,
    dealt,
    gain,
    held,
    reckoned,
)
from undertable.games.border.bot.expert import ExpertMind
from undertable.games.border.bot.habits import habits
from undertable.games.border.bot.haggling import Asking, Talk
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import CIGAR, JUG, KINDS, MARACAS, SOMBRERO, STATUE, TEQUILA
from undertable.games.border.rules.choices import ACCEPT, OPEN
from undertable.games.border.types import Check, Confiscate, Demand, Done, Kept, Offer, Sold

NOTHING = (0,) * KINDS
EXPERT = CHARACTERS["expert"]
ASKING = Asking(24.0, habits().spread, 1 / 3, 60)
"""A suitcase that looks as if opening it would cost its owner so much,"""
FELT = 32.0
"""and what that is to him by the end of the game."""


def after_one_round(sold: tuple[int, ...]) -> Story:
    """Everybody kept three; seat 1 sold this, the others jugs."""
    gone = tuple((sold if seat == 1 else (JUG, JUG),) for seat in range(4))
    return Story(rounds=3, kept=((3,),) * 4, sold=gone)


def usual(policy: Policy) -> Move:
    return max(policy, key=lambda choice: choice[1])[0]


def talk(theirs: tuple[int, ...], mine: tuple[int, ...] = (), **more: bool) -> Talk:
    standing = theirs[-1] if theirs else None
    return Talk(mine, theirs, standing, last_words=more.get("last_words", False), mood=0.0)


# What lies under the others' suitcases.


def test_who_sold_what_he_would_have_kept_has_kept_what_he_likes_better() -> None:
    deals = dealt(habits(), after_one_round((STATUE, TEQUILA, CIGAR)), 1, NOTHING)
    assert sum(deals.values()) == pytest.approx(1)
    assert all(sum(under) == 3 for under in deals)
    other = dealt(habits(), after_one_round((JUG, JUG, JUG)), 1, NOTHING)
    jugs = [sum(p for under, p in found.items() if under[JUG]) for found in (deals, other)]
    assert jugs[0] != pytest.approx(jugs[1])


def test_nobody_holds_more_of_a_good_than_is_left() -> None:
    mine = (0, 0, 0, 0, 0, 13)
    deals = dealt(habits(), after_one_round((JUG,)), 1, mine)
    assert all(under[STATUE] == 0 for under, chance in deals.items() if chance > 1e-3)


def test_who_keeps_on_holds_more_in_the_end_than_now() -> None:
    story = after_one_round((JUG, MARACAS))
    now = dealt(habits(), story, 1, NOTHING)
    chances = held(habits(), story, 1, NOTHING, 9)
    assert all(sum(row) == pytest.approx(1) for row in chances)
    for good, row in enumerate(chances):
        mean = sum(p * under[good] for under, p in now.items())
        assert sum(n * p for n, p in enumerate(row)) >= mean - 0.3
    assert 6 < sum(n * p for row in chances for n, p in enumerate(row)) <= 9


def test_the_best_keeping_is_the_best_of_all() -> None:
    brings = reckoned(habits(), after_one_round((JUG,)), 1, 1)
    for under, cards in (
        (NOTHING, (2, 1, 3, 1, 1, 0)),
        ((3, 0, 0, 0, 0, 0), (4, 0, 1, 1, 0, 1)),
        ((0, 0, 2, 0, 1, 0), (0, 3, 1, 0, 2, 1)),
    ):
        kept = best_keeping(brings, under, cards)
        assert sum(kept) <= 3
        assert all(k <= c for k, c in zip(kept, cards, strict=True))
        for good in range(KINDS):
            for other in range(KINDS):
                swapped = list(kept)
                swapped[good] -= 1
                swapped[other] += 1
                if swapped[good] >= 0 and swapped[other] <= min(3, cards[other]):
                    assert gain(brings, under, tuple(swapped)) <= gain(brings, under, kept) + 1e-9


def test_the_sales_of_the_others_change_what_cards_are_worth() -> None:
    state = at_the_end_of_a_round([], ["sombrero"] * 3, [], [], round=2)
    kept = [Kept(seat, 3) for seat in range(4)]
    worths = []
    for goods in ((STATUE, TEQUILA), (SOMBRERO, SOMBRERO)):
        sold: list[Event] = [Sold(seat, goods, 8) for seat in range(4)]
        worths.append(DealtWorth(state.view(1), [*kept, *sold], habits()).kept(SOMBRERO, 0))
    assert worths[0] != pytest.approx(worths[1])


def test_before_the_first_sale_nothing_is_known_but_what_is_usual() -> None:
    view = at_the_end_of_a_round([], ["statue"], [], [], round=1).view(1)
    assert DealtWorth(view, (), habits()).brings == Worth(view, (), habits()).brings


def test_what_is_kept_early_is_tried_in_the_rounds_to_come() -> None:
    state = at_the_end_of_a_round([], ["jug"] * 3 + ["cigar", "statue", "tequila"], [], [], round=1)
    policy = GAME.bot("expert").policy(state.view(1), (), state.legal(1))
    assert sum(chance for _, chance in policy) == pytest.approx(1)
    again = GAME.bot("expert").policy(state.view(1), (), state.legal(1))
    assert list(policy) == list(again)


# At the desk.


def test_a_sheriff_asks_on_while_the_traveller_has_more_to_say() -> None:
    for theirs in ((6,), (6, 9), (6, 9, 12)):
        assert isinstance(usual(insisting(talk(theirs), ASKING, FELT, 60, 0.1)), Demand)


def test_an_offer_that_does_not_rise_tells_how_little_there_is_to_lose() -> None:
    path = round(ASKING.demand())
    stuck, rising = (5, 5, 5, 5), tuple(round(path * part) for part in (0.4, 0.6, 0.8, 1.0))
    means = [
        sum(one.chance * one.loss for one in travellers(talk(theirs), ASKING, FELT))
        for theirs in (stuck, rising)
    ]
    assert means[0] < 0.5 * means[1]
    assert usual(insisting(talk(stuck), ASKING, FELT, 60, 0.1)) == ACCEPT


def test_at_the_last_word_a_sheriff_takes_what_is_better_than_opening() -> None:
    assert usual(insisting(talk((12,), last_words=True), ASKING, FELT, 60, 0.1)) == ACCEPT
    assert usual(insisting(talk((), last_words=True), ASKING, FELT, 60, 0.1)) == OPEN


def test_demands_never_rise() -> None:
    said: tuple[int, ...] = ()
    for count in range(1, 4):
        move = usual(insisting(talk((6, 9, 12)[:count], said), ASKING, FELT, 60, 0.1))
        assert isinstance(move, Demand)
        assert not said or move.amount <= said[-1]
        said += (move.amount,)


def test_a_traveller_with_little_to_lose_pays_little_and_one_with_much_pays_what_is_asked() -> None:
    asked = talk((20,), (8, 10, 12, 16, 16, 16, 16))
    assert usual(paying(asked, 5.0, ASKING, 60, 0.1)) == OPEN
    assert usual(paying(asked, 90.0, ASKING, 60, 0.1)) == ACCEPT


def test_a_traveller_offers_no_more_than_he_has_and_less_than_he_would_lose() -> None:
    for cash in (1, 3, 60):
        for move, _ in paying(talk(()), 30.0, ASKING, cash, 0.1):
            assert not isinstance(move, Offer) or 1 <= move.amount <= min(cash, 30)


def said_at_the_desk(*cards: str, says: tuple[int, str]) -> Move:
    state = at_the_check(list(cards), ["jug"], says=[says, (1, "jug")])
    state.play(0, Check(1))
    return usual(ExpertMind(state.view(1), (), EXPERT, habits()).haggle(state.legal(1)))


def test_an_expert_with_much_to_lose_offers_money_and_an_honest_one_opens() -> None:
    assert isinstance(said_at_the_desk("statue", "statue", "statue", says=(3, "sombrero")), Offer)
    assert said_at_the_desk("jug", "jug", says=(2, "jug")) == OPEN


# The token.


def test_an_expert_confiscates_in_its_last_turn_only() -> None:
    for when, kind in (({"round": 1, "turn": 1}, Done), ({"round": 3, "turn": 6}, Confiscate)):
        state = table(
            3,
            phase="tokens",
            suitcase=[[], ["statue", "statue"], ["jug"]],
            count=[0, 2, 1],
            good=["jug", "sombrero", "jug"],
            **when,
        )
        seat = state.actors()[0]
        move = GAME.bot("expert").decide(state.view(seat), (), state.legal(seat), FastDice(1))
        assert isinstance(move, kind)
