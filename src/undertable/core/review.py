"""A finished game looked at again: what was likely, what was true, what each move was worth.

Chances and worths are shares of games won, from 0 to 1. Errors are half the width of a 95 %
interval. All of it is data: sentences are message keys with arguments (`Note`), said by `told`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct, field

from undertable.core.game import Game
from undertable.core.search import World
from undertable.core.sentences import offer
from undertable.core.text import say
from undertable.core.types import CHANCE, Event, Move

REVIEW_FORMAT = 2
"""Raised when a review is written otherwise than before."""


class SeatNamed(Struct, frozen=True, tag_field="as", tag="seat"):
    """An argument that is said as a player's name."""

    seat: int


class MoveSaid(Struct, frozen=True, tag_field="as", tag="move"):
    """An argument that is said as the move is offered."""

    move: dict[str, Any]


class WordSaid(Struct, frozen=True, tag_field="as", tag="word"):
    """An argument that is said by another message of the game."""

    key: str


Argument: TypeAlias = int | str | SeatNamed | MoveSaid | WordSaid


class Note(Struct, frozen=True):
    """A sentence that has not been said yet: a message of the game, or of `core`."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)


class Option(Struct, frozen=True):
    """One of the sensible moves at a decision."""

    move: dict[str, Any]
    worth: float
    """The chance to win after it, as far as the seat could know."""
    error: float
    """With that of the outlook, which two options of a decision mostly have in common."""
    share: float
    """How often the best bot makes it here."""


class Likely(Struct, frozen=True):
    """One way a hidden thing could have been."""

    value: Any
    chance: float


class Belief(Struct, frozen=True):
    """Something hidden from the seat: what it could have been, and what it was."""

    seat: int
    """Whose it is; -1 is nobody's."""
    what: str
    """What kind of thing, in the words of the game: its message `belief-<what>`."""
    likely: list[Likely]
    """The likeliest first; what is left out was less likely than these."""
    true: Any
    true_chance: float
    """How likely the truth was."""
    parts: bool = False
    """Whether it is made of parts: then the ways are those, each as likely to be among it as it
    was by itself, and the truth has no chance of its own."""


class Decision(Struct, frozen=True, kw_only=True):
    """One decision of a seat, judged by what it knew then."""

    at: int
    """Its entry in the record."""
    seat: int
    kind: str
    """The kind of the move: its tag."""
    move: dict[str, Any]
    options: list[Option]
    """The sensible moves, the best first; the one that was made is among them."""
    cost: float
    """What was given away against the best option; 0 where chance could explain all of it."""
    gap: float
    """The same as it was measured, noise included: for means over many decisions."""
    error: float
    """Of `gap`."""
    exact: bool = False
    """Reckoned, not played out: the error is that of the tables."""
    worlds: int = 0
    """In how many worlds the options were tried."""
    lie: bool | None = None
    """Whether the move says what is not so; None where it says nothing."""
    beliefs: list[Belief] = field(default_factory=list)
    why: Note | None = None
    tags: list[str] = field(default_factory=list)
    """What a story could make of it, in the words of the game: `doubt-missed`, `bribe-dear`."""

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def made(self) -> Option:
        return next(option for option in self.options if option.move == self.move)


class Chances(Struct, frozen=True):
    """Everybody's chance to win after an entry of the record, seen by who sees everything."""

    at: int
    """After this entry; -1 is before the first."""
    win: list[float]
    error: float
    """Of the sampling alone: how the curve moves is known better than where it lies."""


class Moment(Struct, frozen=True):
    """Something worth telling: where, and in one sentence."""

    at: int
    seat: int
    kind: str
    """`turn`, `lie`, `belief`, or what the game calls it."""
    note: Note
    size: float = 0.0
    """How much of a win it was about."""


class Portrait(Struct, frozen=True):
    """A player in a few kind sentences."""

    seat: int
    cost: float
    """What all decisions together gave away."""
    decisions: int
    notes: list[Note]


class Story(Struct, frozen=True):
    moments: list[Moment] = field(default_factory=list)
    """In the order of the game."""
    players: list[Portrait] = field(default_factory=list)


class Review(Struct, frozen=True, kw_only=True):
    format: int = REVIEW_FORMAT
    game: str
    seats: int
    names: list[str] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    bot: str
    """The best bot, by whose policies it was judged."""
    seed: str
    chances: list[Chances]
    """In the order of the record; where an entry is missing, nothing has changed."""
    decisions: list[Decision]
    """In the order of the record; decisions with a single legal move are left out."""
    story: Story = field(default_factory=Story)


# What a game may add, as functions of a module `review` in its folder.


class Hidden(NamedTuple):
    """A hidden thing as it is in one world; `value` is JSON and can be a key."""

    seat: int
    what: str
    value: Any


class Case(NamedTuple):
    """A decision as a game is asked about it."""

    game: Game
    seats: int
    view: Any
    """What the seat saw."""
    history: Sequence[Event]
    """What it had been told."""
    seat: int
    move: Move
    best: Move
    gap: float
    cost: float
    beliefs: Sequence[Belief]
    true: Any
    """The state as it really was: for the truth alone, never for the judgement."""

    def sure(self, what: str, value: object, seat: int | None = None) -> float:
        """How likely this was, for all the seat could know."""
        for belief in self.beliefs:
            if belief.what == what and seat in (None, belief.seat):
                return next((one.chance for one in belief.likely if one.value == value), 0.0)
        return 0.0


class Imagined(Protocol):
    """What a seat thinks possible when it decides."""

    def drawn(self, count: int) -> Iterable[World]:
        """So many worlds, as likely as they are."""

    def beliefs(self) -> list[Belief]:
        """Every hidden thing, with how likely each way of it is; the truth is filled in later."""


class Reckoned(NamedTuple):
    """A decision that a game can reckon without playing on."""

    worth: Mapping[Move, float]
    """Of every legal move."""
    error: float
    beliefs: list[Belief]


# Saying it.


def told(note: Note, game: Game, names: Sequence[str], lang: str) -> str:
    """A note as a sentence."""
    return say(game.id, note.key, lang, **_arguments(note.args, game, names, lang))


def _arguments(
    args: Mapping[str, Argument], game: Game, names: Sequence[str], lang: str
) -> dict[str, object]:
    return {name: _argument(value, game, names, lang) for name, value in args.items()}


def _argument(value: Argument, game: Game, names: Sequence[str], lang: str) -> object:
    match value:
        case SeatNamed(seat):
            return names[seat] if seat != CHANCE else ""
        case MoveSaid(move):
            return _unquoted(offer(game, game.move_from(move), names, lang))
        case WordSaid(key):
            return say(game.id, key, lang)
    return value


def _unquoted(said: str) -> str:
    """A move that is something said has quotes of its own; the sentence around it has them too."""
    return said[1:-1] if said[:1] in "“„" and said[-1:] in "”“" else said


def percent(share: float) -> int:
    return round(100 * share)
