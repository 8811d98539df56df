"""What a table is told in: the words that record, wire and client share."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

from msgspec import Meta, Struct

from undertable.core import errors
from undertable.core.text import Text
from undertable.core.types import Outcome


class Phase(Enum):
    """Where a table is in its life."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Role(Enum):
    """What the holder of a token may do."""

    HOST = "host"
    PLAYER = "player"
    SPECTATOR = "spectator"


class ClockKind(Enum):
    """How a table treats time."""

    NONE = "none"
    DECISION = "decision"
    DAYS = "days"


class Refusal(Enum):
    """Why a message or request was not carried out. Stable: clients translate these."""

    MALFORMED = "malformed"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    STALE = "stale"
    GAME_OVER = "game_over"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    NOT_SEATED = "not_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    SEATS_EMPTY = "seats_empty"
    NOT_READY = "not_ready"
    BAD_SALT = "bad_salt"
    NOT_HOST = "not_host"
    NOT_YOURSELF = "not_yourself"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_PERSON = "no_such_person"
    NO_SUCH_LEVEL = "no_such_level"
    NO_SUCH_PHRASE = "no_such_phrase"
    BAD_OPTION = "bad_option"
    BAD_NAME = "bad_name"
    BAD_TOKEN = "bad_token"  # noqa: S105 - a code, not a secret
    NO_SUCH_LINE = "no_such_line"
    BANNED = "banned"
    CLOSED = "closed"
    TABLE_FULL = "table_full"
    LOCKED = "locked"
    REMOVED = "removed"
    DISK_FULL = "disk_full"
    SILENCE = "silence"
    NOT_AWAY = "not_away"
    NOT_OVER = "not_over"
    NO_REVIEWS = "no_reviews"
    TOO_FAST = "too_fast"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    OUTDATED = "outdated"
    STOPPING = "stopping"
    DAMAGED = "damaged"
    NEWER_RECORD = "newer_record"
    INTERNAL = "internal"


class Declined(errors.Refusal):
    """What the table itself refuses, whatever the game."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(Text("table", "refusal-" + why.value.replace("_", "-")))
        self.code = why.value


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a decision may take: `amount` seconds, or days; then a bot decides."""

    kind: ClockKind = ClockKind.NONE
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0

    @property
    def seconds(self) -> float:
        return self.amount * (86_400.0 if self.kind is ClockKind.DAYS else 1.0)


class Looks(Struct, frozen=True):
    """The face that somebody has chosen: a picture and a colour, by number."""

    picture: Annotated[int, Meta(ge=0, le=99)]
    colour: Annotated[int, Meta(ge=0, le=99)]


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    id: str
    name: str
    role: Role
    seat: int | None = None
    online: bool = False
    looks: Looks | None = None
    stranger: bool = False
    """Came from the list of tables, without an invitation."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A chair: a person, or a bot of some level, or a person for whom a bot stands in (`away`)."""

    seat: int
    name: str | None = None
    person: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False
    commitment: str | None = None
    """To the salt that this seat adds to the dice."""
    salt: str | None = None


class ForkInfo(Struct, frozen=True, omit_defaults=True):
    """Which game this one is played on from: its table, in place of which entry, by which seat.

    `outcome` is how that game ended, shown once this one is over.
    """

    table: str
    at: int
    seat: int
    as_it_was: bool = False
    """Otherwise what the seat could not know was dealt anew."""
    outcome: Outcome | None = None


class TableInfo(Struct, frozen=True):
    """The table without its game: who sits where, what was agreed, what was committed."""

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    listed: bool
    clock: Clock
    seats: list[SeatInfo]
    people: list[Person]
    phrases: list[str]
    commitment: str
    seed: str | None = None
    locked: bool = False
    """Nobody else may come."""
    revealing: bool = False
    """All commitments stand and the game is about to begin: now each reveals its salt."""
    rematch: str | None = None
    lesson: bool = False
    """A first game that teaches: what is rolled and dealt there was chosen beforehand."""
    fork: ForkInfo | None = None
    """Played on from the middle of another game."""
