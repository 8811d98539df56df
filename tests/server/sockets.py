"""Conversations with a server in this process: everything is real but the network."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from msgspec import json

import undertable
from undertable.server import wire
from undertable.server.hub import Hub, LocalHub
from undertable.server.services import Services
from undertable.server.session import Session
from undertable.server.settings import Settings
from undertable.server.tables import Tables
from undertable.store import Store

Message = dict[str, Any]
LONG = 20.0
"""Seconds in which a server in this process says what it has to say."""


class Socket:
    """The other end of one WebSocket."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self.closed = False
        self._in: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._out: asyncio.Queue[Message] = asyncio.Queue()

    async def read(self) -> bytes | None:
        return await self._in.get()

    def write(self, message: bytes) -> int:
        self._out.put_nowait(json.decode(message))
        return 0

    def close(self) -> None:
        self.closed = True
        self.hang_up()

    def tell(self, message: Message) -> None:
        self._in.put_nowait(json.encode(message))

    def hang_up(self) -> None:
        self._in.put_nowait(None)

    async def hear(self, kind: str, **wanted: Any) -> Message:
        """The next message of this kind."""
        async with asyncio.timeout(LONG):
            while True:
                message = await self._out.get()
                self.told.append(message)
                if message["type"] == kind and wanted.items() <= message.items():
                    return message

    async def do(self, kind: str, **more: Any) -> Message:
        command = secrets.token_hex(4)
        self.tell({"type": kind, "id": command, **more})
        async with asyncio.timeout(LONG):
            while True:
                message = await self._out.get()
                self.told.append(message)
                if message.get("id") == command:
                    return message

    def waiting(self) -> list[Message]:
        """What has arrived and was not heard yet."""
        found = []
        while not self._out.empty():
            found.append(self._out.get_nowait())
        self.told += found
        return found

    @property
    def update(self) -> Message:
        return [message for message in self.told if message["type"] == "update"][-1]


@asynccontextmanager
async def serving(store: Store, hub: Hub | None = None, **settings: Any) -> AsyncIterator[Tables]:
    usual = Settings(workers=0, bot_pace=0, **settings)
    tables = Tables(Services(usual, store, hub or LocalHub()))
    await tables.open()
    yield tables
    await tables.close()


@asynccontextmanager
async def connected(tables: Tables, table: str, **hello: Any) -> AsyncIterator[Socket]:
    socket = Socket()
    socket.tell({"type": "hello", "table": table, **hello})
    session = asyncio.create_task(Session(tables, socket, "here").run())
    await socket.hear("welcome")
    yield socket
    socket.hang_up()
    await session


async def made(tables: Tables, game: str = "bluff", seats: int = 2, **more: Any) -> wire.Made:
    return await tables.make(wire.NewTable(game=game, name="Ann", seats=seats, **more))


@asynccontextmanager
async def playing(tables: Tables, game: str = "bluff", **more: Any) -> AsyncIterator[list[Socket]]:
    """People at a table at which the game has begun; who owes a decision comes first."""
    seats = undertable.game(game).least_seats
    table = await made(tables, game, seats, **more)
    tokens = [table.token]
    for number in range(1, seats):
        joined = await tables.join(table.table, wire.Join(f"Guest {number}", table.invite))
        tokens.append(joined.token)
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(connected(tables, table.table, token=token))
            for token in tokens
        ]
        for seat, guest in enumerate(people[1:], 1):
            await guest.do("sit", seat=seat)
            await guest.do("ready")
        await people[0].do("start")
        for person in people:
            await person.hear("update")
        yield sorted(people, key=lambda person: person.update["legal"] is None)
