"""The leak check finds what leaks."""

from __future__ import annotations

import msgspec
import pytest

import undertable
from undertable import Dice
from undertable.core.game import Game
from undertable.core.legal import Listed, Moves
from undertable.core.state import State
from undertable.core.types import Event
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import BluffView, Shaken
from undertable.lab.leaks import check

BLUFF = type(undertable.game("bluff"))


class LeakyView(Bluff):
    """Counts the neighbour's stars."""

    def view(self, seat: int | None) -> BluffView:
        stars = self.cups[1].count(6)
        return msgspec.structs.replace(super().view(seat), round=self.round + 100 * stars)


class LeakyLegal(Bluff):
    """Offers one bid less to whoever faces a high cup."""

    def legal(self, seat: int) -> Moves:
        moves = list(super().legal(seat))
        short = len(moves) > 2 and sum(self.cups[(seat + 1) % self.seats]) > 17
        return Listed(moves[1:] if short else moves)


class LeakyEvent(Bluff):
    """Tells everybody what a cup came down over."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        if isinstance(event, Shaken):
            event = Shaken(event.seat, sum(self.cups[event.seat]))
        super().tell(event, to)


class LazyRedeal(Bluff):
    """Says that cups are hidden, and never changes one."""

    def redeal(self, seat: int | None, dice: Dice) -> Bluff:
        return self.copy()


class Forgetful(Bluff):
    """Does not name what lies under a cup as a secret."""

    def secrets(self, seat: int | None) -> dict[str, object]:
        return {}


def leaking(kind: type[Bluff]) -> Game:
    class Leaking(BLUFF):  # type: ignore[misc, valid-type]
        def fresh(self, seats: int, options: object) -> State:
            return as_kind(super().fresh(seats, options), kind)

    Leaking.__module__ = BLUFF.__module__
    return Leaking()


def as_kind(state: Bluff, kind: type[Bluff]) -> Bluff:
    """The same state, with the faults of `kind`; its copies have them too."""

    class Kind(kind):  # type: ignore[misc, valid-type]
        def copy(self) -> Bluff:
            other = kind.copy(self)
            return _dressed(other, Kind)

        def redeal(self, seat: int | None, dice: Dice) -> Bluff:
            return _dressed(kind.redeal(self, seat, dice), Kind)

    return _dressed(state, Kind)


def _dressed(state: Bluff, kind: type[Bluff]) -> Bluff:
    dressed = kind(state.seats, state.options)
    for name in vars(state):
        value = getattr(state, name)
        setattr(dressed, name, value[:] if isinstance(value, list) else value)
    return dressed


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (LeakyView, "view"),
        (LeakyLegal, "legal moves"),
        (LeakyEvent, "history"),
        (Forgetful, "secret without a name"),
    ],
)
def test_a_leak_is_caught_and_named(kind: type[Bluff], what: str) -> None:
    report = check(leaking(kind), 3, {}, positions=2000)
    assert not report.clean()
    assert what in {leak.what for leak in report.leaks}


def test_a_redeal_that_changes_nothing_is_caught() -> None:
    report = check(leaking(LazyRedeal), 3, {}, positions=500)
    assert report.frozen_secrets() == ["cup"]


def test_the_honest_game_is_clean() -> None:
    assert check(leaking(Bluff), 3, {}, positions=2000).clean()


def test_a_leak_shows_both_worlds_and_the_position() -> None:
    report = check(leaking(LeakyView), 3, {}, positions=2000)
    leak = next(leak for leak in report.leaks if leak.what == "view")
    assert leak.here != leak.there
    assert undertable.game("bluff").position(leak.position).position() == leak.position
