"""Nothing is said before it is shown: not on screen, not to a screen reader, not in the title."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from browsing import DESKTOP, PHONE, new_page
from playwright.sync_api import Browser, Page
from stage import ME, Stage, against_bots
from staging import last_moment, moment, record, recorded

from undertable.core.text import say
from undertable.games.bluff.types import Bidden, Doubted, Lost
from undertable.games.border.types import Bribed, Confiscated, Looked, Opened

WAYS = {
    "with motion": {"pace": "0.25", "reduced_motion": "no-preference"},
    "without motion": {"pace": "0.25", "reduced_motion": "reduce"},
    "skipped": {"pace": "1", "reduced_motion": "no-preference"},
    "at once": {"pace": "0", "reduced_motion": "reduce"},
}
VERDICTS = ("short", "more!", "more than that", "Exactly", "There were", "There are")


def cups_up(
    browser: Browser, address: str, way: str, size: dict[str, int], seed: str
) -> tuple[Page, list[dict[str, Any]], Doubted, list[Lost]]:
    """The page from just before a doubt to the next decision, with everything it showed."""
    before, after, told = moment("bluff", 4, {}, "doubted", seed)
    page = new_page(browser, size, **WAYS[way])
    stage = Stage(page, address, against_bots("bluff", 4, {}))
    stage.open(before)
    record(page)
    stage.send(after)
    if way == "skipped":
        page.wait_for_function("() => undertable.cue.value?.name === 'cups'")
        page.locator(".pit").click()
    frames = recorded(page)
    doubted = next(event for event in told if isinstance(event, Doubted))
    return page, frames, doubted, [event for event in told if isinstance(event, Lost)]


def shown(frame: dict[str, Any]) -> bool:
    return bool(frame["cue"] and frame["cue"].get("verdict")) or frame["version"] == 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", WAYS)
def test_nobody_reads_what_a_doubt_comes_to_before_it_is_counted(
    browser: Browser, address: str, way: str, size: dict[str, int]
) -> None:
    for seed in ("one", "two", "three"):
        page, frames, doubted, losses = cups_up(browser, address, way, size, seed)
        lines = page.locator("#panel-log li[class^=e-]").all_text_contents()
        result = frames.index(next(frame for frame in frames if shown(frame)))
        for frame in frames[1:result]:
            _nothing_of_the_result(frame, frames[0], lines[frames[0]["log"] :])
        assert any(str(loss.left) for loss in losses)
        if way != "at once":
            _one_after_the_other(frames[:result], doubted)
            assert any(frame["cue"] and frame["cue"].get("verdict") for frame in frames)
        page.context.close()


def _nothing_of_the_result(frame: dict[str, Any], first: dict[str, Any], lines: list[str]) -> None:
    said = " ".join([frame["text"], frame["title"], *frame["live"]])
    assert not [line for line in lines if line in said]
    assert not [word for word in VERDICTS if word in said]
    if frame["cue"] and frame["cue"]["dice"]:  # by then the page has forgotten the turn before
        assert "Your turn" not in frame["title"]
    assert set(frame["numbers"]) <= set(first["numbers"])
    assert frame["log"] == first["log"]
    assert not frame["choices"] or not frame["cue"]


def _one_after_the_other(frames: list[dict[str, Any]], doubted: Doubted) -> None:
    """The doubter's cup first, the bidder's last; then each fitting die, up to what there are."""
    cues = [frame["cue"] for frame in frames if frame["cue"] and frame["cue"]["name"] == "cups"]
    order: list[str] = []
    for cue in cues:
        order += [seat for seat in cue["dice"] if seat not in order]
        if cue["counted"] is not None:
            assert str(doubted.bidder) in cue["dice"], "counted before the last cup was up"
    if cues[-1]["counted"] is None:
        return  # it was skipped from here
    lifted = [cue for cue in cues if cue["dice"]]
    assert list(lifted[0]["dice"]) == [str(doubted.seat)]
    assert set(lifted[-1]["dice"]) - set(lifted[-2]["dice"]) <= {str(doubted.bidder)}
    counts = [cue["counted"] for cue in cues if cue["counted"] is not None]
    assert counts == sorted(counts)
    assert counts[-1] <= doubted.actual


def test_a_tap_goes_to_the_result_and_another_one_on(browser: Browser, address: str) -> None:
    before, after, _ = moment("bluff", 4, {}, "doubted", "tap")
    page = new_page(browser, PHONE, pace="5")
    stage = Stage(page, address, against_bots("bluff", 4, {}))
    stage.open(before)
    stage.send(after)
    page.wait_for_function("() => undertable.cue.value?.name === 'cups'")
    page.locator(".pit").click()
    page.wait_for_selector(".verdict")
    assert page.evaluate("() => undertable.behind.value")
    page.locator(".onward").click()
    page.wait_for_function("() => !undertable.behind.value")
    assert page.evaluate("() => undertable.shown.value.version") == 2
    page.context.close()


def test_who_looks_away_is_where_the_table_is(browser: Browser, address: str) -> None:
    before, after, _ = moment("bluff", 4, {}, "doubted", "away")
    page = new_page(browser, PHONE, pace="50")
    stage = Stage(page, address, against_bots("bluff", 4, {}))
    stage.open(before)
    stage.send(after)
    page.wait_for_function("() => undertable.cue.value?.name === 'cups'")
    page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    page.wait_for_function("() => !undertable.behind.value && undertable.shown.value.version === 2")
    page.context.close()


def test_who_comes_back_is_not_shown_old_news_again(browser: Browser, address: str) -> None:
    _, after, told = moment("bluff", 4, {}, "doubted", "back")
    page = new_page(browser, PHONE, pace="50")
    stage = Stage(page, address, against_bots("bluff", 4, {}))
    stage.open(after)
    assert page.evaluate("() => undertable.cue.value") is None
    assert page.evaluate("() => undertable.log.value.length") == len(told)
    page.context.close()


def test_a_bid_may_be_answered_while_it_is_being_said(browser: Browser, address: str) -> None:
    """The last beat holds only the next update back, never the own decision."""
    for seed in range(30):
        before, after, _ = moment("bluff", 2, {}, "bidden", f"answer {seed}")
        if after.legal:
            break
    page = new_page(browser, PHONE, pace="50")
    stage = Stage(page, address, against_bots("bluff", 2, {}))
    stage.open(before)
    stage.send(after)
    page.locator(".hand .danger").click()
    assert stage.commands[-1]["move"] == {"move": "doubt"}
    stage.send(update_after(after))
    page.wait_for_function("() => undertable.shown.value.version === 3")
    page.context.close()


def test_a_dutch_bid_on_one_begins_with_one_accent(browser: Browser, address: str) -> None:
    said = (moment("bluff", 2, {"dice": 1}, "bidden", f"one {seed}") for seed in range(200))
    ones = [Bidden(seat, 1, 4) for seat in range(2)]
    before, after, _ = next(bid for bid in said if any(one in bid[2] for one in ones))
    page = new_page(browser, PHONE, pace="50", locale="nl")
    stage = Stage(page, address, against_bots("bluff", 2, {"dice": 1}))
    stage.open(before)
    stage.send(after)
    page.wait_for_selector(".bubble >> text=Eén 4!")
    page.context.close()


def update_after(one: Any) -> dict[str, Any]:
    """The same table again, a version on."""
    return {**msgspec.to_builtins(one), "version": 3, "events": []}


PRISON = {
    "rolled": ("the die lies", lambda cue: cue["name"] == "roll" and cue["face"] is not None),
    "moved": ("they walk", lambda cue: cue["name"] == "step"),
    "got": ("the cards are turned", lambda cue: cue["name"] == "got"),
    "dug": ("the tunnel is longer", lambda cue: cue["name"] == "dug"),
    "struck": ("the card is down", lambda cue: cue["name"] == "fight" and cue.get("slam")),
    "fightlost": ("one gives in", lambda cue: cue["name"] == "fight" and cue.get("verdict")),
    "cooperated": ("one hands over", lambda cue: cue["name"] == "fight" and cue.get("prize")),
    "gathered": ("the hands are gathered", lambda cue: cue["name"] == "seen"),
    "exchanged": ("the hands meet", lambda cue: cue["name"] == "seen"),
    "escaped": ("the wall breaks", lambda cue: cue["name"] == "free"),
}
"""The moments of a prison: the event that makes each, and the cue from which on it may be told."""
ANSWERS = ("struck", "fightlost", "cooperated")
WAITED = {"rolled": "roll", "dug": "dig", **dict.fromkeys(ANSWERS, "fight")}
"""What is seen of a moment before anything is told of it, if somebody else makes it."""


def in_prison(
    browser: Browser, address: str, way: str, event: str
) -> tuple[list[dict[str, Any]], list[str], list[object]]:
    """The page through an update of a prison: what it showed, its log now, what was told."""
    options = {"teams": True} if event == "exchanged" else {}
    if event == "escaped":
        before, after, told = last_moment("dig", 6, "easy")
    else:
        before, after, told = moment("dig", 4, options, event, f"prison {event}")
    page = new_page(browser, DESKTOP if event in {"dug", "struck"} else PHONE, **WAYS[way])
    stage = Stage(page, address, against_bots("dig", len(before.view.convicts), options))  # type: ignore[attr-defined]
    stage.open(before)
    record(page)
    stage.send(after)
    if way == "skipped":
        page.wait_for_function("() => undertable.cue.value || undertable.shown.value.version === 2")
        page.locator(".prison").dispatch_event("click")
        page.keyboard.press("Escape")
    frames = recorded(page)
    lines = page.evaluate(LINES)
    page.context.close()
    return frames, lines, list(told)


LINES = """() => [...document.querySelectorAll("#panel-log li[class^=e-]")]
  .map((line) => [line.className, line.textContent])"""


@pytest.mark.parametrize("event", PRISON)
@pytest.mark.parametrize("way", WAYS)
def test_nobody_reads_what_happens_in_a_prison_before_it_is_shown(
    browser: Browser, address: str, way: str, event: str
) -> None:
    frames, lines, told = in_prison(browser, address, way, event)
    reached = PRISON[event][1]
    at = next(i for i, frame in enumerate(frames) if _reached(frame, reached))
    sentence = next(text for name, text in lines if name.startswith(f"e-{event}"))
    for frame in frames[1:at]:
        said = " ".join([frame["text"], frame["title"], *frame["live"]])
        assert sentence not in said
        assert not frame["verbs"] or not frame["cue"]
        assert frame["plates"] == frames[0]["plates"] or event == "escaped"  # which first digs
    if way in {"with motion", "without motion"} and event in WAITED and _by_another(told, event):
        waiting = [frame["cue"]["name"] for frame in frames[1:at] if frame["cue"]]
        assert WAITED[event] in waiting
    assert sentence in " ".join([frames[-1]["text"], *(text for _, text in lines)])


def _by_another(told: list[Any], event: str) -> bool:
    return next(one.seat for one in told if type(one).__struct_config__.tag == event) != ME


def _reached(frame: dict[str, Any], reached: Any) -> bool:
    return frame["version"] == 2 or bool(frame["cue"] and reached(frame["cue"]))


@pytest.mark.parametrize("event", ANSWERS)
def test_whoever_answers_a_threat_hesitates_as_long_whatever_comes(
    browser: Browser, address: str, event: str
) -> None:
    """The card back and the dots stand there alike: nothing on the page tells which it will be."""
    frames, _, _ = in_prison(browser, address, "with motion", event)
    waiting = [f for f in frames if f["cue"] and f["cue"].get("waiting") is not None]
    assert waiting or event == "struck"  # which is the own blow
    assert all(f["cue"].keys() == {"name", "fight", "waiting", "light"} for f in waiting)
    assert all(say("dig", "page-result-blocked", "en") not in f["text"] for f in waiting[:1])


# At the border: a suitcase is opened, taken, or bought off.

CASES = {"opened": Opened, "confiscated": Confiscated}
VERDICTS_THERE = ("Fine:", "All true", "Too few", "Forfeit", "to the sheriff", "to you,")
VERDICTS_THERE += ("Wrong:", "you get")


def at_the_border(
    browser: Browser, address: str, way: str, size: dict[str, int], event: str, seed: str
) -> tuple[Page, list[dict[str, Any]], list[object]]:
    """The page from just before something happens at the desk, with everything it showed."""
    before, after, told = moment("border", 4, {}, event, seed)
    page = new_page(browser, size, **WAYS[way])
    stage = Stage(page, address, against_bots("border", 4, {}))
    stage.open(before)
    record(page)
    stage.send(after)
    if way == "skipped":
        page.wait_for_function("() => undertable.cue.value?.name")
        page.locator(".customs").click(position={"x": 5, "y": 60})
    return page, recorded(page), told


def result_of(frames: list[dict[str, Any]], reached: str) -> int:
    """The first frame in which the result is shown: by its cue, or as a whole."""
    return next(
        i
        for i, frame in enumerate(frames)
        if frame["version"] == 2 or (frame["cue"] and frame["cue"].get(reached))
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("event", CASES)
def test_nobody_reads_what_is_in_a_suitcase_before_its_cards_are_turned(
    browser: Browser, address: str, way: str, size: dict[str, int], event: str
) -> None:
    for seed in ("one", "two"):
        page, frames, told = at_the_border(browser, address, way, size, event, seed)
        happened = next(one for one in told if isinstance(one, CASES[event]))
        looked = next((one for one in told if isinstance(one, Looked)), None)
        cards = happened.cards if isinstance(happened, Opened) else looked.cards if looked else ()
        result = result_of(frames, "verdict")
        telling = [word for word in VERDICTS_THERE if word not in frames[0]["text"]]
        for frame in frames[1:result]:
            said = " ".join([frame["text"], frame["title"], *frame["live"]])
            assert not [word for word in telling if word in said]
            assert frame["numbers"] in ([], frames[0]["numbers"]), "the money moved too early"
            assert not frame["choices"] or not frame["cue"]
            assert frame["log"] <= frames[0]["log"] + 1, "more than the end of the talk is told"
        if way != "at once":
            _turned_one_by_one(frames[:result], list(cards))
            assert any(frame["cue"] and frame["cue"].get("verdict") for frame in frames)
        page.context.close()


def _turned_one_by_one(frames: list[dict[str, Any]], cards: list[int]) -> None:
    """Only a card that has been turned is in the page; those that are wrong come last."""
    cues = [frame["cue"] for frame in frames if frame["cue"] and frame["cue"]["name"] == "case"]
    assert cues[0]["lid"] == "shut"
    assert not cues[0]["cards"]
    for cue in cues:
        if cue["lid"] != "open":
            assert not cue["turned"]
        goods = [card["good"] for card in cue["turned"]]
        assert all(goods.count(good) <= cards.count(good) for good in goods)
        wrong = [card["wrong"] for card in cue["turned"]]
        assert wrong == sorted(wrong)
    turned = [len(cue["turned"]) for cue in cues]
    assert turned == sorted(turned)


@pytest.mark.parametrize("way", WAYS)
def test_a_bribe_is_paid_before_it_is_counted(browser: Browser, address: str, way: str) -> None:
    page, frames, told = at_the_border(browser, address, way, PHONE, "bribed", "paid")
    assert any(isinstance(one, Bribed) for one in told)
    coins = [f for f in frames if f["cue"] and f["cue"]["name"] == "coins"]
    for frame in coins:
        assert frame["numbers"] == frames[0]["numbers"]
        assert "Agreed" not in frame["text"]
    assert coins or way == "at once"
    page.context.close()


@pytest.mark.parametrize("way", ["with motion", "without motion", "skipped"])
def test_the_final_sale_is_called_good_by_good(browser: Browser, address: str, way: str) -> None:
    page, frames, _ = at_the_border(browser, address, way, PHONE, "called", "sale")
    rows = [f["text"].count("≤") for f in frames if f["version"] == 1]
    assert rows == sorted(rows), "a good was taken back"
    for frame in frames:
        if frame["version"] == 1 and frame["text"].count("≤") < 6:
            assert "wins with" not in frame["text"]
            assert "won" not in frame["title"]
    page.context.close()
