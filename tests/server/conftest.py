from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from client import Api
from processes import ServerProcess, running

from services import anyio_backend, postgres_database, postgres_server, redis_server

__all__ = ["anyio_backend", "postgres_database", "postgres_server", "redis_server"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a module, which use tables of their own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder / "log", gone_after=1) as process:
        yield process
    assert '"level":"error"' not in (folder / "log").read_text()


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    api = Api(server.address)
    yield api
    await api.http.aclose()
