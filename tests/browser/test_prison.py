"""Dig Your Way Out on the page: what lies open of the others, a team, small phones."""

import msgspec
from browsing import REACHED, faults, new_page
from playwright.sync_api import Browser, Page
from stage import ME, Stage, against_bots, decisions, kind_of, open_replay, update
from staging import last_moment, told_moment
from test_layout import SIZES, WIDER

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.games import game as game_named

TEAMS = {"teams": True, "turn_limit": 20}


def test_the_page_tells_what_is_known_of_the_others_and_a_team_s_tunnel(
    browser: Browser, address: str
) -> None:
    page = new_page(browser)
    stage = Stage(page, address, against_bots("dig", 4, TEAMS))
    game = [state.copy() for state, _ in decisions("dig", 4, TEAMS, "known")]
    views = [state.view(ME) for state in game]
    known = next(i for i, view in enumerate(views) if any(c.known for c in view.convicts[1:]))  # type: ignore[attr-defined]
    stage.open(update(game[known], 1, []))
    page.locator(".piles .cover").click()
    told = page.locator(".dossiers li").all_inner_texts()
    assert len(told) == 3
    for convict, line in zip(views[known].convicts[1:], told, strict=True):  # type: ignore[attr-defined]
        assert ("holds for sure" in line) == bool(convict.known)
    assert faults(page, ".dossiers") == []
    stage.show(update(game[-1], 2, []))
    convicts = views[-1].convicts  # type: ignore[attr-defined]
    tunnels = [sum(one.points for one in convicts if one.team == team) for team in (0, 1)]
    plates = page.locator(".player .plate").all_text_contents()
    rows = sorted(convicts, key=lambda one: one.team != convicts[ME].team)
    assert plates == [f"{tunnels[one.team]}/16" for one in rows]
    assert page.locator(".player .team").all_text_contents() == ["AB"[one.team] for one in rows]
    page.context.close()


SHORT = {"width": 360, "height": 640}
LOW = """() => [...document.querySelectorAll(".room")]
  .filter((room) => room.getBoundingClientRect().height < 40).map((room) => room.dataset.room)"""
UNDER_THE_STEPS = """() =>
  document.querySelector(".prison").getBoundingClientRect().bottom
  - document.querySelector(".replay > .row.nowrap").getBoundingClientRect().top"""
OUTSIDE = """() => {
  const { top, bottom } = document.querySelector(".over .primary").getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}"""
HANGS = """() => {
  const panel = document.querySelector(".panel").getBoundingClientRect();
  const room = document.querySelector(".r-showers").getBoundingClientRect();
  return [room.top - panel.bottom, panel.top];
}"""


def test_a_replay_on_a_phone_shows_every_tunnel_and_room_without_scrolling(
    browser: Browser, address: str
) -> None:
    match = new_match(game_named("dig"), 4, FastDice("replay"))
    names = ["Mia", "Bruno", "Carla", "Dario"]
    page = new_page(browser, SHORT, locale="de")
    open_replay(page, address, msgspec.structs.replace(match.record, names=names))
    assert page.locator(".players .player:visible").count() == len(names)
    assert page.evaluate(LOW) == []
    assert page.evaluate(UNDER_THE_STEPS) <= 0
    page.context.close()


def test_what_a_room_offers_hangs_on_the_room_and_another_game_is_one_tap_away(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, SHORT)
    stage = Stage(page, address, against_bots("dig", 4, {}))
    state, told = next(decisions("dig", 4, {}, "room"))
    stage.open(update(state, 1, told))
    page.locator(".r-showers .sign").click()
    above, top = page.evaluate(HANGS)
    assert 0 <= above < 12
    assert top >= 0
    _, after, _ = last_moment("dig", 4, "easy")
    stage.open(after)
    page.wait_for_selector(".over .primary")
    assert not page.evaluate(OUTSIDE)
    page.context.close()


def test_whatever_is_tapped_whenever_what_opens_can_be_shut_again(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, SHORT, locale="de")
    stage = Stage(page, address, against_bots("dig", 4, {}))
    asked: dict[str, int] = {}
    for number, (state, told) in enumerate(decisions("dig", 4, {"turn_limit": 10}, "room"), 1):
        kind = kind_of("dig", state)
        if kind not in asked and state.actors():
            stage.open(update(state, number, told))
            asked[kind] = _opened_and_shut(page)
    assert asked["turn"] > 10
    assert asked["fight"] > 1
    page.context.close()


def _opened_and_shut(page: Page) -> int:
    """How many things were tapped that opened, and asked what next."""
    things, opened = page.locator(":is(.dock, .room) :is(.handcard, .sign, .cover):enabled"), 0
    for thing in range(things.count()):
        things.nth(thing).press("Enter")
        further = page.locator(".panel .doit:enabled").count()
        for verb in range(further):
            page.locator(".panel .doit:enabled").nth(verb).press("Enter")
            opened += _shut(page)
            things.nth(thing).press("Enter")
        opened += _shut(page)
    return opened


def _shut(page: Page) -> int:
    cross = page.locator(".panel .shutter")
    if cross.count():
        assert cross.evaluate(REACHED), page.locator(".panel").get_attribute("class")
        cross.click()
        return 1
    return 0


def _happens(page: Page, address: str, seats: int, event: str, level: str) -> None:
    """The page is at the table when this is told."""
    before, after = told_moment("dig", seats, event, level)
    stage = Stage(page, address, against_bots("dig", seats, {}))
    stage.open(before)
    stage.send(after)


def test_a_tunnel_that_breaks_through_is_seen_over_the_whole_prison(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, SIZES["short phone"], pace="1", reduced_motion="no-preference")
    _happens(page, address, 3, "escaped", "normal")
    freed = page.locator(".escape")
    freed.wait_for()
    tall = "e => e.getBoundingClientRect().height"
    assert freed.evaluate(tall) > 0.9 * page.locator(".prison").evaluate(tall)
    assert page.evaluate(WIDER) == []
    page.wait_for_selector(".over")
    assert freed.count() == 0
    page.context.close()


def test_how_far_it_is_to_freedom_is_read_from_a_sofa(browser: Browser, address: str) -> None:
    page = new_page(browser, SIZES["large desk"])
    stage = Stage(page, address, against_bots("dig", 4, {}))
    state, told = next(iter(decisions("dig", 4, {}, "sofa")))
    stage.open(update(state, 1, told, None), query="?screen=1")
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    assert page.locator(".earth").first.evaluate(size) >= 20
    page.context.close()


def test_a_fight_on_a_phone_hides_neither_cards_nor_words_behind_its_button(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, SIZES["short phone"], locale="de", pace="2")
    _happens(page, address, 4, "fightlost", "easy")
    page.wait_for_function("() => !!undertable.cue.value?.verdict")
    assert page.evaluate(HIDDEN) == []
    page.context.close()


HIDDEN = """() => {
  const boxes = (e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const skip = document.querySelector(".onward").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) =>
    left < skip.right && right > skip.left && top < skip.bottom && bottom > skip.top;
  return [...document.querySelectorAll(".hand li:has(.cardname), .now")]
    .filter((e) => e.matches(".now") ? boxes(e).some(over) : over(e.getBoundingClientRect()))
    .map((e) => e.className);
}"""
