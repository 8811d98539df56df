"""Dig Your Way Out: what happens, as everybody or somebody may know it."""

from __future__ import annotations

from typing import ClassVar

from undertable.core.types import Event, Seat
from undertable.games.dig.types import Cards


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


class GotPast(Event, frozen=True, tag="gotpast"):
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


class Passed(Event, frozen=True, tag="passed"):
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


class Dropped(Event, frozen=True, tag="dropped"):
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
