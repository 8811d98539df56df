"""What cards are worth: sold at the end of the round, or kept for the final sale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undertable.core.dice import FastDice
from undertable.games.border.bot.habits import KEPT_SHARES
from undertable.games.border.goods import KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.rules.sale import incomes
from undertable.games.border.types import MOST_KEPT, BorderView

MOST_OF_ONE = 15
SAMPLES = 160
CHANCE_TO_KEEP = 0.5
"""How likely a dear card that gets across is among the three that are kept."""


@cache
def final_income(good: int, others: tuple[int, ...]) -> tuple[float, ...]:
    """What 0, 1, 2 ... cards bring at the final sale, against players who keep so many."""
    dice = FastDice(f"{good} {others}")
    totals = [0] * (MOST_OF_ONE + 1)
    for _ in range(SAMPLES):
        held = [_holding(good, kept, dice) for kept in others]
        for mine in range(MOST_OF_ONE + 1):
            totals[mine] += incomes(good, [mine, *held])[0]
    return tuple(total / SAMPLES for total in totals)


def _holding(good: int, kept: int, dice: FastDice) -> int:
    share = int(KEPT_SHARES[good] * 1000)
    return sum(int(dice.below(1000)) < share for _ in range(kept))


def _at(incomes_by_count: Sequence[float], count: float) -> float:
    """Between two whole numbers of cards, in proportion."""
    low = min(int(count), MOST_OF_ONE - 1)
    return incomes_by_count[low] + (count - low) * (
        incomes_by_count[low + 1] - incomes_by_count[low]
    )


class Worth:
    """What one more card of each good is worth to this seat now."""

    def __init__(self, view: BorderView) -> None:
        assert view.seat is not None
        later = MOST_KEPT * (view.options.rounds - view.round)
        ahead = later if view.phase == "keeping" else later + MOST_KEPT
        others = [
            place.under + (later if self._has_kept(view, seat) else later + MOST_KEPT)
            for seat, place in enumerate(view.places)
            if seat != view.seat
        ]
        self.mine = counted(view.under)
        self.coming = [later * share for share in KEPT_SHARES]
        self.tables = [final_income(good, tuple(sorted(others))) for good in range(KINDS)]
        self.ahead = ahead

    @staticmethod
    def _has_kept(view: BorderView, seat: int) -> bool:
        """During the announcements, whoever came before has put cards under the suitcase."""
        if view.phase != "keeping" or not view.acting:
            return False
        seats = len(view.places)
        return (seat - view.sheriff) % seats < (view.acting[0] - view.sheriff) % seats

    def kept(self, good: int, already: int) -> float:
        """What keeping one more card of this good brings, with so many more already chosen."""
        count = self.mine[good] + self.coming[good] + already
        return _at(self.tables[good], count + 1) - _at(self.tables[good], count)

    def card(self, good: int) -> float:
        """What a card is worth once it is across."""
        more = max(0.0, self.kept(good, 0) - VALUES[good])
        return VALUES[good] + CHANCE_TO_KEEP * more

    def choose_kept(self, behind: Sequence[int]) -> tuple[int, ...]:
        """Up to three cards that bring more later than now, the most profitable first."""
        chosen: list[int] = []
        left = counted(tuple(behind))
        while len(chosen) < MOST_KEPT:
            gains = [
                self.kept(good, chosen.count(good)) - VALUES[good] if left[good] else 0.0
                for good in range(KINDS)
            ]
            best = max(range(KINDS), key=lambda good: gains[good])
            if gains[best] <= 0:
                break
            chosen.append(best)
            left[best] -= 1
        return tuple(sorted(chosen))
