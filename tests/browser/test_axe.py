"""axe-core finds nothing on any screen: small and large, in the light and in the dark."""

import msgspec
import pytest
from browsing import faults, new_page, open_table
from playwright.sync_api import Browser, Page
from stage import ME, TABLES, Stage, against_bots, decisions, kind_of, open_replay, update
from test_whole_games import SHORT

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.games import game as game_named
from undertable.server import wire

GAMES = ("bluff", "border", "smugglers", "dig")
SEATS = {"bluff": 3, "border": 4, "smugglers": 4, "dig": 3}


VARIANTS = {"dig in teams": pytest.mark.soak, "dig with Michel": pytest.mark.soak}
THINGS = (".verb", ".handcard", ".cover", ".chip", ".pawn")
"""What can be tapped in a prison; each opens in its place, or does what it says."""
ASKED = {"craft", "extort", "sell", "join", "act", "exchange", "careful"}
"""Moves that must have been offered once where they were tapped for."""
PARTS = """() => {
  const parts = [...document.querySelectorAll(".panel, .panel *:not(svg, svg *)")];
  return [...new Set(parts.map((part) => `${part.tagName} ${part.classList}`))].sort().join(", ");
}"""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=VARIANTS.get(name, ())) for name in TABLES]
)
def test_axe_finds_nothing_at_any_decision(browser: Browser, address: str, name: str) -> None:
    game, seats, options, wanted = TABLES[name]
    page = new_page(browser)
    stage = Stage(page, address, against_bots(game, seats, options))
    seen: set[str] = set()
    for seed in range(100):
        for state, told in decisions(game, seats, options, f"{name} {seed}"):
            kind = kind_of(game, state)
            if kind in seen or (kind == "over" and wanted - seen):
                continue
            seen.add(kind)
            now = update(state, len(seen), told)
            stage.show(now) if len(seen) > 1 else stage.open(now)
            assert faults(page) == [], kind
        if seen >= wanted | {"over"}:
            break
    assert seen >= wanted
    page.context.close()


def test_axe_finds_nothing_in_any_question_of_a_convict(browser: Browser, address: str) -> None:
    """Every thing that is tapped, and every question that follows."""
    page = new_page(browser)
    stage = Stage(page, address, against_bots("dig", 4, {"teams": True}))
    known, opened = set[str](), set[str]()
    for version, (state, told) in enumerate(decisions("dig", 4, {"teams": True}, "verbs"), 1):
        moves = {str(move["move"]) for move in state.legal(ME).describe()}  # type: ignore[index]
        if kind_of("dig", state) == "turn" and moves - known:
            now = update(state, version, told)
            stage.show(now) if known else stage.open(now)
            known |= moves
            _tap_everything(page, opened)
        if known >= ASKED:
            break
    assert known >= ASKED
    assert len(opened) > 15
    page.context.close()


def _tap_everything(page: Page, opened: set[str]) -> None:
    """Open each panel that was not open before, and the first question behind it."""
    for thing in THINGS:
        for place in range(page.locator(thing).count()):
            page.keyboard.press("Escape")
            if place >= page.locator(thing).count():
                break  # a question about cards has taken their place
            page.locator(thing).nth(place).dispatch_event("click")
            page.wait_for_function("() => !undertable.pending.value")
            if _look(page, opened) and page.locator(".panel .doit:enabled").count():
                page.locator(".panel .doit:enabled").last.click()
                page.wait_for_function("() => !undertable.pending.value")
                _look(page, opened)


def _look(page: Page, opened: set[str]) -> bool:
    """Whether there is a panel made of other parts than those before."""
    look = page.evaluate(PARTS)
    if not look or look in opened:
        return False
    opened.add(look)
    assert faults(page, ".panel") == [], look
    return True


def _leave_alone(stage: Stage) -> None:
    """A bot stands in for us, and somebody else is not there."""
    seats = [dict(seat) for seat in stage.table["seats"]]
    seats[ME]["away"] = True
    seats[1] = {"seat": 1, "name": "Jonas", "person": "p2", "ready": True}
    people = [*stage.table["people"], {"id": "p2", "name": "Jonas", "role": "player", "seat": 1}]
    stage.send({"type": "table", "table": {**stage.table, "seats": seats, "people": people}})
    stage.page.wait_for_selector(".hand .notice .primary")
    stage.page.wait_for_selector(".gone")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_panels_and_the_menu(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser)
    stage = Stage(page, address, against_bots(game, SEATS[game], {}))
    found = decisions(game, SEATS[game], {}, "panels")
    state, told = next(found)
    stage.open(update(state, 1, told))
    page.evaluate("() => document.querySelectorAll('details').forEach((d) => (d.open = true))")
    _leave_alone(stage)
    stage.send(wire.Refused("1", "illegal", wire.Reason("core", "refusal-turn")))  # type: ignore[arg-type]
    page.wait_for_selector(".notice.bad")
    assert faults(page) == [], "odds, prices, piles"
    stage.send(wire.Said(1, "p1", "Mia", ME, 1.0, text="Never trust a five"))
    page.set_viewport_size({"width": 360, "height": 740})
    for panel in ("log", "chat"):
        page.locator(".bar button[aria-expanded]").click() if panel == "log" else None
        page.locator(f"#tab-{panel}").click()
        assert faults(page) == [], panel
    page.locator(".bar button[aria-haspopup]").click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == [], "menu"
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_the_big_screen_and_in_a_replay(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser)
    match = new_match(game_named(game), SEATS[game], FastDice("screen"), **SHORT[game])
    table = against_bots(game, SEATS[game], SHORT[game])
    stage = Stage(page, address, table)
    dice, steps = FastDice("steps"), 0
    while match.state.actors():
        steps += 1
        if steps == 8:
            stage.open(update(match.state, 1, match.history(None), None), query="?screen=1")
            assert faults(page) == [], "during"
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat).sample(dice))
    stage.show(update(match.state, 2, [], None))
    assert faults(page) == [], "after"
    names = [f"normal {seat + 1}" for seat in range(SEATS[game])]
    record = msgspec.structs.replace(match.record, names=names)
    open_replay(page, address, record)
    assert faults(page) == [], "the public table"
    for eyes, there in (("0", ".eyes h2"), ("all", ".board-all .eyes:nth-child(2)")):
        page.locator("select").select_option(eyes)
        page.wait_for_selector(there)
        assert faults(page) == [], eyes
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_new_table_and_in_the_rules(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser)
    page.goto(f"{address}/new/{game}")
    page.locator("details summary").click()
    assert faults(page) == [], "new table"
    page.goto(f"{address}/rules/{game}")
    page.wait_for_selector(".prose h2")
    page.wait_for_selector(".panel .sight")
    signs = page.locator(".sign").all_text_contents()
    assert [sign for sign in signs if any(map(str.isalpha, sign))] == [], "pictures not drawn"
    assert faults(page) == [], "rules"
    page.context.close()


def test_axe_finds_nothing_on_the_way_to_a_table(browser: Browser, address: str) -> None:
    page, guest = new_page(browser), new_page(browser)
    open_table(page, address, "bluff", seats=3, listed=True)
    page.wait_for_selector(".qr path[d^=M]")
    assert faults(page) == [], "lobby"
    guest.goto(page.locator("#link").input_value())
    guest.wait_for_selector("form button:enabled")
    assert faults(guest) == [], "door"
    guest.goto(address)
    guest.wait_for_selector("#open")
    assert faults(guest) == [], "start, with a table that is open"
    page.goto(f"{page.url.partition('?')[0]}?screen=1")
    page.wait_for_selector(".screen-join .qr path[d^=M]")
    assert faults(page) == [], "big screen before the game"
    page.goto(address)
    page.wait_for_selector("#again")
    assert faults(page) == [], "start"
    for path in ("/t/nosuchtable1", "/nowhere"):
        page.goto(address + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path
    page.context.close()
    guest.context.close()
