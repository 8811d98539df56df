"""Legal moves as containers: iterate, len, `in`, index, sample; large ones are never listed.

`describe()` says them compactly for the wire: each item is a move as JSON in which at most one
field is a range `{"from": a, "to": b}` or a choice `{"of": {...}, "least": a, "most": b}`, `of`
counting kinds by number or by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import to_builtins
from mypy_extensions import mypyc_attr

from undertable.core.dice import Dice
from undertable.core.types import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves(ABC):
    """What a seat may do now."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __getitem__(self, index: int) -> Move: ...

    @abstractmethod
    def describe(self) -> list[object]: ...

    def __iter__(self) -> Iterator[Move]:
        for i in range(len(self)):
            yield self[i]

    def __contains__(self, move: object) -> bool:
        return any(move == mine for mine in self)

    def sample(self, dice: Dice) -> Move:
        return self[int(dice.below(len(self)))]

    def odds(self) -> list[float]:
        """How likely `sample` picks each move, in their order."""
        return [1 / len(self)] * len(self)


class Listed(Moves):
    """A handful of moves, or a stretch of a longer list that is kept elsewhere."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> Move:
        return self.moves[index]

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def describe(self) -> list[object]:
        return [to_builtins(move) for move in self.moves]


NONE: Final = Listed(())


class Amounts(Moves):
    """One move for each whole number from `least` to `most`, held in `field`."""

    def __init__(self, make: Callable[[int], Move], field: str, least: int, most: int) -> None:
        self.make = make
        self.field = field
        self.least = least
        self.most = most

    def __len__(self) -> int:
        return max(0, self.most - self.least + 1)

    def __getitem__(self, index: int) -> Move:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.make(self.least + index)

    def __contains__(self, move: object) -> bool:
        amount = getattr(move, self.field, None)
        if not isinstance(amount, int) or not self.least <= amount <= self.most:
            return False
        return self.make(amount) == move

    def describe(self) -> list[object]:
        if not len(self):
            return []
        said: dict[str, object] = to_builtins(self.make(self.least))
        said[self.field] = {"from": self.least, "to": self.most}
        return [said]


class Subsets(Moves):
    """One move for each selection of `least` to `most` things out of a heap.

    The heap is a count for each kind; a selection lists kinds in rising order, each as often as
    it is taken, and `make` turns it into a move that holds it in `field`.
    """

    def __init__(
        self,
        make: Callable[[tuple[int, ...]], Move],
        field: str,
        heap: Sequence[int],
        least: int,
        most: int,
    ) -> None:
        self.make = make
        self.field = field
        self.heap = tuple(heap)
        self.least = least
        self.most = min(most, sum(heap))
        self._ways: list[list[int]] | None = None

    def _table(self) -> list[list[int]]:
        """ways[k][n]: selections of n things among the kinds from k on."""
        if self._ways is None:
            ways = [[1] + [0] * self.most]
            for count in reversed(self.heap):
                after = ways[-1]
                sizes = range(self.most + 1)
                ways.append([sum([after[n - t] for t in range(min(n, count) + 1)]) for n in sizes])
            self._ways = ways[::-1]
        return self._ways

    def __len__(self) -> int:
        if self.least > self.most:
            return 0
        return sum(self._table()[0][self.least :])

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            raise IndexError(index)
        for size in range(self.least, self.most + 1):
            here = self._table()[0][size]
            if index < here:
                return self.make(self._selection(index, size))
            index -= here
        raise IndexError(index)

    def _selection(self, index: int, size: int) -> tuple[int, ...]:
        table = self._table()
        chosen: list[int] = []
        for kind in range(len(self.heap)):
            taken = 0
            while index >= (ways := table[kind + 1][size - taken]):
                index -= ways
                taken += 1
            chosen += [kind] * taken
            size -= taken
        return tuple(chosen)

    def __contains__(self, move: object) -> bool:
        chosen = getattr(move, self.field, None)
        if not isinstance(chosen, tuple) or not self.least <= len(chosen) <= self.most:
            return False
        if any(not isinstance(k, int) or not 0 <= k < len(self.heap) for k in chosen):
            return False
        if any(chosen.count(kind) > self.heap[kind] for kind in set(chosen)):
            return False
        return self.make(tuple(sorted(chosen))) == move

    def describe(self) -> list[object]:
        if not len(self):
            return []
        said: dict[str, object] = to_builtins(self[0])
        heap = {str(kind): count for kind, count in enumerate(self.heap) if count}
        said[self.field] = {"of": heap, "least": self.least, "most": self.most}
        return [said]


class Either(Moves):
    """Several containers, one after the other."""

    def __init__(self, parts: Sequence[Moves]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def __getitem__(self, index: int) -> Move:
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self.parts)

    def describe(self) -> list[object]:
        return [item for part in self.parts for item in part.describe()]
