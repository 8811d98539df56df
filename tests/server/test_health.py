"""Health tells the truth: what an operator and a load balancer must know."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from time import sleep

import httpx
import pytest
from processes import ServerProcess, running
from sockets import made, serving
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from services import free_port, redis
from undertable.server.app import HANDLERS, make_app
from undertable.server.room import StoreFailed, Unwritten
from undertable.server.tables import Tables
from undertable.store import Row, StoreAway, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with serving(await open_store(str(tmp_path / "tables.db"))) as tables:
        yield tables


async def health(tables: Tables, path: str = "/health") -> tuple[int, str]:
    transport = httpx.ASGITransport(make_app(tables))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        answer = await client.get(path)
        return answer.status_code, answer.text.strip()


async def test_a_server_on_which_everything_works_is_well(tables: Tables) -> None:
    assert await health(tables) == (200, "well")


async def test_a_database_that_can_be_read_but_not_written_is_not_well(
    tables: Tables, tmp_path: Path
) -> None:
    await made(tables)
    writer = tables.store._writer  # type: ignore[attr-defined]
    await writer.do(lambda db: db.execute("PRAGMA max_page_count = 1") and None)  # a full disk
    await writer.do(lambda db: db.execute("PRAGMA query_only = 1") and None)
    assert await health(tables) == (503, "no database")


async def test_a_damaged_table_is_told_of_and_the_others_are_served(tables: Tables) -> None:
    await tables.store.make(Row("aaaaaaaaaaaa", 1.0, False, 1.0, b"{}"), b"broken", [])
    well = await made(tables)
    await tables._look()
    assert await tables.room(well.table)
    assert await health(tables) == (200, "damaged tables: 1; see undertable doctor")


async def test_what_is_found_wrong_with_the_file_at_the_start_is_not_well(tables: Tables) -> None:
    tables.services.faults = ["tables.db is damaged: page 3"]
    assert await health(tables) == (503, "tables.db is damaged: page 3")


def test_a_second_server_on_one_file_says_so_in_a_sentence(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path / "log"):
        command = [sys.executable, "-m", "undertable", "serve", "--port=0", f"--db={db}"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 1
    assert "used by another server" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_server_starts_before_its_redis_and_finds_it_later(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    with running(str(tmp_path / "t.db"), log, hub=f"redis://127.0.0.1:{port}") as server:
        wait_for_health(server, 503, "no hub")
        with redis(port):
            wait_for_health(server, 200, "well")
    assert "Traceback" not in log.read_text()
    assert log.read_text().count("hub lost") < 10  # said when it changes, tried all the time


async def ready(tables: Tables) -> tuple[int, str]:
    return await health(tables, "/ready")


async def test_newcomers_are_sent_only_where_there_is_room_and_a_database(tables: Tables) -> None:
    assert await ready(tables) == (200, "ready")
    tables.services.faults = ["tables.db is damaged: page 3"]  # a restart would not mend it
    assert await ready(tables) == (200, "ready")
    tables.services.stopping = True
    assert await ready(tables) == (503, "stopping")
    tables.services.stopping = False
    writer = tables.store._writer  # type: ignore[attr-defined]
    await writer.do(lambda db: db.execute("PRAGMA query_only = 1") and None)
    assert await ready(tables) == (503, "no database")


async def test_a_full_server_is_well_but_takes_nobody_more(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    async with serving(store, most_rooms=1) as tables:
        await tables.room((await made(tables)).table)
        assert await ready(tables) == (503, "full")
        assert await health(tables) == (200, "well")


def wait_for_health(server: ServerProcess, status: int, text: str) -> None:
    for _ in range(600):
        answer = httpx.get(server.address + "/health")
        if (answer.status_code, answer.text.strip()) == (status, text):
            return
        sleep(0.1)
    raise AssertionError(answer.text)


def get_patiently(address: str) -> httpx.Response:
    """From a server that may not listen yet."""
    for _ in range(600):
        try:
            return httpx.get(address)
        except httpx.ConnectError:
            sleep(0.1)
    raise AssertionError(f"nobody listens at {address}")


def test_a_database_that_does_not_answer_yet_is_waited_for(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "undertable", "serve", f"--port={port}"]
    command.append(f"--db=postgresql://127.0.0.1:{free_port()}/none")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as waiting:
        assert waiting.stderr is not None
        line = waiting.stderr.readline()
        for path in ("/ready", "/health", "/"):
            answer = get_patiently(f"http://127.0.0.1:{port}{path}")
            assert (answer.status_code, answer.text.split(":")[0]) == (503, "starting")
        waiting.terminate()
        rest = waiting.stderr.read()
    assert "PostgreSQL does not answer" in line
    assert "trying again" in line
    assert "Traceback" not in rest


@pytest.mark.parametrize("fault", [StoreAway("closed"), StoreFailed("closed"), Unwritten("t")])
async def test_who_asks_while_the_store_fails_is_told_to_come_again(fault: Exception) -> None:
    """No traceback: what is handled for good does not reach the HTTP server."""

    async def ask(request: Request) -> Response:
        raise fault

    small = Starlette(routes=[Route("/", ask)], exception_handlers=HANDLERS)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=small), base_url="http://table"
    ) as client:
        answer = await client.get("/")
    assert (answer.status_code, answer.json()["code"]) == (503, "stopping")
