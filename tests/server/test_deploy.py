"""The compose file, as far as it goes without a container engine: settings, secrets, proxy."""

import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from client import Api
from processes import ServerProcess

from debian import found_or_installed
from services import _answers, _wait_until_ready, free_port
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
    assert settings()["behind_proxy"] == inside["ipv4_address"]


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


@pytest.fixture
def through_the_proxy(postgres_database: str, redis_server: str, tmp_path: Path) -> Iterator[str]:
    """The tables with the compose file's settings, behind its proxy; the proxy's address."""
    port = free_port()
    name = f"http://localhost:{port}"
    given = {**settings(), "hub": redis_server, "behind_proxy": "127.0.0.1", "hosts": "localhost"}
    del given["db"]
    tables = ServerProcess(postgres_database, tmp_path / "log", **given)
    tables.start()
    environment = {
        **os.environ,
        "NAME": name,
        "TABLES": tables.address.removeprefix("http://"),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    command = [
        str(found_or_installed(_caddy, "caddy")),
        "run",
        "--config",
        str(DEPLOY / "Caddyfile"),
    ]
    with (tmp_path / "proxy").open("wb") as log:
        proxy = subprocess.Popen([*command, "--adapter", "caddyfile"], env=environment, stderr=log)
        try:
            _wait_until_ready(proxy, None, port)
            assert _answers(port)
            yield name
        finally:
            proxy.terminate()
            proxy.wait(20)
            tables.stop()


async def test_a_game_is_played_through_the_proxy_and_its_numbers_stay_inside(
    through_the_proxy: str,
) -> None:
    api = Api(through_the_proxy)
    assert (await api.http.get("/health")).text == "well\n"
    assert (await api.http.get("/metrics")).status_code == 404
    assert (await api.http.get("/api/admin/bans")).status_code == 404
    assert (await api.http.get("/ready")).text == "ready\n"
    made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("start")
        await ann.play_on(random.Random(1))
        assert ann.update["outcome"]
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
