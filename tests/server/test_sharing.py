"""Processes tell each other what somebody there would miss, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sockets import Socket, connected, made, serving

from undertable.server import wire
from undertable.server.clock import now
from undertable.server.hub import UnixHub, Wake
from undertable.server.tables import Tables
from undertable.store import open_store
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.types import Clock, ClockKind

pytestmark = pytest.mark.anyio


class Processes:
    """Two that serve the same file, and what they tell each other."""

    def __init__(self, here: Tables, there: Tables, told: list[Wake | None]) -> None:
        self.here = here
        self.there = there
        self._told = told

    async def lines_told(self, table: str) -> int:
        """How often somebody was told to look at this record; from now on they are counted anew."""
        await asyncio.sleep(0.2)
        count = self._told.count(Wake(table))
        self._told.clear()
        return count


@pytest.fixture
async def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    monkeypatch.setattr("undertable.server.tables.NET", 1000.0)  # nothing is found by chance
    monkeypatch.setattr("undertable.server.room.ASKING", 0.05)
    told: list[Wake | None] = []
    async with AsyncExitStack() as stack:
        ear = UnixHub(f"unix:{tmp_path}", "ear")
        await ear.open(told.append)
        stack.push_async_callback(ear.close)
        tables = []
        for name in ("here", "there"):
            store = await open_store(str(tmp_path / "tables.db"))
            hub = UnixHub(f"unix:{tmp_path}", name)
            tables.append(await stack.enter_async_context(serving(store, hub)))
        yield Processes(tables[0], tables[1], told)


async def begun(tables: Tables, stack: AsyncExitStack, **more: object) -> tuple[str, list[Socket]]:
    """A table at which two people of one process play, and its name."""
    table = await made(tables, **more)
    joined = await tables.join(table.table, wire.Join("Bob", table.invite))
    people = [
        await stack.enter_async_context(connected(tables, table.table, token=token))
        for token in (table.token, joined.token)
    ]
    await people[1].do("sit", seat=1)
    await people[1].do("ready")
    await people[0].do("start")
    for person in people:
        await person.hear("update")
    return table.table, people


async def bid(people: list[Socket], *faces: int) -> None:
    """One of each face, by whoever's turn it is."""
    for face in faces:
        [mover, other] = sorted(people, key=lambda person: person.update["legal"] is None)
        wanted = {"move": "bid", "count": 1, "face": face}
        done = await mover.do("play", version=mover.update["version"], move=wanted)
        assert done["type"] == "done"
        await mover.hear("update")
        await other.hear("update")


async def test_nobody_is_told_of_a_table_whose_people_are_all_in_one_process(
    both: Processes,
) -> None:
    async with AsyncExitStack() as stack:
        name, people = await begun(both.here, stack)
        await asyncio.sleep(0.1)
        await both.lines_told(name)
        await bid(people, 1, 2, 3, 4)
        assert await both.lines_told(name) == 0


async def test_who_comes_to_another_process_sees_the_game_as_it_is_and_is_told_all_from_then_on(
    both: Processes,
) -> None:
    async with AsyncExitStack() as stack:
        name, people = await begun(both.here, stack, listed=True)
        await both.there.room(name)  # it was looked at there while there was less of it
        await asyncio.sleep(0.1)
        await bid(people, 1, 2)
        watching = await stack.enter_async_context(connected(both.there, name))
        version = (await watching.hear("update"))["version"]
        assert both.there.rooms[name].table.number == both.here.rooms[name].table.number
        await bid(people, 3, 4, 5)
        while version < both.here.rooms[name].table.version(None):
            version = (await watching.hear("update"))["version"]
        assert await both.lines_told(name) >= 3


async def test_a_room_without_people_lets_others_play_until_somebody_comes(
    both: Processes,
) -> None:
    async with AsyncExitStack() as stack:
        name, people = await begun(both.here, stack)
        room = await both.there.room(name)
        await both.lines_told(name)
        before = room.table.number
        both.there.hear(Wake(name))
        await bid(people, 1, 2)
        assert room.behind
        assert room.table.number == before
        assert (await both.there.room(name)).table.number == before + 2
        assert not room.behind


async def test_what_is_due_at_a_table_left_behind_is_done_by_who_is_left(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    async with serving(store, UnixHub(f"unix:{tmp_path}", "left")) as left:
        table = await made(left, clock=Clock(ClockKind.DECISION, 1), bots=[None, "random"])
        room, at = await left.room(table.table), now()
        line = commands.start(room.table, By("p1", "begin", at)).line
        assert await store.append(table.table, room.table.number, lines.encode(line), at, at)
        left.hear(Wake(table.table))  # and then the process that did it was killed
        assert room.behind
        async with asyncio.timeout(20):
            while len(await store.record(table.table)) < 3:
                await asyncio.sleep(0.05)


async def test_who_was_late_for_a_turn_that_is_over_keeps_the_next_one(both: Processes) -> None:
    async with AsyncExitStack() as stack:
        name, people = await begun(both.here, stack, clock=Clock(ClockKind.DECISION, 30))
        behind = await both.there.room(name)
        [seat] = behind.table.actors()
        await bid(people, 1, 2)
        assert both.here.rooms[name].table.actors() == [seat]
        await behind._stand_in(seat)  # as when its alarm for that turn rings now
        await both.there.room(name)
        assert not behind.table.chairs[seat].away


async def test_what_nobody_was_told_of_is_found_within_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.server.tables.NET", 0.1)
    store = await open_store(str(tmp_path / "tables.db"))
    async with (
        serving(store, UnixHub(f"unix:{tmp_path}", "here")) as tables,
        AsyncExitStack() as stack,
    ):
        name, people = await begun(tables, stack)
        table, at = tables.rooms[name].table, now()
        line = commands.go_away(table.actors()[0], By(None, None, at)).line
        assert await store.append(name, table.number, lines.encode(line), at, None)
        # and the process that wrote it is killed before it says so
        while not any(s.get("away") for s in (await people[0].hear("table"))["table"]["seats"]):
            pass
