"""Whole games over real sockets, for every game there is."""

import asyncio
import random
from typing import Any

import pytest
from client import Api

import undertable

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())


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
        assert (await player.ready())["type"] == "done"
        await player.play_on(random.Random(seat))


@pytest.mark.parametrize("game", GAMES)
async def test_the_strongest_bot_plays_from_its_worker_process(api: Api, game: str) -> None:
    rules = undertable.game(game)
    level = rules.levels[-1]
    made = await api.make(game, rules.least_seats, bots=[None, *[level] * (rules.least_seats - 1)])
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        await ann.do("start")
        heard = 0
        while heard < 12 and not ann.update.get("outcome"):
            if ann.update.get("legal"):
                version, move = ann.update["version"], ann.first_move()
                answer = await ann.do("play", version=version, move=move)
                if answer["type"] == "refused":  # a bot was faster, and has been heard of already
                    continue
            await ann.until_type("update")
            heard += 1
