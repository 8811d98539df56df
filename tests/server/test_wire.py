"""The wire, its TypeScript, its document and its description say the same."""

from pathlib import Path

import pytest

from undertable.core import text
from undertable.core.game import Game
from undertable.games import all_games
from undertable.server import wire
from undertable.server.admin import ADMIN_ENDPOINTS
from undertable.server.api import ENDPOINTS
from undertable.server.settings import HELP, Settings
from undertable.server.typescript import game_types, wire_types
from undertable.table.types import Refusal

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
OPERATIONS = (ROOT / "docs" / "operations.md").read_text()


def test_the_typescript_is_made_from_the_wire() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text() == wire_types(), "run `make types`"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_types_of_a_games_page_are_made_from_its_structs(game: Game) -> None:
    page = ROOT / "src" / "undertable" / "games" / game.id / "web" / "types.ts"
    assert page.read_text() == game_types(game), "run `make types`"


@pytest.mark.parametrize("union", [wire.FromClient, wire.FromServer])
def test_every_message_is_described(union: object) -> None:
    for kind in union.__args__:  # type: ignore[attr-defined]
        assert f"`{kind.__struct_config__.tag}`" in PROTOCOL


def test_every_request_is_described() -> None:
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in PROTOCOL
    for endpoint in ADMIN_ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in OPERATIONS


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    for code in Refusal:
        if code is not Refusal.ILLEGAL:  # the game says why
            assert text.has("table", f"refusal-{code.value.replace('_', '-')}", lang)


def test_every_setting_has_its_help_and_is_in_the_manual() -> None:
    assert set(HELP) == set(Settings.__struct_fields__)
    for name in HELP:
        assert f"`--{name.replace('_', '-')}`" in OPERATIONS
