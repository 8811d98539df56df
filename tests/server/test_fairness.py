"""Fair by proof: committed before, revealed after, checked by anybody."""

import hashlib
import json
import random
from pathlib import Path

import pytest
from client import Api, Message

import undertable
from undertable.cli import main

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())


async def finished(api: Api, game: str) -> tuple[Message, Message, Message]:
    """A finished table: how it was made, shown before, and shown after."""
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats, bots=[None, *["random"] * (seats - 1)])
    async with api.seat(made["table"], token=made["token"]) as ann:
        before = (await ann.until_type("table"))["table"]
        await ann.ready("0123456789abcdef" * 2)
        await ann.do("start")
        record = await api.http.get(f"/api/tables/{made['table']}/record")
        assert (record.status_code, record.json()["code"]) == (409, "not_over")
        replay = await api.http.get(f"/api/tables/{made['table']}/replay")
        assert replay.status_code == 409
        assert (await api.http.get(f"/api/tables/{made['table']}")).json()["seed"] is None
        await ann.play_on(random.Random(3))
    return made, before, (await api.http.get(f"/api/tables/{made['table']}")).json()


@pytest.mark.parametrize("game", GAMES)
async def test_every_roll_and_deal_follows_from_what_was_committed(
    api: Api, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, before, after = await finished(api, game)
    assert before["seed"] is None
    assert hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest() == before["commitment"]
    assert after["seats"][0]["salt"] == "0123456789abcdef" * 2
    record = (await api.http.get(f"/api/tables/{made['table']}/record")).content
    file = tmp_path / "record.json"
    file.write_bytes(record)
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert before["commitment"] in capsys.readouterr().out
    for change in ({"seed": "00" * 32}, {"salts": ["ff" * 16]}):
        file.write_text(json.dumps({**json.loads(record), **change}))
        assert main(["verify", str(file), "--lang", "en"]) == 1
    for change in ({"seed": None}, {"seed": "no hex"}, {"game": "chess"}):
        file.write_text(json.dumps({**json.loads(record), **change}))
        assert main(["verify", str(file), "--lang", "en"]) == 2


async def test_a_finished_game_is_replayed_from_any_eyes(api: Api) -> None:
    made, _, _ = await finished(api, "bluff")
    path = f"/api/tables/{made['table']}/replay"
    public = (await api.http.get(path, params={"start": 2, "count": 3})).json()
    assert (public["start"], len(public["frames"])) == (2, 3)
    assert all(frame["views"][0]["seat"] is None for frame in public["frames"])
    everybody = (await api.http.get(path, params={"eyes": "all", "count": 500})).json()
    assert [view["seat"] for view in everybody["frames"][-1]["views"]] == [0, 1]
    assert (await api.http.get(path, params={"eyes": "1"})).json()["frames"][0]["views"][0][
        "seat"
    ] == 1
    for bad in ({"eyes": "2"}, {"eyes": "god"}, {"start": "-1"}, {"count": "many"}):
        assert (await api.http.get(path, params=bad)).status_code == 400


async def test_each_player_may_read_their_own_history_at_any_time(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"])
    path = f"/api/tables/{made['table']}/history"
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.until_type("update")
        mine = await api.http.get(path, headers={"Authorization": f"Bearer {made['token']}"})
        events = [event for event in mine.json()["events"] if event["event"] == "peeked"]
        assert [event["seat"] for event in events] == [0]
    for header in (
        {"Authorization": ""},
        {"Authorization": "Bearer p1.guess"},
        {"Authorization": made["token"]},
    ):
        assert (await api.http.get(path, headers=header)).status_code == 403
