"""Every message exists in all three languages, with the same arguments."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undertable
import undertable.terminal
from undertable.core.game import Game
from undertable.core.text import LANGUAGES, folder, has, rules

GAMES = list(undertable.all_games().values())
OWNERS = ["core", "lab", "terminal", *undertable.all_games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(owner: str, lang: str) -> dict[str, set[str]]:
    source = (folder(owner) / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{owner}/{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{owner}/{lang}: {entry.id.name} twice"
            found[entry.id.name] = visitor.names
            found |= {f"{entry.id.name}.{a.id.name}": set() for a in entry.attributes}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_language_lacks_a_message(owner: str, lang: str) -> None:
    assert set(messages(owner, lang)) == set(messages(owner, "en"))


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_can_name_everything_it_has(game: Game, lang: str) -> None:
    wanted = ["about"]
    wanted += [f"move-{kind.__struct_config__.tag}" for kind in game.moves]
    wanted += [f"event-{kind.__struct_config__.tag}" for kind in game.events]
    wanted += [f"bot-{level}" for level in game.levels]
    for option in game.option_list:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert [key for key in wanted if not has(game.id, key, lang)] == []
    texts = messages(game.id, lang)
    assert all(f"option-{option.name}.about" in texts for option in game.option_list)


@pytest.mark.parametrize("owner", OWNERS)
def test_every_refusal_in_the_code_has_its_sentence(owner: str) -> None:
    own = {part: f"undertable.{part}" for part in ("core", "lab", "terminal")}
    package = own.get(owner, f"undertable.games.{owner}")
    known = set(messages(owner, "en")) | set(messages("core", "en"))
    for source in Path(str(files(package))).rglob("*.py"):
        for key in re.findall(r'[^f]"(refusal-[a-z0-9_-]+)"', source.read_text()):
            assert key in known, f"{source.name}: {key}"


def rule_numbers(game: Game, lang: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+)\*\* \[\w[\w ]*\] \S", rules(game.id, lang), re.MULTILINE)


@each_game
def test_the_rules_have_the_same_numbers_in_every_language(game: Game) -> None:
    numbers = rule_numbers(game, "en")
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert rule_numbers(game, "de") == numbers
    assert rule_numbers(game, "nl") == numbers


@each_game
def test_every_rule_is_named_by_a_test(game: Game) -> None:
    """A number counts where a test or a scenario of the game names it."""
    here = Path(__file__).parent.parent
    sources = [
        *(here / "games" / game.id).rglob("*.py"),
        *(here / "scenarios" / game.id).rglob("*"),
    ]
    text = "\n".join(source.read_text() for source in sources if source.is_file())
    named = set(re.findall(r"(?<![A-Za-z0-9])[A-Z]\d+(?![A-Za-z0-9])", text))
    assert sorted(set(rule_numbers(game, "en")) - named) == []
