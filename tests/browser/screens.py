"""Pictures of every screen, phone and desktop, into docs/screens: `make screens`."""

from __future__ import annotations

import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from browsing import (
    DESKTOP,
    PHONE,
    ROOT,
    choose,
    chromium,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page
from processes import running
from test_lessons import do_as_advised, learn

FOLDER = ROOT / "docs/screens"
TABLES = {"bluff": 5, "border": 4, "smugglers": 4, "dig": 3}
LESSONS = {"bluff": 3, "border": 8, "smugglers": 9, "dig": 8}
"""The step of each lesson that is pictured."""
SIZES = {"phone": (PHONE, "light", "en"), "desktop": (DESKTOP, "dark", "de")}
SCREEN = {"width": 1600, "height": 900}


def shot(page: Page, size: str, name: str, whole: bool = False) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    path = FOLDER / f"{name}-{size}.jpg"
    page.screenshot(path=path, type="jpeg", quality=80, full_page=whole)
    sys.stdout.write(f"{path.relative_to(ROOT)}\n")


def around(browser: Browser, address: str, size: str) -> None:
    page = _page(browser, size)
    page.goto(address)
    page.wait_for_selector(".game")
    shot(page, size, "start", whole=True)
    page.goto(f"{address}/new/border")
    page.wait_for_selector("#option-rounds", state="attached")
    page.locator("details summary").click()
    shot(page, size, "new-table", whole=True)
    open_table(page, address, "bluff", 3, dice=3)
    page.wait_for_selector(".qr path[d^=M]")
    shot(page, size, "lobby", whole=True)
    guest = _page(browser, size)
    guest.goto(page.locator("#link").input_value())
    guest.wait_for_selector("form button:enabled")
    shot(guest, size, "door")
    start_with_bots(page)
    play_until_my_move(page)
    page.locator(".bar button").last.click()
    shot(page, size, "menu")
    page.keyboard.press("Escape")
    play_to_the_end(page)
    shot(page, size, "end", whole=True)
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".replay .board")
    page.locator("input[type=range]").fill("8")
    shot(page, size, "replay", whole=True)
    page.goto(f"{address}/rules/bluff")
    page.wait_for_selector(".prose h2")
    shot(page, size, "rules")
    page.context.close()
    guest.context.close()


def at_a_table(browser: Browser, address: str, size: str, game: str) -> None:
    """The first few kinds of decision of a game, each once."""
    page = _page(browser, size)
    open_table(page, address, game, TABLES[game])
    start_with_bots(page)
    seen: set[str] = set()
    dice = random.Random(11)
    for _ in range(60):
        play_until_my_move(page)
        if is_over(page) or len(seen) == 4:
            break
        view = "() => undertable.shown.value.view.phase ?? undertable.shown.value.view.decision"
        phase = page.evaluate(view)
        if phase not in seen:
            seen.add(phase)
            shot(page, size, f"{game}-{phase}")
        choose(page, dice)
    if size == "desktop":
        page.set_viewport_size(SCREEN)  # type: ignore[arg-type]
        page.goto(f"{page.url}?screen=1")
        page.wait_for_selector(".screen .board")
        shot(page, "screen", game)
    page.context.close()


def in_a_lesson(browser: Browser, address: str, size: str, game: str) -> None:
    """A step in the middle of a game's lesson."""
    page = _page(browser, size)
    learn(page, address, game)
    for _ in range(LESSONS[game] - 1):
        do_as_advised(page)
    shot(page, size, f"lesson-{game}")
    page.context.close()


def _page(browser: Browser, size: str) -> Page:
    viewport, scheme, lang = SIZES[size]
    return new_page(browser, viewport, color_scheme=scheme, locale=lang)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(chromium())
        server = stack.enter_context(
            running(str(folder / "tables.db"), folder / "log", host="127.0.0.1")
        )
        for size in SIZES:
            around(browser, server.address, size)
            for game in TABLES:
                at_a_table(browser, server.address, size, game)
                in_a_lesson(browser, server.address, size, game)


if __name__ == "__main__":
    main()
