from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undertable import FastDice
from undertable.core import NONE, Amounts, Either, Listed, Move, Moves, Subsets


class Pay(Move, frozen=True, tag="pay"):
    amount: int


class Pack(Move, frozen=True, tag="pack"):
    cards: tuple[int, ...]


heaps = st.lists(st.integers(0, 3), min_size=1, max_size=5)


def brute(heap: list[int], least: int, most: int) -> set[Move]:
    things = [kind for kind, count in enumerate(heap) for _ in range(count)]
    sizes = range(least, most + 1)
    return {Pack(chosen) for size in sizes for chosen in combinations(things, size)}


@given(heaps, st.integers(0, 4), st.integers(0, 6))
def test_subsets_are_every_selection_once(heap: list[int], least: int, most: int) -> None:
    moves = Subsets(Pack, "cards", heap, least, most)
    listed = list(moves)
    assert len(listed) == len(moves)
    assert len(set(listed)) == len(listed)
    assert set(listed) == brute(heap, least, most)


@given(heaps, st.lists(st.integers(-1, 5), max_size=5))
def test_subsets_know_what_they_hold(heap: list[int], cards: list[int]) -> None:
    moves = Subsets(Pack, "cards", heap, 1, 3)
    move = Pack(tuple(cards))
    assert (move in moves) == (move in brute(heap, 1, 3))


def test_subsets_are_said_as_a_choice() -> None:
    moves = Subsets(Pack, "cards", [2, 0, 1], 1, 5)
    assert moves.describe() == [
        {"move": "pack", "cards": {"of": {"0": 2, "2": 1}, "least": 1, "most": 3}}
    ]


def test_large_sets_are_not_listed() -> None:
    moves = Subsets(Pack, "cards", [1] * 60, 0, 60)
    assert len(moves) == 2**60
    assert moves.sample(FastDice(1)) in moves


@given(st.integers(0, 20), st.integers(0, 20), st.integers(-5, 25))
def test_amounts_are_every_number_between(least: int, most: int, amount: int) -> None:
    moves = Amounts(Pay, "amount", least, most)
    assert list(moves) == [Pay(n) for n in range(least, most + 1)]
    assert (Pay(amount) in moves) == (least <= amount <= most)


def test_amounts_are_said_as_a_range() -> None:
    assert Amounts(Pay, "amount", 2, 9).describe() == [
        {"move": "pay", "amount": {"from": 2, "to": 9}}
    ]


def test_either_is_one_after_the_other() -> None:
    moves = Either([Listed((Pack(()),)), Amounts(Pay, "amount", 1, 2), NONE])
    assert list(moves) == [Pack(()), Pay(1), Pay(2)]
    assert Pay(2) in moves
    assert Pay(3) not in moves
    assert len(moves.describe()) == 2


@pytest.mark.parametrize(
    "moves", [NONE, Amounts(Pay, "amount", 3, 2), Subsets(Pack, "cards", [1], 2, 3)]
)
def test_nothing_is_nothing(moves: Moves) -> None:
    assert len(moves) == 0
    assert list(moves) == []
    assert moves.describe() == []
    with pytest.raises(IndexError):
        moves[0]


def test_descriptions_are_json() -> None:
    moves = Either([Amounts(Pay, "amount", 1, 5), Subsets(Pack, "cards", [3], 1, 1)])
    assert msgspec.json.decode(msgspec.json.encode(moves.describe())) == moves.describe()
