"""The game in docs/adding-a-game.md is played in the browser, with nothing but its one folder."""

from pathlib import Path

import pytest
from browsing import DESKTOP, PHONE, new_page, open_table, play_to_the_end
from browsing import start_with_bots as start
from playwright.sync_api import Browser
from processes import ServerProcess, running

from tutorial import house_with_the_game


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (DESKTOP, "de")])
def test_it_is_played_in_the_browser(
    browser: Browser, tmp_path: Path, size: dict[str, int], lang: str
) -> None:
    class House(ServerProcess):
        path = str(house_with_the_game(tmp_path / "house"))

    with running(str(tmp_path / "db"), tmp_path / "log", House) as server:
        page = new_page(browser, size, locale=lang)
        page.goto(f"{server.address}/rules/coin")
        page.wait_for_selector("text=A coin that only one of you sees.")
        open_table(page, server.address, "coin", seats=2)
        start(page)
        for words in ("Say heads", "Say tails"):
            page.get_by_role("button", name=words).wait_for()
        play_to_the_end(page)
        assert page.locator(".scores li").count() == 2
        assert page.evaluate("() => globalThis.broken ?? null") is None
        page.context.close()
