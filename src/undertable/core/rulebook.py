"""The rules page of a game: one Markdown text, which page and terminal show alike.

    # Title                                  then a paragraph on whose game it is
    ## One minute                            pictures with aim, turn and end
    ![what they show](d2 d2 d* → d5)         a row of pictures, by the names the game gives them
    **Aim.** ...                             stands right below its pictures
    ## Bid                                   the chapters, listed as contents after the minute
    **B6** [rulebook] ...                    a rule, with its number and where it comes from
    > **Example.** Anna bids 10 × ![](d2)    numbers in an example are digits: a test plays them

The cards of the game follow as a last chapter, made from its data.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby

from msgspec import Struct

PICTURES = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
NUMBER = re.compile(r"^\*\*([A-Z]\d+)\*\* ", re.MULTILINE)
_SOURCE = re.compile(r" ?\[[^\]\n]{3,14}\](?!\()")


class Card(Struct, frozen=True):
    """One card or good as the rules page lists it."""

    kind: str
    """The heading it stands under."""
    name: str
    does: str
    picture: str = ""
    count: int = 1
    """How many of it there are."""


def with_cards(rules: str, heading: str, cards: Iterable[Card]) -> str:
    chapters = [rules.rstrip(), f"## {heading}"]
    for kind, alike in groupby(cards, key=lambda card: card.kind):
        chapters += [f"### {kind}", "\n".join(f"- {written(card)}" for card in alike)]
    return "\n\n".join(chapters) + "\n"


def written(card: Card) -> str:
    picture = f"![]({card.picture}) " if card.picture else ""
    times = f" (×{card.count})" if card.count > 1 else ""
    return f"{picture}**{card.name}**{times}: {card.does}"


class Chapter(Struct, frozen=True):
    """A line of the contents."""

    title: str
    first: str
    """The first number in it, or nothing."""
    last: str

    def __str__(self) -> str:
        numbers = dict.fromkeys(number for number in (self.first, self.last) if number)
        return f"{self.title} ({'–'.join(numbers)})" if numbers else self.title


def chapters(rules: str) -> list[tuple[Chapter, str]]:
    """Every chapter with its text; the first is the minute, if it has pictures."""
    found = []
    for part in re.split(r"^## ", rules, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        numbers = NUMBER.findall(body) or [""]
        found.append((Chapter(title.strip(), numbers[0], numbers[-1]), body.strip()))
    return found


def without_sources(rules: str) -> str:
    """The rules alone, without the marks that say where each comes from."""
    lines = rules.split("\n")
    return "\n".join(_SOURCE.sub("", line) if NUMBER.match(line) else line for line in lines)


def cards_called(name: str, lists: Sequence[Sequence[Card]]) -> list[int]:
    """The places of the cards that anybody calls so; the lists are the same cards in each language.

    A heading calls all that stand under it.
    """
    wanted = name.casefold().strip()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        places = {
            place
            for cards in lists
            for place, card in enumerate(cards)
            if any(fits(said.casefold(), wanted) for said in (card.name, card.kind))
        }
        if places and wanted:
            return sorted(places)
    return []


def nearly_called(name: str, cards: Sequence[Card]) -> list[int]:
    """The places of the cards that somebody may have meant."""
    places = {card.name.casefold(): place for place, card in enumerate(cards)}
    return [places[near] for near in get_close_matches(name.casefold(), places, 4, 0.5)]
