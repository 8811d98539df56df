"""docs/terminal.md names everything that can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undertable.cli import parser
from undertable.core.text import LANGUAGES, say
from undertable.games import all_games
from undertable.terminal.commands import NAMES

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")


def test_every_option_of_play_is_documented_and_no_other() -> None:
    (commands,) = (a for a in parser("play")._actions if a.dest == "command")
    play = commands.choices["play"]  # type: ignore[index]
    options = {o for a in play._actions for o in a.option_strings if o.startswith("--")}
    assert set(re.findall(r"^\| `(--[\w-]+)`", PAGE, re.MULTILINE)) == options - {"--help"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_is_understood_is_documented(lang: str) -> None:
    for name in NAMES:
        for word in say("terminal", f"command-{name}", lang).split():
            assert re.search(rf"`{re.escape(word)}[` ]", PAGE), word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_name_for_every_bot_that_can_sit_at_a_table(lang: str) -> None:
    names = say("terminal", "bot-names", lang).split()
    assert len(set(names)) == len(names)
    assert len(names) >= max(game.most_seats for game in all_games().values())
