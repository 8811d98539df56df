"""Over many games of one device: how often one lies and when, how well one reads others.

Who asks names finished tables and opens each by a key of their own. Only games that have been
looked back at count, and nothing of the answer is kept. People are told apart by their names.
"""

from __future__ import annotations

from asyncio import to_thread
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import structs

from undertable.core.review import Review
from undertable.lab.review.habits import FEWEST_GAMES, Habits, habits_of
from undertable.server import wire
from undertable.server.room import Room
from undertable.server.tables import Tables
from undertable.table.table import Table
from undertable.table.types import Declined, Phase

ME, BOT = "", "\n"
"""Instead of a name; nobody has these."""


class Looked(NamedTuple):
    """One of the tables, with its review if there is one."""

    table: Table
    me: int | None
    review: Review | None


async def habits(tables: Tables, asked: Sequence[wire.TableKey]) -> wire.Habits:
    keys = {key.table: key.token for key in asked}
    looked = [one for key in keys.items() if (one := await _look(tables, *key)) is not None]
    reviews: dict[str, list[Review]] = defaultdict(list)
    for table, me, review in looked:
        if review is not None:
            reviews[table.game.id].append(structs.replace(review, names=_names(table, me)))
    return wire.Habits(
        games=await to_thread(_told, reviews),
        fewest=FEWEST_GAMES,
        waiting=[one.table.id for one in looked if one.review is None],
    )


async def _look(tables: Tables, name: str, token: str) -> Looked | None:
    """Whatever cannot be opened, is not over, or is no game of its own does not count."""
    try:
        room = await tables.room(name)
    except Declined:
        return None
    if not await room.opens(token) or not _counts(room.table):
        return None
    return Looked(room.table, await _seat(room, token), await tables.reviews.kept(name))


def _counts(table: Table) -> bool:
    own = not table.created.lesson and table.created.fork is None
    return table.phase is Phase.OVER and not table.shut and own


async def _seat(room: Room, token: str) -> int | None:
    """Whoever has only a link sat nowhere."""
    try:
        return room.table.seat_of(await room.recognise(token))
    except Declined:
        return None


def _names(table: Table, me: int | None) -> list[str]:
    return [
        ME if seat == me else BOT if chair.person is None else table.name(seat)
        for seat, chair in enumerate(table.chairs)
    ]


def _told(reviews: Mapping[str, Sequence[Review]]) -> list[wire.GameHabits]:
    return [
        wire.GameHabits(game, len(some), [_player(h) for h in habits_of(some) if h.name != BOT])
        for game, some in reviews.items()
    ]


def _player(found: Habits) -> wire.PlayerHabits:
    figures = [wire.HabitFigure(f.name, f.value, f.low, f.high, f.cases) for f in found.figures]
    return wire.PlayerHabits(
        None if found.name == ME else found.name, found.games, found.decisions, figures
    )
