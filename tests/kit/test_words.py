"""Every message exists in all three languages, with the same arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct, structs

import undertable
import undertable.terminal
from rules_page import examples
from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.sentences import offer
from undertable.core.text import LANGUAGES, bundle, folder, has, rules
from undertable.server.kinds import kinds_of

GAMES = list(undertable.all_games().values())
OWNERS = ["core", "lab", "terminal", *undertable.all_games()]
SPOKEN = [
    (owner, lang)
    for owner in OWNERS
    for lang in LANGUAGES
    if (folder(owner) / f"{lang}.ftl").is_file()
]
"""A game from elsewhere need not speak all of them: whoever does not find his gets English."""
TESTS = Path(__file__).parent.parent
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


def test_every_game_of_the_house_speaks_every_language() -> None:
    ours = {path.name for path in (TESTS / "games").iterdir()} & set(undertable.all_games())
    assert set(SPOKEN) >= {(game, lang) for game in ours for lang in LANGUAGES}


@pytest.mark.parametrize(("owner", "lang"), SPOKEN)
def test_no_language_lacks_a_message(owner: str, lang: str) -> None:
    assert set(messages(owner, lang)) == set(messages(owner, "en"))


@pytest.mark.parametrize(
    ("game", "lang"), [(owner, lang) for owner, lang in SPOKEN if owner in undertable.all_games()]
)
def test_the_game_can_name_everything_it_has(game: str, lang: str) -> None:
    can_name_everything(undertable.game(game), lang)


def can_name_everything(game: Game, lang: str) -> None:
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


NUMBERS = ("chips", "cigarettes", "count", "dice", "points", "round", "total", "turn")


@pytest.mark.parametrize(("owner", "lang"), SPOKEN)
def test_no_two_numbers_stand_side_by_side(owner: str, lang: str) -> None:
    """Whoever hears "round 8, 9 dice" or "in round 2 2 dice" hears a number that nobody meant."""
    words, all_sevens = bundle(owner, lang), dict.fromkeys(NUMBERS, 7)
    for key, names in messages(owner, lang).items():
        if "." not in key and (pattern := words.get_message(key).value) is not None:
            said, _ = words.format_pattern(pattern, dict.fromkeys(names, "x") | all_sevens)
            assert not re.search("7,? 7", str(said)), f"{owner}/{lang}: {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_offer_begins_as_a_sentence_does(game: Game, lang: str) -> None:
    names = [f"Player {seat}" for seat in range(game.most_seats)]
    state, dice = game.start(game.most_seats, 1), FastDice(1)
    for _ in range(200):
        if not (actors := state.actors()):
            break
        move = state.legal(actors[0]).sample(dice)
        said = offer(game, move, names, lang)
        assert not said[:1].islower(), said
        state.play(actors[0], move)


def rule_numbers(game: Game, lang: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+)\*\* \[\w[\w ]*\] \S", rules(game.id, lang), re.MULTILINE)


@each_game
def test_the_rules_have_the_same_numbers_in_every_language(game: Game) -> None:
    numbers = rule_numbers(game, "en")
    written = (folder(game.id) / "rules.en.md").is_file()
    assert bool(numbers) == written
    assert len(set(numbers)) == len(numbers)
    assert rule_numbers(game, "de") == numbers
    assert rule_numbers(game, "nl") == numbers


@each_game
def test_every_rule_is_named_by_a_test(game: Game) -> None:
    """A number counts where a test or a scenario of the game names it."""
    sources = [
        *(TESTS / "games" / game.id).rglob("*.py"),
        *(TESTS / "scenarios" / game.id).rglob("*"),
    ]
    text = "\n".join(source.read_text() for source in sources if source.is_file())
    named = set(re.findall(r"(?<![A-Za-z0-9])[A-Z]\d+(?![A-Za-z0-9])", text))
    assert sorted(set(rule_numbers(game, "en")) - named) == []


@each_game
def test_every_worked_example_is_played_by_a_test(game: Game) -> None:
    """The numbers of an example come from the page itself, so that it cannot be wrong."""
    told = examples(game.id, "en")
    file = TESTS / "games" / game.id / "test_examples.py"
    played = file.read_text() if file.is_file() else ""
    assert [rule for rule in told if f'("{rule}"' not in played.replace(f'"{game.id}", ', "")] == []
    assert len(re.findall(r"^def test_", played, re.MULTILINE)) >= sum(map(len, told.values()))
    for lang in LANGUAGES:
        assert examples(game.id, lang) == told


# The table for any game says each field of a view by `view-<field>`, and its values too.

OURS = [game for game in GAMES if (TESTS / "games" / game.id).is_dir()]
"""A game from elsewhere may leave that to the names in its rules."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_field_of_a_view_has_a_label(game: Game, lang: str) -> None:
    unsaid = {"seat", "options"}
    fields = {name for name in fields_in(game.view) if name not in unsaid}
    inner = [field.type for field in structs.fields(game.view) if field.name not in unsaid]
    fields |= {name for kind in inner for name in fields_in(kind)}
    assert len(fields) > 15
    assert [name for name in sorted(fields) if not has(game.id, f"view-{name}", lang)] == []


def fields_in(kind: Any) -> set[str]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        own = {field.name: field.type for field in structs.fields(kind)}
        inner = [fields_in(type_) for name, type_ in own.items() if name != "options"]
        return set(own).union(*inner)
    return set[str]().union(*(fields_in(part) for part in get_args(kind)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_text_in_a_view_has_words(game: Game, lang: str) -> None:
    known = kinds_of(game).view
    state, dice, said = game.start(game.most_seats, 1), FastDice(1), set[tuple[str, str]]()
    for _ in range(300):
        if not (actors := state.actors()):
            break
        state.play(actors[0], state.legal(actors[0]).sample(dice))
        view = msgspec.to_builtins(state.view(0))
        said |= {text for name in view.keys() - {"options"} for text in texts(name, view[name])}
    assert len(said) > 1
    for path, value in said:
        words = known[path].words if path in known else ()
        prefixes = [*([words] if isinstance(words, str) else words), f"view-{path.split('.')[-1]}"]
        assert any(has(game.id, f"{word}-{value}", lang) for word in prefixes), (path, value)


HEAPS = ("hand", "piles", "discards", "convicts.known")


def texts(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Where in a view which text stands; the names in a heap of cards are texts too.

    That a bid is a move, the page leaves unsaid.
    """
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if path in HEAPS:
                yield path, name
            elif name != "move":
                yield from texts(f"{path}.{name}", inner)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts(path, item)
