"""Tables: made, found, filled, started, left, removed from, and laid again."""

import asyncio
import json

import pytest
from client import Api, Message, Player

pytestmark = pytest.mark.anyio


async def refused(player: Player, kind: str, **more: object) -> str:
    answer = await player.do(kind, **more)
    assert answer["type"] == "refused", answer
    code: str = answer["code"]
    return code


async def two_people(api: Api, **more: object) -> tuple[Message, Message]:
    made = await api.make("bluff", 2, **more)
    return made, await api.join(made["table"], made["invite"])


async def test_the_games_are_listed_with_options_and_levels(api: Api) -> None:
    games = (await api.http.get("/api/games")).json()["games"]
    bluff = next(game for game in games if game["id"] == "bluff")
    assert (bluff["least_seats"], bluff["most_seats"]) == (2, 6)
    assert {
        "name": "dice",
        "kind": "int",
        "default": 5,
        "least": 1,
        "most": 5,
        "choices": [],
    } in bluff["options"]


async def test_every_bot_is_listed_with_the_stars_that_a_league_gave_it(api: Api) -> None:
    games = (await api.http.get("/api/games")).json()["games"]
    border = next(game for game in games if game["id"] == "border")
    assert set(border["stars"]) == set(border["levels"])
    assert 1 == border["stars"]["easy"] < border["stars"]["hard"] <= 5


async def test_a_private_table_is_not_listed_and_needs_its_invitation(api: Api) -> None:
    made = await api.make("bluff", 2)
    assert made["table"] not in (await api.http.get("/api/tables")).text
    for secret in (None, "wrong", made["watch"]):
        wanted = {"name": "Eve", "invite": secret}
        answer = await api.http.post(f"/api/tables/{made['table']}/join", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")


async def test_a_listed_table_is_open_to_all_until_it_is_over(api: Api) -> None:
    made = await api.make("bluff", 2, listed=True, name="Listed")
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until_type("table")
        while made["table"] not in (text := (await api.http.get("/api/tables")).text):
            await asyncio.sleep(0.05)
    mine = next(t for t in json.loads(text)["tables"] if t["id"] == made["table"])
    assert mine.pop("seen") > 0
    assert mine == {
        "id": made["table"],
        "game": "bluff",
        "host": "Listed",
        "seats": 2,
        "free": 1,
        "phase": "gathering",
    }
    await api.join(made["table"], None)
    async with api.seat(made["table"]) as spectator:
        assert (await spectator.until_type("welcome"))["role"] == "spectator"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 404, "no_such_game"),
        ({"game": "bluff", "seats": 7}, 400, "malformed"),
        ({"game": "bluff", "seats": 2, "options": {"dice": 9}}, 400, "malformed"),
        ({"game": "bluff", "seats": 2, "options": {"wings": True}}, 400, "malformed"),
        ({"game": "bluff", "seats": 2, "bots": [None, "genius"]}, 400, "no_such_level"),
        ({"game": "bluff", "seats": 2, "bots": [None, None, "random"]}, 400, "no_such_seat"),
        ({"game": "bluff", "seats": 2, "name": "\u200b"}, 400, "bad_name"),
        ({"game": "bluff", "seats": 2, "clock": {"kind": "decision"}}, 400, "bad_option"),
        ({"game": "bluff", "seats": 2, "clock": {"kind": "days", "amount": 0}}, 400, "bad_option"),
        ({"game": "bluff", "seats": 2, "colour": "red"}, 400, "malformed"),
        ({"game": "bluff"}, 400, "malformed"),
    ],
)
async def test_an_impossible_table_is_refused_with_a_reason(
    api: Api, wanted: Message, status: int, code: str
) -> None:
    answer = await api.http.post("/api/tables", json={"name": "Ann", **wanted})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["reason"]["key"].startswith("refusal-")


async def test_no_file_of_the_server_is_read_for_a_guest(api: Api) -> None:
    games = (await api.http.get("/api/games")).json()["games"]
    kinds = {option["kind"] for game in games for option in game["options"]}
    assert kinds <= {"bool", "int", "choice"}
    wanted = {"game": "dig", "seats": 2, "name": "Eve", "options": {"deck": "LICENSE"}}
    answer = await api.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")


async def test_seats_are_taken_changed_and_given_up(api: Api) -> None:
    made = await api.make("bluff", 3)
    joined = await api.join(made["table"], made["invite"])
    async with api.seat(made["table"], token=joined["token"]) as bob:
        assert await refused(bob, "sit", seat=0) == "seat_taken"
        assert await refused(bob, "sit", seat=3) == "no_such_seat"
        assert await refused(bob, "ready") == "not_seated"
        for seat in (1, 2):
            assert (await bob.do("sit", seat=seat))["type"] == "done"
            await bob.until_type("table")
            assert [s.get("person") for s in bob.table["seats"]].index("p2") == seat
        assert (await bob.do("stand"))["type"] == "done"
        assert await refused(bob, "stand") == "not_seated"


async def test_only_the_host_seats_bots_removes_and_starts(api: Api) -> None:
    made, joined = await two_people(api)
    async with api.seat(made["table"], token=joined["token"]) as bob:
        for kind, more in (
            ("seat_bot", {"seat": 1, "level": "random"}),
            ("start", {}),
            ("remove", {"person": "p1"}),
        ):
            assert await refused(bob, kind, **more) == "not_host"
        async with api.seat(made["table"], token=made["token"]) as ann:
            assert await refused(ann, "seat_bot", seat=0, level="random") == "seat_taken"
            assert await refused(ann, "seat_bot", seat=1, level="genius") == "no_such_level"
            assert await refused(ann, "start") == "seats_empty"
            assert (await ann.do("seat_bot", seat=1, level="random"))["type"] == "done"
            assert (await ann.do("seat_bot", seat=1))["type"] == "done"
            assert (await ann.do("remove", person="p2"))["type"] == "done"
        assert (await bob.until_type("bye"))["code"] == "no_such_person"
    async with api.seat(made["table"], token=joined["token"]) as bob:
        assert (await bob.until_type("bye"))["code"] == "bad_token"


async def test_nobody_is_started_before_they_are_ready(api: Api) -> None:
    made, joined = await two_people(api)
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        await bob.do("sit", seat=1)
        assert await refused(ann, "start") == "not_ready"
        await bob.do("ready")
        await bob.do("ready", ready=False)
        assert await refused(ann, "start") == "not_ready"
        await bob.do("ready")
        assert (await ann.do("start"))["type"] == "done"
        assert await refused(ann, "start") == "already_started"
        assert await refused(bob, "stand") == "already_started"


async def test_when_the_host_leaves_the_next_one_is_host(api: Api) -> None:
    made, joined = await two_people(api)
    async with api.seat(made["table"], token=joined["token"]) as bob:
        async with api.seat(made["table"], token=made["token"]) as ann:
            assert (await ann.do("leave"))["type"] == "done"
        await bob.until(lambda m: m["type"] == "table" and len(m["table"]["people"]) == 1)
        assert bob.table["people"][0]["role"] == "host"
        assert (await bob.do("leave"))["type"] == "done"
    answer = await api.http.post(
        f"/api/tables/{made['table']}/join", json={"name": "Eve", "invite": made["invite"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


async def test_whoever_leaves_a_running_game_is_followed_by_a_bot(api: Api) -> None:
    made, joined = await two_people(api)
    async with api.seat(made["table"], token=made["token"]) as ann:
        async with api.seat(made["table"], token=joined["token"]) as bob:
            await bob.do("sit", seat=1)
            await bob.do("ready")
            await ann.do("start")
            await bob.do("leave")
        await ann.until(
            lambda m: m["type"] == "table" and m["table"]["seats"][1].get("bot") is not None
        )
        while ann.update["actors"] != [0]:
            await ann.until_type("update")


async def test_a_spectator_sees_the_public_table_and_cannot_act(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"])
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        async with api.seat(made["table"], watch=made["watch"]) as spectator:
            welcome = await spectator.until_type("welcome")
            assert (welcome["role"], welcome["seat"], welcome["person"]) == (
                "spectator",
                None,
                None,
            )
            update = await spectator.until_type("update")
            assert update["view"]["seat"] is None
            assert update["view"]["cup"] == []
            assert update["legal"] is None
            assert (
                await refused(spectator, "play", version=update["version"], move={"move": "doubt"})
                == "no_such_person"
            )
            assert await refused(spectator, "say", text="hello") == "no_such_person"


async def test_the_same_people_play_again_with_the_same_tokens(api: Api) -> None:
    made, joined = await two_people(api, options={"dice": 1})
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        await bob.do("sit", seat=1)
        await bob.do("ready")
        assert await refused(ann, "rematch") == "not_over"
        await ann.do("start")
        await play_out(ann, bob)
        assert (await bob.do("rematch"))["type"] == "done"
        await ann.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
        assert (await ann.do("rematch"))["type"] == "done"
    again = ann.table["rematch"]
    async with api.seat(again, token=joined["token"]) as bob:
        assert (await bob.until_type("welcome"))["seat"] == 1
        table = (await bob.until_type("table"))["table"]
        assert (table["phase"], [seat["name"] for seat in table["seats"]]) == (
            "gathering",
            ["Ann", "Bob"],
        )
        assert table["commitment"] != ann.table["commitment"]


async def play_out(*players: Player) -> None:
    """Doubt as soon as possible, until somebody has won."""
    while not any(player.update.get("outcome") for player in players):
        for player in players:
            await player.until_type("update")
        mover = next((p for p in players if p.update["legal"]), None)
        if mover is not None:
            doubt = {"move": "doubt"}
            move = doubt if doubt in mover.update["legal"] else mover.first_move()
            answer = await mover.do("play", version=mover.update["version"], move=move)
            assert answer["type"] == "done", answer


async def test_a_chosen_face_is_seen_by_all(api: Api) -> None:
    made, joined = await two_people(api)
    async with api.seat(made["table"], token=joined["token"]) as bob:
        assert (await bob.do("dress", looks={"picture": 9, "colour": 4}))["type"] == "done"
    async with api.seat(made["table"], token=made["token"]) as host:
        await host.until_type("table")
        faces = {person["id"]: person.get("looks") for person in host.table["people"]}
        assert faces == {"p1": None, "p2": {"picture": 9, "colour": 4}}
