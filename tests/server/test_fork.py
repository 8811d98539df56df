"""Playing on from a finished game over real sockets: who may, what is told, how it ends."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from client import Api, Message

import undertable
from undertable.cli import main

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())


async def begun(api: Api, game: str, **more: Any) -> Message:
    """A table for one person among bots, ready to start."""
    seats = undertable.game(game).least_seats
    return await api.make(game, seats, bots=[None, *["random"] * (seats - 1)], **more)


async def finished(api: Api, game: str, **more: Any) -> Message:
    made = await begun(api, game, **more)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        assert (await ann.do("start"))["type"] == "done"
        await ann.play_on(random.Random(4))
    return made


async def record_of(api: Api, table: str, token: str) -> Message:
    headers = {"authorization": f"Bearer {token}"}
    answer = await api.http.get(f"/api/tables/{table}/record", headers=headers)
    assert answer.status_code == 200, answer.text
    record: Message = answer.json()
    return record


def decisions(record: Message) -> list[int]:
    return [number for number, entry in enumerate(record["entries"]) if entry[0] >= 0]


async def fork(api: Api, table: str, token: str, status: int = 201, **more: Any) -> Message:
    answer = await api.http.post(
        f"/api/tables/{table}/fork",
        json={"at": 0, "name": "Ann", **more},
        headers={"authorization": f"Bearer {token}"},
    )
    assert answer.status_code == status, answer.text
    said: Message = answer.json()
    return said


@pytest.mark.parametrize("game", GAMES)
async def test_a_fork_is_played_to_its_end_with_both_outcomes_beside_each_other(
    api: Api, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = await finished(api, game)
    origin = await record_of(api, made["table"], made["token"])
    at = decisions(origin)[len(decisions(origin)) // 2]
    new = await fork(api, made["table"], made["token"], at=at, level="random")
    mark = {"table": made["table"], "at": at, "seat": origin["entries"][at][0]}
    async with api.seat(new["table"], token=new["token"]) as ann:
        await ann.until_type("update")
        assert ann.table["phase"] == "playing"
        assert ann.table["fork"] == mark, "and nothing of how the other one ended"
        assert ann.update["legal"]
        outcome = (await ann.play_on(random.Random(5)))["outcome"]
        await ann.catch_up()
        there = ann.table["fork"].pop("outcome")
        assert ann.table["fork"] == mark
    own = {"authorization": f"Bearer {made['token']}"}
    replay = await api.http.get(f"/api/tables/{made['table']}/replay", headers=own)
    assert there == replay.json()["outcome"]
    other = {"authorization": f"Bearer {new['token']}"}
    again = (await api.http.get(f"/api/tables/{new['table']}/replay", headers=other)).json()
    assert again["outcome"] == outcome
    assert again["fork"] == {**mark, "outcome": there}
    files = [tmp_path / "fork.json", tmp_path / "origin.json"]
    record = await record_of(api, new["table"], new["token"])
    for file, content in zip(files, (record, origin), strict=True):
        file.write_text(json.dumps(content))
    assert main(["verify", str(files[0]), "--origin", str(files[1]), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"played on from {made['table']}, in place of entry {at}" in said
    assert "dealt anew" in said
    assert "just what its seed deals" in said
    origin["entries"] = origin["entries"][: at + 1]
    record["fork"]["told"] = record["fork"]["told"][1:]
    files[0].write_text(json.dumps(record))
    assert main(["verify", str(files[0]), "--origin", str(tmp_path / "origin.json")]) == 1


async def test_only_who_may_see_the_replay_forks_and_only_when_the_game_is_over(api: Api) -> None:
    made = await begun(api, "bluff")
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        assert (await fork(api, made["table"], made["token"], 409))["code"] == "not_over"
        await ann.do("start")
        assert (await fork(api, made["table"], made["token"], 409))["code"] == "not_over"
        await ann.play_on(random.Random(4))
    first = decisions(await record_of(api, made["table"], made["token"]))[0]
    for token in ("none", "p1.wrong", "watch.wrong"):
        assert (await fork(api, made["table"], token, 403, at=first))["code"] == "bad_token"
    assert await fork(api, made["table"], f"watch.{made['watch']}", at=first)
    said = await fork(api, made["table"], made["token"], 400, at=0)
    assert said["reason"]["key"] == "refusal-no-decision"
    assert (await fork(api, made["table"], made["token"], 400, at=first, level="none"))["code"]


async def test_whoever_watches_a_fork_sees_what_spectators_see(api: Api) -> None:
    made = await finished(api, "bluff")
    at = decisions(await record_of(api, made["table"], made["token"]))[1]
    new = await fork(api, made["table"], made["token"], at=at, as_it_was=True)
    async with api.seat(new["table"], watch=new["watch"]) as eve:
        await eve.until_type("update")
        assert eve.table["fork"]["as_it_was"]
        assert not eve.update["view"]["cup"]
        assert "peeked" not in str(eve.frames)
        assert "outcome" not in eve.table["fork"]
    listed = (await api.http.get("/api/tables")).json()["tables"]
    assert new["table"] not in [table["id"] for table in listed]


async def test_in_a_memory_game_a_fork_shows_no_card_again_but_its_bots_have_seen_it(
    api: Api,
) -> None:
    made = await finished(api, "smugglers")
    origin = await record_of(api, made["table"], made["token"])
    at = decisions(origin)[-3]
    new = await fork(api, made["table"], made["token"], at=at)
    async with api.seat(new["table"], token=new["token"]) as ann:
        await ann.until_type("update")
        assert "taken" not in {event["event"] for event in ann.events}
    history = await api.http.get(
        f"/api/tables/{new['table']}/history", headers={"authorization": f"Bearer {new['token']}"}
    )
    assert history.json()["events"] == []


async def test_a_rematch_of_a_fork_is_an_ordinary_game(api: Api) -> None:
    made = await finished(api, "bluff")
    at = decisions(await record_of(api, made["table"], made["token"]))[0]
    new = await fork(api, made["table"], made["token"], at=at, level="random")
    async with api.seat(new["table"], token=new["token"]) as ann:
        await ann.until_type("update")
        await ann.play_on(random.Random(1))
        await ann.do("rematch")
        await ann.catch_up()
        again = ann.table["rematch"]
    async with api.seat(again, token=new["token"]) as ann:
        await ann.until_type("table")
        assert (ann.table["fork"], ann.table["phase"]) == (None, "gathering")
