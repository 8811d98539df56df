"""A WebSocket below the conversation: what is read and written, and when it ends."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
import websockets
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from undertable.server import websocket
from undertable.server.door import Door, Doorkeeper, door_of
from undertable.server.websocket import CONVERSE, Converse, WebSocket, websocket_of

pytestmark = pytest.mark.anyio

LONG = 20.0


@asynccontextmanager
async def listening(converse: Converse) -> AsyncIterator[str]:
    """A small server that talks so with whoever comes; its address."""

    class Play:
        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept", CONVERSE: converse})

    keeper = Doorkeeper(100, 100, (), 20)
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/ws", Play())]),
        port=0,
        http=door_of(keeper),
        ws=websocket_of(keeper),
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/ws"
    finally:
        server.should_exit = True
        await running


async def echo(socket: WebSocket) -> None:
    while (message := await socket.read()) is not None:
        socket.write(message)


async def test_what_comes_in_pieces_is_read_whole() -> None:
    async with listening(echo) as address, websockets.connect(address) as client:
        await client.send(["a", "b" * 3000, "c"])
        assert await client.recv() == "a" + "b" * 3000 + "c"


@pytest.mark.parametrize("size", [0, 125, 126, 60_000])
async def test_a_message_of_any_length_comes_back_as_it_was(size: int) -> None:
    async with listening(echo) as address, websockets.connect(address) as client:
        await client.send("x" * size)
        assert await client.recv() == "x" * size


async def test_a_very_long_message_is_sent_whole() -> None:
    async def talk(socket: WebSocket) -> None:
        socket.write(b"y" * 100_000)
        await socket.read()

    async with listening(talk) as address, websockets.connect(address) as client:
        assert len(await client.recv()) == 100_000


async def test_what_was_said_before_the_goodbye_is_still_read() -> None:
    heard: list[bytes | None] = []
    ended = asyncio.Event()

    async def listen(socket: WebSocket) -> None:
        await asyncio.sleep(0.2)
        while (message := await socket.read()) is not None:
            heard.append(message)
        ended.set()

    async with listening(listen) as address:
        async with websockets.connect(address) as client:
            for text in ("one", "two", "three"):
                await client.send(text)
        await asyncio.wait_for(ended.wait(), LONG)
    assert heard == [b"one", b"two", b"three"]


async def test_very_many_messages_at_once_are_all_read() -> None:
    async with listening(echo) as address, websockets.connect(address) as client:
        for number in range(500):
            await client.send(str(number))
        assert [await client.recv() for _ in range(500)] == [str(n) for n in range(500)]


async def test_a_slow_client_gets_everything_in_order_and_the_goodbye_last() -> None:
    waited: list[int] = []

    async def talk(socket: WebSocket) -> None:
        for number in range(2000):
            waited.append(socket.write(b"%05d" % number + b"." * 10_000))
        await socket.read()
        socket.close()

    async with listening(talk) as address, websockets.connect(address) as client:
        heard = [await client.recv() for _ in range(1000)]
        await client.send("enough")
        async for message in client:
            heard.append(message)
        assert client.close_code == 1000
    assert max(waited) > 0
    assert [int(message[:5]) for message in heard] == list(range(2000))


async def test_who_does_not_answer_a_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING", 0.1)
    async with listening(echo) as address:
        host, _, port = address.removeprefix("ws://").removesuffix("/ws").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        asked = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(f"GET /ws HTTP/1.1\r\nHost: {host}\r\n{asked}{key}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        said = await asyncio.wait_for(reader.read(), LONG)
        assert said.startswith(b"\x89\x00\x88")
        writer.close()


async def test_who_answers_pings_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING", 0.05)
    async with listening(echo) as address, websockets.connect(address) as client:
        await asyncio.sleep(0.5)
        await client.send("still here")
        assert await client.recv() == "still here"


async def test_when_the_conversation_is_over_the_connection_ends() -> None:
    async def leave(socket: WebSocket) -> None:
        await socket.read()

    async with listening(leave) as address, websockets.connect(address) as client:
        await client.send("that is all")
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(client.recv(), LONG)


async def test_a_connection_that_is_over_leaves_nothing_for_a_collector() -> None:
    async with listening(echo) as address:
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                async with websockets.connect(address) as client:
                    await client.send("hello")
                    await client.recv()
                with pytest.raises(websockets.InvalidStatus):  # an ordinary request, answered
                    await websockets.connect(address.replace("/ws", "/elsewhere"))
            async with asyncio.timeout(LONG):
                while [one for one in gc.get_objects() if issubclass(type(one), Door | WebSocket)]:
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
