"""Company at a table: spectators, chat, clocks, bots that think, another game, sound and looks."""

import json
from pathlib import Path

import httpx
from browsing import (
    DESKTOP,
    MY_MOVE,
    PHONE,
    meet,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page
from processes import running
from test_people import take_turns

from undertable.core.record import read_record


def _close(*pages: Page) -> None:
    for page in pages:
        page.context.close()


def test_a_spectator_comes_by_a_link_and_sees_the_public_table(
    browser: Browser, address: str
) -> None:
    host, watcher = new_page(browser, DESKTOP), new_page(browser, PHONE)
    open_table(host, address, "bluff", seats=2, dice=5)
    watch = host.evaluate("() => undertable.visits.value[0].watch")
    watcher.goto(f"{host.url.partition('?')[0]}#watch={watch}")
    watcher.wait_for_selector(".seats")
    start_with_bots(host)
    watcher.wait_for_selector(".table .oval")
    assert watcher.evaluate("() => undertable.me.value.role") == "spectator"
    assert watcher.evaluate("() => undertable.shown.value.view.cup.length") == 0
    play_until_my_move(host)
    host.locator(".hand .primary").click()
    watcher.wait_for_function("() => undertable.log.value.length > 2")
    assert watcher.locator(".hand button, .board button").count() == 0
    assert watcher.locator(".watching").inner_text() == "You are watching."
    _close(host, watcher)


def test_words_and_phrases_reach_the_others_in_their_own_language(
    browser: Browser, address: str
) -> None:
    host, guest = meet(browser, address, "border", 3)
    host.locator("#tab-chat").click()
    assert host.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    host.fill("#words", "Never <b>trust</b> a jug")
    host.locator(".chat form button").click()
    host.locator(".chat .chip").first.click()
    phrase = host.locator(".chat .chip").first.inner_text()
    guest.locator(".bar button[aria-expanded]").click()
    guest.locator("#tab-chat").click()
    guest.wait_for_selector("text=Never <b>trust</b> a jug")
    guest.wait_for_selector(".log li:nth-child(2)")
    heard = guest.locator(".log li").nth(1).inner_text()
    assert guest.locator(".chat .chip").first.inner_text() in heard
    assert phrase not in heard
    _close(host, guest)


def test_the_same_people_play_another_game(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "bluff", 2, dice=1)
    take_turns((host, guest), 200)
    old = host.url
    host.locator(".over .primary").click()
    host.wait_for_selector(".seats")
    guest.wait_for_selector(".over .called")  # everybody is called: on the page, in the title
    assert guest.title().startswith("● Das nächste Spiel")
    guest.locator(".over .primary").click()
    guest.wait_for_selector(".seats")
    host.wait_for_function("() => location.hash")
    places = [page.evaluate("() => location.pathname") for page in (host, guest)]
    assert places[0] == places[1]
    assert not old.endswith(places[0])
    guest.locator("button.primary.big").click()
    host.wait_for_function("() => undertable.table.value.seats[1].ready")
    host.locator("button.primary.big:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".table .board")
    _close(host, guest)


def test_a_bot_plays_on_for_who_has_left(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "smugglers", 3)
    guest.locator(".bar button[aria-haspopup]").click()
    guest.locator("dialog .danger").click()
    guest.wait_for_selector(".games")
    assert guest.locator("#again").count() == 0
    host.wait_for_function("() => undertable.table.value.seats[1].bot")
    assert take_turns((host,), 3) >= 3
    _close(host, guest)


def test_a_bot_stands_in_when_time_is_up_until_one_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    clock = {"kind": "decision", "amount": 3}
    wish = {"game": "bluff", "name": "Mia", "seats": 2, "bots": [None, "easy"], "clock": clock}
    with running(str(tmp_path / "tables.db"), tmp_path / "log", bot_pace=1) as server:
        made = httpx.post(f"{server.address}/api/tables", json=wish).json()
        page = new_page(browser, PHONE)
        visit = {"id": made["table"], "game": "bluff", "at": 1, "token": made["token"]}
        page.add_init_script(f"localStorage['undertable.tables'] ??= '{json.dumps([visit])}'")
        page.goto(f"{server.address}/t/{made['table']}")
        page.locator("button.primary.big:enabled").click()
        page.wait_for_selector(".player.mine .clock")
        back = page.locator(".hand .notice .primary")
        back.wait_for(timeout=60_000)
        assert page.evaluate("() => undertable.table.value.seats[0].away")
        back.click()
        page.wait_for_function("() => !undertable.table.value.seats[0].away")
        page.context.close()


def test_odds_are_for_those_who_play_against_bots_alone(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, "bluff", seats=3)
    start_with_bots(page)
    play_until_my_move(page)
    page.locator(".odds summary").click()
    assert "%" in page.locator(".odds p").inner_text()
    host, guest = meet(browser, address, "bluff", 2)
    for other in (host, guest):
        if other.evaluate(MY_MOVE):
            assert other.locator(".hand .primary").count() == 1
        assert other.locator(".odds").count() == 0
    _close(page, host, guest)


def test_the_host_chooses_how_good_each_bot_is_and_sees_it_think(
    browser: Browser, tmp_path: Path
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", bot_pace=1.5) as server:
        page = new_page(browser, DESKTOP)
        open_table(page, server.address, "smugglers", seats=3)
        for level in ("easy", "hard"):
            page.locator(".seat.empty select").first.select_option(level)
            chosen = f".seat:not(.empty) option[value={level}]:checked"
            page.wait_for_selector(chosen, state="attached")
        page.locator("button.primary.big:enabled").click()
        play_until_my_move(page)
        page.locator(".hand .primary").click()
        page.wait_for_selector(".player.acting .dots")
        assert page.locator(".player.acting .sr").first.inner_text()
        page.context.close()


AUDIO = """
globalThis.chimes = 0;
globalThis.AudioContext = class extends AudioContext {
  constructor() {
    super();
    globalThis.chimes += 1;
  }
};
"""


def test_sound_is_off_until_asked_for_and_looks_are_remembered(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, PHONE)
    page.add_init_script(AUDIO)
    open_table(page, address, "smugglers", seats=3)
    start_with_bots(page)
    play_until_my_move(page)
    assert page.evaluate("() => chimes") == 0
    page.locator(".bar button[aria-haspopup]").click()
    page.get_by_role("slider", name="When it is my turn").fill("0.5")
    page.locator("dialog button", has_text="Dark").click()
    page.keyboard.press("Escape")
    page.locator(".hand .primary").click()
    page.wait_for_function("() => chimes === 1", timeout=60_000)  # one for all sounds
    page.reload()
    play_until_my_move(page)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("() => undertable.volume.value.alerts") == 0.5
    page.context.close()


def test_a_game_is_stepped_through_shared_and_taken_home(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=2, dice=1)
    start_with_bots(page)
    play_to_the_end(page)
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".replay .board")
    assert "Bruno" in page.locator("select").inner_text()
    count = page.locator(".replay .num")
    total = int(count.inner_text().split("/")[1])
    page.locator("button[aria-label='One step on'], .replay .row button").nth(2).click()
    page.wait_for_function(
        "() => document.querySelector('.replay .num').textContent.startsWith('2/')"
    )
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "() => document.querySelector('.replay .num').textContent.startsWith('1/')"
    )
    page.locator("select").select_option("all")
    page.wait_for_selector(".board-all .eyes:nth-child(2)")
    page.locator("input[type=range]").fill(str(total - 1))
    link = page.locator(".replay p a")
    with page.expect_download() as taken:
        page.locator(".replay button", has_text="Download").click()
    assert len(read_record(Path(taken.value.path()).read_bytes()).entries) == total
    other = new_page(browser, PHONE, locale="nl")
    other.goto(address + str(link.get_attribute("href")))
    other.wait_for_selector(".board-all .eyes:nth-child(2)")
    assert other.locator(".replay .num").inner_text() == f"{total}/{total}"
    _close(page, other)
