"""At the desk, thought through: the other side in every mood and with all that it may have to lose.

Each of them is as likely as it makes what was said so far, if it talks like hard. What is said next
is what brings most against all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import exp
from typing import NamedTuple

from undertable.core.bot import Policy, softmax, surely
from undertable.core.types import Move
from undertable.games.border.bot.character import CHARACTERS, Character
from undertable.games.border.bot.haggling import Asking, Talk, sheriff_says
from undertable.games.border.rules.choices import ACCEPT, DEMANDS, OFFERS, OPEN
from undertable.games.border.types import Demand

MOODS = (-0.8, -0.4, 0.0, 0.4, 0.8)
SLACK = 1.5
"""Dollars by which somebody may say something else than was expected."""
UNLIKELY = 1e-3
"""Whoever says something quite different is no hard player, but somebody."""
SUMS = 8
"""So many offers are thought through."""
HARD: Character = CHARACTERS["hard"]


class Guilty(NamedTuple):
    """A traveller as he may be."""

    loss: float
    mood: float
    chance: float

    @property
    def most(self) -> float:
        """What he pays before he lets the suitcase be opened."""
        return self.loss * (HARD.last_offer - self.mood * HARD.mood)


# As sheriff.


def insisting(talk: Talk, asking: Asking, felt: float, most: int, heat: float) -> Policy:
    """Ask until he has said his last word; then for what brings most, or take what he offers.

    `felt` is what opening costs the traveller by what goods are worth to him in the end.
    """
    guilty = travellers(talk, asking, felt)
    offer = talk.standing or 0
    sums = {max(1, min(most, int(one.most))) for one in guilty}
    worth = {ask: _asked(ask, guilty, asking) for ask in sums if offer < ask <= most}
    best = max(worth, key=lambda ask: worth[ask], default=0)
    if best and len(talk.theirs) <= HARD.patience and not talk.last_words:
        left = 1 - len(talk.theirs) / (HARD.patience + 1)
        asked = best + round((max(worth) - best) * left)
        return surely(DEMANDS[min([asked, *talk.mine[-1:]])])
    values: dict[Move, float] = {
        OPEN: asking.weight * sum([one.chance * one.loss for one in guilty])
    }
    if offer:
        values[ACCEPT] = (1 + asking.weight) * offer
    if best and not talk.last_words:
        values[DEMANDS[best]] = worth[best]
    return softmax(values, heat)


def _asked(ask: int, guilty: list[Guilty], asking: Asking) -> float:
    """What it brings to insist on so much."""
    share = 1 + asking.weight
    return sum(
        [
            one.chance * (share * ask if one.most >= ask else asking.weight * one.loss)
            for one in guilty
        ]
    )


def travellers(talk: Talk, asking: Asking, felt: float) -> list[Guilty]:
    """Who may stand there, after all the offers he has made."""
    found = []
    for loss in _losses(asking.spread, felt):
        for mood in MOODS:
            said = _offers(loss, mood, talk, asking)
            off = sum([abs(a - b) for a, b in zip(said, talk.theirs, strict=False)])
            found.append(Guilty(loss, mood, UNLIKELY + exp(-off / SLACK)))
    total = sum([one.chance for one in found])
    return [one._replace(chance=one.chance / total) for one in found]


def _losses(parts: tuple[float, ...], mean: float) -> Iterator[float]:
    """The spread of losses, with what lies between its values and just beyond them."""
    for low, high in pairwise((0.4 * parts[0], *parts, 1.2 * parts[-1])):
        yield max(1.0, low * mean)
        yield max(1.0, (low + high) / 2 * mean)


def _offers(loss: float, mood: float, talk: Talk, asking: Asking) -> list[int]:
    """What he would have offered so far, one sum after the other."""
    expected = asking.demand()
    most = loss * (HARD.last_offer - mood * HARD.mood)
    said = []
    for number in range(len(talk.theirs)):
        step = min(1.0, number / HARD.patience)
        path = expected * (HARD.first_offer + step * (1 - HARD.first_offer))
        said.append(max(1, round(min(most, max(1.0, path)))))
    return said


# As traveller.


def paying(talk: Talk, loss: float, asking: Asking, cash: int, heat: float) -> Policy:
    """Every sum that may be offered, again and again, against every mood of the sheriff."""
    share = 1 + asking.weight
    costs: dict[Move, float] = {OPEN: loss}
    if talk.standing is not None and talk.standing <= cash:
        costs[ACCEPT] = share * talk.standing
    if not talk.last_words and len(talk.mine) <= 2 * HARD.patience:
        for offer in _worth_a_try(talk, loss, asking, cash):
            costs[OFFERS[offer]] = _meets(talk, offer, loss, asking, cash)
    return softmax({move: -cost for move, cost in costs.items()}, heat)


def _worth_a_try(talk: Talk, loss: float, asking: Asking, cash: int) -> set[int]:
    most = min(cash, round(min(loss, 1.5 * asking.demand())), (talk.standing or cash + 1) - 1)
    least = max(1, *talk.mine) if talk.mine else 1
    return {least + (most - least) * step // SUMS for step in range(SUMS + 1) if most >= least}


def _meets(talk: Talk, offer: int, loss: float, asking: Asking, cash: int) -> float:
    """What it costs in the end to offer just this, and to insist on it."""
    sheriff = Talk(talk.theirs, (*talk.mine, offer), offer, talk.last_words, 0.0)
    costs = [_answered(sheriff, mood, offer, loss, asking, cash) for mood in MOODS]
    return sum(costs) / len(costs)


def _answered(talk: Talk, mood: float, offer: int, loss: float, asking: Asking, cash: int) -> float:
    """The sheriff's answer, and what comes of it; he has heard this offer last."""
    share = 1 + asking.weight
    cost = 0.0
    moody = Talk(talk.mine, talk.theirs, offer, talk.last_words, mood)
    for move, chance in sheriff_says(moody, asking, cash, HARD):
        if move == ACCEPT:
            cost += chance * share * offer
        elif isinstance(move, Demand):
            again = Talk(
                (*talk.mine, move.amount), (*talk.theirs, offer), offer, talk.last_words, mood
            )
            later = _answered(again, mood, offer, loss, asking, cash)
            cost += chance * min(share * move.amount, loss, later)
        else:
            cost += chance * loss
    return cost
