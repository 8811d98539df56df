"""Words for people: Fluent messages in three languages.

Everything below the screen speaks in `Text`: whose messages, which message, with what arguments.
Only a screen, or `str()`, turns that into a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "nl")
MOST_LETTERS = 1000
HIGHEST_NUMBER = 10**15
"""Of one argument; Fluent refuses to say much longer or larger ones."""
_LISTS = {"en": "en_GB"}
"""How a language lists things: no comma before the last "and"."""
_PACKAGES: dict[str, str] = {}
"""Of owners that are no part of this house by that name: games tell where they live."""


class Text:
    """A message that has not been said yet. Arguments may be texts themselves."""

    __slots__ = ("args", "key", "owner")

    def __init__(self, owner: str, key: str, args: Mapping[str, object] | None = None) -> None:
        self.owner = owner
        self.key = key
        self.args = dict(args or {})

    def __repr__(self) -> str:
        return f"Text({self.owner!r}, {self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        args = {k: v.say(lang) if isinstance(v, Text) else v for k, v in self.args.items()}
        return say(self.owner, self.key, lang, **args)


def owned_by(owner: str, package: str) -> None:
    """Tell where the messages of `owner` live: `<package>/text/<lang>.ftl`."""
    _PACKAGES[owner] = package


def folder(owner: str) -> Traversable:
    return files(_PACKAGES.get(owner, f"undertable.{owner}")) / "text"


def _in(lang: str, owner: str, name: str) -> Traversable:
    """A file of the owner's in this language, or in English if it speaks no other."""
    wanted = folder(owner) / name.format(lang=lang)
    return wanted if wanted.is_file() else folder(owner) / name.format(lang="en")


def messages(owner: str, lang: str) -> str:
    """Its messages, as a Fluent file."""
    return _in(lang, owner, "{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(owner: str, lang: str) -> FluentBundle:
    built = FluentBundle([lang], use_isolating=False)
    for who in dict.fromkeys(("core", owner)):
        built.add_resource(FluentResource(messages(who, lang)), allow_overrides=True)
    return built


def has(owner: str, key: str, lang: str) -> bool:
    """Whether there is such a message, or such an attribute of one."""
    words = bundle(owner, lang)
    name, _, attribute = key.partition(".")
    known = words.has_message(name)
    return known and (not attribute or attribute in words.get_message(name).attributes)


def _cut(value: object) -> object:
    """Whatever somebody pasted, as far as a sentence can hold it."""
    if isinstance(value, int) and abs(value) > HIGHEST_NUMBER:
        value = str(value)  # Fluent's numbers end somewhere
    if isinstance(value, str) and len(value) > MOST_LETTERS:
        return value[: MOST_LETTERS - 1] + "…"
    return value


def say(owner: str, key: str, lang: str, /, **args: object) -> str:
    """The message in this language. A missing message or argument is a bug, and raises."""
    words = bundle(owner, lang)
    name, _, attribute = key.partition(".")
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"{owner}/{lang}: {key} has no value")
    said, errors = words.format_pattern(pattern, {k: _cut(value) for k, value in args.items()})
    if errors:
        raise errors[0]
    return str(said)


def join(items: Sequence[str], lang: str, word: Literal["and", "or"] = "and") -> str:
    """`pan, rope and blade`, as the language lists things."""
    style: Literal["standard", "or"] = "standard" if word == "and" else "or"
    return format_list(items, style, _LISTS.get(lang, lang)) if items else ""


def percentage(share: float, lang: str, digits: int = 1) -> str:
    """`62.5%`; other languages have a comma there, and German a space before the sign."""
    sign = "\N{NO-BREAK SPACE}%" if lang == "de" else "%"
    return format_percent(share, f"{0:.{digits}f}{sign}", locale=lang)


def whose(name: str, lang: str) -> str:
    """`Bruno’s` suitcase; German has `Brunos` and `Klaus’`, Dutch `van Bruno`."""
    if lang == "de":
        return f"{name}’" if name[-1:].lower() in ("s", "ß", "x", "z") else f"{name}s"
    return f"van {name}" if lang == "nl" else f"{name}’s"


def rules(owner: str, lang: str) -> str:
    """The rules of a game in our words, as Markdown; if nobody wrote them, what it is about."""
    file = _in(lang, owner, "rules.{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else say(owner, "about", lang)
