"""Malformed, oversized, out-of-turn, forged and replayed frames and requests do no harm.

`make soak` sends a million frames and a hundred thousand requests; `make test` a few thousand.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from time import monotonic

import httpx
import psutil
import pytest
import schemathesis
import websockets
from client import Api
from fuzzer import Fuzzer, RequestFuzzer
from hypothesis import HealthCheck, given, settings
from processes import ServerProcess, running
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

pytestmark = pytest.mark.anyio
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

ELSEWHERE = ("127.0.0.2", 0)
"""Where the attack comes from: whoever plays has an address of their own."""


async def attack(api: Api, made: dict[str, str], frames: int, rng: random.Random) -> int:
    """Send so many frames, over as many connections as that takes."""
    fuzzer, sent = Fuzzer(rng, made), 0
    while sent < frames:
        with suppress(websockets.WebSocketException, OSError):
            address = api.address.replace("http", "ws") + "/ws"
            socket = await websockets.connect(address, local_addr=ELSEWHERE, max_queue=None)
            try:
                if rng.random() < 0.9:
                    token = rng.choice([made["token"], made["token"], "p1.forged"])
                    hello = f'{{"type":"hello","table":"{made["table"]}","token":"{token}"}}'
                    await socket.send(hello)
                for _ in range(40):
                    sent += 1
                    await socket.send(fuzzer.frame())
                await socket.close()
            finally:
                socket.transport.abort()  # also where the attack is called off while it closes
    return sent


async def undisturbed(api: Api, rounds: int) -> list[float]:
    """Somebody else's game goes on meanwhile: how long each of their moves took."""
    made = await api.make("bluff", 2, bots=[None, "random"])
    times, clock = [], asyncio.get_running_loop().time
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        while len(times) < rounds:
            while not ann.update.get("legal") and not ann.update.get("outcome"):
                await ann.until_type("update")
            if ann.update["outcome"]:
                return times + await undisturbed(api, rounds - len(times))
            began = clock()
            answer = await ann.do("play", version=ann.update["version"], move=ann.first_move())
            assert answer["type"] == "done"
            times.append(clock() - began)
            await ann.until_type("update")
    return times


async def ask_badly(server: ServerProcess, made: dict[str, str], requests: int, seed: int) -> int:
    """Send so many requests that make no sense; how many were answered at all."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    fuzzer, answered = RequestFuzzer(random.Random(seed), made, f"{host}:{port}"), 0
    for _ in range(requests):
        with suppress(OSError, TimeoutError):
            answer = await exchange(host, int(port), fuzzer.request())
            assert b" 500 " not in answer[:20], answer[:200]
            answered += bool(answer)
    return answered


async def exchange(host: str, port: int, request: bytes) -> bytes:
    """Everything that a server answers to these bytes, from another address than people's."""
    reader, writer = await asyncio.open_connection(host, port, local_addr=ELSEWHERE)
    try:
        writer.write(request)
        writer.write_eof()
        async with asyncio.timeout(30):
            return await reader.read()
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def fuzz(tmp_path: Path, frames: int, requests: int) -> None:
    """Memory and disk stay within what the limits let an address write."""
    log, db = tmp_path / "log", tmp_path / "tables.db"
    limits = {"address_connections": 500, "address_writes": WRITES}
    with running(str(db), log, **limits) as server:
        api, began = Api(server.address), monotonic()
        made = [await api.make("bluff", 2, bots=[None, "random"]) for _ in range(4)]
        await attack(api, made[0], 500, random.Random(0))
        before = psutil.Process(server.pid).memory_info().rss
        seeds = [random.Random(seed) for seed in range(4)]
        share = frames // 4
        tasks = [attack(api, m, share, rng) for m, rng in zip(made, seeds, strict=True)]
        asking = [ask_badly(server, m, requests // 4, seed) for seed, m in enumerate(made)]
        done = await asyncio.gather(*tasks, undisturbed(api, 20), *asking)
        sent, times, answered = done[:4], done[4], done[5:]
        assert sum(sent) >= frames  # type: ignore[arg-type]
        assert sum(answered) > requests * 0.9  # type: ignore[arg-type]
        assert sorted(times)[len(times) // 2] < 1.0  # type: ignore[arg-type]
        assert (await api.http.get("/health")).text == "well\n"
        await settled(api)
        grown = psutil.Process(server.pid).memory_info().rss - before
        kept = sum(file.stat().st_size for file in tmp_path.glob("tables.db*"))
        seconds = monotonic() - began
        print(  # noqa: T201 - the figures, for who runs the soak
            f"{frames} frames, {requests} requests in {seconds:.0f} s: "
            f"memory {grown / 1e6:+.1f} MB, disk {kept / 1e6:.1f} MB"
        )
        assert grown < MOST_MEMORY
        assert kept < FILES + (seconds + 10) * WRITES * LINE
        await api.http.aclose()
    said = log.read_text()
    assert "Traceback" not in said
    assert '"level":"error"' not in said


WRITES = 30
"""Lines an address may write per second: what operators get."""
LINE, FILES = 1500, 10_000_000
"""Bytes on disk that a line takes at most on average, and of files that hold nothing yet."""
MOST_MEMORY = 40_000_000


async def test_who_attacks_while_the_server_stops_and_starts_leaves_no_trace(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    server = ServerProcess(str(tmp_path / "tables.db"), log, workers=0, address_connections=500)
    server.start()
    api = Api(server.address)
    made = await api.make("bluff", 2, bots=[None, "random"])
    for seed in range(3):
        attacks = [
            asyncio.create_task(attack(api, made, 100_000, random.Random(seed))),
            asyncio.create_task(ask_badly(server, made, 100_000, seed)),
        ]
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)
        await asyncio.sleep(0.2)
        for task in attacks:
            task.cancel()
        await asyncio.gather(*attacks, return_exceptions=True)
    assert (await api.http.get("/health")).text == "well\n"
    await api.http.aclose()
    server.stop()
    said = log.read_text()
    assert "Traceback" not in said
    assert "AssertionError" not in said
    assert '"level":"error"' not in said


async def settled(api: Api) -> None:
    """All connections of the attack are gone again."""
    async with asyncio.timeout(60):
        while "undertable_connections 0" not in (await api.http.get("/metrics")).text:
            await asyncio.sleep(0.1)


async def test_thousands_of_bad_frames_do_no_harm(tmp_path: Path) -> None:
    await fuzz(tmp_path, 4_000, 400)


@pytest.mark.soak
async def test_a_million_bad_frames_and_a_hundred_thousand_requests_do_no_harm(
    tmp_path: Path,
) -> None:
    await fuzz(tmp_path, 1_000_000, 100_000)


def test_the_http_api_is_what_its_document_says(server: ServerProcess) -> None:
    """A refusal with a code is a proper answer to a well-formed wish for the impossible."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    for operation in schema.get_all_operations():

        @given(case=operation.ok().as_strategy())
        @settings(
            max_examples=20, deadline=None, database=None, suppress_health_check=[*HealthCheck]
        )
        def answers(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS)

        answers()


async def test_requests_that_are_no_requests_are_refused(server: ServerProcess) -> None:
    host, _, port = server.address.removeprefix("http://").partition(":")
    rng = random.Random(1)
    for _ in range(200):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            rng.choice([b"GET / HTTP/1.1\r\n", b"\x16\x03\x01", b""])
            + rng.randbytes(60)
            + b"\r\n\r\n"
        )
        writer.close()
        del reader
    async with httpx.AsyncClient(base_url=server.address) as http:
        for body in (b"", b"null", b"[]", b"{", b'{"game":[]}', b"\xff" * 10, b"[" * 5000):
            assert (await http.post("/api/tables", content=body)).status_code == 400
        for method in ("PUT", "DELETE", "PATCH"):
            assert (await http.request(method, "/api/tables")).status_code == 405
        assert (await http.get("/health")).text == "well\n"
