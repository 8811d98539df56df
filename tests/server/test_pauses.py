"""No pause: what is let go is freed at once, without the collector, and pauses are measured."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sockets import connected, made, serving

from undertable.server.tables import Tables
from undertable.store import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await open_store(str(tmp_path / "tables.db"))
    async with serving(store, address_writes=100_000) as tables:
        yield tables


async def come_and_go(tables: Tables, count: int) -> None:
    for _ in range(count):
        table = await made(tables, bots=[None, "random"])
        async with connected(tables, table.table, token=table.token) as ann:
            await ann.do("start")
            await ann.hear("update")
        room = tables.rooms.pop(table.table)
        await room.close()


@pytest.mark.parametrize("count", [100, pytest.param(2000, marks=pytest.mark.soak)])
async def test_tables_that_come_and_go_leave_nothing_behind(tables: Tables, count: int) -> None:
    await come_and_go(tables, 20)
    await asyncio.sleep(0.5)
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        await come_and_go(tables, count)
        await asyncio.sleep(0.5)
        grown = len(gc.get_objects()) - before
    finally:
        gc.enable()
    assert grown < 500 + count, f"{grown / count:.1f} objects a table"


async def test_the_longest_pauses_are_measured(tables: Tables) -> None:
    await asyncio.sleep(0.1)
    gc.collect()
    assert tables.pauses.collector > 0
    assert "undertable_longest_collector_pause_seconds" in tables.services.metrics.text()
    assert "undertable_longest_loop_pause_seconds" in tables.services.metrics.text()
