"""More than one process on one PostgreSQL: any of them takes any move, and none forks a game."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager

import pytest
from client import Api, Message, Player
from processes import ServerProcess, running

from services import database

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["postgres", "redis"])
def servers(
    request: pytest.FixtureRequest, postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    hub = {"hub": request.getfixturevalue("redis_server")} if request.param == "redis" else {}
    logs = [tmp_path_factory.mktemp("server") / "log" for _ in range(2)]
    with ExitStack() as stack:
        address = stack.enter_context(database(postgres_server))
        yield [stack.enter_context(running(address, log, **hub)) for log in logs]
    assert not any('"level":"error"' in log.read_text() for log in logs)


@pytest.fixture
async def apis(servers: list[ServerProcess]) -> AsyncIterator[list[Api]]:
    apis = [Api(server.address) for server in servers]
    yield apis
    for api in apis:
        await api.http.aclose()


@asynccontextmanager
async def met(apis: list[Api], made: Message) -> AsyncIterator[tuple[Player, Player]]:
    """Ann and Bob at one table, each at a process of their own, ready to start."""
    here, there = apis
    joined = await there.join(made["table"], made["invite"])
    async with (
        here.seat(made["table"], token=made["token"]) as ann,
        there.seat(made["table"], token=joined["token"]) as bob,
    ):
        await bob.do("sit", seat=1)
        await bob.do("ready")
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("ready"))
        yield ann, bob


async def test_people_at_different_processes_share_a_table(apis: list[Api]) -> None:
    made = await apis[0].make("bluff", 2)
    async with met(apis, made) as (ann, bob):
        while not all(person.get("online") for person in ann.table["people"]):
            await ann.until_type("table")
        await bob.do("say", text="over here")
        assert (await ann.until_type("said"))["text"] == "over here"
        await ann.do("start")
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        assert ann.update["outcome"] == bob.update["outcome"]


async def test_who_was_removed_does_not_come_back_by_a_rematch_of_another_process(
    apis: list[Api],
) -> None:
    here, there = apis
    made = await here.make("bluff", 2, options={"dice": 1})
    eve = await there.join(made["table"], made["invite"], "Eve")
    async with met(apis, made) as (ann, bob):
        await ann.do("start")
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await ann.do("remove", person=eve["person"])
        while len(bob.table["people"]) > 2:
            await bob.until_type("table")
        assert (await bob.do("rematch"))["type"] == "done"
        while not bob.table.get("rematch"):
            await bob.until_type("table")
        door = f"/api/tables/{bob.table['rematch']}/join"
        knock = {"name": "Eve again", "invite": made["invite"]}
        assert (await there.http.post(door, json=knock)).status_code == 403


@pytest.mark.parametrize("how", ["remove", "links"])
async def test_who_watches_at_another_process_by_a_link_that_opens_no_more_has_to_go(
    apis: list[Api], how: str
) -> None:
    here, there = apis
    made = await here.make("bluff", 2)
    eve = await there.join(made["table"], made["invite"], "Eve")
    async with (
        met(apis, made) as (ann, bob),
        there.seat(made["table"], watch=made["watch"]) as watching,
    ):
        await watching.until_type("table")
        if how == "remove":
            await ann.do("remove", person=eve["person"])
        else:
            answer = await here.http.post(f"/api/tables/{made['table']}/links")
            assert answer.status_code == 201
        assert (await watching.until_type("bye"))["code"] == "bad_token"
        await bob.catch_up()
        assert (await bob.do("say", text="still here"))["type"] == "done"


async def test_two_moves_at_once_never_fork_a_game(apis: list[Api]) -> None:
    made = await apis[0].make("bluff", 2, bots=[None, "random"])
    tokens = [{"token": made["token"]}] * 2
    async with (
        apis[0].seat(made["table"], **tokens[0]) as one,
        apis[1].seat(made["table"], **tokens[1]) as two,
    ):
        await one.do("start")
        await two.until_type("update")
        for _ in range(10):
            if not await both_move(one, two):
                break
        assert one.update["view"] == two.update["view"]


async def both_move(one: Player, two: Player) -> bool:
    """Both connections of a seat move at once: one is done, one is stale."""
    for player in (one, two):
        while not player.update.get("legal") and not player.update.get("outcome"):
            await player.until_type("update")
    if one.update["outcome"] or two.update["outcome"]:
        return False
    version, move = one.update["version"], one.first_move()
    answers = await asyncio.gather(*(p.do("play", version=version, move=move) for p in (one, two)))
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    for player in (one, two):
        while player.update["version"] <= version:
            await player.until_type("update")
    return True


async def test_another_process_goes_on_where_one_was_killed(
    servers: list[ServerProcess], apis: list[Api]
) -> None:
    made = await apis[0].make("bluff", 2, bots=[None, "random"])
    async with apis[0].seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
    servers[0].kill()
    async with apis[1].seat(made["table"], token=made["token"]) as ann:
        await ann.play_on(random.Random(1))
        assert ann.update["outcome"]["winners"]
    servers[0].start()
