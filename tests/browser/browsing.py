"""A real Chromium on the built page: found, or installed where that is allowed."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from debian import Impossible, found_or_installed

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HEADLESS = "chromium-headless-shell"  # draws no window, and starts in half the time
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "chrome")
MY_MOVE = """() => {
  const { shown, pending, behind } = undertable;
  if (shown.value?.outcome) return !behind.value;
  return !!shown.value?.legal?.length && !pending.value && !behind.value;
}"""


REACHED = """one => {
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Nothing lies over it: what lies under an open drawer cannot be pressed."""


def find_chromium() -> Path | None:
    given = os.environ.get("UNDERTABLE_CHROMIUM")
    path = given or next((path for name in NAMES if (path := shutil.which(name))), None)
    return Path(path) if path else None


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = _launch(playwright)
        try:
            yield browser
        finally:
            browser.close()


def _launch(playwright: Any) -> Browser:
    """An installed Chromium, Debian's, or the one the driver brings."""
    try:
        path = found_or_installed(find_chromium, HEADLESS)
    except Impossible:
        path = _bring_chromium(playwright)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)  # type: ignore[no-any-return]


def _bring_chromium(playwright: Any) -> Path:
    own = Path(playwright.chromium.executable_path)
    if not own.exists() and not os.environ.get("UNDERTABLE_NO_INSTALL"):
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, check=False, capture_output=True)
    if not own.exists():
        raise Impossible("there is no Chromium, and none could be installed")
    return own


def new_page(browser: Browser, size: dict[str, int] = DESKTOP, **settings: Any) -> Page:
    """A fresh device, with no pause between events unless `pace` says so."""
    pace = settings.pop("pace", "0")
    settings = {"reduced_motion": "reduce", "service_workers": "block", **settings}
    context = browser.new_context(viewport=size, **settings)  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    context.add_init_script(f"localStorage['undertable.pace'] ??= '{pace}'")
    page = context.new_page()
    page.on("pageerror", lambda error: page.evaluate("e => (globalThis.broken = e)", str(error)))
    return page


def open_table(page: Page, address: str, game: str, seats: int, **options: object) -> None:
    """Make a table by the form, as its host."""
    page.goto(f"{address}/new/{game}")
    page.fill("input[name=name]", "Mia")
    page.locator("fieldset button", has_text=str(seats)).click()
    if options:
        page.locator("details summary").click()
    for name, value in options.items():
        field = page.locator(f"#option-{name}, #{name}")
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, str):
            field.select_option(value)
        else:
            field.fill(str(value))
            field.blur()
    page.locator("form button.primary").click()
    page.wait_for_selector(".seats")


def start_with_bots(page: Page) -> None:
    """Fill the free seats with bots and begin."""
    fill = page.locator("main section:last-of-type > button:not(.primary)")
    fill.click()
    page.locator("button.primary.big:enabled").click()
    page.wait_for_selector(".table .board")


def meet(
    browser: Browser, address: str, game: str, seats: int, **options: object
) -> tuple[Page, Page]:
    """Mia on a desk and Jonas on a phone, in German, at one table; bots in the seats left."""
    host, guest = new_page(browser, DESKTOP), new_page(browser, PHONE, locale="de")
    open_table(host, address, game, seats, **options)
    guest.goto(host.locator("#link").input_value())
    guest.fill("input[name=name]", "Jonas")
    guest.locator("form button.primary").click()
    guest.locator("button.primary.big").click()
    host.wait_for_function("() => undertable.table.value.seats[1].ready")
    if seats > 2:
        host.locator("main section:last-of-type > button:not(.primary)").click()
    host.locator("button.primary.big:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".table .board")
    return host, guest


def buttons(page: Page) -> Locator:
    return page.locator(":is(.hand, .board) button:enabled:visible").and_(
        page.locator(":not(.over button)")  # a game may end while the finger is on its way
    )


def is_over(page: Page) -> bool:
    return bool(page.evaluate("() => !!undertable.shown.value?.outcome"))


def choose(page: Page, dice: random.Random) -> None:
    """Press something a player could press: often the main button, sometimes any."""
    main = buttons(page).and_(page.locator(".hand :is(.primary, .danger)"))
    among = main if main.count() and dice.random() < 0.6 else buttons(page)
    count = among.count()
    if not count:
        return
    one = among.nth(dice.randrange(count))
    try:
        if one.evaluate(REACHED, timeout=3000):
            one.click(timeout=3000)
    except Error:
        assert page.evaluate(MY_MOVE) is not None  # it moved away under the finger


def play_to_the_end(page: Page, seed: int = 1, most: int = 900) -> None:
    dice = random.Random(seed)
    for _ in range(most):
        page.wait_for_function(MY_MOVE, timeout=60_000)
        if is_over(page):
            page.wait_for_selector(".over")
            return
        choose(page, dice)
    raise AssertionError(f"not over after {most} presses: {page.locator('p.now').inner_text()}")


def play_until_my_move(page: Page) -> None:
    page.wait_for_function(MY_MOVE, timeout=60_000)


LOOKS = cycle([((PHONE, "light"), (DESKTOP, "dark")), ((PHONE, "dark"), (DESKTOP, "light"))])
"""Small and large, light and dark; which goes with which changes from one look to the next."""
AXE_RUN = """async ({ within, rules }) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const options = { runOnly: rules, resultTypes: ["violations"] };
  const { violations } = await axe.run(within, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`));
}"""


def faults(page: Page, within: str = "html") -> list[str]:
    """What axe-core has to say against this screen, or a part of it."""
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    page.mouse.move(0, 0)
    found = []
    for size, scheme in next(LOOKS):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        said = page.evaluate(AXE_RUN, {"within": within, "rules": AXE_RULES})
        found += [f"{size['width']} {scheme} {fault}" for fault in said]
    return found
