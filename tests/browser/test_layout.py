"""Every decision on every screen: nothing is wider than it, no word is broken, nothing covered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from browsing import new_page, open_table
from playwright.sync_api import Browser, Page
from stage import ME, Stage, against_bots, decisions, kind_of, open_replay, update

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.core.record import Record
from undertable.games import game as game_named
from undertable.table.types import Person, Role, SeatInfo

SIZES = {
    "short phone": {"width": 360, "height": 640},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
    "desk": {"width": 1440, "height": 900},
    "large desk": {"width": 1920, "height": 1080},
    "desk at 200 %": {"width": 720, "height": 450},
}
Faults = dict[str, list[str]]
DESKS = ("desk", "large desk")
LONG = "Donaudampfschifffahrtsgesellschaftskapit"
"""Forty letters without a place to break."""
OPTIONS: dict[str, dict[str, object]] = {
    "bluff": {"laying_out": True},
    "border": {},
    "smugglers": {"turn_limit": 12, "keep_looking": "one_chip"},
    "dig": {"turn_limit": 6},
}
SCENES = ("bluff", "border", "smugglers", "dig")
"""Games that fill the window."""
Case = tuple[str, int, dict[str, object]]
CASES: dict[str, Case] = {
    game: (game, game_named(game).most_seats, OPTIONS[game]) for game in SCENES
} | {
    "dig in teams": ("dig", 6, {"turn_limit": 4, "teams": True}),
    "dig with Michel": ("dig", 2, {"turn_limit": 6, "neutral": "michel"}),
}
"""Every game at a full table, and the ways to play one that show something of their own."""

WIDER = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const texts = "button, a, p, h1, h2, .who, .badge, .bubble, .standing";
  const out = [...document.querySelectorAll(texts)]
    .filter((e) => e.checkVisibility() && !e.closest(".sr, .backdrop, .log, .skip, [hidden]"))
    .filter((e) => {
      const { left, right, width } = e.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((e) => e.outerHTML.slice(0, 90));
  return [...(wide > 0 ? [`page by ${wide}`] : []), ...out];
}"""
BROKEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.checkVisibility() || node.parentElement.closest(".sr, svg")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}"""
COVERED = """() => [...document.querySelectorAll(":is(.hand, .board) button:enabled, .bar button")]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !button.contains(top) && !top?.closest(".ghost");
  })
  .map((button) => button.outerHTML.slice(0, 90))"""
FAR = """() => [...document.querySelectorAll(".over .again .primary")]
  .filter((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top < 0 || bottom > innerHeight;
  })
  .map((button) => button.outerHTML.slice(0, 90))"""
"""Another game must be one tap away, however much there is to read."""
SMALL = """() => [...document.querySelectorAll(".hand button:enabled, .board button:enabled")]
  .filter((button) => button.checkVisibility())
  .map((button) => [button, button.getBoundingClientRect()])
  .filter(([button, { width, height }]) =>
    Math.min(width, height) < 24 || (button.closest(".hand") && Math.max(width, height) < 40))
  .map(([button, { width, height }]) => `${button.outerHTML.slice(0, 80)} ${width}x${height}`)"""
SCENE = """() => {
  const drawn = document.querySelectorAll("main :is(.board, .hand) :is(svg, button, p)");
  const boxes = [...drawn].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
  const seen = boxes.filter(({ width, height }) => width > 8 && height > 8);
  const top = Math.max(0, Math.min(...seen.map((box) => box.top)));
  const bottom = Math.min(innerHeight, Math.max(...seen.map((box) => box.bottom)));
  return (bottom - top) / innerHeight;
}"""
"""How much of the window's height has something of the game in it."""


def of_people(game: str, seats: int, options: dict[str, object]) -> Any:
    """A table of people with very long names."""
    table = against_bots(game, seats, options)
    names = [f"{LONG[:-1]}{seat}" for seat in range(seats)]
    chairs = [SeatInfo(seat, names[seat], person=f"p{seat + 1}") for seat in range(seats)]
    people = [Person(f"p{seat + 1}", names[seat], Role.PLAYER, seat, True) for seat in range(seats)]
    return msgspec.structs.replace(table, seats=chairs, people=people)


def at_every_size(page: Page) -> Faults:
    found: Faults = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found |= {f"{look}, {name}": said for look, said in faults(page).items()}
    return found


def faults(page: Page) -> Faults:
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => done(true)))")
    looks = {"wider": WIDER, "broken": BROKEN, "far": FAR, "covered": COVERED, "small": SMALL}
    found = {name: page.evaluate(look) for name, look in looks.items()}
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("case", CASES)
def test_every_decision_fits_every_screen(browser: Browser, address: str, case: str) -> None:
    """With six people, forty letters to each name, and the connection lost."""
    game, seats, options = CASES[case]
    page = new_page(browser, SIZES["desk"], locale="de")
    stage = Stage(page, address, of_people(game, seats, options))
    seen: dict[str, Faults] = {}
    for seed in range(6):
        for state, told in decisions(game, seats, options, f"layout {seed}"):
            kind = kind_of(game, state)
            if kind in seen or (kind != "over" and ME not in state.actors()):
                continue
            now = update(state, len(seen) + 1, told)
            stage.show(now) if seen else stage.open(now)
            seen[kind] = at_every_size(page)
    page.evaluate("() => (undertable.connection.value = 'lost')")
    page.wait_for_selector(".lost .tag")
    seen["lost"] = at_every_size(page)
    assert page.locator(".ask").count() == 0  # one thing after the other
    for window in SIZES.values():
        page.set_viewport_size(window)  # type: ignore[arg-type]
        assert page.locator(".lost .tag").evaluate("e => e.scrollWidth <= e.clientWidth")
    assert {kind: found for kind, found in seen.items() if found} == {}
    assert len(seen) > 3
    for size in DESKS:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        assert page.evaluate(SCENE) >= 0.8
    page.context.close()


CUT = """() => [...document.querySelectorAll(":is(.hand, .deck, .pit) *")]
  .filter((e) => e.checkVisibility() && e.textContent.trim() && !e.closest(".sr, svg, .over"))
  .map((e) => [e, getComputedStyle(e)])
  .filter(([, { overflowX, overflowY, clipPath }]) =>
    overflowX !== "visible" && !["auto", "scroll"].includes(overflowY) && clipPath === "none")
  .filter(([e]) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3)
  .map(([e]) => `${e.className} ${e.textContent.slice(0, 60)}`)"""
"""What ends in dots, or below its box."""
SPILT = """() => [...document.querySelectorAll(".players:not(.around, .own-seat) .player")]
  .flatMap((player) => [...player.querySelectorAll(".badge *:not(.sr, svg *)")]
    .map((e) => [e, e.getBoundingClientRect(), player.getBoundingClientRect()]))
  .filter(([e, { width }]) => e.checkVisibility() && width > 1)
  .filter(([, own, cell]) => own.left < cell.left - 2 || own.right > cell.right + 2)
  .map(([e]) => `${e.getAttribute("class")} ${e.textContent}`)"""
"""What somebody owns, where it lies on the face beside it."""


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("case", CASES)
def test_no_choice_is_cut_off(browser: Browser, address: str, case: str, lang: str) -> None:
    """With four names of an ordinary length, all that can be done is said in full."""
    game, most, options = CASES[case]
    seats = min(4, most)
    page = new_page(browser, SIZES["desk"], locale=lang)
    stage = Stage(page, address, against_bots(game, seats, options))
    seen: dict[str, Faults] = {}
    for seed in range(2):
        for state, told in decisions(game, seats, options, f"cut {seed}"):
            kind = kind_of(game, state)
            if kind in seen or ME not in state.actors():
                continue
            now = update(state, len(seen) + 1, told)
            stage.show(now) if seen else stage.open(now)
            seen[kind] = {}
            for name, size in SIZES.items():
                page.set_viewport_size(size)  # type: ignore[arg-type]
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
                if said := page.evaluate(CUT) + page.evaluate(SPILT):
                    seen[kind][name] = said
    assert {kind: found for kind, found in seen.items() if found} == {}
    page.context.close()


SHELL = """() => [...document.querySelectorAll("button, a.button, select, summary")]
  .filter((e) => e.checkVisibility() && !e.closest(".skip"))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 20 || Math.max(width, height) < 32)
  .map(([e, { width, height }]) => `${e.outerHTML.slice(0, 80)} ${width}x${height}`)"""
IN_SIGHT = "e => e.getBoundingClientRect().bottom <= innerHeight"
CROWDED = """name => {
  const table = undertable.table.value;
  const seats = table.seats.map((one, i) =>
    i ? { ...one, name: name + i, person: `p${i + 1}`, bot: null } : one);
  undertable.table.value = { ...table, seats };
}"""


def shell_faults(page: Page) -> Faults:
    """A screen around the games, at every size."""
    found: Faults = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("() => new Promise(requestAnimationFrame)")
        for look, script in {"wider": WIDER, "broken": BROKEN, "small": SHELL}.items():
            if said := page.evaluate(script):
                found[f"{look}, {name}"] = said
    return found


def test_what_lies_around_a_game_fits_every_screen(browser: Browser, address: str) -> None:
    """Start page, new table, lobby and door, with forty letters to each name."""
    page = new_page(browser, locale="de")
    open_table(page, address, "border", 6, rounds=1)
    page.evaluate(CROWDED, LONG[:-1])
    page.wait_for_selector(f"text={LONG[:-1]}5")
    seen = {"lobby": shell_faults(page)}
    link = page.url
    page.goto(address)
    page.wait_for_selector("#again")
    page.wait_for_selector(".game")
    seen["start"] = shell_faults(page)
    page.goto(f"{address}/new/dig")
    page.locator("details summary").click()
    seen["new table"] = shell_faults(page)
    page.goto(f"{address}/rules/dig")
    page.wait_for_selector(".prose h2")
    seen["rules"] = shell_faults(page)
    page.evaluate("() => localStorage.clear()")
    page.goto(link)
    page.reload()
    page.wait_for_selector("form button.primary")
    seen["door"] = shell_faults(page)
    page.set_viewport_size(SIZES["phone on its side"])  # type: ignore[arg-type]
    assert page.locator("form button.primary").evaluate(IN_SIGHT)
    page.goto(link.partition("#")[0])
    page.wait_for_selector("[role=alert]")
    seen["shut door"] = shell_faults(page)
    assert {screen: found for screen, found in seen.items() if found} == {}
    page.context.close()


ASIDE = """e => {
  const middle = ({ left, right }) => (left + right) / 2;
  const [name, face] = [e, e.previousElementSibling].map((one) => one.getBoundingClientRect());
  return Math.abs(middle(name) - middle(face)) > 4 || e.scrollWidth > e.clientWidth;
}"""


@pytest.mark.parametrize("game", SCENES)
def test_whoever_stands_at_the_door_reads_who_waits(
    browser: Browser, address: str, game: str
) -> None:
    """A game has its own styles, and none of them may reach the chairs before it."""
    host = new_page(browser)
    open_table(host, address, game, 4)
    page = new_page(browser, SIZES["phone"])
    page.goto(host.locator("#link").input_value())
    name = page.locator(".chairs li > span", has_text="Mia")
    name.wait_for()
    assert not name.evaluate(ASIDE)
    page.context.close()
    host.context.close()


DIALOG = """() => {
  const dialog = document.querySelector("dialog[open]");
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const wide = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
  const out = [...dialog.querySelectorAll("button, a, p, h2, h3, b, label, input, legend")]
    .filter((e) => e.checkVisibility() && !e.closest(".sr"))
    .filter((e) => {
      const box = e.getBoundingClientRect();
      return box.width < 1 || box.left < left - 1 || box.right > right + 1;
    })
    .map((e) => e.outerHTML.slice(0, 90));
  return [...(wide ? ["the dialog itself"] : []), ...out];
}"""


def test_the_settings_fit_every_screen(browser: Browser, address: str) -> None:
    """With six people, forty letters to each name."""
    state, told = next(decisions("border", 6, {}, "settings"))
    page = new_page(browser, locale="de")
    stage = Stage(page, address, of_people("border", 6, {}))
    stage.open(update(state, 1, told))
    page.locator(".bar button").last.click()
    page.wait_for_selector("dialog[open]")
    looks = {"wider": DIALOG, "broken": BROKEN.replace('"main"', '"dialog"'), "small": SHELL}
    found: Faults = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.evaluate("() => new Promise(requestAnimationFrame)")
        for look, script in looks.items():
            if said := page.evaluate(script):
                found[f"{look}, {name}"] = said
    assert found == {}
    page.context.close()


@pytest.mark.parametrize("game", SCENES)
def test_the_big_screen_fits_every_screen(browser: Browser, address: str, game: str) -> None:
    seats, options = game_named(game).most_seats, OPTIONS[game]
    state, told = next(decisions(game, seats, options, "wall"))
    page = new_page(browser, SIZES["large desk"], locale="de")
    stage = Stage(page, address, of_people(game, seats, options))
    stage.open(update(state, 1, told, None), query="?screen=1")
    found = {}
    for name in DESKS:
        page.set_viewport_size(SIZES[name])  # type: ignore[arg-type]
        found |= {f"{look}, {name}": said for look, said in faults(page).items()}
        assert page.locator("main button, main a").count() == 0
        assert LONG[:-1] in page.locator(".happened").inner_text()  # who is waited for
    assert found == {}
    page.context.close()


def played(game: str, names: list[str]) -> Record:
    """The beginning of a game in which anybody does anything."""
    match = new_match(game_named(game), len(names), FastDice("replay"), **OPTIONS[game])
    dice = FastDice("steps")
    while match.state.actors() and len(match.record.entries) < 60:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat).sample(dice))
    return msgspec.structs.replace(match.record, names=names)


UNDER_THE_STEPS = """() =>
  document.querySelector(".replay .eyes .board").getBoundingClientRect().bottom
  - document.querySelector(".replay > .row.nowrap").getBoundingClientRect().top"""


@pytest.mark.parametrize("game", SCENES)
def test_a_replay_fits_every_screen(browser: Browser, address: str, game: str) -> None:
    seats = game_named(game).most_seats
    page = new_page(browser, locale="nl")
    open_replay(page, address, played(game, [f"{LONG[:-1]}{seat}" for seat in range(seats)]))
    seen = {"table": shell_faults(page)}
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    assert page.locator(".players .player:visible").count() == seats
    page.locator("select").select_option("0")
    page.wait_for_selector(".eyes h2")
    seen["a seat"] = shell_faults(page)
    assert {eyes: found for eyes, found in seen.items() if found} == {}
    page.context.close()


@pytest.mark.parametrize("game", SCENES)
def test_a_replay_on_a_short_phone_hides_nothing_behind_its_steps(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, SIZES["short phone"], locale="de")
    open_replay(page, address, played(game, ["Mia", "Bruno", "Carla", "Dario"]))
    assert page.evaluate(UNDER_THE_STEPS) <= 0
    page.context.close()
