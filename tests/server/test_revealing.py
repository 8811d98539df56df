"""Between ready and the first roll: everybody reveals what they committed to, or nothing begins."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from client import Api
from sockets import Message, Socket, connected, made, serving

from undertable.server import wire
from undertable.server.tables import Tables
from undertable.store import open_store
from undertable.table.fairness import commitment

pytestmark = pytest.mark.anyio
ANN, BOB = "ab" * 16, "cd" * 16


@pytest.fixture
async def hasty(tmp_path: Path) -> AsyncIterator[Tables]:
    """A server that does not wait long for salts."""
    async with serving(await open_store(str(tmp_path / "tables.db")), reveal_time=0.2) as tables:
        yield tables


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Tables]:
    async with serving(await open_store(str(tmp_path / "tables.db")), reveal_time=600) as tables:
        yield tables


async def table_where(socket: Socket, **wanted: object) -> Message:
    while True:
        table: Message = (await socket.hear("table"))["table"]
        if wanted.items() <= table.items():
            return table


@asynccontextmanager
async def called(tables: Tables) -> AsyncIterator[tuple[wire.Made, wire.Joined, Socket, Socket]]:
    """Ann and Bob have committed, and Ann has said start."""
    table = await made(tables)
    joined = await tables.join(table.table, wire.Join("Bob", table.invite))
    async with (
        connected(tables, table.table, token=table.token) as ann,
        connected(tables, table.table, token=joined.token) as bob,
    ):
        await bob.do("sit", seat=1)
        await bob.do("ready", commitment=commitment(BOB))
        await ann.do("ready", commitment=commitment(ANN))
        assert (await ann.do("start"))["type"] == "done"
        await table_where(bob, revealing=True)
        yield table, joined, ann, bob


async def test_the_game_begins_when_the_last_salt_is_revealed(patient: Tables) -> None:
    async with called(patient) as (_, _, ann, bob):
        assert (await ann.do("reveal", salt=ANN))["type"] == "done"
        assert not [m for m in (*bob.told, *bob.waiting()) if ANN in str(m)]
        assert (await bob.do("reveal", salt=ANN))["code"] == "bad_salt"
        assert (await bob.do("reveal", salt=BOB))["type"] == "done"
        table = await table_where(ann, phase="playing", revealing=False)
        await bob.hear("update")
        assert [seat["salt"] for seat in table["seats"]] == [ANN, BOB]


async def test_a_line_s_end_behind_a_salt_or_a_commitment_is_refused(patient: Tables) -> None:
    """With it the same commitment would open to two salts, to choose from."""
    async with called(patient) as (_, _, ann, bob):
        await ann.do("reveal", salt=ANN)
        bob.tell({"type": "reveal", "id": "again", "salt": BOB + "\n"})
        assert (await bob.hear("refused"))["code"] == "malformed"
    table = await made(patient)
    async with connected(patient, table.table, token=table.token) as ann:
        ann.tell({"type": "ready", "id": "again", "commitment": commitment(ANN) + "\n"})
        assert (await ann.hear("refused"))["code"] == "malformed"


async def test_who_does_not_reveal_in_time_is_no_longer_ready_and_nothing_is_stuck(
    hasty: Tables,
) -> None:
    async with called(hasty) as (_, _, ann, bob):
        await ann.do("reveal", salt=ANN)
        table = await table_where(ann, phase="gathering", revealing=False)
        assert not any(s.get("ready") or s.get("commitment") for s in table["seats"])
        assert (await ann.do("start"))["code"] == "not_ready"
        assert (await bob.do("reveal", salt=BOB))["code"] == "not_ready"
        fresh = "ef" * 16  # the old ones have been seen
        await ann.do("ready", commitment=commitment(fresh))
        await bob.do("ready", commitment=commitment(BOB[::-1]))
        await ann.do("start")
        await asyncio.gather(ann.do("reveal", salt=fresh), bob.do("reveal", salt=BOB[::-1]))
        await ann.hear("update")


async def test_somebody_who_leaves_while_salts_are_revealed_calls_it_off(patient: Tables) -> None:
    async with called(patient) as (_, _, ann, bob):
        await ann.do("reveal", salt=ANN)
        bob.tell({"type": "leave", "id": "gone"})
        table = await table_where(ann, revealing=False)
        assert table["phase"] == "gathering"
        assert not table["seats"][1].get("person")
        await ann.do("seat_bot", seat=1, level="random")
        await ann.do("ready", commitment=commitment(BOB))
        await ann.do("start")
        await ann.do("reveal", salt=BOB)
        await ann.hear("update")


async def test_the_host_may_remove_somebody_who_never_reveals(patient: Tables) -> None:
    async with called(patient) as (_, joined, ann, _):
        assert (await ann.do("remove", person=joined.person))["type"] == "done"
        assert not (await table_where(ann, revealing=False))["seats"][1].get("person")


async def test_who_comes_back_between_ready_and_start_reveals_then(patient: Tables) -> None:
    table = await made(patient)
    joined = await patient.join(table.table, wire.Join("Bob", table.invite))
    async with connected(patient, table.table, token=table.token) as ann:
        async with connected(patient, table.table, token=joined.token) as bob:
            await bob.do("sit", seat=1)
            await bob.do("ready", commitment=commitment(BOB))
        await ann.do("ready", commitment=commitment(ANN))
        await ann.do("start")
        await ann.do("reveal", salt=ANN)
        async with connected(patient, table.table, token=joined.token) as bob:
            assert (await table_where(bob, revealing=True))["seats"][1]["commitment"]
            assert (await bob.do("reveal", salt=BOB))["type"] == "done"
            await bob.hear("update")
            await ann.hear("update")


async def test_salts_that_were_revealed_outlive_the_server(tmp_path: Path) -> None:
    """A server that stops in the middle goes on where it was."""
    file = str(tmp_path / "tables.db")
    async with (
        serving(await open_store(file), reveal_time=600) as tables,
        called(tables) as (table, joined, ann, _),
    ):
        await ann.do("reveal", salt=ANN)
    async with (
        serving(await open_store(file), reveal_time=600) as tables,
        connected(tables, table.table, token=joined.token) as bob,
    ):
        await bob.do("reveal", salt=BOB)
        await bob.hear("update")


async def test_nobody_is_needed_for_a_start_to_be_called_off(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    store = await open_store(file)
    async with serving(store, reveal_time=600) as tables:
        async with called(tables) as (table, _, _, _):
            pass
        assert await store.due(1e12, 10) == [table.table]


async def test_a_rematch_has_commitments_and_salts_of_its_own(api: Api) -> None:
    first = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(first["table"], token=first["token"]) as ann:
        await ann.ready(ANN)
        await ann.do("start")
        await ann.play_on(random.Random(1))
        await ann.do("rematch")
        while not ann.table["rematch"]:
            await ann.hear()
        old, again = ann.table, ann.table["rematch"]
    async with api.seat(again, token=first["token"]) as ann:
        table = (await ann.until_type("table"))["table"]
        assert table["commitment"] != old["commitment"]
        assert not any(seat.get("commitment") or seat.get("salt") for seat in table["seats"])
        await ann.ready()
        await ann.do("start")
        await ann.until_type("update")
        assert ann.table["seats"][0]["salt"] not in (ANN, None)
