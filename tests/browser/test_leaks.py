"""The page never holds what its seat may not know."""

import json
import random
from typing import Any

import httpx
import pytest
from browsing import (
    DESKTOP,
    MY_MOVE,
    choose,
    is_over,
    new_page,
    open_table,
    play_to_the_end,
    start_with_bots,
)
from msgspec import structs, to_builtins
from playwright.sync_api import Browser, Page, WebSocket
from test_whole_games import SHORT

from undertable.core.match import Match
from undertable.core.record import read_record
from undertable.games import game as game_named


def _listen(page: Page) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []

    def heard(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", heard)
    return frames


def _as_json(value: object) -> str:
    return json.dumps(to_builtins(value), sort_keys=True)


@pytest.mark.parametrize("game", SHORT)
def test_frames_hold_the_seat_s_own_views_and_events_and_nothing_else(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, DESKTOP)
    frames, paths = _listen(page), []
    page.on("request", lambda request: paths.append(request.url.removeprefix(address)))
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    play_to_the_end(page, seed=7)
    table = page.evaluate("() => undertable.table.value.id")
    token = json.loads(page.evaluate("() => localStorage['undertable.tables']"))[0]["token"]
    page.context.close()
    assert not [p for p in paths if "record" in p or "replay" in p]
    answer = httpx.get(
        f"{address}/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"}
    )
    views, told = _as_the_seat_saw_it(game, answer.content)
    updates = [f for f in frames if f["type"] == "update"]
    assert updates
    assert all(json.dumps(u["view"], sort_keys=True) in views for u in updates)
    heard = [json.dumps(e, sort_keys=True) for u in updates for e in u["events"]]
    assert heard == told


def _as_the_seat_saw_it(name: str, data: bytes) -> tuple[set[str], list[str]]:
    """Every view the first seat ever had, and everything it was told, from the record."""
    record = read_record(data)
    match = Match(game_named(name), structs.replace(record, entries=[]))
    views = {_as_json(match.state.view(0))}
    for entry in record.entries:
        match.play(entry.seat, match.game.move_from(entry.move), entry.words)
        views.add(_as_json(match.state.view(0)))
    return views, [_as_json(event) for event in match.history(0)]


HOLDS = """() => ({
  storage: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
  log: undertable.log.value.map((line) => line.event.event),
  events: undertable.shown.value.events.length,
})"""
REMEMBERED = {f"undertable.{key}" for key in ("pace", "name", "tables", "language")}


def test_the_page_keeps_nothing_of_what_was_shown_for_a_moment(
    browser: Browser, address: str
) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "smugglers", seats=3, turn_limit=6)
    start_with_bots(page)
    dice = random.Random(1)
    for _ in range(25):
        page.wait_for_function(MY_MOVE, timeout=60_000)
        holds = page.evaluate(HOLDS)
        assert set(holds["storage"]) <= REMEMBERED
        assert set(holds["log"]) <= {"ended", "said"}
        assert holds["events"] == 0
        if is_over(page):
            break
        choose(page, dice)
    page.context.close()


def test_no_other_dice_are_drawn_while_cups_are_down(browser: Browser, address: str) -> None:
    page = new_page(browser, DESKTOP)
    open_table(page, address, "bluff", seats=3)
    start_with_bots(page)
    for _ in range(4):
        page.wait_for_function(MY_MOVE)
        if page.evaluate("() => !undertable.shown.value.view.bid"):
            page.locator(".hand .primary").click()
            continue
        assert page.locator(".dicerow").count() == 0
        assert page.locator(".pit .own .die").count() == page.evaluate(
            "() => undertable.shown.value.view.cup.length"
        )
        page.locator(".hand .primary, .hand .danger").first.click()
    page.context.close()
