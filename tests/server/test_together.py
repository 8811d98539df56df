"""`--processes N`: one port, several processes, and the people of a table in the same one."""

import asyncio
import os
import random
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path

import httpx
import psutil
import pytest
import websockets
from client import Api, Player
from processes import ServerProcess, running

from undertable.server.processes import whose
from undertable.table.fairness import commitment

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("together")
    db, log = str(folder / "tables.db"), folder / "log"
    with running(db, log, processes=2, workers=0) as process:
        yield process


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    api = Api(server.address)
    yield api
    await api.http.aclose()


def test_requests_about_one_table_belong_to_one_process() -> None:
    paths = ("/ws/abcdefgh2345", "/t/abcdefgh2345", "/api/tables/abcdefgh2345/join")
    found = {whose(b"GET %s HTTP/1.1\r\n" % path.encode(), 7) for path in paths}
    assert len(found) == 1
    assert None not in found
    for path in ("/", "/ws", "/api/tables", "/health"):
        assert whose(b"GET %s HTTP/1.1\r\n" % path.encode(), 7) is None
    spread = {whose(b"GET /ws/table%07d HTTP/1.1" % number, 4) for number in range(100)}
    assert spread == {0, 1, 2, 3}


async def test_salts_are_revealed_whichever_process_people_reach(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    address = api.address.replace("http", "ws", 1)
    async with (
        websockets.connect(f"{address}/ws/{made['table']}") as first,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        ann = Player(first)
        await ann.send({"type": "hello", "table": made["table"], "token": made["token"]})
        await bob.do("sit", seat=1)
        await asyncio.gather(ann.ready(), bob.ready())
        await ann.do("start")
        await asyncio.gather(ann.until_type("update"), bob.until_type("update"))
        for seat in ann.table["seats"]:
            assert commitment(seat["salt"]) == seat["commitment"]


async def test_people_play_whichever_process_they_reach(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    address = api.address.replace("http", "ws", 1)
    async with (  # one by the table's own address, one by the other, which may lead elsewhere
        websockets.connect(f"{address}/ws/{made['table']}") as first,
        api.seat(made["table"], token=joined["token"]) as bob,
        api.seat(made["table"], watch=made["watch"]) as watching,
    ):
        ann = Player(first)
        await ann.send({"type": "hello", "table": made["table"], "token": made["token"]})
        await bob.do("sit", seat=1)
        await bob.do("ready")
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("ready"))
        await ann.do("start")
        await watching.until_type("update")
        while not ann.update.get("outcome"):
            for player in (ann, bob):
                while not player.update:
                    await player.until_type("update")
                if player.update["legal"]:
                    version = player.update["version"]
                    done = await player.do("play", version=version, move=player.first_move())
                    assert done["type"] == "done"
                    for hearing in (ann, bob):
                        while hearing.update.get("version", 0) < done["version"]:
                            await hearing.until_type("update")
        assert ann.update["outcome"] == bob.update["outcome"]


async def test_a_process_that_is_killed_is_started_again_and_nothing_is_lost(
    api: Api, server: ServerProcess
) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"])
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.until_type("update")
    members = psutil.Process(server.pid).children()
    assert len(members) == 2
    for member in members:
        os.kill(member.pid, signal.SIGKILL)
    for _ in range(300):
        try:
            async with api.seat(made["table"], token=made["token"]) as ann:
                await ann.play_on(random.Random(1))
                break
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.2)
    assert ann.update["outcome"]["winners"]


async def test_the_numbers_of_all_processes_are_told_by_each(api: Api) -> None:
    games = [await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1}) for _ in "1234"]
    for made in games:
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            await ann.play_on(random.Random(1))
    told = []
    for _ in range(4):  # whichever is asked
        async with httpx.AsyncClient(base_url=api.address) as http:
            told.append(await http.get("/metrics"))
    for answer in told:
        made_by = [line for line in answer.text.splitlines() if "tables_total" in line]
        assert {label for label in ("0", "1") if f'process="{label}"' in answer.text} == {"0", "1"}
        assert sum(float(line.split()[-1]) for line in made_by) >= len(games)
        lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
        names = [re.split(r"(_bucket|_sum|_count)?[{ ]", line)[0] for line in lines]
        assert len(list(groupby(names))) == len(set(names))  # those of one name stand together


async def test_processes_import_nothing_from_the_folder_they_were_started_in(
    tmp_path: Path,
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('taken from the working folder')")
    server = ServerProcess(str(tmp_path / "t.db"), tmp_path / "log", processes=2, workers=0)
    server.folder, server.program = tmp_path, ("-P", "-m", "undertable")
    server.start()
    try:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            assert (await http.get("/health")).text == "well\n"
    finally:
        server.stop()


async def held(server: ServerProcess, count: int) -> list[asyncio.StreamWriter]:
    """Connections that say nothing."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    return [(await asyncio.open_connection(host, int(port)))[1] for _ in range(count)]


async def asked(server: ServerProcess) -> str:
    """What somebody hears who comes now."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    with suppress(ConnectionError):
        writer.write(b"GET /ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        said = await reader.read()
        writer.close()
        return said.decode()
    return ""


async def test_who_says_nothing_is_counted_before_any_process_serves_them(tmp_path: Path) -> None:
    db, log = str(tmp_path / "tables.db"), tmp_path / "log"
    limits = {"processes": 2, "workers": 0, "address_connections": 5, "request_time": 60}
    with running(db, log, **limits) as server:
        silent = await held(server, 5)
        for _ in range(3):
            assert "Too many connections from your address" in await asked(server)
        silent.pop().close()
        async with asyncio.timeout(60):
            while "ready" not in await asked(server):
                await asyncio.sleep(0.05)
        for writer in silent:
            writer.close()


async def test_who_says_nothing_to_many_processes_is_asked_to_leave(tmp_path: Path) -> None:
    db, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with running(db, log, processes=2, workers=0, request_time=0.2) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        writer.close()


async def test_a_listener_without_files_waits_and_says_so_once(tmp_path: Path) -> None:
    db, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with running(db, log, processes=2, workers=0, request_time=60) as server:
        while "ready" not in await asked(server):
            await asyncio.sleep(0.05)
        listener = psutil.Process(server.pid)
        few = listener.num_fds() + 5
        listener.rlimit(psutil.RLIMIT_NOFILE, (few, few))
        silent = await held(server, 20)
        async with asyncio.timeout(60):
            while "nobody can come in" not in log.read_text():
                await asyncio.sleep(0.05)
        await asyncio.sleep(1.2)  # it has tried twice more by now, or a thousand times
        assert log.read_text().count('"level":"error"') == 1
        for writer in silent:
            writer.close()
        async with asyncio.timeout(60):
            while "ready" not in await asked(server):
                await asyncio.sleep(0.05)
