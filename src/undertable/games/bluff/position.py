"""Bluff: positions as they are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import field

from undertable.core.position import Written, written_as
from undertable.games.bluff.rules.track import LADDERS, NO_BID, RUNGS
from undertable.games.bluff.types import FURTHEST, MOST_EACH, Bid, Raised, Roll
from undertable.games.bluff.view import PHASES

if TYPE_CHECKING:
    from undertable.games.bluff.rules.state import Bluff

Phase: TypeAlias = Annotated[
    str, written_as(lambda _, phase: PHASES[phase], lambda _, name: PHASES.index(name))
]
Dice: TypeAlias = Annotated[
    Roll, written_as(lambda _, roll: roll, lambda _, roll: tuple(sorted(roll)))
]
LastBid: TypeAlias = Annotated[
    Bid,
    written_as(
        lambda state, rung: None if rung == NO_BID else LADDERS[state.cap][rung],
        lambda state, bid: RUNGS[state.cap].get(bid, NO_BID),
    ),
]


class Position(Written, kw_only=True):
    """A written position. Without `dice`, everybody has those under the cup and laid out."""

    derived: ClassVar[frozenset[str]] = frozenset({"laying_out", "alive", "cap"})

    phase: Phase = "bidding"
    round: int = 1
    turn: int = 0
    dice_left: list[int] | None = field(default=None, name="dice")
    cups: list[Dice] | None = None
    laid: list[Dice] | None = None
    waiting: list[int] = []
    contenders: list[int] = []
    opening: list[Roll] | None = None
    rung: LastBid | None = field(default=None, name="bid")
    bidder: int = 0
    raised: Raised | None = None

    def fill(self, state: Bluff) -> None:
        last, self.rung = self.rung, None
        super().fill(state)
        state.cups, state.laid = state.cups[:], state.laid[:]  # those of a new game are shared
        state.opening = state.opening[:]
        if self.dice_left is None:
            sides = zip(state.cups, state.laid, strict=True)
            state.dice_left = [len(cup) + len(laid) for cup, laid in sides]
        state.alive = [seat for seat in range(state.seats) if state.dice_left[seat]]
        in_play = 0 if self.phase in ("opening", "over") else sum(state.dice_left)
        state.cap = in_play if state.options.bid_cap or not in_play else FURTHEST
        state.rung = RUNGS[state.cap].get(last, NO_BID) if last else NO_BID

    def fault(self) -> str | None:
        lists = (self.dice_left, self.cups, self.laid, self.opening)
        if any(given is not None and len(given) != self.seats for given in lists):
            return "dice, cups, laid and opening need one item for each seat"
        if self.dice_left is None and self.cups is None:
            return "dice or cups are needed"
        if self.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        seats = (self.turn, self.bidder, *self.waiting, *self.contenders)
        if not all(0 <= seat < self.seats for seat in seats):
            return "turn, bidder, waiting and contenders are seats at the table"
        return self._dice_fault()

    def _dice_fault(self) -> str | None:
        if self.phase in ("opening", "over"):
            return None
        sides = [side for side in (self.cups, self.laid) if side]
        there = [sum(len(side[seat]) for side in sides) for seat in range(self.seats)]
        owned = there if self.dice_left is None else self.dice_left
        for seat, dice in enumerate(owned):
            if seat not in self.waiting and there[seat] != dice:
                return f"seat {seat} has {dice} dice, but {there[seat]} are on the table"
        return self._count_fault(owned) or self._bid_fault(sum(owned))

    def _count_fault(self, owned: list[int]) -> str | None:
        """B2, B21: nobody has more dice than at the start, and only who has some plays."""
        most = int(self.options.get("dice", MOST_EACH))
        if max(owned) > most or min(owned) < 0:
            return f"everybody has between 0 and {most} dice"
        if sum(dice > 0 for dice in owned) < 2:
            return "at least two players still have dice"
        if not owned[self.turn]:
            return f"it is the turn of seat {self.turn}, who has no dice"
        return None

    def _bid_fault(self, in_play: int) -> str | None:
        if self.rung is None:
            return None
        capped = str(self.options.get("bid_cap", True)).lower() == "true"
        most = in_play if capped else FURTHEST
        return f"a bid goes to {most} at most" if self.rung.count > most else None
