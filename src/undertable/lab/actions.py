"""Moves as small numbers, for tools that know nothing else.

Where a game's moves are few enough, each has its number (`Game.encode`). Where they are not (any
cards out of a hand, to anybody, with any sum), a move is said word by word, and each word has its
number: first what is done, then field by field; a list of cards rises in the deck's order and
ends with `;`, as does a sum, digit by digit. Words of which there is no choice say themselves.

A game that wants this has `move_words(game)` in its module `vectors`: every word there is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from undertable.core.errors import IllegalMove
from undertable.core.game import Game
from undertable.core.legal import Moves
from undertable.core.text import Text
from undertable.core.types import Move

END = ";"
Mask: TypeAlias = NDArray[np.int8]


class Choice(ABC):
    """A move that is being chosen."""

    @abstractmethod
    def numbers(self) -> Sequence[int]:
        """What may be chosen next, in rising order."""

    @abstractmethod
    def choose(self, number: int) -> Move | None:
        """The move, as soon as it is complete."""

    said: tuple[int, ...] = ()
    """The numbers chosen so far."""

    def mask(self, size: int) -> Mask:
        """A one for each number that may be chosen next."""
        mask = np.zeros(size, np.int8)
        mask[list(self.numbers())] = 1
        return mask


class Actions(ABC):
    """The numbers of one game."""

    size: int

    @abstractmethod
    def begin(self, legal: Moves) -> Choice: ...

    @abstractmethod
    def label(self, number: int) -> str:
        """The number in words: a move as one line, or one word of it."""


def actions_of(game: Game, seats: int, options: Any) -> Actions:
    """One number for each move of a table like this, or for each word of a move."""
    hints: Any = game.part("vectors") if game.has("vectors") else None
    if hasattr(hints, "move_words"):
        return Spelled(game, hints.move_words(game))
    return Coded(game, game.codes_at(seats, options))


def illegal(number: int) -> IllegalMove:
    return IllegalMove(Text("lab", "refusal-not-among-legal", {"number": number}))


# One number, one move.


class Coded(Actions):
    def __init__(self, game: Game, size: int) -> None:
        self.game = game
        self.size = size
        self.known = lru_cache(4096)(self._choice)
        """Containers that a game shares between positions are numbered once."""

    def begin(self, legal: Moves) -> Choice:
        return self.known(legal)

    def _choice(self, legal: Moves) -> Choice:
        return CodedChoice({self.game.encode(move): move for move in legal})

    def label(self, number: int) -> str:
        return self.game.write(self.game.decode(number))


class CodedChoice(Choice):
    """One number says it all, so that the same choice serves whoever has it."""

    def __init__(self, moves: Mapping[int, Move]) -> None:
        self.moves = moves
        self.codes = tuple(sorted(moves))
        self.size = 0
        self.copied: Callable[[], Mask] = np.zeros(0, np.int8).copy
        """The mask of this size, once somebody has asked for it: a copy for each who does."""

    def numbers(self) -> Sequence[int]:
        return self.codes

    def choose(self, number: int) -> Move | None:
        try:
            return self.moves[number]
        except KeyError:
            raise illegal(number) from None

    def mask(self, size: int) -> Mask:
        if size != self.size:
            self.size, self.copied = size, super().mask(size).copy
        return self.copied()


# Word by word.


class Spelled(Actions):
    def __init__(self, game: Game, words: Sequence[str]) -> None:
        self.game = game
        self.words = (END, *words)
        self.places = {word: place for place, word in enumerate(self.words)}
        self.size = len(self.words)

    def begin(self, legal: Moves) -> Choice:
        return Sentence(self, legal)

    def label(self, number: int) -> str:
        return self.words[number]


Item: TypeAlias = dict[str, Any]
"""A move as JSON in which one field may be a range or a choice (`Moves.describe`)."""


class Sentence(Choice):
    """Follows all moves that begin with the words said so far."""

    def __init__(self, actions: Spelled, legal: Moves) -> None:
        self.actions = actions
        self.items: list[Item] = list(legal.describe())  # type: ignore[arg-type]  # JSON objects
        self.fields = ["move"]
        self.field = 0
        self.begun: list[str] = []
        """Words of the field that is being said."""
        self.chosen: dict[str, Any] = {}
        self.said: tuple[int, ...] = ()
        self.next: dict[str, list[Item]] | None = None

    def numbers(self) -> Sequence[int]:
        return sorted(self.actions.places[word] for word in self._next())

    def choose(self, number: int) -> Move | None:
        word = self.actions.words[number] if 0 <= number < self.actions.size else ""
        if word not in self._next():
            raise illegal(number)
        self.said += (number,)
        self._say(word)
        while self.field < len(self.fields):
            words = self._next()
            if len(words) > 1:
                return None
            self._say(*words)
        return self.actions.game.move_from(self.chosen)

    def _next(self) -> dict[str, list[Item]]:
        """Every word that may come now, with what it leaves: once for mask and choice."""
        if self.next is None:
            self.next = {}
            name = self.fields[self.field]
            for item in self.items:
                for word in dict.fromkeys(_following(item[name], self.begun)):
                    self.next.setdefault(word, []).append(item)
        return self.next

    def _say(self, word: str) -> None:
        name = self.fields[self.field]
        self.items, self.next = self._next()[word], None
        if word != END:
            self.begun.append(word)
            return
        self.chosen[name] = _meant(self.items[0][name], self.begun)
        self.fields = list(self.items[0])
        self.field += 1
        self.begun = []


def _following(value: Any, begun: list[str]) -> Iterator[str]:
    """How a field goes on that has begun with these words; `END` where it may end."""
    if isinstance(value, dict) and "of" in value:
        yield from _more_cards(value, begun)
        return
    for words in _spellings(value):
        if words[: len(begun)] == begun:
            yield words[len(begun)] if len(words) > len(begun) else END


def _spellings(value: Any) -> Iterator[list[str]]:
    """The ways in which a field can be said."""
    if isinstance(value, dict):
        yield from (list(str(number)) for number in range(value["from"], value["to"] + 1))
    elif isinstance(value, list | tuple):
        yield [str(item) for item in value]
    elif isinstance(value, bool) or not isinstance(value, int):
        yield ["-" if value is None else str(value)]
    else:
        yield list(str(value))


def _more_cards(value: dict[str, Any], begun: list[str]) -> Iterator[str]:
    kinds = list(value["of"])
    if any(word not in kinds for word in begun):
        return
    if len(begun) >= value["least"]:
        yield END
    if len(begun) == value["most"]:
        return
    first = kinds.index(begun[-1]) if begun else 0
    left = {kind: value["of"][kind] - begun.count(kind) for kind in kinds[first:]}
    room = value["least"] - len(begun)
    for place, kind in enumerate(left):
        after = sum(list(left.values())[place:])
        if left[kind] and after >= room:
            yield kind


def _meant(value: Any, words: list[str]) -> Any:
    """What was said, as the move holds it."""
    if isinstance(value, dict) and "from" in value:
        return int("".join(words))
    if isinstance(value, dict):
        return [int(word) if word.isdecimal() else word for word in words]
    return value
