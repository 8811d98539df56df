"""A real terminal: what is in sight, what is not, and how people come and go."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

from at_a_terminal import Terminal
from undertable.core.record import read_record

Start = Callable[[str], Terminal]


def play_out(seat: Terminal) -> None:
    """Doubt whatever is said, begin low, press Enter where a picture waits for it."""
    while True:
        seen = seat.see_one_of("[Enter]", "The first bid is yours", "or doubt it (d)", "“again”")
        if seen == "“again”":
            return
        seat.type({"[Enter]": "", "or doubt it (d)": "d"}.get(seen, "1x1"))
        seat.screen.reset()


def test_somebody_plays_a_whole_game_and_is_told_who_won_and_why(terminal: Start) -> None:
    seat = terminal("play bluff --seats 2 --option dice=1 --seed 3 --lang en")
    seat.see("(Normal)")
    play_out(seat)
    seat.see("♛", "wins: the last one with dice.")
    seat.type("")
    assert seat.leave() == 0


def test_after_the_game_the_record_is_kept_and_another_game_played(
    terminal: Start, tmp_path: Path
) -> None:
    file = tmp_path / "evening.json"
    seat = terminal(f"play bluff --bots random --option dice=1 --seed 3 --fast --save {file}")
    play_out(seat)
    seat.type(f"save {tmp_path}/kept.json")
    seat.see("The game is kept in")
    seat.type("again")
    seat.see("Round 1: 2 dice in play")
    seat.type("quit")
    assert seat.leave() == 0
    assert (tmp_path / "kept.json").read_bytes() == file.read_bytes()
    assert read_record((tmp_path / "evening-2.json").read_bytes()).entries


def test_everything_at_the_start_fits_into_a_window_of_80_by_24(terminal: Start) -> None:
    seat = terminal("play bluff --seats 6 --bots random --seed 8 --lang de --fast")
    seat.see("Bluff · Durchgang 1 · 30 Würfel im Spiel", ".\n>")
    assert seat.scrolled_out == ""


def test_the_raising_of_the_cups_waits_to_be_seen(terminal: Start) -> None:
    seat = terminal("play bluff --humans Ann,Ben --seats 2 --seed 5 --lang en")
    seat.see("Pass the keyboard to")
    seat.type("")
    seat.see("The first bid is yours")
    seat.type("2x5")
    seat.see("Pass the keyboard to")
    seat.type("")
    seat.see("or doubt it (d)")
    seat.type("doubt")
    shown = seat.see("Cups up!", "[Enter]")
    assert shown.count("[") == 10 + 1
    seat.type("")
    seat.see("Round 2", "Pass the keyboard to")


def test_two_people_never_see_each_others_dice(terminal: Start) -> None:
    """The record says what lay under the cups; neither window nor scroll-back shows it."""
    seat = terminal("play bluff --humans Ann,Ben --seats 2 --seed 5 --lang en --fast")
    curtain = seat.see("Pass the keyboard to Ann. Ann: Enter when nobody else is looking.")
    assert curtain.count("[?]") == 10
    assert "Under your cup" not in curtain
    seat.type("")
    anns = seat.see("Under your cup", "The first bid is yours")
    assert anns.count("[?]") == 5
    seat.type("2x5")
    curtain = seat.see("Pass the keyboard to Ben.")
    assert curtain.count("[?]") == 10
    assert "Under your cup" not in curtain
    seat.type("")
    bens = seat.see("Under your cup", "or doubt it (d)")
    assert bens.count("[?]") == 5
    own = next(line for line in anns.splitlines() if line.startswith("Under your cup"))
    assert own not in bens
    assert seat.scrolled_out == ""


def test_who_bids_and_lays_out_keeps_the_keyboard_between(terminal: Start) -> None:
    options = "--seed 5 --lang en --fast --option laying_out=true"
    seat = terminal(f"play bluff --humans Ann,Ben --seats 2 {options}")
    seat.see("Pass the keyboard to Ann.")
    seat.type("")
    seat.see("The first bid is yours")
    seat.type("2x5")
    seat.see("Lay dice out")
    seat.type("undo")
    seat.see("Taken back.", "The first bid is yours")
    seat.type("3x5")
    seat.see("Lay dice out")
    seat.type("keep")
    seat.see("Ann bids three 5s", "Pass the keyboard to Ben.")


def test_ctrl_c_leaves_without_a_traceback_and_says_how_to_go_on(
    terminal: Start, home: Path
) -> None:
    seat = terminal("play bluff --bots random --seed 5 --option dice=1 --lang en --fast")
    seat.see("The first bid is yours")
    seat.child.sendintr()
    assert seat.leave() == 130
    assert "Go on with: undertable play bluff --resume" in seat.text
    assert "Traceback" not in seat.text
    assert (home / "state" / "undertable" / "bluff.json").exists()


def test_ctrl_d_leaves_and_the_last_game_is_found_again(terminal: Start) -> None:
    seat = terminal("play bluff --bots random --seed 5 --option dice=1 --lang en --fast")
    seat.see("The first bid is yours")
    seat.type("1x1")
    seat.see("You bid one 1", "or doubt it (d)")
    seat.be_asked()
    seat.child.sendeof()
    assert seat.leave() == 0
    again = terminal("play --resume --lang nl")
    again.see("Je wedt op één 1", "of twijfel (t)")


def test_a_question_mark_explains_yes_and_no_and_asks_again(terminal: Start) -> None:
    first = terminal("play bluff --seed 5 --lang en --fast")
    first.see("The first bid is yours")
    first.type("quit")
    assert first.leave() == 0
    second = terminal("play bluff --lang en --fast")
    for wrong in ("?", "perhaps"):
        second.see("Go on with it? [Y/n]")
        second.screen.reset()
        second.type(wrong)
        second.see("go on where you left off", "Go on with it? [Y/n]")
    second.type("y")
    second.see("The first bid is yours")
    second.type("quit")
    assert second.leave() == 0


def test_a_new_game_asks_about_the_unfinished_one(terminal: Start) -> None:
    first = terminal("play bluff --bots random --seed 5 --option dice=1 --lang en --fast")
    first.see("The first bid is yours")
    first.type("1x1")
    first.see("You bid one 1")
    first.type("quit")
    first.leave()
    second = terminal("play bluff --bots random --seed 5 --lang en --fast")
    second.see("There is an unfinished game of Bluff. Go on with it? [Y/n]")
    second.type("")
    second.see("You bid one 1")


def test_an_acknowledged_move_survives_a_kill(terminal: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seat = terminal(
        f"play bluff --humans Ann,Ben --seats 2 --seed 5 --lang en --fast --save {file}"
    )
    seat.see("Pass the keyboard to Ann.")
    seat.type("")
    seat.see("The first bid is yours")
    seat.type("3x4")
    seat.see("Ann bids three 4s")
    seat.child.kill(signal.SIGKILL)
    seat.leave()
    again = terminal(f"play --resume {file}")
    again.see("Ann bids three 4s", "Pass the keyboard to Ben.")


def test_being_ended_from_outside_gives_the_terminal_back(terminal: Start) -> None:
    seat = terminal("play bluff --bots random --seed 5 --option dice=1 --lang en --fast")
    seat.see("The first bid is yours")
    seat.child.logfile_read = log = Log()
    seat.child.kill(signal.SIGTERM)
    assert seat.leave() == 128 + signal.SIGTERM
    assert "\x1b[?1049l" in log.text


class Log:
    text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


def test_a_line_typed_while_bots_move_is_not_lost(terminal: Start) -> None:
    seat = terminal("play bluff --bots random,random --seed 11 --lang en")
    seat.see("Who begins?")
    seat.type("help")
    seat.see("Always: odds, undo, log, rules, save FILE, quit.")


def test_somebody_who_does_not_understand_is_helped(terminal: Start) -> None:
    seat = terminal("play bluff --bots random --seed 5 --option dice=1 --lang de --fast")
    seat.see("Du machst die erste Wette, etwa")
    seat.type("Was nun")
    seat.see("„Was nun“ verstehe ich nicht. Mit ? siehst du, was möglich ist.")
    seat.type("?")
    seat.see("Zahlen: von 1x1 bis 2x5.", "Immer: chancen")
    seat.type("chancen")
    seat.see("Eher wahr als falsch bis: 1x1")
    seat.type("regeln")
    seat.see("[Eingabetaste: weiter, q: zurück]")
    seat.type("q")
    seat.see("Du machst die erste Wette, etwa")
