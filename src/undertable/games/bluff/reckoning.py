"""Bluff: what each move is worth to a seat, as the share of games it would go on to win.

A doubt is reckoned exactly, by the likely dice under the other cups. A raise is reckoned by what
the next player will make of it: doubt it, or go one higher and face a doubt in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import NamedTuple

from undertable.core.pieces import Event
from undertable.games.bluff.odds import Spread, chance, hit, least, mean, together
from undertable.games.bluff.pieces import FACES, Bid, BluffView, Roll
from undertable.games.bluff.reading import Reading, heard_this_round, plus, spreads, trusted
from undertable.games.bluff.rules import FITS

DICE_WORTH = tuple(float(dice**2.4) for dice in range(6))
"""Chances to win the game are nearly in this proportion (measured between equal bots)."""
START_WORTH = 1.15
MOST = 5


class Temper(NamedTuple):
    """What makes a bot the player it is."""

    reading: Reading
    """How it reads the bids of others."""
    read: Reading
    """How it thinks that others read its own bids."""
    readers: float = 0.85
    """How many of the others it takes for readers; the rest goes by averages alone."""
    foresight: bool = True
    """Whether it thinks about what comes after the next player's raise."""
    heat: float = 0.01
    """How much worth it gives up for not being predictable."""
    steep: float = 2.0
    """How surely it takes others to doubt as soon as a bid is above their expectation."""
    ease: float = 0.03
    """What it is worth that somebody else has to go on."""
    strain: float = 0.04
    """What it costs to have to bid a die more than is likely."""


class Known:
    """What a seat knows or believes about all dice, and what the others can see."""

    def __init__(self, view: BluffView, history: Sequence[Event], reading: Reading) -> None:
        assert view.seat is not None
        seats = len(view.dice)
        self.order = [s % seats for s in range(view.seat + 1, view.seat + seats)]
        self.order = [seat for seat in self.order if view.dice[seat]]
        self.next_cup = view.cups[self.order[0]]
        self.own = len(view.cup)
        self.hidden = sum(view.cups)
        self.shown = FITS[()]
        for laid in view.laid:
            self.shown = plus(self.shown, FITS[laid])
        self.sure = plus(self.shown, FITS[view.cup])
        heard = heard_this_round(view, history)
        self.cups = [spreads(view.cups[seat], heard[seat], reading) for seat in self.order]
        self.next = self.cups[0]
        self.rest = [self._rest(face) for face in range(7)]

    def _rest(self, face: int) -> Spread:
        rest: Spread = (1.0,)
        for cup in self.cups[1:]:
            rest = together(rest, cup[face])
        return rest

    @cached_property
    def loose(self) -> list[Spread]:
        """For each face, how many of the dice that this seat does not know fit it."""
        return [together(self.rest[face], self.next[face]) for face in range(7)]

    @cached_property
    def mean(self) -> list[float]:
        return [self.sure[face] + mean(self.loose[face]) for face in range(7)]

    def most(self, face: int) -> int:
        """As many dice as can possibly fit."""
        return self.sure[face] + len(self.loose[face]) - 1

    def likely(self, bid: Bid) -> float:
        """How likely it is that the bid holds."""
        missing = bid.count - self.sure[bid.face]
        return sum(self.loose[bid.face][missing:]) if missing > 0 else 1.0

    def after_laying(self, dice: Roll) -> Known:
        """The same before the dice that are not laid out have been shaken again."""
        other = Known.__new__(Known)
        other.order, other.next_cup, other.next = self.order, self.next_cup, self.next
        other.own = self.own - len(dice)
        other.hidden = self.hidden - len(dice)
        other.shown = other.sure = plus(self.shown, FITS[tuple(sorted(dice))])
        shaken = [chance(other.own, face) for face in range(7)]
        other.rest = [together(self.rest[face], shaken[face]) for face in range(7)]
        return other


class Reckoning:
    """The worth of every move in one position."""

    def __init__(self, view: BluffView, known: Known, temper: Temper) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.known = known
        self.temper = temper
        self.next = known.order[0]
        self.pair = len(known.order) == 1
        everybody = (self.seat, *known.order)
        self.now = sum(self.prospect(view.dice, seat) for seat in everybody) / len(everybody)
        self.if_doubted = self._endings(self.seat, self.next)
        self._facing: dict[Bid, float] = {}

    # After the cups are up.

    def prospect(self, dice: Sequence[int], starter: int) -> float:
        """The chance to win the game from the next round on."""
        worth = [DICE_WORTH[count] for count in dice]
        worth[starter] *= START_WORTH
        return worth[self.seat] / sum(worth)

    def _endings(self, bidder: int, doubter: int) -> list[float]:
        """The prospects for each difference of truth and bid, from 5 too few to 5 too many."""
        return [self._ending(bidder, doubter, off) for off in range(-MOST, MOST + 1)]

    def _ending(self, bidder: int, doubter: int, off: int) -> float:
        """B15-B19: what a doubt costs whom, and who starts after it."""
        dice = list(self.view.dice)
        if off > 0:
            dice[doubter] = max(0, dice[doubter] - off)
        elif off < 0:
            dice[bidder] = max(0, dice[bidder] + off)
        elif self.view.options.exact == "doubter_loses_one":
            dice[doubter] -= 1
        else:
            dice = [max(0, n - (seat != bidder)) for seat, n in enumerate(dice)]
        return self.prospect(dice, doubter if off < 0 else bidder)

    # Doubting.

    def doubt(self, bid: Bid, bidder: int) -> float:
        """The worth of doubting this bid."""
        endings = self._endings(bidder, self.seat)
        sure = self.known.sure[bid.face] - bid.count
        return _expect(endings, sure, self.known.loose[bid.face])

    # Raising.

    def bid(self, bid: Bid) -> float:
        """The worth of making this bid; dice may be laid out with it if the table allows that."""
        kept = self.keep(bid)
        if not self.view.options.laying_out or self.known.own < 2:
            return kept
        return max([kept, *(self.lay_out(bid, dice) for dice in layings(self.view.cup, bid))])

    def keep(self, bid: Bid) -> float:
        others = self.known.hidden - self.known.own
        base = self.known.shown[bid.face] + others * hit(bid.face)
        trust = trusted(self.known.own, bid.face, bid.count - base, self.temper.read)
        return self._answered(bid, trust)

    def lay_out(self, bid: Bid, dice: Roll) -> float:
        """The worth of laying out these dice after the bid, and shaking the rest again."""
        after = Reckoning(self.view, self.known.after_laying(dice), self.temper)
        return after._answered(bid, after.known.own * hit(bid.face))

    def _answered(self, bid: Bid, trust: float) -> float:
        """What becomes of a bid: the next player doubts it, or raises it in turn.

        `trust` is how many dice of this seat's cup the others will think fit the bid.
        """
        known, face = self.known, bid.face
        others = known.hidden - known.next_cup
        raised = self._raised(bid, trust)
        spare = bid.count - known.shown[face] - others * hit(face)
        lift = trust - known.own * hit(face)
        short = known.sure[face] - bid.count
        worth = 0.0
        for fits, likely in enumerate(known.next[face]):
            doubt = self._doubted(bid, fits, spare - fits, lift)
            value = (1 - doubt) * raised
            if doubt:
                value += doubt * _expect(self.if_doubted, short + fits, known.rest[face])
            worth += likely * value
        return worth

    def _doubted(self, bid: Bid, fits: int, excess: float, lift: float) -> float:
        """How likely the next player doubts with so many fitting dice of the own."""
        missing = bid.count - self.known.shown[bid.face] - fits
        if missing <= 0:
            return 0.0
        if missing > self.known.hidden - self.known.next_cup:
            return 1.0
        steep, readers = self.temper.steep, self.temper.readers
        naive = 1 / (1 + exp(steep * (0.2 - excess)))
        return (1 - readers) * naive + readers / (1 + exp(steep * (lift - excess)))

    def _raised(self, bid: Bid, trust: float) -> float:
        """The worth of the position once the next player has raised this bid."""
        if not self.temper.foresight:
            return self.now + self.temper.ease
        floor = least(bid)
        total = worth = 0.0
        for face in FACES:
            if floor[face] > self.view.cap:
                continue
            seen = self.known.mean[face] - self.known.sure[face] + self.known.shown[face]
            mine = trust if face == bid.face else self.known.own * hit(face)
            liking = 1 / (1 + exp(1.5 * (floor[face] - seen - mine))) ** 2 + 1e-6
            total += liking
            worth += liking * self._faced(Bid(floor[face], face))
        return self.temper.ease + (worth / total if total else self.now)

    def _faced(self, bid: Bid) -> float:
        """The worth of standing before this bid of the next player's."""
        if bid not in self._facing:
            strain = self.temper.strain * min(0.0, self._slack(bid))
            self._facing[bid] = max(self.now + strain, self._shown_up(bid))
        return self._facing[bid]

    def _shown_up(self, bid: Bid) -> float:
        """The worth of doubting the next player's raise, who will have half a die more for it."""
        if not self.pair:
            return self.now
        endings = self._endings(self.next, self.seat)
        short, loose = self.known.sure[bid.face] - bid.count, self.known.loose[bid.face]
        return (_expect(endings, short, loose) + _expect(endings, short + 1, loose)) / 2

    def _slack(self, bid: Bid) -> float:
        """How much room the likely dice leave above a bid, on the face where it is most."""
        floor = least(bid)
        return max(self.known.mean[face] - floor[face] for face in FACES)


def layings(cup: Roll, bid: Bid) -> list[Roll]:
    """What is worth laying out after a bid: all dice that fit it, else any one die."""
    fitting = tuple(die for die in cup if FITS[(die,)][bid.face])
    if len(fitting) == len(cup):
        return []
    return [fitting] if fitting else [(die,) for die in sorted(set(cup))]


def _expect(endings: list[float], off: int, spread: Spread) -> float:
    """The mean of the endings, where `off` dice are sure and the spread says how many more."""
    worth = 0.0
    for fits, likely in enumerate(spread, off):
        worth += likely * endings[min(MOST, max(-MOST, fits)) + MOST]
    return worth
