"""Schmuggler an Bord: what a search costs, and whose the card is then (S20, S21, S25-S31)."""

from __future__ import annotations

from undertable.games.smugglers import types
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.ending import Ending
from undertable.games.smugglers.rules.table import NOBODY


def settled_round(guessers: list[int], named: list[int], holder: int) -> tuple[int, list[int]]:
    """S25-S31: who gets the card, and who pays one chip less than there were guessers.

    The rules play by it, and bots look ahead with it.
    """
    receiver = guessers[named.index(holder)] if holder in named else NOBODY
    payers = [guessers[i] for i in range(len(guessers)) if named[i] != holder]
    return receiver, payers


class Settling(Ending):
    """A table at which claims and guesses are settled."""

    def settle_search(self, holder: int) -> None:
        """Whoever was found to have the card, or nobody."""
        if self.is_claim():
            self._settle_claim(holder)
        else:
            self._settle_round(holder)
        self.end_turn()

    def is_claim(self) -> bool:
        """The roller said that he has it himself."""
        return len(self.named) == 1 and self.named[0] == self.guessers[0]

    def _settle_claim(self, holder: int) -> None:
        """S20, S21: the card stays where it is; the wrong side pays."""
        objectors = self.objectors()
        if holder == NOBODY:
            self.pay(self.turn, len(objectors))
            return
        for seat in objectors:
            self.pay(seat, 1)

    def _settle_round(self, holder: int) -> None:
        receiver, payers = settled_round(self.guessers, self.named, holder)
        if receiver != NOBODY:
            self._hand_over(holder, receiver)
        fine = len(self.guessers) - 1
        for seat in payers:
            self.pay(seat, fine)

    def _hand_over(self, holder: int, to: int) -> None:
        good = self.rows[holder].pop(self.found)
        self.rows[to].append(good)
        if self.events is not None:
            self.tell(types.Handed(holder, self.found, to, KEYS[good]))
