"""The compose file, as far as it goes without a container engine: settings, secrets, proxy."""

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from socket import create_connection
from ssl import create_default_context
from time import monotonic, sleep
from typing import Any

import pytest
import yaml
from client import Api
from processes import running

from debian import found_or_installed
from services import _redis_binary, _running, free_port
from undertable.server.settings import Settings

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"


def compose() -> dict[str, Any]:
    made: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text())
    return made


def settings() -> dict[str, str]:
    """What the compose file sets, by the names that `undertable serve` knows."""
    given = compose()["services"]["tables"]["environment"]
    return {name.removeprefix("UNDERTABLE_").lower(): value for name, value in given.items()}


def test_every_setting_in_the_compose_file_is_one() -> None:
    assert set(settings()) <= set(Settings.__struct_fields__)


def test_the_only_doors_to_the_outside_are_the_proxys() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_proxy_that_is_believed_is_the_one_in_the_file() -> None:
    inside = compose()["services"]["proxy"]["networks"]["inside"]
    believed = settings()["behind_proxy"].split(",")
    assert believed == [inside["ipv4_address"], inside["ipv6_address"]]
    subnets = [one["subnet"] for one in compose()["networks"]["inside"]["ipam"]["config"]]
    for address, subnet in zip(believed, subnets, strict=True):
        assert ip_address(address) in ip_network(subnet)


def test_every_secret_is_asked_for_and_none_given() -> None:
    example = dict(
        line.split("=", 1)
        for line in (DEPLOY / "env.example").read_text().splitlines()
        if not line.startswith("#")
    )
    wanted = {
        word.partition("}")[0] for word in (DEPLOY / "compose.yml").read_text().split("${")[1:]
    }
    assert wanted == set(example)
    assert example["PASSWORD"] == ""


def test_the_image_copies_only_what_is_there() -> None:
    for line in (DEPLOY / "Containerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (DEPLOY.parent / source).exists(), source


def _caddy() -> Path | None:
    found = shutil.which("caddy")
    return Path(found) if found else None


HERE = """{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
import %s
"""
"""What a proxy beside others on one machine leaves alone; the rest is the file itself."""


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[str]:
    """The command of the compose file, with whichever of the two programs this machine has."""
    binary, *words = compose()["services"]["hub"]["command"]
    assert binary == "valkey-server"
    port = free_port()
    with _running([_hub_binary(), *words, "--port", str(port)], str(tmp_path), None, None, port):
        yield f"redis://127.0.0.1:{port}"


def _hub_binary() -> str:
    return str(found_or_installed(_redis_binary, "redis-server"))


@pytest.fixture
def through_the_proxy(
    postgres_database: str, hub: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The tables with the compose file's settings, behind its proxy with TLS; its address.

    The certificate is the proxy's own, as for every name that nobody else can vouch for.
    """
    port = free_port()
    given = {**settings(), "hub": hub, "behind_proxy": "127.0.0.1", "hosts": "localhost"}
    given["address_tables"] = "3"
    del given["db"]
    (tmp_path / "Caddyfile").write_text(HERE % (DEPLOY / "Caddyfile"))
    with running(postgres_database, tmp_path / "tables", **given) as tables:
        for name, value in {
            "NAME": f"localhost:{port}",
            "TABLES": tables.address.removeprefix("http://"),
            "XDG_DATA_HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        }.items():
            monkeypatch.setenv(name, value)
        caddy = str(found_or_installed(_caddy, "caddy"))
        command = [caddy, "run", "--config", str(tmp_path / "Caddyfile")]
        with _running(command, str(tmp_path), None, None, port):
            root = tmp_path / "caddy/pki/authorities/local/root.crt"
            monkeypatch.setenv("SSL_CERT_FILE", str(root))
            _until_it_has_a_certificate(port)
            yield f"https://localhost:{port}"


def _until_it_has_a_certificate(port: int) -> None:
    """The proxy listens before it has made one."""
    until = monotonic() + 60
    while True:
        try:
            with create_connection(("localhost", port), timeout=60) as plain:
                create_default_context().wrap_socket(plain, server_hostname="localhost").close()
        except OSError:
            assert monotonic() < until
            sleep(0.05)
        else:
            return


async def test_a_game_is_played_through_the_proxy_with_tls_and_its_numbers_stay_inside(
    through_the_proxy: str,
) -> None:
    api = Api(through_the_proxy)
    health = await api.http.get("/health")
    assert health.text == "well\n"
    assert "max-age" in health.headers["strict-transport-security"]
    for hidden in ("/metrics", "/api/admin/bans", "/api/%61dmin/bans", "/API/admin/bans"):
        assert (await api.http.get(hidden)).status_code == 404, hidden
    assert (await api.http.get("/ready")).text == "ready\n"
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
        assert ann.update["outcome"]
    await api.http.aclose()


async def test_nobody_hides_behind_a_header_that_the_proxy_did_not_write(
    through_the_proxy: str,
) -> None:
    """However they call themselves, the tables of one address are counted as one's."""
    api = Api(through_the_proxy)
    codes = []
    for number in range(5):
        forged = {"X-Forwarded-For": f"192.0.2.{number}"}
        codes.append((await api.http.post("/api/tables", json={}, headers=forged)).status_code)
    assert codes == [400, 400, 400, 429, 429]
    await api.http.aclose()


def test_the_image_asks_itself_whether_it_is_well(tmp_path: Path) -> None:
    """The health check of the image, as it stands there but for the port."""
    [check] = re.findall(r"HEALTHCHECK CMD (\[.*\])", (DEPLOY / "Containerfile").read_text())
    words: list[str] = yaml.safe_load(check)
    with running(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        port = server.address.rpartition(":")[2]
        asked = [sys.executable, *(word.replace("8080", port) for word in words[1:])]
        assert subprocess.run(asked, check=False).returncode == 0
    assert subprocess.run(asked, check=False, stderr=subprocess.DEVNULL).returncode != 0


async def test_a_game_is_played_over_ipv6_and_a_whole_subscriber_counts_as_one(
    tmp_path: Path,
) -> None:
    limits = {"host": "::1", "behind_proxy": "::1", "address_tables": 2}
    with running(str(tmp_path / "tables.db"), tmp_path / "log", **limits) as server:
        assert server.address.startswith("http://[::1]:")
        api = Api(server.address)
        made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            await ann.play_on(random.Random(1))
        asked = []
        for address in ("1:1::1", "1:1::2", "1:1:ff::3", "1:2::1"):
            headers = {"X-Forwarded-For": f"2001:db8:{address}"}
            asked.append((await api.http.post("/api/tables", json={}, headers=headers)).status_code)
        assert asked == [400, 400, 429, 400]
        await api.http.aclose()


async def test_the_board_shows_numbers_that_the_server_gives(api: Api) -> None:
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.do("start")  # refused: it has begun
        await ann.play_on(random.Random(1))
        await ann.send({"type": "nonsense"})
    given = (await api.http.get("/metrics")).text
    shown = set(re.findall(r"undertable_[a-z_]+", (DEPLOY / "grafana.json").read_text()))
    assert {name for name in shown if name not in given} <= {"undertable_cut_off_total"}
