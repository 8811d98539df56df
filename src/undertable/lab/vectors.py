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
fields, without the places of lists. Words whose kinds nobody named are left out, and
`Layout.left_out` says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct, inspect
from msgspec.structs import astuple
from numpy.typing import NDArray

from undertable.core.game import Game
from undertable.core.types import Event, Said, View

HIGHEST = 9999
"""A whole number of which the view says nothing is taken to lie between minus and plus this."""

MOST_REMEMBERED = 10_000

Hints: TypeAlias = Mapping[str, Sequence[Any]]
Vector: TypeAlias = NDArray[np.float32]


class Slot(Struct, frozen=True):
    """One number of a vector."""

    name: str
    low: float
    high: float


class Part:
    """Writes one kind of value into a list of numbers that is zero so far."""

    size = 1

    def slots(self, path: str) -> Iterable[Slot]:
        raise NotImplementedError

    def write(self, value: Any, out: list[float], at: int) -> None:
        raise NotImplementedError


class Number(Part):
    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high

    def slots(self, path: str) -> Iterable[Slot]:
        return (Slot(path, min(self.low, 0), self.high),)

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at] = value if self.low <= value <= self.high else min(max(value, self.low), self.high)


class OneOf(Part):
    def __init__(self, kinds: Sequence[Any]) -> None:
        self.kinds = {kind: place for place, kind in enumerate(kinds)}
        self.size = len(self.kinds)

    def slots(self, path: str) -> Iterable[Slot]:
        return (Slot(f"{path}={kind}", 0, 1) for kind in self.kinds)

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at + self.kinds[value]] = 1


class Counts(OneOf):
    """How many there are of each kind."""

    def slots(self, path: str) -> Iterable[Slot]:
        return (Slot(f"{path}#{kind}", 0, HIGHEST) for kind in self.kinds)

    def write(self, value: Any, out: list[float], at: int) -> None:
        for kind in value:
            out[at + self.kinds[kind]] += 1


class Counted(Counts):
    """The same where the value says how many."""

    def write(self, value: Any, out: list[float], at: int) -> None:
        for kind, count in value.items():
            out[at + self.kinds[kind]] = count


class Places(Part):
    def __init__(self, item: Part, most: int) -> None:
        self.item, self.most = item, most
        self.size = 1 + most * item.size

    def slots(self, path: str) -> Iterable[Slot]:
        yield Slot(f"{path}.length", 0, HIGHEST)
        for place in range(self.most):
            yield from self.item.slots(f"{path}.{place}")

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at] = len(value)
        at += 1
        for item in value[-self.most :]:
            self.item.write(item, out, at)
            at += self.item.size


class Numbers(Places):
    """Whole numbers of which nothing is known: copied as they are."""

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at] = len(value)
        kept = value[-self.most :]
        out[at + 1 : at + 1 + len(kept)] = kept


class Remembered(Part):
    """The same as its part, which is asked only for what it was not asked lately."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, part.size
        self.known: dict[Any, list[float]] = {}

    def slots(self, path: str) -> Iterable[Slot]:
        return self.part.slots(path)

    def write(self, value: Any, out: list[float], at: int) -> None:
        try:
            known = self.known.get(value)
            key = value
        except TypeError:
            key = written_down(value)
            known = self.known.get(key)
        if known is not None:
            out[at : at + self.size] = known
            return
        self.part.write(value, out, at)
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        self.known[key] = out[at : at + self.size]


class Maybe(Part):
    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def slots(self, path: str) -> Iterable[Slot]:
        yield Slot(f"{path}?", 0, 1)
        yield from self.part.slots(path)

    def write(self, value: Any, out: list[float], at: int) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(value, out, at + 1)


class Fields(Part):
    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = tuple(parts.items())
        self.size = sum(part.size for _, part in self.parts)

    def slots(self, path: str) -> Iterable[Slot]:
        for name, part in self.parts:
            yield from part.slots(f"{path}.{name}" if path else name)

    def write(self, value: Any, out: list[float], at: int) -> None:
        for name, part in self.parts:
            part.write(getattr(value, name), out, at)
            at += part.size


class Kinds(Part):
    """Which of several kinds of struct, then its fields; all kinds share the same places."""

    def __init__(self, kinds: Mapping[type[Struct], Part]) -> None:
        self.kinds = {kind: (place, part) for place, (kind, part) in enumerate(kinds.items())}
        self.size = len(kinds) + max(part.size for part in kinds.values())

    def slots(self, path: str) -> Iterable[Slot]:
        for kind in self.kinds:
            yield Slot(f"{path}={kind.__struct_config__.tag}", 0, 1)
        for place in range(self.size - len(self.kinds)):
            yield Slot(f"{path}:{place}", -HIGHEST, HIGHEST)

    def write(self, value: Any, out: list[float], at: int) -> None:
        place, part = self.kinds[type(value)]
        out[at + place] = 1
        part.write(value, out, at + len(self.kinds))


class Nothing(Part):
    """A word whose kinds nobody has named."""

    size = 0

    def slots(self, path: str) -> Iterable[Slot]:
        return ()

    def write(self, value: Any, out: list[float], at: int) -> None:
        pass


class Field:
    """A field of the view and its stretch of a vector, which is written only when it changes."""

    def __init__(self, part: Part, at: int) -> None:
        self.part, self.stretch = part, slice(at, at + part.size)
        self.last: Any = self
        """What stands in the vector now, as long as it is of a kind that never changes."""
        self.known: dict[Any, Vector] = {}

    def write(self, value: Any, out: Vector) -> None:
        try:
            known = self.known.get(value)
            key = self.last = value
        except TypeError:
            key, self.last = written_down(value), self
            known = self.known.get(key)
        out[self.stretch] = self._remembered(key, value) if known is None else known

    def _remembered(self, key: Any, value: Any) -> Vector:
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        numbers = [0.0] * self.part.size
        self.part.write(value, numbers, 0)
        self.known[key] = np.array(numbers, np.float32)
        return self.known[key]


def written_down(value: Any) -> bytes:
    """A key for what cannot be one because it may change: a mapping, or whatever holds one."""
    return msgspec.msgpack.encode(value)


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
        self.view = self._part("", inspect.type_info(game.view))
        self.events = Places(self._heard(game), events) if events else Nothing()
        self.size = self.view.size + self.events.size
        self.slots = (*self.view.slots(""), *self.events.slots("events"))
        self.fields = _fields(self.view)
        self.latest = np.zeros(self.size, np.float32)

    def numbers(self, view: View, heard: Sequence[Event] = ()) -> list[float]:
        """The view, and what was heard so far, as a list."""
        out = [0.0] * self.size
        self.view.write(view, out, 0)
        self.events.write(heard, out, self.view.size)
        return out

    def vector(self, view: View, heard: Sequence[Event] = ()) -> Vector:
        """The same as a numpy array; only what differs from the latest one is worked out."""
        for field, value in zip(self.fields, astuple(view), strict=True):
            if value is not field.last and value != field.last:
                field.write(value, self.latest)
        if self.events.size:
            said = [0.0] * self.events.size
            self.events.write(heard, said, 0)
            self.latest[self.view.size :] = said
        return self.latest.copy()

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
                made = Fields({f.name: self._part(_below(path, f.name), f.type) for f in fields})
                return Remembered(made) if path else made
            case inspect.DictType():
                return self._named(path, Counted)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self._list(path, item)
            case _:
                return self._unnamed(path)

    def _list(self, path: str, item: inspect.Type) -> Part:
        item = item.type if isinstance(item, inspect.Metadata) else item
        if isinstance(item, inspect.IntType) and item.ge is not None and item.le is not None:
            return Remembered(Counts(range(item.ge, item.le + 1)))
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


def _fields(view: Part) -> list[Field]:
    assert isinstance(view, Fields)
    found, at = list[Field](), 0
    for _, part in view.parts:
        found.append(Field(part, at))
        at += part.size
    return found


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
