"""Bluff: what a seat knows of the dice, what it believes of the others, and what they see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce

from undertable.core.types import Event
from undertable.games.bluff.bot.odds import Spread, chance, hit, mean, together
from undertable.games.bluff.bot.reading import Reading, heard_this_round, plus, spreads
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.types import Bid, BluffView, Roll


class Known:
    """Lists by face have an item for each face, 1 to 6; item 0 means nothing."""

    def __init__(
        self,
        order: list[int],
        own: int,
        others: int,
        shown: tuple[int, ...],
        sure: tuple[int, ...],
        next_cup: Sequence[Spread],
        rest: Sequence[Spread],
        shaken: int = 0,
    ) -> None:
        self.order = order
        """The others who still have dice, the next one first."""
        self.own = own
        """How many dice are under the own cup."""
        self.others = others
        """How many dice are under the other cups."""
        self.shown = shown
        """By face, how many of the dice that lie open fit."""
        self.sure = sure
        """By face, how many of the dice that this seat knows fit."""
        self.next_cup = next_cup
        """By face, how many dice of the next player's fit."""
        self.rest = rest
        """By face, how many fit of the dice that neither this seat nor the next player knows."""
        self.shaken = shaken
        """How many of the own dice this seat has yet to look at."""

    @cached_property
    def loose(self) -> list[Spread]:
        """By face, how many of all dice that this seat does not know fit."""
        return [together(self.rest[face], self.next_cup[face]) for face in range(7)]

    @cached_property
    def mean(self) -> list[float]:
        """By face, how many dice fit on average."""
        return [self.sure[face] + mean(self.loose[face]) for face in range(7)]

    @cached_property
    def next_unseen(self) -> int:
        """How many dice the next player does not see."""
        return self.own + self.others - (len(self.next_cup[1]) - 1)

    def beside_own(self, face: int) -> float:
        """How many dice fit on average that are not under the own cup."""
        unknown = self.mean[face] - self.sure[face] - self.shaken * hit(face)
        return self.shown[face] + unknown

    def proves(self, bid: Bid) -> bool:
        return self.sure[bid.face] >= bid.count

    def likely(self, bid: Bid) -> float:
        """How likely it is that the bid holds."""
        missing = bid.count - self.sure[bid.face]
        return sum(self.loose[bid.face][missing:]) if missing > 0 else 1.0

    def after_laying(self, dice: Roll) -> Known:
        """These dice lie open, and the others under the own cup are being shaken again."""
        own = self.own - len(dice)
        shown = plus(self.shown, FITS[tuple(sorted(dice))])
        rest = [together(self.rest[face], chance(own, face)) for face in range(7)]
        return Known(self.order, own, self.others, shown, shown, self.next_cup, rest, own)


def known_to(view: BluffView, history: Sequence[Event], reading: Reading) -> Known:
    """What the seat of this view can know, if it reads bids like this."""
    assert view.seat is not None
    seats = len(view.dice)
    round_the_table = [seat % seats for seat in range(view.seat + 1, view.seat + seats)]
    order = [seat for seat in round_the_table if view.dice[seat]]
    heard = heard_this_round(view, history)
    next_cup, *cups = [spreads(view.cups[seat], heard[seat], reading) for seat in order]
    nothing: Spread = (1.0,)
    rest = [reduce(together, (cup[face] for cup in cups), nothing) for face in range(7)]
    shown = open_fits(view)
    sure = plus(shown, FITS[view.cup])
    own = len(view.cup)
    return Known(order, own, sum(view.cups) - own, shown, sure, next_cup, rest)


def open_fits(view: BluffView) -> tuple[int, ...]:
    """By face, how many of the dice that lie open fit."""
    return reduce(plus, (FITS[laid] for laid in view.laid))
