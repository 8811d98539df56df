"""Two people meet by a link; connections break; pages are reloaded."""

import random
from pathlib import Path

import pytest
from browsing import (
    DESKTOP,
    MY_MOVE,
    PHONE,
    choose,
    is_over,
    meet,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from msgspec import json
from playwright.sync_api import Browser, Page, WebSocketRoute
from processes import running

SEATS = {"bluff": 2, "border": 3, "smugglers": 3, "dig": 2}
VERSION = "() => undertable.shown.value.version"


def take_turns(pages: tuple[Page, ...], most: int) -> int:
    """Whoever may, presses something; how many presses that were before the game was over."""
    dice = random.Random(3)
    for presses in range(most):
        page = who_may_move(pages)
        if page is None:
            return presses
        choose(page, dice)
    return most


def who_may_move(pages: tuple[Page, ...]) -> Page | None:
    """The page that is asked next, however long that takes; None when the game is over."""
    for _ in range(3000):
        if all(is_over(page) for page in pages):
            return None
        for page in pages:
            if page.evaluate(MY_MOVE) and not is_over(page):
                page.wait_for_selector(".table .board")
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked for anything")


def test_two_people_meet_by_a_link_and_play_to_the_end(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "bluff", 2, dice=2)
    take_turns((host, guest), 300)
    for page in (host, guest):
        page.wait_for_selector(".over")
    assert guest.locator(".over").inner_text() != host.locator(".over").inner_text()
    host.context.close()
    guest.context.close()


@pytest.mark.parametrize("game", ["border", "smugglers", "dig"])
def test_two_people_play_at_one_table(browser: Browser, address: str, game: str) -> None:
    host, guest = meet(browser, address, game, SEATS[game])
    assert take_turns((host, guest), 14) >= 14
    views = [page.evaluate("() => undertable.shown.value.view.seat") for page in (host, guest)]
    assert views == [0, 1]
    for page in (host, guest):
        assert page.evaluate("() => globalThis.broken ?? null") is None
        page.context.close()


@pytest.mark.parametrize("game", SEATS)
def test_a_table_goes_on_after_the_server_was_killed(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        page = new_page(browser, PHONE)
        open_table(page, server.address, game, seats=SEATS[game])
        start_with_bots(page)
        take_turns((page,), 3)
        play_until_my_move(page)
        log = page.evaluate("() => undertable.log.value")
        page.evaluate("() => (globalThis.same = true)")
        server.kill()
        page.wait_for_selector(".lost .tag")
        server.start()
        page.wait_for_selector(".lost .tag", state="detached")
        play_until_my_move(page)
        # Where all decide at once, others may have gone on meanwhile.
        assert page.evaluate("() => undertable.log.value")[: len(log)] == log
        assert take_turns((page,), 4) >= 4 or is_over(page)
        assert page.evaluate("() => globalThis.same")
        page.context.close()


def test_who_was_cut_off_catches_up_without_a_reload(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "bluff", 2)
    mover, sleeper = (host, guest) if _begins(host, guest) else (guest, host)
    sleeper.evaluate("() => (globalThis.same = true)")
    sleeper.context.set_offline(True)
    sleeper.wait_for_selector(".lost .tag")
    play_until_my_move(mover)
    mover.locator(".hand .primary").click()
    mover.wait_for_function("() => undertable.shown.value.view.bid")
    assert sleeper.evaluate("() => !undertable.shown.value.view.bid")
    sleeper.context.set_offline(False)
    play_until_my_move(sleeper)
    assert sleeper.locator(".log .e-bidden").count() == 1
    assert sleeper.evaluate("() => globalThis.same")
    host.context.close()
    guest.context.close()


def _begins(host: Page, guest: Page) -> bool:
    guest.wait_for_function("() => undertable.shown.value?.actors.length")
    return bool(host.evaluate("() => undertable.shown.value.actors[0] === 0"))


def test_a_page_that_slept_finds_its_table_again(browser: Browser, address: str) -> None:
    """A laptop is closed: no answer comes any more, though nobody said that the line is dead."""
    page = new_page(browser, DESKTOP)
    page.clock.install()
    sockets = []
    page.route_web_socket(
        "**/ws/*", lambda route: sockets.append((route, route.connect_to_server()))
    )
    open_table(page, address, "smugglers", seats=3)
    start_with_bots(page)
    play_until_my_move(page)
    route, server = sockets[-1]
    server.on_message(lambda _: None)
    page.clock.fast_forward(25_000)
    page.clock.fast_forward(12_000)
    page.wait_for_function("() => undertable.connection.value === 'lost'")
    page.wait_for_selector(".lost .tag")
    page.clock.fast_forward(2_000)
    page.wait_for_function("() => undertable.connection.value === 'on'")
    play_until_my_move(page)
    assert route is not sockets[-1][0]
    assert take_turns((page,), 2) >= 2
    page.context.close()


def test_a_move_that_meets_a_stopping_server_is_sent_again_by_itself(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, DESKTOP)
    refused: list[str] = []
    arrived: list[str] = []

    def come(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.decode(message)
            if said["type"] == "play" and not refused:
                refused.append(said["id"])
                no = {"type": "refused", "id": said["id"], "code": "stopping", "reason": None}
                route.send(json.encode({**no, "update": None}).decode())
                route.send('{"type":"bye","code":"stopping"}')
                route.close()
                return
            arrived.extend([said["id"]] if said["type"] == "play" else [])
            server.send(message)

        route.on_message(pass_on)

    page.route_web_socket("**/ws/*", come)
    open_table(page, address, "bluff", seats=2)
    start_with_bots(page)
    play_until_my_move(page)
    assert take_turns((page,), 2) >= 2
    assert refused[0] in arrived
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


def test_a_move_in_one_tab_is_seen_in_the_other(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=2, dice=1)
    start_with_bots(page)
    play_until_my_move(page)
    other = page.context.new_page()
    other.goto(page.url)
    play_until_my_move(other)
    before = page.evaluate(VERSION)
    other.locator(".hand .primary, .hand .danger").first.click()
    for tab in (page, other):
        tab.wait_for_function("v => undertable.shown.value.version > v", arg=before)
    play_to_the_end(page)
    other.wait_for_selector(".over")
    page.context.close()


def test_the_big_screen_shows_the_public_table(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=2, dice=5)
    screen = page.context.new_page()
    screen.goto(f"{page.url.partition('?')[0]}?screen=1")
    screen.wait_for_selector(".screen-join .qr path[d^=M]")
    start_with_bots(page)
    screen.wait_for_selector(".screen .oval")
    assert screen.evaluate("() => undertable.shown.value.view.cup.length") == 0
    page.context.close()
