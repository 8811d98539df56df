"""Bluff: its moves, events, view and options."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from undertable.core.types import Event, Move, Options, PerSeat, Seat, View

STAR = 6
FACES = (1, 2, 3, 4, 5, STAR)
MOST_SEATS = 6
MOST_EACH = 5
MOST_DICE = MOST_SEATS * MOST_EACH
FURTHEST = 60
"""Without the cap a bid may run three times round the ring."""

_NAMED = (*[""] * STAR, "view-face-star")
"""Numbers speak for themselves."""
Face: TypeAlias = Annotated[int, Meta(ge=1, le=STAR, extra={"words": _NAMED})]
Roll: TypeAlias = tuple[Face, ...]


class BluffOptions(Options, frozen=True, kw_only=True):
    dice: Annotated[int, Meta(ge=1, le=MOST_EACH)] = MOST_EACH
    laying_out: bool = False
    exact: Literal["all_lose_one", "doubter_loses_one"] = "all_lose_one"
    bid_cap: bool = True


class Bid(Move, frozen=True, tag="bid"):
    """At least `count` dice show `face`."""

    count: Annotated[int, Meta(ge=1, le=FURTHEST)]
    face: Face


class Doubt(Move, frozen=True, tag="doubt"):
    """Cups up!"""


class Keep(Move, frozen=True, tag="keep"):
    """Lay nothing out after the bid."""


class LayOut(Move, frozen=True, tag="layout"):
    """Put these dice in the open and roll the others again."""

    dice: Roll


class Shake(Move, frozen=True, tag="shake"):
    """Chance: what this seat's dice show, in rising order."""

    seat: Seat
    dice: Roll


class OpeningRolled(Event, frozen=True, tag="opening"):
    """A roll for who begins, open to all; stars count nothing."""

    seat: Seat
    dice: Roll
    total: int
    reveals: ClassVar[bool] = True


class Begins(Event, frozen=True, tag="begins"):
    """A new round, and who makes its first bid."""

    seat: Seat
    round: int
    dice: int


class Shaken(Event, frozen=True, tag="shaken"):
    """A cup came down over this many dice."""

    seat: Seat
    count: int
    reveals: ClassVar[bool] = True


class Peeked(Event, frozen=True, tag="peeked"):
    """What the seat itself sees under its cup."""

    seat: Seat
    dice: Roll


class Bidden(Event, frozen=True, tag="bidden"):
    seat: Seat
    count: int
    face: Face


class LaidOut(Event, frozen=True, tag="laidout"):
    seat: Seat
    dice: Roll


class Doubted(Event, frozen=True, tag="doubted"):
    """Cups up: everybody's dice, and how many fit the bid."""

    seat: Seat
    bidder: Seat
    count: int
    face: Face
    actual: int
    dice: tuple[Roll, ...]
    reveals: ClassVar[bool] = True


class Lost(Event, frozen=True, tag="lost"):
    seat: Seat
    count: int
    left: int


class Out(Event, frozen=True, tag="out"):
    seat: Seat


class Won(Event, frozen=True, tag="won"):
    seat: Seat


class Raised(Struct, frozen=True):
    """The cups as they were last raised; it lies open until the next bid falls."""

    doubter: Seat
    bidder: Seat
    bid: Bid
    actual: int
    dice: PerSeat[Roll]
    lost: PerSeat[int]


class BluffView(View, frozen=True, kw_only=True):
    options: BluffOptions
    phase: Literal["opening", "shaking", "bidding", "laying", "over"]
    turn: Seat
    round: int
    bid: Bid | None
    bidder: Seat | None
    cup: Roll
    """The seat's own dice under its cup."""
    cups: PerSeat[int]
    """How many dice each seat has under its cup."""
    laid: PerSeat[Roll]
    dice: PerSeat[int]
    """How many dice each seat still owns."""
    cap: int
    """The highest count that may be bid."""
    raised: Raised | None
    opening: PerSeat[Roll]
    """The rolls for who begins, as far as they lie open."""
