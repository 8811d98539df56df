"""Every command on the site can be typed, and what plays games there runs, with fewer of them.

The research pages run as they stand (test_research.py), a server's commands are run by
tests/server (test_admin.py, test_examples.py, test_guest.py) and tests/store.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import undertable
from undertable.cli import main, parser
from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.core.record import write_record

TOP = Path(__file__).parent.parent.parent
SHORT = {"--games": "2", "--passes": "1", "--worlds": "1", "--positions": "5"}
"""What says how long a command takes."""
LONG = ("--tables", "expert", "--exact", "2,2")
"""Minutes even so: tests/games/bluff/test_solver.py and test_expert.py run these in small."""
PLAYING = ("sim", "exploit", "dig-deck", "memory", "options", "solve")
"""Not `fit`, which writes what it finds into the package: tests/lab/test_fit.py runs it."""


def pages(items: object) -> list[Path]:
    """The pages that mkdocs.yml puts on the site."""
    if isinstance(items, str):
        return [TOP / "docs" / items]
    inside = items.values() if isinstance(items, dict) else items
    return [page for item in inside for page in pages(item)]  # type: ignore[attr-defined]


def navigation() -> list[Path]:
    text = (TOP / "mkdocs.yml").read_text()
    return pages(yaml.safe_load(text)["nav"])


def commands(page: Path) -> list[str]:
    """Lines of their own and whole commands in the text; a bare name is no command."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    lines = re.findall(r"^ {4}(?:\S+=\S+ |.* \| )?undertable (.+?)(?: +# .*)?$", text, re.MULTILINE)
    inside = re.findall(r"`(?:\S+=\S+ )?undertable ([a-z-]+ [^`]+)`", text)
    each = [part for line in lines for part in line.split("; undertable ")]
    return [re.sub(r"\s*(--db )?(\.\.\.|…)", "", one) for one in (*each, *inside)]


def typed(command: str) -> list[str]:
    """What stands for something else is put in."""
    meant = {"GAME": "bluff", "GAMES": "3", "NUMBER": "1"}
    return [meant.get(word, word) for word in shlex.split(command)]


def in_small(command: str) -> list[str]:
    words = typed(command)
    for place, word in enumerate(words[:-1]):
        if word in SHORT:
            words[place + 1] = SHORT[word]
    return words


def quick_ones() -> list[str]:
    elsewhere = [page for page in navigation() if page.parent.name != "research"]
    found = dict.fromkeys(command for page in elsewhere for command in commands(page))
    return [c for c in found if c.split()[0] in PLAYING and not any(word in c for word in LONG)]


@pytest.mark.parametrize("page", navigation(), ids=lambda page: page.stem)
def test_every_command_of_a_page_can_be_typed(page: Path) -> None:
    for command in commands(page):
        parser().parse_args(typed(command))


def test_every_page_of_the_documentation_is_on_the_site() -> None:
    assert sorted(navigation()) == sorted((TOP / "docs").rglob("*.md"))


def test_every_make_verb_of_a_page_exists() -> None:
    makefiles = "".join(file.read_text() for file in [TOP / "Makefile", *TOP.glob("*.mk")])
    for page in navigation():
        for verb in re.findall(r"(?:`|^ {4})make ([a-z-]+)", page.read_text(), re.MULTILINE):
            assert f"\n{verb}:" in makefiles, (page.name, verb)


def test_the_terminals_commands_run_and_end_when_nobody_types(tmp_path: Path) -> None:
    bluff = new_match(undertable.game("bluff"), 2, FastDice(1))
    while actors := bluff.state.actors():
        bluff.play(actors[0], bluff.state.legal(actors[0])[0])
    (tmp_path / "game.json").write_bytes(write_record(bluff.record))
    for command in commands(TOP / "docs" / "terminal.md"):
        if command.startswith("play"):
            words = [sys.executable, "-m", "undertable", *typed(command)]
            env = os.environ | {"XDG_STATE_HOME": str(tmp_path)}
            subprocess.run(words, cwd=tmp_path, env=env, stdin=subprocess.DEVNULL, check=True)


@pytest.mark.parametrize("command", quick_ones())
def test_what_plays_games_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(in_small(command)) == 0
