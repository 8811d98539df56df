"""The worked examples of the rules pages, with the numbers that they print."""

from __future__ import annotations

import re

import undertable
from undertable.core.rulebook import PICTURES
from undertable.core.text import LANGUAGES


class Example:
    """An example as the page tells it: its numbers and its pictures, in the order of the text."""

    def __init__(self, text: str) -> None:
        self.pictures = [names.split() for _, names in PICTURES.findall(text)]
        self.numbers = [int(n) for n in re.findall(r"\d+", PICTURES.sub("", text))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Example) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(repr(vars(self)))

    def __repr__(self) -> str:
        return f"{self.numbers} {self.pictures}"


def examples(game: str, lang: str) -> dict[str, list[Example]]:
    """By the number of the rule that they stand under."""
    found: dict[str, list[Example]] = {}
    rule = ""
    for line in undertable.game(game).rules(lang).split("\n"):
        if number := re.match(r"\*\*([A-Z]\d+)\*\* ", line):
            rule = number[1]
        if line.startswith("> "):
            found.setdefault(rule, []).append(Example(line))
    return found


def example(game: str, rule: str, which: int = 0) -> Example:
    """What the page says, which is the same in every language."""
    told = [examples(game, lang)[rule][which] for lang in LANGUAGES]
    assert told == [told[0]] * len(told)
    return told[0]
