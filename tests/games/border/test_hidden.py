"""Hart an der Grenze: what nobody can tell while cards are kept, and what can be told after."""

from __future__ import annotations

from collections import Counter

import pytest

from games.border.tables import at_the_end_of_a_round
from undertable import FastDice
from undertable.games.border.rules.state import Border
from undertable.games.border.types import Keep, KeptCards
from undertable.lab.leaks import received
from undertable.lab.walk import listen

JUG, MARACAS, CIGAR = 0, 1, 3


def kept_one(*behind: str, keep: int = JUG, **more: object) -> Border:
    """Seat 1 has just put one card under the suitcase; the others keep nothing yet."""
    state = at_the_end_of_a_round([], list(behind), ["jug"], ["jug"], **more)
    state.play(1, Keep((keep,)))
    return state


def worlds(state: Border, seat: int | None) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What seat 1 may have kept, and left, for all that this seat knows."""
    found = set()
    for number in range(200):
        twin = state.redeal(seat, FastDice(number))
        assert received(twin, seat) == received(state, seat)
        place = twin.position()
        found.add((tuple(place["under"][1]), tuple(place["behind"][1])))
    return found


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_which_of_the_cards_that_all_have_seen_was_kept_is_hidden_until_the_sale_H43(
    seat: int | None,
) -> None:
    state = kept_one("jug!*", "maracas!*")
    kept = {under for under, _ in worlds(state, seat)}
    assert kept == {("jug!*",), ("maracas!*",)}
    assert state.secrets(seat)["kept 1"] == (JUG,)


def test_the_owner_knows_what_he_kept_and_nobody_else_is_told_H43() -> None:
    state = at_the_end_of_a_round([], ["jug!*", "maracas!*"], ["jug"], ["jug"])
    told = listen(state, 1, Keep((JUG,)))
    assert [to for to, event in told if isinstance(event, KeptCards)] == [(1,)]
    assert worlds(state, 1) == {(("jug!*",), ("maracas!*",))}


def test_after_the_sale_it_is_plain_which_seen_card_was_kept_H46() -> None:
    state = kept_one("jug!*", "maracas!*")
    for seat in (2, 3):
        state.play(seat, Keep(()))
    assert worlds(state, 0) == {(("jug!*",), ())}
    assert "kept 1" not in state.secrets(0)


@pytest.mark.parametrize("first", ["cigar!2", "cigar!3"])
def test_of_two_equal_cards_the_one_that_was_seen_may_be_the_one_that_is_sold_H43(
    first: str,
) -> None:
    """Seats 2 and 3 each lost a cigar to seat 1, who keeps one and sells one."""
    second = "cigar!3" if first == "cigar!2" else "cigar!2"
    state = kept_one(first, second, keep=CIGAR)
    for seat in (2, 3):
        state.play(seat, Keep(()))
    for seat in (None, 0, 2, 3):
        assert len({under for under, _ in worlds(state, seat)}) > 3


def test_nothing_is_lost_by_keeping_otherwise_H43() -> None:
    state = kept_one("jug!*", "maracas!*", "cigar!2", "tequila", keep=CIGAR)
    before = Counter(state.tally())
    for seat in (None, 0, 2, 3):
        for number in range(50):
            assert Counter(state.redeal(seat, FastDice(number)).tally()) == before
