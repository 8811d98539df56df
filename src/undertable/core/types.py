"""What games are told in: moves, events, views, outcomes and options, all plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, TypeAlias, TypeVar

from msgspec import Meta, Struct

from undertable.core.text import Text

CHANCE = -1
"""The seat of the dice: rolls and deals are moves of this seat."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, extra={"seat": True})]
"""A place at the table, from 0 on, clockwise. Fields of this type are said as a player's name."""

_T = TypeVar("_T")
PerSeat: TypeAlias = Annotated[tuple[_T, ...], Meta(extra={"each": True})]
"""One for each seat, in their order."""


class Move(Struct, frozen=True, tag_field="move", tag=str.lower):
    """What a seat, or chance, does. Subclasses are frozen and tagged by their name."""


class Event(Struct, frozen=True, tag_field="event", tag=str.lower):
    """What happened, as its audience may know it. Said by the message `event-<tag>`."""

    reveals: ClassVar[bool] = False
    """Somebody learned something: from here on nothing can be taken back."""
    fleeting: ClassVar[bool] = False
    """Shown for a moment: a seat is told once, and no log or reconnect brings it back."""
    private: ClassVar[bool] = False
    """For the seat that it names, and nobody else."""


class Said(Event, frozen=True, tag="said"):
    """A spoken line that went with a move; it never changes anything."""

    seat: Seat
    words: str


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see now (`seat` is None: the public table). Built up, never cut down."""

    seat: int | None


class Outcome(Struct, frozen=True):
    """How it ended. `reason` is the key of a message of the game: `outcome-<reason>`."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules: every field has a type and a default; its words are `option-<field>`."""

    unattended: ClassVar[Mapping[str, object]] = {}
    """What play that nobody attends needs to come to an end: bots among themselves, the lab."""

    def fault(self, seats: int) -> Text | None:
        """Why these options do not go together, or with so many players."""
        return None


Told: TypeAlias = tuple[tuple[int, ...] | None, Event]
"""An event with its audience; None is everybody, spectators too."""


def heard_by(seat: int | None, told: Sequence[Told]) -> list[Event]:
    """The events that this seat may know."""
    return [event for to, event in told if to is None or (seat is not None and seat in to)]
