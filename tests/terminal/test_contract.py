"""What a game's screen may count on: menus are walked, and what is shown once is gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from at_a_terminal import Terminal
from undertable.core.game import Game
from undertable.games import all_games
from undertable.screen import Screen

TABLE = Path(__file__).parent / "odd_table.py"


@pytest.fixture
def odd_table(home: Path) -> Iterator[Callable[[str], Terminal]]:
    opened: list[Terminal] = []

    def start(arguments: str) -> Terminal:
        env = {"XDG_STATE_HOME": str(home / "state")}
        opened.append(Terminal(arguments, env, program=[str(TABLE)]))
        return opened[-1]

    yield start
    for each in opened:
        each.child.close(force=True)


def test_a_menu_is_answered_by_number_or_by_how_the_answer_begins(
    odd_table: Callable[[str], Terminal],
) -> None:
    seat = odd_table("play bluff --bots random --seed 5 --option dice=2 --fast")
    seat.see("LOOK ONCE")
    seat.type("")
    seat.see("bid or doubt?")
    seat.type("bid")
    seat.see("Fours, or doubt?", "1 fours", "2 doubt")
    seat.type("9")
    seat.type("fou")
    seat.see("How many?", "3 of them")
    seat.type("")
    seat.see("bid or doubt?")
    seat.type("bid")
    seat.see("Fours, or doubt?")
    seat.type("1")
    seat.see("How many?")
    seat.type("?")
    seat.see("1 Bid one 1", "[Enter: more, q: back]")
    seat.type("q")
    seat.see("How many?")
    seat.type("2")
    seat.see("You bid two 4s.")


def test_what_is_shown_once_is_neither_on_the_screen_nor_in_the_log_afterwards(
    odd_table: Callable[[str], Terminal],
) -> None:
    seat = odd_table("play bluff --bots random --seed 5 --option dice=2")
    shown = seat.see("LOOK ONCE Under your cup:", "[Enter]")
    dice = shown.partition("Under your cup: ")[2][:3]
    seat.type("")
    after = seat.see("bid or doubt?")
    assert "Under your cup" not in after
    seat.type("log")
    log = seat.see("Round 1", "[Enter]")
    assert "Under your cup" not in log
    assert f"Under your cup: {dice}" not in seat.scrolled_out


def test_what_is_for_one_person_is_shown_when_that_person_takes_the_keyboard(
    odd_table: Callable[[str], Terminal],
) -> None:
    seat = odd_table("play bluff --humans Ann,Ben --seats 2 --seed 5 --option dice=2 --fast")
    curtain = seat.see("Pass the keyboard to")
    assert "LOOK ONCE" not in curtain
    seat.type("")
    seat.see("LOOK ONCE Under your cup:")
    seat.type("")
    assert "Under your cup" not in seat.see("bid or doubt?")
    seat.type("bid")
    seat.see("Fours, or doubt?")
    seat.type("1")
    seat.see("How many?")
    seat.type("1")
    curtain = seat.see("Pass the keyboard to")
    assert "LOOK ONCE" not in curtain
    seat.type("")
    seat.see("LOOK ONCE Under your cup:")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_game_can_be_played_with_the_plain_screen(
    game: Game, pipe: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.terminal.session.screen_of", Screen)
    code, out, err = pipe(f"play {game.id} --bots random --seed 1", *["1"] * 12, "?", "quit")
    assert (code, err) == (0, "")
    assert "> 1" in out
