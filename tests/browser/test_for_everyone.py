"""Languages and screen readers."""

import pytest
from browsing import (
    DESKTOP,
    PHONE,
    new_page,
    open_table,
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
