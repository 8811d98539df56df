"""Who begins, the end of a turn, the next one, and lights out: D7, D12, D54, D75."""

from __future__ import annotations

from typing import Any, ClassVar

from undertable.core.dice import Dice
from undertable.core.types import CHANCE, Move
from undertable.games.dig import types
from undertable.games.dig.deck import TraitName, When
from undertable.games.dig.rules.box import NOWHERE
from undertable.games.dig.rules.effects import Discarding, trigger
from undertable.games.dig.rules.michel import MayProd
from undertable.games.dig.rules.prison import Owed, Pending, Prison, refused
from undertable.games.dig.types import Scar


class Ending(Pending):
    """D12, D54: first the hand limit, then Michel(le), then the next player."""

    kind: ClassVar[str] = "ending"

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.seat, self.stage]

    def proceed(self, prison: Prison) -> None:
        self.stage += 1
        if self.stage == 1:
            limit = prison.box.hand_limit + prison.trait(self.seat, TraitName.HOLD_MORE)
            over = prison.hand_size(self.seat) - limit
            if over > 0:
                prison.stack.append(Discarding(self.seat, over, list(range(prison.box.size))))
        elif self.stage == 2 and prison.michel_room != NOWHERE:
            prison.stack.append(MayProd(self.seat))
        elif self.stage > 2:
            prison.stack.pop()
            next_turn(prison)


class Begin(Owed):
    """D7: chance decides who begins."""

    kind: ClassVar[str] = "begin"

    def actor(self, prison: Prison) -> int:
        return CHANCE

    def draw(self, prison: Prison, dice: Dice) -> Move:
        return Scar(int(dice.below(prison.seats)))

    def chances(self, prison: Prison) -> list[tuple[Move, int]]:
        return [(Scar(seat), 1) for seat in range(prison.seats)]

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, Scar) or move.seat >= prison.seats:
            raise refused("refusal-chance")
        prison.stack.pop()
        prison.first = move.seat
        begin_turn(prison, move.seat)


def next_turn(prison: Prison) -> None:
    prison.turns += 1  # so a limit of 0 is never met
    if prison.turns == prison.options.turn_limit * prison.seats:
        lights_out(prison)
        return
    begin_turn(prison, (prison.turn + 1) % prison.seats)


def begin_turn(prison: Prison, seat: int) -> None:
    prison.turn = seat
    prison.actions = prison.box.actions
    prison.searched = False
    prison.extorted = False
    prison.used = [False] * prison.seats
    if prison.events is not None:
        prison.tell(types.TurnBegan(seat, prison.turns // prison.seats + 1))
    trigger(prison, seat, When.TURN_BEGAN)


def lights_out(prison: Prison) -> None:
    """D75: the longest tunnel wins."""
    totals = [prison.total(seat) for seat in range(prison.seats)]
    prison.end([seat for seat in range(prison.seats) if totals[seat] == max(totals)])
    prison.tell(types.LightsOut(prison.turns // prison.seats))
