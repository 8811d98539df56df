"""The compiled rules play the same games, and whatever is installed works the same."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent
COMPILED = HOUSE / "build" / "compiled"
PLAYED = Path(__file__).parent / "played.py"


@pytest.fixture(scope="module", autouse=True)
def one_at_a_time() -> Iterator[None]:
    """Several workers build in the same folder."""
    (HOUSE / "build").mkdir(exist_ok=True)
    with (HOUSE / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="module")
def compiled() -> Path:
    run("make", "-s", "compiled", "READY=", f"PYTHON={sys.executable}")
    return COMPILED


def run(*command: str, **env: str) -> str:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS", "PYTEST"))}
    done = subprocess.run(
        command, cwd=HOUSE, env=clean | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_plain_and_compiled_rules_play_the_same_games(compiled: Path) -> None:
    plain = run(sys.executable, str(PLAYED), PYTHONPATH=str(HOUSE / "src"))
    assert "plain" in plain
    same = run(sys.executable, str(PLAYED), PYTHONPATH=str(compiled))
    assert same == plain.replace("plain", "compiled")


def test_games_that_are_not_compiled_stand_on_the_compiled_ground(compiled: Path) -> None:
    config = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    path = config["tool"]["pytest"]["ini_options"]["pythonpath"]
    instead = " ".join(str(compiled) if part == "src" else part for part in path)
    tests = ("tests/core", "tests/docs/test_adding_a_game.py", "-k", "not the_whole_kit")
    run(sys.executable, "-m", "pytest", *tests, "-p", "no:xdist", "-o", f"pythonpath={instead}")


def wheel(folder: Path, **env: str) -> tuple[Path, str]:
    steps = ("build", "--build-base", str(folder), "bdist_wheel", "--dist-dir", str(folder))
    said = run(sys.executable, "setup.py", "-q", *steps, **env)
    return next(folder.glob("*.whl")), said


def test_a_wheel_holds_every_text_and_data_file(tmp_path: Path) -> None:
    built, _ = wheel(tmp_path, UNDERTABLE_BUILD="pure")
    kinds = {".ftl", ".md", ".toml", ".json", ".sql", ".py"}
    source = HOUSE / "src"
    wanted = {
        str(path.relative_to(source))
        for path in (source / "undertable").rglob("*")
        if path.suffix in kinds
    }
    assert wanted <= set(zipfile.ZipFile(built).namelist())


def test_where_nothing_can_be_compiled_the_wheel_is_plain_python(tmp_path: Path) -> None:
    (tmp_path / "mypyc.py").write_text("raise ImportError('no compiler here')")
    built, said = wheel(tmp_path, PYTHONPATH=str(tmp_path))
    assert "undertable: not compiled, plain Python instead (no compiler here)" in said
    assert built.name.endswith("py3-none-any.whl")
