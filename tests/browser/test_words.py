"""Every word the page says exists in every language."""

import re
from pathlib import Path

import pytest

from undertable.games import all_games
from undertable.table.types import Refusal

ROOT = Path(__file__).parents[2]
FRAME = "frame"
LANGUAGES = ("en", "de", "nl")
USED = re.compile(r'\bt\(\s*"([a-z][\w-]*)"')
EITHER = re.compile(r'\bt\([^()"]*\?\s*"([a-z][\w-]*)"\s*:\s*"([a-z][\w-]*)"')
FAMILY = re.compile(r"\bt\(\s*`([a-z][\w-]*-)\$\{")
each_owner = pytest.mark.parametrize("owner", [FRAME, *all_games()])


def _sources(owner: str) -> Path:
    return ROOT / ("web/src" if owner == FRAME else f"src/undertable/games/{owner}/web")


def _keys(owner: str, lang: str = "en") -> dict[str, str]:
    folder = _sources(owner) / "text" if owner == FRAME else _sources(owner).parent / "text"
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n(?:[ }].*\n)*))", text, re.MULTILINE))


def _of_the_page(owner: str, key: str) -> bool:
    return owner == FRAME or key.startswith(("page-", "coach-"))


def _code(owner: str) -> str:
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(_sources(owner).rglob("*.ts*")))


@each_owner
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_with_the_same_arguments(
    owner: str, lang: str
) -> None:
    ours, theirs = _keys(owner), _keys(owner, lang)
    assert ours.keys() == theirs.keys()
    for key in (key for key in ours if _of_the_page(owner, key)):
        used = set(re.findall(r"\$\w+", ours[key]))
        assert set(re.findall(r"\$\w+", theirs[key])) == used, key


@each_owner
def test_every_message_that_is_used_exists(owner: str) -> None:
    code, known = _code(owner), _keys(owner)
    used = set(USED.findall(code)) | {key for pair in EITHER.findall(code) for key in pair}
    assert used - known.keys() == set()
    for family in FAMILY.findall(code):
        assert any(key.startswith(family) for key in known), family


def test_every_refusal_of_a_table_has_a_sentence() -> None:
    codes = {code.value for code in Refusal}
    assert {code for code in codes if f"refusal-{code}" not in _keys(FRAME)} == set()


@each_owner
def test_every_message_of_the_page_is_used(owner: str) -> None:
    """By its own page, or by the frame, which asks any game for some."""
    code = _code(owner) + _code(FRAME)
    families = (*FAMILY.findall(code), "coach-")
    ours = [key for key in _keys(owner) if _of_the_page(owner, key)]
    assert [k for k in ours if f'"{k}"' not in code and not k.startswith(families)] == []
