"""Every word the page says exists in every language."""

import re
from pathlib import Path

import pytest

from undertable.core.telling import seat_fields
from undertable.games import all_games

SOURCE = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("en", "de", "nl")
USED = re.compile(r'\bt\(\s*"([a-z][\w-]*)"')
EITHER = re.compile(r'\bt\([^()"]*\?\s*"([a-z][\w-]*)"\s*:\s*"([a-z][\w-]*)"')
FAMILY = re.compile(r"\bt\(\s*`([a-z][\w-]*-)\$\{")


def _keys(lang: str) -> dict[str, str]:
    text = (SOURCE / f"text/{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n(?:[ }].*\n)*))", text, re.MULTILINE))


def _code() -> str:
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(SOURCE.rglob("*.ts*")))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    ours, theirs = _keys("en"), _keys(lang)
    assert ours.keys() == theirs.keys()
    for key, words in ours.items():
        used = set(re.findall(r"\$\w+", words))
        assert set(re.findall(r"\$\w+", theirs[key])) == used, key


def test_every_message_that_is_used_exists() -> None:
    code, known = _code(), _keys("en")
    used = set(USED.findall(code)) | {key for pair in EITHER.findall(code) for key in pair}
    assert used - known.keys() == set()
    for family in FAMILY.findall(code):
        assert any(key.startswith(family) for key in known), family


def test_every_message_is_used() -> None:
    code = _code()
    families = (*FAMILY.findall(code), "coach-")
    idle = [k for k in _keys("en") if f'"{k}"' not in code and not k.startswith(families)]
    assert idle == []


@pytest.mark.parametrize("name", all_games())
def test_the_page_knows_which_fields_of_an_event_are_players(name: str) -> None:
    table = (SOURCE / f"games/{name}/index.tsx").read_text(encoding="utf-8")
    found = re.search(r"seatFields: \[([^\]]*)\]", table)
    assert found is not None
    known = re.findall(r'"(\w+)"', found[1])
    for event in all_games()[name].events:
        here = [field for field in known if field in event.__struct_fields__]
        assert set(here) == set(seat_fields(event)), event
        assert here[:1] == list(seat_fields(event)[:1]), event
