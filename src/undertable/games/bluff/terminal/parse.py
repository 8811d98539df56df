"""Bluff: what people type, in any of the three languages, as a move."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

from msgspec import Struct

from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.core.types import Move
from undertable.games.bluff.types import STAR, Bid, Doubt, Keep, LayOut
from undertable.screen import unclear

_STARS = str.maketrans("★☆✶✱⭐", "*****")
_TIMES = re.compile(r"(?<=[\d*])\s*[x×·]\s*(?=[\d*])|(?<=\d)\*(?=\d)")
_PLURAL = re.compile(r"^([1-5])(?:'?s|er|ern|'?en)$")
_TOKEN = re.compile(r"\*|\d+(?:'?[a-z]+)?|[a-z']+")


class Vocabulary(Struct, frozen=True):
    """Words and what they stand for."""

    numbers: dict[str, int]
    faces: dict[str, int]
    words: dict[str, str]


@cache
def vocabulary() -> Vocabulary:
    source = (files(__package__) / "words.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    return Vocabulary(
        {word: int(number) for number, words in data["numbers"].items() for word in words},
        {word: int(face) for face, words in data["faces"].items() for word in words},
        {word: name for name, words in data["words"].items() for word in words},
    )


class Face(int):
    """A number that can only be a face: `★`."""


class Faces(Face):
    """A face that is counted: `fives`, `5er`, `sterren`."""


def read(line: str, laying: bool) -> Move:
    """The move that was meant, legal or not."""
    tokens = _tokens(line)
    words = {token for token in tokens if isinstance(token, str)}
    numbers = [token for token in tokens if isinstance(token, int)]
    if words == {"doubt"} and not numbers:
        return Doubt()
    if words == {"keep"} and not numbers:
        return Keep()
    if words == {"lay"} or (laying and not words):
        return _layout(line, numbers)
    if words or len(numbers) != 2:
        raise unclear(line)
    return _bid(line, *numbers)


def _tokens(line: str) -> list[int | str]:
    plain = unicodedata.normalize("NFKD", line.translate(_STARS).casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    found = (_token(word) for word in _TOKEN.findall(_TIMES.sub(" ", plain)))
    return [meaning for meaning in found if meaning != "skip"]


def _token(word: str) -> int | str:
    known = vocabulary()
    if word == "*":
        return Face(STAR)
    if known.words.get(word) == "star":
        return Faces(STAR)
    if word.isdecimal():
        return int(word)
    if plural := _PLURAL.match(word):
        return Faces(plural[1])
    if word in known.faces:
        return Faces(known.faces[word])
    return known.numbers.get(word.removesuffix("mal")) or known.words.get(word) or word


def _bid(line: str, count: int, face: int) -> Bid:
    if isinstance(count, Face) and count == STAR:
        count, face = face, count  # ★3 is read as three stars
    if isinstance(count, Face) or count < 1:
        raise unclear(line)
    if not 1 <= face <= 5 and not isinstance(face, Face):
        raise no_such_face()
    return Bid(int(count), int(face))


def _layout(line: str, numbers: list[int]) -> LayOut:
    """`lay 5 5`, `5 5`, `55`, `5 ★` and `two fives`."""
    dice: list[int] = []
    match numbers:
        case [int(count), Faces() as face] if not isinstance(count, Face) and count <= 5:
            dice = [int(face)] * count
        case _:
            dice = [die for number in numbers for die in _dice(number)]
    if not dice:
        raise unclear(line)
    return LayOut(tuple(sorted(dice)))


def _dice(number: int) -> list[int]:
    if isinstance(number, Face):
        return [int(number)]
    dice = [int(digit) for digit in str(number)]
    if not all(1 <= die <= 5 for die in dice):
        raise no_such_face()
    return dice


def no_such_face() -> Malformed:
    return Malformed(Text("bluff", "refusal-no-such-face"))
