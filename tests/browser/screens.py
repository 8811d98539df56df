"""Pictures of every screen, phone and desktop, into docs/screens: `make screens`."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

from browsing import (
    ROOT,
    chromium,
    new_page,
    open_table,
    play_to_the_end,
    play_until_my_move,
    start_with_bots,
)
from playwright.sync_api import Browser, Page
from processes import running
from stage import ME, TABLES, Stage, against_bots, kind_of, update
from staging import told_moment
from test_lessons import do_as_advised, learn

from undertable.core.dice import FastDice
from undertable.core.match import new_match
from undertable.core.state import State
from undertable.core.types import Event
from undertable.games import game as game_named

FOLDER = ROOT / "docs/screens"
LESSONS = {"bluff": 3, "border": 8, "smugglers": 9, "dig": 8}
"""The step of each lesson that is pictured."""
SIZES = {
    "phone": ({"width": 390, "height": 844}, "light", "en"),
    "desktop": ({"width": 1440, "height": 900}, "dark", "de"),
}
QUALITY = 50
SILENT = """localStorage['undertable.volume'] ??= '{"things":0,"alerts":0}'"""
FULL: dict[str, tuple[str, int, dict[str, object], set[str]]] = {
    "bluff of six": ("bluff", 6, {"laying_out": True}, {"bid doubt"}),
    "border of six": ("border", 6, {"rounds": 1}, {"check waive"}),
    "smugglers of six": ("smugglers", 6, {"turn_limit": 12}, {"claim suspect"}),
    "dig of six": ("dig", 6, {"turn_limit": 10}, {"turn"}),
}
"""The main decision of each game at a full table."""
STRIPS = {"phone": (4, 230), "desktop": (2, 640)}
"""How many pictures of a moment lie beside each other, and how wide each is."""
SCREEN = {"width": 1600, "height": 900}
MOMENTS = {
    "bluff": (
        "doubted",
        {
            "doubt": "cue?.name === 'cups'",
            "cups": "Object.keys(cue?.dice ?? {}).length > 1",
            "count": "cue?.counted != null",
            "verdict": "!!cue?.verdict",
        },
    ),
    "border": (
        "opened",
        {
            "latches": "cue?.lid === 'shut'",
            "ajar": "cue?.lid === 'ajar'",
            "cards": "cue?.turned?.length > 0",
            "verdict": "!!cue?.verdict",
        },
    ),
    "smugglers": (
        "handed",
        {
            "rise": "cue?.stage === 'rise'",
            "turn": "cue?.stage === 'turn'",
            "open": "cue?.stage === 'open'",
            "down": "cue?.stage === 'down'",
        },
    ),
    "dig": (
        "fightlost",
        {
            "hesitates": "cue?.waiting != null",
            "verdict": "!!cue?.verdict",
            "beaten": "cue?.beaten != null",
            "prize": "!!cue?.prize",
        },
    ),
}
"""The great moment of a game: the event that makes it, and the beats that are pictured."""


def shot(page: Page, size: str, name: str, whole: bool = False) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    path = FOLDER / f"{name}-{size}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY, full_page=whole)
    sys.stdout.write(f"{path.relative_to(ROOT)}\n")


def strip(browser: Browser, size: str, name: str, pictures: list[bytes]) -> None:
    """Pictures beside each other as one, as they follow each other."""
    columns, width = STRIPS[size]
    shown = "".join(
        f'<img width="{width}" src="data:image/jpeg;base64,{b64encode(picture).decode()}">'
        for picture in pictures
    )
    page = new_page(browser)
    page.set_content(
        f'<body style="margin:0;background:#1c1613"><div style="display:inline-grid;gap:6px;'
        f'grid-template-columns:repeat({columns},{width}px)">{shown}</div></body>'
    )
    path = FOLDER / f"{name}-{size}.jpg"
    page.locator("div").screenshot(path=path, type="jpeg", quality=QUALITY)
    page.context.close()
    sys.stdout.write(f"{path.relative_to(ROOT)}\n")


def around(browser: Browser, address: str, size: str) -> None:
    page = _page(browser, size)
    page.goto(address)
    page.wait_for_selector(".game")
    shot(page, size, "start", whole=True)
    page.goto(f"{address}/new/border")
    page.wait_for_selector("#option-rounds", state="attached")
    page.locator("details summary").click()
    shot(page, size, "new-table", whole=True)
    open_table(page, address, "bluff", 3, dice=3)
    page.wait_for_selector(".qr path[d^=M]")
    shot(page, size, "lobby", whole=True)
    guest = _page(browser, size)
    guest.goto(page.locator("#link").input_value())
    guest.wait_for_selector("form button:enabled")
    shot(guest, size, "door")
    start_with_bots(page)
    play_until_my_move(page)
    page.locator(".bar button").last.click()
    shot(page, size, "menu")
    page.keyboard.press("Escape")
    play_to_the_end(page)
    shot(page, size, "end", whole=True)
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".replay .board")
    page.locator("input[type=range]").fill("8")
    shot(page, size, "replay", whole=True)
    page.goto(f"{address}/rules/bluff")
    page.wait_for_selector(".prose h2")
    shot(page, size, "rules")
    page.context.close()
    guest.context.close()


PREVIEW = """([game, title]) => {
  document.body.innerHTML = `<div data-game="${game}" style="position:fixed;inset:0;display:grid;
    grid-template-columns:520px 1fr;place-items:center;color:#fff6e3;
    background:var(--felt)">
    <img src="" width="430" height="430">
    <div style="justify-self:start;font:700 72px/1.1 var(--serif);padding-right:40px">${title}
    <p style="font:30px var(--sans);opacity:.85;margin-top:24px">Undertable</p></div></div>`;
}"""
"""The picture that messengers show of a link."""


def of_a_link(browser: Browser, address: str, game: str) -> None:
    page = new_page(browser, {"width": 1200, "height": 630}, color_scheme="light")
    page.goto(address)
    cover = page.locator(f".game[data-game={game}] .cover img").get_attribute("src")
    page.evaluate(PREVIEW, [game, game_named(game).title])
    page.locator("img").evaluate("(img, src) => ((img.src = src), img.decode())", cover)
    page.screenshot(path=ROOT / f"src/undertable/games/{game}/web/preview.png")
    page.context.close()


def at_a_table(browser: Browser, address: str, size: str, name: str) -> None:
    """Every kind of decision, once, out of games between bots."""
    page = _page(browser, size)
    game, seats, options, wanted = (TABLES | FULL)[name]
    stage = Stage(page, address, against_bots(game, seats, options))
    seen: set[str] = set()
    for seed in range(60):
        for state, told in _played(game, seats, options, f"{name} {seed}"):
            kind = kind_of(game, state)
            if kind in wanted - seen:
                seen.add(kind)
                now = update(state, len(seen), told)
                stage.show(now) if len(seen) > 1 else stage.open(now)
                shot(page, size, f"{name} {kind}".replace(" ", "-"))
        if seen == wanted:
            break
    page.context.close()


def _played(
    game: str, seats: int, options: dict[str, object], seed: str
) -> Iterator[tuple[State, list[Event]]]:
    """The decisions of the first seat in a game between bots, with what it was told before."""
    match = new_match(game_named(game), seats, FastDice(seed), **options)
    bot, dice, heard = game_named(game).bot("normal"), FastDice(f"{seed} bots"), 0
    while match.state.actors():
        seat = match.state.actors()[dice.below(len(match.state.actors()))]
        if ME in match.state.actors():
            history = match.history(ME)
            yield match.state, history[heard:]
            heard = len(history)
        view, legal = match.state.view(seat), match.state.legal(seat)
        match.play(seat, bot.decide(view, match.history(seat), legal, dice))


def on_the_wall(browser: Browser, address: str, game: str) -> None:
    """The big screen in the middle of a game."""
    page = _page(browser, "desktop")
    _, seats, options, _ = TABLES[game]
    stage = Stage(page, address, against_bots(game, seats, options))
    page.set_viewport_size(SCREEN)  # type: ignore[arg-type]
    found = list(islice(_played(game, seats, options, f"{game} wall"), 6))
    stage.open(update(found[-1][0], 1, found[-1][1], None), query="?screen=1")
    shot(page, "screen", game)
    page.context.close()


def in_a_moment(browser: Browser, address: str, size: str, game: str) -> None:
    """The beats of a great moment, beside each other."""
    event, beats = MOMENTS[game]
    before, after = told_moment(game, 4, event, "easy")
    page = _page(browser, size, pace="2")
    stage = Stage(page, address, against_bots(game, 4, {}))
    stage.open(before)
    stage.send(after)
    pictures = []
    for reached in beats.values():
        page.wait_for_function(f"() => {{ const cue = undertable.cue.value; return {reached}; }}")
        page.wait_for_timeout(500)
        pictures.append(page.screenshot(type="jpeg", quality=90))
    page.context.close()
    strip(browser, size, f"moment-{game}", pictures)


def in_a_lesson(browser: Browser, address: str, size: str, game: str) -> None:
    """A step in the middle of a game's lesson."""
    page = _page(browser, size)
    learn(page, address, game)
    for _ in range(LESSONS[game] - 1):
        do_as_advised(page)
    shot(page, size, f"lesson-{game}")
    page.context.close()


def _page(browser: Browser, size: str, pace: str = "0") -> Page:
    """A device that has been asked about sound before."""
    viewport, scheme, lang = SIZES[size]
    page = new_page(browser, viewport, color_scheme=scheme, locale=lang, pace=pace)
    page.add_init_script(SILENT)
    return page


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(chromium())
        server = stack.enter_context(
            running(str(folder / "tables.db"), folder / "log", host="127.0.0.1")
        )
        for size in SIZES:
            around(browser, server.address, size)
            for table in TABLES | FULL:
                at_a_table(browser, server.address, size, table)
            for game in LESSONS:
                in_a_lesson(browser, server.address, size, game)
            for game in MOMENTS:
                in_a_moment(browser, server.address, size, game)
        for game in LESSONS:
            on_the_wall(browser, server.address, game)
            of_a_link(browser, server.address, game)


if __name__ == "__main__":
    main()
