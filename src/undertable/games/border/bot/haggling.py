"""At the desk: what to offer, what to demand, when to give in."""

from __future__ import annotations

from msgspec import Struct

from undertable.core.bot import Policy, surely
from undertable.core.dice import FastDice
from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.border.bot.beliefs import PAYS, best_demand
from undertable.games.border.bot.character import Character
from undertable.games.border.rules.choices import ACCEPT, DEMANDS, OFFERS, OPEN
from undertable.games.border.types import Haggle


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


class Asking(Struct, frozen=True):
    """What a suitcase on the desk looks like to a sheriff."""

    loss: float
    """What opening should cost the traveller, if something is wrong,"""
    spread: tuple[float, ...]
    """how far the truth may lie from that,"""
    weight: float
    """and what a dollar of it is worth to the sheriff."""
    cash: int | None

    def demand(self, offered: int = 0) -> float:
        """The sum to insist on; whoever has offered so much has at least something to lose."""
        loss = max(self.loss, 0.1)
        likely = tuple(part for part in self.spread if PAYS * part * loss >= offered)
        likely = likely or (offered / PAYS / loss,)
        return best_demand(loss, self.cash, self.weight, likely)[0]

    def able(self, demand: float) -> float:
        """What those would lose on average who might pay so much."""
        rich = [part for part in self.spread if PAYS * part * self.loss >= demand]
        return self.loss * (sum(rich) / len(rich) if rich else self.spread[-1])


def traveller_says(talk: Talk, loss: float, asking: Asking, cash: int, who: Character) -> Policy:
    """Offers rise towards what the sheriff should insist on, the same for much as for little.

    So they tell nothing but that there is enough to lose. Honest people mostly just open.
    """
    expected = asking.demand()
    step = min(1.0, len(talk.mine) / who.patience)
    path = expected * (who.first_offer + step * (1 - who.first_offer))
    if loss > 0:
        most = loss * (who.last_offer - talk.mood * who.mood)
        return surely(_smuggler_says(talk, path, most, cash, who))
    if talk.mine or not cash or not who.feint:
        return surely(OPEN)
    return (OPEN, 1 - who.feint), (OFFERS[min(cash, max(1, round(path)))], who.feint)


def _smuggler_says(talk: Talk, path: float, most: float, cash: int, who: Character) -> Move:
    demand = talk.standing
    last = len(talk.mine) > who.patience or talk.last_words
    ready = min(most, cash) if last else min(most, max(1.0, path))
    if demand is not None and demand <= min(cash, ready):
        return ACCEPT
    if last:
        return OPEN
    offer = max(1, round(ready), *talk.mine)
    if demand is not None:
        offer = min(offer, max(demand - 1, 0))
    return OFFERS[min(offer, cash)]


def sheriff_says(talk: Talk, asking: Asking, most: int, who: Character) -> Policy:
    """From a first demand down to the last; then less is taken only now and then."""
    offer = talk.standing
    last = asking.demand(max(talk.theirs, default=0)) * (who.greed + talk.mood * who.mood)
    step = min(1.0, len(talk.mine) / who.patience)
    wish = last * (who.first_demand - step * (who.first_demand - 1))
    if offer and offer >= min(wish, most):
        return surely(ACCEPT)
    if len(talk.mine) > who.patience or talk.last_words:
        refused = talk.theirs[-2] if len(talk.mine) > who.patience and len(talk.theirs) > 1 else 0
        return _takes(offer or 0, refused, last, asking, who, OPEN)
    asked = max(1, round(wish), (offer or 0) + 1)
    if talk.mine:
        asked = min(asked, talk.mine[-1])
    demand = DEMANDS[min(asked, most)]
    if offer and len(talk.mine) == who.patience:  # after this demand the other has the last word
        return _takes(offer, 0, last, asking, who, demand)
    return surely(demand)


def _takes(
    offer: int, refused: int, last: float, asking: Asking, who: Character, otherwise: Move
) -> Policy:
    """Who comes again with what was refused before gains nothing by it."""
    before, now = (_yields(money, last, asking, who) for money in (refused, offer))
    yields = max(0.0, now - before) / (1 - before) if before < 1 else 1.0
    both = (ACCEPT, yields), (otherwise, 1 - yields)
    return tuple((move, chance) for move, chance in both if chance)


def _yields(offer: int, last: float, asking: Asking, who: Character) -> float:
    """An offer below the last demand is accepted just so often that it does not pay to insist.

    That is reckoned for those who might pay the demand; nobody else has a choice.
    """
    share = 1 + asking.weight
    if offer * share <= who.sternness * asking.weight * asking.loss:
        return 0.0
    if offer >= last:
        return 1.0
    loss = asking.able(last)
    spared = loss - share * offer
    yields = (loss - share * last) / spared if spared > 0 else 1.0
    return min(1.0, max(0.0, yields))


def highest(moves: Moves) -> int:
    """The largest sum that may be named now, or 0."""
    last = moves[len(moves) - 1]
    return int(getattr(last, "amount", 0))
