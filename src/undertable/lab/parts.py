"""How one value of a view becomes a few numbers: a flag, a word, cards by kind, a list, a struct.

`vectors` puts these parts together. They are compiled with the rules (see docs/speed.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple
from mypy_extensions import mypyc_attr

HIGHEST: Final = 9999
"""A whole number of which the view says nothing is taken to lie between minus and plus this."""

MOST_REMEMBERED: Final = 10_000
FEW: Final = 32
"""A struct of more numbers than these hardly ever comes again, and is not remembered as a whole."""


@mypyc_attr(native_class=False)
class Slot(Struct, frozen=True):
    """One number of a vector."""

    name: str
    low: float
    high: float


class Part:
    """One kind of value as numbers.

    `write` is the plain definition; `stretch` says the same in bytes, and works out only what it
    was not asked lately. A value that may change (`steady` is false) is worked out every time.
    """

    size = 1
    steady = True

    def __init__(self) -> None:
        self.known: dict[Any, bytes] = {}

    def slots(self, path: str) -> Iterable[Slot]:
        raise NotImplementedError

    def write(self, value: Any, out: list[float], at: int) -> None:
        """Into a list of numbers that is zero so far."""
        raise NotImplementedError

    def stretch(self, value: Any) -> bytes:
        """As 32-bit floats, one after the other."""
        if not self.steady:
            return self.worked_out(value)
        found = self.known.get(value)
        return self._remembered(value) if found is None else found

    def _remembered(self, value: Any) -> bytes:
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        found = self.known[value] = self.worked_out(value)
        return found

    def worked_out(self, value: Any) -> bytes:
        numbers = [0.0] * self.size
        self.write(value, numbers, 0)
        return in_bytes(numbers)


class Number(Part):
    def __init__(self, low: float, high: float) -> None:
        super().__init__()
        self.low, self.high = low, high

    def slots(self, path: str) -> Iterable[Slot]:
        return (Slot(path, min(self.low, 0), self.high),)

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at] = value if self.low <= value <= self.high else min(max(value, self.low), self.high)


class OneOf(Part):
    def __init__(self, kinds: Sequence[Any]) -> None:
        super().__init__()
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

    def __init__(self, kinds: Sequence[Any]) -> None:
        super().__init__(kinds)
        self.steady = False

    def write(self, value: Any, out: list[float], at: int) -> None:
        for kind, count in value.items():
            out[at + self.kinds[kind]] = count


class Places(Part):
    def __init__(self, item: Part, most: int) -> None:
        super().__init__()
        self.item, self.most = item, most
        self.size = 1 + most * item.size
        self.steady = item.steady
        self.length = Number(0, HIGHEST)
        self.rest = [bytes(4 * item.size * (most - many)) for many in range(most + 1)]
        """The zeros after so many items."""
        self.last: Any = self
        self.said = b""

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

    def stretch(self, value: Any) -> bytes:
        if self.steady and value == self.last:
            return self.said
        self.last, self.said = value, self.worked_out(value)
        return self.said

    def worked_out(self, value: Any) -> bytes:
        said = [self.length.stretch(len(value))]
        for item in value[-self.most :]:
            said.append(self.item.stretch(item))
        said.append(self.rest[len(said) - 1])
        return b"".join(said)


class Numbers(Part):
    """Whole numbers of which nothing is known: copied as they are."""

    def __init__(self, item: Part, most: int) -> None:
        super().__init__()
        self.item, self.most = item, most
        self.size = 1 + most

    def slots(self, path: str) -> Iterable[Slot]:
        return Places(self.item, self.most).slots(path)

    def write(self, value: Any, out: list[float], at: int) -> None:
        out[at] = len(value)
        kept = value[-self.most :]
        out[at + 1 : at + 1 + len(kept)] = kept


class Maybe(Part):
    def __init__(self, part: Part) -> None:
        super().__init__()
        self.part = part
        self.size = 1 + part.size
        self.steady = part.steady
        self.nothing = bytes(4 * self.size)

    def slots(self, path: str) -> Iterable[Slot]:
        yield Slot(f"{path}?", 0, 1)
        yield from self.part.slots(path)

    def write(self, value: Any, out: list[float], at: int) -> None:
        if value is not None:
            out[at] = 1
            self.part.write(value, out, at + 1)

    def stretch(self, value: Any) -> bytes:
        if value is None:
            return self.nothing
        return self.worked_out(value) if self.size > FEW else super().stretch(value)

    def worked_out(self, value: Any) -> bytes:
        return ONE + self.part.stretch(value)


class Fields(Part):
    """A struct, field by field."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__()
        self.parts = tuple(parts.items())
        self.size = sum(part.size for _, part in self.parts)
        self.steady = all(part.steady for _, part in self.parts)
        self.each = [part for _, part in self.parts]
        self.last: list[Any] = [self] * len(self.parts)
        """What the stretches below say, where it is of a kind that never changes."""
        self.said = [b""] * len(self.parts)

    def slots(self, path: str) -> Iterable[Slot]:
        for name, part in self.parts:
            yield from part.slots(f"{path}.{name}" if path else name)

    def write(self, value: Any, out: list[float], at: int) -> None:
        for name, part in self.parts:
            part.write(getattr(value, name), out, at)
            at += part.size

    def stretch(self, value: Any) -> bytes:
        return self.worked_out(value) if self.size > FEW else super().stretch(value)

    def worked_out(self, value: Any) -> bytes:
        return b"".join(self.stretches(value))

    def stretches(self, value: Any) -> list[bytes]:
        """What each field says; only what is not the latest value itself is asked for again."""
        values: tuple[Any, ...] = astuple(value)
        for place, part in enumerate(self.each):
            one = values[place]
            if one is not self.last[place] or not part.steady:
                self.said[place] = part.stretch(one)
                self.last[place] = one
        return self.said


class Kinds(Part):
    """Which of several kinds of struct, then its fields; all kinds share the same places."""

    def __init__(self, kinds: Mapping[type[Struct], Part]) -> None:
        super().__init__()
        self.kinds = {kind: (place, part) for place, (kind, part) in enumerate(kinds.items())}
        self.size = len(kinds) + max(part.size for part in kinds.values())
        self.steady = all(part.steady for part in kinds.values())

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

    def stretch(self, value: Any) -> bytes:
        return b""


def in_bytes(numbers: list[float]) -> bytes:
    return array("f", numbers).tobytes()  # for a few numbers quicker than numpy


ONE: Final = in_bytes([1.0])
