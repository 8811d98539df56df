"""The page commits, reveals and checks by itself, and says what that proves."""

from pathlib import Path

import pytest
from browsing import PHONE, meet, new_page, open_table, start_with_bots
from playwright.sync_api import Browser, Page
from processes import ServerProcess, running
from test_people import take_turns

from undertable.table.fairness import commitment

FAIR = "Checked by this device"
UNFAIR = "Not fair"
FITS = "This device added none of its own"
TABLE = "() => undertable.table.value"


def finished(pages: tuple[Page, ...]) -> None:
    take_turns(pages, 300)
    for page in pages:
        page.wait_for_selector(".over .fairness")


def test_an_honest_game_is_found_fair_by_every_device(browser: Browser, address: str) -> None:
    host, guest = meet(browser, address, "bluff", 2, dice=2)
    shown = host.evaluate(TABLE)
    finished((host, guest))
    assert FAIR in host.locator(".over .fairness").inner_text()
    assert "Von diesem Gerät geprüft" in guest.locator(".over .fairness").inner_text()
    host.locator(".over .fairness summary").click()
    codes = host.locator(".over .fairness code").all_inner_texts()
    assert codes == [shown["commitment"], *(seat["commitment"] for seat in shown["seats"])]
    after = host.evaluate(TABLE)
    assert commitment(after["seed"]) == codes[0]
    assert [commitment(seat["salt"]) for seat in after["seats"]] == codes[1:]
    watching = new_page(browser)
    visit = host.evaluate("() => undertable.visits.value[0]")
    watching.goto(f"{address}/t/{visit['id']}#watch={visit['watch']}")
    watching.wait_for_selector(".over .fairness")
    assert FITS in watching.locator(".over .fairness").inner_text()
    for page in (host, guest, watching):
        page.context.close()


@pytest.mark.parametrize("changed", ["salt", "commitment", "spelling"])
def test_an_operator_who_chooses_the_last_salt_is_found(
    browser: Browser, tmp_path: Path, changed: str
) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    server.program = (str(Path(__file__).with_name("dishonest_server.py")), changed)
    server.start()
    try:
        host, guest = meet(browser, server.address, "bluff", 2, dice=2)
        finished((host, guest))
        assert UNFAIR in host.locator(".over .fairness").inner_text()
    finally:
        server.stop()
    host.context.close()
    guest.context.close()


def test_a_reload_between_ready_and_start_keeps_the_salt(browser: Browser, address: str) -> None:
    host, guest = new_page(browser), new_page(browser, PHONE)
    open_table(host, address, "bluff", 2, dice=1)
    guest.goto(host.locator("#link").input_value())
    guest.fill("input[name=name]", "Jonas")
    guest.locator("form button.primary").click()
    guest.locator("button.primary.big").click()
    host.wait_for_function("() => undertable.table.value.seats[1].ready")
    guest.reload()
    guest.wait_for_selector(".seats")
    host.locator("button.primary.big:enabled").click()
    finished((host, guest))
    assert FAIR in guest.locator(".over .fairness").inner_text()
    host.context.close()
    guest.context.close()


def test_a_device_that_does_not_answer_stops_nobody_for_good(
    browser: Browser, tmp_path: Path
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", reveal_time=1) as server:
        host, guest = new_page(browser), new_page(browser, PHONE)
        open_table(host, server.address, "bluff", 2, dice=1)
        guest.goto(host.locator("#link").input_value())
        guest.fill("input[name=name]", "Jonas")
        guest.locator("form button.primary").click()
        guest.locator("button.primary.big").click()
        host.wait_for_function("() => undertable.table.value.seats[1].ready")
        guest.evaluate("() => localStorage.removeItem('undertable.salts')")  # it cannot reveal now
        guest.reload()
        guest.wait_for_selector(".seats")
        host.locator("button.primary.big:enabled").click()
        host.get_by_text("Not everybody’s device answered").wait_for()
        assert not host.evaluate("() => undertable.table.value.seats[1].ready ?? false")
        guest.locator("button.primary.big").click()
        host.wait_for_function("() => undertable.table.value.seats[1].ready")
        host.locator("button.primary.big:enabled").click()
        finished((host, guest))
        assert FAIR in host.locator(".over .fairness").inner_text()
        host.context.close()
        guest.context.close()


def test_a_browser_that_forbids_storage_takes_part_too(browser: Browser, address: str) -> None:
    page = new_page(browser)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })"
    )
    open_table(page, address, "bluff", 2, dice=1)
    start_with_bots(page)
    finished((page,))
    assert FAIR in page.locator(".over .fairness").inner_text()
    page.context.close()
