"""Schmuggler an Bord: the search for a card, and looking through a row (S19, S26, S34-S37)."""

from __future__ import annotations

from undertable.games.smugglers import types
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.settling import Settling
from undertable.games.smugglers.rules.table import LOOKING, NOBODY, NOT_FOUND, illegal


class Looking(Settling):
    """A table at which somebody looks for the card."""

    def search(self) -> None:
        """S26: whoever was named last and has not looked yet looks next."""
        waiting = [seat for seat in reversed(self.named) if seat not in self.searched]
        if not waiting:
            self.settle_search(NOBODY)
            return
        self.phase = LOOKING
        self.looker = waiting[0]
        self.looked = []
        if self.events is not None:
            self.tell(types.MustLook(self.looker, KEYS[self.pawn]))
        if not self.rows[self.looker]:
            self._in_vain()  # S37

    def unseen(self) -> list[int]:
        """Cards at which the looker has not looked yet."""
        return [i for i in range(len(self.rows[self.looker])) if i not in self.looked]

    def look(self, slot: int) -> None:
        """S34, S35: one after another, until the card is met."""
        if slot not in self.unseen():
            raise illegal("seen-already" if slot in self.looked else "no-such-card")
        self.objected = []
        self._pay_for_looking_on()
        self.looked.append(slot)
        self._see(slot)
        if self.found != NOT_FOUND:
            self._after_found()
        elif not self.unseen():
            self._in_vain()

    def stop(self) -> None:
        self.objected = []
        self.settle_search(self.looker)

    def _pay_for_looking_on(self) -> None:
        """S36: once."""
        if self.found != NOT_FOUND and not self.looks_on:
            self.pay(self.looker, 1)
            self.looks_on = True

    def _see(self, slot: int) -> None:
        """S34: only the looker sees it; S35: what is sought is shown to all."""
        looker, good = self.looker, self.rows[self.looker][slot]
        if good == self.pawn:
            self.found = slot
        if self.events is None:
            return
        self.tell(types.Looked(looker, slot))
        if good == self.pawn:
            self.tell(types.Shown(looker, slot, KEYS[good]))
        else:
            self.tell(types.Peeked(looker, slot, KEYS[good]), (looker,))

    def _after_found(self) -> None:
        """S36: with `one_chip` the looker may go on, as long as there is something to see."""
        may_pay = self.looks_on or self.chips[self.looker] > 0
        if self.options.keep_looking == "never" or not may_pay or not self.unseen():
            self.settle_search(self.looker)

    def _in_vain(self) -> None:
        self.searched.append(self.looker)
        if self.events is not None:
            self.tell(types.Missing(self.looker, KEYS[self.pawn]))
        self.search()
