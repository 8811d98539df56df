"""Schmuggler an Bord: paying, and the end of a turn and of the game (S40-S47)."""

from __future__ import annotations

from undertable.core.types import Outcome
from undertable.games.smugglers import types
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.table import (
    ENOUGH,
    NOBODY,
    NOT_FOUND,
    OVER,
    ROLLING,
    UNDECIDED,
    Table,
)


class Ending(Table):
    """A table at which fines are paid and turns end."""

    def pay(self, seat: int, owed: int) -> None:
        """S40, S41: into the chest; nobody pays more than they have."""
        paid = min(owed, self.chips[seat])
        if not paid:
            return
        self.chips[seat] -= paid
        self.chest += paid
        if self.events is not None:
            self.tell(types.Paid(seat, paid, self.chips[seat]))

    def end_turn(self) -> None:
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self._forget_search()
        self.reason = self.why_over()
        self.phase = OVER if self.reason else ROLLING
        if self.reason and self.events is not None:
            rows = tuple([tuple([KEYS[good] for good in row]) for row in self.rows])
            self.tell(types.Ended(self.reason, rows))

    def _forget_search(self) -> None:
        self.guessers = []
        self.named = []
        self.answers = [UNDECIDED] * self.seats
        self.looker = NOBODY
        self.looked = []
        self.searched = []
        self.found = NOT_FOUND
        self.looks_on = False

    def why_over(self) -> str:
        """S42-S45."""
        if 0 in self.chips:
            return "no-chips"
        if max([len(row) for row in self.rows]) >= ENOUGH[self.seats]:
            return "enough-cards"
        return "turn-limit" if self.turns >= self.options.turn_limit else ""

    def score(self, seat: int) -> int:
        """S46."""
        return 2 * len(self.rows[seat]) + self.chips[seat]

    def outcome(self) -> Outcome | None:
        """S47."""
        if self.phase != OVER:
            return None
        scores = tuple([self.score(seat) for seat in range(self.seats)])
        best = max(scores)
        winners = tuple([seat for seat in range(self.seats) if scores[seat] == best])
        return Outcome(winners, scores, self.reason)
