"""Every hub tells the other processes, and says so when it may have missed something."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
import redis.asyncio

from undertable.server.hub import Hub, LocalHub, PostgresHub, RedisHub, Wake, choose_hub

pytestmark = pytest.mark.anyio


class Ear:
    """One process's hub and what it heard."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.heard: list[Wake | None] = []

    async def until(self, count: int) -> list[Wake | None]:
        async with asyncio.timeout(60):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard


@pytest.fixture(params=["postgres", "redis"])
def address(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
async def ears(address: str) -> AsyncIterator[list[Ear]]:
    kind = PostgresHub if address.startswith("postgres") else RedisHub
    ears = [Ear(kind(address, f"process {i}")) for i in range(3)]
    for ear in ears:
        await ear.hub.open(ear.heard.append)
    for ear in ears:
        assert await ear.until(1) == [None]
    yield ears
    for ear in ears:
        await ear.hub.close()


async def test_what_one_tells_all_others_hear_in_order(ears: list[Ear]) -> None:
    wakes = [Wake(f"table{i}", None if i % 2 else "p1") for i in range(500)]
    for wake in wakes:
        ears[0].hub.tell(wake)
    assert (await ears[1].until(501))[1:] == wakes
    assert (await ears[2].until(501))[1:] == wakes
    assert ears[0].heard == [None]


async def test_what_waits_when_it_closes_is_still_told(ears: list[Ear], address: str) -> None:
    last = type(ears[0].hub)(address, "last")  # type: ignore[call-arg]
    await last.open(lambda wake: None)
    last.tell(Wake("table"))
    await last.close()
    assert (await ears[1].until(2))[1:] == [Wake("table")]


async def test_after_a_lost_connection_it_says_that_it_may_have_missed_something(
    ears: list[Ear], address: str
) -> None:
    await break_connections(address)
    assert (await ears[1].until(2))[:2] == [None, None]
    ears[0].hub.tell(Wake("table"))
    assert (await ears[1].until(3))[2] == Wake("table")


async def break_connections(address: str) -> None:
    if address.startswith("redis"):
        client = redis.asyncio.from_url(address)
        await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await client.aclose()
        return
    db = await asyncpg.connect(address)
    mine = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    await db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
    await db.close()


def test_the_hub_follows_from_the_addresses() -> None:
    assert isinstance(choose_hub(None, "tables.db", "me"), LocalHub)
    assert isinstance(choose_hub(None, "postgresql://host/db", "me"), PostgresHub)
    assert isinstance(choose_hub("redis://host", "postgresql://host/db", "me"), RedisHub)


async def test_a_foreign_message_deafens_nobody(ears: list[Ear], address: str) -> None:
    if address.startswith("redis"):
        client = redis.asyncio.from_url(address)
        await client.publish("undertable", "not for you")
        await client.aclose()
    else:
        db = await asyncpg.connect(address)
        await db.execute("SELECT pg_notify('undertable', 'not for you')")
        await db.close()
    ears[0].hub.tell(Wake("table"))
    assert (await ears[1].until(2))[1:] == [Wake("table")]


async def test_a_sender_that_fails_for_any_reason_sends_again(
    ears: list[Ear], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, failures = ears[0].hub.publish, [RuntimeError("unheard of"), KeyError("x")]  # type: ignore[attr-defined]

    async def failing(data: str) -> None:
        if failures:
            raise failures.pop()
        await honest(data)

    monkeypatch.setattr(ears[0].hub, "publish", failing)
    ears[0].hub.tell(Wake("table"))
    assert (await ears[1].until(2))[1:] == [Wake("table")]


async def test_who_does_not_hear_itself_is_deaf_and_listens_anew(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.server.hub.BEAT", 0.2)
    monkeypatch.setattr("undertable.server.hub.DEAF", 0.6)
    kind = PostgresHub if address.startswith("postgres") else RedisHub
    ear = Ear(kind(address, "one"))
    honest = ear.hub.heard  # type: ignore[attr-defined]
    await ear.hub.open(ear.heard.append)
    assert set(await ear.until(1)) == {None}
    await _well(ear.hub)
    monkeypatch.setattr(ear.hub, "heard", lambda data: None)  # as if the line were dead
    before = len(ear.heard)
    assert set(await ear.until(before + 1)) == {None}
    monkeypatch.setattr(ear.hub, "heard", honest)
    await _well(ear.hub)
    await ear.hub.close()


async def _well(hub: Hub) -> None:
    async with asyncio.timeout(60):
        while not hub.well:
            await asyncio.sleep(0.05)


async def test_a_hub_that_is_not_there_yet_is_waited_for() -> None:
    for hub in (
        RedisHub("redis://127.0.0.1:1", "me"),
        PostgresHub("postgresql://127.0.0.1:1/x", "me"),
    ):
        await hub.open(lambda wake: None)
        hub._heard_at = 0.0
        assert not hub.well
        await hub.close()
