"""Bluff: what each move is worth to a seat, as the share of games it would go on to win.

A doubt is reckoned exactly, by the likely dice under the other cups. A raise is reckoned by what
the next player will make of it: doubt it, or go one higher and face a doubt in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from undertable.games.bluff.bot.beliefs import Known
from undertable.games.bluff.bot.odds import Spread, hit, least
from undertable.games.bluff.bot.reading import Reading, trusted
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.types import FACES, FURTHEST, MOST_DICE, Bid, BluffView, Roll

DICE_WORTH = tuple(float(dice**2.4) for dice in range(6))
"""Chances to win the game are nearly in this proportion (measured between equal bots)."""
START_WORTH = 1.15
MOST = 5
NAIVE_TRUST = 0.2
"""How many dice above the average even a player who reads nothing lets a bidder have."""
CHOOSY = 1.5
"""How strongly a raiser is taken to prefer a face by what the dice are likely to show."""


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
    daring: float = 0.05
    """The bids it dares hold at least this often, and those it doubts fail at least this often."""
    heat: float = 0.01
    """How much worth it gives up for not being predictable."""
    steep: float = 2.0
    """How surely it takes others to doubt as soon as a bid is above their expectation."""
    ease: float = 0.04
    """What each other player is worth who has to go on before the bid comes back."""
    strain: float = 0.04
    """What it costs to have to bid a die more than is likely."""


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
        self.stake = 4 * self.now * (1 - self.now)
        self.ease = temper.ease * self.stake * len(known.order)
        self.strain = temper.strain * self.stake / len(known.order)
        self.if_doubted = self._endings(self.seat, self.next)
        self.if_doubting = self._endings(self.next, self.seat)
        self._facing: dict[Bid, float] = {}
        self._laid: dict[Roll, Reckoning] = {}

    # After the cups are up.

    def prospect(self, dice: Sequence[int], starter: int) -> float:
        """The chance to win the game from the next round on."""
        worth = [DICE_WORTH[count] for count in dice]
        worth[starter] *= START_WORTH
        return worth[self.seat] / sum(worth)

    def _endings(self, bidder: int, doubter: int) -> list[float]:
        """The prospects for each difference of truth and bid; `_expect` knows where they lie."""
        near = [self._ending(bidder, doubter, off) for off in range(-MOST, MOST + 1)]
        return [near[0]] * (FURTHEST - MOST) + near + [near[-1]] * (MOST_DICE - MOST)

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
        base = self.known.shown[bid.face] + self.known.others * hit(bid.face)
        trust = trusted(self.known.own, bid.face, bid.count - base, self.temper.read)
        return self._answered(bid, trust)

    def lay_out(self, bid: Bid, dice: Roll) -> float:
        """The worth of laying out these dice after the bid, and shaking the rest again."""
        if dice not in self._laid:
            self._laid[dice] = Reckoning(self.view, self.known.after_laying(dice), self.temper)
        after = self._laid[dice]
        return after._answered(bid, after.known.own * hit(bid.face))

    def _answered(self, bid: Bid, trust: float) -> float:
        """What becomes of a bid: the next player doubts it, or raises it in turn.

        `trust` is how many dice of this seat's cup the others will think fit the bid.
        """
        known, face = self.known, bid.face
        raised = self._raised(bid, trust)
        spare = bid.count - known.shown[face] - known.next_unseen * hit(face)
        lift = trust - known.own * hit(face)
        short = known.sure[face] - bid.count
        worth = 0.0
        for fits, likely in enumerate(known.next_cup[face]):
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
        if missing > self.known.next_unseen:
            return 1.0
        steep, readers = self.temper.steep, self.temper.readers
        naive = 1 / (1 + exp(steep * (NAIVE_TRUST - excess)))
        reading = 1 / (1 + exp(steep * (lift - excess)))
        return (1 - readers) * naive + readers * reading

    def _raised(self, bid: Bid, trust: float) -> float:
        """The worth of the position once the next player has raised this bid."""
        if not self.temper.foresight:
            return self.now + self.ease
        floor = least(bid)
        total = worth = 0.0
        for face in FACES:
            if floor[face] > self.view.cap:
                continue
            mine = trust if face == bid.face else self.known.own * hit(face)
            room = self.known.beside_own(face) + mine - floor[face]
            liking = 1 / (1 + exp(-CHOOSY * room)) ** 2 + 1e-6
            total += liking
            worth += liking * self._faced(Bid(floor[face], face))
        return self.ease + (worth / total if total else self.now)

    def _faced(self, bid: Bid) -> float:
        """The worth of standing before this bid of the next player's."""
        if bid not in self._facing:
            strain = self.strain * min(0.0, self._slack(bid))
            self._facing[bid] = max(self.now + strain, self._shown_up(bid))
        return self._facing[bid]

    def _shown_up(self, bid: Bid) -> float:
        """The worth of doubting the next player's raise, who will have half a die more for it."""
        if not self.pair:
            return 0.0
        endings = self.if_doubting
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
    first = off + FURTHEST
    return float(sum(map(mul, spread, endings[first : first + len(spread)])))
