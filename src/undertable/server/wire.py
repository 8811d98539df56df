"""The wire: every message between a client and the server, one closed set.

docs/protocol.md tells how they follow each other; `make types` makes web/src/wire.ts from it.
Moves, views, events and outcomes are the game's own and pass through as JSON.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from undertable.core.game import Option
from undertable.core.lesson import Hint
from undertable.core.types import Outcome
from undertable.table.types import (
    Clock,
    ClockKind,
    ForkInfo,
    Looks,
    Person,
    Phase,
    Refusal,
    Role,
    SeatInfo,
    TableInfo,
)

__all__ = ["ClockKind", "Option", "Person", "SeatInfo"]
"""Words of the table that are part of the wire inside of others."""

PROTOCOL = 2

END = r"$(?!\n)"
"""Of a text: `$` alone would let a line's end pass."""

Seat = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=0, le=999_999_999)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{8,20}" + END)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Salt = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}" + END)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[str, Meta(min_length=1, max_length=60)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]


# From a client, over the WebSocket.


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: which table, who, what was seen and heard. Without a token: watch."""

    table: TableId
    token: Secret | None = None
    watch: Secret | None = None
    seen: Version = 0
    heard: Version = 0
    protocol: int = PROTOCOL


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A move, and the version of the view it was made against. The same id again changes nothing.

    `words` are spoken along with the move and change nothing.
    """

    id: CommandId
    version: Version
    move: Raw
    words: Words | None = None


class Dress(Struct, tag="dress", tag_field="type", forbid_unknown_fields=True):
    """Choose a face, for all at the table to see."""

    id: CommandId
    looks: Looks


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """Take a free seat, or change to it."""

    id: CommandId
    seat: Seat


class Stand(Struct, tag="stand", tag_field="type", forbid_unknown_fields=True):
    """Give the seat up and watch; before the start only."""

    id: CommandId


class Ready(Struct, tag="ready", tag_field="type", forbid_unknown_fields=True):
    """Ready to start, with a commitment to this client's salt; or no longer ready."""

    id: CommandId
    ready: bool = True
    commitment: Commitment | None = None


class Reveal(Struct, tag="reveal", tag_field="type", forbid_unknown_fields=True):
    """The salt that this client committed to; when the table says `revealing`, not before."""

    id: CommandId
    salt: Salt


class SeatBot(Struct, tag="seat_bot", tag_field="type", forbid_unknown_fields=True):
    """Host: put a bot of a level into a free seat, or with no level take it out."""

    id: CommandId
    seat: Seat
    level: Level | None = None


class Start(Struct, tag="start", tag_field="type", forbid_unknown_fields=True):
    """Host: begin. Every seat must be filled and every person in one ready; then salts are due."""

    id: CommandId


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Go for good; in a running game a bot plays on."""

    id: CommandId


class Remove(Struct, tag="remove", tag_field="type", forbid_unknown_fields=True):
    """Host: send somebody away. The table's links open nothing any more: ask for new ones."""

    id: CommandId
    person: Annotated[str, Meta(max_length=20)]


class Lock(Struct, tag="lock", tag_field="type", forbid_unknown_fields=True):
    """Host: let nobody else in, invited or not; or open the door again."""

    id: CommandId
    locked: bool = True


class Back(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Take the own seat back from the bot that stands in."""

    id: CommandId


class Rematch(Struct, tag="rematch", tag_field="type", forbid_unknown_fields=True):
    """After the game: the same people at a new table."""

    id: CommandId


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Chat: free text, or one of the table's phrases by its code."""

    id: CommandId
    text: ChatText | None = None
    phrase: Code | None = None


class Unsay(Struct, tag="unsay", tag_field="type", forbid_unknown_fields=True):
    """Take a line of chat out: one's own, or as the host anybody's."""

    id: CommandId
    number: Number


class Report(Struct, tag="report", tag_field="type", forbid_unknown_fields=True):
    """Tell the host of somebody, and of what they said in the line of that number."""

    id: CommandId
    person: Annotated[str, Meta(max_length=20)]
    number: Number = 0


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = (
    Hello
    | Play
    | Dress
    | Sit
    | Stand
    | Ready
    | Reveal
    | SeatBot
    | Start
    | Leave
    | Remove
    | Lock
    | Back
    | Rematch
    | Say
    | Unsay
    | Report
    | Ping
)


# To a client, over the WebSocket.


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to hello: who you are here. The table, and the game if it is on, follow."""

    person: str | None
    role: Role
    seat: int | None
    now: float
    protocol: int = PROTOCOL
    page: str = ""
    """The fingerprint of the page that this server has: another than before is a newer one."""


class Deadline(Struct, frozen=True):
    """When a seat's time is up, in seconds since 1970."""

    seat: int
    at: float


class TableChanged(Struct, tag="table", tag_field="type"):
    """The table without its game, whole, whenever it changed.

    `gone` are seats that owe a decision while nobody is there, and when a bot stands in for them.
    """

    table: TableInfo
    gone: list[Deadline] = []


class Update(Struct, tag="update", tag_field="type"):
    """The game as this seat may see it now, what it was told since, and what it may do.

    `legal` is None when this seat owes no decision: moves, where one field may be a range or a
    choice (docs/protocol.md). `actors` are the seats that owe one.
    `silent`: this seat may not talk. `lesson` is for a learner who follows a lesson.
    """

    version: int
    view: Any
    events: list[Any]
    legal: list[dict[str, Any]] | None
    actors: list[int]
    deadlines: list[Deadline]
    silent: bool = False
    lesson: Hint | None = None
    outcome: Outcome | None = None


class Done(Struct, tag="done", tag_field="type"):
    """The command with this id is carried out and durable; a move then stands at `version`."""

    id: str
    version: int = 0


class Reason(Struct, frozen=True, omit_defaults=True):
    """What a player is told: whose message, which, its arguments (each may be a reason)."""

    owner: str
    key: str
    args: dict[str, Any] = {}


class Refused(Struct, tag="refused", tag_field="type"):
    """The command with this id changed nothing. A stale move brings what it had not seen."""

    id: str
    code: Refusal
    reason: Reason | None = None
    update: Update | Raw | None = None


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something: text, or a phrase by its code.

    A line that was taken out comes again with its number, without either.
    """

    number: int
    person: str
    name: str
    seat: int | None
    at: float
    text: str | None = None
    phrase: str | None = None
    removed: bool = False


class Reported(Struct, frozen=True):
    """Somebody at the table wants the host to know of this. Who it was is not told."""

    person: str
    name: str
    at: float
    number: int = 0
    """The line of chat, 0 for none."""
    text: str | None = None
    phrase: str | None = None


class Reports(Struct, tag="reports", tag_field="type"):
    """To the host: what people reported, the latest first, all of it."""

    reports: list[Reported]


class Pong(Struct, tag="pong", tag_field="type"):
    """Here I am."""

    now: float


class Bye(Struct, tag="bye", tag_field="type"):
    """The server ends the connection, and why."""

    code: Refusal


FromServer = Welcome | TableChanged | Update | Done | Refused | Said | Reports | Pong | Bye


# Over HTTP.


class GameInfo(Struct, frozen=True):
    """A game this server offers. `about` is one sentence on it, by language."""

    id: str
    title: str
    about: dict[str, str]
    cover: bool
    """Whether the server has its picture, at `/games/{id}/cover.svg`."""
    authors: tuple[str, ...]
    publisher: str
    year: int
    minutes: int
    least_seats: int
    most_seats: int
    options: list[Option]
    levels: list[str]
    stars: dict[str, int]
    """How strong each level is, from 1 to 5, as far as it has been measured."""
    phrases: list[str]
    lesson: bool
    """Whether it has a lesson: a first game that teaches."""


class Kind(Struct, frozen=True):
    """A kind of move or event: its fields that hold a seat, the first being who it is about.

    What is fleeting is shown for a moment and then gone: no log keeps it.
    """

    seats: tuple[str, ...]
    fleeting: bool = False


class Field(Struct, frozen=True, omit_defaults=True):
    """What a field of a view holds, where its JSON does not tell."""

    seat: bool = False
    """Seats."""
    each: bool = False
    """One for each seat."""
    fleeting: bool = False
    """To be shown for a moment only."""
    words: str | tuple[str, ...] = ""
    """The messages that name its values: one for each number, or `<words>-<value>` for a text.

    A text may have several `words`: the first message that there is names it.
    """


class Kinds(Struct, frozen=True):
    """Every kind of move and event of a game, by name, and the fields of its view.

    A field of a struct inside of a view goes by its path: `raised.dice`.
    """

    moves: dict[str, Kind]
    events: dict[str, Kind]
    view: dict[str, Field]
    web: list[str]
    """What it brings for its page: files at `/games/{game}/{file}`."""


class AskWords(Struct, forbid_unknown_fields=True):
    """Moves and events, as they were received, of which somebody wants to speak in a language."""

    lang: Literal["en", "de", "nl"]
    about: Annotated[list[dict[str, Any]], Meta(max_length=200)]


class Sentences(Struct, frozen=True):
    """For each the arguments of its message: lists in words, cards by name. Seats stay numbers."""

    words: list[dict[str, Any]]


class Games(Struct):
    """Every game this server offers, and where others find it if not where you did."""

    games: list[GameInfo]
    address: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `bots` gives the level of a bot per seat, None for a person.

    With `sit` the creator takes the first free seat.
    """

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    bots: Annotated[list[Level | None], Meta(max_length=32)] = []
    listed: bool = False
    sit: bool = True
    clock: Clock = Clock()


class NewLesson(Struct, forbid_unknown_fields=True):
    """A table at which a game is learned: everybody else is a bot, and it is never listed."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class NewFork(Struct, forbid_unknown_fields=True):
    """Play on from a finished game in place of its entry `at`, which must be a seat's decision.

    That seat is the maker's. Bots have the others: of this level, or those that sat there.
    """

    at: Number
    name: Name
    level: Level | None = None
    as_it_was: bool = False
    """Leave everything as it lay, instead of dealing anew what that seat could not know."""


class Made(Struct):
    """The new table. `token` is the creator's own; `invite` and `watch` go into links."""

    table: str
    person: str
    token: str
    invite: str
    watch: str


class Links(Struct):
    """New secrets for the table's links; those before open nothing any more."""

    invite: str
    watch: str


class Join(Struct, forbid_unknown_fields=True):
    """Come to a table by its link. A listed table needs no invite."""

    name: Name
    invite: Secret | None = None


class Chat(Struct):
    """Lines of chat, oldest first."""

    said: list[Said]


class Joined(Struct):
    """Who you are at this table now; keep the token."""

    table: str
    person: str
    token: str


class Turn(Struct, frozen=True):
    """How a table stands, for who comes back: is it my turn, and which others owe a decision?"""

    phase: Phase
    mine: bool
    names: list[str]
    rematch: str | None = None


class Renewed(Struct):
    """A token instead of every other, and the tables where it opens: this one and rematches."""

    table: str
    person: str
    token: str
    tables: list[str]


class TableSummary(Struct, frozen=True):
    """A listed table, for the start page."""

    id: str
    game: str
    host: str
    seats: int
    free: int
    phase: Phase
    seen: float = 0.0
    """When its host was there last."""


class Tables(Struct):
    """Listed tables that still gather or play, and whose host is there."""

    tables: list[TableSummary]


class Frame(Struct):
    """One entry of a finished game: who did what (seat -1 is chance), and how it looked then.

    `views` and `events` are those of the chosen eyes: one of each, or with `all` one per seat.
    """

    seat: int
    move: Any
    words: str | None
    actors: list[int]
    views: list[Any]
    events: list[list[Any]]


class Replay(Struct):
    """A stretch of a finished game: frames from `start` on, of `total` there are."""

    game: str
    options: dict[str, Any]
    names: list[str]
    outcome: Outcome | None
    total: int
    start: int
    frames: list[Frame]
    fork: ForkInfo | None = None
    """Played on from another game: before the first frame lies what was told there."""


class Reviewed(Struct):
    """A finished game looked at again (`Review` in `core/review.py`), or how much is done."""

    done: int
    total: int
    review: Any = None


class Drill(Struct):
    """A position to practise: what the seat saw, and its decision (`core/review.py`)."""

    seats: int
    view: Any
    decision: Any


class Drills(Struct):
    """The positions that come with a game."""

    drills: list[Drill]


class TableKey(Struct, forbid_unknown_fields=True):
    """A table, and what opens it: a token, or the secret of a link with its kind before it."""

    table: TableId
    token: Annotated[str, Meta(max_length=100)]


class AskHabits(Struct, forbid_unknown_fields=True):
    """What do these finished games say about who played them?"""

    tables: Annotated[list[TableKey], Meta(max_length=40)]


class HabitFigure(Struct):
    """A share or a mean, and between what it lies with 95 % confidence."""

    name: str
    value: float
    low: float
    high: float
    cases: int


class PlayerHabits(Struct):
    """One player over many games."""

    name: str | None
    """None is who asked."""
    games: int
    decisions: int
    figures: list[HabitFigure]
    """None where the games are too few to say anything."""


class GameHabits(Struct):
    """Everybody but bots, over so many games."""

    game: str
    games: int
    players: list[PlayerHabits]


class Habits(Struct):
    """How often people lie and when, how well they read others, what it costs."""

    games: list[GameHabits]
    fewest: int
    """Games of a player below which nothing is said."""
    waiting: list[str]
    """Finished tables that have no review yet."""


class History(Struct):
    """What the own seat has been told so far, except what was shown for a moment only."""

    version: int
    events: list[Any]


class Problem(Struct):
    """A request that was not carried out."""

    code: Refusal
    reason: Reason | None = None


# For who runs the server.


class TableSize(Struct, frozen=True):
    """How much is kept of a table."""

    table: str
    touched: float
    listed: bool
    lines: int
    chat: int
    bytes: int


class Sizes(Struct):
    """The largest tables, largest first."""

    tables: list[TableSize]


class Visitor(Struct, frozen=True):
    """A connection: whose, if not only a spectator's, and from where."""

    person: str | None
    address: str


class Inspected(Struct):
    """A table without its game: who is connected, what was said last, what was reported."""

    table: TableInfo
    here: list[Visitor]
    said: list[Said]
    reports: list[Reported]


class KeptReport(Struct, frozen=True):
    """Somebody reported somebody at this table, for the line of that number (0: none)."""

    table: str
    by: str
    person: str
    number: int
    at: float


class KeptReports(Struct):
    """Reports of all tables, the latest first."""

    reports: list[KeptReport]


class Ban(Struct, forbid_unknown_fields=True):
    """Turn this address away for so many days; of IPv6 its whole /64."""

    address: Annotated[str, Meta(max_length=60)]
    days: Annotated[float, Meta(gt=0, le=36_500)] = 30.0


class Banned(Struct, frozen=True):
    """An address that is turned away, and until when."""

    address: str
    until: float


class Bans(Struct):
    """All addresses that are turned away."""

    bans: list[Banned]
