"""Schmuggler an Bord: nothing is read before it is shown, and what was shown is gone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, new_page
from playwright.sync_api import Browser, Page
from stage import Stage, against_bots
from staging import moment, record, recorded
from test_staging import WAYS

from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.types import Thrown

Frame = dict[str, Any]
UNPLAYED = ("at once", "skipped")


def cue_is(name: str, **more: object) -> Callable[[Frame], bool]:
    def reached(frame: Frame) -> bool:
        cue = frame["cue"] or {}
        return cue.get("name") == name and all(cue.get(key) == more[key] for key in more)

    return reached


def die_lies(frame: Frame) -> bool:
    return cue_is("die")(frame) and frame["cue"]["pips"] is not None


def pawn_stands(frame: Frame) -> bool:
    return "thrown" in frame["told"]


def die_lay(frame: Frame) -> bool:
    """Who skips comes to what the roll brought."""
    return die_lies(frame) or pawn_stands(frame)


SHOWN: list[tuple[str, str, Callable[[Frame], bool]]] = [
    ("thrown", r"\brolls? \d|The die shows", die_lay),
    ("thrown", r"lands on|Who has", pawn_stands),
    ("taken", r"\btakes? (the|old) \w", cue_is("card", stage="open")),
    ("objected", r"\bobjects? to|objections:|I object", cue_is("object")),
    ("unopposed", r"Nobody objects", cue_is("unopposed")),
    ("shown", r"There: ", cue_is("card", stage="open")),
    ("missing", r"do(es)? not have|Not here", cue_is("missing")),
    ("handed", r"\bhands? the", cue_is("card", stage="down")),
    ("paid", r"\bpays? (one|\d)", cue_is("pay")),
]
"""An event, the words that give it away, and when it is shown."""


def played(
    browser: Browser, address: str, way: str, size: dict[str, int], event: str
) -> tuple[Page, list[Frame], list[object]]:
    """The page from just before an event to the next decision, with everything it showed."""
    before, after, told = moment("smugglers", 4, {}, event, f"moment {event}")
    page = new_page(browser, size, **WAYS[way])
    stage = Stage(page, address, against_bots("smugglers", 4, {}))
    stage.open(before)
    record(page)
    stage.send(after)
    if way == "skipped":
        page.wait_for_function("() => undertable.cue.value || !undertable.behind.value")
        page.locator(".deck").click()
    return page, recorded(page), list(told)


def readable(frame: Frame) -> str:
    return " ".join([frame["text"], frame["title"], *frame["live"]])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", WAYS)
def test_nothing_on_board_is_read_before_it_is_shown(
    browser: Browser, address: str, way: str, size: dict[str, int]
) -> None:
    for event in dict.fromkeys(event for event, _, _ in SHOWN):
        page, frames, _ = played(browser, address, way, size, event)
        for _, words, shown in (one for one in SHOWN if one[0] == event):
            result = next(i for i, f in enumerate(frames) if shown(f) or f["version"] == 2)
            early = [readable(frame) for frame in frames[1:result]]
            assert not [text for text in early if re.search(words, text)], words
            assert all(not frame["choices"] or not frame["cue"] for frame in frames[1:result])
            assert way in UNPLAYED or shown(frames[result]), f"{event} is not staged"
        _chips_wait_for_their_payment(frames)
        _cards_are_turned_down(frames, way)
        page.context.close()


def _chips_wait_for_their_payment(frames: list[Frame]) -> None:
    chips = frames[0]["view"]["chips"]
    for frame in frames:
        if cue_is("pay")(frame) or frame["version"] == 2:
            return
        assert frame["view"]["chips"] == chips


def _cards_are_turned_down(frames: list[Frame], way: str) -> None:
    """While a card rises and turns nothing knows it; turned down again it is nowhere."""
    down = False
    for frame in frames:
        cue = frame["cue"] or {}
        if cue.get("name") == "card":
            assert (cue["good"] is not None) == (cue["stage"] == "open")
            down = cue["stage"] == "down"
        if down and way != "at once":
            assert not {"taken", "peeked", "shown"} & set(frame["told"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_pawn_walks_field_by_field_once_the_die_lies(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    page, frames, told = played(browser, address, "with motion", size, "thrown")
    thrown = next(event for event in told if isinstance(event, Thrown))
    places = [KEYS.index(frame["view"]["pawn"]) for frame in frames]
    walked = list(dict.fromkeys(places))
    assert walked == [(walked[0] + i) % len(KEYS) for i in range(thrown.pips + 1)]
    assert KEYS[walked[-1]] == thrown.good
    still = [place for frame, place in zip(frames, places, strict=True) if not die_lies(frame)]
    assert set(still) <= {walked[0], walked[-1]}
    page.context.close()


def test_nobody_knows_from_the_wait_whether_somebody_objects(
    browser: Browser, address: str
) -> None:
    """The hush before the objections is the same whatever comes."""
    seen = []
    for event in ("objected", "unopposed"):
        page, frames, _ = played(browser, address, "with motion", DESKTOP, event)
        hush = next(frame for frame in frames if cue_is("hush")(frame))
        seen.append((hush["cue"], hush["live"]))
        page.context.close()
    assert seen[0] == seen[1]
