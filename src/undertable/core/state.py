"""A game in progress: what every game's rules must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

from mypy_extensions import mypyc_attr

from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import CHANCE, Event, Move, Outcome, Told, View


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

    @abstractmethod
    def copy(self) -> State:
        """An independent state, without dice and listeners: the one list of what state is."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The state written down as JSON; `Game.position` reads it back exactly."""

    @abstractmethod
    def redeal(self, seat: int | None, dice: Dice) -> State:
        """Another state that this seat cannot tell from this one."""

    @abstractmethod
    def secrets(self, seat: int | None) -> dict[str, object]:
        """What is hidden from this seat, by name: just what `redeal` may change."""

    def silent(self, seat: int) -> bool:
        """Whether the rules forbid this seat to talk now."""
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
