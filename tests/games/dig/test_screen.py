"""Dig Your Way Out in a terminal: what the table shows, and what people may type."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from games.dig.table import GAME, play, table
from undertable import FastDice, Malformed
from undertable.core.match import new_match
from undertable.core.screen import Menu, screen_of
from undertable.core.text import LANGUAGES
from undertable.games.dig import pieces
from undertable.games.dig.rules import Blackgate
from undertable.games.dig.screen import DigScreen

NAMES = ["Ada", "Bo", "Cleo", "Dirk", "Els", "Fritz"]


def screen(seats: int = 2, lang: str = "en") -> DigScreen:
    made = screen_of(GAME, NAMES[:seats], lang)
    assert isinstance(made, DigScreen)
    return made


def printed(content: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def read(state: Blackgate, line: str, lang: str = "en") -> object:
    seat = state.actors()[0]
    return screen(state.seats, lang).read(line, state.view(seat), state.legal(seat))


def test_the_table_shows_who_is_where_and_the_hand_by_kind() -> None:
    state = table(
        rooms=["yard", "showers"], hands=[{"spoon": 2, "knife": 1, "tie": 1}, {"watch": 1}]
    )
    shown = printed(screen().table(state.view(0)))
    assert "Tools: 2 × spoon   Weapons: knife   Material: tie" in shown
    assert any("yard" in line and "Ada" in line for line in shown.splitlines())
    assert "gold watch" not in shown
    assert "gold watch" not in printed(screen().table(state.view(None)))


def test_a_fight_is_shown_blow_by_blow() -> None:
    state = table(rooms=["yard"] * 2, hands=[{"knife": 2}, {"blade": 1, "spoon": 1}])
    play(state, "0 extort 1 spoon knife", "1 strike blade")
    assert "⚔ Ada wants from Bo: spoon. knife → blade" in printed(screen().table(state.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"neutral": "michelle"}), (6, {"teams": True, "neutral": "michel"})]
)
def test_everything_fits_on_a_terminal_and_every_entry_can_be_chosen(
    lang: str, seats: int, options: dict[str, object]
) -> None:
    match, dice, bot = new_match(GAME, seats, FastDice(3), **options), FastDice(4), GAME.bot("easy")
    shown = screen(seats, lang)
    for _ in range(150):
        if not match.state.actors():
            break
        seat = match.state.actors()[0]
        view, legal = match.state.view(seat), match.state.legal(seat)
        lines = printed(shown.table(view)).splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert len(lines) <= 28
        assert printed(shown.ask(view, legal)).strip()
        assert printed(shown.help(view, legal)).strip()
        if view.decision not in {"shed", "pickup", "return"}:
            assert isinstance(shown.read("1", view, legal), pieces.Move | Menu)
        move = bot.decide(view, (), legal, dice)
        match.play(seat, move)
        beats = list(shown.beats(match.history(seat)[-8:], seat))
        assert all(printed(beat.line).strip() for beat in beats)


def test_moves_are_chosen_by_number_name_or_written_out() -> None:
    state = table(rooms=["cafeteria", "cells"])
    assert read(state, "steal") == pieces.Spoon()
    assert read(state, "spoon") == pieces.Spoon()
    assert read(state, "careful yard") == pieces.Careful("yard")
    assert isinstance(read(state, "move carefully"), Menu)
    with pytest.raises(Malformed):
        read(state, "fly away")


@pytest.mark.parametrize(
    ("line", "lang"),
    [("sell tie tie watch", "en"), ("verkaufen Verbindung Verbindung Golduhr", "de"),
     ("verkopen binding, binding, horloge", "nl"), ("sell 1 1 2", "en")],
)  # fmt: skip
def test_several_cards_are_sold_at_once(line: str, lang: str) -> None:
    state = table(rooms=["yard", "cells"], hands=[{"tie": 3, "watch": 1}, {}])
    assert read(state, line, lang) == pieces.Sell(("tie", "tie", "watch"))


def test_cards_to_discard_are_named_or_numbered() -> None:
    state = table(hands=[{"tie": 9, "blade": 3}, {}])
    play(state, "0 end")
    assert read(state, "tie blade") == pieces.Discard(("tie", "blade"))
    assert read(state, "1 1") == pieces.Discard(("blade", "blade"))
    with pytest.raises(Malformed):
        read(state, "7 7")


def test_odds_tell_how_a_fight_would_go() -> None:
    state = table(rooms=["yard"] * 2, hands=[{"knife": 2}, {"tie": 3}])
    odds = screen().odds(state.view(0), state.legal(0))
    assert odds is not None
    assert "A fight against Bo" in printed(odds)
