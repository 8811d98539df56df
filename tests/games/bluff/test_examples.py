"""The examples on the rules page, played with the numbers that they print."""

from __future__ import annotations

import undertable
from rules_page import example
from undertable import CHANCE
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import STAR, Bid, Doubt, LayOut, Shake

FACES = {f"d{face}": face for face in range(1, 6)} | {"d*": STAR}


def cups(*dice: int) -> list[list[int]]:
    """Four cups of five; what is left over fits no bid here."""
    rest = [*dice, *([1] * (20 - len(dice)))]
    return [rest[0::4], rest[1::4], rest[2::4], rest[3::4]]


def doubted(bid: Bid, bidder: int, *dice: int) -> Bluff:
    turn = (bidder + 1) % 4
    written = {"seats": 4, "cups": cups(*dice), "bidder": bidder, "turn": turn}
    state = undertable.game("bluff").position(
        {**written, "bid": {"count": bid.count, "face": bid.face}}
    )
    assert isinstance(state, Bluff)
    state.play(turn, Doubt())
    return state


def settled(rule: str, bidder_loses: bool) -> None:
    told = example("bluff", rule)
    bid, numbers, stars, actual, *sum_of, lost = told.numbers
    face, *_ = (FACES[names[0]] for names in told.pictures)
    state = doubted(Bid(bid, face), 0, *[face] * numbers, *[STAR] * stars)
    view = state.view(None)
    assert view.raised is not None
    assert view.raised.actual == actual
    assert sum_of == ([bid, actual] if bidder_loses else [actual, bid])
    loser, starter = (0, 1) if bidder_loses else (1, 0)
    assert view.dice == tuple(5 - lost if seat == loser else 5 for seat in range(4))
    assert view.turn == starter


def test_the_example_of_a_doubt_that_was_wrong_B15() -> None:
    settled("B15", bidder_loses=False)


def test_the_example_of_a_bid_that_was_too_high_B16() -> None:
    settled("B16", bidder_loses=True)


def test_the_example_of_an_exact_bid_B17() -> None:
    told = example("bluff", "B17")
    bid, actual, lost = told.numbers
    assert told.pictures == [["d*"]]
    state = doubted(Bid(bid, STAR), 2, *[STAR] * actual)
    assert state.view(None).dice == (5 - lost, 5 - lost, 5, 5 - lost)
    assert state.view(None).turn == 2


def test_the_example_of_laying_out_B27() -> None:
    told = example("bluff", "B27")
    bid, shaken, fitting, dice = told.numbers
    first, (face,), laid, again = ([FACES[name] for name in names] for names in told.pictures)
    written = {"seats": 2, "cups": [first, [1] * 5], "options": {"laying_out": True}}
    state = undertable.game("bluff").position(written)
    state.play(0, Bid(bid, face))
    state.play(0, LayOut(tuple(laid)))
    state.play(CHANCE, Shake(0, tuple(sorted(again))))
    view = state.view(0)
    mine = [*view.laid[0], *view.cup]
    assert (len(view.cup), len(mine)) == (shaken, dice)
    assert sum(die in (face, STAR) for die in mine) == fitting
