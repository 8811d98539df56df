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
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any
from zlib import crc32

import uvicorn
from msgspec import json, structs

from undertable.server.door import (
    HEARING,
    LONGEST_HEAD,
    TOO_SLOW,
    UNAVAILABLE,
    Doorkeeper,
    doorkeeper,
    refusal,
)
from undertable.server.settings import Settings
from undertable.server.tables import Tables
from undertable.store import claim

FIRST_LINE = 200
"""Bytes of a request that are looked at."""
PAUSE = 0.5
"""Seconds until the next look at the door when there is no file left for who comes."""
COMPLAINT = 60.0
"""Seconds between lines in the log that say so."""
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
    """Accepts, looks, hands over. Who says nothing is counted here, then by who serves them."""

    def __init__(self, door: socket.socket, members: list[Member], keeper: Doorkeeper) -> None:
        self._door = door
        self._members = members
        self._keeper = keeper
        self._complained = -COMPLAINT
        self._reopening: asyncio.TimerHandle | None = None
        self._turns = count()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, stopping: asyncio.Event) -> None:
        self._open()
        while not stopping.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), 1)
                break
            for member in self._members:
                member.look_after()
        self._close()
        for member in self._members:
            member.process.send_signal(signal.SIGTERM)
        for member in self._members:
            await asyncio.to_thread(member.process.wait)

    def _open(self) -> None:
        asyncio.get_running_loop().add_reader(self._door, self._accept)

    def _close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        if self._reopening is not None:
            self._reopening.cancel()

    def _accept(self) -> None:
        try:
            connection, (address, *_) = self._door.accept()
        except (BlockingIOError, ConnectionError):
            return
        except OSError as error:
            self._wait_a_moment(error)
            return
        connection.setblocking(False)
        if (why_not := self._keeper.admit(address, connection)) is None:
            self._start(self._hand_over(connection))
        elif self._keeper.may_ask(connection):
            self._start(self._hear_out(connection, why_not))
        else:
            _turn_away(connection, UNAVAILABLE, why_not)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hear_out(self, connection: socket.socket, why_not: str) -> None:
        with suppress(TimeoutError, OSError):
            await _peek(connection, HEARING)
            connection.recv(LONGEST_HEAD)
        self._keeper.leave(connection)
        _turn_away(connection, UNAVAILABLE, why_not)

    def _wait_a_moment(self, error: OSError) -> None:
        """Who comes stays before the door meanwhile; nobody would be served by asking at once."""
        if monotonic() > self._complained + COMPLAINT:
            log.error("nobody can come in", extra={"why": str(error)})
            self._complained = monotonic()
        self._close()
        self._reopening = asyncio.get_running_loop().call_later(PAUSE, self._open)

    async def _hand_over(self, connection: socket.socket) -> None:
        try:
            request = await _peek(connection, self._keeper.patience)
        except TimeoutError:
            _turn_away(connection, "408 Request Timeout", TOO_SLOW)
            return
        finally:
            self._keeper.leave(connection)
        with connection, suppress(OSError):
            first = whose(request, len(self._members))
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


async def _peek(connection: socket.socket, patience: float) -> bytes:
    """How the request begins; what is looked at stays to be read."""
    loop, readable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        async with asyncio.timeout(patience):
            await readable.wait()
        with suppress(ConnectionError):
            return connection.recv(FIRST_LINE, socket.MSG_PEEK)
        return b""
    finally:
        loop.remove_reader(connection)


def _turn_away(connection: socket.socket, status: str, why: str) -> None:
    with connection, suppress(OSError):
        connection.send(refusal(status, why))


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
        await Listener(door, members, doorkeeper(settings)).run(stopping)
