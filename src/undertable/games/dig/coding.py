"""Moves as whole numbers, the same in every position. Made for our own deck.

Each kind of move has its stretch of numbers; within it the fields are the digits. Selections of
cards come last, because their stretches are long.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import msgspec

from undertable.core.errors import malformed
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS, ROOM_NAMES

_BOX = box_of(OURS)
_MOST_CIGARETTES = 1000


class _Choice:
    """One of several values."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = list(values)
        self.size = len(self.values)

    def code(self, value: Any) -> int:
        return self.values.index(value)

    def value(self, code: int) -> Any:
        return self.values[code]


class _Selection:
    """Any cards of the deck, in its order; how often each is there is a digit."""

    def __init__(self) -> None:
        self.radix = [count + 1 for count in _BOX.counts]
        self.size = prod(self.radix)

    def code(self, value: tuple[str, ...]) -> int:
        number = 0
        for count, radix in zip(_BOX.heap(value), self.radix, strict=True):
            if count >= radix:
                raise ValueError(value)
            number = number * radix + count
        return number

    def value(self, code: int) -> tuple[str, ...]:
        counts: list[int] = []
        for radix in reversed(self.radix):
            code, count = divmod(code, radix)
            counts.append(count)
        return _BOX.listed(counts[::-1])


_SEAT = _Choice(range(6))
_TARGET = _Choice([None, *range(6)])
_ROOM = _Choice(ROOM_NAMES)
_ROOM_OR_NONE = _Choice([None, *ROOM_NAMES])
_CARD = _Choice(_BOX.names)
_GANG = _Choice(_BOX.gangs)
_COUNT = _Choice(range(1, 10))
_CIGARETTES = _Choice(range(_MOST_CIGARETTES))
_CARDS = _Selection()

_FIELDS: dict[type[Move], tuple[_Choice | _Selection, ...]] = {
    types.EndTurn: (),
    types.Search: (),
    types.Roll: (),
    types.Spoon: (),
    types.Heal: (),
    types.GiveIn: (),
    types.Prod: (),
    types.LetBe: (),
    types.Enter: (_ROOM,),
    types.Careful: (_ROOM,),
    types.Follow: (_SEAT,),
    types.Dig: (_CARD,),
    types.Cooperate: (_CARD,),
    types.Strike: (_CARD,),
    types.Buy: (_CARD, _COUNT),
    types.Use: (_TARGET, _ROOM_OR_NONE),
    types.Reveal: (_TARGET, _ROOM_OR_NONE),
    types.Act: (_CARD, _TARGET, _ROOM_OR_NONE),
    types.Extort: (_SEAT, _CARD, _CARD),
    types.Join: (_GANG, _CARDS),
    types.Craft: (_CARD, _CARDS),
    types.Sell: (_CARDS,),
    types.Discard: (_CARDS,),
    types.Fetch: (_CARDS,),
    types.HandBack: (_CARDS, _CIGARETTES),
    types.Exchange: (_SEAT, _CARDS, _CIGARETTES),
}


def coded(move: Move) -> int:
    start = 0
    for kind, fields in _FIELDS.items():
        if isinstance(move, kind):
            return start + _digits(move, fields)
        start += prod(field.size for field in fields)
    raise malformed("refusal-not-a-move", what=str(move))


def _digits(move: Move, fields: tuple[_Choice | _Selection, ...]) -> int:
    number = 0
    values = msgspec.structs.astuple(move)
    try:
        for field, value in zip(fields, values, strict=True):
            number = number * field.size + field.code(value)
    except (ValueError, KeyError):
        raise malformed("refusal-not-a-move", what=str(move)) from None
    return number


def decoded(number: int) -> Move:
    left = number
    for kind, fields in _FIELDS.items():
        size = prod(field.size for field in fields)
        if 0 <= left < size:
            return _from_digits(kind, fields, left)
        left -= size
    raise malformed("refusal-not-a-move", what=str(number))


def _from_digits(kind: type[Move], fields: tuple[_Choice | _Selection, ...], number: int) -> Move:
    values: list[Any] = []
    for field in reversed(fields):
        number, code = divmod(number, field.size)
        values.append(field.value(code))
    return kind(*values[::-1])
