"""Somebody logs out everywhere, is forgotten, takes back what they said, or tells the host."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from client import Api, Message, Player
from processes import ServerProcess, running

from undertable.server.room import REPORT_BURST

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("personal")
    with running(
        str(folder / "tables.db"), folder / "log", processes=request.param, workers=0
    ) as process:
        yield process
    assert '"level":"error"' not in (folder / "log").read_text()


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    api = Api(server.address)
    yield api
    await api.http.aclose()


def key(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def goodbye(player: Player) -> str:
    code: str = (await player.until_type("bye"))["code"]
    return code


async def test_who_logs_out_everywhere_keeps_the_seat_on_this_device_alone(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    path = f"/api/tables/{made['table']}/token"
    async with (
        api.seat(made["table"], token=made["token"]) as lost,
        api.seat(made["table"], token=made["token"]) as stolen,
        api.seat(made["table"], watch=made["watch"]) as watching,
    ):
        for player in (lost, stolen, watching):
            await player.until_type("table")
        new = (await api.http.post(path, headers=key(made["token"]))).json()
        assert await goodbye(lost) == await goodbye(stolen) == "bad_token"
        async with api.seat(made["table"], token=new["token"]) as ann:
            assert (await ann.until_type("welcome"))["person"] == "p1"
            await ann.do("start")
            await ann.play_on(random.Random(1))
        await watching.until(lambda m: m["type"] == "update" and m["outcome"])
    for _ in range(4):  # whichever process is asked
        async with api.seat(made["table"], token=made["token"]) as stolen:
            assert await goodbye(stolen) == "bad_token"
    assert (await api.http.post(path, headers=key(made["token"]))).status_code == 403


async def test_who_logs_out_everywhere_does_so_at_the_rematches_too(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
        await ann.do("rematch")
        while not (again := ann.table.get("rematch")):
            await ann.hear()
    both = {made["table"], str(again)}
    token = made["token"]
    for table in (made["table"], str(again)):  # forwards, then backwards
        async with api.seat(str(again), token=token) as stolen:
            await stolen.until_type("table")
            new = (await api.http.post(f"/api/tables/{table}/token", headers=key(token))).json()
            assert set(new["tables"]) == both
            assert await goodbye(stolen) == "bad_token"
        for each in both:
            async with api.seat(each, token=token) as stolen:
                assert await goodbye(stolen) == "bad_token"
            async with api.seat(each, token=new["token"]) as ann:
                assert (await ann.until_type("welcome"))["person"] == "p1"
        token = new["token"]


async def test_who_was_removed_from_a_rematch_is_told_of_no_seat_there(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    ben = await api.join(made["table"], made["invite"])
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=ben["token"]) as guest,
    ):
        await guest.until_type("table")
        await ann.do("start")
        await ann.play_on(random.Random(1))
        await ann.do("rematch")
        while not (again := ann.table.get("rematch")):
            await ann.hear()
    path = f"/api/tables/{made['table']}/token"
    new = (await api.http.post(path, headers=key(ben["token"]))).json()
    assert set(new["tables"]) == {made["table"], str(again)}
    async with api.seat(str(again), token=made["token"]) as ann:
        await ann.do("remove", person=ben["person"])
    new = (await api.http.post(path, headers=key(new["token"]))).json()
    assert new["tables"] == [made["table"]]


async def test_of_many_who_log_out_with_one_token_at_once_one_gets_the_new_one(api: Api) -> None:
    """Nobody is told that a token works which does not."""
    made = await api.make("bluff", 2)
    path = f"/api/tables/{made['table']}/token"
    asked = [api.http.post(path, headers=key(made["token"])) for _ in range(20)]
    answers = await asyncio.gather(*asked)
    [new] = [answer.json() for answer in answers if answer.status_code == 200]
    async with api.seat(made["table"], token=new["token"]) as ann:
        assert (await ann.until_type("welcome"))["person"] == "p1"


async def test_an_address_renews_only_so_many_tokens_a_minute(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_tables=3) as server:
        api = Api(server.address)
        made = await api.make("bluff", 2)  # the first of three
        path, token = f"/api/tables/{made['table']}/token", made["token"]
        for _ in range(2):
            token = (await api.http.post(path, headers=key(token))).json()["token"]
        refused = await api.http.post(path, headers=key(token))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        async with api.seat(made["table"], token=token) as ann:  # the last one is still theirs
            assert (await ann.until_type("welcome"))["person"] == "p1"
        await api.http.aclose()


async def test_nobody_logs_somebody_else_out(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    for wrong in (
        "p1." + joined["token"].partition(".")[2],
        f"invite.{made['invite']}",
        f"watch.{made['watch']}",
        "p1.",
        "p1",
    ):
        for method, what in (("POST", "token"), ("DELETE", "me")):
            path = f"/api/tables/{made['table']}/{what}"
            answer = await api.http.request(method, path, headers=key(wrong))
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")


async def test_who_is_forgotten_is_in_no_file_and_the_game_goes_on(
    api: Api, server: ServerProcess
) -> None:
    made = await api.make("border", 3, bots=["random", None, "random"], listed=True, sit=False)
    bob = await api.join(made["table"], made["invite"], "Rumpelstiltskin")
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=bob["token"]) as leaving,
    ):
        await leaving.do("sit", seat=1)
        await leaving.do("ready")
        await leaving.do("say", text="I am the famous Rumpelstiltskin")
        await ann.do("say", text="welcome")
        await ann.do("start")
        await speak(leaving, "Rumpelstiltskin packs")
        path = f"/api/tables/{made['table']}/me"
        assert (await api.http.delete(path, headers=key(bob["token"]))).status_code == 204
    ann = await watch_to_the_end(api, made)
    for _ in range(100):  # until the other process has heard of it
        if "Rumpel" not in "".join(ann.frames):
            break
        await asyncio.sleep(0.1)
        ann = await watch_to_the_end(api, made)
    assert {line["number"]: line["text"] for line in ann.said} == {1: None, 2: "welcome"}
    assert "Rumpel" not in "".join(ann.frames)
    record = await api.http.get(f"/api/tables/{made['table']}/record", headers=key(made["token"]))
    assert "Rumpel" not in record.text
    db = Path(str(server.settings["db"]))
    for file in db.parent.glob(f"{db.name}*"):
        assert b"Rumpel" not in file.read_bytes(), file
    async with api.seat(made["table"], token=bob["token"]) as forgotten:
        assert await goodbye(forgotten) == "bad_token"
    assert (await api.http.delete(path, headers=key(bob["token"]))).status_code == 403


async def test_who_is_forgotten_goes_alone(api: Api) -> None:
    """The others keep their connections, and see that the name and the words are gone."""
    made = await api.make("bluff", 2)
    bob = await api.join(made["table"], made["invite"], "Rumpelstiltskin")
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], watch=made["watch"]) as watching,
        api.seat(made["table"], token=bob["token"]) as leaving,
    ):
        await leaving.do("sit", seat=1)
        await leaving.do("ready")
        await leaving.do("say", text="I am the famous Rumpelstiltskin")
        for player in (ann, watching):
            await player.until_type("said")
            while not player.table["seats"][1].get("ready"):
                await player.until_type("table")
        await ann.do("start")
        path = f"/api/tables/{made['table']}/me"
        assert (await api.http.delete(path, headers=key(bob["token"]))).status_code == 204
        assert await goodbye(leaving) in ("no_such_person", "bad_token")
        for player in (ann, watching):
            gone = await player.until(lambda m: m["type"] == "said" and m["removed"])
            assert (gone["text"], gone["name"]) == (None, "Guest")
        await ann.play_on(random.Random(1))
        assert "Rumpel" not in str(ann.table)
        assert (await ann.do("say", text="still here"))["type"] == "done"


async def watch_to_the_end(api: Api, made: dict[str, str]) -> Player:
    """Come again when asked to, as every client does: each process reads the table anew."""
    while True:
        with suppress(websockets.ConnectionClosed):
            async with api.seat(made["table"], token=made["token"]) as player:
                while not player.update.get("outcome"):
                    await player.hear()
                return player


async def speak(player: Player, words: str) -> None:
    """Make a move and say something with it, as soon as it is one's turn."""
    while not player.update.get("legal"):
        await player.until_type("update")
    answer: Message = {}
    while answer.get("type") != "done":  # somebody else, who moves at the same time, was faster
        version, move = player.update["version"], player.first_move()
        answer = await player.do("play", version=version, move=move, words=words)
        assert answer["type"] == "done" or answer["code"] == "stale", answer
        player.update = answer.get("update") or player.update


async def test_the_host_is_forgotten_and_somebody_else_becomes_host(api: Api) -> None:
    made = await api.make("bluff", 2, name="Rumpelstiltskin")
    joined = await api.join(made["table"], made["invite"])
    path = f"/api/tables/{made['table']}/me"
    assert (await api.http.delete(path, headers=key(made["token"]))).status_code == 204
    async with api.seat(made["table"], token=joined["token"]) as bob:
        assert (await bob.until_type("welcome"))["role"] == "host"
        await bob.until_type("table")
        assert [person["name"] for person in bob.table["people"]] == ["Bob"]


async def test_who_left_before_can_still_be_forgotten(api: Api, server: ServerProcess) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"], "Rumpelheinz")
    async with api.seat(made["table"], token=joined["token"]) as bob:
        await bob.do("leave")
    path = f"/api/tables/{made['table']}/me"
    assert (await api.http.delete(path, headers=key(joined["token"]))).status_code == 204
    db = Path(str(server.settings["db"]))
    for file in db.parent.glob(f"{db.name}*"):
        assert b"Rumpelheinz" not in file.read_bytes(), file


async def test_a_line_is_taken_back_by_who_said_it_or_by_the_host(api: Api) -> None:
    made = await api.make("bluff", 3)
    bob, eve = [await api.join(made["table"], made["invite"], name) for name in ("Bob", "Eve")]
    async with (
        api.seat(made["table"], token=made["token"]) as host,
        api.seat(made["table"], token=bob["token"]) as one,
        api.seat(made["table"], token=eve["token"]) as other,
    ):
        await one.do("say", text="a")
        await one.do("say", text="b")
        await other.until_type("said")
        assert (await other.do("unsay", number=1))["code"] == "not_host"
        assert (await one.do("unsay", number=1))["type"] == "done"
        await host.until(lambda m: m["type"] == "said" and m["number"] == 2)
        assert (await host.do("unsay", number=2))["type"] == "done"
        assert (await host.do("unsay", number=3))["code"] == "no_such_line"
        assert (await host.do("unsay", number=2))["code"] == "no_such_line"
        for number in (1, 2):
            gone = await other.until(
                lambda m, n=number: m["type"] == "said" and m["number"] == n and m["removed"]
            )
            assert gone["text"] is None


async def test_a_line_that_is_taken_back_is_in_no_file(api: Api, server: ServerProcess) -> None:
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("say", text="a word too many")
        assert (await ann.do("unsay", number=1))["type"] == "done"
    db = Path(str(server.settings["db"]))
    for file in db.parent.glob(f"{db.name}*"):
        assert b"a word too many" not in file.read_bytes(), file


async def test_a_report_reaches_the_host_with_what_was_said_and_nobody_else(api: Api) -> None:
    made = await api.make("bluff", 3)
    bob, eve = [await api.join(made["table"], made["invite"], name) for name in ("Bob", "Eve")]
    async with (
        api.seat(made["table"], token=bob["token"]) as rude,
        api.seat(made["table"], token=eve["token"]) as hurt,
        api.seat(made["table"], watch=made["watch"]) as watching,
    ):
        await rude.do("say", text="you are all fools")
        await hurt.until_type("said")
        assert (await hurt.do("report", person="p2", number=1))["type"] == "done"
        assert (await hurt.do("report", person="p2", number=1))["type"] == "done"  # the same
        assert (await hurt.do("report", person="p1", number=1))["code"] == "no_such_person"
        assert (await hurt.do("report", person="p2", number=9))["code"] == "no_such_line"
        assert (await rude.do("report", person="p2"))["code"] == "no_such_person"
        async with api.seat(made["table"], token=made["token"]) as host:  # who comes later
            [told] = (await host.until_type("reports"))["reports"]
            assert (told["person"], told["name"], told["text"]) == (
                "p2",
                "Bob",
                "you are all fools",
            )
            assert "p3" not in str(told)
            assert (await host.do("remove", person="p2"))["type"] == "done"
            assert await goodbye(rude) == "no_such_person"
        for player in (rude, hurt, watching):
            await player_quiet(player)
            assert not [frame for frame in player.frames if '"reports"' in frame]


async def player_quiet(player: Player) -> None:
    try:
        await player.catch_up()
    except websockets.ConnectionClosed:
        return


async def test_what_is_reported_of_the_host_the_host_is_not_told(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with (
        api.seat(made["table"], token=made["token"]) as host,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        assert (await bob.do("report", person="p1"))["type"] == "done"
        await host.do("say", text="anything")
        await host.catch_up()
        assert not [frame for frame in host.frames if '"type":"reports"' in frame]
        eve = await api.join(made["table"], made["invite"], "Eve")
        assert (await bob.do("report", person=eve["person"]))["type"] == "done"
        assert (await bob.do("report", person="p1", number=1))["type"] == "done"
        await host.do("say", text="anything else")
        await host.catch_up()
        [told] = [frame for frame in host.frames if '"type":"reports"' in frame]
        assert eve["person"] in told


async def test_reports_have_a_pace(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with api.seat(made["table"], token=joined["token"]) as bob:
        answers = [await bob.do("report", person="p1") for _ in range(REPORT_BURST + 2)]
    assert answers[-1]["code"] == "too_fast"
