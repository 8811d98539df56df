"""Languages and screen readers."""

import random

import pytest
from browsing import (
    DESKTOP,
    PHONE,
    choose,
    faults,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser

GAMES = ("bluff", "border", "smugglers", "dig")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Play now"), ("de", "Jetzt spielen"), ("nl", "Nu spelen")]
)
def test_the_page_speaks_the_language_of_the_browser(
    browser: Browser, address: str, lang: str, words: str
) -> None:
    page = new_page(browser, PHONE, locale=lang)
    page.goto(address)
    page.locator("button", has_text=words).first.wait_for()
    assert page.evaluate("() => document.documentElement.lang") == lang
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_running_game_changes_with_the_language(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, game, seats=3)
    start_with_bots(page)
    play_until_my_move(page)
    said = set()
    for lang in ("en", "de", "nl"):
        page.locator(".bar button").last.click()
        page.locator(f"dialog button[lang={lang}]").click()
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        page.keyboard.press("Escape")
        said.add(page.locator(".now").inner_text())
        text = page.locator("body").inner_text()
        assert "{$" not in text
        assert f"{game}-" not in text
    assert len(said) == 3
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_screens_around_a_game(
    browser: Browser, address: str, scheme: str
) -> None:
    page = new_page(browser, PHONE, color_scheme=scheme)
    for path in ("/", "/new/bluff", "/rules/bluff", "/t/nosuchtable1"):
        page.goto(address + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path
    open_table(page, address, "bluff", seats=3)
    page.wait_for_selector(".qr path[d^=M]")
    assert faults(page) == [], "lobby"
    guest = new_page(browser, PHONE, color_scheme=scheme)
    guest.goto(page.locator("#link").input_value())
    guest.wait_for_selector("form button:enabled")
    assert faults(guest) == [], "door"
    guest.context.close()
    page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_tables(
    browser: Browser, address: str, game: str, scheme: str
) -> None:
    page = new_page(browser, PHONE if scheme == "light" else DESKTOP, color_scheme=scheme)
    open_table(page, address, game, seats=3)
    start_with_bots(page)
    dice = random.Random(4)
    for _ in range(3 if scheme == "light" else 1):
        play_until_my_move(page)
        if is_over(page):
            break
        page.mouse.move(0, 0)
        assert faults(page) == [], page.locator(".now").inner_text()
        choose(page, dice)
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "menu"
    page.keyboard.press("Escape")
    page.goto(f"{page.url}?screen=1")
    page.wait_for_selector(".screen .board")
    assert faults(page) == [], "screen"
    page.context.close()


def test_axe_finds_nothing_at_the_end_and_in_the_replay(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, "bluff", seats=2, dice=1)
    start_with_bots(page)
    play_to_the_end(page)
    assert faults(page) == [], "end"
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".replay .board")
    assert faults(page) == [], "replay"
    page.locator("select").select_option("all")
    page.wait_for_selector(".board-all")
    assert faults(page) == [], "replay, all eyes"
    page.context.close()
