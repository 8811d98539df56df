"""A game from another package: installed beside Undertable, it is played everywhere at once."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import MY_MOVE, PHONE, new_page, open_table, play_to_the_end
from browsing import start_with_bots as start
from playwright.sync_api import Browser, Page
from processes import ServerProcess, running

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pebbles"


def run(*command: object, typed: str = "", **env: str) -> str:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PYTEST"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=clean | env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with Undertable and the example, both built and installed."""
    folder = tmp_path_factory.mktemp("home")
    build = ("build", "--build-base", folder / "build", "bdist_wheel", "--dist-dir", folder)
    run(sys.executable, "setup.py", "-q", *build, UNDERTABLE_BUILD="pure")
    wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*wheel, "--wheel-dir", folder, EXAMPLE)
    venv.create(folder / "env", with_pip=True)
    pip = (
        folder / "env/bin/python",
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-warn-script-location",
        "--no-compile",
    )
    run(*pip, *folder.glob("*.whl"))
    return folder


@pytest.fixture(scope="module")
def undertable(home: Path) -> Path:
    return home / "env/bin/undertable"


def test_it_is_played_in_the_terminal(undertable: Path, tmp_path: Path) -> None:
    said = run(
        undertable,
        *("play", "pebbles", "--bots", "shrewd", "--seed", "1", "--lang", "de"),
        typed="1\n" * 12,
        XDG_STATE_HOME=str(tmp_path),
    )
    assert "Du schließt die Faust." in said
    assert "Fäuste auf" in said
    assert "die meisten Punkte" in said


def test_it_is_studied_in_the_lab(undertable: Path) -> None:
    assert "pebbles" in run(undertable, "options", "pebbles")
    assert "no difference" in run(undertable, "leaks", "pebbles", "--positions", "200")
    assert "shrewd" in run(undertable, "sim", "pebbles", "--bots", "shrewd,random", "--games", "40")
    assert "Everybody" in run(undertable, "rules", "pebbles")
    assert run(undertable, "playthrough", "pebbles")


@pytest.fixture(scope="module")
def installed(home: Path) -> Iterator[ServerProcess]:
    class Installed(ServerProcess):
        python = str(home / "env/bin/python")
        path = ""

    with running(str(home / "tables.db"), home / "log", Installed) as found:
        yield found


def played(page: Page, installed: ServerProcess) -> None:
    open_table(page, installed.address, "pebbles", seats=3, rounds=2)
    start(page)
    page.wait_for_function(MY_MOVE)


def test_it_is_on_the_start_page_with_its_own_picture(
    browser: Browser, installed: ServerProcess
) -> None:
    page = new_page(browser, PHONE, locale="nl")
    page.goto(installed.address)
    card = page.locator(".game[data-game=pebbles]")
    assert "Iedereen verstopt een paar kiezels" in card.inner_text()
    picture = card.locator("img")
    assert picture.get_attribute("src") == "/games/pebbles/cover.svg"
    page.wait_for_function(
        "() => document.querySelector('.game[data-game=pebbles] img').naturalWidth"
    )
    page.context.close()


def test_its_rules_can_be_read_in_a_language_they_were_not_written_in(
    browser: Browser, installed: ServerProcess
) -> None:
    page = new_page(browser, PHONE, locale="de")
    page.goto(f"{installed.address}/rules/pebbles")
    page.wait_for_selector("text=Everybody secretly takes")
    page.context.close()


def test_it_is_played_to_the_end_on_the_table_it_brings(
    browser: Browser, installed: ServerProcess
) -> None:
    page = new_page(browser, PHONE)
    played(page, installed)
    assert page.locator(".board .fists .fist").count() == 3
    play_to_the_end(page)
    assert page.locator(".scores li").count() == 3
    assert page.evaluate("() => globalThis.broken ?? null") is None
    page.context.close()


def test_it_is_played_to_the_end_on_the_general_table(
    browser: Browser, installed: ServerProcess
) -> None:
    page = new_page(browser, PHONE, locale="de")
    page.context.add_init_script("localStorage['undertable.plain'] = 'on'")
    played(page, installed)
    assert "in deiner Faust" in page.locator(".board .general").inner_text()
    play_to_the_end(page)
    assert page.locator(".scores li").count() == 3
    page.context.close()


def test_a_package_that_does_not_work_keeps_nobody_from_the_other_games(
    home: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    entries = "gone = no_such_module:GAME\nodd = sys:path\ntwin = undertable_pebbles:GAME\n"
    (broken / "entry_points.txt").write_text(f"[undertable.games]\n{entries}")
    code = "import undertable; print(sorted(undertable.all_games()))"
    said = run(home / "env/bin/python", "-c", code, PYTHONPATH=str(tmp_path))
    assert "'pebbles'" in said
    assert "no_such_module:GAME is left out: ModuleNotFoundError" in said
    assert "sys:path is left out: it is no Game" in said
    assert "undertable_pebbles:GAME is left out: there is a game 'pebbles' already" in said
