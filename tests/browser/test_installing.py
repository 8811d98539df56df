"""The page can be installed, says a sentence without a network, and its worker stores nothing."""

from browsing import PHONE, new_page, open_table, start_with_bots
from playwright.sync_api import Browser
from stage import ME, Stage, against_bots, decisions, update
from test_layout import SIZES, WIDER

from undertable.server.wire import Welcome
from undertable.table.types import Role

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


def test_without_a_network_there_is_a_sentence_and_nothing_is_stored(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, PHONE, service_workers="allow", locale="de")
    page.goto(address)
    page.wait_for_selector(".game")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(CONTROLLED)
    open_table(page, address, "bluff", seats=2)
    start_with_bots(page)
    assert page.evaluate("() => caches.keys()") == []
    page.context.set_offline(True)
    page.reload()
    assert "Dein Tisch wartet" in page.locator("body").inner_text()
    again = page.get_by_role("link", name="Noch einmal versuchen")
    assert (again.bounding_box() or {"height": 0})["height"] >= 44
    page.context.set_offline(False)
    page.wait_for_selector(".table .board")
    page.context.close()


def test_the_page_says_how_it_is_installed(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    page.goto(address)
    manifest = page.request.get(address + str(page.get_attribute("link[rel=manifest]", "href")))
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        assert page.request.get(address + icon["src"]).ok
    page.context.close()


def test_a_newer_page_is_offered_and_a_reload_loses_no_game(browser: Browser, address: str) -> None:
    page = new_page(browser, SIZES["short phone"], locale="de")
    stage = Stage(page, address, against_bots("bluff", 2, {}))
    state, told = next(iter(decisions("bluff", 2, {}, "newer")))
    stage.open(update(state, 1, told))
    newer = page.get_by_role("button", name="Neue Version")
    assert newer.count() == 0
    stage.send(Welcome("p1", Role.HOST, ME, 1.0, page="built anew"))
    newer.wait_for()
    assert page.evaluate(WIDER) == []
    hand = page.evaluate("() => JSON.stringify(undertable.shown.value.view)")
    with page.expect_navigation():
        newer.click()
    page.wait_for_function("() => undertable.shown.value && !undertable.behind.value")
    assert page.evaluate("() => JSON.stringify(undertable.shown.value.view)") == hand
    assert newer.count() == 0
    page.context.close()
