"""How much one connection and one address may ask for."""

from types import SimpleNamespace

import pytest
from starlette.requests import Request
from starlette.responses import Response

from undertable.server import api, limits
from undertable.server.limits import Addresses, Bucket, Buckets
from undertable.table.types import Declined


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


def test_a_bucket_lets_a_burst_through_and_then_the_rate(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket(clock: list[float]) -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    clock[0] += 1
    assert buckets.take("a")


def test_connections_of_an_address_are_counted() -> None:
    addresses = Addresses(connections=1, requests=1, makes_per_minute=1)
    assert addresses.connect("a")
    assert not addresses.connect("a")
    assert addresses.connect("b")
    addresses.disconnect("a")
    assert addresses.connect("a")


@pytest.mark.anyio
async def test_an_address_asks_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tables:
        addresses = Addresses(connections=1, requests=1, makes_per_minute=1)
        services = SimpleNamespace(stopping=False)

    async def answer(request: Request) -> Response:
        return Response()

    monkeypatch.setattr(api, "tables_of", lambda request: Tables)
    limited = api.limited(answer)
    request = Request({"type": "http", "client": ("10.0.0.1", 1), "headers": []})
    for _ in range(10):
        assert (await limited(request)).status_code == 200
    with pytest.raises(Declined):
        await limited(request)
