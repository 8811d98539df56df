"""Hart an der Grenze: its moves, events, view and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from undertable.core.types import Event, Move, Options, PerSeat, Seat, View
from undertable.games.border.goods import NAMES

MOST_CARDS = 5
"""H10, H15: in a hand, in a suitcase, in a declaration."""
MOST_KEPT = 3
HIGHEST_SUM = 999
"""No purse ever gets near it; it keeps moves countable."""

_SAID = {"good": True, "words": tuple(f"good-{name}" for name in NAMES)}
Good: TypeAlias = Annotated[int, Meta(ge=0, le=5, extra=_SAID)]
LegalGood: TypeAlias = Annotated[int, Meta(ge=0, le=2, extra=_SAID)]
Goods: TypeAlias = tuple[Good, ...]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_CARDS)]
Dollars: TypeAlias = Annotated[int, Meta(ge=0, le=HIGHEST_SUM)]


class BorderOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3
    compensation: Literal["flat", "per_card"] = "flat"
    true_count: bool = False
    money: Literal["open", "hidden"] = "open"
    counts: Literal["open", "hidden"] = "hidden"
    offers_cap: Annotated[int, Meta(ge=0, le=100)] = 0

    unattended: ClassVar[Mapping[str, object]] = {"offers_cap": 20}


# What players do.


class Selection(Move, frozen=True):
    """Some of one's cards, in rising order however they were named."""

    cards: Goods

    def __post_init__(self) -> None:
        force_setattr(self, "cards", tuple(sorted(self.cards)))


class Pack(Selection, frozen=True, tag="pack"):
    """Put these cards into the suitcase."""


class Declare(Move, frozen=True, tag="declare"):
    """Say what is in the suitcase."""

    count: Count
    good: LegalGood


class Check(Move, frozen=True, tag="check"):
    """Have this traveller's suitcase opened."""

    seat: Seat


class Waive(Move, frozen=True, tag="waive"):
    """Let everybody pass."""


class Offer(Move, frozen=True, tag="offer"):
    """The traveller names a sum."""

    amount: Dollars


class Demand(Move, frozen=True, tag="demand"):
    """The sheriff names a sum."""

    amount: Dollars


class Accept(Move, frozen=True, tag="accept"):
    """Agree to the sum the other has just named."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Turn it down and hand the word back."""


class Open(Move, frozen=True, tag="open"):
    """End the talk: the suitcase is opened."""


class ExtraCheck(Move, frozen=True, tag="extracheck"):
    """Spend the extra check on this traveller."""

    seat: Seat


class Confiscate(Move, frozen=True, tag="confiscate"):
    """Spend the confiscation on this traveller."""

    seat: Seat


class Done(Move, frozen=True, tag="done"):
    """End the turn as sheriff."""


class Keep(Selection, frozen=True, tag="keep"):
    """Put these cards under the suitcase for the final sale, and sell the rest."""


class Name(Move, frozen=True, tag="name"):
    """Name the first sheriff of the next round."""

    seat: Seat


# What chance does.


class Lot(Move, frozen=True, tag="lot"):
    """Chance: who wears the star first."""

    seat: Seat


class Deal(Move, frozen=True, tag="deal"):
    """Chance: the cards that this seat draws, in rising order."""

    seat: Seat
    cards: Goods


# What happens.


class Starred(Event, frozen=True, tag="starred"):
    """A new turn, and who is its sheriff."""

    seat: Seat
    round: int
    turn: int


class Dealt(Event, frozen=True, tag="dealt"):
    seat: Seat
    count: int
    reveals: ClassVar[bool] = True


class Drew(Event, frozen=True, tag="drew"):
    """What the seat itself drew."""

    seat: Seat
    cards: Goods


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new draw pile."""

    count: int


class Packed(Event, frozen=True, tag="packed"):
    """A suitcase was closed; the count is None while hidden."""

    seat: Seat
    count: int | None


class PackedCards(Event, frozen=True, tag="packedcards"):
    """What the seat itself put in."""

    seat: Seat
    cards: Goods


class Declared(Event, frozen=True, tag="declared"):
    seat: Seat
    count: int
    good: LegalGood


class Waived(Event, frozen=True, tag="waived"):
    seat: Seat


class Checked(Event, frozen=True, tag="checked"):
    """A suitcase is on the desk."""

    seat: Seat
    sheriff: Seat
    extra: bool


class Offered(Event, frozen=True, tag="offered"):
    seat: Seat
    sheriff: Seat
    amount: int


class Demanded(Event, frozen=True, tag="demanded"):
    seat: Seat
    traveller: Seat
    amount: int


class Refused(Event, frozen=True, tag="refused"):
    seat: Seat


class TalkEnded(Event, frozen=True, tag="talkended"):
    """One of the two ends the talk; the suitcase will be opened."""

    seat: Seat
    sheriff: Seat


class Bribed(Event, frozen=True, tag="bribed"):
    """They agreed: the money changes hands and the suitcase stays shut."""

    seat: Seat
    sheriff: Seat
    amount: int


class Opened(Event, frozen=True, tag="opened"):
    """A suitcase lies open: what was said and is in it, what is wrong, and what it costs."""

    seat: Seat
    count: int
    good: LegalGood
    cards: Goods
    wrong: Goods
    fine: int
    paid: int
    compensation: int
    reveals: ClassVar[bool] = True


class Confiscated(Event, frozen=True, tag="confiscated"):
    """The sheriff took a suitcase and kept so many cards of it."""

    seat: Seat
    sheriff: Seat
    taken: int
    returned: int


class Looked(Event, frozen=True, tag="looked"):
    """What sheriff and owner alone know about a confiscation."""

    seat: Seat
    sheriff: Seat
    cards: Goods
    taken: Goods
    reveals: ClassVar[bool] = True


class Crossed(Event, frozen=True, tag="crossed"):
    """A suitcase that nobody looked into is over the border."""

    seat: Seat
    count: int


class Kept(Event, frozen=True, tag="kept"):
    seat: Seat
    count: int


class KeptCards(Event, frozen=True, tag="keptcards"):
    """What the seat itself put under its suitcase."""

    seat: Seat
    cards: Goods


class Sold(Event, frozen=True, tag="sold"):
    seat: Seat
    cards: Goods
    income: int
    reveals: ClassVar[bool] = True


class Named(Event, frozen=True, tag="named"):
    """The poorest player said who is sheriff first."""

    seat: Seat
    sheriff: Seat


class Called(Event, frozen=True, tag="called"):
    """One good of the final sale: how many can be sold, and how many there are."""

    good: Good
    limit: int
    shown: int
    reveals: ClassVar[bool] = True


class Cashed(Event, frozen=True, tag="cashed"):
    """What a player held of the called good, and got for it."""

    seat: Seat
    good: Good
    count: int
    income: int


class Won(Event, frozen=True, tag="won"):
    seat: Seat
    money: int


# What a seat sees.

PHASES = (
    "lot",
    "dealing",
    "packing",
    "declaring",
    "checking",
    "haggling",
    "tokens",
    "keeping",
    "naming",
    "over",
)
Phase: TypeAlias = Literal[
    "lot",
    "dealing",
    "packing",
    "declaring",
    "checking",
    "haggling",
    "tokens",
    "keeping",
    "naming",
    "over",
]

Verb: TypeAlias = Literal["offer", "demand", "refuse"]


class Word(Struct, frozen=True):
    """One thing said at the desk."""

    seat: Seat
    verb: Verb
    amount: int | None = None


class Haggle(Struct, frozen=True):
    """The talk at the desk, as the whole table hears it."""

    traveller: Seat
    sheriff: Seat
    speaker: Seat
    standing: int | None
    """The sum that the speaker may accept."""
    words: tuple[Word, ...]
    words_left: int | None
    """How much more may be said before only accepting and opening are left."""


class Opening(Struct, frozen=True):
    """A suitcase that lies open on the desk."""

    seat: Seat
    count: int
    """What was declared, with `good`."""
    good: Good
    cards: Goods
    wrong: Goods
    fine: int
    paid: int
    compensation: int


class Place(Struct, frozen=True, kw_only=True):
    """What lies in front of a player, as everybody sees it."""

    cash: int | None
    cards: int
    """In hand and suitcase together."""
    hand: int | None
    suitcase: int | None
    behind: int
    under: int
    count: int | None
    """What was declared, with `good`."""
    good: Good | None
    packed: bool
    checked: bool
    seizure: bool
    """Still has the confiscation token."""
    extra: bool
    """Still has the token for an extra check."""
    confiscated: bool
    """The suitcase was confiscated a moment ago, whether anything was taken or not."""


class Sale(Struct, frozen=True):
    """A good of the final sale."""

    good: Good
    limit: int
    held: PerSeat[int]
    income: PerSeat[int]


class Look(Struct, frozen=True):
    """What sheriff and owner saw in a confiscated suitcase, as long as they look at it."""

    seat: Seat
    sheriff: Seat
    cards: Goods
    taken: Goods


class BorderView(View, frozen=True, kw_only=True):
    phase: Phase
    round: int
    turn: int
    """Of the round, from 1 on."""
    turns: int
    sheriff: Seat
    acting: tuple[Seat, ...]
    hand: Goods
    suitcase: Goods
    behind: Goods
    under: Goods
    places: PerSeat[Place]
    draw: int
    discards: tuple[int, ...]
    """How many cards of each good lie on the open discard pile."""
    haggle: Haggle | None
    opened: Opening | None
    """The suitcase that lies open on the desk."""
    look: Look | None
    """The confiscated suitcase, if this seat is the sheriff or the owner."""
    sold: PerSeat[Goods]
    """What each has just sold, in the open; empty at other times."""
    sale: tuple[Sale, ...]
    """The final sale, once the game is over."""
    options: BorderOptions
