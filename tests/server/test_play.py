"""Whole games over real sockets, for every game there is."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Api
from processes import ServerProcess, running

import undertable

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.games())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(str(folder / "tables.db"), folder / "log") as process:
        yield process


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    api = Api(server.address)
    yield api
    await api.http.aclose()


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_a_whole_game_against_bots(api: Api, game: str) -> None:
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats, bots=[None, *["random"] * (seats - 1)])
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        assert (await ann.do("start"))["type"] == "done"
        last = await ann.play_on(random.Random(1))
        assert last["actors"] == []
        assert set(last["outcome"]) == {"winners", "scores", "reason"}
        if ann.table["phase"] != "over":
            await ann.until(lambda m: m["type"] == "table" and m["table"]["phase"] == "over")


@pytest.mark.parametrize("game", GAMES)
async def test_people_meet_by_link_and_play_to_the_end(api: Api, game: str) -> None:
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats)
    async with api.seat(made["table"], token=made["token"]) as ann, asyncio.TaskGroup() as group:
        for number in range(1, seats):
            group.create_task(guest(api, made, number))
        await ann.until(others_are_ready)
        assert (await ann.do("start"))["type"] == "done"
        await ann.play_on(random.Random(1))


def others_are_ready(message: dict[str, Any]) -> bool:
    seats = message["table"]["seats"] if message["type"] == "table" else [{}, {}]
    return all(seat.get("ready") for seat in seats[1:])


async def guest(api: Api, made: dict[str, str], seat: int) -> None:
    joined = await api.join(made["table"], made["invite"], f"Guest {seat}")
    async with api.seat(made["table"], token=joined["token"]) as player:
        assert (await player.do("sit", seat=seat))["type"] == "done"
        assert (await player.do("ready", salt="ab" * 16))["type"] == "done"
        await player.play_on(random.Random(seat))
