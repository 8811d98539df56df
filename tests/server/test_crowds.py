"""Strangers, crowds and people who were sent away: what they get, and what the others keep."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from client import Api, Player
from msgspec import structs, to_builtins
from processes import running
from sockets import connected, made, serving

from undertable.core.record import read_record
from undertable.server import replay, wire
from undertable.server.api import STATUS, WORTH_A_THREAD
from undertable.server.replay import Replays
from undertable.server.settings import Settings
from undertable.server.tables import Tables
from undertable.store import Store, open_store
from undertable.table.types import Declined, Refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await open_store(str(tmp_path / "tables.db"))


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    async with serving(store) as tables:
        yield tables


async def soon(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await holds():
            await asyncio.sleep(0.02)


async def refusal(work: Awaitable[object]) -> str:
    with pytest.raises(Declined) as declined:
        await work
    return declined.value.code


async def listed(store: Store) -> set[str]:
    return {row.id for row in await store.listed(100)}


async def test_a_table_is_on_the_list_only_while_its_host_is_there(
    tables: Tables, store: Store
) -> None:
    table = await made(tables, listed=True)
    assert await listed(store) == set()
    async with connected(tables, table.table, token=table.token):
        await soon(lambda: is_(listed(store), {table.table}))
    await soon(lambda: is_(listed(store), set()))


async def is_(work: Awaitable[set[str]], wanted: set[str]) -> bool:
    return await work == wanted


async def test_a_host_whose_server_was_killed_is_not_taken_for_present(api: Api) -> None:
    """The list says when each host was seen last, and forgets who was not seen for a while."""
    table = await api.make("bluff", 2, listed=True)
    async with api.seat(table["table"], token=table["token"]) as ann:
        await ann.until_type("table")
        while not (rows := (await api.http.get("/api/tables")).json()["tables"]):
            await asyncio.sleep(0.05)
    assert rows[0]["seen"] > 1e9


async def test_one_address_has_few_tables_on_the_list(tables: Tables, store: Store) -> None:
    most = Settings().address_listed
    mine = [await made(tables, listed=True) for _ in range(most + 2)]
    hosts = [connected(tables, table.table, token=table.token) for table in mine]
    for host in hosts:
        await host.__aenter__()
    await soon(lambda: all_is_done(tables))
    assert len(await listed(store)) == most
    wanted = wire.NewTable(game="bluff", name="Eve", seats=2, listed=True)
    assert await refusal(tables.make(wanted, "here")) == "too_many"
    await tables.make(wanted, "elsewhere")
    for host in hosts:
        await host.__aexit__(None, None, None)
    await soon(lambda: has(listed(store), 0))
    await tables.make(wanted, "here")


async def all_is_done(tables: Tables) -> bool:
    return not any(room._jobs for room in tables.rooms.values())


async def has(work: Awaitable[set[str]], count: int) -> bool:
    return len(await work) == count


async def test_an_invitation_opens_a_seat_though_strangers_crowd_the_door(tables: Tables) -> None:
    table = await made(tables, listed=True)
    crowd = []
    for number in range(200):
        wanted = wire.Join(f"Stranger {number}")
        with suppress(Declined):
            crowd.append(await tables.join(table.table, wanted, f"10.0.0.{number}"))
    assert len(crowd) < 20
    assert await refusal(tables.join(table.table, wire.Join("Eve"), "10.9.9.9")) == "table_full"
    async with connected(tables, table.table, token=crowd[0].token) as stranger:
        assert (await stranger.do("sit", seat=1))["type"] == "done"
        friend = await tables.join(table.table, wire.Join("Bob", table.invite), "10.0.0.1")
        async with connected(tables, table.table, token=friend.token) as bob:
            assert (await bob.do("sit", seat=0))["code"] == "seat_taken"  # the host's
            assert (await bob.do("sit", seat=1))["type"] == "done"
        other = await tables.join(table.table, wire.Join("Cem", table.invite), "10.0.0.9")
        async with connected(tables, table.table, token=other.token) as cem:
            assert (await cem.do("sit", seat=1))["code"] == "seat_taken"  # a friend's
        assert (await stranger.do("sit", seat=1))["code"] == "seat_taken"


async def test_strangers_from_one_address_do_not_fill_a_table(tables: Tables) -> None:
    table = await made(tables, seats=6, listed=True)
    for number in range(6):
        await tables.join(table.table, wire.Join(f"Eve {number}"), "10.0.0.1")
    assert await refusal(tables.join(table.table, wire.Join("Eve"), "10.0.0.1")) == "table_full"
    await tables.join(table.table, wire.Join("Cem"), "10.0.0.2")


async def test_who_was_removed_does_not_come_back(tables: Tables) -> None:
    table = await made(tables)
    eve = await tables.join(table.table, wire.Join("Eve", table.invite))
    async with connected(tables, table.table, token=table.token) as ann:
        async with connected(tables, table.table, watch=table.watch) as watching:
            assert (await ann.do("remove", person=eve.person))["type"] == "done"
            await watching.hear("bye", code="bad_token")
        for invite in (table.invite, None, eve.token):
            code = await refusal(tables.join(table.table, wire.Join("Eve", invite)))
            assert code == "bad_token"
        room = await tables.room(table.table)
        links = await tables.new_links(room, "p1")
        bob = await tables.join(table.table, wire.Join("Bob", links.invite))
        assert await refusal(tables.new_links(room, bob.person)) == "not_host"
        assert (
            await refusal(tables.join(table.table, wire.Join("Eve", table.invite))) == "bad_token"
        )


async def test_who_was_removed_from_a_listed_table_is_known_again_at_the_door(
    tables: Tables,
) -> None:
    table = await made(tables, listed=True)
    eve = await tables.join(table.table, wire.Join("Eve"), "2001:db8::1")
    async with connected(tables, table.table, token=table.token) as ann:
        await ann.do("remove", person=eve.person)
    room = await tables.room(table.table)
    [door] = room.table.banned
    assert door not in str(to_builtins(room.table.info()))
    assert "2001" not in door
    for address in ("2001:db8::1", "2001:db8::2"):  # one subscriber's
        code = await refusal(tables.join(table.table, wire.Join("Mallory"), address))
        assert code == "removed"
    await tables.join(table.table, wire.Join("Cem"), "2001:db8:1::1")
    links = await tables.new_links(await tables.room(table.table), "p1")
    await tables.join(table.table, wire.Join("Dia", links.invite), "2001:db8::1")  # same house


async def test_nobody_comes_through_a_locked_door(tables: Tables) -> None:
    table = await made(tables, listed=True)
    bob = await tables.join(table.table, wire.Join("Bob", table.invite))
    async with (
        connected(tables, table.table, token=table.token) as ann,
        connected(tables, table.table, token=bob.token) as inside,
    ):
        assert (await inside.do("lock"))["code"] == "not_host"
        await ann.do("lock")
        for invite in (table.invite, None):
            assert await refusal(tables.join(table.table, wire.Join("Eve", invite))) == "locked"
        assert (await inside.do("sit", seat=1))["type"] == "done"
        await ann.do("lock", locked=False)
        await tables.join(table.table, wire.Join("Cem"))


async def test_links_are_renewed_by_the_host_over_the_api(api: Api) -> None:
    table = await api.make("bluff", 2)
    path = f"/api/tables/{table['table']}/links"
    new = (await api.http.post(path)).json()
    assert (await api.join(table["table"], new["invite"]))["person"] == "p2"
    for key in ("", f"Bearer invite.{new['invite']}", f"Bearer {table['table']}"):
        answer = await api.http.post(path, headers={"Authorization": key})
        assert answer.status_code == 403
    async with api.seat(table["table"], watch=table["watch"]) as watching:
        assert (await watching.until_type("bye"))["code"] == "bad_token"
    async with api.seat(table["table"], watch=new["watch"]) as watching:
        await watching.until_type("welcome")


async def finished(api: Api) -> str:
    table = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(table["table"], token=table["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
        await ann.do("say", text="well played " * 40)
    return str(table["table"])


@pytest.mark.parametrize("what", ["replay?eyes=all", "record", "history", "chat"])
async def test_what_is_large_is_metered_by_bytes(tmp_path: Path, what: str) -> None:
    file, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with running(file, log, address_reads=0.00005) as server:  # 500 bytes at once
        api = Api(server.address)
        path = f"/api/tables/{await finished(api)}/{what}"
        first = await api.http.get(path)
        assert first.status_code == 200
        assert len(first.content) > 500
        again = await api.http.get(path)
        assert (again.status_code, again.json()["code"]) == (429, "too_fast")
        assert (await api.http.get("/api/games")).status_code == 200
        await api.http.aclose()


async def test_who_comes_again_and_again_to_a_long_game_waits_until_the_next(
    tmp_path: Path,
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_reads=0.0002) as server:
        api = Api(server.address)
        made = await api.make("bluff", 2, bots=[None, "random"])
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            await ann.until_type("update")
        said = []
        for _ in range(6):
            async with api.seat(made["table"], token=made["token"]) as ann:
                said.append(await ann.until(lambda message: message["type"] in ("update", "bye")))
        assert said[0]["type"] == "update"
        assert said[-1] == {"type": "bye", "code": "too_fast"}
        await api.http.aclose()


async def test_who_has_games_replayed_pays_for_all_of_it_though_nothing_is_shown(
    tmp_path: Path,
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_reads=0.0005) as server:
        api = Api(server.address)
        path = f"/api/tables/{await finished(api)}/replay?count=0&start="
        answers = [(await api.http.get(f"{path}{start}")).status_code for start in range(8)]
        assert (answers[0], answers[-1]) == (200, 429)
        await api.http.aclose()


async def test_what_is_very_large_comes_packed_to_who_can_unpack_it(api: Api) -> None:
    table = await api.make("bluff", 6, bots=[None, *["random"] * 5])
    async with api.seat(table["table"], token=table["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
    path = f"/api/tables/{table['table']}/replay?eyes=all&count=500"
    plain = await api.http.get(path, headers={"accept-encoding": "identity"})
    packed = await api.http.get(path)
    assert len(plain.content) > WORTH_A_THREAD
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < WORTH_A_THREAD
    assert packed.json() == plain.json()


async def test_a_replay_is_computed_once_and_only_so_much_is_kept(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(api)
    record = read_record((await api.http.get(f"/api/tables/{table}/record")).content)
    told, tell = [], replay.replay

    def counted(*args: object) -> wire.Replay:
        told.append(args)
        return tell(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(replay, "replay", counted)
    kept = Replays()
    assert len({await kept.get(record, "all", 0, 10) for _ in range(3)}) == 1
    assert len(told) == 1
    await kept.get(record, "0", 0, 10)
    assert len(told) == 2
    assert b"Nobody" in await kept.get(structs.replace(record, names=["Nobody"] * 2), "0", 0, 10)
    small = Replays(most=1)
    for _ in range(2):
        await small.get(record, "all", 0, 10)
    assert len(told) == 5


async def test_a_full_disk_refuses_tables_and_chat_while_games_go_on(tmp_path: Path) -> None:
    file, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with running(file, log) as server:
        api = Api(server.address)
        table = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
        async with api.seat(table["table"], token=table["token"]) as ann:
            await ann.do("start")
        await api.http.aclose()
    more = shutil.disk_usage(tmp_path).total // 1_000_000 + 1
    with running(file, log, disk_reserve=more) as server:
        api = Api(server.address)
        for path, wanted in (
            ("/api/tables", {"game": "bluff", "seats": 2, "name": "Ann"}),
            ("/api/lessons", {"game": "bluff", "name": "Ann"}),
        ):
            answer = await api.http.post(path, json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (507, "disk_full")
            assert answer.json()["reason"]["key"] == "refusal-disk-full"
        async with api.seat(table["table"], token=table["token"]) as ann:
            assert (await ann.do("say", text="hello"))["code"] == "disk_full"
            await over(ann)
            assert (await ann.do("rematch"))["code"] == "disk_full"
        token = {"Authorization": f"Bearer {table['token']}"}
        answer = await api.http.get(f"/api/tables/{table['table']}/review", headers=token)
        assert (answer.status_code, answer.json()["code"]) == (507, "disk_full")
        await api.http.aclose()
    assert "the disk is nearly full" in log.read_text()


async def over(ann: Player) -> None:
    assert (await ann.play_on(random.Random(1)))["outcome"]


def test_every_refusal_at_the_door_has_a_status_of_its_own() -> None:
    assert {STATUS[code] for code in (Refusal.LOCKED, Refusal.REMOVED)} == {403}
    assert STATUS[Refusal.DISK_FULL] == 507
