"""Where chance comes from. Randomness is always an argument, never ambient."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

_LOW: Final = 0xFFFFFFFF
_HALF: Final = 0x80000000
_MOST: Final = 0x7FFFFFFFFFFFFFFF
_TWO_WORDS: Final[Any] = Struct(">II").unpack
_MULTIPLIER: Final = 2131995753  # a multiply-with-carry generator: never leaves 63 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """A source of uniform whole numbers."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely."""

    def at(self, number: int) -> Dice:
        """The dice for entry `number` of a record."""
        return self

    def pick(self, weights: list[int]) -> int:
        """An index, as likely as its weight."""
        left = int(self.below(sum(weights)))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("nothing to pick from")

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]


class FastDice(Dice):
    """For simulation: quick and repeatable, but easy to predict."""

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        words: tuple[int, int] = _TWO_WORDS(digest)
        self._x: i64 = words[0]
        self._carry: i64 = words[1] % (_MULTIPLIER - 1) + 1

    def below(self, n: i64) -> i64:
        if n > _HALF:
            return self._far_below(n)
        total: i64 = _MULTIPLIER * self._x + self._carry
        word: i64 = total & _LOW
        self._x = word
        self._carry = total >> 32
        return (word * n) >> 32

    def _far_below(self, n: i64) -> i64:
        """For more than one word can tell: 63 bits of several, and rejection."""
        while True:
            number: i64 = (self.below(_HALF) << 32) | (self.below(_HALF) << 1) | self.below(2)
            rest: i64 = number % n
            if number - rest <= _MOST - n + 1:
                return rest


class KeyedDice(Dice):
    """For live tables: each entry of the record has its own stream, fixed by the secret seed.

    Whoever knows the seed can compute every roll and deal again; nobody else can predict one.
    """

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self._seed = seed
        self._number = number
        self._block = 0
        self._words: list[int] = []

    def at(self, number: int) -> Dice:
        return KeyedDice(self._seed, number)

    def below(self, n: i64) -> i64:
        limit = 2**64 - 2**64 % int(n)
        while True:  # rejection keeps it exactly uniform
            word = self._word()
            if word < limit:
                return word % int(n)

    def _word(self) -> int:
        if not self._words:
            place = self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            block = blake2b(place, key=self._seed).digest()
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 64, 8)]
        return self._words.pop()
