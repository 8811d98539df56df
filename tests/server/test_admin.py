"""What who runs a server can do while it runs, by `undertable admin` and by request."""

import asyncio
import random
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from client import Api, Player
from processes import ServerProcess, running

from undertable.cli import main

pytestmark = pytest.mark.anyio
TOKEN = "operator-of-this-very-server"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("admin")
    (made / "operator").write_text(TOKEN + "\n")
    return made


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def server(request: pytest.FixtureRequest, folder: Path) -> Iterator[ServerProcess]:
    db, log = str(folder / f"{request.param}.db"), folder / f"log{request.param}"
    given = {"operator_file": folder / "operator", "processes": request.param, "workers": 0}
    with running(db, log, **given) as process:
        yield process
    assert '"level":"error"' not in log.read_text()
    assert TOKEN not in log.read_text()


class Operator:
    """`undertable admin`, and what it prints."""

    def __init__(self, server: ServerProcess, file: Path, capsys: Any) -> None:
        self._usual = ["admin", "--server", server.address, "--operator-file", str(file)]
        self._capsys = capsys

    async def does(self, *words: object) -> str:
        code = await asyncio.to_thread(main, [*self._usual, *map(str, words)])
        said = self._capsys.readouterr()
        return str(said.out if code == 0 else said.err)


@pytest.fixture
def operator(server: ServerProcess, folder: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(server, folder / "operator", capsys)


@pytest.fixture
async def api(server: ServerProcess) -> AsyncIterator[Api]:
    api = Api(server.address)
    yield api
    await api.http.aclose()


async def test_a_closed_table_says_so_to_who_is_there_and_to_who_comes(
    api: Api, operator: Operator
) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], listed=True)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        assert await operator.does("close", made["table"]) == "Done.\n"
        assert (await ann.until_type("bye"))["code"] == "closed"
    async with api.seat(made["table"], token=made["token"]) as ann:
        assert (await ann.until_type("bye"))["code"] == "closed"
    answer = await api.http.get(f"/api/tables/{made['table']}")
    assert (answer.status_code, answer.json()["code"]) == (410, "closed")
    listed = (await api.http.get("/api/tables")).json()["tables"]
    assert made["table"] not in [table["id"] for table in listed]
    assert "closed already" in await operator.does("close", made["table"])


async def test_a_deleted_table_is_gone_for_everybody(
    api: Api, operator: Operator, server: ServerProcess
) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], name="Rumpelstiltskin")
    sockets = [f"{api.address.replace('http', 'ws', 1)}/ws" for _ in range(4)]
    people = [await websockets.connect(address) for address in sockets]
    for socket in people:  # of several processes each has some
        hello = f'{{"type":"hello","table":"{made["table"]}","token":"{made["token"]}"}}'
        await socket.send(hello)
        await socket.recv()
    assert await operator.does("delete", made["table"]) == "Done.\n"
    for socket in people:
        assert '"code":"no_such_table"' in await last_frame(socket)
    answer = await api.http.get(f"/api/tables/{made['table']}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
    assert "no such table" in await operator.does("delete", made["table"])
    db = Path(str(server.settings["db"]))
    for file in db.parent.glob(f"{db.name}*"):
        assert b"Rumpelstiltskin" not in file.read_bytes()


async def last_frame(socket: websockets.ClientConnection) -> str:
    frame: str | bytes = ""
    async with asyncio.timeout(20):
        with suppress(websockets.ConnectionClosed):
            while True:
                frame = await socket.recv()
    return str(frame)


async def test_a_line_of_chat_is_taken_out_before_everybodys_eyes(
    api: Api, operator: Operator
) -> None:
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("say", text="something vile")
        assert await operator.does("unsay", made["table"], 1) == "Done.\n"
        again = await ann.until(lambda m: m["type"] == "said" and m["removed"])
        assert (again["number"], again["text"]) == (1, None)
    async with api.seat(made["table"], watch=made["watch"]) as newcomer:
        said = await newcomer.until_type("said")
        assert (said["number"], said["text"], said["removed"]) == (1, None, True)
    assert "no such line" in await operator.does("unsay", made["table"], 1)
    assert "vile" not in await operator.does("table", made["table"])


async def test_a_name_is_taken_out_and_its_bearer_plays_on(api: Api, operator: Operator) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], name="Vile Fellow", listed=True)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.do("say", text="hello")
        assert await operator.does("unname", made["table"], "p1") == "Done.\n"
    await anew(api, made)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.play_on(random.Random(1))
        assert "Vile" not in "".join(ann.frames)
        assert ann.table["people"][0]["name"] == "Guest"
        assert ann.said[0]["text"] == "hello"
    record = (await api.http.get(f"/api/tables/{made['table']}/record")).json()
    assert record["names"][0] == "Guest"


async def anew(api: Api, made: dict[str, str]) -> None:
    """Until every process has read the table anew."""
    clean = 0
    while clean < 4:
        with suppress(websockets.ConnectionClosed):
            async with api.seat(made["table"], token=made["token"]) as ann:
                await ann.until_type("table")
                clean = clean + 1 if ann.table["people"][0]["name"] == "Guest" else 0


async def test_an_address_that_is_turned_away_gets_a_sentence_until_it_is_let_in_again(
    api: Api, operator: Operator
) -> None:
    made = await api.make("bluff", 2)
    address = f"{api.address.replace('http', 'ws', 1)}/ws/{made['table']}"  # as the page does
    async with websockets.connect(address) as socket:
        ann = Player(socket)
        await ann.send({"type": "hello", "table": made["table"], "token": made["token"]})
        await ann.until_type("table")
        shown = await operator.does("table", made["table"])
        assert "127.0.0.1" in shown
        assert "Ann" in shown
        assert await operator.does("ban", "127.0.0.1", "--days", "1") == "Done.\n"
        try:
            assert (await ann.until_type("bye"))["code"] == "banned"
            await all_processes_answer(api, 403)
            assert "shut out" in (await api.http.get("/")).text
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(api.address.replace("http", "ws", 1) + "/ws")
            assert "127.0.0.1" in await operator.does("bans")
        finally:
            assert await operator.does("unban", "127.0.0.1") == "Done.\n"
    await all_processes_answer(api, 200)
    assert await operator.does("bans") == "None.\n"
    assert "no such line, or ban" in await operator.does("unban", "192.0.2.1")
    assert "no address" in await operator.does("ban", "everybody")


async def all_processes_answer(api: Api, status: int) -> None:
    """Each new connection reaches the next one, and word goes round at once."""
    row = 0
    while row < 6:
        async with httpx.AsyncClient(base_url=api.address) as http:
            row = row + 1 if (await http.get("/api/games")).status_code == status else 0


async def test_what_is_large_is_listed(api: Api, operator: Operator) -> None:
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        for _ in range(9):
            await ann.do("say", text="x" * 500)
    first = (await operator.does("tables", "--limit", 1)).splitlines()[1]
    assert first.startswith(made["table"])


@pytest.mark.parametrize("token", ["x", "wrong", TOKEN[:-1], TOKEN + "x"])
async def test_nobody_else_is_the_operator(api: Api, token: str) -> None:
    made = await api.make("bluff", 2)
    for key in (f"Bearer {token}", f"Bearer {made['token']}", f"Basic {TOKEN}"):
        answer = await api.http.delete(
            f"/api/admin/tables/{made['table']}", headers={"Authorization": key}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")
    assert (await api.http.get(f"/api/tables/{made['table']}")).status_code == 200


async def test_a_server_without_an_operators_file_has_no_operator(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        for key in ("", "Bearer", "Bearer None"):
            answer = httpx.get(f"{server.address}/api/admin/bans", headers={"Authorization": key})
            assert answer.status_code == 403


def test_a_token_that_can_be_guessed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "operator").write_text("secret\n")
    given = ["--db", str(tmp_path / "t.db"), "--operator-file", str(tmp_path / "operator")]
    command = [sys.executable, "-m", "undertable", "serve", "--port", "0", *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "shorter than 20" in done.stderr
    assert "secret" not in done.stderr


def test_a_new_token_is_its_owners_alone_and_overwrites_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "operator"
    assert main(["admin", "--operator-file", str(file), "new-token"]) == 0
    made = file.read_text().strip()
    assert len(made) == 32
    assert made not in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["admin", "--operator-file", str(file), "new-token"]) == 1
    assert file.read_text().strip() == made


def test_the_token_is_never_sent_where_others_can_read_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "operator").write_text(TOKEN)
    given = ["--server", "http://tables.example.org", "--operator-file", str(tmp_path / "operator")]
    assert main(["admin", *given, "bans"]) == 1
    assert "use https" in capsys.readouterr().err
