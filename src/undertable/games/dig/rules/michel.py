"""Michel and Michelle, the convicts nobody controls: D52-D62."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from undertable.core.dice import Dice
from undertable.core.legal import Listed, Moves
from undertable.core.types import CHANCE, Move
from undertable.games.dig import types
from undertable.games.dig.deck import EXTORTED, When
from undertable.games.dig.rules.effects import Discarding, play_window, trigger, window
from undertable.games.dig.rules.extortion import GIVE_IN
from undertable.games.dig.rules.moving import Throw
from undertable.games.dig.rules.prison import (
    ITSELF,
    MICHEL,
    NO_CARD,
    NOBODY,
    Owed,
    Pending,
    Prison,
    refused,
)
from undertable.games.dig.types import Cooperate, Extortion, GiveIn, LetBe, Prod, Strike, TurnedUp


class MayProd(Pending):
    """D53: at the end of the turn, roll for Michel(le) or let them be."""

    kind: ClassVar[str] = "prod"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[Any]:
        return [self.seat]

    def actor(self, prison: Prison) -> int:
        return self.seat

    def legal(self, prison: Prison) -> Moves:
        return Listed((Prod(), LetBe()))

    def play(self, prison: Prison, move: Move) -> None:
        if isinstance(move, Prod):
            prison.stack.pop()
            prison.stack.append(Throw(self.seat, MICHEL))
        elif isinstance(move, LetBe):
            prison.stack.pop()
        else:
            raise refused("refusal-prod")


class Confrontation(Owed):
    """D58-D61: one victim against the cards of Michel(le)."""

    kind: ClassVar[str] = "michel"

    def __init__(self, seat: int, first: int, due: int, blocked: int, weapons: list[int]) -> None:
        self.seat = seat
        self.first = first
        """The card of the threat; NO_CARD before it is turned up."""
        self.due = due
        """1 while a card has to be turned up."""
        self.blocked = blocked
        self.weapons = weapons

    def values(self) -> list[Any]:
        return [self.seat, self.first, self.due, self.blocked, self.weapons]

    def actor(self, prison: Prison) -> int:
        if self.blocked:
            return ITSELF
        return CHANCE if self.due else self.seat

    def proceed(self, prison: Prison) -> None:
        self._finish(prison, "blocked")

    # The cards.

    def draw(self, prison: Prison, dice: Dice) -> Move:
        pile = self._pile(prison)
        return TurnedUp(self.seat, prison.box.michel[pile[int(dice.below(len(pile)))]])

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for card in self._pile(prison):
            yield TurnedUp(self.seat, prison.box.michel[card]), 1

    def _pile(self, prison: Prison) -> list[int]:
        """D52: the discards, shuffled, when the pile is empty."""
        return prison.michel_pile or prison.michel_discards

    def _turn_up(self, prison: Prison, move: Move) -> None:
        pile = self._pile(prison)
        if not isinstance(move, TurnedUp) or move.seat != self.seat:
            raise refused("refusal-chance")
        if move.card not in [prison.box.michel[card] for card in pile]:
            raise refused("refusal-chance")
        if not prison.michel_pile:
            prison.michel_pile, prison.michel_discards = prison.michel_discards, []
        card = prison.box.michel.index(move.card)
        prison.michel_pile.remove(card)
        prison.michel_shown.append(card)
        prison.tell(types.MichelCardUp(self.seat, move.card))
        self.due = 0
        if not prison.box.michel_knife[card]:
            self._no_knife(prison)
        elif self.first == NO_CARD:
            self.first = card

    def _no_knife(self, prison: Prison) -> None:
        """D58 before the fight, D61 in it."""
        if self.first == NO_CARD:
            prison.tell(types.MichelGone(self.seat))
            self._finish(prison, "avoided")
            return
        prison.tell(types.MichelBeaten(self.seat))
        self._finish(prison, "defender")
        trigger(prison, self.seat, When.WON_FIGHT)
        prison.deal(self.seat, 1)

    # The victim.

    def fresh(self, prison: Prison) -> bool:
        """Only the card of the threat lies open: the fight has not begun."""
        return len(prison.michel_shown) == 1

    def moments(self, prison: Prison) -> tuple[When, ...]:
        return EXTORTED if self.fresh(prison) else (When.FIGHT,)

    def wanted(self, prison: Prison) -> list[int]:
        """D59: tools on the first card that the victim has."""
        hand = prison.hands[self.seat]
        return [tool for tool in prison.box.michel_tools[self.first] if hand[tool]]

    def legal(self, prison: Prison) -> Moves:
        names = prison.box.names
        moves: list[Move] = []
        if self.fresh(prison):
            moves += [Cooperate(names[tool]) for tool in self.wanted(prison)]
        moves += [Strike(names[weapon]) for weapon in prison.weapons_of(self.seat)]
        moves.append(GIVE_IN)
        for when in self.moments(prison):
            moves += window(prison, self.seat, when)
        return Listed(moves)

    def play(self, prison: Prison, move: Move) -> None:
        if self.due:
            self._turn_up(prison, move)
        elif isinstance(move, Cooperate):
            self._cooperate(prison, move)
        elif isinstance(move, Strike):
            self._strike(prison, move)
        elif isinstance(move, GiveIn):
            self._lost(prison)
        elif not play_window(prison, self.seat, move, self.moments(prison), NOBODY):
            raise refused("refusal-now-fight")

    def _cooperate(self, prison: Prison, move: Cooperate) -> None:
        tool = prison.box.number.get(move.tool, NO_CARD)
        if not self.fresh(prison) or tool not in self.wanted(prison):
            raise refused("refusal-cooperate")
        prison.drop(self.seat, tool)
        prison.tell(types.Discarded(self.seat, (move.tool,)))
        self._finish(prison, "cooperated")

    def _strike(self, prison: Prison, move: Strike) -> None:
        weapon = prison.box.number.get(move.weapon, NO_CARD)
        if weapon not in prison.weapons_of(self.seat):
            raise refused("refusal-weapon")
        prison.play_weapon(self.seat, weapon)
        prison.tell(types.Struck(self.seat, move.weapon))
        self.weapons.append(weapon)
        self.due = 1

    def _lost(self, prison: Prison) -> None:
        """D60: a beating, and a tool of the first card or a random one."""
        wanted = self.wanted(prison)
        prison.tell(types.MichelWon(self.seat))
        self._finish(prison, "attacker")
        trigger(prison, self.seat, When.LOST_FIGHT)
        prison.beat(self.seat, 1)
        if wanted:
            prison.stack.append(Discarding(self.seat, 1, wanted))
        else:
            prison.lose_random(self.seat, NOBODY)

    def _finish(self, prison: Prison, result: str) -> None:
        prison.last = self._as_seen(prison, result)
        prison.put_weapons_away(self.weapons)
        self._put_away(prison)
        prison.stack.remove(self)

    def _put_away(self, prison: Prison) -> None:
        prison.michel_discards += prison.michel_shown
        prison.michel_shown = []

    def seen(self, prison: Prison) -> Extortion | None:
        return self._as_seen(prison, "open")

    def _as_seen(self, prison: Prison, result: str) -> Extortion:
        names = prison.box.names
        tools = [] if self.first == NO_CARD else prison.box.michel_tools[self.first]
        wanted = tuple([names[tool] for tool in tools])
        weapons = tuple([names[weapon] for weapon in self.weapons])
        return Extortion(None, self.seat, wanted, weapons, (), result)

    def block(self, prison: Prison, seat: int) -> None:
        self.blocked = 1
        self._put_away(prison)
        prison.tell(types.Blocked(seat))

    def strike(self, prison: Prison, seat: int) -> None:
        prison.tell(types.StruckBare(seat))
        self.due = 1
