"""The legal moves of Hart an der Grenze that are many: selections of cards, and sums."""

from __future__ import annotations

from functools import cache
from typing import Final

from undertable.core.dice import Dice
from undertable.core.legal import Listed, Moves, Subsets
from undertable.core.types import Move
from undertable.games.border.goods import LEGAL_KINDS
from undertable.games.border.types import (
    HIGHEST_SUM,
    MOST_CARDS,
    MOST_KEPT,
    Accept,
    Check,
    Confiscate,
    Declare,
    Demand,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Offer,
    Open,
    Pack,
    Refuse,
    Waive,
)

WAIVE: Final = Waive()
DONE: Final = Done()
CHECKS: Final = tuple(Check(seat) for seat in range(6))
EXTRA_CHECKS: Final = tuple(ExtraCheck(seat) for seat in range(6))
CONFISCATIONS: Final = tuple(Confiscate(seat) for seat in range(6))
NAMES: Final = tuple(Listed([Name(seat) for seat in range(seats)]) for seats in range(7))
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
OPEN: Final = Open()
ONLY_OPEN: Final = (OPEN,)
"""H21: beside a sum, while no sum has been named that could be answered."""
ANSWERS: Final = ((OPEN,), (OPEN, REFUSE)), ((OPEN, ACCEPT), (OPEN, ACCEPT, REFUSE))
"""To a sum: by whether it can be paid, then by whether there may be more words."""
OFFERS: Final = tuple(Offer(amount) for amount in range(HIGHEST_SUM + 1))
DEMANDS: Final = tuple(Demand(amount) for amount in range(HIGHEST_SUM + 1))
DECLARATIONS: Final = tuple(
    Declare(count, good) for count in range(1, MOST_CARDS + 1) for good in range(LEGAL_KINDS)
)
ANY_DECLARATION: Final = Listed(DECLARATIONS)
TRUE_COUNTS: Final = tuple(
    Listed([move for move in DECLARATIONS if move.count == count])
    for count in range(MOST_CARDS + 1)
)


class Selections(Listed):
    """Selections of cards, listed once for all positions with the same cards."""

    def __init__(self, subsets: Subsets) -> None:
        super().__init__(tuple(subsets))
        self.known = frozenset(self.moves)
        self.said = subsets.describe()

    def __contains__(self, move: object) -> bool:
        return move in self.known

    def describe(self) -> list[object]:
        return self.said


@cache
def packings(heap: tuple[int, ...]) -> Selections:
    """H12: one to five cards of the hand."""
    return Selections(Subsets(Pack, "cards", heap, 1, MOST_CARDS))


@cache
def keepings(heap: tuple[int, ...]) -> Subsets:
    """H43: up to three cards from behind the suitcase; more of a good than that never matter."""
    return Subsets(Keep, "cards", heap, 0, MOST_KEPT)


class Words(Moves):
    """H21: what may be said at the desk: a sum up to `most`, and a few short words."""

    def __init__(self, sums: tuple[Move, ...], most: int, short: tuple[Move, ...]) -> None:
        self.sums = sums
        self.most = most
        """-1 when no sum may be named any more."""
        self.short = short

    def __eq__(self, other: object) -> bool:
        """The same words, whoever asked for them: research code numbers them once."""
        if not isinstance(other, Words):
            return False
        return self.most == other.most and self.sums is other.sums and self.short == other.short

    def __hash__(self) -> int:
        return hash((self.most, len(self.short)))

    def __len__(self) -> int:
        return self.most + 1 + len(self.short)

    def __getitem__(self, index: int) -> Move:
        if 0 <= index < len(self.short):
            return self.short[index]
        if len(self.short) <= index < len(self):
            return self.sums[index - len(self.short)]
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Offer | Demand):
            return move.amount <= self.most and self.sums[move.amount] == move
        return move in self.short

    def sample(self, dice: Dice) -> Move:
        short = len(self.short)
        index = int(dice.below(self.most + 1 + short))
        return self.short[index] if index < short else self.sums[index - short]

    def describe(self) -> list[object]:
        said = Listed(self.short).describe()
        if self.most >= 0:
            verb = "offer" if isinstance(self.sums[0], Offer) else "demand"
            said.append({"move": verb, "amount": {"from": 0, "to": self.most}})
        return said
