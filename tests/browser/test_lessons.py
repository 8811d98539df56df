"""Each game's lesson is learned through the page, and can be left."""

import pytest
from browsing import PHONE, faults, new_page, play_until_my_move
from playwright.sync_api import Browser, Page

from undertable.core.lesson import Lesson
from undertable.games import all_games

GAMES = sorted(all_games())
ADVISED = """() => {
  const { shown, pending, behind } = undertable;
  return !!shown.value?.lesson?.say && !pending.value && !behind.value;
}"""
HINT = "() => undertable.shown.value.lesson"
REACHABLE = """() => {
  const box = document.querySelector(".hand").getBoundingClientRect();
  const coach = document.querySelector(".coach").getBoundingClientRect();
  return box.bottom <= innerHeight + 1 && coach.bottom < box.top;
}"""


def lesson_of(game: str) -> Lesson:
    lesson = all_games()[game].lesson
    assert lesson is not None
    return lesson


def learn(page: Page, address: str, game: str) -> None:
    """One tap on the start page."""
    page.goto(address)
    page.locator(f".game[data-game={game}] button.quiet").click()
    page.wait_for_function(ADVISED)


def do_as_advised(page: Page) -> None:
    page.locator(".coach.lesson button.primary:enabled").click()
    page.wait_for_function(ADVISED)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_to_its_end_on_a_phone(
    browser: Browser, address: str, game: str
) -> None:
    page, lesson = new_page(browser, PHONE), lesson_of(game)
    learn(page, address, game)
    texts = set()
    for step in range(1, lesson.steps + 1):
        assert page.evaluate(HINT)["step"] == step
        assert page.evaluate(REACHABLE), f"step {step}"
        texts.add(page.locator(".coach p").inner_text())
        do_as_advised(page)
    assert page.evaluate(HINT)["move"] is None
    assert len(texts) == lesson.steps
    if lesson.ends:
        page.wait_for_selector(".over")
        page.locator(".coach.lesson button.primary").click()
        page.wait_for_function("() => undertable.table.value?.lesson === false")
        play_until_my_move(page)
    assert page.evaluate("() => globalThis.broken ?? null") is None
    page.context.close()


def test_a_short_phone_shows_beside_the_coach_whose_dice_were_counted(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, {"width": 360, "height": 640}, locale="de")
    learn(page, address, "bluff")
    do_as_advised(page)
    do_as_advised(page)
    rows = page.locator(".raised")
    assert rows.locator(".dicerow:visible").count() == 3
    assert rows.evaluate("e => e.scrollHeight - e.clientHeight") <= 1
    page.context.close()


def test_the_ordinary_controls_follow_the_lesson_as_well(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    learn(page, address, "bluff")
    for step in range(1, lesson_of("bluff").steps + 1):
        hint = page.evaluate(HINT)
        assert hint["step"] == step
        if hint["move"]["move"] == "bid":
            pick(page, hint["move"]["count"], hint["move"]["face"])
            page.locator(".bidrow .primary").click()
        else:
            page.locator(".bidrow .danger").click()
        page.wait_for_function(ADVISED)
    page.wait_for_selector(".over")
    page.context.close()


def pick(page: Page, count: int, face: int) -> None:
    """A bid, by tapping its field and then its face."""
    things = ("star", "stars") if face == 6 else ("die", "dice")
    name = f"{count} {things[count > 1]}"
    page.locator(".oval").get_by_role("button", name=name, exact=True).click()
    if face != 6:
        page.locator(".faces button:not(.step)").nth(face - 1).click()


def test_another_move_is_asked_about_and_then_leaves_the_lesson(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, PHONE)
    learn(page, address, "bluff")
    page.locator(".bidrow .primary").click()
    page.locator(".coach.lesson button", has_text="Back to the lesson").click()
    assert page.evaluate(HINT)["step"] == 1
    page.locator(".bidrow .primary").click()
    page.locator(".coach.lesson button", has_text="Play my own way").click()
    page.wait_for_function("() => undertable.shown.value.lesson === null")
    page.wait_for_selector(".coach.lesson", state="detached")
    play_until_my_move(page)
    page.locator(".coach button", has_text="Got it").click()
    page.locator(".bar button").last.click()
    page.wait_for_selector("text=A lesson:")
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_lesson_changes_nothing(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, PHONE)
    learn(page, address, game)
    do_as_advised(page)
    do_as_advised(page)
    before = page.evaluate(HINT), page.locator(".coach p").inner_text()
    page.reload()
    page.wait_for_function(ADVISED)
    assert (page.evaluate(HINT), page.locator(".coach p").inner_text()) == before
    do_as_advised(page)
    assert page.evaluate(HINT)["step"] == before[0]["step"] + 1
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_lesson(browser: Browser, address: str, game: str) -> None:
    page = new_page(browser, PHONE)
    learn(page, address, game)
    assert faults(page) == []
    assert page.locator(".coach p[aria-live=polite]").count() == 1
    do_as_advised(page)
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_the_language_of_the_page(
    browser: Browser, address: str, game: str, lang: str
) -> None:
    page = new_page(browser, PHONE, locale=lang)
    learn(page, address, game)
    spoken = page.locator(".coach p").inner_text()
    page.locator(".bar button").last.click()
    page.locator("dialog [lang=en]").click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    assert page.locator(".coach p").inner_text() != spoken
    page.context.close()


def test_nobody_talks_over_the_coach_on_a_phone(browser: Browser, address: str) -> None:
    page = new_page(browser, {"width": 390, "height": 844})
    learn(page, address, "border")
    page.evaluate(
        "() => (undertable.cue.value = { name: 'said', bubble: { seat: 1, words: 'Three jugs!' } })"
    )
    page.wait_for_selector(".bubble", state="attached")
    assert page.locator(".bubble:visible").count() == 0
    page.context.close()
