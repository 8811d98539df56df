"""One suite for every store."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest
from msgspec import json

from undertable.store import (
    Holder,
    Report,
    Row,
    Size,
    Store,
    StoreAway,
    StoreDamaged,
    StoreError,
    open_store,
)
from undertable.store.postgres import CHANNEL, PostgresStore
from undertable.store.sqlite import connect, lock_of, migrate

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()


def row(table: str, touched: float = 1.0, listed: bool = False, due: float | None = None) -> Row:
    return Row(table, touched, listed, due, b"{}")


async def made(store: Store, *tables: Row) -> None:
    for table in tables:
        assert await store.make(table, b"first", [])


async def test_a_table_is_made_once(store: Store) -> None:
    assert await store.make(row("one"), b"first", [])
    assert not await store.make(row("one"), b"second", [])
    assert await store.record("one") == [b"first"]
    assert await store.names() == ["one"]


async def test_a_closed_store_says_that_it_is_away_at_once(address: str) -> None:
    store = await open_store(address)
    await made(store, row("one"))
    await store.close()
    async with asyncio.timeout(5):
        for asked in (store.record("one"), store.append("one", 1, b"line", 2.0, None)):
            with pytest.raises(StoreAway):
                await asked


async def test_lines_come_back_in_order_and_from_where_asked(store: Store) -> None:
    await made(store, row("one"), row("two"))
    for number in range(1, 12):
        assert await store.append("one", number, b"line %d" % number, 2.0, None)
    assert await store.record("one", 9) == [b"line 9", b"line 10", b"line 11"]
    assert await store.record("two") == [b"first"]


async def test_of_two_appends_of_one_number_one_wins(store: Store) -> None:
    await made(store, row("one"))
    lines = [b"line %d" % i for i in range(40)]
    won = await asyncio.gather(*(store.append("one", 1, line, 2.0, None) for line in lines))
    assert sum(won) == 1
    assert (await store.record("one"))[1] == lines[won.index(True)]


async def test_two_processes_that_append_at_once_never_fork_a_record(address: str) -> None:
    stores = [await open_store(address) for _ in range(3)]
    await made(stores[0], *(row(f"table{i}") for i in range(5)))

    async def fill(store: Store, who: int, table: str) -> list[bytes]:
        mine = []
        while (number := len(await store.record(table))) < 30:
            line = b"%d at %d" % (who, number)
            if await store.append(table, number, line, 2.0, None):
                mine.append(line)
        return mine

    jobs = [(s, who, f"table{i}") for who, s in enumerate(stores) for i in range(5)]
    acknowledged = await asyncio.gather(*(fill(*job) for job in jobs))
    for i in range(5):
        record = await stores[0].record(f"table{i}")
        wanted = [
            line
            for job, mine in zip(jobs, acknowledged, strict=True)
            if job[2] == f"table{i}"
            for line in mine
        ]
        assert len(record) == 30
        assert sorted(record[1:]) == sorted(wanted)
    for store in stores:
        await store.close()


async def test_an_acknowledged_line_is_there_after_reopening(address: str) -> None:
    store = await open_store(address)
    names = [f"table{i}" for i in range(40)]
    await made(store, *map(row, names))

    async def fill(table: str) -> None:
        for number in range(1, 6):
            assert await store.append(table, number, b"x", 2.0, None)

    await asyncio.gather(*map(fill, names))
    await store.close()
    store = await open_store(address)
    assert [len(await store.record(name)) for name in names] == [6] * 40
    await store.close()


async def test_a_line_goes_in_only_after_the_one_before(store: Store) -> None:
    await made(store, row("one"), row("two"))
    assert not await store.append("one", 2, b"too early", 2.0, None)
    assert not await store.append("none", 1, b"nowhere", 2.0, None)
    early = [store.append("one", number, b"line", 2.0, None) for number in (3, 2)]
    assert await asyncio.gather(*early, store.append("two", 1, b"line", 2.0, None)) == [
        False,
        False,
        True,
    ]
    assert await store.numbered("one") == [(0, b"first")]


async def test_a_record_is_cut_at_a_line_and_says_how_long_it_is(store: Store) -> None:
    await made(store, row("one"))
    for number in range(1, 5):
        await store.append("one", number, b"line", 2.0, None)
    await store.say("one", 0, b"hello")
    assert await store.lengths(["one", "none"]) == {"one": (5, 1), "none": (0, 0)}
    assert await store.cut("one", 3) == 2
    assert [number for number, _ in await store.numbered("one")] == [0, 1, 2]


async def test_a_clock_that_went_back_does_not_make_a_table_older(store: Store) -> None:
    await made(store, row("one", 100.0))
    await store.append("one", 1, b"line", 2.0, None)
    assert await store.newest() == 100.0
    assert await store.sweep(50.0) == 0


async def test_open_tables_are_not_swept(store: Store) -> None:
    await made(store, row("open", 1.0), row("old", 1.0))
    assert await store.sweep(50.0, ["open"]) == 1
    assert await store.names() == ["open"]


async def test_a_second_server_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    first = await open_store(path, alone=True)
    with pytest.raises(StoreError, match="another server that runs already"):
        await open_store(path, alone=True)
    await first.close()
    await (await open_store(path, alone=True)).close()


async def test_a_log_that_was_taken_away_after_a_kill_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await open_store(str(path), alone=True)
    assert await store.inspect() == []
    await made(store, row("one"))
    killed = tmp_path / "killed.db"
    for end in ("", ".lock"):  # as the disk would be, had it been killed now, without its log
        Path(f"{killed}{end}").write_bytes(Path(f"{path}{end}").read_bytes())
    await store.close()
    store = await open_store(str(killed), alone=True)
    assert [fault for fault in await store.inspect() if "-wal is missing" in fault]
    await store.close()
    store = await open_store(str(killed), alone=True)
    assert await store.inspect() == []
    await store.close()


async def test_flipped_bits_are_found_and_other_tables_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await open_store(str(path))
    for i in range(200):
        assert await store.make(row(f"table{i:03}"), b"%d " % i + b"x" * 2000, [])
    await store.close()
    data = bytearray(path.read_bytes())
    at = data.index(b"100 xxx") // 4096 * 4096
    data[at : at + 16] = b"\xff" * 16  # the head of the page that holds the table's record
    path.write_bytes(data)
    store = await open_store(str(path))
    assert await store.inspect()
    with pytest.raises(StoreDamaged):
        await asyncio.gather(*(store.numbered(f"table{i:03}") for i in range(200)))
    assert await store.numbered("table000") == [(0, b"0 " + b"x" * 2000)]
    await store.close()


async def test_a_lost_append_does_not_touch_the_table(store: Store) -> None:
    await made(store, row("one", due=5.0))
    assert not await store.append("one", 0, b"again", 9.0, 99.0)
    assert await store.due(10.0, 9) == ["one"]


async def test_due_tables_are_found_longest_overdue_first(store: Store) -> None:
    await made(
        store, row("late", due=5.0), row("later", due=3.0), row("never"), row("soon", due=50.0)
    )
    assert await store.due(10.0, 9) == ["later", "late"]
    assert await store.due(10.0, 1) == ["later"]
    assert await store.append("later", 1, b"x", 6.0, None)
    assert await store.due(10.0, 9) == ["late"]


async def test_listed_tables_come_latest_first_with_what_they_say_of_themselves(
    store: Store,
) -> None:
    await made(store, row("old", 1.0, True), row("new", 2.0, True), row("private", 3.0))
    assert [found.id for found in await store.listed(10)] == ["new", "old"]
    await store.describe("old", False, b"closed")
    await store.describe("new", True, b"two free")
    assert await store.listed(10) == [Row("new", 2.0, True, None, b"two free")]


async def test_holders_are_kept_by_name_and_replaced(store: Store) -> None:
    assert await store.make(row("one"), b"first", [Holder("one", "p1", b"hash")])
    await store.hold(Holder("one", "p2", b"other"))
    await store.hold(Holder("one", "p1", b"new"))
    assert await store.holders("one") == {"p1": b"new", "p2": b"other"}
    assert await store.holders("two") == {}


async def test_a_holder_is_replaced_only_by_who_knows_the_one_before(store: Store) -> None:
    assert await store.make(row("one"), b"first", [Holder("one", "p1", b"hash")])
    assert not await store.rehold(Holder("one", "p1", b"new"), b"guess")
    assert not await store.rehold(Holder("one", "p2", b"new"), b"hash")
    assert await store.rehold(Holder("one", "p1", b"new"), b"hash")
    assert not await store.rehold(Holder("one", "p1", b"newer"), b"hash")
    assert await store.holders("one") == {"p1": b"new"}


async def test_what_was_delivered_never_goes_back(store: Store) -> None:
    assert await store.make(row("one"), b"first", [Holder("one", "p1", b"hash")])
    for version in (3, 7, 5):
        await store.mark("one", "p1", version)
    assert await store.marks("one") == {"p1": 7}
    await store.hold(Holder("one", "p1", b"a new key"))
    assert await store.marks("one") == {"p1": 7}


async def test_chat_is_numbered_and_apart_from_the_record(store: Store) -> None:
    await made(store, row("one"))
    assert await store.say("one", 0, b"hello")
    assert not await store.say("one", 0, b"me too")
    assert await store.say("one", 1, b"me too")
    assert await store.chat("one", 1, 10) == [b"me too"]
    assert await store.say("one", 2, b"and me")
    assert await store.last_chat("one", 2) == [b"me too", b"and me"]
    assert await store.record("one") == [b"first"]


async def test_sweeping_forgets_whole_tables_that_nobody_touched(store: Store) -> None:
    await made(store, row("old", 1.0), row("new", 100.0))
    await store.hold(Holder("old", "p1", b"hash"))
    await store.say("old", 0, b"hello")
    assert await store.sweep(50.0) == 1
    assert await store.names() == ["new"]
    assert await store.record("old") == await store.chat("old", 0, 10) == []
    assert await store.holders("old") == {}
    assert await store.record("new") == [b"first"]


async def test_a_store_that_answers_passes_the_check(store: Store) -> None:
    await store.check()


async def test_several_processes_may_make_the_schema_at_once(address: str) -> None:
    stores = await asyncio.gather(*(open_store(address) for _ in range(4)))
    await made(stores[0], row("one"))
    assert await stores[3].record("one") == [b"first"]
    for store in stores:
        await store.close()


def test_nobody_takes_a_schema_that_is_being_made_for_somebody_elses(tmp_path: Path) -> None:
    with ThreadPoolExecutor(6) as others:
        for time in range(30):
            list(others.map(migrate, [tmp_path / f"{time}.db"] * 6))


async def test_a_database_of_a_newer_version_is_refused_in_a_sentence(address: str) -> None:
    await (await open_store(address)).close()
    if address.startswith("postgresql"):
        db = await asyncpg.connect(address)
        await db.execute("INSERT INTO schema_version VALUES (99)")
        await db.close()
    else:
        with sqlite3.connect(address) as file:
            file.execute("PRAGMA user_version = 99")
        file.close()
    with pytest.raises(StoreError, match="made by a newer version"):
        await open_store(address)


@pytest.mark.parametrize(
    "bad", ["mysql://host/db", "/nowhere/at/all.db", "postgresql://127.0.0.1:1/none"]
)
async def test_an_unusable_address_is_refused_in_a_sentence(bad: str) -> None:
    with pytest.raises(StoreError):
        await open_store(bad)


async def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("these are my notes, not a database\n" * 100)
    with pytest.raises(StoreError, match=r"notes\.txt"):
        await open_store(str(tmp_path / "notes.txt"))


async def test_what_somebody_is_called_or_said_can_be_replaced(store: Store, address: str) -> None:
    await made(store, row("one"))
    await store.append("one", 1, b"called Rumpelstiltskin", 2.0, None)
    for number, said in enumerate((b"a", b"my name is Rumpelstiltskin")):
        await store.say("one", number, said)
    await store.rewrite("one", {1: b"called Guest"})
    await store.resay("one", {1: b"-"})
    await store.scrub()
    assert await store.record("one") == [b"first", b"called Guest"]
    assert await store.chat("one", 0, 9) == [b"a", b"-"]
    if "://" not in address:  # nor is it in the files any more
        kept = b"".join(file.read_bytes() for file in Path(address).parent.iterdir())
        assert b"Rumpelstiltskin" not in kept


async def test_who_is_released_has_no_key_any_more(store: Store) -> None:
    await store.make(row("one"), b"first", [Holder("one", "p1", b"a"), Holder("one", "p2", b"b")])
    await store.release("one", "p1")
    assert await store.holders("one") == {"p2": b"b"}


async def test_a_report_is_kept_once_and_the_latest_comes_first(store: Store) -> None:
    reports = [Report("one", "p1", "p2", 3, 1.0), Report("two", "p1", "p2", 0, 2.0)]
    assert [await store.report(report) for report in (*reports, reports[0])] == [True, True, False]
    assert await store.reports("one", 10) == reports[:1]
    assert await store.reports(None, 10) == reports[::-1]
    assert await store.reports(None, 1) == reports[1:]


async def test_a_ban_ends_when_it_is_said_to_or_lifted(store: Store) -> None:
    await store.ban("192.0.2.1", 10.0)
    await store.ban("192.0.2.2", 20.0)
    await store.ban("192.0.2.2", 30.0)
    assert await store.bans(15.0) == {"192.0.2.2": 30.0}
    assert await store.unban("192.0.2.2")
    assert not await store.unban("192.0.2.2")
    assert await store.bans(15.0) == {}


async def test_the_largest_tables_are_listed_first_and_a_table_is_forgotten_whole(
    store: Store,
) -> None:
    await made(store, row("small"), row("large", listed=True))
    await store.say("large", 0, b"x" * 100)
    await store.report(Report("large", "p1", "p2", 1, 1.0))
    large, small = Size("large", 1.0, True, 1, 1, 105), Size("small", 1.0, False, 1, 0, 5)
    assert await store.sizes(10) == [large, small]
    assert await store.sizes(1) == [large]
    assert await store.forget("large")
    assert not await store.forget("large")
    assert await store.sizes(10) == [small]
    assert await store.reports("large", 10) == []
    assert await store.chat("large", 0, 10) == []


def test_sqlite_waits_for_the_disk_before_it_says_that_a_line_is_kept(tmp_path: Path) -> None:
    db = connect(tmp_path / "tables.db")
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    db.close()


async def test_what_sqlite_keeps_is_nobody_elses_on_this_machine(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    await made(store, row("one"))
    kept = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.glob("tables.db*")}
    await store.close()
    assert set(kept.values()) == {"0o600"}, kept


async def test_postgres_is_asked_again_whatever_a_broken_connection_says(
    postgres_database: str,
) -> None:
    store = await open_store(postgres_database)
    assert isinstance(store, PostgresStore)
    broken = [OSError(), asyncpg.InternalClientError("another operation is in progress")]

    async def names() -> list[str]:
        if broken:
            raise broken.pop()
        return await store.names()

    assert await store._patiently(names) == []
    await store.close()


async def test_a_review_is_kept_with_its_table_and_goes_with_it(store: Store) -> None:
    await made(store, row("one"), row("two", touched=5.0))
    assert await store.review("one") is None
    for written in (b"first", b"second"):
        await store.keep_review("one", written)
        assert await store.review("one") == written
    await store.keep_review("two", b"other")
    await store.keep_review("nowhere", b"lost")
    assert await store.review("nowhere") is None
    assert await store.forget("one")
    assert await store.review("one") is None
    assert await store.sweep(9.0) == 1
    assert await store.review("two") is None


async def test_postgres_announces_lines_in_their_transaction_all_of_it_at_once(
    postgres_database: str,
) -> None:
    store = await open_store(postgres_database)
    assert isinstance(store, PostgresStore)
    store.announces_as = "me"
    heard: list[str] = []
    ear = await asyncpg.connect(postgres_database)
    await ear.add_listener(CHANNEL, lambda *said: heard.append(str(said[-1])))
    names = [f"table{number}" for number in range(20)]
    await made(store, *map(row, names))
    await store.append("table0", 1, b"nobody cares", 2.0, None, announce=False)
    asked = [store.append(name, 1, b"second", 2.0, None) for name in names]
    assert await asyncio.gather(*asked) == [False, *[True] * 19]
    await ear.execute("SELECT 1")  # what was announced before has been heard by then
    [origin, wakes] = json.decode(heard.pop())
    assert not heard
    assert origin == "me"
    assert sorted(wakes) == sorted([name] for name in names[1:])
    await ear.close()
    await store.close()


async def test_processes_of_one_server_take_turns_to_write(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    lock_of(path).touch()
    store = await open_store(str(path))
    await made(store, row("one"))
    hold = "import fcntl; f = open(0, 'a+'); fcntl.lockf(f, fcntl.LOCK_EX); print(1, flush=True); "
    with lock_of(path).open("a+") as lock:
        other = subprocess.Popen(
            [sys.executable, "-c", hold + "import time; time.sleep(1000)"],
            stdin=lock,
            stdout=subprocess.PIPE,
        )
    assert other.stdout is not None
    await asyncio.to_thread(other.stdout.readline)
    waiting = asyncio.ensure_future(store.append("one", 1, b"second", 2.0, None))
    await asyncio.wait([waiting], timeout=0.3)
    assert not waiting.done()
    other.kill()  # whoever dies holds up nobody
    assert await asyncio.wait_for(waiting, 20)
    other.wait()
    other.stdout.close()
    await store.close()


async def test_postgres_is_let_go_though_a_statement_never_ends(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.store.postgres.PATIENCE", 0.2)
    store = await open_store(postgres_database)
    assert isinstance(store, PostgresStore)
    async with store._pool.acquire() as db:
        endless = asyncio.ensure_future(db.execute("SELECT pg_sleep(1000)"))
        await asyncio.wait([endless], timeout=0.1)
        await asyncio.wait_for(store.close(), 20)
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
            await endless
