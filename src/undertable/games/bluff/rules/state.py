"""Bluff: bid on dice you cannot see.

Rules: text/rules.en.md (B1-B29). Options: dice, laying_out, exact, bid_cap.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, Final

from msgspec import to_builtins
from mypy_extensions import i64

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, IllegalMove, NotYourTurn
from undertable.core.legal import NONE, Either, Listed, Moves, Subsets
from undertable.core.state import State
from undertable.core.text import Text
from undertable.core.types import CHANCE, Move, Outcome
from undertable.games.bluff import types
from undertable.games.bluff.position import Position
from undertable.games.bluff.rules.track import LADDERS, NO_BID, RUNGS
from undertable.games.bluff.types import (
    FACES,
    FURTHEST,
    MOST_EACH,
    MOST_SEATS,
    STAR,
    Bid,
    BluffOptions,
    BluffView,
    Doubt,
    Keep,
    LayOut,
    Raised,
    Shake,
)
from undertable.games.bluff.view import seen

OPENING: Final = 0
SHAKING: Final = 1
BIDDING: Final = 2
LAYING: Final = 3
OVER: Final = 4

EVERYBODY: Final = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
NO_DICE: Final[list[list[tuple[int, ...]]]] = [[()] * seats for seats in range(MOST_SEATS + 1)]
"""Both for each number of seats, and shared: a state replaces them before it changes them."""

DOUBT: Final = Doubt()
KEEP: Final = Keep()


def _rolls(count: int) -> list[tuple[int, ...]]:
    """Every way `count` dice can fall, each sorted; equal ones are one object: quick to look up."""
    kept: dict[tuple[int, ...], tuple[int, ...]] = {}
    fallen = [tuple(sorted(dice)) for dice in product(FACES, repeat=count)]
    return [kept.setdefault(roll, roll) for roll in fallen]


ROLLS: Final = [_rolls(count) for count in range(MOST_EACH + 1)]

FITS: Final = {
    roll: tuple(roll.count(face) + (roll.count(STAR) if face != STAR else 0) for face in range(7))
    for rolls in ROLLS
    for roll in rolls
}
"""B6, B7: how many dice of a roll fit a bid on each face; stars are jokers for numbers."""

TOTALS: Final = {roll: sum(roll) - STAR * roll.count(STAR) if roll else -1 for roll in FITS}
"""B4: what a roll counts in the opening; less than any if there was none."""


class Bids(Moves):
    """Every bid above the last one and, once there is a bid, doubting it."""

    def __init__(self, ladder: tuple[Bid, ...], first: int) -> None:
        self.ladder: tuple[Move, ...] = (*ladder, DOUBT)
        self.first = first
        self.count = len(ladder) - first + (first > 0)
        self.said: list[object] = []

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Move:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.ladder[self.first + index]

    def __contains__(self, move: object) -> bool:
        return move in self.ladder[self.first : self.first + self.count]

    def sample(self, dice: Dice) -> Move:
        return self.ladder[self.first + dice.below(self.count)]

    def describe(self) -> list[object]:
        """Worked out once: these containers are made once for all games."""
        if not self.said:
            self.said = self._described()
        return self.said

    def _described(self) -> list[object]:
        said: list[object] = [to_builtins(DOUBT)] if self.first else []
        bids = [move for move in self if isinstance(move, Bid)]
        for face in FACES:
            counts = [bid.count for bid in bids if bid.face == face]
            if counts:
                span = {"from": counts[0], "to": counts[-1]}
                said.append({"move": "bid", "count": span, "face": face})
        return said


BIDS: Final = {
    cap: [Bids(ladder, first) for first in range(len(ladder) + 1)]
    for cap, ladder in LADDERS.items()
}
"""For each cap and each number of rungs that lie behind: what may be said."""


class Bluff(State):
    """Whose dice show what, and what has been bid on them."""

    def __init__(self, seats: int, options: BluffOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.laying_out: bool = options.laying_out
        self.phase: i64 = OPENING
        self.round: i64 = 0
        self.turn: i64 = 0
        self.dice_left = [options.dice] * seats
        self.alive = EVERYBODY[seats]
        """Seats that still have dice."""
        self.cups = NO_DICE[seats]
        self.laid = NO_DICE[seats]
        self.waiting = self.alive
        """Seats whose dice are still to be shaken, next one first."""
        self.contenders = self.alive
        """Seats that roll for the first bid."""
        self.opening = NO_DICE[seats]
        """Their rolls, open on the table until the first cups are raised."""
        self.rung: i64 = NO_BID
        self.bidder: i64 = 0
        self.cap: i64 = 0
        self.raised: Raised | None = None

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        return (CHANCE,) if self.waiting else (self.turn,)

    def legal(self, seat: int) -> Moves:
        if self.phase == BIDDING and seat == self.turn:
            return BIDS[self.cap][self.rung + 1]
        if self.phase == LAYING and seat == self.turn and not self.waiting:
            return self._layings()
        return NONE

    def _layings(self) -> Moves:
        """B25, B26: nothing, or any dice as long as one stays under the cup."""
        cup = self.cups[self.turn]
        heap = [cup.count(face) for face in range(STAR + 1)]
        return Either([Listed((KEEP,)), Subsets(LayOut, "dice", heap, 1, len(cup) - 1)])

    def play(self, seat: int, move: Move) -> None:
        if self.phase != BIDDING or seat != self.turn:
            self._play_outside_bidding(seat, move)
        elif isinstance(move, Bid):
            self._raise_bid(move)
        elif isinstance(move, Doubt):
            self._doubt()
            self.settle()
        else:
            raise IllegalMove(Text("bluff", "refusal-now-bidding"))

    def _play_outside_bidding(self, seat: int, move: Move) -> None:
        if self.phase == LAYING and seat == self.turn and not self.waiting:
            self._play_laying(move)
            self.settle()
        else:
            self._play_chance(seat, move)

    # Shake it: chance.

    def draw(self, dice: Dice) -> Move:
        seat = self.waiting[0]
        rolls = ROLLS[self._to_shake(seat)]
        return Shake(seat, rolls[int(dice.below(len(rolls)))])

    def chances(self) -> Iterator[tuple[Move, int]]:
        seat = self.waiting[0]
        count = self._to_shake(seat)
        for roll in combinations_with_replacement(FACES, count):
            repeats = prod([factorial(roll.count(face)) for face in FACES])
            yield Shake(seat, roll), factorial(count) // repeats

    def _to_shake(self, seat: int) -> int:
        return self.dice_left[seat] - len(self.laid[seat])

    def settle(self) -> None:
        """The same as drawing and playing each shake; quicker while nobody listens."""
        dice = self.dice
        if dice is None or self.events is not None:
            super().settle()
            return
        while self.waiting:
            if self.phase == OPENING and len(self.waiting) == len(self.contenders):
                self.opening = NO_DICE[self.seats][:]
            cups = self.opening if self.phase == OPENING else self.cups
            owned, laid = self.dice_left, self.laid
            for seat in self.waiting:
                rolls = ROLLS[owned[seat] - len(laid[seat])]
                cups[seat] = rolls[dice.below(len(rolls))]
            self.waiting = []
            self._all_shaken()

    def _play_chance(self, seat: int, move: Move) -> None:
        if self.phase == OVER:
            raise GameOver
        if seat != CHANCE or not self.waiting:
            raise NotYourTurn
        waiting = self.waiting[0]
        if not isinstance(move, Shake) or move.seat != waiting:
            raise IllegalMove(Text("bluff", "refusal-now-shaking"))
        if len(move.dice) != self._to_shake(waiting) or tuple(sorted(move.dice)) != move.dice:
            raise IllegalMove(Text("bluff", "refusal-now-shaking"))
        if self.phase == OPENING:
            self._opening_roll(move.dice)
        else:
            self._shaken(move.dice)
        if not self.waiting:
            self._all_shaken()

    def _opening_roll(self, roll: tuple[int, ...]) -> None:
        if len(self.waiting) == len(self.contenders):
            self.opening = NO_DICE[self.seats][:]
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.opening[seat] = roll
        self.tell(types.OpeningRolled(seat, roll, TOTALS[roll]))

    def _shaken(self, roll: tuple[int, ...]) -> None:
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.cups[seat] = roll
        self.tell(types.Shaken(seat, len(roll)))
        self.tell(types.Peeked(seat, roll), (seat,))

    def _all_shaken(self) -> None:
        if self.phase == OPENING:
            self._compare_totals()
        elif self.phase == LAYING:
            self._pass_on()
        else:
            self.phase = BIDDING

    def _compare_totals(self) -> None:
        """B4: the highest total begins; stars count nothing; who ties rolls again."""
        best = 0
        leaders: list[int] = []
        for seat in range(self.seats):
            total = TOTALS[self.opening[seat]]
            if total > best:
                best = total
                leaders = [seat]
            elif total == best:
                leaders.append(seat)
        if len(leaders) == 1:
            self._new_round(leaders[0])
        else:
            self.contenders = leaders
            self.waiting = leaders

    def _new_round(self, starter: int) -> None:
        """B5: everybody who has dice shakes them all."""
        self.phase = SHAKING
        self.round += 1
        self.turn = starter
        self.rung = NO_BID
        self.cups = NO_DICE[self.seats][:]
        self.laid = NO_DICE[self.seats]
        self.waiting = self.alive
        in_play = sum(self.dice_left)
        self.cap = in_play if self.options.bid_cap else FURTHEST
        if self.events is not None:
            self.tell(types.Begins(starter, self.round, in_play))

    # Bidding.

    def _raise_bid(self, bid: Bid) -> None:
        """B9-B12: every bid lies further along the track than the one before."""
        rung = RUNGS[self.cap].get(bid, NO_BID)
        if rung <= self.rung:
            raise self._too_low(bid, rung)
        self.rung = rung
        self.bidder = self.turn
        if self.events is not None:
            self.tell(types.Bidden(self.turn, bid.count, bid.face))
        if self.laying_out and len(self.cups[self.turn]) > 1:
            self.phase = LAYING
        else:
            self._pass_on()

    def _too_low(self, bid: Bid, rung: int) -> IllegalMove:
        if rung == NO_BID:
            return IllegalMove(Text("bluff", "refusal-above-cap", {"cap": self.cap}))
        last = LADDERS[self.cap][self.rung]
        words = {"bid": bid_text(bid), "than": bid_text(last)}
        return IllegalMove(Text("bluff", "refusal-not-higher", words))

    def _pass_on(self) -> None:
        """B12: the next player clockwise who still has dice."""
        turn = (self.turn + 1) % self.seats
        while not self.dice_left[turn]:
            turn = (turn + 1) % self.seats
        self.turn = turn
        self.phase = BIDDING

    # Laying out.

    def _play_laying(self, move: Move) -> None:
        if isinstance(move, LayOut):
            self._lay_out(move)
        elif isinstance(move, Keep):
            self._pass_on()
        else:
            raise IllegalMove(Text("bluff", "refusal-now-laying"))

    def _lay_out(self, move: LayOut) -> None:
        """B25-B27: chosen dice stay in the open, the others are shaken again at once."""
        if move not in self._layings():
            raise IllegalMove(Text("bluff", "refusal-lay-out"))
        seat = self.turn
        self.laid = self.laid[:]
        self.laid[seat] = tuple(sorted(self.laid[seat] + move.dice))
        self.cups[seat] = ()
        self.waiting = [seat]
        if self.events is not None:
            self.tell(types.LaidOut(seat, move.dice))

    # Cups up.

    def _doubt(self) -> None:
        """B14-B20: the bid against all dice, then the losses."""
        if self.rung == NO_BID:
            raise IllegalMove(Text("bluff", "refusal-nothing-to-doubt"))
        bid = LADDERS[self.cap][self.rung]
        dice = self._all_dice() if self.laying_out else self.cups
        face, count, actual = bid.face, bid.count, 0
        for roll in dice:
            actual += FITS[roll][face]
        losses = self._losses(count, actual)
        self.opening = NO_DICE[self.seats]
        self.raised = Raised(self.turn, self.bidder, bid, actual, tuple(dice), tuple(losses))
        if self.events is not None:
            self._tell_doubt(self.raised)
        winner = self.turn if count > actual else self.bidder
        self._take_away(losses)
        self._next_round_or_end(winner)

    def _all_dice(self) -> list[tuple[int, ...]]:
        """B28: laid-out dice count like all others."""
        return [tuple(sorted(self.cups[s] + self.laid[s])) for s in range(self.seats)]

    def _losses(self, bid: int, actual: int) -> list[int]:
        """B15-B19: the difference, or one each after an exact bid; never more than one has."""
        losses = [0] * self.seats
        if bid != actual:
            loser = self.turn if bid < actual else self.bidder
            missed = actual - bid if bid < actual else bid - actual
            owned = self.dice_left[loser]
            losses[loser] = missed if missed < owned else owned
        elif self.options.exact == "doubter_loses_one":
            losses[self.turn] = 1
        else:
            for seat in self.alive:
                losses[seat] = 1 if seat != self.bidder else 0
        return losses

    def _tell_doubt(self, up: Raised) -> None:
        self.tell(
            types.Doubted(up.doubter, up.bidder, up.bid.count, up.bid.face, up.actual, up.dice)
        )

    def _take_away(self, losses: list[int]) -> None:
        """B20, B21: lost dice leave the game; who has none is out."""
        for seat in self.alive:
            lost = losses[seat]
            if not lost:
                continue
            left = self.dice_left[seat] - lost
            self.dice_left[seat] = left
            if not left:
                self.alive = self.alive[:]
                self.alive.remove(seat)
            if self.events is not None:
                self.tell(types.Lost(seat, lost, left))
                if not left:
                    self.tell(types.Out(seat))

    def _next_round_or_end(self, winner: int) -> None:
        """B22, B23: the winner of the doubt starts the next round; the last with dice wins."""
        if len(self.alive) > 1:
            self._new_round(winner)
            return
        self.phase = OVER
        self.turn = winner
        self.cups = NO_DICE[self.seats]
        self.laid = NO_DICE[self.seats]
        self.rung = NO_BID
        if self.events is not None:
            self.tell(types.Won(winner))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((self.turn,), tuple(self.dice_left), "last-dice")

    # What is known.

    def view(self, seat: int | None) -> BluffView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        """B5: what lies under the other cups."""
        return {f"cup {s}": self.cups[s] for s in range(self.seats) if s != seat and self.cups[s]}

    def redeal(self, seat: int | None, dice: Dice) -> Bluff:
        other = self.copy()
        for s in range(self.seats):
            if s != seat and self.cups[s]:
                rolls = ROLLS[len(self.cups[s])]
                other.cups[s] = rolls[int(dice.below(len(rolls)))]
        return other

    def tally(self) -> dict[str, int]:
        """B20: every die is under a cup, laid out, being shaken or in the graveyard."""
        graveyard = self.seats * self.options.dice - sum(self.dice_left)
        if self.phase in (OPENING, OVER):
            return {"dice": graveyard + sum(self.dice_left)}
        shaking = sum(self._to_shake(seat) for seat in self.waiting)
        shown = sum(len(roll) for roll in self.cups) + sum(len(roll) for roll in self.laid)
        return {"dice": graveyard + shaking + shown}


def bid_text(bid: Bid) -> Text:
    """A bid in words: "eight 4s", "five stars"."""
    key = "bid-stars" if bid.face == STAR else "bid-numbers"
    return Text("bluff", key, {"count": bid.count, "face": bid.face})
