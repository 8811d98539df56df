"""The game in docs/adding-a-game.md: one folder, nothing else touched, played everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tutorial import PAGE, ROOT, house_with_the_game
from undertable.core.game import Game
from undertable.core.sentences import offer
from undertable.lab.census import census
from undertable.lab.walk import fresh


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house_with_the_game(tmp_path_factory.mktemp("house"))


def run(house: Path, *command: str, typed: str = "", **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(house)} | env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def coin(house: Path) -> Iterator[Game]:
    sys.path.insert(0, str(house / "undertable" / "games"))
    yield import_module("coin").GAME
    sys.path.pop(0)


def test_it_is_about_sixty_lines_of_rules() -> None:
    code = re.search(r"class Coin\(State\).*?GAME", PAGE.read_text(), re.DOTALL)
    assert code is not None
    assert sum(1 for line in code[0].splitlines() if line.strip()) < 80


def test_it_has_the_size_one_reckons_by_hand(coin: Game) -> None:
    """Two coins, two claims, two answers; the holder knows the coin, the other the claim."""
    found = census(fresh(coin, 2, {}))
    assert (found.histories, found.information_sets) == (8, 4)


def test_each_side_of_the_coin_is_offered_by_its_name(coin: Game) -> None:
    offered = [offer(coin, move, ["Ada", "Bo"], "en") for move in coin.coded]
    assert offered == ["Say heads", "Say tails", "Believe it", "Doubt it"]


def test_the_whole_kit_holds_for_it(house: Path) -> None:
    path = f"pythonpath={house} tests tests/server tests/browser"
    kit = ("tests/kit", "-k", "coin", "-o", path, "-p", "no:xdist", "-p", "no:cacheprovider")
    said = run(house, "pytest", *kit)
    found = re.search(r"(\d+) passed", said)
    assert found is not None, said
    assert int(found[1]) >= 30
    assert "skipped" not in said


def test_it_is_played_in_the_terminal(house: Path, tmp_path: Path) -> None:
    typed = "1\n" * 3
    play = ("undertable", "play", "coin", "--bots", "random", "--seed", "2")
    said = run(house, *play, typed=typed, XDG_STATE_HOME=str(tmp_path))
    assert "Say heads" in said or "Believe it" in said
    assert re.search(r"The coin is shown: (heads|tails)\.", said)


def test_it_is_studied_in_the_lab(house: Path) -> None:
    assert run(house, "undertable", "playthrough", "coin")
    assert run(house, "undertable", "leaks", "coin", "--positions", "200")
    sim = ("undertable", "sim", "coin", "--bots", "random,random", "--games", "100")
    assert "random" in run(house, *sim)
