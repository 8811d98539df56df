"""Looking back: from the end of a game through its review to another ending, and back."""

import pytest
from browsing import (
    DESKTOP,
    PHONE,
    faults,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page

WIDER = "() => document.documentElement.scrollWidth - innerWidth"
SPOKEN = "() => document.querySelector('.curve').getAttribute('aria-valuetext')"
ASK = """async (table) => {
  const token = undertable.visits.value.find(({ id }) => id === table).token;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ at: 0, name: "Mia" });
  const seen = await fetch(`/api/tables/${table}/review`, { headers });
  const forked = await fetch(`/api/tables/${table}/fork`, { method: "POST", headers, body });
  return [(await seen.json()).code, (await forked.json()).code];
}"""
WORDS = {"en": "Decision 1 of", "de": "Entscheidung 1 von", "nl": "Beslissing 1 van"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("lang", WORDS)
def test_a_game_is_looked_back_at_and_played_on_from(
    browser: Browser, address: str, lang: str, size: dict[str, int]
) -> None:
    page = new_page(browser, size, locale=lang)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, address, "bluff", seats=2, dice=2)
    start_with_bots(page)
    play_until_my_move(page)
    _nothing_is_there(page, asked)
    play_to_the_end(page)
    page.locator(".over a[href^='/replay/']").click()
    page.locator("main a[href^='/review/']").click()
    page.wait_for_selector("main progress, .curve")
    page.go_back()
    page.go_back()
    page.locator(".over a[href^='/review/']").click()
    _scrub(page, lang)
    assert faults(page) == []
    _fits(page)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    _share(browser, page)
    _over_many_games(page)
    _practise(page)
    _fork(page)
    _nothing_is_there(page, [])
    play_to_the_end(page, seed=2)
    assert page.locator(".endings .ending").count() == 2
    assert faults(page, ".endings") == []
    page.locator(".endings a").click()
    page.wait_for_selector(".curve")
    assert page.evaluate("() => globalThis.broken") is None
    page.context.close()


def _nothing_is_there(page: Page, asked: list[str]) -> None:
    """While a game is on, no review and no fork of it exist for anybody."""
    assert page.locator("a[href*='review']").count() == 0
    assert [url for url in asked if "eview" in url] == []
    table = page.evaluate("() => undertable.table.value.id")
    assert page.evaluate(ASK, table) == ["not_over", "not_over"]


def _scrub(page: Page, lang: str) -> None:
    """By keyboard; a screen reader says where one is."""
    page.wait_for_selector(".curve", timeout=120_000)
    page.locator(".curve").focus()
    page.keyboard.press("Home")
    page.wait_for_function(f"() => ({SPOKEN})().startsWith('{WORDS[lang]} ')")
    first = page.evaluate(SPOKEN)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"(first) => ({SPOKEN})() !== first", arg=first)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"(first) => ({SPOKEN})() === first", arg=first)
    page.keyboard.press("End")
    page.wait_for_selector(".saw .eyes")
    page.wait_for_selector(".options .made")
    page.wait_for_selector(".likely .way.true")
    shown = page.locator("main").inner_text()
    assert [word for word in ("review-", "why-", "belief-", "undefined") if word in shown] == []


def _fits(page: Page) -> None:
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(WIDER) <= 0, size


def _share(browser: Browser, page: Page) -> None:
    """Whoever has the link sees the same decision on a device of their own; an id opens nothing."""
    link = page.locator("#review-link").input_value()
    spoken = page.evaluate(SPOKEN)
    other = new_page(browser, PHONE, locale=page.evaluate("() => navigator.language"))
    other.goto(link)
    other.wait_for_selector(".curve")
    assert other.evaluate(SPOKEN) == spoken
    other.context.close()
    other = new_page(browser, PHONE)
    other.goto(link.partition("#")[0])
    other.wait_for_selector("main .notice.bad, main [role=alert]")
    assert other.locator(".curve").count() == 0
    other.context.close()


def _over_many_games(page: Page) -> None:
    """One game says nothing about anybody, and that is said; the way back leads here again."""
    page.locator("main a[href='/habits']").click()
    page.wait_for_selector(".habits .portraits li p")
    assert page.locator(".habits .worths li").count() == 0
    assert page.evaluate(WIDER) <= 0
    assert faults(page) == []
    page.go_back()
    page.wait_for_selector(".curve")


def _practise(page: Page) -> None:
    """A decision is asked again, and nothing is told before the answer."""
    page.locator("[aria-labelledby=review-players] .between button").click()
    page.wait_for_selector(".drill .choices")
    assert page.locator(".drill :is(.options, .likely)").count() == 0
    page.locator(".drill .choices button").first.click()
    page.wait_for_selector(".drill .options .made")
    page.locator(".drill .row.judgement button").last.click()
    page.wait_for_selector(".curve")


def _fork(page: Page) -> None:
    page.locator(".curve").focus()
    page.keyboard.press("Home")
    page.locator(".playon .primary").click()
    page.wait_for_selector(".table .forkmark")


@pytest.mark.parametrize("game", ["bluff", "border", "smugglers", "dig"])
def test_positions_that_come_with_a_game_are_practised(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, PHONE)
    page.goto(f"{address}/new/{game}/practise")
    page.locator(".drill .choices button").first.click()
    page.wait_for_selector(".drill .options .made")
    page.wait_for_selector(".drill .saw .eyes")
    assert page.evaluate(WIDER) <= 0
    assert faults(page) == []
    page.context.close()
