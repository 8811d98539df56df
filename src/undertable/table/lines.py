"""The lines of a table's record: all that ever happened at it. Folding them is the table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from undertable.core.record import Entry
from undertable.table.types import Clock, Looks, Role


class Line(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="line", tag=str.lower):
    """`who` said so, by the command `command`, at this time."""

    at: float
    who: str | None = None
    command: str | None = None


class Guest(Struct, frozen=True):
    """Somebody who has come to the table."""

    id: str
    name: str
    role: Role


class Place(Struct, frozen=True, omit_defaults=True):
    """Who or what a chair is for when a table is made."""

    person: str | None = None
    bot: str | None = None


class Created(Line, frozen=True):
    """The first line of every record."""

    game: str
    options: dict[str, Any]
    places: list[Place]
    people: list[Guest]
    listed: bool
    clock: Clock
    seed: str
    lesson: bool = False
    """The game's own lesson: the first seat learns, the others and the dice follow a script."""


class Came(Line, frozen=True):
    person: str
    name: str


class Dressed(Line, frozen=True):
    """Somebody chose a face."""

    person: str
    looks: Looks


class Sat(Line, frozen=True):
    person: str
    seat: int


class Stood(Line, frozen=True):
    person: str


class BotSat(Line, frozen=True):
    """A bot of this level took the seat, or with none left it."""

    seat: int
    level: str | None = None


class Prepared(Line, frozen=True):
    """Ready or not, with a share of the randomness."""

    person: str
    ready: bool
    salt: str | None = None


class Began(Line, frozen=True):
    """The game began, with the chance it begins with."""

    entries: list[Entry]


class Played(Line, frozen=True):
    """A move and the chance that followed. `bot`: a bot made it, of that level."""

    seat: int
    version: int
    entries: list[Entry]
    bot: str | None = None


class WentAway(Line, frozen=True):
    """Out of time, or gone: a bot stands in."""

    seat: int


class CameBack(Line, frozen=True):
    seat: int


class Left(Line, frozen=True):
    """For good; in a running game a bot has the seat from now on."""

    person: str


class Rematched(Line, frozen=True):
    table: str


AnyLine = (
    Created
    | Came
    | Dressed
    | Sat
    | Stood
    | BotSat
    | Prepared
    | Began
    | Played
    | WentAway
    | CameBack
    | Left
    | Rematched
)

encode = json.Encoder().encode
decode = json.Decoder(AnyLine).decode
