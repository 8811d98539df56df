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
from stage import Stage, against_bots, decisions, update
from test_whole_games import SHORT

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
        said.add(page.locator("p.now").inner_text())
        text = page.locator("body").inner_text()
        assert "{$" not in text
        assert f"{game}-" not in text
    assert len(said) == 3
    page.context.close()


HEARD = """() => ({
  live: document.querySelector(".sr[aria-live]").textContent.trim(),
  told: undertable.moment.value.length,
  lasting: undertable.log.value.length,
  lines: document.querySelectorAll("#panel-log li[class^=e-]").length,
  nameless: [...document.querySelectorAll("button")]
    .filter((b) => b.checkVisibility() && !(b.ariaLabel ?? b.textContent).trim())
    .map((b) => b.outerHTML),
  odd: document.body.innerText.match(/.*(\\{\\$|undefined|NaN|\\[object|refusal-).*/g) ?? [],
})"""


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("game", SHORT)
def test_every_event_is_said_and_every_choice_has_a_name(
    browser: Browser, address: str, game: str, lang: str
) -> None:
    page = new_page(browser, DESKTOP, locale=lang)
    stage = Stage(page, address, against_bots(game, 3, SHORT[game]))
    for version, (state, told) in enumerate(decisions(game, 3, SHORT[game], lang), 1):
        now = update(state, version, told)
        stage.show(now) if version > 1 else stage.open(now)
        heard = page.evaluate(HEARD)
        assert heard["live"] or not heard["told"]
        assert heard["lines"] == heard["lasting"]
        assert heard["nameless"] == heard["odd"] == []
    page.context.close()
