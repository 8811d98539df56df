"""Identity and safety: tokens, origins, sizes, rates, headers, and what stands in the log."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from client import Api, Player
from processes import ServerProcess, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the limits that operators get."""
    folder: Path = tmp_path_factory.mktemp("server")
    limits = {"message_rate": 20, "address_tables": 60, "address_connections": 20}
    with running(str(folder / "tables.db"), folder / "log", **limits) as process:
        yield process
    assert '"level":"error"' not in (folder / "log").read_text()


async def goodbye(
    api: Api, frame: str | bytes, table: str = "", token: str = "", times: int = 12
) -> str:
    """The code with which the server ends a connection that sends this, so many times at most."""
    async with websockets.connect(api.address.replace("http", "ws") + "/ws") as socket:
        player = Player(socket)
        if table:
            await player.send({"type": "hello", "table": table, "token": token})
        for _ in range(times):
            try:
                await socket.send(frame)
            except websockets.ConnectionClosed:
                break
        code: str = (await player.until_type("bye"))["code"]
        return code


async def test_a_token_opens_its_own_table_only(api: Api) -> None:
    mine, other = await api.make("bluff", 2), await api.make("bluff", 2)
    wrong = [
        {"token": "p1.wrong"},
        {"token": other["token"]},
        {"token": "p2." + mine["token"].partition(".")[2]},
        {"token": "invite." + mine["invite"]},
        {"token": "watch." + mine["watch"]},
        {"watch": mine["invite"]},
        {"watch": "guess"},
        {},
    ]
    for hello in wrong:
        async with api.seat(mine["table"], **hello) as eve:
            assert (await eve.until_type("bye"))["code"] == "bad_token"


async def test_secrets_are_stored_only_as_hashes_and_never_logged(
    api: Api, server: ServerProcess
) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with api.seat(made["table"], token=joined["token"]) as bob:
        await bob.do("ready")
    files = Path(str(server.settings["db"])).parent.glob("*")
    kept = b"".join(file.read_bytes() for file in files)
    for secret in (made["token"], made["invite"], made["watch"], joined["token"]):
        assert secret.rpartition(".")[2].encode() not in kept


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://[", "null", "http://evil{host}", "http://{host}.evil.example"],
)
async def test_a_page_of_another_origin_gets_a_sentence_and_no_answer(
    api: Api, origin: str
) -> None:
    origin = origin.format(host=api.address.removeprefix("http://"))
    answer = await api.http.get("/api/games", headers={"Origin": origin})
    assert answer.status_code == 403
    assert "other origins" in answer.text


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:80",
        "[",
        "127.0.0.1.evil.example",
        "evil.example@localhost",
        "localhost#.evil.example",
        "localhost/.evil.example",
        'localhost"><script>',
    ],
)
async def test_a_name_that_somebody_let_point_here_is_not_answered(api: Api, host: str) -> None:
    answer = await api.http.get("/api/games", headers={"Host": host})
    assert answer.status_code == 403
    assert "does not go by that name" in answer.text


async def test_a_server_that_is_called_by_two_names_at_once_answers_to_none(
    server: ServerProcess,
) -> None:
    address, _, port = server.address.removeprefix("http://").partition(":")
    for hosts in ((b"localhost", b"evil.example"), (b"evil.example", b"localhost")):
        reader, writer = await asyncio.open_connection(address, int(port))
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: %s\r\nhOST: %s\r\n\r\n" % hosts)
        assert (await reader.readline()).startswith(b"HTTP/1.1 403 ")
        writer.close()


@pytest.mark.parametrize("host", ["localhost", "[::1]:8080", "192.0.2.7", "nas", "pi.local:8080"])
async def test_at_home_a_server_goes_by_any_name(api: Api, host: str) -> None:
    answer = await api.http.get("/api/games", headers={"Host": host})
    assert answer.status_code == 200


async def test_the_policy_for_scripts_repeats_nothing_of_the_request(api: Api) -> None:
    answer = await api.http.get("/", headers={"Host": "pi.local:8080"})
    assert "pi.local" not in answer.headers["content-security-policy"]


async def test_pages_of_other_origins_may_not_connect(api: Api) -> None:
    address = api.address.replace("http", "ws") + "/ws"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    async with websockets.connect(address, origin=api.address):  # type: ignore[arg-type]
        pass
    evil = {"Origin": "https://evil.example"}
    assert (await api.http.post("/api/tables", json={}, headers=evil)).status_code == 403


async def test_every_answer_carries_strict_headers(api: Api) -> None:
    for path in ("/", "/api/games", "/health", "/nowhere", "/text/core/en.ftl", "/t/abc"):
        headers = (await api.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


async def test_who_sends_what_is_no_message_is_told_and_cut_off(api: Api) -> None:
    made = await api.make("bluff", 2)
    assert await goodbye(api, "nonsense", made["table"], made["token"]) == "malformed"
    assert await goodbye(api, b"\xff\xfe\x00", made["table"], made["token"]) == "malformed"
    assert await goodbye(api, '{"type":"ping"}') == "malformed"
    assert await goodbye(api, '{"type":"hello","table":"nosuchtable99"}') == "no_such_table"
    assert await goodbye(api, '{"type":"hello","table":"nosuchtable99","protocol":1}') == "outdated"


async def test_who_sends_too_much_is_told_and_cut_off(api: Api) -> None:
    made = await api.make("bluff", 2)
    long = '{"type":"say","id":"1","text":"' + "x" * 20_000 + '"}'
    assert await goodbye(api, long, made["table"], made["token"], times=1) == "too_large"
    async with api.seat(made["table"], token=made["token"]) as ann:
        for _ in range(80):
            await ann.send({"type": "ping"})
        assert (await ann.until_type("bye"))["code"] == "too_fast"
    answer = await api.http.post("/api/tables", content=b"[" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_an_address_has_only_so_many_connections(api: Api) -> None:
    address = api.address.replace("http", "ws") + "/ws"
    sockets = [await websockets.connect(address) for _ in range(20)]
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address)
    for socket in sockets:
        await socket.close()
    async with asyncio.timeout(60):  # the server hears of it when it does
        while not await connects(address):
            await asyncio.sleep(0.01)


async def connects(address: str) -> bool:
    try:
        await (await websockets.connect(address)).close()
    except websockets.InvalidStatus:
        return False
    return True


async def test_an_address_makes_only_so_many_tables_a_minute(tmp_path: Path) -> None:
    """At a server of its own: whoever comes after it would find the minute used up."""
    limits = {"address_tables": 3}
    with running(str(tmp_path / "tables.db"), tmp_path / "log", **limits) as process:
        api = Api(process.address)
        codes = [(await api.http.post("/api/tables", json={})).status_code for _ in range(5)]
        await api.http.aclose()
    assert codes == [400, 400, 400, 429, 429]


async def test_the_words_and_rules_of_every_game_are_served(api: Api) -> None:
    for path in (
        "/text/core/nl.ftl",
        "/text/table/de.ftl",
        "/text/bluff/en.ftl",
        "/rules/bluff/de.md",
    ):
        answer = await api.http.get(path)
        assert answer.status_code == 200
        again = await api.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    for path in (
        "/text/chess/en.ftl",
        "/text/core/fr.ftl",
        "/rules/core/en.md",
        "/../etc/passwd",
        "/pages.py",
    ):
        assert (await api.http.get(path)).status_code == 404


async def test_health_and_metrics_are_there_for_operators(api: Api) -> None:
    assert (await api.http.get("/health")).text == "well\n"
    text = (await api.http.get("/metrics")).text
    assert 'undertable_move_seconds_bucket{le="0.01"}' in text
    assert "undertable_connections" in text


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "kept"), ("de", "aufbewahrt"), ("nl", "bewaard")]
)
async def test_the_privacy_page_says_what_is_kept_and_for_how_long(
    api: Api, lang: str, word: str
) -> None:
    answer = await api.http.get(f"/privacy/{lang}.md")
    assert answer.status_code == 200
    assert word in answer.text
    assert "60" in answer.text
    assert "{" not in answer.text
    assert (await api.http.get("/privacy/fr.md")).status_code == 404


def test_who_keeps_tables_for_one_day_says_a_day(tmp_path: Path) -> None:
    words = {"en": "for a day", "de": "einen Tag lang", "nl": "een dag niets"}
    with running(str(tmp_path / "tables.db"), tmp_path / "log", keep_days=1) as one:
        for lang, said in words.items():
            assert httpx.get(f"{one.address}/privacy/{lang}.md").text.count(said) == 2
