"""The page keeps nothing that its seat may not know; test_whole_games.py sees what it receives."""

import random

from browsing import (
    DESKTOP,
    MY_MOVE,
    choose,
    is_over,
    new_page,
    open_table,
    start_with_bots,
)
from playwright.sync_api import Browser

HOLDS = """() => ({
  storage: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
  log: undertable.log.value.map((line) => line.event.event),
  events: undertable.shown.value.events.length,
})"""
REMEMBERED = {f"undertable.{key}" for key in ("pace", "name", "tables", "language")}


def test_the_page_keeps_nothing_of_what_was_shown_for_a_moment(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "smugglers", seats=3, turn_limit=6)
    start_with_bots(page)
    dice = random.Random(1)
    for _ in range(25):
        page.wait_for_function(MY_MOVE, timeout=60_000)
        holds = page.evaluate(HOLDS)
        assert set(holds["storage"]) <= REMEMBERED
        assert set(holds["log"]) <= {"ended", "said"}
        assert holds["events"] == 0
        if is_over(page):
            break
        choose(page, dice)
    page.context.close()


def test_a_shown_card_is_turned_down_though_nobody_moves(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "smugglers", seats=3)
    start_with_bots(page)
    page.wait_for_function(MY_MOVE)
    page.locator(".hand button.primary").click()
    page.wait_for_function("() => undertable.shown.value.view.open?.seat === 2")
    page.wait_for_selector(".shown")
    page.wait_for_selector(".shown", state="detached")
    assert page.evaluate("() => undertable.shown.value.view.open.seat") == 2
    page.context.close()


def test_no_other_dice_are_drawn_while_cups_are_down(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=3)
    start_with_bots(page)
    for _ in range(4):
        page.wait_for_function(MY_MOVE)
        if page.evaluate("() => !undertable.shown.value.view.bid"):
            page.locator(".hand .primary").click()
            continue
        assert page.locator(".dicerow").count() == 0
        assert page.locator(".pit .own .die").count() == page.evaluate(
            "() => undertable.shown.value.view.cup.length"
        )
        page.locator(".hand .primary, .hand .danger").first.click()
    page.context.close()
