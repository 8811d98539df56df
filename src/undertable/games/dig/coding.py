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
from undertable.core.pieces import Move
from undertable.games.dig import pieces
from undertable.games.dig.box import box_of
from undertable.games.dig.pieces import OURS, ROOM_NAMES

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
    pieces.EndTurn: (),
    pieces.Search: (),
    pieces.Roll: (),
    pieces.Spoon: (),
    pieces.Heal: (),
    pieces.GiveIn: (),
    pieces.Prod: (),
    pieces.LetBe: (),
    pieces.Enter: (_ROOM,),
    pieces.Careful: (_ROOM,),
    pieces.Follow: (_SEAT,),
    pieces.Dig: (_CARD,),
    pieces.Cooperate: (_CARD,),
    pieces.Strike: (_CARD,),
    pieces.Buy: (_CARD, _COUNT),
    pieces.Use: (_TARGET, _ROOM_OR_NONE),
    pieces.Reveal: (_TARGET, _ROOM_OR_NONE),
    pieces.Act: (_CARD, _TARGET, _ROOM_OR_NONE),
    pieces.Extort: (_SEAT, _CARD, _CARD),
    pieces.Join: (_GANG, _CARDS),
    pieces.Craft: (_CARD, _CARDS),
    pieces.Sell: (_CARDS,),
    pieces.Discard: (_CARDS,),
    pieces.Fetch: (_CARDS,),
    pieces.HandBack: (_CARDS, _CIGARETTES),
    pieces.Exchange: (_SEAT, _CARDS, _CIGARETTES),
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
