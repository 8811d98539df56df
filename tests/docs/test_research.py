"""Every command and every example on the research pages runs."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import msgspec
import pytest

import undertable
from undertable.cli import main, parser
from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.core.record import write_record

TOP = Path(__file__).parent.parent.parent
PAGES = sorted((TOP / "docs" / "research").glob("*.md"))
ELSEWHERE = ("LINK", "HEAD", "HOST", "tables.db", "learn_bluff", "http:")
"""What needs a table, a cluster or minutes: those commands are only read. Their tests are in
tests/server/test_guest.py and in tests/lab: test_ray.py, test_remote.py, test_dataset.py."""


def commands() -> list[str]:
    found = []
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
        found += re.findall(r"^    (?:PYTHONPATH=\S+ )?undertable (.+?)(?: +# .*)?$", text, re.M)
    return found


def examples() -> list[tuple[str, str]]:
    blocks = [(page.stem, page.read_text()) for page in PAGES]
    return [(name, code) for name, text in blocks for code in _blocks(text)]


def _blocks(text: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def a_record(folder: Path) -> None:
    match = new_match(undertable.game("bluff"), 2, FastDice(1))
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0])[0])
    match.record.bots = ["random", "random"]
    (folder / "game.json").write_bytes(write_record(match.record))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with a record in it."""
    a_record(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_there_are_commands_to_run() -> None:
    assert {command.split()[0] for command in commands()} >= {"sim", "arena", "compare", "export"}


def test_every_command_can_be_typed() -> None:
    for command in commands():
        parser().parse_args(shlex.split(command))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_of_a_page_runs(page: Path, desk: Path) -> None:
    text = page.read_text()
    for command in commands():
        if command in text and not any(word in command for word in (*ELSEWHERE, "--ray")):
            assert main([*shlex.split(command), "--lang", "en"]) == 0, command


@pytest.mark.parametrize(("page", "code"), [e for e in examples() if e[0] != "dataset"])
def test_every_example_runs(page: str, code: str, desk: Path) -> None:
    exec(code, {})


def test_a_bot_of_the_house_answers_over_the_wire_as_the_page_of_bots_says() -> None:
    (code,) = _blocks((TOP / "docs" / "bots.md").read_text())
    match = new_match(undertable.game("bluff"), 2, FastDice(1))
    for _ in range(3):
        (seat,) = match.state.actors()
        heard = {
            "view": msgspec.to_builtins(match.state.view(seat)),
            "events": msgspec.to_builtins(match.history(seat)),
            "legal": match.state.legal(seat).describe(),
        }
        exec(code, heard)
        match.play(seat, match.game.move_from(heard["move"]))


def test_the_dataset_page_names_every_field(desk: Path) -> None:
    assert main(["export", "game.json", "--out", "games.jsonl", "--lang", "en"]) == 0
    row = json.loads((desk / "games.jsonl").read_text().splitlines()[0])
    page = (TOP / "docs" / "research" / "dataset.md").read_text()
    for field in row:
        assert f"`{field}`" in page
    named = re.findall(r'^(?:numbers|words) = "(.+?)"', page, re.MULTILINE)
    assert sorted(" ".join(named).split()) == sorted(row)
