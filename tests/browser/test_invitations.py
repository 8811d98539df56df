"""From a link to the seat: what is copied opens, and what does not open says what to ask for."""

import re

import httpx
from browsing import PHONE, new_page, open_table
from playwright.sync_api import Browser, expect


def test_a_link_copied_from_the_address_bar_is_an_invitation(
    browser: Browser, address: str
) -> None:
    host, guest = new_page(browser), new_page(browser, PHONE)
    open_table(host, address, "bluff", 2)
    host.wait_for_function("() => location.hash.startsWith('#invite=')")
    shared = host.locator("#link").input_value()  # by an address that others reach
    assert shared.partition("/t/")[2] == host.url.partition("/t/")[2]
    guest.goto(host.url.partition("#")[0])  # the secret was lost on the way
    assert "“Share the link”" in guest.get_by_role("alert").inner_text()
    assert guest.locator("input, form").count() == 0
    guest.goto(f"{address}/t/nosuchtable")
    assert "There is no such table" in guest.get_by_role("alert").inner_text()
    guest.goto(host.url)
    guest.reload()  # another fragment alone loads nothing
    guest.fill("input[name=name]", "Jonas")
    guest.locator("form button.primary").click()
    start = host.locator("button.primary.big")
    expect(start).to_have_text("Jonas is not ready yet.")
    expect(start).to_be_disabled()
    guest.locator("button.primary.big").click()
    expect(start).to_be_enabled()
    start.click()
    host.wait_for_selector(".table .board")
    assert host.url.endswith(f"/t/{host.evaluate('() => undertable.table.value.id')}")
    home = host.context.new_page()
    home.goto(address)
    cover = home.locator(".game img").first
    expect(cover).not_to_have_attribute("src", re.compile("#moving"))  # this device wants it still
    home.emulate_media(reduced_motion="no-preference")
    expect(cover).to_have_attribute("src", re.compile("#moving"))
    stands = home.locator("section:has(#again) .seat .muted")
    mine = host.evaluate("() => undertable.table.value && undertable.me.value.seat")
    host.wait_for_function("() => undertable.shown.value && !undertable.behind.value")
    turn = host.evaluate("() => undertable.shown.value.actors[0]")
    expect(stands).to_have_text("● Your turn" if turn == mine else "Waiting for Jonas")
    guest.context.close()
    host.context.close()


def test_a_preview_tells_the_game_of_the_link_and_nothing_of_the_table(address: str) -> None:
    wish = {"game": "dig", "name": "Mia", "seats": 2}
    table = httpx.post(f"{address}/api/tables", json=wish).json()["table"]

    def shown(path: str) -> dict[str, str]:
        page = httpx.get(address + path).text
        return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))

    told = shown(f"/t/{table}?game=bluff&lang=de")
    assert told["og:title"] == "Bluff – Undertable"
    assert "Würfel" in told["og:description"]
    assert httpx.get(told["og:image"]).headers["content-type"] == "image/png"
    assert told == shown("/t/nosuchtable?game=bluff&lang=de")
    assert shown(f"/t/{table}") == shown("/")  # of a private table not even the game
    assert shown('/t/x?game="><script>') == shown("/")
