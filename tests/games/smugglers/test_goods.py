"""The ring of goods: a data file that is checked when it is read."""

from __future__ import annotations

from importlib.resources import files

import pytest

from undertable.core.text import LANGUAGES, say
from undertable.games.smugglers.goods import KEYS, RING, START, read_ring

SOURCE = (files("undertable.games.smugglers") / "goods.toml").read_text(encoding="utf-8")
KNOWN = {
    *("coffee", "watches", "gold", "furs", "stamps", "microfilm"),
    *("computers", "amphorae", "coins", "gems", "cigarettes"),
}


def test_the_known_eleven_are_there_and_the_rest_is_marked_as_ours_S4() -> None:
    assert {good.key for good in RING.good if good.source != "ours"} == KNOWN
    assert RING.order_source == "ours"


def test_the_ring_begins_at_the_coffee_S6() -> None:
    assert KEYS[START] == "coffee"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_goods_share_a_name_S10(lang: str) -> None:
    names = [say("smugglers", f"good-{key}", lang) for key in KEYS]
    assert len(set(names)) == 30
    for key, name in zip(KEYS, names, strict=True):
        article, _, noun = say("smugglers", f"the-{key}", lang).partition(" ")
        assert (
            article
            in {"en": {"the"}, "de": {"der", "den", "die", "das"}, "nl": {"de", "het"}}[lang]
        )
        assert noun[:3] == name[:3]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('key = "gold"', 'key = "coffee"', "30 different goods"),
        ('start = "coffee"', 'start = "tea"', "the start among them"),
        ('picture = "gold-bars"', 'picture = "parrot"', "picture of its own"),
        ('source = "rulebook"', 'source = "hearsay"', "source"),
    ],
)
def test_a_broken_ring_is_refused(old: str, new: str, why: str) -> None:
    assert old in SOURCE
    with pytest.raises(ValueError, match=why):
        read_ring(SOURCE.replace(old, new, 1))
