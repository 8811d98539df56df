"""The lines of a table's record: all that ever happened at it. Folding them is the table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, ValidationError, convert, json

from undertable.core.record import Entry, Fork
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
    door: str | None = None
    """At a listed table: a hash of where they came from, so that who was removed stays away."""
    stranger: bool = False
    """Came without an invitation."""


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
    format: int = 1
    """Of this record: `FORMAT` when it was made; the first ones did not say."""
    joined: int = 0
    """How many ever joined: at a rematch those before are counted, so that no id comes twice."""
    origin: str | None = None
    """At a rematch the first table: doors are hashed with its id."""
    banned: list[str] = []
    """The doors of those who were removed before."""
    lesson: bool = False
    """The game's own lesson: the first seat learns, the others and the dice follow a script."""
    position: dict[str, Any] | None = None
    fork: Fork | None = None
    """Played on from another game: the table begins at once, at `position`."""


class Joined(Line, frozen=True):
    person: str
    name: str
    door: str | None = None
    stranger: bool = False


class Locked(Line, frozen=True):
    """The host closed the door, or opened it again."""

    locked: bool


class Dressed(Line, frozen=True):
    """Somebody chose a face."""

    person: str
    looks: Looks


class Sat(Line, frozen=True):
    person: str
    seat: int


class Stood(Line, frozen=True):
    person: str


class SeatedBot(Line, frozen=True):
    """A bot of this level took the seat, or with none left it."""

    seat: int
    level: str | None = None


class Readied(Line, frozen=True):
    """Ready or not, with a commitment to a share of the randomness."""

    person: str
    ready: bool
    commitment: str | None = None
    salt: str | None = None
    """The share itself, in formats 1 and 2: nobody had committed to anything."""


class Called(Line, frozen=True):
    """The host wants to begin: every commitment stands, and each salt is asked for."""


class Revealed(Line, frozen=True):
    """The salt that somebody had committed to."""

    person: str
    salt: str


class CalledOff(Line, frozen=True):
    """A salt was not revealed in time. Whoever committed to one is to be ready again."""


class Started(Line, frozen=True):
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


class Removed(Line, frozen=True):
    """Sent away by the host; otherwise as if they had left."""

    person: str


class Left(Line, frozen=True):
    """For good; in a running game a bot has the seat from now on."""

    person: str


class Renamed(Line, frozen=True):
    """Somebody is called otherwise from now on: the old name was taken out."""

    person: str
    name: str


class Closed(Line, frozen=True):
    """Whoever runs the server ended this table."""


class Rematched(Line, frozen=True):
    table: str


AnyLine = (
    Created
    | Joined
    | Locked
    | Dressed
    | Sat
    | Stood
    | SeatedBot
    | Readied
    | Called
    | Revealed
    | CalledOff
    | Started
    | Played
    | WentAway
    | CameBack
    | Left
    | Removed
    | Renamed
    | Closed
    | Rematched
)

FORMAT = 4
"""Raised when lines are written otherwise than before; whatever was written before is read.

Whatever a newer Undertable wrote is refused.

1: other names (`RENAMED`). 2: salts without commitments. 3: salts are committed to, then revealed.
4: a table may begin in the middle of another's game (`Created.fork`).
"""
COMMITTED = 3
"""Since this format a salt comes with a commitment."""
RENAMED = {"came": "joined", "botsat": "seatedbot", "prepared": "readied", "began": "started"}
"""What lines were called in records of format 1. Such a name is never given to anything else."""

encode = json.Encoder().encode
_decoder: json.Decoder[AnyLine] = json.Decoder(AnyLine)


def decode(data: bytes) -> AnyLine:
    try:
        return _decoder.decode(data)
    except ValidationError:
        line = json.decode(data)
        return convert({**line, "line": RENAMED.get(line["line"], line["line"])}, AnyLine)  # type: ignore[no-any-return]
