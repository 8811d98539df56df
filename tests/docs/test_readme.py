"""The README runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undertable.cli import parser

TOP = Path(__file__).parent.parent.parent
README = (TOP / "README.md").read_text()


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    exec(code[1], {})
    assert capsys.readouterr().out.startswith("Outcome(winners=(")


def test_every_command_it_names_exists() -> None:
    (commands,) = (action for action in parser()._actions if action.dest == "command")
    for name in re.findall(r"undertable ([a-z-]+)", README):
        assert name in (commands.choices or ())


def test_every_make_verb_it_names_exists() -> None:
    makefiles = "".join(file.read_text() for file in [TOP / "Makefile", *TOP.glob("*.mk")])
    for verb in re.findall(r"make ([a-z]+)", README):
        assert f"\n{verb}:" in makefiles or verb in ("sets", "gcc"), verb


@pytest.mark.parametrize("page", [*TOP.glob("*.md"), *TOP.glob("docs/*.md")], ids=lambda p: p.name)
def test_every_page_it_links_to_is_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target
