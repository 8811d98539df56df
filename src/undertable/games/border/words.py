"""Hart an der Grenze: goods and phrases in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undertable.core.rulebook import Card
from undertable.core.text import join, say
from undertable.core.types import Event, Move
from undertable.games.border.goods import GOODS, KINDS, NAMES
from undertable.games.border.types import Called, Opened, Packed

PHRASES = (
    "souvenirs",
    "grandmother",
    "same-shop",
    "cheap",
    "open-up",
    "heavy",
    "nervous",
    "wages",
    "coffee",
    "last-word",
    "better",
    "insult",
    "children",
    "move-along",
    "pleasure",
    "not-a-dollar",
    "go-on-look",
    "by-the-book",
)
_LISTS = ("cards", "wrong", "taken")


def good_text(good: int, count: int, lang: str) -> str:
    return say("border", f"good-{NAMES[good]}", lang, count=count)


def goods_text(cards: Iterable[int], lang: str) -> str:
    """`2 jugs and 1 tequila`."""
    counts = list(cards)
    said = [
        f"{counts.count(good)} {good_text(good, counts.count(good), lang)}"
        for good in range(KINDS)
        if good in counts
    ]
    return join(said, lang) or say("border", "goods-none", lang)


def good_cards(lang: str) -> Iterator[Card]:
    """The goods as the rules page lists them."""
    for place, good in enumerate(GOODS):
        kind = say("border", "cards-legal" if good.legal else "cards-illegal", lang)
        sums = {"value": good.value, "fine": good.fine, "compensation": good.compensation}
        does = say("border", "cards-good", lang, **sums)
        name = good_text(place, 1, lang)
        yield Card(kind, name[:1].upper() + name[1:], does, good.name, good.cards)


def words_for(what: Event | Move, words: dict[str, object], lang: str) -> dict[str, object]:
    for name in _LISTS:
        cards = getattr(what, name, None)
        if isinstance(cards, tuple):
            words[name] = goods_text(cards, lang)
    good = getattr(what, "good", None)
    if good is not None:
        count = 2 if isinstance(what, Called) else getattr(what, "count", 2)
        words["good"] = good_text(good, count, lang)
    match what:
        case Opened():
            words["verdict"] = _verdict(what)
            words["forgiven"] = what.fine - what.paid
        case Packed():
            words["count"] = what.count or 0
        case _:
            pass
    return words


def _verdict(opened: Opened) -> str:
    if opened.wrong:
        return "false"
    return "true" if opened.compensation else "short"


def write_goods(line: str) -> str:
    """The last word of a move that is about goods, by name."""
    head, _, last = line.rpartition(" ")
    if head.split(" ")[0] not in ("pack", "keep", "declare", "deal") or last == "-":
        return line
    return f"{head} {','.join(NAMES[int(good)] for good in last.split(','))}"


def read_goods(line: str) -> str:
    head, _, last = line.strip().rpartition(" ")
    goods = last.split(",")
    if head.split(" ")[0] not in ("pack", "keep", "declare", "deal") or not set(goods) <= set(
        NAMES
    ):
        return line
    return f"{head} {','.join(str(NAMES.index(good)) for good in goods)}"
