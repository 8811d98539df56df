"""Moves that name any selection of cards: never listed one by one unless somebody iterates."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import to_builtins

from undertable.core.dice import Dice
from undertable.core.legal import Either, Moves, Subsets
from undertable.core.types import Move
from undertable.games.dig.rules.box import Box


class Kinds(Either):
    """Kinds of moves, one after the other.

    A sample is any kind first and any move of it then: what can be sold in a thousand ways would
    otherwise be all that chance ever does.
    """

    def sample(self, dice: Dice) -> Move:
        return self.parts[int(dice.below(len(self.parts)))].sample(dice)

    def odds(self) -> list[float]:
        return [chance / len(self.parts) for part in self.parts for chance in part.odds()]


class Picks(Moves):
    """One move for each selection of `least` to `most` cards out of a heap."""

    def __init__(
        self,
        make: Callable[[tuple[str, ...]], Move],
        box: Box,
        heap: list[int],
        least: int,
        most: int,
    ) -> None:
        self.make = make
        self.number = box.number
        self.held = [k for k in range(box.size) if heap[k]]
        self.names = [box.names[k] for k in self.held]
        self.counts = [heap[k] for k in self.held]
        self.subsets = Subsets(self.named, "cards", self.counts, least, most)

    def named(self, chosen: tuple[int, ...]) -> Move:
        return self.make(tuple([self.names[i] for i in chosen]))

    def __len__(self) -> int:
        return len(self.subsets)

    def __getitem__(self, index: int) -> Move:
        return self.subsets[index]

    def __contains__(self, move: object) -> bool:
        cards = getattr(move, "cards", None)
        if not isinstance(cards, tuple) or any(name not in self.names for name in cards):
            return False
        if not self.subsets.least <= len(cards) <= self.subsets.most:
            return False
        if any(cards.count(name) > self.counts[self.names.index(name)] for name in set(cards)):
            return False
        return self.make(cards) == move

    def describe(self) -> list[object]:
        if not len(self):
            return []
        said: dict[str, object] = to_builtins(self[0])
        of = dict(zip(self.names, self.counts, strict=True))
        said["cards"] = {"of": of, "least": self.subsets.least, "most": self.subsets.most}
        return [said]


class Handings(Moves):
    """D72, D73: any cards, with any number of cigarettes."""

    def __init__(
        self,
        make: Callable[[tuple[str, ...], int], Move],
        box: Box,
        heap: list[int],
        cigarettes: int,
    ) -> None:
        self.make = make
        self.box = box
        self.heap = heap
        self.cigarettes = cigarettes
        self.cards = Picks(self._without, box, heap, 0, sum(heap))

    def _without(self, cards: tuple[str, ...]) -> Move:
        return self.make(cards, 0)

    def __len__(self) -> int:
        return len(self.cards) * (self.cigarettes + 1)

    def __getitem__(self, index: int) -> Move:
        if not 0 <= index < len(self):
            raise IndexError(index)
        cigarettes, which = divmod(index, len(self.cards))
        cards: tuple[str, ...] = self.cards[which].cards  # type: ignore[attr-defined]
        return self.make(cards, cigarettes)

    def __contains__(self, move: object) -> bool:
        cards = getattr(move, "cards", None)
        cigarettes = getattr(move, "cigarettes", None)
        if not isinstance(cards, tuple) or not isinstance(cigarettes, int):
            return False
        if not 0 <= cigarettes <= self.cigarettes or self.make(cards, cigarettes) != move:
            return False
        return self._without(cards) in self.cards

    def describe(self) -> list[object]:
        said: list[object] = []
        for item in self.cards.describe():
            assert isinstance(item, dict)
            said += [{**item, "cigarettes": n} for n in range(self.cigarettes + 1)]
        return said
