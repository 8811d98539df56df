"""Moving with the die: D13, D53, D66."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from undertable.core.dice import Dice
from undertable.core.legal import Listed, Moves
from undertable.core.types import CHANCE, Move
from undertable.games.dig import types
from undertable.games.dig.deck import When
from undertable.games.dig.rules.effects import play_window, window
from undertable.games.dig.rules.prison import ITSELF, MICHEL, NOBODY, Owed, Pending, Prison, refused
from undertable.games.dig.types import ROOM_NAMES, Die, Enter


class Throw(Owed):
    """The die is rolled, for oneself or for Michel(le)."""

    kind: ClassVar[str] = "throw"

    def __init__(self, seat: int, mover: int) -> None:
        self.seat = seat
        self.mover = mover

    def values(self) -> list[Any]:
        return [self.seat, self.mover]

    def actor(self, prison: Prison) -> int:
        return CHANCE

    def draw(self, prison: Prison, dice: Dice) -> Move:
        return Die(1 + int(dice.below(6)))

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for face in range(1, 7):
            yield Die(face), 1

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, Die):
            raise refused("refusal-chance")
        prison.stack.pop()
        prison.stack.append(ChooseRoom(self.seat, self.mover, move.face, 0))
        prison.tell(types.Rolled(self.seat, move.face))


class ChooseRoom(Pending):
    """One of the rooms shown, but not the one where the mover stands."""

    kind: ClassVar[str] = "room"

    def __init__(self, seat: int, mover: int, face: int, done: int) -> None:
        self.seat = seat
        self.mover = mover
        self.face = face
        self.done = done

    def values(self) -> list[Any]:
        return [self.seat, self.mover, self.face, self.done]

    def actor(self, prison: Prison) -> int:
        return ITSELF if self.done else self.seat

    def proceed(self, prison: Prison) -> None:
        prison.stack.pop()

    def rooms(self, prison: Prison) -> list[int]:
        die = prison.box.team_die if prison.options.teams else prison.box.die
        here = prison.michel_room if self.mover == MICHEL else prison.rooms[self.mover]
        return [room for room in die[self.face - 1] if room != here]

    def legal(self, prison: Prison) -> Moves:
        moves: list[Move] = [Enter(ROOM_NAMES[r]) for r in self.rooms(prison)]  # type: ignore[arg-type]
        if self.mover != MICHEL:
            moves += window(prison, self.seat, When.ROLL)
        return Listed(moves)

    def play(self, prison: Prison, move: Move) -> None:
        if isinstance(move, Enter):
            room = ROOM_NAMES.index(move.room)
            if room not in self.rooms(prison):
                raise refused("refusal-room")
            prison.stack.pop()
            self._go(prison, room)
        elif self.mover == MICHEL or not play_window(prison, self.seat, move, (When.ROLL,), NOBODY):
            raise refused("refusal-choose-room")

    def _go(self, prison: Prison, room: int) -> None:
        if self.mover != MICHEL:
            prison.enter(self.mover, room)
            return
        prison.michel_room = room
        prison.tell(types.MichelMoved(self.seat, prison.called(room)))
        for seat in reversed(prison.clockwise(self.seat)):
            if prison.rooms[seat] == room:
                prison.arrived(seat)

    def reroll(self, prison: Prison) -> None:
        """The die once more; this choice is off."""
        self.done = 1
        prison.stack.insert(prison.stack.index(self), Throw(self.seat, self.mover))

    def relocated(self, seat: int) -> None:
        """An ability took the mover elsewhere instead."""
        if seat == self.mover:
            self.done = 1
