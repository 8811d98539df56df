"""What got through once: each attack, and the refusal a person or program gets now."""

import asyncio
import random
import stat
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from client import Api
from processes import ServerProcess, running

from undertable.server.chat import BURST, SENT
from undertable.server.logs import mark
from undertable.server.settings import Settings
from undertable.store import open_store

pytestmark = pytest.mark.anyio
NOBODY = {"Authorization": ""}


async def test_after_a_rematch_a_newcomer_is_nobody_who_was_there_before(api: Api) -> None:
    made = await api.make("bluff", 3, bots=[None, None, "random"], options={"dice": 1})
    bob = await api.join(made["table"], made["invite"], "Bob")
    eve = await api.join(made["table"], made["invite"], "Eve")
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=eve["token"]) as leaving,
        api.seat(made["table"], token=bob["token"]) as staying,
    ):
        await staying.do("sit", seat=1)
        await staying.do("ready")
        await ann.do("start")
        await asyncio.gather(ann.play_on(random.Random(1)), staying.play_on(random.Random(2)))
        await leaving.do("leave")
        await ann.do("rematch")
        while not ann.table["rematch"]:
            await ann.hear()
    again = ann.table["rematch"]
    newcomer = await api.join(again, made["invite"], "Mallory")
    assert newcomer["person"] not in {"p1", "p2", "p3"}
    async with api.seat(again, token=bob["token"]) as staying:
        welcome = await staying.until_type("welcome")
        assert (welcome["person"], welcome["seat"]) == (bob["person"], 1)
    async with api.seat(again, token=newcomer["token"]) as mallory:
        welcome = await mallory.until_type("welcome")
        assert welcome["person"] == newcomer["person"]
        assert welcome["seat"] is None


async def test_many_who_want_a_rematch_at_once_get_one_table(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
    before = float(await metric(api, "undertable_tables_open"))
    async with asyncio.TaskGroup() as all_at_once:
        asked = [all_at_once.create_task(ask_for_rematch(api, made)) for _ in range(20)]
    assert len({task.result() for task in asked}) == 1
    assert float(await metric(api, "undertable_tables_open")) <= before + 1


async def ask_for_rematch(api: Api, made: dict[str, str]) -> str:
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("rematch")
        while not ann.table.get("rematch"):
            await ann.hear()
        return str(ann.table["rematch"])


async def metric(api: Api, name: str) -> str:
    said = (await api.http.get("/metrics")).text.splitlines()
    return next((line.split()[-1] for line in said if line.startswith(name)), "0")


async def test_chat_has_a_pace_and_no_flood_keeps_anybody_out(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"])
    async with api.seat(made["table"], token=made["token"]) as ann:
        answers = [await ann.do("say", text=f"line {n}") for n in range(4 * BURST)]
    refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
    assert set(refused) == {"too_fast"}
    assert len(refused) > BURST


async def test_who_comes_is_sent_the_last_lines_and_older_ones_on_request(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with running(db, tmp_path / "log") as server:
        api = Api(server.address)
        made = await api.make("bluff", 2, bots=[None, "random"])
        await api.http.aclose()
        server.stop()
        await write_chat(db, made["table"], 1000)
        server.start()
        api = Api(server.address)
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("say", text="I am here")
            assert [said["number"] for said in ann.said] == list(range(1001 - SENT, 1002))
        key = {"Authorization": f"Bearer {made['token']}"}
        path = f"/api/tables/{made['table']}/chat?before={1001 - SENT}"
        older = (await api.http.get(path, headers=key)).json()["said"]
        assert [said["number"] for said in older] == list(range(1001 - 2 * SENT, 1001 - SENT))
        await api.http.aclose()


async def write_chat(db: str, table: str, lines: int) -> None:
    store = await open_store(db)
    for number in range(lines):
        said = b'{"said":{"type":"said","number":%d,"person":"p1","name":"Ann","seat":0,"at":1.0'
        line = said + b',"text":"hm","phrase":null},"command":"c%d"}'
        await store.say(table, number, line % (number + 1, number))
    await store.close()


async def test_a_private_table_tells_nothing_to_who_has_only_its_id(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
    for what in ("", "/record", "/replay", "/history", "/chat"):
        path = f"/api/tables/{made['table']}{what}"
        for key in ("", "Bearer p1.guess", "Bearer invite.guess", f"Bearer {made['invite']}"):
            answer = await api.http.get(path, headers={"Authorization": key})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")
        links = ("invite", "watch") if what != "/history" else ()
        for link in links:
            key = f"Bearer {link}.{made[link]}"
            assert (await api.http.get(path, headers={"Authorization": key})).status_code == 200


async def test_a_listed_table_is_shown_to_everybody(api: Api) -> None:
    made = await api.make("bluff", 2, listed=True)
    answer = await api.http.get(f"/api/tables/{made['table']}", headers=NOBODY)
    assert answer.status_code == 200


async def test_logs_hold_no_id_that_opens_a_table(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        api = Api(server.address)
        made = await api.make("bluff", 2)
        await api.http.aclose()
    assert made["table"] not in log.read_text()
    assert mark(made["table"]) in log.read_text()


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with running(str(db), tmp_path / "log") as server:
        api = Api(server.address)
        await api.make("bluff", 2)
        await api.http.aclose()
        for file in (db, db.with_name("tables.db-wal"), db.with_name("tables.db-shm")):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


async def test_bots_are_not_taken_from_the_folder_the_server_was_started_in(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('taken from the working folder')")
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log", workers=1, bot_budget=60)
    server.folder, server.program = tmp_path, ("-P", "-m", "undertable")
    server.start()
    api = Api(server.address)
    made = await api.make("bluff", 2, bots=[None, "easy"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
    await api.http.aclose()
    server.stop()
    assert "bot failed" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    "move", ["1e999", "-1e999", "9" * 5000, '{"move":"bid","count":1e999,"face":1}']
)
async def test_a_number_that_is_none_is_refused_and_the_game_goes_on(api: Api, move: str) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        while not ann.update.get("legal"):
            await ann.until_type("update")
        version = ann.update["version"]
        await ann.socket.send(f'{{"type":"play","id":"x","version":{version},"move":{move}}}')
        answer = await ann.until(lambda m: m["type"] == "refused")
        assert answer["code"] == "malformed"
        await ann.play_on(random.Random(1))


async def test_a_request_that_breaks_off_is_no_error_of_the_server(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        host, _, port = server.address.rpartition("/")[2].partition(":")
        for path in ("/api/tables", "/api/lessons", "/api/games/bluff/words"):
            head = f"POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-length: 99\r\n\r\n"
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(head.encode() + b'{"game":')
            writer.write_eof()
            await reader.read()
            writer.close()
        api = Api(server.address)
        assert (await api.make("bluff", 2))["person"] == "p1"
        await api.http.aclose()
    assert '"level":"error"' not in log.read_text()


async def test_bytes_that_are_no_text_end_the_connection_without_an_error(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        async with websockets.connect(server.address.replace("http", "ws") + "/ws") as socket:
            await socket.send(b"\xff\xfe", text=True)
            with pytest.raises(websockets.ConnectionClosed) as ended:
                await socket.recv()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1007
    assert '"level":"error"' not in log.read_text()


async def test_bytes_that_are_no_text_before_a_goodbye_are_no_error_of_the_server(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        for _ in range(3):
            reader, writer = await raw_socket(server)
            writer.write(b"\x81\x81\0\0\0\0\xff" + b"\x88\x82\0\0\0\0\x03\xe8")  # one read
            async with asyncio.timeout(20):
                assert await reader.read() == b"\x88\x02\x03\xe8"
            writer.close()
    assert log.read_text() == ""


async def raw_socket(
    server: ServerProcess,
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket of which every frame is one's own business."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    asked = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\n{asked}{key}\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def test_a_few_words_on_their_way_at_the_goodbye_cut_nobody_off(
    server: ServerProcess,
) -> None:
    reader, writer = await raw_socket(server)
    writer.write(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}")
    await reader.readuntil(bytes([0x88, 0x02, 0x03, 0xE8]))  # the server has said goodbye
    for _ in range(40):  # each arrives by itself: the one before it was answered
        writer.write(bytes([0x89, 0x80, 0, 0, 0, 0]))
        assert await reader.readexactly(2) == bytes([0x8A, 0x00])
    writer.close()


@pytest.mark.parametrize("before", [b"", bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"], ids=["", "bye"])
@pytest.mark.parametrize("opcode", [0x81, 0x89, 0x8A], ids=["empty messages", "pings", "pongs"])
async def test_who_sends_frames_without_end_is_cut_off(
    server: ServerProcess, opcode: int, before: bytes
) -> None:
    """Nobody else waits meanwhile, and an ordinary number of pings is answered."""
    reader, writer = await raw_socket(server)
    writer.write(before)
    if before:
        await reader.read(1000)  # a server that has said goodbye listens for an answer
    frame = bytes([opcode, 0x80, 0, 0, 0, 0])
    for _ in range(50):
        writer.write(frame * 40_000)
    async with asyncio.timeout(20):
        with suppress(ConnectionError):
            while await reader.read(65_536):
                pass
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    async with websockets.connect(server.address.replace("http", "ws") + "/ws") as socket:
        for _ in range(50):
            await (await socket.ping())


async def test_nobody_comes_under_a_name_that_looks_like_another(api: Api) -> None:
    made = await api.make("bluff", 3, name="Ann")
    await api.join(made["table"], made["invite"], "Αnn")  # a Greek letter
    for name in ("Hard 2", "Bot, hard", "Host", "Ann (host)", "Ann (you)", "(du)", "System 1"):
        wanted = {"name": name, "invite": made["invite"]}
        answer = await api.http.post(f"/api/tables/{made['table']}/join", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")
    people = (await api.http.get(f"/api/tables/{made['table']}")).json()["people"]
    assert [person["name"] for person in people] == ["Ann", "Αnn 2"]


async def test_one_address_writes_only_so_much(tmp_path: Path) -> None:
    """Moves and chat together: 30 a second and 300 at once, whatever the number of connections."""
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_writes=1) as server:
        api = Api(server.address)
        made = await api.make("bluff", 2)
        async with api.seat(made["table"], token=made["token"]) as ann:
            answers = [await ann.do("ready", ready=bool(n % 2)) for n in range(40)]
        assert "too_fast" in {answer.get("code") for answer in answers}
        await api.http.aclose()


async def test_an_address_asks_for_anything_only_so_often(tmp_path: Path) -> None:
    """How the server is counts for itself, everything together too, a WebSocket included."""
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_requests=0.1) as server:
        api = Api(server.address)
        probes = [(await api.http.get("/health")).status_code for _ in range(3)]
        files = [(await api.http.get("/text/core/en.ftl")).status_code for _ in range(20)]
        assert (probes[0], probes[-1]) == (files[0], files[-1]) == (200, 429)
        assert "from your address" in (await api.http.get("/nowhere")).text
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(server.address.replace("http", "ws") + "/ws")
        await api.http.aclose()


async def test_whoever_probes_and_loads_pages_as_people_do_meets_no_limit(tmp_path: Path) -> None:
    """With the settings a server comes with: five people of one address open the page at once."""
    usual = {"address_requests": Settings().address_requests}
    with running(str(tmp_path / "tables.db"), tmp_path / "log", **usual) as server:
        api = Api(server.address)
        paths = ["/health", "/ready", "/metrics"] * 5 + ["/text/core/en.ftl"] * 50 * 5
        codes = {(await api.http.get(path)).status_code for path in paths}
        assert codes == {200}
        await api.http.aclose()


UPGRADE = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 5\r\n\r\nhello",
        b"x: y\r\n" * 300 + b"\r\n",
        b"x: " + b"y" * 20_000 + b"\r\n\r\n",
    ],
    ids=["a body", "many headers", "a long header"],
)
async def test_a_handshake_that_is_none_is_refused_and_holds_no_connection(
    server: ServerProcess, more: bytes
) -> None:
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /ws HTTP/1.1\r\n" + UPGRADE + more)
    async with asyncio.timeout(20):
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
    writer.close()


async def test_bad_requests_write_no_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        for bad in (
            b"nonsense\r\n\r\n",
            b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        ):
            for _ in range(20):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(bad)
                assert (await reader.read(100)).startswith(b"HTTP/1.1 ")
                writer.close()
    assert log.read_text() == ""


@pytest.mark.parametrize("then", [b"", b"nonsense\r\n\r\n"], ids=["too many", "a bad one"])
async def test_who_is_cut_off_before_the_answer_to_an_earlier_request_writes_no_log(
    tmp_path: Path, then: bytes
) -> None:
    """Forty connections a second wrote two hundred kilobytes of tracebacks a second."""
    log = tmp_path / "log"
    with running(str(tmp_path / "tables.db"), log) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        asked = f"GET /health HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
        for _ in range(10):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(asked * (3 if then else 40) + then)
            async with asyncio.timeout(20):
                with suppress(ConnectionError):
                    await reader.read()
            writer.close()
    assert log.read_text() == ""
