"""Each game is played to its end through the page on a phone; test_leaks.py does it on a desk."""

import pytest
from browsing import PHONE, new_page, open_table, play_to_the_end, start_with_bots
from playwright.sync_api import Browser

SHORT: dict[str, dict[str, object]] = {
    "bluff": {"dice": 2},
    "border": {"rounds": 1},
    "smugglers": {"turn_limit": 15},
    "dig": {"turn_limit": 5},
}
"""Options that keep a whole game short."""


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_against_bots_on_a_phone(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    play_to_the_end(page)
    assert page.locator(".scores li").count() == 3
    assert page.evaluate("() => globalThis.broken ?? null") is None
    page.context.close()


def test_play_now_takes_one_tap_to_the_first_decision(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    page.goto(address)
    page.locator(".game[data-game=bluff] .go .primary").click()
    page.wait_for_selector(".table .bidrow .primary")
    page.context.close()
