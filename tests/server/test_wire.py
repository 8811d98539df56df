"""The wire, its TypeScript, its document and its description say the same."""

import re
from pathlib import Path

import pytest

from undertable.core import text
from undertable.server import wire
from undertable.server.api import ENDPOINTS
from undertable.server.settings import HELP, Settings
from undertable.server.typescript import typescript
from undertable.table.types import Refusal

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
OPERATIONS = (ROOT / "docs" / "operations.md").read_text()


def test_the_typescript_is_made_from_the_wire() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text() == typescript(), "run `make types`"


@pytest.mark.parametrize("union", [wire.FromClient, wire.FromServer])
def test_every_message_is_described(union: object) -> None:
    for kind in union.__args__:  # type: ignore[attr-defined]
        assert f"`{kind.__struct_config__.tag}`" in PROTOCOL


def test_every_request_is_described() -> None:
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in PROTOCOL


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    for code in Refusal:
        if code is not Refusal.ILLEGAL:  # the game says why
            assert text.has("table", f"refusal-{code.value.replace('_', '-')}", lang)


def test_every_setting_has_its_help_and_is_in_the_manual() -> None:
    assert set(HELP) == set(Settings.__struct_fields__)
    for name in HELP:
        assert f"`--{name.replace('_', '-')}`" in OPERATIONS


def test_no_game_is_named_where_tables_are_kept_and_served() -> None:
    games = re.compile(r"\b(bluff|border|smugglers|dig)\b", re.IGNORECASE)
    for folder in ("table", "store", "server"):
        for file in (ROOT / "src" / "undertable" / folder).rglob("*.py"):
            assert not games.search(file.read_text()), file
