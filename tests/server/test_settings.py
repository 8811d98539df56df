"""Settings by flag and by environment."""

import gc
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from undertable.cli import main
from undertable.server.settings import Settings, add_settings, read_settings


def read(*flags: str) -> Settings:
    parser = ArgumentParser()
    add_settings(parser)
    return read_settings(parser.parse_args(flags))


def test_a_flag_wins_over_the_environment_and_that_over_what_is_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read() == Settings()
    monkeypatch.setenv("UNDERTABLE_PORT", "9000")
    monkeypatch.setenv("UNDERTABLE_BOT_PACE", "0.5")
    assert read() == Settings(port=9000, bot_pace=0.5)
    assert read("--port", "9001").port == 9001


@pytest.mark.parametrize("flag", ["--port=high", "--port=-1", "--workers=-1", "--bot-budget=0"])
def test_a_setting_that_cannot_be_is_one_sentence(
    flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", flag]) == 2
    said = capsys.readouterr().err
    assert said.startswith("undertable: ")
    assert said.count("\n") == 1


def test_it_is_one_sentence_in_a_process_of_its_own_too() -> None:
    """Where nothing has been imported that the command itself does not import."""
    command = [sys.executable, "-m", "undertable", "serve", "--port=high"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("undertable: ")
    assert done.stderr.count("\n") == 1


def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port=0", "--db", str(tmp_path / "no" / "where.db")]) == 1
    gc.collect()  # a door that was left open would be told of here
    said = capsys.readouterr().err
    assert "cannot open" in said
    assert "Traceback" not in said


def test_tables_are_kept_in_the_users_data_folder_unless_said_otherwise(tmp_path: Path) -> None:
    home, here = tmp_path / "home", tmp_path / "here"
    here.mkdir()
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    command = [sys.executable, "-m", "undertable", "serve", "--port=0", "--workers=0"]
    with subprocess.Popen(command, cwd=here, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "open at" in server.stdout.readline()
        server.terminate()
    assert [file.name for file in home.rglob("tables.db")] == ["tables.db"]
    assert list(here.iterdir()) == []
