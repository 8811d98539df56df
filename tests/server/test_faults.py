"""Nothing is lost, nobody is stuck: faults happen while people play every game over sockets.

`make test` has one short round on each store; `make soak` does every fault of faults.py, kills a
thousand times on SQLite and three hundred times on PostgreSQL with three processes.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from chaos import Toll
from faults import ON_POSTGRES, ON_SQLITE, Fault, Scene, survive
from processes import running

import services

pytestmark = pytest.mark.anyio


@contextmanager
def scene(folder: Path, count: int, db: str, hub: str | None = None) -> Iterator[Scene]:
    logs = [folder / f"log{number}" for number in range(count)]
    more = {} if hub is None else {"hub": hub}
    with ExitStack() as stack:
        started = [running(db, log, gone_after=5, workers=0, **more) for log in logs]
        servers = [stack.enter_context(server) for server in started]
        yield Scene(servers, db, hub, seed=count)
    assert not any("Traceback" in log.read_text() for log in logs)


async def on_sqlite(folder: Path, faults: list[Fault], injections: int) -> Toll:
    with scene(folder, 1, str(folder / "tables.db")) as here:
        return await survive(here, faults, injections)


async def on_postgres(folder: Path, faults: list[Fault], injections: int) -> Toll:
    """A server of its own: some faults concern all databases of one."""
    with services.postgres() as db, scene(folder, 3, db) as here:
        return await survive(here, faults, injections)


async def test_a_short_round_of_faults_on_sqlite_loses_nothing(tmp_path: Path) -> None:
    toll = await on_sqlite(tmp_path, list(ON_SQLITE.values()), len(ON_SQLITE))
    assert toll.nothing, toll
    assert toll.checked > 50


async def test_a_short_round_of_faults_on_postgres_loses_nothing(tmp_path: Path) -> None:
    toll = await on_postgres(tmp_path, list(ON_POSTGRES.values()), len(ON_POSTGRES))
    assert toll.nothing, toll
    assert toll.checked > 50


@pytest.mark.soak
@pytest.mark.parametrize("name", ON_SQLITE)
async def test_every_fault_on_sqlite_loses_nothing(tmp_path: Path, name: str) -> None:
    toll = await on_sqlite(tmp_path, [ON_SQLITE[name]], 1000 if name == "kill -9" else 50)
    assert toll.nothing, toll


@pytest.mark.soak
@pytest.mark.parametrize("name", ON_POSTGRES)
async def test_every_fault_on_postgres_loses_nothing(tmp_path: Path, name: str) -> None:
    toll = await on_postgres(tmp_path, [ON_POSTGRES[name]], 300 if "kill" in name else 50)
    assert toll.nothing, toll


@pytest.mark.soak
@pytest.mark.parametrize("time", range(20))
async def test_statement_timeouts_lose_nothing_twenty_times(tmp_path: Path, time: int) -> None:
    toll = await on_postgres(tmp_path, [ON_POSTGRES["statement timeout"]], 5)
    assert toll.nothing, toll


@pytest.mark.soak
async def test_faults_with_a_redis_between_the_processes_lose_nothing(
    tmp_path: Path, redis_server: str
) -> None:
    names = ("kill -9, three processes", "SIGSTOP, three processes", "foreign words")
    faults = [ON_POSTGRES[name] for name in names]
    with services.postgres() as db, scene(tmp_path, 3, db, redis_server) as here:
        toll = await survive(here, faults, 60)
    assert toll.nothing, toll
