"""Bluff: the bots.

`easy` and `normal` are one player with two tempers, `hard` plays what was solved and learned, and
`expert` looks ahead. `expected` and `reader`, who reads bids sharply, are yardsticks.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from undertable.core.bot import Bot, Policy, chance_of, softmax, surely
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.beliefs import known_to, open_fits
from undertable.games.bluff.bot.equilibria import place_of, solved
from undertable.games.bluff.bot.expert import Expert
from undertable.games.bluff.bot.learned import Learned, Speaker
from undertable.games.bluff.bot.odds import hit, least
from undertable.games.bluff.bot.reading import Reading, plus
from undertable.games.bluff.bot.value import Reckoning, Temper, layings
from undertable.games.bluff.rules.choices import BIDS, DOUBT, KEEP
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.track import RUNGS, order
from undertable.games.bluff.types import FACES, Bid, BluffView, LayOut, Roll

LOOSE = 1.7
"""How loosely hard plays what was learned of two players: to the letter it is easier to read.

Among more, to be loose costs wins, and nobody reads it less well for that (docs/bots.md).
"""
NO_READING = Reading(0, 0, 1)
TEMPERS = {
    "easy": Temper(
        NO_READING, NO_READING, readers=0, foresight=False, daring=0.2, heat=0.16, steep=1
    ),
    "normal": Temper(
        Reading(1, 0.5, 0.2), NO_READING, readers=0, foresight=False, daring=0.1, heat=0.06
    ),
    # Characters are normal, but going on is worth much to the one and little to the other.
    "boaster": Temper(
        Reading(1, 0.5, 0.2),
        NO_READING,
        readers=0,
        foresight=False,
        daring=0.02,
        heat=0.08,
        ease=0.13,
    ),
    "doubter": Temper(
        Reading(1, 0.5, 0.2),
        NO_READING,
        readers=0,
        foresight=False,
        daring=0.2,
        heat=0.05,
        ease=-0.03,
    ),
    "reader": Temper(Reading(3, -0.4, 0.02), Reading(3, -0.4, 0.02)),
}


def make_bot(level: str) -> Bot:
    if level == "expected":
        return Expected()
    if level in TEMPERS:
        return Thinker(TEMPERS[level])
    hard = Solver(Learned(LOOSE))
    return Expert(hard) if level == "expert" else hard


class Solver(Speaker):
    """Plays the equilibrium where there is a table of it, and like another bot elsewhere."""

    def __init__(self, elsewhere: Speaker) -> None:
        self.elsewhere = elsewhere

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        found = solved(view, history)
        return self.elsewhere.policy(view, history, legal) if found is None else found

    def speaks(
        self, view: BluffView, history: Sequence[Event], bid: Bid, cups: Sequence[Roll]
    ) -> list[float]:
        if place_of(view, history) is None:
            return self.elsewhere.speaks(view, history, bid, cups)
        legal = BIDS[view.cap][0 if view.bid is None else RUNGS[view.cap][view.bid] + 1]
        return [chance_of(bid, self.policy(replace(view, cup=cup), history, legal)) for cup in cups]


class Thinker(Bot):
    """Weighs doubting against raising by the share of games it would go on to win."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        known = known_to(view, history, self.temper.reading)
        reckoning = Reckoning(view, known, self.temper)
        weigh = _worth_of_layings if view.phase == "laying" else _worth_of_moves
        return softmax(weigh(view, reckoning), self.temper.heat * reckoning.stake, within=3)


def _worth_of_moves(view: BluffView, reckoning: Reckoning) -> dict[Move, float]:
    worth: dict[Move, float] = {bid: reckoning.bid(bid) for bid in _bids(view, reckoning)}
    if view.bid is None or view.bidder is None:
        return worth
    if not worth or reckoning.known.likely(view.bid) < 1 - reckoning.temper.daring:
        worth[DOUBT] = reckoning.doubt(view.bid, view.bidder)
    return worth


def _worth_of_layings(view: BluffView, reckoning: Reckoning) -> dict[Move, float]:
    assert view.bid is not None
    worth: dict[Move, float] = {KEEP: reckoning.keep(view.bid)}
    for dice in layings(view.cup, view.bid):
        worth[LayOut(dice)] = reckoning.lay_out(view.bid, dice)
    return worth


def _bids(view: BluffView, reckoning: Reckoning) -> list[Bid]:
    """The bids worth thinking about: neither hopeless nor far above what is likely."""
    known, floor = reckoning.known, least(view.bid)
    bids = []
    for face in FACES:
        highest = min(view.cap, max(floor[face], int(known.mean[face] + 2)))
        bids += [Bid(count, face) for count in range(floor[face], highest + 1)]
    proven = view.bid is not None and known.proves(view.bid)
    bar = 0 if proven else reckoning.temper.daring
    return [bid for bid in bids if known.likely(bid) > bar]


class Expected(Bot):
    """Bids the expected value and doubts above it: own dice, and an average share of the others.

    Of all bids that are not above expectation it makes the highest, and where there is none the one
    that is least above it.
    """

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        return surely(self._best(view, legal))

    def _best(self, view: BluffView, legal: Moves) -> Move:
        if view.phase == "laying":
            return KEEP
        expected = _expected(view)
        if view.bid is not None and view.bid.count > expected[view.bid.face]:
            return DOUBT
        bids = [move for move in legal if isinstance(move, Bid)]
        fair = [bid for bid in bids if bid.count <= expected[bid.face]]
        if fair:
            return max(fair, key=order)
        return max(bids, key=lambda bid: expected[bid.face] - bid.count, default=DOUBT)


def _expected(view: BluffView) -> list[float]:
    sure = plus(open_fits(view), FITS[view.cup])
    hidden = sum(view.cups) - len(view.cup)
    return [sure[face] + hidden * hit(face) for face in range(7)]
