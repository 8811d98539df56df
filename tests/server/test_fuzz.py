"""Malformed, oversized, out-of-turn, forged and replayed frames and requests do no harm.

`make soak` sends more than a hundred thousand; `make test` a few thousand.
"""

import asyncio
import random
from pathlib import Path

import httpx
import psutil
import pytest
import schemathesis
import websockets
from client import Api
from fuzzer import Fuzzer
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


async def attack(api: Api, made: dict[str, str], frames: int, rng: random.Random) -> int:
    """Send so many frames, over as many connections as that takes."""
    fuzzer, sent = Fuzzer(rng, made), 0
    while sent < frames:
        try:
            async with websockets.connect(api.address.replace("http", "ws") + "/ws") as socket:
                if rng.random() < 0.9:
                    token = rng.choice([made["token"], made["token"], "p1.forged"])
                    hello = f'{{"type":"hello","table":"{made["table"]}","token":"{token}"}}'
                    await socket.send(hello)
                for _ in range(40):
                    sent += 1
                    await socket.send(fuzzer.frame())
                await asyncio.sleep(0)
        except (websockets.WebSocketException, OSError):
            continue
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


async def fuzz(tmp_path: Path, frames: int) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log, address_connections=500) as server:
        api = Api(server.address)
        made = [await api.make("bluff", 2, bots=[None, "random"]) for _ in range(4)]
        await attack(api, made[0], 500, random.Random(0))
        before = psutil.Process(server.pid).memory_info().rss
        seeds = [random.Random(seed) for seed in range(4)]
        share = frames // 4
        tasks = [attack(api, m, share, rng) for m, rng in zip(made, seeds, strict=True)]
        *sent, times = await asyncio.gather(*tasks, undisturbed(api, 20))
        assert sum(sent) >= frames
        assert sorted(times)[len(times) // 2] < 1.0
        assert (await api.http.get("/health")).text == "well\n"
        await settled(api)
        assert psutil.Process(server.pid).memory_info().rss - before < 30_000_000
        await api.http.aclose()
    said = log.read_text()
    assert "Traceback" not in said
    assert '"level":"error"' not in said


async def settled(api: Api) -> None:
    """All connections of the attack are gone again."""
    async with asyncio.timeout(60):
        while "undertable_connections 0" not in (await api.http.get("/metrics")).text:
            await asyncio.sleep(0.1)


async def test_thousands_of_bad_frames_do_no_harm(tmp_path: Path) -> None:
    await fuzz(tmp_path, 4_000)


@pytest.mark.soak
async def test_a_hundred_thousand_bad_frames_do_no_harm(tmp_path: Path) -> None:
    await fuzz(tmp_path, 120_000)


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
