from __future__ import annotations

from collections import Counter

import pytest

from undertable import Dice, FastDice, KeyedDice


def both(seed: str) -> list[Dice]:
    return [FastDice(seed), KeyedDice(seed.encode())]


@pytest.mark.parametrize("dice", both("fair"), ids=["fast", "keyed"])
@pytest.mark.parametrize("n", [1, 2, 6, 7776])
def test_every_number_is_as_likely_as_any_other(dice: Dice, n: int) -> None:
    """Pearson's chi squared over ten classes stays below its 0.1 % bound."""
    throws, classes = 20_000, min(n, 10)
    found = Counter(int(dice.below(n)) * classes // n for _ in range(throws))
    sizes = Counter(k * classes // n for k in range(n))
    chi = sum((found[c] - throws * sizes[c] / n) ** 2 / (throws * sizes[c] / n) for c in sizes)
    assert chi < 27.9
    assert set(found) <= set(range(classes))


@pytest.mark.parametrize("n", [2**31, 2**31 + 1, 10**15, 2**62 + 1, 2**63 - 1])
@pytest.mark.parametrize("dice", both("far"), ids=["fast", "keyed"])
def test_large_numbers_are_uniform_too(dice: Dice, n: int) -> None:
    throws = [int(dice.below(n)) for _ in range(8000)]
    assert 0 <= min(throws) <= max(throws) < n
    tenths = Counter(10 * throw // n for throw in throws)
    assert sum((tenths[tenth] - 800) ** 2 / 800 for tenth in range(10)) < 27.9
    assert len({throw % 1024 for throw in throws}) > 1000


def test_the_same_seed_gives_the_same_throws() -> None:
    for one, other in zip(both("same"), both("same"), strict=True):
        assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_another_seed_gives_other_throws() -> None:
    for one, other in zip(both("one"), both("other"), strict=True):
        assert [one.below(100) for _ in range(50)] != [other.below(100) for _ in range(50)]


def test_each_entry_of_a_record_has_keyed_dice_of_its_own() -> None:
    """What was thrown before does not matter, so a restart goes on with the same dice."""
    used, new = KeyedDice(b"seed"), KeyedDice(b"seed")
    used.below(6)
    assert used.at(7).below(10**9) == new.at(7).below(10**9)
    assert new.at(7).below(10**9) != new.at(8).below(10**9)


def test_fast_dice_go_on_through_a_record() -> None:
    dice = FastDice(1)
    assert dice.at(3) is dice


@pytest.mark.parametrize("dice", both("weights"), ids=["fast", "keyed"])
def test_a_pick_is_as_likely_as_its_weight(dice: Dice) -> None:
    found = Counter(dice.pick([0, 1, 3]) for _ in range(4000))
    assert found[0] == 0
    assert 0.2 < found[1] / 4000 < 0.3


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        KeyedDice(b"x").pick([])


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    dice, orders = FastDice("shuffle"), set()
    for _ in range(200):
        items = [1, 2, 3]
        dice.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)
