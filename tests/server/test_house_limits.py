"""What one address, one table and one slow client may take of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from client import Api
from processes import running
from sockets import Socket

from tables import new_table
from undertable.server import limits, session
from undertable.server.connection import BACKLOG, Connection
from undertable.server.guard import Guard
from undertable.server.limits import Addresses, Bucket
from undertable.server.metrics import Metrics
from undertable.table import commands
from undertable.table.commands import By
from undertable.table.types import Declined

pytestmark = pytest.mark.anyio


def test_tables_come_back_at_the_rate_of_a_minute_and_no_faster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    addresses = Addresses(connections=1, requests=1, makes_per_minute=2)
    assert [addresses.may_make("a") for _ in range(3)] == [True, True, False]
    clock[0] += 29
    assert not addresses.may_make("a")
    clock[0] += 2
    assert [addresses.may_make("a") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://pi.local:8080", True),
        ("http://evilpi.local:8080", False),
        ("http://evil.example/pi.local:8080", False),
        ("http://pi.local:8080.evil.example", False),
        ("http://pi.local", False),
    ],
)
def test_an_origin_is_the_host_itself_and_not_what_ends_or_begins_like_it(
    origin: str, welcome: bool
) -> None:
    async def app(*_: object) -> None: ...

    assert (Guard(app)._unwelcome(origin, "pi.local:8080") is None) is welcome


def test_a_table_takes_so_many_people_and_no_more() -> None:
    table = new_table("bluff", 2)
    most = 4 * len(table.chairs) + 20
    while len(table.people) < most:
        table.apply(*commands.join(table, f"Guest {len(table.people)}", By(None, None, 2.0)))
    with pytest.raises(Declined) as declined:
        commands.join(table, "One more", By(None, None, 2.0))
    assert declined.value.code == "table_full"


class Sluggish(Socket):
    """Takes nothing of what it is sent."""

    def write(self, message: bytes) -> int:
        super().write(message)
        return self._out.qsize()


async def test_a_client_that_takes_nothing_is_cut_off_when_its_backlog_is_full() -> None:
    socket = Sluggish()
    connection = Connection(socket, Bucket(1, 1), Metrics())
    for _ in range(BACKLOG):
        connection.send(b"{}")
    assert not connection.ending
    connection.send(b"{}")
    assert connection.ending
    assert socket.closed
    assert socket.waiting()[-1]["code"] == "too_fast"


async def test_whoever_says_no_hello_in_time_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HELLO_TIME", 0.01)
    socket = Socket()

    class Tables:
        """All that a conversation needs before its first word."""

        class settings:  # noqa: N801 - stands for an instance
            message_rate, message_burst = 1.0, 1

        class services:  # noqa: N801
            metrics = Metrics()

    async with asyncio.timeout(20):
        await session.Session(Tables, socket, "").run()  # type: ignore[arg-type]
    assert [message["code"] for message in socket.waiting()] == ["malformed"]
    assert socket.closed


async def test_a_full_house_opens_no_further_table(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", most_rooms=1) as server:
        api = Api(server.address)
        first, second = await api.make("bluff", 2), await api.make("bluff", 2)
        for made, status in ((first, 200), (second, 503), (first, 200)):
            headers = {"authorization": f"Bearer {made['token']}"}
            answer = await api.http.get(f"/api/tables/{made['table']}", headers=headers)
            assert answer.status_code == status
        await api.http.aclose()


async def test_the_token_of_somebody_removed_opens_nothing_any_more(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        api = Api(server.address)
        made = await api.make("bluff", 2)
        joined = await api.join(made["table"], made["invite"])
        path, headers = (
            f"/api/tables/{made['table']}",
            {"authorization": f"Bearer {joined['token']}"},
        )
        assert (await api.http.get(f"{path}/history", headers=headers)).status_code == 200
        async with api.seat(made["table"], token=made["token"]) as ann:
            assert (await ann.do("remove", person=joined["person"]))["type"] == "done"
        for what in ("/history", "/chat", ""):
            answer = await api.http.get(path + what, headers=headers)
            assert answer.status_code == 403, what
        async with api.seat(made["table"], token=joined["token"]) as bob:
            assert (await bob.until_type("bye"))["code"] in ("bad_token", "no_such_person")
        await api.http.aclose()
