"""What a page shows while a score is played: every state its document went through, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Page
from stage import ME, update

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.core.state import State
from undertable.core.types import CHANCE, heard_by
from undertable.games import game as game_named
from undertable.lab.walk import any_step, fresh, listen
from undertable.server import wire

RECORD = """() => {
  const seen = (globalThis.frames = []);
  const labels = () => [...document.querySelectorAll("#app [aria-label], #app [title]")]
    .map((e) => `${e.getAttribute("aria-label") ?? ""} ${e.getAttribute("title") ?? ""}`);
  const look = () => {
    const frame = {
      title: document.title,
      text: `${document.querySelector("#app").textContent} ${labels().join(" ")}`,
      live: [...document.querySelectorAll("[aria-live], [role=status]")].map((e) => e.textContent),
      log: [...document.querySelectorAll("#panel-log li[class^=e-]")].length,
      verbs: document.querySelectorAll(":is(.verb, .answer, .doit, .chip):enabled").length,
      plates: [...document.querySelectorAll(".plate")].map((e) => e.textContent),
      numbers: [...document.querySelectorAll(".cup .number, .buoys .num, .cash b")]
        .map((e) => e.textContent),
      cue: structuredClone(undertable.cue.value),
      told: undertable.moment.value.map(({ event }) => event),
      view: structuredClone(undertable.shown.value.view),
      behind: undertable.behind.value,
      version: undertable.shown.value.version,
      choices: document.querySelectorAll(".hand button:enabled:not(.onward), .board button").length,
    };
    if (JSON.stringify(frame) !== JSON.stringify(seen.at(-1))) seen.push(frame);
  };
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Looks after every change of the document, and so at least once before every frame."""


def record(page: Page) -> None:
    page.evaluate(RECORD)


def recorded(page: Page) -> list[dict[str, Any]]:
    """All that was shown, once the score is over."""
    page.wait_for_function("() => !undertable.behind.value", timeout=60_000)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    frames: list[dict[str, Any]] = page.evaluate("() => globalThis.frames")
    return frames


def moment(
    game: str, seats: int, options: Mapping[str, object], event: str, seed: str
) -> tuple[wire.Update, wire.Update, list[object]]:
    """A random game up to an event: the table before, the table after, and what is told."""
    for number in range(60):
        dice, state = FastDice(f"{seed} {number}"), fresh(game_named(game), seats, options)
        while state.actors():
            before, told = state.copy(), _move(state, dice)
            if any(_named(one, event) for one in told) and CHANCE not in before.actors():
                return update(before, 1, []), update(state, 2, told), told
    raise AssertionError(f"nothing of the kind {event} happened")


def told_moment(game: str, seats: int, event: str, level: str) -> tuple[wire.Update, wire.Update]:
    """A game between bots up to an event in it: the table before, the table after."""
    for number in range(9):
        match = new_match(game_named(game), seats, FastDice(f"moment {number}"))
        bot, dice = game_named(game).bot(level), FastDice("bots")
        while match.state.actors():
            before, heard = match.state.copy(), len(match.history(ME))
            seat = match.state.actors()[0]
            view, legal = match.state.view(seat), match.state.legal(seat)
            match.play(seat, bot.decide(view, match.history(seat), legal, dice))
            told = list(match.history(ME)[heard:])
            if any(_named(one, event) for one in told):
                return update(before, 1, []), update(match.state, 2, told)
    raise AssertionError(f"nothing of the kind {event} happened")


@cache
def last_moment(game: str, seats: int, level: str) -> tuple[wire.Update, wire.Update, list[object]]:
    """A game between bots: the table before its last move, the table after, and what is told."""
    match = new_match(game_named(game), seats, FastDice("last"))
    bot, dice = game_named(game).bot(level), FastDice("bots")
    while match.state.actors():
        before, heard = match.state.copy(), len(match.history(ME))
        seat = match.state.actors()[0]
        move = bot.decide(
            match.state.view(seat), match.history(seat), match.state.legal(seat), dice
        )
        match.play(seat, move)
    told = list(match.history(ME)[heard:])
    return update(before, 1, []), update(match.state, 2, told), told


def _named(event: object, name: str) -> bool:
    return type(event).__struct_config__.tag == name  # type: ignore[attr-defined]


def _move(state: State, dice: FastDice) -> Sequence[object]:
    """One step, and the chance that follows, as one seat is told of it."""
    told = list(heard_by(ME, listen(state, *any_step(state, dice))))
    while CHANCE in state.actors():
        told += heard_by(ME, listen(state, *any_step(state, dice)))
    return told
