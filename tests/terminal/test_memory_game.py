"""The memory game at a real terminal: a card is there for a moment, and then nowhere."""

from __future__ import annotations

from collections.abc import Callable

from at_a_terminal import Terminal

Start = Callable[[str], Terminal]


def test_a_card_that_was_shown_is_gone_from_window_scroll_back_and_log(terminal: Start) -> None:
    seat = terminal("play smugglers --humans Ann --bots none --seats 3 --seed 7 --lang en --fast")
    seat.see("Enter takes one of the face-down cards")
    seat.type("")
    card = _shown(seat)
    while seat.see_one_of("Ann: Enter", "[Enter]") == "[Enter]":
        seat.screen.reset()
        seat.type("")
    seat.type("log")
    seat.see("Nothing has happened yet that is kept here.")
    assert card not in seat.text
    assert seat.scrolled_out == ""
    seat.type("quit")
    assert seat.leave() == 0
    assert card not in seat.text + seat.scrolled_out


def _shown(seat: Terminal) -> str:
    said = next(line for line in seat.see("You take").splitlines() if "You take" in line)
    name = said.strip().removeprefix("You take the ").rstrip(".")
    spaced = " ".join(name.upper())
    seat.see(spaced)
    return spaced


def test_everybody_rolls_in_the_open_and_objects_behind_a_curtain(terminal: Start) -> None:
    seat = terminal("play smugglers --humans Ann,Ben,Cleo --seats 3 --seed 7 --lang en --fast")
    steps = ("1 I do", "[Enter]", "face-down cards.", "rolls the die.")
    while seat.see_one_of(*steps, "Pass the keyboard") in steps[1:]:
        seat.screen.reset()
        seat.type("")
    assert "1 I do" in seat.text
    seat.type("1")
    seat.see("Pass the keyboard to")
    seat.type("")
    seat.see("1 No objection   2 I object!")
    seat.type("quit")
    assert seat.leave() == 0


def test_whoever_is_not_asked_says_nothing_with_an_objection_S17(terminal: Start) -> None:
    seat = terminal("play smugglers --humans Ann,Ben,Cleo --seats 3 --seed 7 --lang en --fast")
    steps = ("1 I do", "[Enter]", "face-down cards.", "rolls the die.")
    while seat.see_one_of(*steps, "Pass the keyboard") in steps[1:]:
        seat.screen.reset()
        seat.type("")
    seat.type('1 "I have it, believe me"')
    seat.see("Pass the keyboard to")
    seat.type("")
    seat.see("2 I object!")
    seat.type('2 "Cleo has it"')
    seat.see("The rules want you to be silent now")
    seat.type("2")
    seat.see("Pass the keyboard to")
    assert "Cleo has it" not in seat.text
    seat.type("")
    seat.type("quit")
    assert seat.leave() == 0
