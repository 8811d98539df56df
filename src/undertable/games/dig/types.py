"""Dig Your Way Out: its options, moves, events and view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from undertable.core.text import Text
from undertable.core.types import Event, Move, Options, PerSeat, Seat, View
from undertable.games.dig.loading import DeckError, load_deck

OURS = "ours"
ROOM_NAMES = ("cells", "cafeteria", "infirmary", "yard", "showers", "solitary", "cells_b")

Room: TypeAlias = Literal[
    "cells", "cafeteria", "infirmary", "yard", "showers", "solitary", "cells_b"
]
"""In a team game `cells` is block A and `cells_b` block B."""
Cards: TypeAlias = tuple[str, ...]
"""Ids of cards, one for each card."""
Cigarettes: TypeAlias = Annotated[int, Meta(ge=0)]

CardName: TypeAlias = Annotated[str, Meta(extra={"words": ("card", "action")})]
GangName: TypeAlias = Annotated[str, Meta(extra={"words": "gang"})]
GangCardName: TypeAlias = Annotated[str, Meta(extra={"words": "gangcard"})]
BackgroundName: TypeAlias = Annotated[str, Meta(extra={"words": "background"})]
MichelName: TypeAlias = Annotated[str, Meta(extra={"words": "michel"})]
AbilityName: TypeAlias = Annotated[str, Meta(extra={"words": ("gangcard", "background", "action")})]
RoomName: TypeAlias = Annotated[Room, Meta(extra={"words": "room"})]
"""How a seat is told them: by the messages with these names."""


class DigOptions(Options, frozen=True, kw_only=True):
    neutral: Literal["none", "michel", "michelle"] = "none"
    teams: bool = False
    turn_limit: Annotated[int, Meta(ge=0, le=60)] = 0
    deck: str = OURS

    unattended: ClassVar[Mapping[str, object]] = {"turn_limit": 40}

    def fault(self, seats: int) -> Text | None:
        """D63: teams are for four and six; and the deck must be one that can be played."""
        if self.teams and seats not in (4, 6):
            return Text("dig", "refusal-teams", {"seats": seats})
        if self.deck == OURS:
            return None
        try:
            load_deck(Path(self.deck))
        except DeckError as error:
            return Text("dig", "refusal-deck", {"what": error.problems[0]})
        return None


# What seats do.


class Search(Move, frozen=True, tag="search"):
    """D10: draw what the room is worth."""


class Roll(Move, frozen=True, tag="roll"):
    """D13: a normal move begins with the die."""


class Enter(Move, frozen=True, tag="enter"):
    """D13, D53: one of the rooms the die shows."""

    room: Room


class Careful(Move, frozen=True, tag="careful"):
    """D15: two actions, any open room."""

    room: Room


class Follow(Move, frozen=True, tag="follow"):
    """D74: to a teammate of the same gang."""

    mate: Seat


class Join(Move, frozen=True, tag="join"):
    """D17: accessories for a gang card."""

    gang: str
    cards: Cards


class Act(Move, frozen=True, tag="act"):
    """D22: play an action card."""

    card: str
    target: Seat | None
    room: Room | None


class Extort(Move, frozen=True, tag="extort"):
    """D24, D25: a victim, the tool asked for, and the weapon laid on the table."""

    victim: Seat
    tool: str
    weapon: str


class Craft(Move, frozen=True, tag="craft"):
    """D35: what is made, out of which cards."""

    item: str
    cards: Cards


class Dig(Move, frozen=True, tag="dig"):
    """D41: one tool into the tunnel."""

    tool: str


class Spoon(Move, frozen=True, tag="spoon"):
    """D44: steal a spoon."""


class Heal(Move, frozen=True, tag="heal"):
    """D45: one beating less."""


class Sell(Move, frozen=True, tag="sell"):
    """D47: any cards for their cigarettes."""

    cards: Cards


class Buy(Move, frozen=True, tag="buy"):
    """D49: so many of one thing, at the printed price."""

    item: str
    count: int


class Exchange(Move, frozen=True, tag="exchange"):
    """D72: hand cards and cigarettes to a teammate, who then hands back."""

    mate: Seat
    cards: Cards
    cigarettes: Cigarettes


class HandBack(Move, frozen=True, tag="handback"):
    """D73: what the teammate gives in return."""

    cards: Cards
    cigarettes: Cigarettes


class Use(Move, frozen=True, tag="use"):
    """D20: the ability of the own gang card."""

    target: Seat | None
    room: Room | None


class Reveal(Move, frozen=True, tag="reveal"):
    """D38: the own background."""

    target: Seat | None
    room: Room | None


class EndTurn(Move, frozen=True, tag="end"):
    """D9: no further action."""


class Cooperate(Move, frozen=True, tag="cooperate"):
    """D26, D59: hand over, or throw away, the tool that was asked for."""

    tool: str


class Strike(Move, frozen=True, tag="strike"):
    """D28: a weapon in a fight."""

    weapon: str


class GiveIn(Move, frozen=True, tag="givein"):
    """D29: play no further weapon."""


class Discard(Move, frozen=True, tag="discard"):
    """D12: these cards, because a rule or a card asks for it."""

    cards: Cards


class Fetch(Move, frozen=True, tag="fetch"):
    """Cards out of the search discards, because an ability allows it."""

    cards: Cards


class Prod(Move, frozen=True, tag="prod"):
    """D53: roll for Michel(le)."""


class LetBe(Move, frozen=True, tag="letbe"):
    """D53: leave Michel(le) in peace."""


# What chance does.


class Scar(Move, frozen=True, tag="scar"):
    """D7: whose scar is the most impressive."""

    seat: Seat


class Dealt(Move, frozen=True, tag="dealt"):
    """Search cards for this seat."""

    seat: Seat
    cards: Cards


class Background(Move, frozen=True, tag="background"):
    """The background of this seat."""

    seat: Seat
    background: str


class Die(Move, frozen=True, tag="die"):
    face: Annotated[int, Meta(ge=1, le=6)]


class OnTop(Move, frozen=True, tag="ontop"):
    """The card that now lies open on a gang's pile."""

    gang: str
    card: str


class Drawn(Move, frozen=True, tag="drawn"):
    """A random card out of a hand; `winner` is None if it is discarded."""

    loser: Seat
    winner: Seat | None
    card: str


class TurnedUp(Move, frozen=True, tag="turnedup"):
    """A card of Michel(le)."""

    seat: Seat
    card: str


class HandedOut(Move, frozen=True, tag="handedout"):
    """This seat's share of the gathered hands."""

    seat: Seat
    cards: Cards


# What happens, as everybody or somebody may know it.


class TurnBegan(Event, frozen=True, tag="turnbegan"):
    seat: Seat
    turn: int


class Drew(Event, frozen=True, tag="drew"):
    """So many search cards came to a hand."""

    seat: Seat
    count: int
    reveals: ClassVar[bool] = True


class Got(Event, frozen=True, tag="got"):
    """The cards that came to the own hand."""

    seat: Seat
    cards: Cards


class GotBackground(Event, frozen=True, tag="gotbackground"):
    """The own background."""

    seat: Seat
    background: str


class GangCardUp(Event, frozen=True, tag="gangcardup"):
    gang: str
    card: str
    reveals: ClassVar[bool] = True


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    count: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    face: int
    reveals: ClassVar[bool] = True


class Moved(Event, frozen=True, tag="moved"):
    seat: Seat
    room: str
    """As it is called: in a team game the cell block of team A is `cells_a`."""


class Followed(Event, frozen=True, tag="followed"):
    """D74: to a teammate of the same gang, which takes fewer actions than to go with care."""

    seat: Seat
    mate: Seat


class Joined(Event, frozen=True, tag="joined"):
    seat: Seat
    gang: str
    card: str
    cards: Cards


class Expelled(Event, frozen=True, tag="expelled"):
    """A gang card went under its pile."""

    seat: Seat
    gang: str


class Acted(Event, frozen=True, tag="acted"):
    seat: Seat
    card: str


class Used(Event, frozen=True, tag="used"):
    seat: Seat
    card: str


class Revealed(Event, frozen=True, tag="revealed"):
    seat: Seat
    background: str
    member: bool
    reveals: ClassVar[bool] = True


class Threatened(Event, frozen=True, tag="threatened"):
    seat: Seat
    victim: Seat
    tool: str
    weapon: str
    reveals: ClassVar[bool] = True


class Cooperated(Event, frozen=True, tag="cooperated"):
    seat: Seat
    winner: Seat
    tool: str


class Struck(Event, frozen=True, tag="struck"):
    seat: Seat
    weapon: str


class StruckBare(Event, frozen=True, tag="struckbare"):
    """A blow without a weapon, by an ability."""

    seat: Seat


class GaveIn(Event, frozen=True, tag="gavein"):
    """D68: this one plays no weapon; a teammate may."""

    seat: Seat


class FightLost(Event, frozen=True, tag="fightlost"):
    seat: Seat
    winner: Seat


class Blocked(Event, frozen=True, tag="blocked"):
    seat: Seat


class Beaten(Event, frozen=True, tag="beaten"):
    seat: Seat
    beatings: int


class HandedOver(Event, frozen=True, tag="handedover"):
    """D30: the named tool, openly."""

    seat: Seat
    winner: Seat
    card: str


class Lost(Event, frozen=True, tag="lost"):
    """A random card changed hands."""

    seat: Seat
    winner: Seat
    reveals: ClassVar[bool] = True


class LostCard(Event, frozen=True, tag="lostcard"):
    """Which one, for the two who know."""

    seat: Seat
    winner: Seat
    card: str


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    cards: Cards


class Fetched(Event, frozen=True, tag="fetched"):
    seat: Seat
    cards: Cards


class TookOpenly(Event, frozen=True, tag="tookopenly"):
    """From an open pile."""

    seat: Seat
    card: str
    count: int


class Crafted(Event, frozen=True, tag="crafted"):
    seat: Seat
    item: str
    count: int
    cards: Cards


class Dug(Event, frozen=True, tag="dug"):
    seat: Seat
    tool: str
    points: int
    total: int


class Tunnelled(Event, frozen=True, tag="tunnelled"):
    """Points by an ability."""

    seat: Seat
    points: int
    total: int


class StoleSpoon(Event, frozen=True, tag="stolespoon"):
    seat: Seat


class Healed(Event, frozen=True, tag="healed"):
    seat: Seat
    beatings: int


class Sold(Event, frozen=True, tag="sold"):
    seat: Seat
    cards: Cards
    cigarettes: int


class Bought(Event, frozen=True, tag="bought"):
    seat: Seat
    item: str
    count: int
    cigarettes: int


class Smokes(Event, frozen=True, tag="smokes"):
    """Cigarettes from the bank."""

    seat: Seat
    cigarettes: int


class Paid(Event, frozen=True, tag="paid"):
    """Cigarettes to the bank, as the price of an ability."""

    seat: Seat
    cigarettes: int


class Robbed(Event, frozen=True, tag="robbed"):
    """Cigarettes from one to another."""

    seat: Seat
    loser: Seat
    cigarettes: int


class Looked(Event, frozen=True, tag="looked"):
    seat: Seat
    target: Seat
    reveals: ClassVar[bool] = True


class Saw(Event, frozen=True, tag="saw"):
    """What the one who looked saw."""

    seat: Seat
    target: Seat
    cards: Cards


class MoreActions(Event, frozen=True, tag="moreactions"):
    seat: Seat
    count: int


class Gathered(Event, frozen=True, tag="gathered"):
    """All hands, to be dealt out again."""

    seat: Seat
    count: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    seat: Seat
    mate: Seat
    count: int
    cigarettes: int
    reveals: ClassVar[bool] = True


class ExchangedCards(Event, frozen=True, tag="exchangedcards"):
    seat: Seat
    mate: Seat
    cards: Cards


class MichelMoved(Event, frozen=True, tag="michelmoved"):
    seat: Seat
    room: str
    """As it is called: in a team game the cell block of team A is `cells_a`."""


class MichelCardUp(Event, frozen=True, tag="michelcardup"):
    seat: Seat
    card: str
    reveals: ClassVar[bool] = True


class MichelGone(Event, frozen=True, tag="michelgone"):
    """D58: no knife, no confrontation."""

    seat: Seat


class MichelBeaten(Event, frozen=True, tag="michelbeaten"):
    seat: Seat


class MichelWon(Event, frozen=True, tag="michelwon"):
    seat: Seat


class Escaped(Event, frozen=True, tag="escaped"):
    seat: Seat
    total: int


class LightsOut(Event, frozen=True, tag="lightsout"):
    """D75: the turn limit."""

    turns: int


# What a seat sees.


class Convict(Struct, frozen=True):
    """One player, as this seat may know them."""

    room: RoomName
    hand: int
    known: dict[CardName, int]
    """Cards this seat knows to be in that hand."""
    cigarettes: int
    beatings: int
    tunnel: tuple[CardName, ...]
    points: int
    gang: GangName | None
    gang_card: GangCardName | None
    background: BackgroundName | None
    """Revealed, or the seat's own."""
    revealed: bool
    team: int | None


class GangPile(Struct, frozen=True):
    gang: GangName
    top: GangCardName | None
    cards: int


class Neutral(Struct, frozen=True):
    """Michel or Michelle."""

    name: Annotated[str, Meta(extra={"words": "neutral"})]
    room: RoomName
    pile: int
    discards: tuple[MichelName, ...]
    shown: tuple[MichelName, ...]
    """Turned up in the extortion that goes on."""


class Extortion(Struct, frozen=True):
    """The extortion that goes on, or the last one until the next action."""

    attacker: Seat | None
    """None is Michel(le)."""
    defender: Seat
    tools: tuple[CardName, ...]
    weapons: tuple[CardName, ...]
    """Played so far, the threat first."""
    helpers: tuple[Seat, ...]
    result: str
    """`open`, `cooperated`, `blocked`, `attacker`, `defender`, `avoided`."""


class Working(Struct, frozen=True):
    """An ability whose effects are still going on."""

    seat: Seat
    card: AbilityName
    target: Seat | None
    room: RoomName | None


class DigView(View, frozen=True, kw_only=True):
    deck: str
    decision: str
    """What is being decided: turn, room, fight, michel, ..., or over."""
    asked: Seat | None
    """Who is asked; None for chance and after the end."""
    amount: int
    """How many cards a discard or fetch asks for."""
    turn: Seat
    turns: int
    turn_limit: int
    actions: int
    searched: bool
    extorted: bool
    used: PerSeat[bool]
    goal: int
    face: int
    """The die as it lies, 0 if it does not matter."""
    roller: Seat | None
    """For whom it was thrown; None if for nobody at the table."""
    hand: dict[CardName, int]
    background: BackgroundName | None
    convicts: PerSeat[Convict]
    piles: dict[CardName, int]
    search_pile: int
    discards: dict[CardName, int]
    in_play: tuple[CardName, ...]
    working: Working | None
    gangs: tuple[GangPile, ...]
    neutral: Neutral | None
    extortion: Extortion | None
    last: Extortion | None
    """How the last extortion ended, also while the next one goes on."""
    winners: tuple[Seat, ...]
