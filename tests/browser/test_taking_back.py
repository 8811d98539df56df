"""A move can be taken back until it leaves the device: nobody has seen anything."""

from browsing import PHONE, new_page
from playwright.sync_api import Browser, expect
from stage import Stage, against_bots, decisions, update


def test_a_move_that_is_taken_back_never_leaves_the_device(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    stage = Stage(page, address, against_bots("bluff", 2, {}))
    state, told = next(iter(decisions("bluff", 2, {}, "back")))
    stage.open(update(state, 1, told))
    page.evaluate("() => (undertable.grace.value = 600)")
    bid = page.locator(".hand .primary:enabled")
    bid.click()
    back = page.get_by_role("button", name="Take the move back")
    back.wait_for()
    assert page.locator(".board button:enabled, .hand .primary:enabled").count() == 0
    back.click()
    expect(bid).to_be_visible()
    assert [one for one in stage.commands if one["type"] == "play"] == []
    bid.click()
    back.wait_for()
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")  # who goes has decided
    page.wait_for_function("() => undertable.held.value === null && !undertable.pending.value")
    assert [one["version"] for one in stage.commands if one["type"] == "play"] == [1]
    page.context.close()
