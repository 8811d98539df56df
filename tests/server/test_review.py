"""A finished game looked back at: begun by who asks first, told to those of its table."""

import asyncio
import random
from typing import Any

import pytest
from client import Api, Message

pytestmark = pytest.mark.anyio


async def ask(api: Api, table: str, token: str) -> tuple[int, Message]:
    headers = {"authorization": f"Bearer {token}"}
    answer = await api.http.get(f"/api/tables/{table}/review", headers=headers)
    return answer.status_code, answer.json()


async def reviewed(api: Api, table: str, token: str) -> dict[str, Any]:
    while True:
        status, said = await ask(api, table, token)
        assert status == 200, said
        if said["review"]:
            review: dict[str, Any] = said["review"]
            return review
        assert 0 <= said["done"] <= said["total"]
        await asyncio.sleep(0.2)


async def test_a_review_exists_once_the_game_is_over_and_for_those_of_the_table_alone(
    api: Api,
) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    table, token = made["table"], made["token"]
    async with api.seat(table, token=token) as ann:
        await ann.until_type("table")
        status, said = await ask(api, table, token)
        assert (status, said["code"]) == (409, "not_over")
        assert (await ann.do("start"))["type"] == "done"
        await ann.until_type("update")
        assert (await ask(api, table, token))[0] == 409
        await ann.play_on(random.Random(4))
    assert (await ask(api, table, "stranger"))[0] == 403
    review = await reviewed(api, table, token)
    assert review["game"] == "bluff"
    assert review["decisions"]
    assert review["chances"][-1]["win"] == [float(seat in review["winners"]) for seat in range(2)]
    assert await reviewed(api, table, f"watch.{made['watch']}") == review
