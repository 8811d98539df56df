"""Bluff on the page: the red die covers no bid, and every die laid out is in sight."""

from typing import Any

import msgspec
import pytest
from browsing import new_page
from playwright.sync_api import Browser, Page
from stage import Stage, against_bots, decisions, kind_of, update
from test_layout import SIZES

LAYING: dict[str, object] = {"laying_out": True}
STAR = 6
BIDS = [(count, 2) for count in range(1, 21)] + [(count, STAR) for count in range(1, 11)]
PUT = """(view) => {
  const { shown } = undertable;
  shown.value = { ...shown.value, view, legal: null };
}"""
COVERED = """() => {
  const boxOf = (e) => e.getBoundingClientRect();
  const [die, ...words] = [".marker:not(.ghost) svg", ".times", ".whose", ".graveyard"]
    .map((one) => document.querySelector(one)).filter(Boolean).map((e) => [e, boxOf(e)]);
  return words.filter(([, one]) => one.left < die[1].right - 2 && die[1].left < one.right - 2
      && one.top < die[1].bottom - 2 && die[1].top < one.bottom - 2)
    .map(([e]) => e.className);
}"""
OUTSIDE = """() => [...document.querySelectorAll(".players svg")]
  .map((e) => e.getBoundingClientRect())
  .filter(({ left, right }) => left < 0 || right > innerWidth).length"""


def told(browser: Browser, address: str, seats: int = 4) -> tuple[Page, dict[str, Any]]:
    page = new_page(browser, locale="de")
    stage = Stage(page, address, against_bots("bluff", seats, LAYING))
    state, heard = next(
        (state, heard)
        for state, heard in decisions("bluff", seats, LAYING, "tavern")
        if kind_of("bluff", state) == "bid doubt"
    )
    stage.open(update(state, 1, heard))
    return page, msgspec.to_builtins(state.view(0))


def put(page: Page, view: dict[str, Any]) -> None:
    page.evaluate(PUT, view)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def test_the_red_die_covers_no_bid_wherever_it_lies(browser: Browser, address: str) -> None:
    page, view = told(browser, address)
    found = {}
    for size in SIZES:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        for count, face in BIDS:
            put(page, {**view, "bid": {"move": "bid", "count": count, "face": face}})
            if covered := page.evaluate(COVERED):
                found[f"{size}: {count} of {face}"] = covered
    assert found == {}
    page.context.close()


def test_all_dice_that_are_laid_out_are_in_sight(browser: Browser, address: str) -> None:
    page, view = told(browser, address)
    put(page, {**view, "laid": [[1, 2, 3, STAR]] * 4, "cups": [1] * 4, "dice": [5] * 4})
    found = {}
    for size in SIZES:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        assert page.locator(".players :is(.laid, .cupcount) .die").count() >= 12
        if outside := page.evaluate(OUTSIDE):
            found[size] = outside
    assert found == {}
    page.context.close()


LARGE = """() => Math.min(...[...document.querySelectorAll(".raised .die")]
  .map((e) => e.getBoundingClientRect().width)) / innerWidth"""


def test_dice_that_lie_open_are_as_large_as_the_felt_allows(browser: Browser, address: str) -> None:
    """A room reads from its sofa how a round ended."""
    page, view = told(browser, address)
    bid = {"move": "bid", "count": 7, "face": 2}
    dice = [[1, 2, 2, 3, STAR]] * 4
    raised = {"bid": bid, "bidder": 1, "doubter": 2, "actual": 12, "dice": dice, "lost": [0] * 4}
    put(page, {**view, "bid": None, "bidder": None, "raised": raised, "round": 2})
    for size, share in {"phone": 0.07, "desk": 0.024, "large desk": 0.024}.items():
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        assert page.evaluate(LARGE) > share
    page.context.close()


CUT = """() => {
  const rows = document.querySelector(".raised");
  const box = rows.getBoundingClientRect();
  const out = [...rows.querySelectorAll(".litdie, .litdie b, .note, p")].filter((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return e.checkVisibility()
      && (left < box.left || right > box.right + 1 || top < box.top || bottom > box.bottom + 1);
  });
  return [rows.scrollHeight - rows.clientHeight > 1 && "scrolls", ...out.map((e) => e.className)]
    .filter(Boolean);
}"""


@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_of_a_count_is_cut_off_on_a_phone(
    browser: Browser, address: str, seats: int
) -> None:
    page, view = told(browser, address, seats)
    dice = [[1, 2, 2, 3, STAR]] * seats
    bid = {"move": "bid", "count": 20, "face": 2}
    cups = {"name": "cups", "bid": bid, "bidder": 0, "doubter": 1, "counted": 9, "verdict": None}
    raised = {"bid": bid, "bidder": 0, "doubter": 1, "actual": 3 * seats, "dice": dice}
    lost = [5] + [0] * (seats - 1)
    found = {}
    for size in ("phone", "short phone", "phone on its side"):
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.evaluate(
            "cue => (undertable.cue.value = cue)", {**cups, "dice": dict(enumerate(dice))}
        )
        put(page, {**view, "bid": bid, "bidder": 0, "raised": None})
        counting = page.evaluate(CUT)
        page.evaluate("() => (undertable.cue.value = null)")
        put(page, {**view, "bid": None, "bidder": None, "raised": {**raised, "lost": lost}})
        if cut := counting + page.evaluate(CUT):
            found[size] = cut
    assert found == {}
    page.context.close()
