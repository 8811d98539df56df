"""What a seat sees as a vector of numbers, and what each number means.

Made by walking the types of a game's view, so that every game has it at once:

- a flag is 0 or 1; a number is itself; what may be missing has a flag before it that says whether
  it is there, and zeros where it is not;
- one of several words is a place for each, with a 1 where it is (`phase=bidding`);
- dice, cards, anything whose kinds are known, is counted by kind (`cup#3`: how many threes);
- any other list has a fixed number of places; a longer one keeps its last items, a shorter one
  ends in zeros (`places.2.cash`), and its length comes first.

A game's module `vectors` says what types cannot: `LENGTHS` (path -> most items) and `words(game)`
(path -> every word that may stand there; `*.good` is a field of that name anywhere). A path names
fields, without the places of lists. `Vectors`, if it is there, is a quicker way to the same vector,
straight from the state (see `Layout.vector_of`). Words whose kinds nobody named are left out, and
`Layout.left_out` says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import Event, Said, View
from undertable.lab.parts import (
    HIGHEST,
    Counted,
    Counts,
    Fields,
    Kinds,
    Maybe,
    Nothing,
    Number,
    Numbers,
    OneOf,
    Part,
    Places,
)

Hints: TypeAlias = Mapping[str, Sequence[Any]]
Vector: TypeAlias = NDArray[np.float32]
FLOAT: Final = np.dtype(np.float32)


class Layout:
    """The vector of one game: what is where in it, and how a view becomes one.

    With `events`, the last so many things that the seat was told come after the view, newest last.
    """

    def __init__(self, game: Game, events: int = 0) -> None:
        hints: Any = game.part("vectors") if game.has("vectors") else None
        self.lengths: Mapping[str, int] = getattr(hints, "LENGTHS", {})
        self.words: Hints = hints.words(game) if hasattr(hints, "words") else {}
        self.seats = game.most_seats
        self.left_out: list[str] = []
        view = self._part("", inspect.type_info(game.view))
        assert isinstance(view, Fields)
        self.view = view
        self.named: dict[str, Part] = dict(view.parts)
        self.events = Places(self._heard(game), events) if events else Nothing()
        self.events.steady = False  # a list, which may grow
        self.size = self.view.size + self.events.size
        self.slots = (*self.view.slots(""), *self.events.slots("events"))
        self.quick: Any = hints.Vectors(self._says) if hasattr(hints, "Vectors") else None

    def numbers(self, view: View, heard: Sequence[Event] = ()) -> list[float]:
        """The view, and what was heard so far, as a list."""
        out = [0.0] * self.size
        self.view.write(view, out, 0)
        self.events.write(heard, out, self.view.size)
        return out

    def vector(self, view: View, heard: Sequence[Event] = ()) -> Vector:
        """The same as a numpy array; only what differs from the latest one is worked out."""
        said = self.view.stretches(view)
        if self.events.size:
            said = [*said, self.events.stretch(heard)]
        vector: Vector = np.frombuffer(bytearray().join(said), FLOAT)
        return vector

    def vector_of(self, state: State, seat: int, heard: Sequence[Event] = ()) -> Vector:
        """The same of what a seat sees in this state, by the game's own quick way if it has one."""
        seen: Vector | None = None
        if self.quick is not None and not self.events.size:
            seen = self.quick.vector(state, seat)
        return self.vector(state.view(seat), heard) if seen is None else seen

    def _says(self, field: str, value: object) -> bytes:
        return self.named[field].stretch(value)

    def _heard(self, game: Game) -> Part:
        kinds: tuple[type[Event], ...] = (*game.events, Said)
        return Kinds({kind: self._part("events", inspect.type_info(kind)) for kind in kinds})

    def _part(self, path: str, kind: inspect.Type) -> Part:
        match kind:
            case inspect.Metadata(type=plain):
                return self._part(path, plain)
            case inspect.BoolType():
                return Number(0, 1)
            case inspect.IntType(ge=low, le=high):
                return Number(-HIGHEST if low is None else low, HIGHEST if high is None else high)
            case inspect.LiteralType(values=values):
                return OneOf(values)
            case inspect.StrType():
                return self._named(path, OneOf)
            case inspect.UnionType(types=types):
                (inner,) = (one for one in types if not isinstance(one, inspect.NoneType))
                return Maybe(self._part(path, inner))
            case inspect.StructType(fields=fields):
                return Fields({f.name: self._part(_below(path, f.name), f.type) for f in fields})
            case inspect.DictType():
                return self._named(path, Counted)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self._list(path, item, isinstance(kind, inspect.VarTupleType))
            case _:
                return self._unnamed(path)

    def _list(self, path: str, item: inspect.Type, steady: bool) -> Part:
        part = self._items(path, item)
        part.steady = part.steady and steady
        return part

    def _items(self, path: str, item: inspect.Type) -> Part:
        item = item.type if isinstance(item, inspect.Metadata) else item
        if isinstance(item, inspect.IntType) and item.ge is not None and item.le is not None:
            return Counts(range(item.ge, item.le + 1))
        if isinstance(item, inspect.StrType):
            return self._named(path, Counts)
        part, most = self._part(path, item), self.lengths.get(path, self.seats)
        if isinstance(item, inspect.IntType) and item.ge is item.le is None:
            return Numbers(part, most)
        return Places(part, most)

    def _named(self, path: str, made: type[OneOf]) -> Part:
        """By its whole path, else by the field's own name wherever it is: `*.good`."""
        for key in (path, f"*.{path.rpartition('.')[2]}"):
            if key in self.words:
                return made(self.words[key])
        return self._unnamed(path)

    def _unnamed(self, path: str) -> Part:
        self.left_out.append(path)
        return Nothing()


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
