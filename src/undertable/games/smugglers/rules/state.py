"""Schmuggler an Bord: who holds the gold, and who only says so?

Rules: text/rules.en.md (S1-S47). Options: keep_looking, turn_limit. A module for each chapter, each
on top of the one before: table, ending, settling, looking, guessing, taking.
"""

from __future__ import annotations

from typing import Any

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, NotYourTurn
from undertable.core.legal import NONE, Listed, Moves
from undertable.core.types import CHANCE, Move
from undertable.games.smugglers.hidden import redealt, secrets, voted_anew
from undertable.games.smugglers.position import Position
from undertable.games.smugglers.rules.choices import (
    ANSWERS,
    CLAIM,
    DUE,
    ONLY_ROLL,
    ONLY_TAKE,
    STOP,
)
from undertable.games.smugglers.rules.table import (
    BELIEVES,
    DRAWING,
    LOOKING,
    NAMING,
    NOT_FOUND,
    OBJECTING,
    OBJECTS,
    OVER,
    PHASES,
    ROLLING,
    TAKING,
    THROWING,
    illegal,
)
from undertable.games.smugglers.rules.taking import Taking
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Draw,
    Look,
    Object,
    Roll,
    SmugglersView,
    Stop,
    Suspect,
    Take,
    Throw,
)
from undertable.games.smugglers.view import seen


class Smugglers(Taking):
    """A game of Schmuggler an Bord."""

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase in (DRAWING, THROWING):
            return (CHANCE,)
        if self.phase == OBJECTING:
            return tuple([s for s in range(self.seats) if self.owes_answer(s)])
        if self.phase == LOOKING:
            return (self.looker,)
        return (self.speaker(),)

    def legal(self, seat: int) -> Moves:
        if seat == CHANCE or seat not in self.actors():
            return NONE
        if self.phase == TAKING:
            return ONLY_TAKE
        if self.phase == ROLLING:
            return ONLY_ROLL
        if self.phase == OBJECTING:
            return ANSWERS
        if self.phase == NAMING:
            return Listed((CLAIM, *[Suspect(s) for s in range(self.seats) if s != seat]))
        looks: list[Move] = [Look(slot) for slot in self.unseen()]
        return Listed((STOP, *looks) if self.found != NOT_FOUND else looks)

    def play(self, seat: int, move: Move) -> None:
        if self.phase == OVER:
            raise GameOver
        if seat not in self.actors():
            raise NotYourTurn
        if not self._fits(move):
            raise illegal(f"now-{PHASES[self.phase]}")
        self._play(seat, move)
        if seat != CHANCE:
            self.settle()

    def _fits(self, move: Move) -> bool:
        """Is this the kind of move that is due?"""
        early = isinstance(move, Stop) and self.found == NOT_FOUND
        return isinstance(move, DUE[self.phase]) and not early

    def _play(self, seat: int, move: Move) -> None:
        match move:
            case Take():
                self.phase = DRAWING
            case Draw():
                self.drawn(move.good)
            case Roll():
                self.phase = THROWING
            case Throw():
                self.thrown(move.pips)
            case Claim():
                self.claim(seat)
            case Suspect():
                self.suspect(seat, move.seat)
            case Believe() | Object():
                self.answer(seat, OBJECTS if isinstance(move, Object) else BELIEVES)
            case Look():
                self.look(move.slot)
            case Stop():
                self.stop()

    def tally(self) -> dict[str, int]:
        """S2, S40: a card is on its field, on the heap or with a player; chips, or in the chest."""
        cards = sum([len(row) for row in self.rows]) + len(self.untaken())
        return {"cards": cards, "chips": sum(self.chips) + self.chest}

    def copy(self) -> Smugglers:
        return Smugglers(self.seats, self.options, self)

    # What is known.

    def silent(self, seat: int | None) -> bool:
        """S17, S32: who has not been addressed keeps quiet until the good is settled."""
        if self.phase not in (NAMING, OBJECTING, LOOKING):
            return False
        return seat != self.turn and seat not in self.named

    def view(self, seat: int | None) -> SmugglersView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return secrets(self, seat)

    def redeal(self, seat: int | None, dice: Dice) -> Smugglers:
        return redealt(self, self.copy(), seat, dice)

    def deal_anew(self, seat: int, dice: Dice) -> Smugglers:
        return voted_anew(self.copy(), seat, dice)
