"""A finished game looked back at: begun by who asks first, told to those of its table."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from client import Api, Message
from processes import running

import undertable
from tables import played_out
from undertable.lab.review.habits import FEWEST_CASES
from undertable.server.limits import Addresses
from undertable.server.reviews import LONGEST_RECORD, Reviews
from undertable.store import open_store
from undertable.table.types import Declined, Refusal

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())


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


async def finished(api: Api, dice: int = 1) -> Message:
    """The shortest game there is, between two whose names are known."""
    made = await api.make("bluff", 2, options={"dice": dice})
    bob = await api.join(made["table"], made["invite"], "Bobolink")
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=bob["token"]) as other,
    ):
        await ann.do("sit", seat=0)
        await other.do("sit", seat=1)
        await other.do("ready")
        await ann.do("start")
        await asyncio.gather(ann.play_on(random.Random(1)), other.play_on(random.Random(2)))
    return {**made, "bob": bob["token"]}


@pytest.mark.parametrize("game", GAMES)
async def test_while_a_game_is_on_nothing_of_a_review_exists_at_any_decision(
    api: Api, game: str
) -> None:
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats, bots=[None, *["random"] * (seats - 1)])
    asked = 0
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        await ann.do("start")
        while not ann.update.get("outcome") and asked < 40:
            if ann.update.get("legal"):
                asked += 1
                for token in (made["token"], f"watch.{made['watch']}"):
                    status, said = await ask(api, made["table"], token)
                    assert (status, said["code"]) == (409, "not_over")
                move, version = ann.first_move(), ann.update["version"]
                await ann.do("play", version=version, move=move)
                if ann.update["version"] > version:
                    continue
            await ann.until_type("update")
    assert asked


async def test_a_review_is_kept_over_a_restart_and_who_is_forgotten_is_not_in_it(
    tmp_path: Path,
) -> None:
    db, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with running(db, log) as server:
        api = Api(server.address)
        made = await finished(api)
        first = await reviewed(api, made["table"], made["token"])
        assert first["names"] == ["Ann", "Bobolink"]
        await api.http.aclose()
    with running(db, log, address_reviews=0) as server:
        api = Api(server.address)
        status, said = await ask(api, made["table"], made["token"])
        assert (status, said["review"]) == (200, first), "it need not be made again"
        gone = await api.http.delete(
            f"/api/tables/{made['table']}/me", headers={"authorization": f"Bearer {made['bob']}"}
        )
        assert gone.status_code == 204, gone.text
        again = await reviewed(api, made["table"], made["token"])
        assert "Bobolink" not in str(again)
        assert {**again, "names": []} == {**first, "names": []}
        await api.http.aclose()
    assert b"Bobolink" not in (tmp_path / "tables.db").read_bytes()


@pytest.mark.parametrize(
    ("setting", "code"), [("reviews", "no_reviews"), ("address_reviews", "too_fast")]
)
async def test_an_operator_limits_reviews_or_has_none(
    tmp_path: Path, setting: str, code: str
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", **{setting: 0}) as server:
        api = Api(server.address)
        made = await finished(api)
        status, said = await ask(api, made["table"], made["token"])
        assert (status, said["code"]) == (403 if code == "no_reviews" else 429, code)
        await api.http.aclose()


@pytest.fixture
async def reviews(tmp_path: Path) -> AsyncIterator[Reviews]:
    store = await open_store(str(tmp_path / "tables.db"))
    reviews = Reviews(store, Addresses(60, 20, 30), most=8, check_disk=lambda: None)
    yield reviews
    await reviews.close()
    await store.close()


async def test_one_address_does_not_have_all_who_wait_for_a_review(reviews: Reviews) -> None:
    record = played_out("bluff", 2).finished_record()
    for number in range(2):
        assert (await reviews.get(f"greedy{number}", record, "2001:db8::1")).review is None
    with pytest.raises(Declined) as refused:
        await reviews.get("greedy2", record, "2001:db8::2")
    assert refused.value.code == Refusal.TOO_FAST.value
    assert (await reviews.get("somebody", record, "192.0.2.1")).review is None


async def test_a_game_without_end_is_not_reviewed(reviews: Reviews) -> None:
    record = played_out("bluff", 2).finished_record()
    record.entries *= LONGEST_RECORD
    with pytest.raises(Declined) as refused:
        await reviews.get("table", record, "192.0.2.1")
    assert refused.value.code == Refusal.TOO_LARGE.value


async def test_a_review_that_takes_too_long_makes_room_for_the_next(
    reviews: Reviews, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("undertable.server.reviews.PATIENCE", 0.01)
    record = played_out("bluff", 2).finished_record()
    for _ in range(100):
        await reviews.get("table", record, "192.0.2.1")
        await asyncio.sleep(0.05)
        if "review failed" in caplog.text:
            return
    raise AssertionError("it was never given up")


async def test_every_game_brings_positions_to_practise_that_show_what_the_seat_saw(
    api: Api,
) -> None:
    for game in undertable.all_games():
        drills = (await api.http.get(f"/api/games/{game}/drills")).json()["drills"]
        assert len(drills) >= 3, game
        for drill in drills:
            decision = drill["decision"]
            assert drill["view"]["seat"] == decision["seat"]
            assert decision["options"][0]["move"] != decision["move"]


# Over many games.


async def habits(api: Api, *keys: tuple[str, str]) -> Message:
    tables = [{"table": table, "token": token} for table, token in keys]
    answer = await api.http.post("/api/habits", json={"tables": tables})
    assert answer.status_code == 200, answer.text
    said: Message = answer.json()
    return said


async def test_many_games_tell_habits_to_those_of_the_tables_and_few_say_nothing(api: Api) -> None:
    made = [await finished(api, dice=3) for _ in range(5)]
    mine = [(one["table"], one["token"]) for one in made]
    assert await habits(api, *mine) == {"games": [], "fewest": 5, "waiting": [t for t, _ in mine]}
    decided = 0
    for key in mine:  # one after the other, as the page does: nobody has the whole queue
        decided += len((await reviewed(api, *key))["decisions"])
    (few,) = (await habits(api, *mine[1:]))["games"]
    assert [player["figures"] for player in few["players"]] == [[], []]
    while decided < 2 * FEWEST_CASES:  # dice are chance: five games may be too short for a figure
        made.append(await finished(api, dice=3))
        mine.append((made[-1]["table"], made[-1]["token"]))
        decided += len((await reviewed(api, *mine[-1]))["decisions"])
    (many,) = (await habits(api, *mine))["games"]
    assert (many["game"], many["games"]) == ("bluff", len(mine))
    assert {player["name"] for player in many["players"]} == {None, "Bobolink"}
    figures = [figure for player in many["players"] for figure in player["figures"]]
    assert figures
    assert all(figure["low"] <= figure["value"] <= figure["high"] for figure in figures)
    strangers = await habits(api, *((table, "p1.wrong") for table, _ in mine))
    assert strangers == {"games": [], "fewest": 5, "waiting": []}
    watching = await habits(api, *((one["table"], f"watch.{one['watch']}") for one in made))
    names = [player["name"] for player in watching["games"][0]["players"]]
    assert sorted(names) == ["Ann", "Bobolink"], "who only watches is nobody of them"


async def test_a_game_that_is_on_a_lesson_and_a_fork_are_no_habit(api: Api) -> None:
    made = await finished(api)
    record = await api.http.get(f"/api/tables/{made['table']}/record")
    at = next(n for n, entry in enumerate(record.json()["entries"]) if entry[0] >= 0)
    wish = {"at": at, "name": "Ann", "level": "random"}
    fork = (await api.http.post(f"/api/tables/{made['table']}/fork", json=wish)).json()
    async with api.seat(fork["table"], token=fork["token"]) as ann:
        await ann.until_type("update")
        await ann.play_on(random.Random(3))
    on = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(on["table"], token=on["token"]) as ann:
        await ann.until_type("table")
        await ann.do("start")
        keys = [(one["table"], one["token"]) for one in (made, fork, on)]
        said = await habits(api, *keys, ("nowhere000", "p1.x"))
    assert said == {"games": [], "fewest": 5, "waiting": [made["table"]]}
