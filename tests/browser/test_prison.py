"""Dig Your Way Out on the page: what lies open of the others, and the tunnel of a team."""

import random

from browsing import (
    choose,
    faults,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page

CONVICTS = "() => undertable.shown.value.view.convicts"


def play_until_something_is_known(page: Page) -> None:
    """Sooner or later a bot crafts, buys or steals a spoon before everybody's eyes."""
    dice = random.Random(3)
    while not any(convict["known"] for convict in page.evaluate(CONVICTS)[1:]):
        assert not is_over(page)
        choose(page, dice)
        play_until_my_move(page)


def test_the_page_tells_what_is_known_of_the_others_and_a_team_s_tunnel(
    browser: Browser, address: str
) -> None:
    page = new_page(browser)
    open_table(page, address, "dig", seats=4, teams=True, turn_limit=20)
    start_with_bots(page)
    play_until_my_move(page)
    play_until_something_is_known(page)
    page.locator(".piles .cover").click()
    told = page.locator(".dossiers li").all_inner_texts()
    assert len(told) == 3
    for convict, line in zip(page.evaluate(CONVICTS)[1:], told, strict=True):
        assert ("holds for sure" in line) == bool(convict["known"])
    assert not faults(page)
    play_to_the_end(page)
    convicts = page.evaluate(CONVICTS)
    tunnels = [sum(one["points"] for one in convicts if one["team"] == team) for team in (0, 1)]
    plates = page.locator(".player .plate").all_text_contents()
    assert plates == [f"{tunnels[one['team']]}/16" for one in convicts]
    page.context.close()
