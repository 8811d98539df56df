"""Nothing but the keyboard: from the start page to the end of every game."""

import random

import pytest
from browsing import DESKTOP, MY_MOVE, is_over, new_page
from playwright.sync_api import Browser, Page
from test_whole_games import SHORT

REACH = 40
"""So many presses of Tab are the most that anything may be away."""

AT = "wanted => !!document.activeElement?.matches(wanted)"
NOWHERE = "() => document.activeElement === document.body"
WANT = """([share, die]) => {
  const all = [...document.querySelectorAll('.hand button:enabled, .board button:enabled')];
  const seen = all.filter((button) => button.checkVisibility());
  const main = seen.filter((button) => button.matches('.primary, .danger'));
  const among = main.length && share < 0.6 ? main : seen;
  globalThis.wanted = among[Math.floor(die * among.length)];
  return !!globalThis.wanted;
}"""
WAY = """() => {
  const { wanted, document: { activeElement: here } } = globalThis;
  if (!wanted.isConnected || here === wanted) return null;
  const group = wanted.tabIndex < 0 && wanted.closest('[role=group]');
  if (group && group.contains(here)) return 'ArrowRight';
  const before = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? 'Shift+Tab' : 'Tab';
}"""


def _tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    for _ in range(REACH):
        page.keyboard.press(key)
        if page.evaluate(AT, wanted):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def _open_table(page: Page, address: str, game: str) -> None:
    """From the start page to a lobby for as few as may play, with short options."""
    page.goto(address)
    page.wait_for_selector(".game")
    _tab_to(page, f"a[href='/new/{game}']")
    page.keyboard.press("Enter")
    page.wait_for_selector("input[name=name]")
    _tab_to(page, "input[name=name]")
    page.keyboard.type("Mia")
    _tab_to(page, "fieldset button:first-child")
    page.keyboard.press("Space")
    _tab_to(page, "summary")
    page.keyboard.press("Enter")
    for name, value in SHORT[game].items():
        _tab_to(page, f"#option-{name}")
        page.keyboard.type(str(value))
    page.keyboard.press("Enter")
    page.wait_for_selector(".seats")


def _start_with_bots(page: Page) -> None:
    _tab_to(page, "main section:last-of-type > button:not(.primary)")
    page.keyboard.press("Enter")
    page.wait_for_selector("button.primary.big:enabled")
    _tab_to(page, "button.primary.big")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .board")


def _press_something(page: Page, dice: random.Random) -> None:
    """Go to a choice with Tab, Shift+Tab and arrows, as long as it is offered, and press it."""
    if not page.evaluate(WANT, [dice.random(), dice.random()]):
        return
    for _ in range(REACH):
        if not (key := page.evaluate(WAY)):
            page.keyboard.press(dice.choice(("Enter", "Space")))
            return
        page.keyboard.press(key)
    raise AssertionError(page.evaluate("() => `far away: ${globalThis.wanted.outerHTML}`"))


@pytest.mark.parametrize("game", SHORT)
def test_the_keyboard_alone_plays_from_the_start_page_to_the_end(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, DESKTOP)
    _open_table(page, address, game)
    asked = page.evaluate("() => undertable.table.value.options")
    assert SHORT[game].items() <= asked.items()
    _start_with_bots(page)
    dice = random.Random(5)
    for _ in range(600):
        page.wait_for_function(MY_MOVE, timeout=60_000)
        assert not page.evaluate(NOWHERE)
        if is_over(page):
            break
        _press_something(page, dice)
    page.wait_for_selector(".over")
    _tab_to(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".replay .board")
    assert not page.evaluate(NOWHERE)
    page.context.close()
