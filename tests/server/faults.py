"""Faults that happen to servers and databases, each of which can be done and undone.

    python tests/server/faults.py                    every fault, a few injections each
    python tests/server/faults.py --fault "statement timeout" --injections 5 --rounds 20

prints for each: injections, acknowledged commands checked, how many of them were lost, doubled or
out of order, tables that forked, how often somebody waited in vain, and how long it took until all
went on. With `--kept FILE` later runs add to it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "server"), str(ROOT.parent / "src")]

import asyncpg  # noqa: E402
import redis.asyncio  # noqa: E402
from chaos import Chaos, Toll  # noqa: E402
from msgspec import json  # noqa: E402
from processes import ForkedServer, running  # noqa: E402
from rich import box  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table as Grid  # noqa: E402

import services  # noqa: E402
import undertable  # noqa: E402

Fault = Callable[["Scene"], Awaitable[None]]
HOUR = 3600


class Scene:
    """Where a fault happens."""

    def __init__(self, servers: list[ForkedServer], db: str, hub: str | None, seed: int) -> None:
        self.servers = servers
        self.db = db
        self.hub = hub
        self.rng = random.Random(seed)
        self.chaos: Chaos | None = None

    @property
    def server(self) -> ForkedServer:
        return self.rng.choice(self.servers)

    async def hold(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, 3.0))


# To a server.


async def kill(scene: Scene) -> None:
    server = scene.server
    server.kill()
    await asyncio.to_thread(server.start)


async def restart(scene: Scene) -> None:
    """One after the other, as an upgrade does."""
    for server in scene.servers:
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)


async def freeze(scene: Scene) -> None:
    server = scene.server
    os.kill(server.pid, signal.SIGSTOP)
    await scene.hold()
    os.kill(server.pid, signal.SIGCONT)


async def drop_answers(scene: Scene) -> None:
    """Connections break after a command went out, before its answer came."""
    assert scene.chaos is not None
    scene.chaos.drops = 5
    while scene.chaos.drops:
        await asyncio.sleep(0.01)


async def wrong_clock(scene: Scene) -> None:
    """It is started again with a clock an hour or two months off, as after a wrong boot."""
    server = scene.server
    server.kill()
    server.shift = scene.rng.choice([-HOUR, HOUR, 61 * 24 * HOUR, 0])
    await asyncio.to_thread(server.start)


async def kill_member(scene: Scene) -> None:
    os.kill(_member(scene), signal.SIGKILL)


async def freeze_member(scene: Scene) -> None:
    member = _member(scene)
    os.kill(member, signal.SIGSTOP)
    await scene.hold()
    os.kill(member, signal.SIGCONT)


def _member(scene: Scene) -> int:
    """One of the processes that serve together."""
    children = Path(f"/proc/{scene.server.pid}/task/{scene.server.pid}/children")
    return int(scene.rng.choice(children.read_text().split()))


async def full_disk(scene: Scene) -> None:
    """No file of the server can grow any more."""
    server = scene.server
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await scene.hold()
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


# To a database.


async def locked_file(scene: Scene) -> None:
    db = sqlite3.connect(scene.db, isolation_level=None, timeout=30, check_same_thread=False)
    await asyncio.to_thread(db.execute, "BEGIN IMMEDIATE")
    await scene.hold()
    db.execute("ROLLBACK")
    db.close()


async def _unharmed(db: str) -> Any:
    """A connection that the faults do not concern."""
    settings = {"statement_timeout": "0", "default_transaction_read_only": "off"}
    return await asyncpg.connect(db, server_settings=settings)


async def statement_timeout(scene: Scene) -> None:
    """Every statement takes too long, while the record is locked now and then."""
    db = await _unharmed(scene.db)
    await db.execute("ALTER SYSTEM SET statement_timeout = '1ms'")
    await db.execute("SELECT pg_reload_conf()")
    await locked_record(scene)
    await db.execute("ALTER SYSTEM RESET statement_timeout")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


async def locked_record(scene: Scene) -> None:
    db = await _unharmed(scene.db)
    async with db.transaction():
        await db.execute("LOCK TABLE record IN ACCESS EXCLUSIVE MODE")
        await scene.hold()
    await db.close()


async def lost_connections(scene: Scene) -> None:
    db = await _unharmed(scene.db)
    mine = "pid <> pg_backend_pid() AND datname = current_database()"
    await db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
    await db.close()


async def too_few_connections(scene: Scene) -> None:
    """All are lost, and others take every one that there is."""
    hogs: list[Any] = []
    await lost_connections(scene)
    with suppress(asyncpg.TooManyConnectionsError):
        while True:
            hogs.append(await _unharmed(scene.db))
    await scene.hold()
    for hog in hogs:
        hog.terminate()


async def crash(scene: Scene) -> None:
    """One process of the database dies; it ends all others and recovers from its log."""
    db = await _unharmed(scene.db)
    dying = await db.fetchval("SELECT pg_backend_pid()")
    assert Path(f"/proc/{dying}/comm").read_text().strip() == "postgres"
    os.kill(dying, signal.SIGKILL)
    while True:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await (await _unharmed(scene.db)).close()
            return
        await asyncio.sleep(0.05)


async def read_only(scene: Scene) -> None:
    """As after a failover to a replica."""
    db = await _unharmed(scene.db)
    await db.execute("ALTER SYSTEM SET default_transaction_read_only = on")
    await db.execute("SELECT pg_reload_conf()")
    await scene.hold()
    await db.execute("ALTER SYSTEM RESET default_transaction_read_only")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


# To the hub.


async def silent_redis(scene: Scene) -> None:
    assert scene.hub is not None
    client = redis.asyncio.from_url(scene.hub)
    await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    await client.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    await client.execute_command("CLIENT", "PAUSE", str(scene.rng.randint(200, 3000)))
    await client.aclose()


async def foreign_words(scene: Scene) -> None:
    if scene.hub is not None:
        client = redis.asyncio.from_url(scene.hub)
        await client.publish("undertable", b"\xff not for you")
        await client.aclose()
        return
    db = await _unharmed(scene.db)
    await db.execute("SELECT pg_notify('undertable', 'not for you')")
    await db.close()


ON_SQLITE: dict[str, Fault] = {
    "kill -9": kill,
    "rolling restart": restart,
    "SIGSTOP": freeze,
    "full disk": full_disk,
    "locked file": locked_file,
    "dropped acknowledgements": drop_answers,
    "wrong clock": wrong_clock,
}
WITH_PROCESSES: dict[str, Fault] = {
    "kill -9 of one of --processes 3": kill_member,
    "SIGSTOP of one of --processes 3": freeze_member,
}
ON_POSTGRES: dict[str, Fault] = {
    "kill -9, three processes": kill,
    "rolling restart, three processes": restart,
    "SIGSTOP, three processes": freeze,
    "wrong clocks, three processes": wrong_clock,
    "statement timeout": statement_timeout,
    "locked record": locked_record,
    "lost connections": lost_connections,
    "too few connections": too_few_connections,
    "database crash": crash,
    "read only": read_only,
    "foreign words": foreign_words,
}
WITH_REDIS: dict[str, Fault] = {
    "kill -9, Redis between": kill,
    "Redis cuts all off and says nothing": silent_redis,
    "foreign words on Redis": foreign_words,
}
EVERY = {**ON_SQLITE, **WITH_PROCESSES, **ON_POSTGRES, **WITH_REDIS}


@contextmanager
def scene(name: str, folder: Path) -> Iterator[Scene]:
    """The servers for this fault, with tables of their own. None of them may fail unforeseen."""
    more: dict[str, object] = {"processes": 3} if name in WITH_PROCESSES else {}
    count = 1 if name in {**ON_SQLITE, **WITH_PROCESSES} else 3
    logs = [folder / f"log{number}" for number in range(count)]
    with ExitStack() as stack:
        db = str(folder / "tables.db")
        if count > 1:  # a PostgreSQL of its own: some faults concern all databases of one
            db = stack.enter_context(services.postgres(durable=True))
        if name in WITH_REDIS:
            more["hub"] = stack.enter_context(services.redis())
        started = [running(db, log, ForkedServer, gone_after=5, workers=0, **more) for log in logs]
        servers = [stack.enter_context(server) for server in started]
        yield Scene(servers, db, cast("str | None", more.get("hub")), seed=count)
    said = [line for log in logs for line in log.read_text().splitlines()]
    assert not (failures := [line for line in said if "Traceback" in line]), failures[0]


async def survive(here: Scene, faults: list[Fault], injections: int, seed: int = 0) -> Toll:
    """Play all games while these faults happen in turn, then check everything."""
    here.chaos = chaos = Chaos(here.servers, seed=seed or injections)

    async def one(number: int) -> None:
        await faults[number % len(faults)](here)

    await chaos.run(sorted(undertable.all_games()), one, injections)
    return await chaos.check(here.db)


def row(name: str, injections: int, seed: int) -> Toll:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="undertable-faults-"))
        here = stack.enter_context(scene(name, Path(folder)))
        return asyncio.run(survive(here, [EVERY[name]], injections, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description="What faults cost.")
    parser.add_argument("--fault", action="append", choices=sorted(EVERY))
    parser.add_argument("--injections", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="file to which each round is added, and read")
    args = parser.parse_args()
    kept: dict[str, Toll] = {}
    if args.kept is not None and args.kept.exists():
        kept = json.decode(args.kept.read_bytes(), type=dict[str, Toll])
    for name in args.fault or EVERY:
        for number in range(args.rounds):
            before = kept.get(name, Toll())
            kept[name] = before + row(name, args.injections, before.injections + number + 1)
            if args.kept is not None:
                args.kept.write_bytes(json.encode(kept))
            sys.stderr.write(f"{name}: {' '.join(kept[name].shown())}\n")
    Console(width=170).print(as_table(kept))


def as_table(tolls: dict[str, Toll]) -> Grid:
    grid = Grid(title="Faults while all games are played", box=box.MARKDOWN)
    grid.add_column("fault")
    for title in Toll.__struct_fields__:
        grid.add_column(title, justify="right")
    for name in (name for name in EVERY if name in tolls):
        grid.add_row(name, *tolls[name].shown())
    return grid


if __name__ == "__main__":
    main()
