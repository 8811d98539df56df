"""Faults that happen to servers and databases, each of which can be done and undone.

    python tests/server/faults.py                    every fault, a few injections each
    python tests/server/faults.py --fault "statement timeout" --injections 20 --rounds 20

prints for each: injections, acknowledged commands checked, how many of them were lost, doubled or
out of order, tables whose seats disagree, tables that stood still, and how long it took to go on.
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
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "server"), str(ROOT.parent / "src")]

import asyncpg  # noqa: E402
import redis.asyncio  # noqa: E402
from chaos import Chaos, Toll  # noqa: E402
from processes import ServerProcess, running  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table as Grid  # noqa: E402

import services  # noqa: E402
import undertable  # noqa: E402

Fault = Callable[["Scene"], Awaitable[None]]


class Scene:
    """Where a fault happens."""

    def __init__(self, servers: list[ServerProcess], db: str, hub: str | None, seed: int) -> None:
        self.servers = servers
        self.db = db
        self.hub = hub
        self.rng = random.Random(seed)

    @property
    def server(self) -> ServerProcess:
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
}
ON_POSTGRES: dict[str, Fault] = {
    "kill -9, three processes": kill,
    "rolling restart, three processes": restart,
    "SIGSTOP, three processes": freeze,
    "statement timeout": statement_timeout,
    "locked record": locked_record,
    "lost connections": lost_connections,
    "read only": read_only,
    "foreign words": foreign_words,
}


async def survive(
    scene: Scene, faults: list[Fault], injections: int, games: list[str] | None = None
) -> Toll:
    """Play while these faults happen in turn, then check everything."""
    chaos = Chaos(scene.servers, seed=injections)

    async def one(number: int) -> None:
        await faults[number % len(faults)](scene)

    await chaos.run(games or sorted(undertable.all_games()), one, injections)
    return await chaos.check(scene.db)


def row(name: str, fault: Fault, injections: int) -> Toll:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="undertable-faults-")))
        count, db = 1, str(folder / "tables.db")
        if name in ON_POSTGRES:
            count, db = 3, stack.enter_context(services.postgres(durable=True))
        servers = [
            stack.enter_context(running(db, folder / f"log{i}", gone_after=5, workers=0))
            for i in range(count)
        ]
        return asyncio.run(survive(Scene(servers, db, None, injections), [fault], injections))


def main() -> None:
    everything = {**ON_SQLITE, **ON_POSTGRES}
    parser = argparse.ArgumentParser(description="What faults cost.")
    parser.add_argument("--fault", action="append", choices=sorted(everything))
    parser.add_argument("--injections", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1)
    args = parser.parse_args()
    grid = Grid(title="Faults while all games are played")
    for title in ("fault", *Toll.__struct_fields__):
        grid.add_column(title.replace("_", " "), justify="right")
    for name in args.fault or everything:
        toll = Toll()
        for _ in range(args.rounds):
            toll += row(name, everything[name], args.injections)
            sys.stderr.write(f"{name}: {' '.join(toll.shown())}\n")
        grid.add_row(name, *toll.shown())
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
