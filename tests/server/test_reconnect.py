"""Nothing is lost: reconnecting, repeating, restarting."""

import asyncio
import random
from pathlib import Path

import pytest
from client import Api, Message, Player
from processes import ServerProcess

from undertable.store import open_store
from undertable.table.table import read_table

pytestmark = pytest.mark.anyio


async def started(api: Api, ann: Player, bob: Player) -> tuple[Player, Player]:
    """The one whose turn it is, and the other."""
    await bob.do("sit", seat=1)
    await bob.do("ready")
    await ann.do("start")
    await ann.until_type("update")
    await bob.until_type("update")
    return (ann, bob) if ann.update["legal"] else (bob, ann)


async def table_of_two(api: Api, **more: object) -> tuple[Message, Message]:
    made = await api.make("bluff", 2, **more)
    return made, await api.join(made["table"], made["invite"])


async def test_a_reconnect_gets_just_what_it_missed(api: Api) -> None:
    made, joined = await table_of_two(api)
    tokens = {"p1": made["token"], "p2": joined["token"]}
    async with (
        api.seat(made["table"], token=tokens["p1"]) as ann,
        api.seat(made["table"], token=tokens["p2"]) as bob,
    ):
        mover, other = await started(api, ann, bob)
        sleeper = "p1" if other is ann else "p2"
        seen = other.update["version"]
        await other.socket.close()
        await mover.do(
            "play", version=mover.update["version"], move={"move": "bid", "count": 1, "face": 2}
        )
        async with api.seat(made["table"], token=tokens[sleeper], seen=seen) as woken:
            update = await woken.until_type("update")
            assert [event["event"] for event in update["events"]] == ["bidden"]
            assert update["version"] == seen + 1
            assert update["legal"]
        async with api.seat(made["table"], token=tokens[sleeper], seen=seen + 1) as again:
            assert (await again.until_type("update"))["events"] == []
        async with api.seat(made["table"], token=tokens[sleeper], seen=10**6) as ahead:
            assert (await ahead.until_type("update"))["events"] == []


async def test_the_same_command_twice_is_carried_out_once(api: Api) -> None:
    made, joined = await table_of_two(api)
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        mover, _ = await started(api, ann, bob)
        bid = {"move": "bid", "count": 1, "face": 2}
        before = mover.update["version"]
        first = await mover.do("play", id="once", version=before, move=bid)
        again = await mover.do("play", id="once", version=before, move=bid)
        assert first == again == {"type": "done", "id": "once", "version": before + 1}
        assert mover.update["version"] == before + 1


async def test_a_move_against_an_old_version_is_refused_with_the_new_state(api: Api) -> None:
    made, joined = await table_of_two(api)
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        mover, other = await started(api, ann, bob)
        old = other.update["version"]
        await mover.do(
            "play", version=mover.update["version"], move={"move": "bid", "count": 1, "face": 2}
        )
        answer = await other.do("play", version=old, move={"move": "bid", "count": 2, "face": 2})
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert answer["update"]["version"] == old + 1
        assert answer["update"]["view"]["bid"] == {"move": "bid", "count": 1, "face": 2}


async def test_illegal_and_untimely_moves_are_refused_with_a_reason(api: Api) -> None:
    made, joined = await table_of_two(api)
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        early = await ann.do("play", version=0, move={"move": "doubt"})
        assert early["code"] == "not_started"
        mover, other = await started(api, ann, bob)
        version = mover.update["version"]
        untimely = await other.do("play", version=other.update["version"], move={"move": "doubt"})
        assert untimely["code"] == "not_your_turn"
        illegal = await mover.do("play", version=version, move={"move": "doubt"})
        assert (illegal["code"], illegal["reason"]["key"]) == (
            "illegal",
            "refusal-nothing-to-doubt",
        )
        for move in ({"move": "fly"}, [], 7, "doubt", {"move": "bid", "count": "x", "face": 1}):
            assert (await mover.do("play", version=version, move=move))["code"] == "malformed"
        chance = {"move": "shake", "seat": 0, "dice": [6, 6, 6, 6, 6]}
        assert (await mover.do("play", version=version, move=chance))["type"] == "refused"
        assert (
            await mover.do("play", version=version, move={"move": "bid", "count": 1, "face": 1})
        )["type"] == "done"


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_after_a_restart_every_table_goes_on(tmp_path: Path, how: str) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    server.start()
    api = Api(server.address)
    made = await api.make("bluff", 3, bots=[None, "random", "random"])
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        while not ann.update.get("legal"):
            await ann.until_type("update")
        before = ann.update
        getattr(server, how)()
        if how == "stop":
            assert (await ann.until_type("bye"))["code"] == "stopping"
    server.start()
    async with api.seat(made["table"], token=made["token"], seen=before["version"]) as ann:
        update = await ann.until_type("update")
        assert {**update, "events": before["events"]} == before
        await ann.play_on(random.Random(2))
    assert server.stop() == 0
    await api.http.aclose()


async def test_bots_go_on_after_a_restart_though_nobody_is_connected(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log", bot_pace=30)
    server.start()
    api = Api(server.address)
    for _ in range(20):  # until it is a bot that begins
        made = await api.make("bluff", 3, bots=[None, "random", "random"])
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            if not (await ann.until_type("update"))["legal"]:
                break
    server.kill()
    server.start()
    store = await open_store(str(tmp_path / "tables.db"))
    async with asyncio.timeout(60):
        while read_table(made["table"], await store.record(made["table"])).actors() != [0]:
            await asyncio.sleep(0.1)
    await store.close()
    server.stop()
    await api.http.aclose()


async def test_a_stop_in_the_middle_of_play_loses_nothing_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    server.start()
    api = Api(server.address)
    made = await api.make("bluff", 2, bots=[None, "random"])
    done = []
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        for number in range(30):
            await ann.send({"type": "say", "id": f"s{number}", "text": f"line {number}"})
        server.stop()
        while (message := await ann.hear())["type"] != "bye":
            done += [message["id"]] if message["type"] == "done" else []
    server.start()
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("update")
        said = {f"s{entry['text'].split()[1]}" for entry in ann.said}
        assert {command for command in done if command.startswith("s")} <= said
    assert server.stop() == 0
    assert '"level":"error"' not in (tmp_path / "log").read_text()
    await api.http.aclose()
