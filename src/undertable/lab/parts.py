"""How one value of a view becomes a few numbers: a flag, a word, cards by kind, a list, a struct.

`vectors` puts these parts together. They are compiled with the rules (see docs/speed.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from mypy_extensions import mypyc_attr

HIGHEST: Final = 9999
"""A whole number of which the view says nothing is taken to lie between minus and plus this."""

MOST_REMEMBERED: Final = 10_000


@mypyc_attr(native_class=False)
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
    """A field of the view as a stretch of bytes, worked out only for what it was not lately."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.last: Any = self
        """What `stretch` says, as long as it is of a kind that never changes."""
        self.stretch = b""
        self.known: dict[Any, bytes] = {}

    def write(self, value: Any) -> bytes:
        try:
            known = self.known.get(value)
            key = self.last = value
        except TypeError:
            key, self.last = written_down(value), self
            known = self.known.get(key)
        self.stretch = self._remembered(key, value) if known is None else known
        return self.stretch

    def _remembered(self, key: Any, value: Any) -> bytes:
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        numbers = [0.0] * self.part.size
        self.part.write(value, numbers, 0)
        self.known[key] = in_bytes(numbers)
        return self.known[key]


def in_bytes(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()  # for a few numbers quicker than numpy


def stretches(fields: list[Field], values: tuple[Any, ...]) -> list[bytes]:
    """What each field of a view says, in bytes; only what differs from the latest is written."""
    said: list[bytes] = []
    for place, field in enumerate(fields):
        value = values[place]
        same = value is field.last or value == field.last
        said.append(field.stretch if same else field.write(value))
    return said


def written_down(value: Any) -> bytes:
    """A key for what cannot be one because it may change: a mapping, or whatever holds one."""
    return msgspec.msgpack.encode(value)
