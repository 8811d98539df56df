"""`--processes N`: one listens, N serve, and the people of a table meet in the same one.

The first process only accepts connections. It looks at the first line of the request, without
taking it, and hands the connection to the process that the table in it belongs to; where there is
no table, to each in turn. Any process can serve any table, so nothing depends on it but speed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from zlib import crc32

import uvicorn
from msgspec import json, structs

from undertable.server.settings import Settings
from undertable.server.tables import Tables
from undertable.store import claim

FIRST_LINE = 200
"""Bytes of a request that are looked at."""
PATIENCE = 20.0
"""Seconds until a request must have begun to arrive."""
TABLE = re.compile(rb"^[A-Z]+ /(?:ws|t|api/tables|api/admin/tables)/([a-z0-9]{8,20})")

MEMBER = "undertable.server.member"

log = logging.getLogger(__name__)


def whose(request: bytes, processes: int) -> int | None:
    """The process for the table that this request is about."""
    found = TABLE.match(request)
    return crc32(found[1]) % processes if found else None


class Member:
    """One of the processes that serve, as the first one sees it."""

    def __init__(self, settings: Settings, number: int, folder: str) -> None:
        self._settings = settings
        self._place = (str(number), folder)
        self._start()

    def _start(self) -> None:
        self.line, theirs = socket.socketpair()
        self.process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-P", "-m", MEMBER, str(theirs.fileno()), *self._place],
            pass_fds=[theirs.fileno()],
            env={**os.environ, "UNDERTABLE_MEMBER": json.encode(self._settings).decode()},
        )
        theirs.close()

    def give(self, connection: socket.socket) -> None:
        socket.send_fds(self.line, [b"."], [connection.fileno()])

    def look_after(self) -> None:
        """One that died is started again; what it left undone the others do meanwhile."""
        if (code := self.process.poll()) is not None:
            log.error("a process ended and is started again", extra={"code": code})
            self.line.close()
            self._start()


class Listener:
    """Accepts, looks, hands over."""

    def __init__(self, door: socket.socket, members: list[Member]) -> None:
        self._door = door
        self._members = members
        self._turns = count()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, stopping: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(self._door, self._accept)
        while not stopping.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), 1)
                break
            for member in self._members:
                member.look_after()
        loop.remove_reader(self._door)
        for member in self._members:
            member.process.send_signal(signal.SIGTERM)
        for member in self._members:
            await asyncio.to_thread(member.process.wait)

    def _accept(self) -> None:
        with suppress(BlockingIOError, ConnectionError):
            connection, _ = self._door.accept()
            connection.setblocking(False)
            task = asyncio.create_task(self._hand_over(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hand_over(self, connection: socket.socket) -> None:
        with connection, suppress(OSError):
            first = whose(await _peek(connection), len(self._members))
            first = next(self._turns) if first is None else first
            for member in self._from(first):
                try:
                    member.give(connection)
                except OSError:  # it has just died; any other can serve as well
                    continue
                return

    def _from(self, first: int) -> list[Member]:
        first %= len(self._members)
        return self._members[first:] + self._members[:first]


async def _peek(connection: socket.socket) -> bytes:
    """How the request begins; what is looked at stays to be read."""
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        async with asyncio.timeout(PATIENCE):
            await readable.wait()
        return connection.recv(FIRST_LINE, socket.MSG_PEEK)
    except TimeoutError:
        return b""
    finally:
        loop.remove_reader(connection)


class Server(uvicorn.Server):
    """Ends well when it is told to stop, and says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure."""
        loop = asyncio.get_running_loop()
        for told in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(told, self.handle_exit, told, None)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.close()
        await super().shutdown(sockets)


class MemberServer(Server):
    """Serves the connections it is given, until it is told to stop or nobody gives any more."""

    def __init__(self, config: uvicorn.Config, tables: Tables, line: socket.socket) -> None:
        super().__init__(config, tables)
        self._line = line
        self._tasks: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._line.setblocking(False)
        asyncio.get_running_loop().add_reader(self._line, self._take)

    def _take(self) -> None:
        try:
            said, given, _, _ = socket.recv_fds(self._line, 1, 8)
        except BlockingIOError:
            return
        if not said:
            self.should_exit = True
            asyncio.get_running_loop().remove_reader(self._line)
        for number in given:
            task = asyncio.create_task(self._serve_one(socket.socket(fileno=number)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve_one(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._line)
        await super().shutdown([])


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    door.setblocking(False)
    return door


async def serve_together(settings: Settings, door: socket.socket) -> None:
    """Until told to stop."""
    stopping, loop = asyncio.Event(), asyncio.get_running_loop()
    for told in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(told, stopping.set)
    with tempfile.TemporaryDirectory(prefix="undertable-") as folder, claim(settings.db):
        hub = settings.hub
        if hub is None and not settings.db.startswith(("postgresql://", "postgres://")):
            hub = f"unix:{folder}"
        each = structs.replace(settings, processes=1, hub=hub)
        members = [Member(each, number, folder) for number in range(settings.processes)]
        await Listener(door, members).run(stopping)
