"""Bluff as numbers, straight from the state: what a layout says of a view, with no view between.

There are few things to say of each field. They are asked for once, and then looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Any, Final, TypeAlias

import numpy as np
from mypy_extensions import i64

from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.table import BIDDING, OPENING
from undertable.games.bluff.rules.track import LADDERS
from undertable.games.bluff.types import MOST_DICE, MOST_SEATS, BluffOptions, Raised
from undertable.games.bluff.view import PHASES

Says: TypeAlias = Callable[[str, object], bytes]
"""What a layout says of a value of the view's field of this name."""


MOST_REMEMBERED: Final = 10_000


class Vectors:
    """One row of numbers, kept true of the state that was last asked about; given away as copies.

    It begins with what differs from seat to seat or from bid to bid, which is written every time.
    What comes after that lies open to all, and is written when it has changed.
    """

    def __init__(self, says: Says) -> None:
        self.says = says
        self.seats = [says("seat", seat) for seat in range(MOST_SEATS)]
        self.phases = [says("phase", phase) for phase in PHASES]
        self.turns = [says("turn", seat) for seat in range(MOST_SEATS)]
        self.rounds = [says("round", number) for number in range(MOST_DICE + 1)]
        self.bids = [[says("bid", bid) for bid in (None, *ladder)] for ladder in LADDERS]
        self.bidders = [says("bidder", seat) for seat in (*range(MOST_SEATS), None)]
        self.cups = {roll: says("cup", roll) for roll in FITS}
        self.owned: dict[tuple[int, ...], bytes] = {}
        self.heads: list[list[bytes]] = []
        """What comes before the turn, for each phase and seat."""
        self.options: BluffOptions | None = None
        self.phase: i64 = OPENING
        self.cap: i64 = 0
        self.dice_left: list[int] = []
        self.raised: Raised | None = None
        self.opening: list[tuple[int, ...]] = []
        self.memory = memoryview(bytearray())
        self.copied: Any = None
        """The row, as a copy of its own for each who asks."""
        self.front = self.middle = self.raised_at = self.opening_at = slice(0)

    def vector(self, state: Bluff, seat: int) -> Any:
        """None where dice are laid out or still shaken: the view says it then."""
        phase, rung = state.phase, state.rung + 1
        if state.laying_out or phase < BIDDING:
            return None
        if state.options is not self.options:
            self._begin(state)
        if phase != self.phase or state.cap != self.cap or state.dice_left != self.dice_left:
            self.phase, self.cap, self.dice_left = phase, state.cap, state.dice_left[:]
            self.memory[self.middle] = self._owned(state)
        if state.raised is not self.raised:
            self.raised = state.raised
            self.memory[self.raised_at] = self.says("raised", state.raised)
        if state.opening != self.opening:
            self.opening = state.opening[:]
            self.memory[self.opening_at] = self.says("opening", tuple(state.opening))
        said = [
            self.heads[phase][seat],
            self.turns[state.turn],
            self.rounds[state.round],
            self.bids[state.cap][rung],
            self.bidders[state.bidder if rung else MOST_SEATS],
            self.cups[state.cups[seat]],
        ]
        self.memory[self.front] = b"".join(said)
        return self.copied()

    def _begin(self, state: Bluff) -> None:
        """Other options: a new row, in which everything is said again."""
        options = self.says("options", state.options)
        self.heads = [[seat + options + phase for seat in self.seats] for phase in self.phases]
        first = (self.heads[0], self.turns, self.rounds, self.bids[0], self.bidders)
        parts = [
            b"".join([*[kind[0] for kind in first], self.cups[()]]),
            self._owned(state),
            self.says("raised", state.raised),
            self.says("opening", tuple(state.opening)),
        ]
        self.memory = memoryview(bytearray().join(parts))
        self.copied = np.frombuffer(self.memory, np.float32).copy
        ends = list(accumulate([len(part) for part in parts]))
        self.front, self.middle = slice(0, ends[0]), slice(ends[0], ends[1])
        self.raised_at, self.opening_at = slice(ends[1], ends[2]), slice(ends[2], ends[3])
        self.options, self.phase, self.cap = state.options, state.phase, state.cap
        self.dice_left, self.opening = state.dice_left[:], state.opening[:]
        self.raised = state.raised

    def _owned(self, state: Bluff) -> bytes:
        """Under the cups, laid out, left, and the cap: without laying out they hang together."""
        key = (int(state.phase), int(state.cap), *state.dice_left)
        said = self.owned.get(key)
        if said is None:
            if len(self.owned) > MOST_REMEMBERED:
                self.owned.clear()
            said = self.owned[key] = b"".join(
                [
                    self.says("cups", tuple([len(cup) for cup in state.cups])),
                    self.says("laid", tuple(state.laid)),
                    self.says("dice", tuple(state.dice_left)),
                    self.says("cap", state.cap),
                ]
            )
        return said
