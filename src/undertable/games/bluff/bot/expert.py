"""Bluff: the expert. It thinks about every cup that might stand there, and tries its moves.

What the others may hold is weighed by what their policy would have bid with it; each move is played
on to the end of the round in worlds drawn by these weights. What it finds sharpens the policy it
starts from, only so far that it stays mixed: whoever knows it can read it (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from undertable.core.bot import Bot, Policy, chance_of
from undertable.core.dice import Dice, FastDice
from undertable.core.legal import Moves
from undertable.core.search import World, sharpened, tried
from undertable.core.types import Event
from undertable.games.bluff.bot.equilibria import solved
from undertable.games.bluff.bot.learned import Speaker
from undertable.games.bluff.bot.outlook import outlook
from undertable.games.bluff.bot.reading import this_round
from undertable.games.bluff.rules.choices import BIDS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.track import NO_BID, RUNGS
from undertable.games.bluff.solver.tree import Floats, hand_chances, hands
from undertable.games.bluff.types import Bid, Bidden, BluffView, LaidOut, Peeked, Roll
from undertable.games.bluff.view import PHASES

WORLDS = 96
"""In how many worlds it tries its moves, shared by the players: well within a second a move."""
MISTAKES = 0.02
"""How often it takes others to bid anything at all."""
MOVES = 10
"""How many moves it tries, the likeliest."""
HEAT = 0.03
"""How many games it gives up to stay mixed."""
GRAIN = 1_000_000


class Spoken(NamedTuple):
    """A bid as its bidder stood before it, but for the cup."""

    view: BluffView
    history: list[Event]
    bid: Bid


class Expert(Bot):
    def __init__(self, base: Bot, worlds: int = WORLDS, heat: float = HEAT) -> None:
        self.base, self.worlds, self.heat = base, worlds, heat

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        policy = _likeliest(self.base.policy(view, history, legal))
        if len(legal) == 1 or solved(view, history) is not None:
            return policy
        assert view.seat is not None
        dice = FastDice(f"{view} {history[-1:]}")  # the same question has the same answer
        worlds = self._drawn(view, history, dice)
        # As many moves whatever the cup, even if one is sure: the time it takes tells nothing.
        moves = list(dict.fromkeys([*(move for move, _ in policy), *islice(legal, MOVES)]))[:MOVES]
        worth = tried(worlds, view.seat, moves, self.base, outlook, dice)
        return sharpened(policy, worth, self.heat)

    def _drawn(self, view: BluffView, history: Sequence[Event], dice: Dice) -> Iterator[World]:
        """Worlds as likely as the others' bids make them."""
        public = [event for event in this_round(history) if not isinstance(event, Peeked)]
        said = list(spoken(view, public))
        cups = {
            seat: self._weighed(count, [one for one in said if one.view.seat == seat])
            for seat, count in enumerate(view.cups)
            if count and seat != view.seat
        }
        for _ in range(self.worlds // sum(count > 0 for count in view.cups)):
            drawn = {seat: rolls[dice.pick(weights)] for seat, (rolls, weights) in cups.items()}
            yield World(state_of(view, drawn), [public] * len(view.cups))

    def _weighed(self, count: int, spoken: Sequence[Spoken]) -> tuple[list[Roll], list[int]]:
        """All cups of so many dice, and how likely its owner's bids make each."""
        rolls, weights = hands(count), hand_chances(count)
        for view, history, bid in spoken:
            weights = weights * self._said(view, history, bid, rolls)
        return rolls, (GRAIN * weights / weights.max()).astype(int).tolist()

    def _said(
        self, view: BluffView, history: Sequence[Event], bid: Bid, rolls: Sequence[Roll]
    ) -> Floats:
        """How likely each cup makes this bid; nobody is taken never to err."""
        legal = BIDS[view.cap][0 if view.bid is None else RUNGS[view.cap][view.bid] + 1]
        if isinstance(self.base, Speaker):
            chances = self.base.speaks(view, history, bid, rolls)
        else:
            policies = (self.base.policy(replace(view, cup=r), history, legal) for r in rolls)
            chances = [chance_of(bid, policy) for policy in policies]
        return MISTAKES / len(legal) + (1 - MISTAKES) * np.array(chances)


def _likeliest(policy: Policy) -> Policy:
    best = sorted(policy, key=lambda item: -item[1])[:MOVES]
    total = sum(chance for _, chance in best)
    return [(move, chance / total) for move, chance in best]


def spoken(view: BluffView, events: Sequence[Event]) -> Iterator[Spoken]:
    """The bids of this round that speak of cups as they stand now."""
    shaken = {event.seat: i for i, event in enumerate(events) if isinstance(event, LaidOut)}
    bid, bidder = None, None
    for i, event in enumerate(events):
        if not isinstance(event, Bidden):
            continue
        now = Bid(event.count, event.face)
        if shaken.get(event.seat, -1) < i:
            then = replace(
                view, seat=event.seat, turn=event.seat, phase="bidding", bid=bid, bidder=bidder
            )
            yield Spoken(then, list(events[:i]), now)
        bid, bidder = now, event.seat


def state_of(view: BluffView, cups: dict[int, Roll]) -> Bluff:
    """The game as it stands, with these cups for the others."""
    state = Bluff(len(view.dice), view.options)
    state.phase, state.round, state.turn = PHASES.index(view.phase), view.round, view.turn
    state.dice_left = list(view.dice)
    state.alive = [seat for seat, dice in enumerate(view.dice) if dice]
    state.waiting, state.contenders = [], []
    state.cups = [cups.get(seat, ()) for seat in range(state.seats)]
    state.cups[view.seat or 0] = view.cup
    state.laid = list(view.laid)
    state.cap = view.cap
    state.rung = NO_BID if view.bid is None else RUNGS[view.cap][view.bid]
    state.bidder = view.bidder or 0
    return state
