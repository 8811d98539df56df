"""What a seat makes of its history: which cards it recalls, and where it believes the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undertable.core.types import Event
from undertable.games.smugglers import types
from undertable.games.smugglers.bot.memory import Curve, Memory, Trace
from undertable.games.smugglers.goods import FIELDS, PLACES
from undertable.games.smugglers.types import SmugglersView

HEARD_CLAIM = 2.0
"""A claim that nobody opposed makes its seat so many times likelier."""
HEARD_GUESS = 2.5
"""Being named by somebody else does so too."""
HEARD_ROLLER = 8.0
"""And so does a claim that is being judged: most claims are true."""
NAMED_ANOTHER = 0.1
"""Whoever names somebody else hardly has the card."""
MISSED = 0.1
"""Whoever was seen to look in vain hardly has it since."""
TRUST = 0.8
"""How sure one is of a memory that is almost gone; of a fresh one one is certain."""
NO_IDEA = 0.5
"""What one expects of the others if one does not even know how long ago a card was shown."""

_MIX = 0x9E3779B97F4A7C15
_MASK = 2**64 - 1


class Mind:
    """A seat's memory, built anew from its history; the same history leaves the same traces."""

    def __init__(self, seat: int, curve: Curve, history: Sequence[Event]) -> None:
        self.seat = seat
        self.memory = Memory(curve)
        self.seen: list[list[Trace]] = [[] for _ in range(FIELDS)]
        self.missed: list[list[Trace]] = [[] for _ in range(FIELDS)]
        self.claims: list[list[Trace]] = [[] for _ in range(FIELDS)]
        self.row: list[list[Trace]] = []
        """What was seen of each of the own cards, in their order."""
        self._noise = seat + 1
        if not curve.blank:
            for event in history:
                if (witness := _WITNESS.get(type(event))) is not None:
                    witness(self, event)

    def _thrown(self, event: types.Thrown) -> None:
        self.memory.turn += 1
        self._stir(event.pips)

    def _taken(self, event: types.Taken) -> None:
        self._see(event.good, event.seat, len(self.row))

    def _shown(self, event: types.Peeked | types.Shown) -> None:
        self._see(event.good, event.seat, event.slot)

    def _handed(self, event: types.Handed) -> None:
        if event.seat == self.seat:
            self.row.pop(event.slot)
        self._see(event.good, event.to, len(self.row))

    def _missing(self, event: types.Missing) -> None:
        self.missed[PLACES[event.good]].append(self._trace(event.good, event.seat))

    def _unopposed(self, event: types.Unopposed) -> None:
        self.claims[PLACES[event.good]].append(self._trace(event.good, event.seat))

    def _see(self, good: str, seat: int, slot: int) -> None:
        trace = self._trace(good, seat)
        self.seen[trace.good].append(trace)
        if seat != self.seat:
            return
        if slot == len(self.row):
            self.row.append([])
        self.row[slot].append(trace)

    def _trace(self, good: str, seat: int) -> Trace:
        place = PLACES[good]
        self._stir(place * 8 + seat)
        return self.memory.see(place, seat, self._noise / 2**64, seat == self.seat)

    def _stir(self, number: int) -> None:
        """From the history itself, so that a seat forgets the same things each time."""
        mixed = (self._noise ^ (number + 1)) * _MIX & _MASK
        self._noise = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9 & _MASK

    # Recalling.

    def recalled(self, good: int) -> Trace | None:
        """Where this card was seen last, as far as that is still known."""
        return self.memory.latest(self.seen[good])

    def others_know(self, good: int) -> float:
        """How likely another player still knows where this card is, if they remember as I do."""
        if self.memory.curve.blank or not self.seen[good]:
            return NO_IDEA
        last = self.seen[good][-1]
        turns, sights = self.memory.turn - last.turn, self.memory.sights - last.sight
        return self.memory.curve.strength(turns, sights)

    def blank_slots(self, cards: int) -> list[int]:
        """Which of the own cards one has no idea of."""
        known = {i for i, traces in enumerate(self.row) if self.memory.latest(traces)}
        return [slot for slot in range(cards) if slot not in known]

    def slot_of(self, good: int) -> int | None:
        for slot, traces in enumerate(self.row):
            trace = self.memory.latest(traces)
            if trace is not None and trace.good == good:
                return slot
        return None

    # Believing.

    def belief(self, view: SmugglersView) -> list[float]:
        """How likely it is that each seat has the good that is sought; adds up to one."""
        assert view.sought is not None
        good = PLACES[view.sought]
        likely = self._from_memory(good, view)
        self._weigh_words(likely, view)
        if not any(likely):
            likely = [float(cards) for cards in view.cards]
        total = sum(likely)
        return [weight / total for weight in likely]

    def _from_memory(self, good: int, view: SmugglersView) -> list[float]:
        spread = self._spread(good, view)
        trace = self.recalled(good)
        if trace is None or not view.cards[trace.seat]:
            return spread
        sure = TRUST + (1 - TRUST) * self.memory.strength(trace)
        mixed = [(1 - sure) * weight for weight in spread]
        mixed[trace.seat] += sure
        return mixed

    def _spread(self, good: int, view: SmugglersView) -> list[float]:
        """A card one has forgotten is any of those one cannot place."""
        weights = [float(count) for count in self._unplaced(view)]
        for trace in self.missed[good]:
            if self.memory.recalls(trace):
                weights[trace.seat] *= MISSED
        for trace in self.claims[good]:
            if self.memory.recalls(trace):
                weights[trace.seat] *= HEARD_CLAIM
        total = sum(weights)
        return [weight / total for weight in weights] if total else weights

    def _unplaced(self, view: SmugglersView) -> list[int]:
        left = list(view.cards)
        for good, on_field in enumerate(view.fields):
            trace = None if on_field else self.recalled(good)
            if trace is not None and left[trace.seat]:
                left[trace.seat] -= 1
        return left

    def _weigh_words(self, likely: list[float], view: SmugglersView) -> None:
        """What has been said about this good so far; once it is looked for, nobody guesses."""
        for guess in view.chain:
            if guess.seat == guess.named:
                likely[guess.named] *= HEARD_ROLLER
            else:
                likely[guess.named] *= HEARD_GUESS
                likely[guess.seat] *= NAMED_ANOTHER


_WITNESS: dict[type[Event], Callable[[Mind, Any], None]] = {
    types.Thrown: Mind._thrown,
    types.Taken: Mind._taken,
    types.Peeked: Mind._shown,
    types.Shown: Mind._shown,
    types.Handed: Mind._handed,
    types.Missing: Mind._missing,
    types.Unopposed: Mind._unopposed,
}
