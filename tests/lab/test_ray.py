"""On a Ray cluster, the numbers are those of one process, even if a worker is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import ray

from services import free_port
from undertable.cli import main
from undertable.games import game
from undertable.lab.sim import Played, plan, play
from undertable.lab.workers import Workers

pytestmark = [
    # Ray's own children and sockets end when the test run does.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*Ray will no longer override accelerator:FutureWarning"),
]

CLUSTER = Workers(2, "local")
BLUFF = plan(game("bluff"), ["expected", "random"], 3, seed="cluster")


MORTAL = """
import os, pathlib, signal
from undertable.core.bot import Bot

class Mortal(Bot):
    def policy(self, view, history, legal):
        try:
            (pathlib.Path(__file__).parent / "kill").unlink()
        except FileNotFoundError:
            return [(move, 1 / len(legal)) for move in legal]
        os.kill(os.getpid(), signal.SIGKILL)
"""
"""Plays at random, unless there is an order to kill: the first who finds it does."""


@pytest.fixture(scope="module", autouse=True)
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A real Ray of two workers on this machine, and a folder that all of them see."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "mortal.py").write_text(MORTAL)
    seen = {"env_vars": {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}}
    settings: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False}
    for attempt in range(4):
        try:
            ray.init("local", num_cpus=2, runtime_env=seen, **settings)
            break
        except Exception as error:  # it gives itself thirty seconds, which a busy machine may not
            ray.shutdown()
            if attempt == 3 or "timed out" not in str(error):
                raise
    yield folder
    ray.shutdown()


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words, "--json", "--seed", "cluster", "--lang", "en"]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "bluff", "--bots", "expected,random", "--games", "45"),
        ("sim", "smugglers", "--bots", "normal,random", "--games", "12"),
        ("arena", "bluff", "--bots", "expected,easy,random", "--games", "35", "--seats", "2"),
        ("compare", "bluff", "dice=3,4", "--bots", "expected", "--games", "25"),
    ],
    ids=lambda words: f"{words[0]} {words[1]}",
)
def test_one_worker_two_workers_and_ray_give_identical_numbers(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    alone = as_json(capsys, *words)
    assert as_json(capsys, *words, "--jobs", "2") == alone
    assert as_json(capsys, *words, "--ray", "local", "--jobs", "2") == alone


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "bluff", "--bots", "mortal:Mortal,random", "--games", "45"),
        ("arena", "bluff", "--bots", "mortal:Mortal,easy,random", "--games", "35", "--seats", "2"),
        ("compare", "bluff", "dice=3,4", "--bots", "mortal:Mortal", "--games", "25"),
    ],
    ids=lambda words: words[0],
)
def test_with_a_worker_killed_in_the_middle_the_numbers_are_still_identical(
    words: tuple[str, ...],
    cluster: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(cluster))
    alone = as_json(capsys, *words)
    (cluster / "kill").touch()
    assert as_json(capsys, *words, "--ray", "local", "--jobs", "2") == alone
    assert not (cluster / "kill").exists()


def test_exploiting_a_bot_gives_identical_numbers_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["exploit", "bluff", "--bot", "easy", "--games", "12", "--worlds", "2", "--lang", "en"]
    said = []
    for more in ([], ["--jobs", "2"], ["--ray", "local", "--jobs", "2"]):
        assert main([*words, "--option", "dice=2", *more]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] == said[2]


def test_a_worker_killed_in_the_middle_is_replaced_and_nothing_changes(tmp_path: Path) -> None:
    killed = tmp_path / "killed"

    def play_or_die(number: int) -> Played:  # by value: workers know no tests
        if number == 33 and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(BLUFF, number)

    found = list(CLUSTER.map(play_or_die, range(60)))
    assert killed.exists()
    assert [timeless(one) for one in found] == [timeless(play(BLUFF, n)) for n in range(60)]


def timeless(played: Played) -> Any:
    """All but the processor time, which no seed fixes."""
    parts = [(p.bot, p.seat, p.win, p.score, p.decisions, p.figures) for p in played.parts]
    return played.number, played.reason, parts


def test_what_fails_at_home_fails_there_too() -> None:
    with pytest.raises(ZeroDivisionError):
        list(CLUSTER.map(partial(_divide, 1), range(-3, 3)))


def _divide(much: int, by: int) -> float:
    return much / by


def alone(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of somebody who has this home and no Ray yet."""
    command = [sys.executable, "-m", "undertable", *words, "--json", "--lang", "en"]
    given = {**os.environ, "HOME": str(home)}
    return subprocess.run(command, env=given, capture_output=True, text=True, check=False)


def test_where_there_is_no_cluster_that_is_said_at_once(tmp_path: Path) -> None:
    words = ("sim", "bluff", "--bots", "random", "--games", "2", "--ray")
    for address in (f"127.0.0.1:{free_port()}", "nowhere:port"):
        said = alone(tmp_path, *words, address)
        assert said.returncode == 2
        assert f"There is no Ray cluster at “{address}”." in said.stderr


def test_a_cluster_that_wants_a_token_is_shown_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As docs/research/scale.md starts one, beside the one of these tests."""
    address = f"127.0.0.1:{free_port()}"
    given = {**os.environ, "HOME": str(tmp_path)}
    tool = str(Path(sys.executable).parent / "ray")
    subprocess.run([tool, "get-auth-token", "--generate"], env=given, check=True)
    head = [tool, "start", "--head", "--block", "--port", address.split(":")[1]]
    small = ["--num-cpus=1", "--include-dashboard=false", "--disable-usage-stats"]
    running = subprocess.Popen([*head, *small], env=given, start_new_session=True)
    try:
        words = ("sim", "bluff", "--bots", "random", "--games", "12", "--seed", "cluster")
        while "There is no Ray" in (said := alone(tmp_path, *words, "--ray", address)).stderr:
            assert running.poll() is None
        assert said.stdout == as_json(capsys, *words[:-2])
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGTERM)
        running.wait(60)
