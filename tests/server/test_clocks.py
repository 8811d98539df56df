"""Clocks and absence: whoever is out of time or gone is played for, and can take the seat back."""

import pytest
from client import Api, Message

pytestmark = pytest.mark.anyio


async def test_who_is_out_of_time_is_played_for_and_takes_the_seat_back(api: Api) -> None:
    made = await api.make(
        "bluff", 2, bots=[None, "random"], clock={"kind": "decision", "amount": 1}
    )
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        while not ann.update.get("legal"):
            await ann.until_type("update")
        [deadline] = ann.update["deadlines"]
        assert deadline["seat"] == 0
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][0].get("away"))
        assert (await ann.do("play", version=ann.update["version"], move={"move": "doubt"}))[
            "type"
        ] == "refused"
        assert (await ann.do("back"))["type"] == "done"
        await ann.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0].get("away"))
        answer = await ann.do("back")
        assert answer["code"] == "not_away"


async def test_days_are_counted_in_days_and_nobody_is_played_for_before(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], clock={"kind": "days", "amount": 2})
    async with api.seat(made["table"], token=made["token"]) as ann:
        now = (await ann.until_type("welcome"))["now"]
        await ann.do("start")
        while not ann.update.get("legal"):
            await ann.until_type("update")
        [deadline] = ann.update["deadlines"]
        assert deadline["at"] == pytest.approx(now + 2 * 86_400, abs=60)


async def test_who_is_gone_while_others_wait_is_played_for(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with api.seat(made["table"], token=made["token"]) as ann:
        async with api.seat(made["table"], token=joined["token"]) as bob:
            await bob.do("sit", seat=1)
            await bob.do("ready")
            await ann.do("start")
        while ann.update.get("actors") != [1]:
            await ann.until_type("update")
            if ann.update["legal"]:
                await ann.do("play", version=ann.update["version"], move=ann.first_move())
        headers = {"authorization": f"Bearer {made['token']}"}
        turn = (await api.http.get(f"/api/tables/{made['table']}/turn", headers=headers)).json()
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1].get("away"))
        assert any('"gone":[{"seat":1,"at":' in frame for frame in ann.frames)  # announced
        assert turn["names"] in (["Bob"], [])  # or the bot was faster than the question
        assert not turn["mine"]
        await ann.until(lambda m: m["type"] == "update" and m["actors"] != [1])
    async with api.seat(made["table"], token=joined["token"]) as bob:
        assert (await bob.do("back"))["type"] == "done"


async def test_nobody_is_played_for_while_nobody_waits(api: Api) -> None:
    """Who leaves last does not wait; at the next table somebody does, and that long it takes."""
    left, waited = [await table_of_two(api) for _ in range(2)]
    async with api.seat(waited["table"], token=waited["token"]) as ann:
        while not any(seat.get("away") for seat in ann.table.get("seats", ())):
            await ann.hear()
            if ann.update.get("legal"):
                await ann.do("play", version=ann.update["version"], move=ann.first_move())
    headers = {"authorization": f"Bearer {left['token']}"}
    table = (await api.http.get(f"/api/tables/{left['table']}", headers=headers)).json()
    assert not any(seat.get("away") for seat in table["seats"])


async def table_of_two(api: Api) -> Message:
    """The game has begun, and both are gone again."""
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        await bob.do("sit", seat=1)
        await bob.do("ready")
        await ann.do("start")
    return made
