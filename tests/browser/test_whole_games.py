"""Each game is played to its end through the page, on a phone and on a desk."""

import json
from typing import Any

import httpx
import pytest
from browsing import DESKTOP, PHONE, new_page, open_table, play_to_the_end, start_with_bots
from msgspec import structs, to_builtins
from playwright.sync_api import Browser, Page, WebSocket

from undertable.core.match import Match
from undertable.core.record import read_record
from undertable.games import game as game_named

SHORT: dict[str, dict[str, object]] = {
    "bluff": {"dice": 2},
    "border": {"rounds": 1},
    "smugglers": {"turn_limit": 15},
    "dig": {"turn_limit": 5},
}
"""Options that keep a whole game short."""


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_against_bots_on_a_phone(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, PHONE)
    open_table(page, address, game, seats=3, **SHORT[game])
    start_with_bots(page)
    play_to_the_end(page)
    assert page.locator(".scores li").count() == 3
    assert page.evaluate("() => globalThis.broken ?? null") is None
    page.context.close()


@pytest.mark.parametrize("game", SHORT)
def test_on_a_desk_a_whole_game_brings_the_seat_s_own_views_and_events_and_nothing_else(
    browser: Browser, address: str, game: str
) -> None:
    page = new_page(browser, DESKTOP)
    frames, paths = listen(page), []
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
    views, told = as_the_seat_saw_it(game, answer.content)
    updates = [f for f in frames if f["type"] == "update"]
    assert updates
    assert all(json.dumps(u["view"], sort_keys=True) in views for u in updates)
    heard = [json.dumps(e, sort_keys=True) for u in updates for e in u["events"]]
    assert heard == told


def listen(page: Page) -> list[dict[str, Any]]:
    """Every frame the page receives from now on."""
    frames: list[dict[str, Any]] = []

    def heard(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", heard)
    return frames


def as_the_seat_saw_it(name: str, data: bytes) -> tuple[set[str], list[str]]:
    """Every view the first seat ever had, and everything it was told, from the record."""
    record = read_record(data)
    match = Match(game_named(name), structs.replace(record, entries=[]))
    views = {_as_json(match.state.view(0))}
    for entry in record.entries:
        match.play(entry.seat, match.game.move_from(entry.move), entry.words)
        views.add(_as_json(match.state.view(0)))
    return views, [_as_json(event) for event in match.history(0)]


def _as_json(value: object) -> str:
    return json.dumps(to_builtins(value), sort_keys=True)


def test_play_now_takes_one_tap_to_the_first_decision(browser: Browser, address: str) -> None:
    page = new_page(browser, PHONE)
    page.goto(address)
    page.locator(".game[data-game=bluff] .go .primary").click()
    page.wait_for_selector(".table .ring")
    page.context.close()
