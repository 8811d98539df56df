"""Hart an der Grenze in a terminal: what people may type, and what they see."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from games.border.tables import (
    GAME,
    at_the_check,
    at_the_end_of_a_round,
    five_at_the_check,
    haggling,
    table,
)
from undertable import FastDice, Malformed, new_match
from undertable.core.text import LANGUAGES
from undertable.core.types import Move
from undertable.games.border.goods import CIGAR, JUG, MARACAS, SOMBRERO, STATUE, TEQUILA
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Accept,
    Check,
    Confiscate,
    Declare,
    Demand,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Offer,
    Open,
    Pack,
    Refuse,
    Waive,
)
from undertable.lab.walk import any_step
from undertable.screen import Screen, screen_of

NAMES = ["Ann", "Ben", "Cleo", "Dirk", "Els", "Fritz"]
HAND = ["jug", "jug", "maracas", "cigar", "statue"]


def screen(lang: str = "en", seats: int = 6) -> Screen:
    return screen_of(GAME, NAMES[:seats], lang)


def printed(content: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def read(line: str, state: Border) -> Move:
    seat = state.actors()[0]
    meant = screen(seats=state.seats).read(line, state.view(seat), state.legal(seat))
    assert isinstance(meant, Move)
    return meant


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        *(("1 3", (JUG, MARACAS)), ("13", (JUG, MARACAS)), ("5", (STATUE,)), ("1, 2", (JUG, JUG))),
        *(("2 jugs", (JUG, JUG)), ("jug jug", (JUG, JUG)), ("two jugs and a cigar", (0, 0, 3))),
        *(("pack statue", (STATUE,)), ("2j 1c", (JUG, JUG, CIGAR)), ("st", (STATUE,))),
        *(("zwei Krüge, Zigarre", (0, 0, 3)), ("Statue und Krug", (JUG, STATUE))),
        *(("twee kruiken", (JUG, JUG)), ("sigaar en beeldje", (CIGAR, STATUE))),
        *(("all", (0, 0, 1, 3, 5)), ("alles", (0, 0, 1, 3, 5))),
    ],
)
def test_cards_are_packed_by_place_or_by_name(line: str, cards: tuple[int, ...]) -> None:
    assert read(line, table(3, hand=[HAND, HAND, HAND])) == Pack(cards)


@pytest.mark.parametrize("line", ["hello", "6", "11", "0", "2", "2 2", "3 boats", "jugs 2"])
def test_what_cannot_be_cards_is_asked_again(line: str) -> None:
    state = table(3, hand=[HAND, HAND, HAND])
    if line == "2":
        assert read(line, state) == Pack((JUG,))
        return
    with pytest.raises(Malformed):
        read(line, state)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *(("3 jugs", Declare(3, JUG)), ("three jugs", Declare(3, JUG)), ("3 j", Declare(3, JUG))),
        *(("I declare 5 sombreros", Declare(5, SOMBRERO)), ("maracas", Declare(2, MARACAS))),
        *(("drei Krüge", Declare(3, JUG)), ("ich habe einen Sombrero", Declare(1, SOMBRERO))),
        *(("vier kruiken", Declare(4, JUG)), ("2 sombrero's", Declare(2, SOMBRERO))),
    ],
)
def test_a_declaration_is_understood(line: str, said: Declare) -> None:
    suitcase = [[], ["jug", "statue"], ["jug"]]
    assert read(line, table(3, phase="declaring", actor=1, suitcase=suitcase)) == said


@pytest.mark.parametrize("line", ["2 statues", "6 jugs", "0 jugs", "3", "jugs and maracas"])
def test_what_cannot_be_declared_is_asked_again(line: str) -> None:
    suitcase = [[], ["jug", "statue"], ["jug"]]
    with pytest.raises(Malformed):
        read(line, table(3, phase="declaring", actor=1, suitcase=suitcase))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *(
            ("5", Offer(5)),
            ("offer 5", Offer(5)),
            ("$5", Offer(5)),
            ("ich biete 5 Dollar", Offer(5)),
        ),
        *(("open", Open()), ("o", Open()), ("aufmachen!", Open()), ("openen", Open())),
    ],
)
def test_a_traveller_speaks(line: str, said: Move) -> None:
    assert read(line, haggling()) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *(("8", Demand(8)), ("demand 8", Demand(8)), ("ik eis 8", Demand(8))),
        *(("y", Accept()), ("ok", Accept()), ("ja", Accept()), ("akkoord", Accept())),
        *(("n", Refuse()), ("nein", Refuse()), ("nee", Refuse())),
    ],
)
def test_a_sheriff_answers(line: str, said: Move) -> None:
    state = haggling()
    state.play(1, Offer(3))
    assert read(line, state) == said


@pytest.mark.parametrize("line", ["maybe", "5 6", "yes no", "1000"])
def test_what_is_no_word_at_the_desk_is_asked_again(line: str) -> None:
    with pytest.raises(Malformed):
        read(line, haggling())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *(("ben", Check(1)), ("check Ben", Check(1)), ("cl", Check(2)), ("2", Check(1))),
        *(("pass", Waive()), ("durchwinken", Waive()), ("doorlopen", Waive()), ("1", Waive())),
    ],
)
def test_a_sheriff_chooses(line: str, said: Move) -> None:
    assert read(line, at_the_check(["jug"], ["jug"], says=[(1, "jug")] * 2)) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        *(("done", Done()), ("fertig", Done()), ("klaar", Done()), ("extra cleo", ExtraCheck(2))),
        *(("confiscate dirk", Confiscate(3)), ("beschlagnahme Els", Confiscate(4))),
        *(("check cleo", ExtraCheck(2)), ("1", Done())),
    ],
)
def test_a_sheriff_spends_tokens(line: str, said: Move) -> None:
    state = five_at_the_check()
    state.play(0, Check(1))
    state.play(1, Open())
    assert read(line, state) == said
    with pytest.raises(Malformed):
        read("cleo", state)  # extra check or confiscation?


def test_cards_are_kept_and_sheriffs_named() -> None:
    state = at_the_end_of_a_round([], ["jug", "tequila", "statue"], [], [], cash=[9, 30, 30, 30])
    assert read("2 3", state) == Keep((TEQUILA, STATUE))
    assert read("none", state) == read("niets", state) == read("nichts", state) == Keep(())
    state.play(1, Keep(()))
    assert read("dirk", state) == read("4", state) == Name(3)


def test_the_table_shows_places_declarations_and_the_overview_card() -> None:
    state = at_the_check(["statue"], ["cigar"], says=[(1, "jug"), (2, "sombrero")])
    shown = printed(screen(seats=3).table(state.view(2)))
    assert "“1 jug”" in shown
    assert "“2 sombreros”" in shown
    assert "compensation" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "$30" in shown


def test_the_public_table_shows_no_cards_of_anybody() -> None:
    one = table(3, hand=[["jug"], ["jug"], ["jug"]])
    other = table(3, hand=[["statue"], ["cigar"], ["tequila"]])
    shown = [printed(screen(seats=3).table(state.view(None))) for state in (one, other)]
    assert shown[0] == shown[1]


def test_the_haggle_is_shown_as_a_conversation() -> None:
    state = haggling()
    for move in (Offer(3), Demand(8), Refuse()):
        state.play(state.actors()[0], move)
    shown = printed(screen(seats=3).table(state.view(2)))
    assert shown.index("Ben: $3?") < shown.index("Ann: I want $8.") < shown.index("Ben: No.")


def test_an_opened_suitcase_gets_a_picture_with_its_fines() -> None:
    match = new_match(GAME, 3, FastDice(0))
    match.state = haggling()
    match.play(1, Open())
    beats = list(screen(seats=3).beats(match.history(2), 2))
    picture = next(beat.moment for beat in beats if beat.moment is not None)
    assert "−$6" in printed(picture)
    assert "tequila" in printed(picture)


def test_the_end_is_a_table_of_the_sale() -> None:
    state = at_the_end_of_a_round(
        [], ["jug"], [], [], round=3, under=[["cigar"] * 2, ["cigar"], ["cigar"], ["cigar"]]
    )
    state.play(1, Keep(()))
    shown = printed(screen(seats=4).table(state.view(0)))
    assert "2: $28" in shown
    assert shown.count("1: $9") == 3


def test_odds_tell_a_sheriff_of_hands_and_a_traveller_of_the_stakes() -> None:
    sheriff = at_the_check(["jug"] * 4, ["jug"], says=[(4, "jug"), (1, "jug")])
    told = screen(seats=3).odds(sheriff.view(0), sheriff.legal(0))
    assert told is not None
    assert "Ben says 4 jugs" in printed(told)
    traveller = haggling()
    told = screen(seats=3).odds(traveller.view(1), traveller.legal(1))
    assert told is not None
    assert "goods for $9 and a fine of $6" in printed(told)


def test_an_honest_traveller_is_told_so() -> None:
    state = at_the_check(["jug"], ["jug"], says=[(1, "jug")] * 2)
    state.play(0, Check(1))
    told = screen(seats=3).odds(state.view(1), state.legal(1))
    assert told is not None
    assert "brings you $1" in printed(told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hide", ["open", "hidden"])
def test_everything_can_be_shown_asked_and_told_in_eighty_columns(lang: str, hide: str) -> None:
    options = {"rounds": 1, "money": hide, "counts": hide, "offers_cap": 4}
    match = new_match(GAME, 5, FastDice(lang), **options)
    show, dice, phases = screen(lang, 5), FastDice(3), set[str]()
    while actors := match.state.actors():
        view, legal = match.state.view(actors[0]), match.state.legal(actors[0])
        if view.phase not in phases:
            shown = [show.ask(view, legal), show.help(view, legal), show.table(view)]
            assert all(printed(content) for content in shown)
            show.odds(view, legal)
        phases.add(view.phase)
        before = match.version
        match.play(*any_step(match.state, dice))
        for beat in show.beats(match.history(actors[0], before), actors[0]):
            assert beat.line
    shown_last = printed(show.table(match.state.view(None)))
    assert all(len(line) <= 80 for line in shown_last.splitlines())
    assert phases == {"packing", "declaring", "checking", "haggling", "tokens", "keeping"}


def test_a_full_table_fits_a_screen() -> None:
    state = five_at_the_check()
    state.play(0, Check(1))
    assert len(printed(screen(seats=5).table(state.view(1))).splitlines()) <= 18
