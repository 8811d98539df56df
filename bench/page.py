"""How heavy the page is, and how long a slow phone takes from the link to the first move.

    make bench-page

Sizes are what a browser loads for the start page and then for each game's table, compressed as a
server or proxy in front sends them (gzip, level 9). The slow connection is Chromium's throttling:
1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip, and a processor slowed down four times.
Frames are those of each game's great moment (cups up, a suitcase opened, a card handed over, a
fight lost) with a full table on a desk, until the next decision, as Chromium's own trace has them:
frames that reached the display, frames that were due and dropped. Where nothing moves none is due.
How many are dropped depends on who else wants the processor; how many milliseconds of it all of
Chromium's threads take for a frame does not: sixty a second leave 16.7 on each processor.
"""

from __future__ import annotations

import gzip
import json
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from browsing import PHONE, ROOT, chromium, new_page, play_until_my_move
from playwright.sync_api import Browser, Page
from processes import running
from screens import MOMENTS
from stage import Stage, against_bots
from staging import moment

from undertable.games import game as game_named

STATIC = ROOT / "src/undertable/server/static"
GAMES = ("bluff", "border", "smugglers", "dig")
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
MOST = 120_000
DESK = {"width": 1440, "height": 900}


def compressed(paths: set[str]) -> int:
    files = [STATIC / path.lstrip("/") for path in paths]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if file.is_file())


def loaded(page: Page, address: str) -> set[str]:
    """The page's own files that were asked for, and the page itself."""
    urls = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    paths = {url.removeprefix(address).partition("?")[0] for url in urls}
    return {path for path in paths if path.startswith("/assets/")} | {"index.html"}


def words(page: Page, address: str) -> int:
    """The games' words and the list of games, compressed."""
    urls = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name)")
    asked = [url for url in urls if "/text/" in url or "/api/games" in url]
    return sum(len(gzip.compress(page.request.get(url).body(), 9)) for url in asked)


def visit(browser: Browser, address: str, game: str, slow: bool) -> tuple[int, int, float, float]:
    """Bytes of the start page, bytes with the game, seconds to the start page and to the move."""
    page = new_page(browser, PHONE)
    if slow:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    began = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(".game")
    shown = time.perf_counter() - began
    start = compressed(loaded(page, address)) + words(page, address)
    began = time.perf_counter()
    page.locator(f".game[data-game={game}] .go .primary").click()
    page.wait_for_selector(".table .board")
    play_until_my_move(page)
    played = time.perf_counter() - began
    whole = compressed(loaded(page, address)) + words(page, address)
    page.context.close()
    return start, whole, shown, shown + played


CATEGORIES = ["cc", "benchmark", "viz", "toplevel", "disabled-by-default-devtools.timeline.frame"]
WORK = {"ThreadControllerImpl::RunTask", "ThreadPool_RunTask"}
"""What threads of Chromium spend their time in."""


class Frames(NamedTuple):
    """What Chromium's trace says of one moment."""

    seconds: float
    shown: int
    dropped: int
    work: float
    """Milliseconds of processor time, of all threads together."""

    @property
    def rate(self) -> float:
        """Frames a second while something moves: of sixty, those that were not dropped."""
        return 60 * self.shown / max(1, self.shown + self.dropped)


def frames(browser: Browser, address: str, game: str) -> Frames:
    """A game's great moment with as many players as it has room for, on a desk."""
    seats = game_named(game).most_seats
    before, after, _ = moment(game, seats, {}, MOMENTS[game][0], "frames")
    page = new_page(browser, DESK, pace="1", reduced_motion="no-preference")
    stage = Stage(page, address, against_bots(game, seats, {}))
    stage.open(before)
    browser.start_tracing(page=page, categories=CATEGORIES)
    began = time.perf_counter()
    stage.send(after)
    page.wait_for_function("() => undertable.shown.value.version === 2", timeout=60_000)
    seconds = time.perf_counter() - began
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    shown = sum(event["name"] == "Display::FrameDisplayed" for event in trace)
    work = sum(event.get("tdur", 0) for event in trace if event["name"] in WORK) / 1000
    return Frames(seconds, shown, sum(_dropped(event) for event in trace), work)


def _dropped(event: dict[str, Any]) -> bool:
    if event["name"] != "PipelineReporter" or event["ph"] != "b":
        return False
    about = event["args"].get("frame_reporter") or event["args"].get("chrome_frame_reporter", {})
    return bool(about.get("state") == "STATE_DROPPED")


def main() -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(chromium())
        server = stack.enter_context(running(str(folder / "tables.db"), folder / "log"))
        print(f"{'first game':<12}{'start page':>12}{'with game':>12}{'of 120 kB':>11}", end="")
        print(f"{'start page, slow':>19}{'first move, slow':>19}{'first move, fast':>19}")
        for game in GAMES:
            start, whole, shown, slow = visit(browser, server.address, game, slow=True)
            fast = visit(browser, server.address, game, slow=False)[3]
            print(f"{game:<12}{start:>10} B{whole:>10} B{whole / MOST:>10.0%} ", end="")
            print(f"{shown:>17.1f} s{slow:>17.1f} s{fast:>17.1f} s")
        print(
            f"\n{'great moment':<12}{'seconds':>12}{'frames':>12}{'dropped':>12}{'a second':>12}",
            end="",
        )
        print(f"{'ms a frame':>12}")
        for game in GAMES:
            seen = frames(browser, server.address, game)
            print(f"{game:<12}{seen.seconds:>12.1f}{seen.shown:>12}{seen.dropped:>12}", end="")
            print(f"{seen.rate:>12.1f}{seen.work / seen.shown:>12.1f}")


if __name__ == "__main__":
    main()
