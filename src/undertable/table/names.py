"""What people call themselves, and what they write: letters that show, and names that differ.

Names follow RFC 8266 (nicknames), so that nothing invisible hides in them. Two names are alike if
they read the same or look the same (Unicode's confusable characters), whatever stands around them;
nobody gets a name that is like that of somebody else at the table, or like a bot's, or says that
its bearer is the host.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from itertools import count

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from undertable.core import text
from undertable.core.game import Game
from undertable.table.types import Declined, Refusal

LONGEST = 40
MOST_MARKS = 2
"""So many accents may stand on one letter; more are painting, not writing."""
OFFICES = (
    *("Bot", "Host", "Gastgeber", "Gastgeberin", "Gastheer", "Gastvrouw", "You", "Du", "Jij"),
    *("Admin", "Operator", "Moderator", "System", "Server", "Undertable"),
)
"""What only the page says of somebody, in every language, and who would speak for the server."""

ARTICLES = ("The", "Der", "Die", "Das", "De", "Het")
"""`The host` is no other name than `Host`."""

JOINERS = "\u200d\ufe0f"
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
"""Letters and marks by their category that show nothing: Unicode's default ignorable ones (fillers
of Hangul, variation selectors, ...) and the blank of Braille."""

_nickname = get_profile("NicknameCasePreserved")
_folded = get_profile("Nickname")


def clean_name(given: str) -> str:
    """The name as everybody will see it; refused if there is nothing to call somebody by."""
    try:
        name: str = _nickname.enforce(clean_text(given).replace("\n", " "))
    except UnicodeEncodeError:
        raise Declined(Refusal.BAD_NAME) from None
    if len(name) > LONGEST or not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Declined(Refusal.BAD_NAME)
    return name


def clean_text(given: str) -> str:
    """What somebody wrote, without characters that do not show or turn the line around."""
    written = unicodedata.normalize("NFC", given.replace("\r\n", "\n"))
    shown = "".join(_without_painting(filter(_shows, written))).strip()
    seen = (letter not in JOINERS and not letter.isspace() for letter in shown)
    return shown if any(seen) else ""


def _shows(letter: str) -> bool:
    """Neither control nor format, private or unassigned; joiners stay, emoji are made with them."""
    if letter in JOINERS or letter == "\n":
        return True
    return unicodedata.category(letter)[0] != "C" and letter not in BLANK


def _without_painting(letters: Iterable[str]) -> Iterable[str]:
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            yield letter


def distinct(name: str, taken: Collection[str], reserved: Iterable[str] = ()) -> str:
    """The name, or with a number behind it if somebody has it; a reserved name is refused.

    Reserved words are refused also together (`Bot hard`) and with another's name (`Tom (host)`).
    """
    reserved = (*(" ".join(_telling(each)) for each in reserved), *OFFICES)
    words = _telling(name)
    own = [word for word in words if not _reserved(word, reserved)]
    base = name.rstrip("0123456789 ") or name
    borrowed = len(own) < len(words) and (not own or _in(" ".join(own), taken))
    if borrowed or _reserved(base, reserved):
        raise Declined(Refusal.BAD_NAME)
    numbered = (f"{name[: LONGEST - 4]} {number}" for number in count(2))
    free = (each for each in numbered if not _in(each, taken))
    return next(free) if _in(name, taken) else name


@cache
def bot_names(game: Game) -> tuple[str, ...]:
    """What bots are called, in every language."""
    levels = ("random", *game.levels)
    said = {
        text.say(game.id, f"bot-{level}", lang)
        for level in levels
        for lang in text.LANGUAGES
        if text.bundle(game.id, lang).has_message(f"bot-{level}")  # a small game may name none
    }
    return tuple(sorted({*levels, *(words.partition(":")[0] for words in said)}))


def _words(name: str) -> list[str]:
    """What stands between spaces, brackets, pictures and the like."""
    return "".join(letter if letter.isalnum() else " " for letter in name).split()


def _telling(name: str) -> list[str]:
    """Its words, without numbers and articles."""
    return [w for w in _words(name) if not w.isdecimal() and not _reserved(w, ARTICLES)]


def _in(name: str, taken: Iterable[str]) -> bool:
    ways = _ways(name)
    return any(way in ways for other in taken for way in _ways(other))


def _reserved(name: str, reserved: tuple[str, ...]) -> bool:
    return not _ways_of_all(reserved).isdisjoint(_ways(name))


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return _in(one, (other,))


Way = tuple[str, str]
"""How a name is looked at, and what it looks like then."""


def _ways(name: str) -> tuple[Way, ...]:
    """All that people may take a name for; in capitals too: a nought is like a large O."""
    return (
        ("read", _read(name)),
        ("seen", skeleton(name)),
        ("large", skeleton(name.upper())),
    )


@cache
def _ways_of_all(names: tuple[str, ...]) -> frozenset[Way]:
    """Of names that are always the same: to look at them takes milliseconds."""
    return frozenset(way for name in names for way in _ways(name))


def _read(name: str) -> str:
    try:
        folded: str = _folded.enforce(name)
    except UnicodeEncodeError:
        return name.casefold()
    return folded


def skeleton(name: str) -> str:
    """The name in shapes: `Tom`, `Tоm` with a Cyrillic letter and `Torn` have the same."""
    parts = unicodedata.normalize("NFKD", name)
    bare = (_plain(part) for part in parts if not unicodedata.combining(part))
    shapes = _shapes()
    shaped = (shapes.get(letter, letter) for letter in bare)
    return "".join(filter(str.isalnum, shaped)).replace("rn", "m")


def _plain(letter: str) -> str:
    """A Latin letter without its hook or stroke, and the capital for a small capital."""
    called = _DRESSED.fullmatch(unicodedata.name(letter, ""))
    if called is None:
        return letter
    return called[2].lower() if called[1] == "SMALL LETTER" else called[2]


_DRESSED = re.compile(
    "LATIN (SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?"
)


@cache
def _shapes() -> dict[str, str]:
    """One letter for all that look like it."""
    shape: dict[str, str] = {}
    for letter, likes in confusables_data.items():
        group = [letter, *(like["c"] for like in likes if len(like["c"]) == 1)]
        first = min(shape.get(each, each) for each in group)
        for each in group:
            shape[each] = first
    return shape
