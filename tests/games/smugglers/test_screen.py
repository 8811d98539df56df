"""Schmuggler an Bord in a terminal: what is drawn, what may be typed, and that nothing stays."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

import undertable
from undertable import FastDice, Malformed, new_match
from undertable.core.text import LANGUAGES, say
from undertable.core.types import Event, Move
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import (
    Answered,
    Believe,
    Claim,
    Ended,
    Handed,
    Look,
    Looked,
    Object,
    Peeked,
    Roll,
    Shown,
    Stop,
    Suspect,
    Taken,
    Thrown,
)
from undertable.lab.walk import any_step
from undertable.screen import Screen, screen_of

GAME = undertable.game("smugglers")
NAMES = ["Ada", "Bo", "Cleo", "Dirk", "Els", "Frederik-Willem"]
ROWS = [["coffee", "cheese"], ["gold", "furs"], ["rum", "silk"], ["gems", "masks"]]


def screen(lang: str = "en", seats: int = 4) -> Screen:
    return screen_of(GAME, NAMES[:seats], lang)


def printed(content: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def seeking(good: str, **more: object) -> Smugglers:
    written = {"seats": 4, "phase": "naming", "pawn": good, "rows": ROWS, **more}
    state = GAME.position(written)
    assert isinstance(state, Smugglers)
    return state


def typed(line: str, state: Smugglers, seat: int) -> Move:
    move = screen().read(line, state.view(seat), state.legal(seat))
    assert isinstance(move, Move)
    return move


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_table_fits_and_every_question_can_be_asked(lang: str, seats: int) -> None:
    draws = screen(lang, seats)
    options = {"keep_looking": "one_chip"}
    state, dice = GAME.start(seats, FastDice(lang), **options), FastDice(lang)
    while actors := state.actors():
        for seat in (None, 0):
            lines = printed(draws.table(state.view(seat))).splitlines()
            assert len(lines) == 12
            assert max(map(len, lines)) <= 80
        for seat in actors:
            view, legal = state.view(seat), state.legal(seat)
            assert len(printed(draws.ask(view, legal)).splitlines()) <= 2
            assert len(printed(draws.help(view, legal)).splitlines()) <= 4
        state.play(*any_step(state, dice))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_on_the_ring_is_cut_short(lang: str) -> None:
    shown = printed(screen(lang).table(GAME.start(4).view(None)))
    assert "…" not in shown
    for key in KEYS:
        assert f" {say('smugglers', f'good-{key}', lang)} " in shown.replace("\n", " \n")


def test_the_ring_runs_clockwise_from_the_coffee_S6() -> None:
    lines = printed(screen().table(GAME.start(4).view(None))).splitlines()
    assert lines[0].split("·")[1].strip() == KEYS[0]
    assert [word.strip() for word in lines[0].split("·")[1:]] == list(KEYS[:5])
    assert [line.split("·")[-1].strip() for line in lines[1:4]] == list(KEYS[5:8])
    assert lines[11].split("·")[1].strip() == KEYS[19]
    assert lines[10].split("·")[1].strip() == KEYS[20]
    assert lines[1].split("·")[1].strip() == KEYS[29]
    assert lines[0].startswith("♟")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_long_chain_the_end_is_in_sight_S22(lang: str) -> None:
    rows = [["coins"], ["gold"], ["rum"], ["gems"], ["furs"], ["silk"]]
    state = seeking("coins", seats=6, rows=rows)
    for seat, named in enumerate([1, 2, 3, 4, 5, 1]):
        state.play(seat, Suspect(named))
    shown = printed(screen(lang, 6).table(state.view(None)))
    assert "… → " in shown
    assert " → Frederik-W… → Bo  " in shown


def test_the_table_does_not_draw_a_card_that_was_shown_S39() -> None:
    state = GAME.start(4, FastDice(1))
    state.play(0, state.legal(0)[0])
    good = say("smugglers", f"good-{KEYS[state.rows[0][0]]}", "en")
    other = state.redeal(1, FastDice(2))
    assert other.rows != state.rows
    assert printed(screen().table(other.view(1))) == printed(screen().table(state.view(1)))
    assert good in printed(screen().table(state.view(1)))  # as a field of the ring, like all


@pytest.mark.parametrize("viewer", [None, 0])
def test_nothing_that_happens_is_kept_in_sight_or_in_the_log_S39(viewer: int | None) -> None:
    match, dice = new_match(GAME, 4, FastDice(4)), FastDice(5)
    while match.state.actors():
        match.play(*any_step(match.state, dice))
    beats = list(screen().beats(match.history(viewer), viewer))
    assert len(beats) > 50
    assert [printed(beat.line).strip() for beat in beats if beat.keep] == [
        "Somebody has no chips left: the game is over."
    ]


def test_a_card_gets_the_whole_screen_for_a_moment_S7_S12() -> None:
    (beat,) = screen().beats([Thrown(1, 3, "gold"), Taken(1, "gold")], 0)
    assert beat.moment is not None
    assert not beat.keep
    shown = printed(beat.moment)
    assert "Bo rolls 3: the pawn lands on the gold." in shown
    assert "Bo takes the gold." in shown
    assert "G O L D" in shown


def test_a_found_card_is_shown_once_with_what_becomes_of_it_S35() -> None:
    events: list[Event] = [Looked(1, 0), Shown(1, 0, "gold"), Handed(1, 0, 0, "gold")]
    looked, found = screen().beats(events, 0)
    assert looked.moment is None
    assert found.moment is not None
    assert "Bo hands the gold to you." in printed(found.moment)


def test_what_one_does_oneself_is_not_told_twice() -> None:
    own: list[Event] = [Looked(0, 1), Peeked(0, 1, "rum"), Answered(0, True)]
    (beat,) = screen().beats(own, 0)
    assert beat.moment is not None
    assert "R U M" in printed(beat.moment)


def test_the_end_is_told() -> None:
    (beat,) = screen().beats([Ended("turn-limit", ())], None)
    assert beat.keep


def test_when_it_is_over_all_cards_and_points_are_shown_S39_S46() -> None:
    state = seeking("coffee", phase="over", reason="no-chips", chips=[3, 0, 12, 4])
    shown = printed(screen().table(state.view(None)))
    assert "Ada: coffee, cheese" in shown
    assert "● 12  16 points" in shown


@pytest.mark.parametrize(
    ("line", "move"),
    [
        *(("1", Claim()), ("me", Claim()), ("Ich", Claim()), ("ik", Claim()), ("Bo", Claim())),
        *(("2", Suspect(0)), ("3", Suspect(2)), ("4", Suspect(3))),
        *(("ada", Suspect(0)), ("Cl", Suspect(2)), ("d", Suspect(3))),
    ],
)
def test_a_name_is_understood(line: str, move: Move) -> None:
    assert typed(line, seeking("gold", turn=1), 1) == move


@pytest.mark.parametrize("line", ["5", "b", "zoe", "0", "-1"])
def test_a_name_that_is_nobodys_is_refused(line: str) -> None:
    with pytest.raises(Malformed, match="nobody here"):
        typed(line, seeking("gold", turn=1), 1)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        *(("1", Believe()), ("no", Believe()), ("kein", Believe()), ("nee", Believe())),
        *(("2", Object()), ("object", Object()), ("Einspruch", Object()), ("bezwaar", Object())),
    ],
)
def test_an_answer_is_understood(line: str, move: Move) -> None:
    state = seeking("gold")
    state.play(0, Claim())
    assert typed(line, state, 2) == move


def test_an_answer_that_is_none_is_refused() -> None:
    state = seeking("gold")
    state.play(0, Claim())
    with pytest.raises(Malformed):
        typed("perhaps", state, 2)


def test_cards_are_chosen_by_their_place_S34() -> None:
    more = {"phase": "looking", "chain": [{"seat": 0, "named": 0}], "looker": 0}
    state = seeking("gold", **more)
    assert typed("2", state, 0) == Look(1)
    for line in ("0", "3", "stop", "left one"):
        with pytest.raises(Malformed, match="1 to 2"):
            typed(line, state, 0)
    one_chip = {"options": {"keep_looking": "one_chip"}, "looked": [0], "found": 0}
    found = seeking("coffee", **more, **one_chip)
    assert typed("0", found, 0) == typed("genug", found, 0) == Stop()


@pytest.mark.parametrize("line", ["roll", "würfeln", "gooien", "1"])
def test_rolling_is_understood(line: str) -> None:
    state = GAME.position({"seats": 4, "rows": ROWS})
    assert isinstance(state, Smugglers)
    assert typed(line, state, 0) == Roll()


def test_only_objections_and_looks_need_the_others_to_look_away() -> None:
    draws, state = screen(), seeking("gold")
    assert not draws.private(state.view(0))
    state.play(0, Claim())
    assert draws.private(state.view(1))
    for seat, move in ((1, Object()), (2, Believe()), (3, Believe())):
        state.play(seat, move)
    assert draws.private(state.view(0))


def test_a_long_name_does_not_run_into_the_cards() -> None:
    state = seeking("coins", seats=6, rows=[["coins"], [], [], [], [], ["silk"]])
    assert "Frederik-… ▮" in printed(screen(seats=6).table(state.view(None)))


def test_a_german_card_that_is_sought_stands_alone_S22() -> None:
    state = seeking("microfilm", seats=6, rows=[[], ["microfilm"], [], [], [], []])
    state.play(0, Suspect(1))
    assert "   Mikrofilm: Ada → Bo" in printed(screen("de", 6).table(state.view(None)))
