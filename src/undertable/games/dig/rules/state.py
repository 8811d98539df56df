"""Dig Your Way Out: search, craft, trade, extort and dig, before somebody else is out.

Rules: text/rules.en.md (D1-D75). Options: neutral, teams, turn_limit, deck. The table and its
cards are in prison.py; a turn in turn.py; extortion.py, michel.py, teams.py and effects.py hold
what their names say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, NotYourTurn
from undertable.core.legal import NONE, Moves
from undertable.core.types import CHANCE, Move, Outcome
from undertable.games.dig.deck import TraitName
from undertable.games.dig.hidden import counted, know_what_all_know, redealt, secrets_of
from undertable.games.dig.position import Position
from undertable.games.dig.rules.chance import Deal, DealBackground, Lose, TurnUp
from undertable.games.dig.rules.michel import Confrontation
from undertable.games.dig.rules.prison import ITSELF, NO_CARD, Owed, Pending, Prison
from undertable.games.dig.rules.rounds import Begin
from undertable.games.dig.rules.turn import Turn
from undertable.games.dig.types import DigView
from undertable.games.dig.view import seen


class Blackgate(Prison):
    """A game of Dig Your Way Out."""

    def set_up(self) -> None:
        """D5, D6, last thing first: gang cards up, backgrounds, three search cards each."""
        due: list[Pending] = [Turn(), Begin()]
        for seat in reversed(range(self.seats)):
            due.append(Deal(seat, self.box.first_hand))
        for seat in reversed(range(self.seats)):
            due.append(DealBackground(seat))
        for gang in reversed(range(len(self.box.gangs))):
            due.append(TurnUp(gang))
        self.stack = due

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.stack[-1].actor(self),)

    def legal(self, seat: int) -> Moves:
        if self.over or self.stack[-1].actor(self) != seat or seat == CHANCE:
            return NONE
        return self.stack[-1].legal(self)

    def play(self, seat: int, move: Move) -> None:
        if self.over:
            raise GameOver
        top = self.stack[-1]
        if top.actor(self) != seat:
            raise NotYourTurn
        top.play(self, move)
        while not self.over and self.stack[-1].actor(self) == ITSELF:
            self.stack[-1].proceed(self)
        if seat != CHANCE:
            self.settle()

    def draw(self, dice: Dice) -> Move:
        return self._owed().draw(self, dice)

    def chances(self) -> Iterable[tuple[Move, int]]:
        return self._owed().chances(self)

    def _owed(self) -> Owed:
        """What is due while it is chance's turn."""
        top = self.stack[-1]
        if not isinstance(top, Owed):
            raise NotYourTurn
        return top

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = tuple([self.total(seat) for seat in range(self.seats)])
        reason = "escape" if max(scores) >= self.goal() else "lights-out"
        return Outcome(tuple(self.winners), scores, reason)

    # What the steps of the game ask for.

    def arrived(self, seat: int) -> None:
        """D55-D57: whoever shares a room with Michel(le) is extorted."""
        if self.michel_room == self.rooms[seat] and not self.trait(seat, TraitName.UNSEEN):
            self.stack.append(Confrontation(seat, NO_CARD, 1, 0, []))

    def deal(self, seat: int, count: int) -> None:
        self.stack.append(Deal(seat, count))

    def lose_random(self, loser: int, winner: int) -> None:
        self.stack.append(Lose(loser, winner))

    def turn_up(self, gang: int) -> None:
        if self.tops[gang] == NO_CARD:
            self.stack.append(TurnUp(gang))
            if self.stack[-1].actor(self) == ITSELF:
                self.stack[-1].proceed(self)

    def copy(self) -> Blackgate:
        return Blackgate(self.seats, self.options, self)

    # What is known.

    def view(self, seat: int | None) -> DigView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return secrets_of(self, seat)

    def tally(self) -> dict[str, int]:
        return counted(self)

    def redeal(self, seat: int | None, dice: Dice) -> Blackgate:
        return redealt(self, seat, dice)

    def deal_anew(self, seat: int, dice: Dice) -> Blackgate:
        other = redealt(self, seat, dice)
        know_what_all_know(other, seat)
        return other
