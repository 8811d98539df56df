"""What is in sight where a window is low or narrow: the question always, the rest as it fits."""

from __future__ import annotations

from io import StringIO

import pyte
import pytest
from rich.console import Console, Group, RenderableType
from rich.text import Text

from games.border.tables import table
from undertable.core.text import LANGUAGES, say
from undertable.games import game
from undertable.games.border.types import Demand, Offer
from undertable.screen import numbered, screen_of
from undertable.terminal.stage import Frame, Window


class Seen:
    """A window of 80 by 24 before somebody who types these lines, one at each prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
        self.typed = list(typed)
        self.screens: list[str] = []
        self.file = StringIO()
        console = Console(file=self.file, width=80, height=24, force_terminal=True)
        self.window = Window(console, "en", fast=True)
        monkeypatch.setattr("builtins.input", self.input)

    def input(self, prompt: str) -> str:
        screen = pyte.HistoryScreen(80, 24)
        pyte.Stream(screen).feed(self.file.getvalue().replace("\n", "\r\n") + prompt)
        assert not screen.history.top, "something was scrolled out of sight"
        self.screens.append("\n".join(line.rstrip() for line in screen.display).rstrip())
        self.file.truncate(self.file.seek(0))
        return self.typed.pop(0)

    def ask(self, frame: Frame) -> str:
        return self.window.ask(frame)


def lines(word: str, count: int) -> RenderableType:
    return Text("\n".join(f"{word} {number}" for number in range(1, count + 1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_haggle_among_six_fits_with_heads_and_question(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    border = game("border")
    screen = screen_of(border, ["Ann", "Ben", "Cid", "Dora", "Eva", "Finn"], lang)
    state = table(
        6,
        phase="haggling",
        traveller=1,
        suitcase=[[], *[["jug"]] * 5],
        count=[0, *[1] * 5],
        good=["jug"] * 6,
    )
    for amount in range(1, 4):
        state.play(1, Offer(amount))
        state.play(0, Demand(20 - amount))
    view = state.view(1)
    story = [Text(f"before {number}") for number in range(30)]
    seen = Seen(monkeypatch, "o")
    frame = Frame(screen.table(view), story, None, screen.ask(view, state.legal(1)))
    assert seen.ask(frame) == "o"
    assert screen.say("screen-money") in seen.screens[0]
    assert seen.screens[0].endswith("\n>")


def test_empty_lines_make_room_for_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen(monkeypatch, "")
    rows = Group(*(part for number in range(9) for part in (Text(f"row {number}"), Text())))
    seen.ask(Frame(rows, [Text("Ben bids two 3s.")] * 4, None, Text("What now?")))
    assert seen.screens[0].count("Ben bids two 3s.") == 4
    assert "row 0\nrow 1\n" in seen.screens[0]


def test_no_sentence_of_the_story_begins_in_its_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen(monkeypatch, "")
    long = Text("Nobody knows how this began, " * 5)
    seen.ask(Frame(lines("row", 18), [long, Text("Ben bids two 3s.")], None, Text("What now?")))
    assert "Ben bids two 3s." in seen.screens[0]
    assert "Nobody" not in seen.screens[0]
    assert "how this began" not in seen.screens[0]


def test_a_refusal_stands_beside_a_question_that_fills_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = Seen(monkeypatch, "3")
    frame = Frame(lines("row", 15), (), Text("That cannot be taken back."), lines("answer", 12))
    assert seen.ask(frame) == "3"
    (screen,) = seen.screens
    assert "That cannot be taken back." in screen
    assert screen.endswith("answer 12\n>")


def test_what_is_typed_below_the_help_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Frame(lines("row", 15), (), lines("help", 10), Text("What now?"))
    seen = Seen(monkeypatch, "4x5")
    assert seen.ask(frame) == "4x5"
    assert "help 10" in seen.screens[0]


def test_q_closes_the_help_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Frame(lines("row", 15), (), lines("help", 10), Text("What now?"))
    seen = Seen(monkeypatch, "q", "4x5")
    assert seen.ask(frame) == "4x5"
    assert "What now?" in seen.screens[1]


def test_a_long_prompt_is_broken_between_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen(monkeypatch, "")
    seen.window.pass_on(Frame(Text("table")), "Wolfeschlegelsteinhausenbergerdorff")
    assert seen.screens[0].splitlines()[-2:] == [
        "Pass the keyboard to Wolfeschlegelsteinhausenbergerdorff.",
        "Wolfeschlegelsteinhausenbergerdorff: Enter when nobody else is looking.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_question_leaves_room_to_type(lang: str) -> None:
    assert len(say("terminal", "afterwards", lang)) < 78


def test_a_long_answer_stays_beside_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen(monkeypatch, "")
    seen.ask(Frame(Text("table"), (), None, Group(*numbered(["word " * 30, "short"]))))
    assert seen.screens[0].splitlines()[2:5] == [
        "  1 " + " ".join(["word"] * 15),
        "    " + " ".join(["word"] * 15),
        "  2 short",
    ]
