"""Backup and restore by one command each, while people play."""

import asyncio
import random
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from client import Api
from processes import running

pytestmark = pytest.mark.anyio


def undertable(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undertable", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """One to play in, and one that is empty."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db"), str(tmp_path / "restored.db")
    server = request.getfixturevalue("postgres_server")
    made = [request.getfixturevalue("postgres_database"), f"{tmp_path.name}_restored"]
    made[1] = server.rpartition("/")[0] + "/" + made[1].replace("-", "_")
    binaries = ["createdb", f"--maintenance-db={server}", made[1].rpartition("/")[2]]
    host, port = server.rpartition("@")[2].partition("/")[0].split(":")
    subprocess.run([*binaries, "-h", host, "-p", port, "-U", "undertable"], check=True)
    return made[0], made[1]


async def test_a_backup_while_people_play_brings_the_table_back(
    databases: tuple[str, str], tmp_path: Path
) -> None:
    played_in, empty = databases
    copy = tmp_path / "copy"
    with running(played_in, tmp_path / "log") as server:
        api = Api(server.address)
        made = await api.make("bluff", 2, bots=[None, "random"])
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            while not ann.update.get("legal"):
                await ann.until_type("update")
            before = ann.update["version"]
            playing = asyncio.create_task(ann.play_on(random.Random(3)))
            done = await asyncio.to_thread(undertable, "backup", "--db", played_in, str(copy))
            assert done.returncode == 0, done.stderr
            await playing
        await api.http.aclose()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    done = undertable("restore", "--db", empty, str(copy))
    assert done.returncode == 0, done.stderr
    with running(empty, tmp_path / "log2") as server:
        api = Api(server.address)
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.until_type("update")
            assert ann.update["version"] >= before
            await ann.play_on(random.Random(4))
        await api.http.aclose()


def test_nothing_is_overwritten_and_nothing_foreign_restored(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("something")
    for words in (
        ("backup", "--db", str(tmp_path / "x.db"), str(there)),
        ("backup", "--db", str(tmp_path / "none.db"), str(tmp_path / "copy")),
        ("restore", "--db", str(there), str(there)),
        ("restore", "--db", str(tmp_path / "new.db"), str(there)),
        ("restore", "--db", str(tmp_path / "new.db"), str(tmp_path / "nowhere")),
    ):
        done = undertable(*words)
        assert done.returncode == 1
        assert done.stderr.startswith("undertable: ")
        assert done.stderr.count("\n") == 1
    assert there.read_text() == "something"
    assert not (tmp_path / "new.db").exists()
