"""Two people meet by a link; connections break; pages are reloaded."""

import random
from pathlib import Path

from browsing import (
    DESKTOP,
    MY_MOVE,
    PHONE,
    choose,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page
from processes import running


def _meet(browser: Browser, address: str) -> tuple[Page, Page]:
    host, guest = new_page(browser, DESKTOP), new_page(browser, PHONE, locale="de")
    open_table(host, address, "bluff", seats=2, dice=2)
    guest.goto(host.locator("#link").input_value())
    guest.fill("input[name=name]", "Jonas")
    guest.locator("form button.primary").click()
    guest.locator("button.primary.big").click()
    host.wait_for_function("() => undertable.table.value.seats[1].ready")
    host.locator("button.primary.big:enabled").click()
    return host, guest


def test_two_people_meet_by_a_link_and_play_to_the_end(browser: Browser, address: str) -> None:
    host, guest = _meet(browser, address)
    dice = random.Random(3)
    for _ in range(300):
        for page in (host, guest):
            page.wait_for_selector(".table .board")
            if not is_over(page) and page.evaluate(MY_MOVE):
                choose(page, dice)
        if is_over(host) and is_over(guest):
            break
    assert host.locator(".over").count() == guest.locator(".over").count() == 1
    assert guest.locator(".over").inner_text() != host.locator(".over").inner_text()
    host.context.close()
    guest.context.close()


def test_the_link_is_copied_though_a_home_network_has_no_certificate(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, PHONE)
    for missing in ("clipboard", "share"):
        page.add_init_script(f"Object.defineProperty(navigator, '{missing}', {{}})")
    open_table(page, address, "bluff", seats=2)
    link = page.locator("#link").input_value()
    page.locator(".invite .stack > button").click()
    page.locator(".invite .stack > button", has_text="Link copied").wait_for()
    page.goto(address + "/new/bluff")
    page.fill("input[name=name]", "")
    page.keyboard.press("Control+V")
    assert page.input_value("input[name=name]") == link[:40]
    page.context.close()


def test_what_one_says_the_other_reads(browser: Browser, address: str) -> None:
    host, guest = _meet(browser, address)
    host.wait_for_selector(".table .board")
    host.locator("#tab-chat").click()
    host.fill("#words", "Never <b>trust</b> a five")
    host.locator(".chat form button").click()
    guest.wait_for_selector(".table .board")
    guest.locator(".bar button").first.click()
    guest.locator("#tab-chat").click()
    guest.wait_for_selector("text=Never <b>trust</b> a five")
    host.context.close()
    guest.context.close()


def test_a_table_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        page = new_page(browser, PHONE)
        open_table(page, server.address, "bluff", seats=2, dice=2)
        start_with_bots(page)
        play_until_my_move(page)
        loads = page.evaluate("() => performance.getEntriesByType('navigation').length")
        server.kill()
        page.wait_for_selector(".lost .tag")
        server.start()
        page.wait_for_selector(".lost .tag", state="detached")
        play_to_the_end(page)
        assert page.evaluate("() => performance.getEntriesByType('navigation').length") == loads
        page.context.close()


def test_reload_back_and_forward_lose_nothing(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, "border", seats=3, rounds=1)
    start_with_bots(page)
    play_until_my_move(page)
    before = page.evaluate("() => JSON.stringify(undertable.shown.value.view.hand)")
    page.reload()
    play_until_my_move(page)
    assert page.evaluate("() => JSON.stringify(undertable.shown.value.view.hand)") == before
    page.locator(".bar a[href='/']").click()
    page.wait_for_selector(".games")
    page.go_back()
    play_until_my_move(page)
    assert page.evaluate("() => JSON.stringify(undertable.shown.value.view.hand)") == before
    page.context.close()


def test_a_second_tab_shows_the_same_seat(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=2, dice=3)
    start_with_bots(page)
    play_until_my_move(page)
    other = page.context.new_page()
    other.goto(page.url)
    play_until_my_move(other)
    choose(other, random.Random(5))
    cup = "() => JSON.stringify(undertable.shown.value.view.cup)"
    assert page.evaluate(cup) == other.evaluate(cup)
    page.context.close()


def test_the_big_screen_shows_the_public_table(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=2, dice=5)
    screen = page.context.new_page()
    screen.goto(f"{page.url}?screen=1")
    screen.wait_for_selector(".screen-join .qr path[d^=M]")
    start_with_bots(page)
    screen.wait_for_selector(".screen .ring")
    assert screen.evaluate("() => undertable.shown.value.view.cup.length") == 0
    page.context.close()
