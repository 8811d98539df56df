"""The page can be installed, says a sentence without a network, and its worker stores nothing."""

from browsing import PHONE, new_page, open_table, start_with_bots
from playwright.sync_api import Browser

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
    page.context.set_offline(False)
    page.reload()
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
