"""Hart an der Grenze: what people type, in any of the three languages, as a move."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct

from undertable.core.errors import Malformed
from undertable.core.legal import Moves
from undertable.core.text import LANGUAGES, Text
from undertable.core.types import Move
from undertable.games.border.goods import KINDS, LEGAL_KINDS
from undertable.games.border.rules.choices import ACCEPT, OPEN, REFUSE
from undertable.games.border.types import (
    HIGHEST_SUM,
    MOST_CARDS,
    BorderView,
    Check,
    Confiscate,
    Declare,
    Demand,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Offer,
    Pack,
    Waive,
)
from undertable.games.border.words import good_text
from undertable.screen import unclear

_TOKEN = re.compile(r"\d+|[^\W\d_]+|-")


class Vocabulary(Struct, frozen=True):
    words: dict[str, set[str]]
    numbers: dict[str, int]
    goods: tuple[frozenset[str], ...]
    """For each good its names in all languages."""


@cache
def vocabulary() -> Vocabulary:
    source = (files(__package__) / "words.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    goods = tuple(
        frozenset(plain(good_text(good, n, lang)) for lang in LANGUAGES for n in (1, 2))
        for good in range(KINDS)
    )
    numbers = {word: int(n) for n, words in data["numbers"].items() for word in words}
    return Vocabulary({name: set(words) for name, words in data["words"].items()}, numbers, goods)


def plain(line: str) -> str:
    """Small letters without accents, apostrophes and dollar signs."""
    bare = unicodedata.normalize("NFKD", line.casefold())
    return "".join(c for c in bare if not unicodedata.combining(c) and c not in "'’$")


def tokens(line: str) -> list[str]:
    return _TOKEN.findall(plain(line))


def means(word: str, name: str) -> bool:
    return word in vocabulary().words[name]


def read(line: str, view: BorderView, legal: Moves, names: Sequence[str]) -> Move:
    """The move that was meant, legal or not."""
    said = tokens(line)
    if not said:
        raise unclear(line)
    match view.phase:
        case "packing":
            return Pack(cards(line, said, view.hand))
        case "declaring":
            return declaration(line, said, view)
        case "haggling":
            return word_at_the_desk(line, said, view)
        case "keeping":
            none = len(said) == 1 and means(said[0], "none")
            return Keep(() if none else cards(line, said, view.behind))
        case "naming":
            return Name(seat(line, said, names))
        case _:
            return as_sheriff(line, said, legal, names)


def cards(line: str, said: list[str], heap: tuple[int, ...]) -> tuple[int, ...]:
    """`2 jugs tequila`, `jug jug`, `all`, or by their places in the row: `1 2 5`, `125`."""
    if len(said) == 1 and means(said[0], "all"):
        return heap
    if all(word.isdecimal() for word in said):
        return by_place(line, said, heap)
    chosen: list[int] = []
    count: int | None = None
    for word in said:
        number = number_meant(word)
        if number is not None:
            count = number
        elif (good := good_meant(word, heap)) is not None:
            chosen += [good] * (1 if count is None else min(count, 2 * MOST_CARDS))
            count = None
        elif not means(word, "skip"):
            raise unclear(line)
    if not chosen or count is not None:
        raise unclear(line)
    return tuple(sorted(chosen))


def by_place(line: str, said: list[str], heap: tuple[int, ...]) -> tuple[int, ...]:
    """Places of cards in the row that the screen shows; up to nine may be run together."""
    run_together = len(heap) <= 9
    places = [int(d) for word in said for d in (word if run_together else [word])]
    if len(set(places)) < len(places) or not all(1 <= place <= len(heap) for place in places):
        raise unclear(line)
    return tuple(sorted(heap[place - 1] for place in places))


def number_meant(word: str) -> int | None:
    return int(word) if word.isdecimal() else vocabulary().numbers.get(word)


def good_meant(word: str, among: Sequence[int] | range) -> int | None:
    """A good by its name or the beginning of it, if that fits one kind of these only."""
    goods = vocabulary().goods
    exact = [good for good in range(KINDS) if word in goods[good]]
    if exact:
        return exact[0]
    begun = {good for good in among if any(name.startswith(word) for name in goods[good])}
    return begun.pop() if len(begun) == 1 else None


def declaration(line: str, said: list[str], view: BorderView) -> Declare:
    """`3 jugs`; without a number, as many as there are in the suitcase."""
    numbers = [n for word in said if (n := number_meant(word)) is not None]
    goods = [g for word in said if (g := good_meant(word, range(3))) is not None]
    known = [w for w in said if number_meant(w) is not None or good_meant(w, range(3)) is not None]
    rest = [word for word in said if word not in known and not means(word, "skip")]
    if len(goods) != 1 or len(numbers) > 1 or rest:
        raise unclear(line)
    count = numbers[0] if numbers else len(view.suitcase)
    if goods[0] >= LEGAL_KINDS or not 1 <= count <= MOST_CARDS:
        raise Malformed(Text("border", "refusal-now-declaring"))
    return Declare(count, goods[0])


def word_at_the_desk(line: str, said: list[str], view: BorderView) -> Move:
    """A bare number is a sum; yes, no and open speak for themselves."""
    numbers = [int(word) for word in said if word.isdecimal()]
    words = [word for word in said if not word.isdecimal() and not means(word, "skip")]
    if len(numbers) == 1 and not words and numbers[0] <= HIGHEST_SUM:
        assert view.haggle is not None
        sheriff = view.seat == view.haggle.sheriff
        return Demand(numbers[0]) if sheriff else Offer(numbers[0])
    if not numbers and len(words) == 1:
        for name, move in (("accept", ACCEPT), ("refuse", REFUSE), ("open", OPEN)):
            if means(words[0], name):
                return move
    raise unclear(line)


def seat(line: str, said: list[str], names: Sequence[str]) -> int:
    """A player by name, the beginning of it, or number at the table."""
    wanted = " ".join(word for word in said if not means(word, "skip"))
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    found = [s for s, name in enumerate(names) if wanted and plain(name).startswith(wanted)]
    if len(found) != 1:
        raise unclear(line)
    return found[0]


_KINDS: dict[str, tuple[type[Check | ExtraCheck | Confiscate], ...]] = {
    "check": (Check, ExtraCheck),
    "extra": (ExtraCheck,),
    "confiscate": (Confiscate,),
}


def as_sheriff(line: str, said: list[str], legal: Moves, names: Sequence[str]) -> Move:
    """Whom to check, what to spend a token on, or enough; a number picks from the list."""
    if len(said) == 1 and said[0].isdecimal() and 1 <= int(said[0]) <= len(legal):
        return legal[int(said[0]) - 1]
    verb = next((name for word in said for name in _KINDS if means(word, name)), None)
    rest = [word for word in said if not any(means(word, name) for name in _KINDS)]
    if not verb and any(means(word, "waive") for word in rest) and Waive() in legal:
        return Waive()
    if not verb and any(means(word, "done") for word in rest):
        return Done()
    return _aimed(line, seat(line, rest, names), verb, legal)


def _aimed(line: str, who: int, verb: str | None, legal: Moves) -> Move:
    """The one thing that can be done to this player; the rules refuse what cannot."""
    kinds = _KINDS[verb] if verb else (Check, ExtraCheck, Confiscate)
    found = [move for move in legal if isinstance(move, kinds) and move.seat == who]
    if len(found) > 1:
        raise unclear(line)
    return found[0] if found else kinds[-1 if Done() in legal else 0](who)
