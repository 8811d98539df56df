"""Run a server process until it is told to stop."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from undertable.server.admin import operator_key
from undertable.server.app import make_app
from undertable.server.door import door_of, doorkeeper
from undertable.server.hub import LocalHub, PostgresHub, choose_hub
from undertable.server.logs import set_up_logs
from undertable.server.metrics import share
from undertable.server.neighbours import EVERYWHERE, in_link, link_for_others
from undertable.server.pauses import tune
from undertable.server.processes import MemberServer, Server, listen, serve_together
from undertable.server.services import Services
from undertable.server.settings import USUAL_DB, Settings
from undertable.server.tables import Tables, warm_up
from undertable.server.websocket import websocket_of
from undertable.store import Store, StoreAway, StoreError, open_store
from undertable.store.postgres import PostgresStore

STARTING = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 5\r\n"
    b"content-length: 35\r\nconnection: close\r\n\r\nstarting: waiting for the database\n"
)

__all__ = ["StoreError", "run", "run_member"]


class Listening(Server):
    """Listens itself, and says where."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            host, port = server.sockets[0].getsockname()[:2]
            _say_where(host, port)


def _say_where(host: str, port: int) -> None:
    here = EVERYWHERE.get(host, host)
    sys.stdout.write(f"Undertable is open at http://{in_link(here)}:{port}\n")
    if (link := link_for_others(host, here, port)) is not None:
        sys.stdout.write(f"Others in your network find it at {link}\n")
    sys.stdout.flush()


async def _open_store(address: str, alone: bool, door: socket.socket | None) -> Store:
    """A database that does not answer yet is waited for; who comes meanwhile is told so."""
    try:
        return await open_store(address, alone)
    except StoreAway as away:
        sys.stderr.write(f"undertable: {away}; trying again until it does\n")
    async with AsyncExitStack() as stack:
        if door is not None:
            await stack.enter_async_context(_starting(door))
        while True:
            await asyncio.sleep(1)
            with suppress(StoreAway):
                return await open_store(address, alone)


@asynccontextmanager
async def _starting(door: socket.socket) -> AsyncIterator[None]:
    """Answer everybody that the server starts, until it has."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
        writer.write(STARTING)
        writer.close()

    server = await asyncio.start_server(answer, sock=door.dup(), limit=8192)
    try:
        yield
    finally:
        server.close()


async def _open_tables(settings: Settings, door: socket.socket | None = None) -> Tables:
    origin, operator = secrets.token_hex(8), operator_key(settings)
    hub = choose_hub(settings.hub, settings.db, origin)
    store = await _open_store(settings.db, isinstance(hub, LocalHub), door)
    if isinstance(store, PostgresStore) and isinstance(hub, PostgresHub):
        store.announces_as = origin
    tables = Tables(Services(settings, store, hub))
    tables.operator = operator
    await tables.open()
    return tables


def _config(settings: Settings, tables: Tables) -> uvicorn.Config:
    keeper = doorkeeper(settings)
    return uvicorn.Config(
        make_app(tables),
        http=door_of(keeper),
        host=settings.host,
        port=settings.port,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws=websocket_of(keeper),
        ws_max_size=65_536,
        server_header=False,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or None,
        timeout_keep_alive=65,
        timeout_graceful_shutdown=10,
    )


async def serve(settings: Settings) -> None:
    if settings.db == str(USUAL_DB):
        USUAL_DB.parent.mkdir(parents=True, exist_ok=True)
    operator_key(settings)  # a bad one is told before anything begins
    with listen(settings) as door:
        if settings.processes > 1:
            _say_where(*door.getsockname()[:2])
            await serve_together(settings, door)
            return
        tables = await _open_tables(settings, door)
        await Listening(_config(settings, tables), tables).serve(sockets=[door])


async def _serve_as_member(
    settings: Settings, line: socket.socket, number: int, folder: Path
) -> None:
    tables = await _open_tables(settings)
    tables.services.together = folder
    async with await share(tables.services.metrics, folder, number):
        await MemberServer(_config(settings, tables), tables, line).serve()


def run(settings: Settings) -> None:
    _run(settings, serve(settings))


def run_member(settings: Settings, line: socket.socket, number: int, folder: Path) -> None:
    _run(settings, _serve_as_member(settings, line, number, folder))


def _run(settings: Settings, work: Coroutine[Any, Any, None]) -> None:
    set_up_logs(settings.log_level)
    warm_up()
    tune()
    factory: Any = uvicorn.Config("", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)
