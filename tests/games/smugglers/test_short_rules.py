"""The short rules at the end of the rulebook and the long ones say the same.

Here the short rules stand on their own, as somebody would play who has read nothing else; every
possible turn on an empty field is played by both.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

import undertable
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Believe, Claim, Look, Object, Suspect

GAME = undertable.game("smugglers")


def seeking(seats: int, holder: int) -> Smugglers:
    """Everybody has one card; the first good is the one that is sought."""
    cards = [KEYS[0] if seat == holder else KEYS[seat + 1] for seat in range(seats)]
    rows = [[card] for card in cards]
    written = {"seats": seats, "phase": "naming", "pawn": KEYS[0], "rows": rows}
    state = GAME.position(written)
    assert isinstance(state, Smugglers)
    return state


def chains(seats: int, so_far: tuple[int, ...] = (0,)) -> Iterator[tuple[int, ...]]:
    """Short rules 5 and 6: who guesses, in order, and at last the one who must look."""
    speaker = so_far[-1]
    for named in range(seats):
        if named == speaker and len(so_far) == 1:
            continue  # that is a claim
        if named in so_far:
            yield (*so_far, named)
        else:
            yield from chains(seats, (*so_far, named))


def by_the_short_rules(chain: tuple[int, ...], holder: int, seats: int) -> list[int]:
    """Short rules 7, 8 and 9: what the round is worth to each seat, in points."""
    guesses = list(pairwise(chain))
    points = [0] * seats
    right = [seat for seat, named in guesses if named == holder]
    for seat, _ in guesses:
        if seat not in right:
            points[seat] -= len(guesses) - 1
    if right:
        points[right[0]] += 2
        points[holder] -= 2
    return points


def gained(state: Smugglers) -> list[int]:
    start = {3: 12, 4: 15, 5: 18, 6: 20}[state.seats]
    return [state.score(seat) - start - 2 for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_round_of_guesses_settles_alike_S22_S31(seats: int) -> None:
    starts = [seeking(seats, holder) for holder in range(seats)]
    for chain, holder in product(chains(seats), range(seats)):
        state = starts[holder].copy()
        for speaker, named in pairwise(chain):
            state.play(speaker, Claim() if named == speaker else Suspect(named))
        while state.turn == 0:
            state.play(state.actors()[0], Look(0))
        assert gained(state) == by_the_short_rules(chain, holder, seats), (chain, holder)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_claim_settles_alike_S15_S21(seats: int) -> None:
    for holder, *objects in product(range(seats), *[(False, True)] * (seats - 1)):
        state = seeking(seats, holder)
        state.play(0, Claim())
        for seat, objecting in enumerate(objects, 1):
            state.play(seat, Object() if objecting else Believe())
        if any(objects):
            state.play(0, Look(0))
        pays = (
            [0, *(-int(o) for o in objects)] if holder == 0 else [-sum(objects)] + [0] * (seats - 1)
        )
        assert gained(state) == pays


def test_there_are_as_many_rounds_as_counted_by_hand() -> None:
    by_hand = [2 * (2 + 1 * 3), 3 * (2 + 2 * (3 + 1 * 4))]
    assert [sum(1 for _ in chains(seats)) for seats in (3, 4)] == by_hand
