"""A field of a state is named where it begins, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from undertable import Malformed
from undertable.core.dice import Dice
from undertable.core.legal import NONE, Moves
from undertable.core.position import Written, fill_position, read_position
from undertable.core.state import State
from undertable.core.types import Move, Options, Outcome, View


class Ladder(State):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.rungs = [0] * seats
        self.hands: list[list[str]] = [["a"], ["b"]]
        self.broken = False
        self.fallen: list[int] = []

    def actors(self) -> tuple[int, ...]:
        return ()

    def legal(self, seat: int) -> Moves:
        return NONE

    def play(self, seat: int, move: Move) -> None: ...

    def draw(self, dice: Dice) -> Move:
        raise NotImplementedError

    def chances(self) -> Iterable[tuple[Move, int]]:
        return ()

    def view(self, seat: int | None) -> View:
        return View(seat=seat)

    def outcome(self) -> Outcome | None:
        return None

    def position(self) -> dict[str, Any]:
        return Written.of(self)

    def redeal(self, seat: int | None, dice: Dice) -> State:
        return self.copy()

    def secrets(self, seat: int | None) -> dict[str, object]:
        return {}

    def tally(self) -> dict[str, int]:
        return {}


def read(written: dict[str, Any]) -> Ladder:
    state = Ladder(2, Options())
    fill_position(read_position(Written, written), state)
    return state


def test_a_field_is_copied_without_being_named_again() -> None:
    ladder = Ladder(2, Options())
    ladder.copy()
    ladder.rungs[1], ladder.broken = 3, True
    ladder.fallen.append(1)
    other = ladder.copy()
    assert (other.rungs, other.broken, other.fallen) == ([0, 3], True, [1])
    other.rungs[0] = 5
    other.hands[0].append("c")
    other.fallen.append(0)
    assert (ladder.rungs, ladder.hands, ladder.fallen) == ([0, 3], [["a"], ["b"]], [1])


def test_what_comes_to_lie_in_a_list_later_is_copied_as_well() -> None:
    ladder = Ladder(2, Options())
    ladder.hands = []
    ladder.copy()
    ladder.hands = [["a"], ["b"]]
    ladder.copy().hands[0].append("c")
    assert ladder.hands == [["a"], ["b"]]


def test_a_copy_has_neither_dice_nor_listeners() -> None:
    ladder = Ladder(2, Options())
    ladder.events = []
    assert ladder.copy().events is None


def test_a_field_is_written_and_read_without_being_declared() -> None:
    ladder = Ladder(2, Options())
    ladder.rungs = [2, 4]
    ladder.broken = True
    assert ladder.position() == {
        "seats": 2,
        "options": {},
        "rungs": [2, 4],
        "hands": [["a"], ["b"]],
        "broken": True,
        "fallen": [],
    }
    assert read(ladder.position()).position() == ladder.position()
    assert read({"seats": 2}).position() == Ladder(2, Options()).position()


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ({"rungs": [1]}, "rungs needs 2 items"),
        ({"rungs": ["a", "b"]}, "Expected `int`"),
        ({"broken": 7}, "Expected `bool`"),
        ({"steps": 7}, "unknown field `steps`"),
    ],
)
def test_what_no_state_can_hold_is_refused_with_the_reason(
    written: dict[str, Any], why: str
) -> None:
    with pytest.raises(Malformed, match=why):
        read({"seats": 2, **written})
