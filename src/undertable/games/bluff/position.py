"""Bluff: positions as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Meta, field

from undertable.core.position import Written, written_as
from undertable.games.bluff.possible import flaws
from undertable.games.bluff.rules.table import LAYING, OPENING, OVER
from undertable.games.bluff.rules.track import LADDERS, NO_BID, RUNGS
from undertable.games.bluff.types import FURTHEST, MOST_DICE, Bid, Raised, Roll
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

    derived: ClassVar[frozenset[str]] = frozenset({"laying_out", "bid_cap", "alive", "cap"})

    phase: Phase = "bidding"
    round: Annotated[int, Meta(ge=0, le=MOST_DICE)] = 1
    turn: int = 0
    dice_left: list[int] | None = field(default=None, name="dice")
    cups: list[Dice] | None = None
    laid: list[Dice] | None = None
    waiting: list[int] = []
    contenders: list[int] = []
    opening: list[Roll] | None = None
    rung: LastBid | None = field(default=None, name="bid")
    bidder: int | None = None
    """Left out: whoever is before the one whose turn it is."""
    raised: Raised | None = None

    def fill(self, state: Bluff) -> None:
        last, self.rung = self.rung, None
        super().fill(state)
        self.rung = last
        state.cups, state.laid = state.cups[:], state.laid[:]  # those of a new game are shared
        state.opening = state.opening[:]
        if self.dice_left is None:
            sides = zip(state.cups, state.laid, strict=True)
            state.dice_left = [len(cup) + len(laid) for cup, laid in sides]
        state.alive = [seat for seat in range(state.seats) if state.dice_left[seat]]
        if self.bidder is None:
            state.bidder = _last_bidder(state)
        in_play = 0 if state.phase in (OPENING, OVER) else sum(state.dice_left)
        state.cap = in_play if state.options.bid_cap or not in_play else FURTHEST
        state.rung = RUNGS[state.cap].get(last, NO_BID) if last else NO_BID

    def flaws(self, state: Bluff) -> Iterator[str]:
        yield from flaws(state)
        if self.rung is not None and state.rung == NO_BID:
            yield f"a bid goes to {state.cap} at most"

    def fault(self) -> str | None:
        lists = (self.dice_left, self.cups, self.laid, self.opening)
        if any(given is not None and len(given) != self.seats for given in lists):
            return "dice, cups, laid and opening need one item for each seat"
        if self.dice_left is None and self.cups is None:
            return "dice or cups are needed"
        if self.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        seats = (self.turn, self.bidder or 0, *self.waiting, *self.contenders)
        if not all(0 <= seat < self.seats for seat in seats):
            return "turn, bidder, waiting and contenders are seats at the table"
        return None


def _last_bidder(state: Bluff) -> int:
    """Whoever has dice and sits before the one whose turn it is."""
    if state.phase == LAYING or not state.alive:
        return int(state.turn)
    return max(state.alive, key=lambda seat: (seat - state.turn) % state.seats)
