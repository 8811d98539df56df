"""The game in docs/adding-a-game.md is a whole game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from undertable import FastDice, Match, new_match
from undertable.core.game import Game
from undertable.core.sentences import offer, sentence
from undertable.lab.census import census
from undertable.lab.leaks import check
from undertable.lab.walk import any_step, fresh, walk

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture(scope="module")
def coin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder = tmp_path_factory.mktemp("games")
    for name, code in re.findall(r"```\w+ (\S+)\n(.*?)```", PAGE.read_text(), re.DOTALL):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(code)
    sys.path.insert(0, str(folder))
    yield import_module("coin").GAME
    sys.path.remove(str(folder))


def test_it_is_about_sixty_lines_of_rules() -> None:
    code = re.search(r"class Coin\(State\).*?GAME", PAGE.read_text(), re.DOTALL)
    assert code is not None
    assert sum(1 for line in code[0].splitlines() if line.strip()) < 80


def test_it_plays_to_the_end_and_replays(coin: Game) -> None:
    for seed in range(20):
        match = new_match(coin, 2, FastDice(seed))
        dice = FastDice(f"players {seed}")
        while match.state.actors():
            match.play(*any_step(match.state, dice))
        outcome = match.state.outcome()
        assert outcome is not None
        assert sum(outcome.scores) == 1
        assert Match(coin, match.record).state.position() == match.state.position()


def test_it_leaks_nothing(coin: Game) -> None:
    assert check(coin, 2, {}, positions=300).clean()


def test_it_has_the_size_one_reckons_by_hand(coin: Game) -> None:
    """Two coins, two claims, two answers; the holder knows the coin, the other the claim."""
    found = census(fresh(coin, 2, {}))
    assert (found.histories, found.information_sets) == (8, 4)


def test_it_can_be_written_read_and_said(coin: Game) -> None:
    match = new_match(coin, 2, FastDice(1))
    for _, move in walk(match.state, FastDice(2)):
        assert coin.read(coin.write(move)) == move
        assert coin.decode(coin.encode(move)) == move
        assert offer(coin, move, ["Ada", "Bo"], "en")
    for event in match.history(0):
        assert sentence(coin, event, ["Ada", "Bo"], "en")
