"""Before the request: who only holds a connection, or sends headers without end."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from undertable.server.door import LONGEST_HEAD, MOST_AHEAD, Doorkeeper, door_of, raise_file_limit
from undertable.server.limits import MOST_REMEMBERED, Addresses, Buckets, neighbourhood

pytestmark = pytest.mark.anyio


async def hello(request: Request) -> PlainTextResponse:
    await request.body()
    return PlainTextResponse("well")


async def large(request: Request) -> PlainTextResponse:
    """More than the system keeps for somebody who does not read."""
    return PlainTextResponse("x" * 30_000_000)


@asynccontextmanager
async def door(
    most: int = 100,
    each: int = 20,
    proxies: tuple[str, ...] = (),
    patience: float = 0.3,
    grace: float = 60,
) -> AsyncIterator[int]:
    """A small server behind the door; its port."""
    keeper = Doorkeeper(most, each, proxies, patience, grace)
    routes = [Route("/", hello, methods=["GET", "POST"]), Route("/large", large)]
    config = uvicorn.Config(
        Starlette(routes=routes), port=0, http=door_of(keeper), log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


LAST = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(port: int) -> Streams:
    return await asyncio.open_connection("127.0.0.1", port)


async def turned_away(port: int, first: bytes = b"") -> bytes:
    """What somebody hears before the connection is closed."""
    reader, writer = await connect(port)
    writer.write(first)
    said = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return said


async def ask(streams: Streams, request: bytes = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n") -> bytes:
    """What comes back, to its end or until nothing more comes."""
    streams[1].write(request)
    return await streams[0].readuntil(b"well" if request.startswith(b"GET / ") else b"\n")


async def test_who_says_nothing_is_asked_to_leave() -> None:
    async with door() as port:
        said = await turned_away(port)
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b"took too long" in said


async def test_who_sends_a_request_letter_by_letter_is_asked_to_leave() -> None:
    async with door() as port:
        slow = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nab"
        said = await turned_away(port, slow)
        assert said.startswith(b"HTTP/1.1 408 ")


async def test_a_connection_that_asks_now_and_then_stays() -> None:
    async with door(patience=2.0) as port:
        streams = await connect(port)
        for _ in range(3):
            assert b"200 OK" in await ask(streams)
        streams[1].close()


async def test_headers_without_end_are_cut_off() -> None:
    async with door(patience=60) as port:
        endless = b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * (LONGEST_HEAD // 6 + 1)
        said = await turned_away(port, endless)
        assert said.startswith(b"HTTP/1.1 431 ")
        assert b"too long" in said


async def test_long_headers_are_refused_though_they_come_whole_and_at_once() -> None:
    async with door(patience=60) as port:
        whole = b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 2 * LONGEST_HEAD + b"\r\n\r\n"
        assert (await turned_away(port, whole)).startswith(b"HTTP/1.1 431 ")


async def test_a_large_body_is_no_large_head() -> None:
    async with door(patience=60) as port:
        reader, writer = await connect(port)
        size = LONGEST_HEAD * 4
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % size)
        writer.write(b"x" * size)
        assert b"200 OK" in await reader.readuntil(b"well")
        writer.close()


async def test_who_asks_without_waiting_for_answers_is_heard_only_so_far() -> None:
    asked = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
    async with door(patience=60) as port:
        reader, writer = await connect(port)
        writer.write(asked * 3)
        for _ in range(3):
            assert b"200 OK" in await reader.readuntil(b"well")
        writer.write(asked * 5000)
        answers = 0
        with suppress(ConnectionError, asyncio.IncompleteReadError):  # cut off in the midst of it
            while answers < 5000:
                answers += b"200 OK" in await reader.readuntil(b"well")
        assert answers <= MOST_AHEAD + 1
        writer.close()


async def test_one_address_has_so_many_connections_and_others_still_come_in() -> None:
    async with door(each=5, patience=60) as port:
        held = [await connect(port) for _ in range(5)]
        for first in (b"", LAST, LAST):  # who has asked already hears it, too
            said = await turned_away(port, first)
            assert said.startswith(b"HTTP/1.1 503 ")
            assert b"from your address" in said
        held.pop()[1].close()
        while True:  # the server sees it closed a moment later
            if b"200 OK" in await turned_away(port, LAST):
                break
        for _, writer in held:
            writer.close()


async def takes_nothing(port: int) -> socket.socket:
    """Somebody who asks for much, has the connection closed after it, and reads none of it."""
    loop, deaf = asyncio.get_running_loop(), socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await loop.sock_connect(deaf, ("127.0.0.1", port))
    await loop.sock_sendall(deaf, b"GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    assert await loop.sock_recv(deaf, 8) == b"HTTP/1.1"
    return deaf


async def test_who_takes_nothing_keeps_the_place_and_is_cut_off_in_the_end() -> None:
    async with door(each=2, grace=2, patience=60) as port:
        deaf = [await takes_nothing(port) for _ in range(2)]
        assert b"from your address" in await turned_away(port)
        async with asyncio.timeout(60):
            while b"from your address" in (said := await turned_away(port, LAST)):
                await asyncio.sleep(0.1)
        assert b"200 OK" in said
        for held in deaf:
            held.close()


async def test_a_proxy_brings_as_many_as_it_likes() -> None:
    async with door(each=1, proxies=("127.0.0.1",), patience=60) as port:
        held = [await connect(port) for _ in range(5)]
        for streams in held:
            assert b"200 OK" in await ask(streams)
            streams[1].close()


async def test_a_full_house_says_so_and_those_inside_go_on() -> None:
    async with door(most=3, each=100, patience=60) as port:
        inside = [await connect(port) for _ in range(3)]
        assert b"200 OK" in await ask(inside[0])
        assert b"full right now" in await turned_away(port)
        assert b"200 OK" in await ask(inside[0])
        for _, writer in inside:
            writer.close()


def test_as_many_files_as_the_system_allows() -> None:
    import resource  # noqa: PLC0415 - of no use to the other tests

    assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_with_its_neighbours(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


def test_one_subscriber_with_many_addresses_has_one_share() -> None:
    addresses = Addresses(connections=2, requests=1, makes_per_minute=2)
    mine = [f"2001:db8::{n:x}" for n in range(20)]
    assert [addresses.connect(a) for a in mine].count(True) == 2
    assert [addresses.may_ask(a) for a in mine].count(True) == 10
    assert [addresses.may_make(a) for a in mine].count(True) == 2
    assert addresses.connect("2001:db8:0:1::1")


def test_the_address_that_asked_least_recently_is_forgotten() -> None:
    buckets = Buckets(rate=0.0, burst=1)
    assert buckets.take("first")
    for number in range(MOST_REMEMBERED - 1):
        buckets.take(str(number))
    assert not buckets.take("first")
    assert buckets.take("one more than can be remembered")
    assert not buckets.take("first"), "who asks again and again is remembered"
    assert buckets.take("0"), "who has been silent longest is not"
