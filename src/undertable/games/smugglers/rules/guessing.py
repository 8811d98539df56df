"""Schmuggler an Bord: "I have it myself" and "you have it" (S13-S19, S22-S24, S33)."""

from __future__ import annotations

from undertable.games.smugglers import types
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.looking import Looking
from undertable.games.smugglers.rules.table import OBJECTING, OBJECTS, UNDECIDED, illegal


class Guessing(Looking):
    """A table at which goods are claimed and others suspected."""

    def speaker(self) -> int:
        """S22: whoever was named last must answer; before that it is the roller's word."""
        return self.named[-1] if self.named else self.turn

    def claim(self, seat: int) -> None:
        self.objected = []
        if self.events is not None:
            self.tell(types.Claimed(seat, KEYS[self.pawn]))
        opposable = not self.named
        self._guess(seat, seat)
        if opposable:
            self.phase = OBJECTING  # S15; S33: never in a round of guesses
        else:
            self.search()  # S23

    def suspect(self, seat: int, named: int) -> None:
        if named == seat or not 0 <= named < self.seats:
            raise illegal("name-another")
        self.objected = []
        if self.events is not None:
            self.tell(types.Suspected(seat, named, KEYS[self.pawn]))
        self._guess(seat, named)
        if named in self.guessers:
            self.search()  # S24

    def _guess(self, seat: int, named: int) -> None:
        self.guessers.append(seat)
        self.named.append(named)

    def owes_answer(self, seat: int) -> bool:
        """S16: all but the one who claims the good."""
        return seat != self.turn and self.answers[seat] == UNDECIDED

    def answer(self, seat: int, answer: int) -> None:
        """S16: in secret, until all have decided."""
        self.answers[seat] = answer
        if self.events is not None:
            self.tell(types.Answered(seat, answer == OBJECTS), (seat,))
        for other in range(self.seats):
            if self.owes_answer(other):
                return
        self._show_objections()

    def _show_objections(self) -> None:
        """S16-S19: all together; where there is none the turn is over."""
        self.objected = self.objectors()
        if self.events is not None:
            for objector in self.objected:
                self.tell(types.Objected(objector, self.turn))
        if self.objected:
            self.search()
            return
        if self.events is not None:
            self.tell(types.Unopposed(self.turn, KEYS[self.pawn]))
        self.end_turn()
