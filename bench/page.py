"""How heavy the page is, and how long a slow phone takes from the link to the first move.

    make bench-page

Sizes are what a browser loads for the start page and then for each game's table, compressed as a
server or proxy in front sends them (gzip, level 9). The slow connection is Chromium's throttling:
1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms round trip, and a processor slowed down four times.
Frames are those of Bluff's great moment, cups up with six players on a desk, from the doubt to the
next decision.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

from browsing import PHONE, ROOT, chromium, new_page, play_until_my_move
from playwright.sync_api import Browser, Page
from processes import running
from stage import Stage, against_bots
from staging import moment

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


FRAMES = """() => {
  const times = (globalThis.times = []);
  const tick = (now) => {
    times.push(now);
    if (undertable.shown.value.version < 2) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds between frames while cups go up."""
    before, after, _ = moment("bluff", 6, {}, "doubted", "frames")
    page = new_page(browser, DESK, pace="1", reduced_motion="no-preference")
    stage = Stage(page, address, against_bots("bluff", 6, {}))
    stage.open(before)
    page.evaluate(FRAMES)
    stage.send(after)
    page.wait_for_function("() => undertable.shown.value.version === 2", timeout=60_000)
    times: list[float] = page.evaluate("() => globalThis.times")
    page.context.close()
    return sorted(later - now for now, later in pairwise(times))


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
        gaps = frames(browser, server.address)
        print(f"cups up: {1000 * len(gaps) / sum(gaps):.0f} frames a second, ", end="")
        print(f"half within {gaps[len(gaps) // 2]:.1f} ms, ", end="")
        print(f"95 % within {gaps[len(gaps) * 95 // 100]:.1f} ms, longest {gaps[-1]:.0f} ms")


if __name__ == "__main__":
    main()
