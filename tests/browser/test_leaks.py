"""The page holds nothing that its seat may not know: not on screen, not in storage, not in memory.

A whole game is played. What the page held at each decision is then compared with a page that has
never seen this game: it is told what the rules say of a twin world, which differs from the real one
in just what the seat cannot know.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from browsing import DESKTOP, MY_MOVE, choose, is_over, new_page, open_table, start_with_bots
from msgspec import structs
from playwright.sync_api import Browser, Page, WebSocket
from processes import ServerProcess
from stage import ME, Stage, encode, update
from test_whole_games import SHORT

from undertable.core.dice import FastDice
from undertable.core.match import Match
from undertable.core.record import read_record
from undertable.core.state import State
from undertable.core.types import CHANCE, Event, heard_by
from undertable.games import game as game_named

HOLDS = """async () => ({
  dom: document.documentElement.outerHTML,
  state: Object.fromEntries(Object.entries(undertable).map(([name, held]) => [name, held.value])),
  local: { ...localStorage },
  drafts: sessionStorage["undertable.draft"] ?? "{}",
  others: [
    ...Object.keys(sessionStorage).filter((key) => key !== "undertable.draft"),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    document.cookie, window.name, JSON.stringify(history.state) ?? "",
  ].filter((what) => what && what !== "null"),
})"""
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"""
REMEMBERED = {f"undertable.{key}" for key in ("pace", "name", "tables", "language", "salts")}
VISIT = {"id", "game", "at", "token", "invite", "watch"}
SHARE = {"id", "salts", "revealed"}
OWN = ("visits", "skew", "name", "origin")
"""What differs between two devices."""


def plain(what: object) -> object:
    """As it comes over the wire."""
    return json.loads(encode(what))


class World:
    """A played game, from its record: what the seat knew at each version of its own."""

    def __init__(self, name: str, record: bytes) -> None:
        self.states: list[list[State]] = [[]]
        self.told: list[list[Event]] = [[]]
        self._unheard: list[Event] = []
        read = read_record(record)
        match = Match(game_named(name), structs.replace(read, entries=[]))
        if read.entries[0].seat != CHANCE:
            self._line(match.state)
        for number, entry in enumerate(read.entries, 1):
            match.replay(entry)
            self._unheard += heard_by(ME, match.told[-1])
            if number == len(read.entries) or read.entries[number].seat != CHANCE:
                self._line(match.state)

    def _line(self, state: State) -> None:
        """A move is told together with the chance that follows."""
        if self._unheard:
            self.told.append(self._unheard)
            self.states.append([])
            self._unheard = []
        self.states[-1].append(state.copy())

    def state(self, shown: dict[str, Any]) -> State | None:
        """The state in which the seat saw this."""
        version = shown["version"]
        for state in self.states[version] if version < len(self.states) else ():
            if plain((state.view(ME), state.actors())) == [shown["view"], shown["actors"]]:
                return state
        return None


class Watched:
    """A page that plays, with what it held at each decision and everything it received."""

    def __init__(self, page: Page, address: str, game: str, seats: int) -> None:
        self.page, self.address, self.game = page, address, game
        self.frames: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.held: list[tuple[dict[str, Any], int]] = []
        page.on("websocket", self._listen)
        page.on("request", lambda request: self.paths.append(request.url.removeprefix(address)))
        page.clock.install()
        open_table(page, address, game, seats=seats, **SHORT[game])
        start_with_bots(page)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "update"]

    def play(self, seed: int, most: int = 900) -> None:
        """To the end, looking at the page whenever something new is to be decided."""
        dice, version = random.Random(seed), -1
        for _ in range(most):
            self.page.wait_for_function(MY_MOVE, timeout=60_000)
            if is_over(self.page):
                return
            now = self.page.evaluate("() => undertable.shown.value.version")
            if now != version:
                version = now
                self.held.append((look(self.page), len(self.updates)))
            choose(self.page, dice)
        raise AssertionError(f"not over after {most} presses")

    def world(self) -> World:
        table = self.page.evaluate("() => undertable.table.value.id")
        token = json.loads(self.page.evaluate("() => localStorage['undertable.tables']"))[0][
            "token"
        ]
        bearer = {"authorization": f"Bearer {token}"}
        answer = httpx.get(f"{self.address}/api/tables/{table}/record", headers=bearer)
        return World(self.game, answer.content)


def look(page: Page) -> dict[str, Any]:
    """What a page holds once all that is shown for a moment is gone."""
    for _ in range(2):  # what has only just been drawn begins to wait now
        page.clock.fast_forward(6000)
        page.evaluate(DRAWN)
    page.wait_for_selector(".shown", state="detached")
    held: dict[str, Any] = page.evaluate(HOLDS)
    return held


def received_too_much(watched: Watched, world: World) -> list[str]:
    """Paths and frames that are not this seat's."""
    found = [path for path in watched.paths if "record" in path or "replay" in path]
    heard = [event for one in watched.updates for event in one["events"]]
    if heard != [plain(event) for told in world.told for event in told]:
        found.append("events")
    for one in watched.updates:
        if world.state(one) is None:
            found.append(f"view of version {one['version']}")
    return found


def stored_too_much(held: dict[str, Any], own: list[object]) -> list[str]:
    """Anything but names, settings, and choices between the own moves."""
    found = [
        f"stored: {name}" for name in held["others"] + sorted(held["local"].keys() - REMEMBERED)
    ]
    for visit in held["state"]["visits"]:
        found += [f"visit: {key}" for key in visit.keys() - VISIT]
    for share in json.loads(held["local"].get("undertable.salts", "[]")):
        found += [f"share in the dice: {key}" for key in share.keys() - SHARE]
    drafts = json.loads(held["drafts"]).values()
    moves = [json.loads(draft["decision"])[-1] for draft in drafts]
    return found + [f"draft: {legal}" for legal in moves if legal not in own]


def differences(watched: Watched, world: World, blank: Page) -> list[str]:
    """What the page held and a page in a twin world does not, at any decision.

    A choice that is being thought about is the player's own; the other page gets it too.
    """
    found, changed, dice = [], 0, FastDice("twins")
    stage = Stage(blank, watched.address, watched.held[0][0]["state"]["table"])
    own = [one["legal"] for one in watched.updates]
    for held, heard in watched.held:
        found += stored_too_much(held, own)
        shown = held["state"]["shown"]
        state = world.state(shown)
        if state is None:
            found.append(f"state of version {shown['version']}")
            continue
        twins = (state.redeal(ME, dice) for _ in range(20))  # a die may fall as it lay
        twin = next((one for one in twins if one.secrets(ME) != state.secrets(ME)), state)
        changed += twin is not state
        blank.goto(watched.address)
        blank.evaluate("kept => (sessionStorage['undertable.draft'] = kept)", held["drafts"])
        _retell(stage, world, twin, watched.updates[:heard])
        found += _compare(held, look(blank))
    assert changed * 2 > len(watched.held), "the twins do not differ"
    return found


def _retell(stage: Stage, world: World, twin: State, updates: list[dict[str, Any]]) -> None:
    """The twin world as the seat would have come to it: the last news alone, all older at once."""
    last = max(number for number, one in enumerate(updates) if one["events"] or not number)
    before = updates[last - 1]["version"] if last else 0
    old = [event for told in world.told[: before + 1] for event in told if not event.fleeting]
    now = updates[-1]["version"]
    new = [event for told in world.told[before + 1 : now + 1] for event in told]
    start = [update(twin, before, old)] if last else []
    stage.open(*start, update(twin, now, new), begins=not last)
    stage.page.wait_for_function(MY_MOVE)


def _compare(held: dict[str, Any], blank: dict[str, Any]) -> list[str]:
    version = held["state"]["shown"]["version"]
    found = [
        f"{name} at version {version}: {value} instead of {blank['state'].get(name)}"
        for name, value in held["state"].items()
        if name not in OWN and value != blank["state"].get(name)
    ]
    if held["dom"] != blank["dom"]:
        found.append(f"screen at version {version}: {_apart(held['dom'], blank['dom'])}")
    return found


def _apart(here: str, there: str) -> str:
    start = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    return f"{here[start - 60 : start + 120]!r} instead of {there[start - 60 : start + 120]!r}"


@pytest.mark.parametrize("game", SHORT)
def test_on_a_desk_a_whole_game_leaves_the_seat_its_own_and_nothing_else(
    browser: Browser, address: str, game: str
) -> None:
    page, blank = new_page(browser, DESKTOP), _blank(browser)
    watched = Watched(page, address, game, seats=3)
    watched.play(seed=7)
    world = watched.world()
    assert watched.held
    assert received_too_much(watched, world) == []
    assert differences(watched, world, blank) == []
    page.context.close()
    blank.context.close()


def _blank(browser: Browser) -> Page:
    page = new_page(browser, DESKTOP)
    page.clock.install()
    return page


@pytest.mark.parametrize("leak", ["view", "event"])
def test_a_server_that_leaks_is_caught(browser: Browser, tmp_path: Path, leak: str) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    server.program = (str(Path(__file__).with_name("leaky_server.py")), leak)
    server.start()
    page, blank = new_page(browser, DESKTOP), _blank(browser)
    try:
        watched = Watched(page, server.address, "bluff", seats=3)
        watched.play(seed=1)
        world = watched.world()
    finally:
        server.stop()
    assert received_too_much(watched, world)
    page.context.close()
    blank.context.close()


HOARDING = """
addEventListener("click", () => {
  const { shown } = globalThis.undertable ?? {};
  if (shown?.value) document.body.dataset.kept = JSON.stringify(shown.value.view);
});
"""


def test_a_page_that_hoards_is_caught(browser: Browser, address: str) -> None:
    """It keeps on its body what it saw a decision ago."""
    blank, watched = _blank(browser), None
    while watched is None or len(watched.held) < 3:  # a game may be over before anything is kept
        page = new_page(browser, DESKTOP)
        page.add_init_script(HOARDING)
        watched = Watched(page, address, "bluff", seats=2)
        watched.play(seed=1)
    found = differences(watched, watched.world(), blank)
    assert any(one.startswith("screen") for one in found)


def test_a_shown_card_is_turned_down_though_nobody_moves(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "smugglers", seats=3)
    start_with_bots(page)
    page.wait_for_function(MY_MOVE)
    page.locator(".hand button.primary").click()
    page.wait_for_function("() => undertable.shown.value.view.cards[2] === 1")
    version = page.evaluate("() => undertable.shown.value.version")
    page.wait_for_selector(".shown")
    page.wait_for_selector(".shown", state="detached")
    assert page.evaluate("() => undertable.moment.value.length") == 0
    assert page.evaluate("() => undertable.shown.value.version") == version
    page.context.close()
