"""Real PostgreSQL and Redis for tests: pointed to, started from installed binaries, or installed.

UNDERTABLE_TEST_POSTGRES and UNDERTABLE_TEST_REDIS name servers to use. Otherwise throwaway ones are
started; where their binaries are missing, Debian's packages are installed if we are root and
UNDERTABLE_NO_INSTALL is not set.
"""

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest

from debian import Impossible, found_or_installed

NO_SERVICE = "not tested here"
"""How a skip begins that must not be overlooked."""


def free_port() -> int:
    """Below those that connections are given, so that none of a flood takes it meanwhile.

    And above those that a Ray cluster keeps for its workers.
    """
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """The address of a PostgreSQL in which tests may make databases."""
    if given := os.environ.get("UNDERTABLE_TEST_POSTGRES"):
        yield given
        return
    binaries = found_or_installed(_postgres_binaries, "postgresql")
    with tempfile.TemporaryDirectory(prefix="undertable-pg-") as folder:
        data, port, user = Path(folder) / "data", free_port(), _unprivileged(folder)
        initdb = [
            str(binaries / "initdb"),
            "-D",
            str(data),
            "-U",
            "undertable",
            "-A",
            "trust",
            "-N",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/")
        command = [str(binaries / "postgres"), "-D", str(data), "-p", str(port), "-k", folder]
        command += ["-h", "127.0.0.1", "-c", "max_connections=200"]
        command += [] if durable else ["-c", "fsync=off", "-c", "synchronous_commit=off"]
        with _running(command, folder, user, binaries / "pg_isready", port):
            yield f"postgresql://undertable@127.0.0.1:{port}/postgres"


@contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """The address of a Redis or Valkey; with a port, of one that is started there."""
    given = os.environ.get("UNDERTABLE_TEST_REDIS")
    if given and port is None:
        yield given
        return
    binary = found_or_installed(_redis_binary, "redis-server")
    with tempfile.TemporaryDirectory(prefix="undertable-redis-") as folder:
        port = port or free_port()
        command = [str(binary), "--port", str(port), "--save", "", "--bind", "127.0.0.1"]
        with _running(command, folder, None, None, port):
            yield f"redis://127.0.0.1:{port}"


def _postgres_binaries() -> Path | None:
    if (path := shutil.which("initdb")) and shutil.which("postgres"):
        return Path(path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def _redis_binary() -> Path | None:
    path = shutil.which("valkey-server") or shutil.which("redis-server")
    return Path(path) if path else None


def _unprivileged(folder: str) -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    user = next(name for name in ("postgres", "nobody") if _exists(name))
    os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    return user


def _exists(user: str) -> bool:
    return any(entry.pw_name == user for entry in pwd.getpwall())


@contextmanager
def _running(
    command: list[str], folder: str, user: str | None, ready: Path | None, port: int
) -> Iterator[None]:
    with (Path(folder) / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, user=user, stdout=log, stderr=log)
        try:
            _wait_until_ready(process, ready, port)
            yield
        finally:
            process.terminate()
            process.wait(30)


def _wait_until_ready(process: subprocess.Popen[bytes], ready: Path | None, port: int) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended at once")
        if ready is not None:
            asked = [str(ready), "-q", "-h", "127.0.0.1", "-p", str(port)]
            if subprocess.run(asked, check=False).returncode == 0:
                return
        elif _answers(port):
            return
        time.sleep(0.1)
    raise RuntimeError(f"{process.args!r} does not answer")


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


async def _execute(address: str, statement: str) -> None:
    db = await asyncpg.connect(address)
    await db.execute(statement)
    await db.close()


@contextmanager
def database(server: str) -> Iterator[str]:
    """A new database in this PostgreSQL."""
    name = f"undertable_{uuid4().hex}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    yield server.rpartition("/")[0] + "/" + name
    asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


# Fixtures, imported by the conftest of each folder that needs them.


def _given(request: pytest.FixtureRequest, service: Callable[[], object]) -> Iterator[str]:
    try:
        with service() as address:  # type: ignore[attr-defined]
            yield address
    except Impossible as why:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"{NO_SERVICE}: {why}")


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> Iterator[str]:
    yield from _given(request, postgres)


@pytest.fixture(scope="session")
def redis_server(request: pytest.FixtureRequest) -> Iterator[str]:
    yield from _given(request, redis)


@pytest.fixture
def postgres_database(postgres_server: str) -> Iterator[str]:
    with database(postgres_server) as address:
        yield address


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
