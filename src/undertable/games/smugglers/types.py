"""Schmuggler an Bord: its moves, events, view and options."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from undertable.core.types import Event, Move, Options, PerSeat, Seat, View

Good: TypeAlias = Annotated[str, Meta(extra={"words": "good"})]
"""The key of a good in the data file of the ring."""
Slot: TypeAlias = Annotated[int, Meta(ge=0, le=29)]
"""A card's place in its owner's row, oldest first."""
Pips: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class SmugglersOptions(Options, frozen=True, kw_only=True):
    keep_looking: Literal["never", "one_chip"] = "never"
    turn_limit: Annotated[int, Meta(ge=1, le=10000)] = 300


class Take(Move, frozen=True, tag="take"):
    """Take one of the face-down cards before the game begins."""


class Roll(Move, frozen=True, tag="roll"):
    """Roll the die and move the pawn."""


class Claim(Move, frozen=True, tag="claim"):
    """I have it myself."""


class Suspect(Move, frozen=True, tag="suspect"):
    """You have it."""

    seat: Seat


class Believe(Move, frozen=True, tag="believe"):
    """No objection to the claim."""


class Object(Move, frozen=True, tag="object"):
    """The one who claims it does not have it."""


class Look(Move, frozen=True, tag="look"):
    """Look at this one of the own cards."""

    slot: Slot


class Stop(Move, frozen=True, tag="stop"):
    """Look at no more cards, though a chip would buy it."""


class Draw(Move, frozen=True, tag="draw"):
    """Chance: which card was taken off the face-down heap."""

    good: Good


class Throw(Move, frozen=True, tag="throw"):
    """Chance: what the die shows."""

    pips: Pips


class Glimpse(Event, frozen=True):
    """S39: all that happens here is told once and then gone, the card along with the talk of it."""

    fleeting: ClassVar[bool] = True


class Taken(Glimpse, frozen=True, tag="taken"):
    """A card was taken and shown to all."""

    seat: Seat
    good: Good
    reveals: ClassVar[bool] = True


class Laid(Glimpse, frozen=True, tag="laid"):
    """Everybody has the first cards, and all others are laid on their fields."""

    goods: tuple[Good, ...]


class Thrown(Glimpse, frozen=True, tag="thrown"):
    """The die, and the field the pawn came to."""

    seat: Seat
    pips: int
    good: Good
    reveals: ClassVar[bool] = True


class Claimed(Glimpse, frozen=True, tag="claimed"):
    seat: Seat
    good: Good
    reveals: ClassVar[bool] = True


class Suspected(Glimpse, frozen=True, tag="suspected"):
    seat: Seat
    named: Seat
    good: Good
    reveals: ClassVar[bool] = True


class Unopposed(Glimpse, frozen=True, tag="unopposed"):
    """Nobody objected to the claim."""

    seat: Seat
    good: Good
    reveals: ClassVar[bool] = True


class Answered(Glimpse, frozen=True, tag="answered"):
    """What a seat has decided about a claim; the others do not know yet."""

    seat: Seat
    objects: bool
    private: ClassVar[bool] = True


class Objected(Glimpse, frozen=True, tag="objected"):
    """One of the objections, which are all shown together."""

    seat: Seat
    claimer: Seat
    reveals: ClassVar[bool] = True


class MustLook(Glimpse, frozen=True, tag="mustlook"):
    """This seat looks next."""

    seat: Seat
    good: Good


class Looked(Glimpse, frozen=True, tag="looked"):
    """Everybody sees which card is being looked at, but not what it is."""

    seat: Seat
    slot: Slot


class Peeked(Glimpse, frozen=True, tag="peeked"):
    """What the one who looks sees."""

    seat: Seat
    slot: Slot
    good: Good
    reveals: ClassVar[bool] = True
    private: ClassVar[bool] = True


class Shown(Glimpse, frozen=True, tag="shown"):
    """The card that was sought, shown to all."""

    seat: Seat
    slot: Slot
    good: Good
    reveals: ClassVar[bool] = True


class Missing(Glimpse, frozen=True, tag="missing"):
    """This seat has looked through its cards in vain."""

    seat: Seat
    good: Good
    reveals: ClassVar[bool] = True


class Handed(Glimpse, frozen=True, tag="handed"):
    """The card went from one row to the end of another."""

    seat: Seat
    slot: Slot
    to: Seat
    good: Good


class Paid(Glimpse, frozen=True, tag="paid"):
    seat: Seat
    chips: int
    left: int


class Ended(Event, frozen=True, tag="ended"):
    """The cards are turned up and counted."""

    reason: str
    rows: tuple[tuple[Good, ...], ...]


class Guess(Struct, frozen=True):
    seat: Seat
    named: Seat


Phase: TypeAlias = Literal[
    "taking", "drawing", "rolling", "throwing", "naming", "objecting", "looking", "over"
]


class SmugglersView(View, frozen=True, kw_only=True):
    phase: Phase
    turn: Seat
    turns: int
    """How many turns are over."""
    options: SmugglersOptions
    pawn: Good
    heap: int
    """Face-down cards that nobody has taken yet and that do not lie on their fields."""
    fields: tuple[bool, ...]
    """For each field of the ring, from the start on: does its card lie there?"""
    cards: PerSeat[int]
    """How many cards lie in front of each seat."""
    chips: PerSeat[int]
    chest: int
    enough: int
    """So many cards end the game."""
    sought: Good | None
    chain: tuple[Guess, ...]
    """What has been said about the good that is sought; a claim names its own seat."""
    answer: bool | None
    """Whether this seat objects, once it has decided."""
    objectors: tuple[Seat, ...]
    """Who objects, once all have decided."""
    looker: Seat | None
    looked: tuple[int, ...]
    """Which of the looker's cards have been looked at."""
    searched: tuple[Seat, ...]
    """Seats that have looked in vain."""
    found: bool
    """The looker has met the sought card; which of those looked at it was is told once."""
    looks_on: bool
    """The looker has paid to look on."""
    silent: tuple[Seat, ...]
    """Seats that may not talk now."""
    rows: PerSeat[tuple[Good, ...]]
    """Everybody's cards, turned up when the game is over."""
