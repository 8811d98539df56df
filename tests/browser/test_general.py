"""The table for any game: all of them can be played on it, by finger, by keyboard and by ear."""

import random

import pytest
from browsing import (
    DESKTOP,
    MY_MOVE,
    PHONE,
    faults,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    start_with_bots,
)
from playwright.sync_api import Browser, Page
from test_whole_games import SHORT

OFFERED = """() => [...document.querySelectorAll('.offers button')]
  .every((button) => button.innerText !== '…')"""
OWN = ".board:not(:has(.general))"
each_game = pytest.mark.parametrize("game", SHORT)


def plain_page(browser: Browser, size: dict[str, int], **settings: object) -> Page:
    page = new_page(browser, size, **settings)
    page.context.add_init_script("localStorage['undertable.plain'] = 'on'")
    return page


@each_game
def test_a_whole_game_is_played_on_the_general_table_on_a_phone(
    browser: Browser, address: str, game: str
) -> None:
    page = plain_page(browser, PHONE)
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    assert page.locator(".board .general").count() == 1
    play_to_the_end(page)
    assert page.locator(".scores li").count() == 3
    assert page.evaluate("() => globalThis.broken ?? null") is None
    page.context.close()


@each_game
def test_every_move_is_offered_in_words_of_the_own_language(
    browser: Browser, address: str, game: str
) -> None:
    """No name of a field, no message key, no hole where a word should stand."""
    page = plain_page(browser, DESKTOP, locale="nl")
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    dice = random.Random(3)
    for _ in range(12):
        page.wait_for_function(MY_MOVE)
        if is_over(page):
            break
        page.wait_for_function(OFFERED)
        offers = page.locator(".offers [role=group] > button, .offer > button")
        for words in (*offers.all_inner_texts(), *page.locator(".log li").all_inner_texts()):
            assert words.strip()
            assert "{" not in words
            assert not words.startswith(("move-", "event-"))
        ready = offers.locator("visible=true").and_(page.locator("button:enabled"))
        if ready.count():
            ready.nth(dice.randrange(ready.count())).click()
        else:
            page.locator(".kinds button[aria-label$='+1']:enabled").first.click()
    page.context.close()


@each_game
def test_the_general_table_has_no_fault_that_axe_finds(
    browser: Browser, address: str, game: str
) -> None:
    page = plain_page(browser, DESKTOP)
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    page.wait_for_function(MY_MOVE)
    page.wait_for_function(OFFERED)
    assert faults(page) == []
    page.context.close()


def test_it_is_played_by_keyboard_alone(browser: Browser, address: str) -> None:
    page = plain_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=3, dice=1)
    start_with_bots(page)
    for _ in range(60):
        page.wait_for_function(MY_MOVE, timeout=60_000)
        if is_over(page):
            break
        at = page.evaluate("() => undertable.shown.value.version")
        page.locator(".hand").focus()
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('.offers button:not(.icon)')"):
                break
        page.keyboard.press("Enter")
        page.wait_for_function("at => undertable.shown.value.version > at", arg=at)
    assert is_over(page)
    page.context.close()


def test_whoever_likes_it_plain_turns_it_on_and_off(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, "bluff", seats=2)
    start_with_bots(page)
    page.wait_for_selector(OWN)
    for found in (".board .general", OWN):
        page.locator(".bar button[aria-haspopup=dialog]").click()
        page.get_by_label("Plain table").click()
        page.keyboard.press("Escape")
        page.wait_for_selector(found)
    page.context.close()
