"""A game in progress: what every game's rules must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import CHANCE, Event, Move, Outcome, Told, View


class Fields:
    """What the states of one class are made of: whatever `__init__` gives them, and no other list.

    Lists belong to a state and are copied, with what is in them if that can copy itself; whatever
    else a state holds is replaced and never changed, so copies share it.
    """

    def __init__(self, state: State) -> None:
        native = getattr(type(state), "__mypyc_attrs__", ())
        self.compiled = bool(native)
        """Of itself, or by its base: a game from elsewhere stands on a compiled `State` too."""
        known = dict.fromkeys((*native, *getattr(state, "__dict__", ())))
        self.names = [n for n in known if n not in {"dice", "events", "__dict__"}]
        self.lists = [n for n in self.names if isinstance(getattr(state, n), list)]
        self.shared = [n for n in self.names if n not in self.lists]
        self.nested: list[str] = []
        self.empty = self.lists[:]
        """Lists in which nothing has lain yet that could say whether it can copy itself."""

    def copy(self, state: State) -> State:
        for name in self.empty:
            if getattr(state, name):
                self._look_into(name, getattr(state, name)[0])
        other = self._compiled_twin(state) if self.compiled else self._twin(state)
        other.dice = None
        other.events = None
        return other

    def _look_into(self, name: str, item: object) -> None:
        self.empty = [other for other in self.empty if other != name]
        if hasattr(item, "copy"):
            self.nested.append(name)
            self.lists.remove(name)

    def _twin(self, state: State) -> State:
        kind: Any = type(state)
        other: Any = kind.__new__(kind)
        other.seats = state.seats
        own = other.__dict__
        own.update(state.__dict__)
        for name in self.lists:
            own[name] = own[name][:]
        for name in self.nested:
            own[name] = [item.copy() for item in own[name]]
        return other  # type: ignore[no-any-return]

    def _compiled_twin(self, state: State) -> State:
        """Compiled, attributes are in no dict, and there is no making of a state without a call."""
        kind: Any = type(state)
        other = kind(state.seats, getattr(state, "options"))  # noqa: B009  # not every game has any
        for name in self.shared:
            setattr(other, name, getattr(state, name))
        for name in self.lists:
            setattr(other, name, getattr(state, name)[:])
        for name in self.nested:
            setattr(other, name, [item.copy() for item in getattr(state, name)])
        return other  # type: ignore[no-any-return]


FIELDS: Final[dict[type, Fields]] = {}


def fields_of(state: State) -> Fields:
    kind = type(state)
    if kind not in FIELDS:
        FIELDS[kind] = Fields(state)
    return FIELDS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Everything there is to know about a game right now, changed in place by `play`.

    With `dice`, chance follows by itself after a move; without, it waits as the actor `CHANCE`
    until it is played like any other move. With `events` a list, what happens is told there.
    """

    seats: int
    """How many play."""

    def __init__(self) -> None:
        self.dice: Dice | None = None
        self.events: list[Told] | None = None

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """Seats that owe a decision now; `(CHANCE,)` while chance is due; `()` when over."""

    @abstractmethod
    def legal(self, seat: int) -> Moves:
        """What this seat may do now; empty if it owes no decision."""

    @abstractmethod
    def play(self, seat: int, move: Move) -> None:
        """Check, then change. A `Refusal` leaves everything as it was."""

    @abstractmethod
    def draw(self, dice: Dice) -> Move:
        """The chance move that is due, drawn with these dice."""

    @abstractmethod
    def chances(self) -> Iterable[tuple[Move, int]]:
        """Every chance move that is possible now, with its weight."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may see now; None is the public table."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def copy(self) -> Self:
        """An independent state, without dice and listeners."""
        return fields_of(self).copy(self)  # type: ignore[return-value]

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The state written down as JSON; `Game.position` reads it back exactly."""

    @abstractmethod
    def redeal(self, seat: int | None, dice: Dice) -> State:
        """Another state that this seat cannot tell from this one."""

    def deal_anew(self, seat: int, dice: Dice) -> State:
        """Another state that fits all that this seat was ever told, not only what it sees now.

        Made of that and of the dice alone: how it really lies has no part in it.
        """
        return self.redeal(seat, dice)

    @abstractmethod
    def secrets(self, seat: int | None) -> dict[str, object]:
        """What is hidden from this seat, by name: just what `redeal` may change."""

    def silent(self, seat: int | None) -> bool:
        """Whether the rules forbid this seat to talk now; None is whoever has no seat."""
        return False

    @abstractmethod
    def tally(self) -> dict[str, int]:
        """How much there is of everything, wherever it is now: never changes during a game."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        """Say what happened to its audience, if anybody listens."""
        if self.events is not None:
            self.events.append((to, event))

    def settle(self) -> None:
        """Let the dice, if there are any, make every chance move that is due."""
        while self.dice is not None and self.actors() == (CHANCE,):
            self.play(CHANCE, self.draw(self.dice))
