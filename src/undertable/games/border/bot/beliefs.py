"""Reading the others: what their declarations are worth, after all that was seen and heard."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from undertable.core.types import Event
from undertable.games.border.bot.habits import (
    FORBIDDEN_SHARE,
    LIAR_COUNTS,
    LIAR_GOODS,
    USUAL_LIES,
    WRONG_CARDS,
)
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import CARDS, FINES, KINDS, LEGAL_KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import (
    MOST_CARDS,
    BorderView,
    Bribed,
    Looked,
    Opened,
    Sold,
)

TRUST = 4.0
"""How many declarations the general habit counts for, against what was seen of a player."""


class Reading:
    """What this seat believes about the others' suitcases."""

    def __init__(self, view: BorderView, history: Sequence[Event]) -> None:
        self.view = view
        self.unseen = _unseen(view)
        self.lying = _lying(len(view.places), history)
        self.wrong_loss = self._loss_of_wrong_card()

    def _loss_of_wrong_card(self) -> float:
        """Value and fine of a card that should not be in a suitcase, on average."""
        forbidden = self._mean_loss(range(LEGAL_KINDS, KINDS))
        legal = self._mean_loss(range(LEGAL_KINDS))
        return FORBIDDEN_SHARE * forbidden + (1 - FORBIDDEN_SHARE) * legal

    def _mean_loss(self, goods: range) -> float:
        cards = sum(self.unseen[good] for good in goods)
        if not cards:
            return 0.0
        losses = sum(self.unseen[good] * (VALUES[good] + FINES[good]) for good in goods)
        return losses / cards

    def lie(self, seat: int, count: int, good: int) -> float:
        """How likely it is that this player has not packed what he says."""
        place = self.view.places[seat]
        if place.suitcase is not None and place.suitcase != count and seat != self.view.seat:
            return 1.0
        lying = self.lying[seat]
        if self._last_chance():
            lying = max(lying, 0.85)
        guilty = lying * LIAR_COUNTS[count] * LIAR_GOODS[good]
        honest = (1 - lying) * self._could(count, good)
        return guilty / (guilty + honest) if guilty + honest else 0.5

    def _could(self, count: int, good: int) -> float:
        """How likely a hand of five has just so many cards of the good."""
        total, mine = sum(self.unseen), self.unseen[good]
        if total < MOST_CARDS:
            return 0.2
        rest = comb(total - mine, MOST_CARDS - count)
        return comb(mine, count) * rest / comb(total, MOST_CARDS)

    def _last_chance(self) -> bool:
        """Whatever stays in hand now is lost."""
        return self.view.round == self.view.options.rounds and self.view.turn == self.view.turns

    def loss(self, seat: int) -> float:
        """What opening this suitcase would cost its owner if the declaration is false."""
        place = self.view.places[seat]
        packed = place.suitcase or place.count or 1
        return WRONG_CARDS[packed] * self.wrong_loss

    def loot(self, seat: int, worth: Worth) -> float:
        """What the wrong cards in this suitcase would be worth to whoever takes them."""
        place = self.view.places[seat]
        packed = place.suitcase or place.count or 1
        goods = range(LEGAL_KINDS, KINDS)
        cards = sum(self.unseen[good] for good in goods) or 1
        forbidden = sum(self.unseen[good] * worth.card(good) for good in goods) / cards
        each = FORBIDDEN_SHARE * forbidden + (1 - FORBIDDEN_SHARE) * VALUES[0]
        return WRONG_CARDS[packed] * each

    def temptation(self, seat: int, count: int, good: int, packed: int) -> float:
        """What a sheriff would expect behind such a declaration."""
        return self.lie(seat, count, good) * WRONG_CARDS[packed] * self.wrong_loss

    def expected_loss(self, seat: int) -> float:
        place = self.view.places[seat]
        assert place.count is not None
        assert place.good is not None
        return self.lie(seat, place.count, place.good) * self.loss(seat)

    def weight(self, seat: int) -> float:
        """What another's loss of a dollar is worth: more if he is ahead of all the rest."""
        view = self.view
        rivals = [place.cash for s, place in enumerate(view.places) if s != view.seat]
        usual = 1 / (len(view.places) - 1)
        cash = view.places[seat].cash
        if cash is None or None in rivals or cash < max(c for c in rivals if c is not None):
            return usual
        return 1.5 * usual


def _unseen(view: BorderView) -> list[int]:
    """Cards that lie neither with this seat nor on the discards."""
    own = counted(view.hand + view.suitcase + view.behind + view.under)
    return [CARDS[good] - own[good] - view.discards[good] for good in range(KINDS)]


def _lying(seats: int, history: Sequence[Event]) -> list[float]:
    """For each player the share of false declarations, as far as it has shown."""
    lies = [TRUST * USUAL_LIES] * seats
    seen = [TRUST] * seats
    for event in history:
        match event:
            case Opened():
                lies[event.seat] += bool(event.wrong)
                seen[event.seat] += 1
            case Looked():
                lies[event.seat] += bool(event.taken)
                seen[event.seat] += 1
            case Bribed():
                lies[event.seat] += 0.9
                seen[event.seat] += 1
            case Sold():
                forbidden = sum(good >= LEGAL_KINDS for good in event.cards)
                lies[event.seat] += 0.4 * forbidden
                seen[event.seat] += 0.4 * forbidden + 0.2 * (len(event.cards) - forbidden)
            case _:
                pass
    return [min(0.95, max(0.05, lie / of)) for lie, of in zip(lies, seen, strict=True)]
