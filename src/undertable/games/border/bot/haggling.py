"""At the desk: what to offer, what to demand, when to give in."""

from __future__ import annotations

from msgspec import Struct

from undertable.core.dice import Dice, FastDice
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.border.bot.character import Character
from undertable.games.border.rules.choices import ACCEPT, DEMANDS, OFFERS, OPEN
from undertable.games.border.types import Haggle

OFFERED_SHARES = (0.2, 0.3, 0.4, 0.5, 0.6)
"""What part of the loss a first, second ... offer usually is."""
PRIDE = 1.1
"""Rather than pay so many times the most it wanted to, a traveller opens."""


class Talk(Struct, frozen=True):
    """Where the haggle stands for the one who speaks."""

    mine: tuple[int, ...]
    """The sums I have named."""
    theirs: tuple[int, ...]
    standing: int | None
    last_words: bool
    mood: float
    """From -1, soft, to 1, hard: the same all through one haggle."""

    @classmethod
    def of(cls, haggle: Haggle, when: str) -> Talk:
        sums = [(word.seat, word.amount) for word in haggle.words if word.amount is not None]
        left = haggle.words_left
        return cls(
            tuple(amount for seat, amount in sums if seat == haggle.speaker),
            tuple(amount for seat, amount in sums if seat != haggle.speaker),
            haggle.standing,
            left is not None and left <= 2,
            int(FastDice(f"{when} {haggle.speaker} {haggle.traveller}").below(201)) / 100 - 1,
        )


def traveller_says(talk: Talk, loss: float, cash: int, who: Character, dice: Dice) -> Move:
    """From a first offer towards the last, in even steps; honest people just open."""
    if loss <= 0:
        if not talk.mine and cash and int(dice.below(1000)) < 1000 * who.feint:
            return OFFERS[1]
        return OPEN
    last = who.last_offer + talk.mood * who.mood
    step = min(1.0, len(talk.mine) / who.patience)
    ready = loss * (who.first_offer + step * (last - who.first_offer))
    demand = talk.standing
    if demand is not None and demand <= min(cash, max(1.0, ready)):
        return ACCEPT
    if len(talk.mine) > who.patience or talk.last_words:
        return _traveller_ends(demand, loss * last, cash)
    offer = max(1, round(ready), *talk.mine)
    if demand is not None:
        offer = min(offer, max(demand - 1, 0))
    return OFFERS[min(offer, cash)]


def _traveller_ends(demand: int | None, most: float, cash: int) -> Move:
    if demand is not None and demand <= cash and demand <= PRIDE * most:
        return ACCEPT
    return OPEN


def sheriff_says(talk: Talk, loss: float, weight: float, most: int, who: Character) -> Move:
    """From a first demand towards the last; below that it is better to see them lose."""
    offer = talk.standing
    believed = _believed_loss(talk, loss)
    last = who.last_demand + talk.mood * who.mood
    step = min(1.0, len(talk.mine) / who.patience)
    wish = believed * (who.first_demand - step * (who.first_demand - last))
    floor = believed * max(last, who.sternness * weight / (1 + weight))
    if offer is not None and offer >= min(wish, most):
        return ACCEPT
    if len(talk.mine) >= who.patience or talk.last_words:
        return ACCEPT if offer is not None and offer >= floor and offer > 0 else OPEN
    demand = max(1, round(wish), (offer or 0) + 1)
    if talk.mine:
        demand = min(demand, talk.mine[-1])
    return DEMANDS[min(demand, most)]


def _believed_loss(talk: Talk, loss: float) -> float:
    """What is at stake for the traveller, judged by the suitcase and by his offers."""
    if not talk.theirs:
        return loss
    usual = OFFERED_SHARES[min(len(talk.theirs), len(OFFERED_SHARES)) - 1]
    guess = 0.5 * loss + 0.5 * talk.theirs[-1] / usual
    return max(min(guess, 2 * loss), talk.theirs[-1])


def highest(moves: Moves) -> int:
    """The largest sum that may be named now, or 0."""
    last = moves[len(moves) - 1]
    return int(getattr(last, "amount", 0))
