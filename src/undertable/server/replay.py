"""A finished game frame by frame, from any seat's eyes or from all of them."""

from __future__ import annotations

from asyncio import to_thread
from collections import OrderedDict
from hashlib import sha256

from msgspec import json, structs

from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.types import heard_by
from undertable.games import game
from undertable.server import wire
from undertable.table.types import Declined, ForkInfo, Refusal

encode = json.Encoder().encode


Asked = tuple[bytes, str, int, int]
"""Of which record, by its hash: a name may be taken out of it. Whose eyes, from where, how much."""
MOST_KEPT = 32_000_000
"""Bytes of answers that are kept for who asks next."""


class Replays:
    """Finished games as they were told last: they never change, and to tell them costs time."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Asked, bytes] = OrderedDict()

    async def get(self, record: Record, eyes: str, start: int, count: int) -> bytes:
        """The answer as JSON."""
        key = sha256(encode(record)).digest(), eyes, start, count
        if key not in self._kept:
            answer = await to_thread(lambda: encode(replay(record, eyes, start, count)))
            self._keep(key, answer)
            return answer
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: Asked, answer: bytes) -> None:
        self._size += len(answer) - len(self._kept.get(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


def replay(record: Record, eyes: str, start: int, count: int) -> wire.Replay:
    """`eyes` is `table`, `all` or a seat."""
    seats = _whose(eyes, record.seats)
    match = Match(game(record.game), structs.replace(record, entries=[]))
    frames = []
    for number, entry in enumerate(record.entries):
        match.replay(entry)
        if start <= number < start + count:
            frames.append(_frame(match, seats))
    return wire.Replay(
        game=record.game,
        options=record.options,
        names=record.names,
        outcome=match.state.outcome(),
        total=len(record.entries),
        start=start,
        frames=frames,
        fork=_origin(record),
    )


def _origin(record: Record) -> ForkInfo | None:
    if (fork := record.fork) is None:
        return None
    return ForkInfo(fork.origin, fork.at, fork.seat, fork.as_it_was, fork.outcome)


def _whose(eyes: str, seats: int) -> list[int | None]:
    if eyes == "table":
        return [None]
    if eyes == "all":
        return list(range(seats))
    if not eyes.isascii() or not eyes.isdecimal() or len(eyes) > 2 or int(eyes) >= seats:
        raise Declined(Refusal.NO_SUCH_SEAT)
    return [int(eyes)]


def _frame(match: Match, seats: list[int | None]) -> wire.Frame:
    entry = match.record.entries[-1]
    return wire.Frame(
        seat=entry.seat,
        move=entry.move,
        words=entry.words,
        actors=list(match.state.actors()),
        views=[match.state.view(seat) for seat in seats],
        events=[heard_by(seat, match.told[-1]) for seat in seats],
    )
