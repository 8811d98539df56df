"""Whatever happens in a game: no line of its log can be read anywhere before it is told there."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import DESKTOP, new_page
from playwright.sync_api import Browser
from stage import ME, Stage, against_bots, update
from staging import record, recorded

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.games import game as game_named
from undertable.server import wire

TABLES: dict[str, tuple[int, dict[str, object], int]] = {
    "bluff": (3, {"laying_out": True, "dice": 2}, 60),
    "border": (3, {"rounds": 1}, 120),
    "dig": (4, {"turn_limit": 12}, 40),
}
"""Seats, options, and how many moves are looked at, to the end of a game at most. What happens at
Schmuggler an Bord is not written down: its moments have tests of their own."""
LINES = """() => [...document.querySelectorAll("#panel-log li[class^=e-]")]
  .map((line) => line.textContent)"""


def moves(game: str, seats: int, options: dict[str, object], most: int) -> list[wire.Update]:
    """A game between bots as the first seat is told of it, move by move."""
    match = new_match(game_named(game), seats, FastDice(f"lines {game}"), **options)
    bot, dice, heard = game_named(game).bot("easy"), FastDice("bots"), 0
    told = [update(match.state, 1, [])]
    while match.state.actors() and len(told) < most:
        heard = len(match.history(ME))
        seat = match.state.actors()[0]
        history, legal = match.history(seat), match.state.legal(seat)
        match.play(seat, bot.decide(match.state.view(seat), history, legal, dice))
        told.append(update(match.state, len(told) + 1, match.history(ME)[heard:]))
    return told


@pytest.mark.parametrize("game", TABLES)
def test_no_line_is_read_before_it_is_told(browser: Browser, address: str, game: str) -> None:
    """The first half of the game with motion, the other without."""
    seats, options, most = TABLES[game]
    first, *others = moves(game, seats, options, most)
    page = new_page(browser, DESKTOP, pace="0.03", reduced_motion="no-preference")
    stage = Stage(page, address, against_bots(game, seats, options))
    stage.open(first)
    record(page)
    for i, one in enumerate(others):
        if i == len(others) // 2:
            page.emulate_media(reduced_motion="reduce")
        stage.show(one)
    frames, lines = recorded(page), page.evaluate(LINES)
    page.context.close()
    assert len(lines) > 20
    assert not [early for frame in frames for early in read_early(frame, lines)]


def read_early(frame: dict[str, Any], lines: list[str]) -> list[str]:
    """Lines that come later, and that nobody has heard before in the same words."""
    told, coming = set(lines[: frame["log"]]), lines[frame["log"] :]
    said = " ".join([frame["text"], frame["title"], *frame["live"]])
    return [line for line in coming if line not in told and line in said]
