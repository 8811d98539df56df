"""Bluff in a terminal: what people may type, what the table shows, what the odds are."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest
from rich.console import Console, RenderableType

from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.match import new_match
from undertable.core.state import State
from undertable.core.text import LANGUAGES
from undertable.games import game
from undertable.games.bluff.terminal import parse
from undertable.games.bluff.types import STAR, Bid, Doubt, Doubted, Keep, LayOut
from undertable.screen import screen_of

BLUFF = game("bluff")


def printed(content: RenderableType) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


FOUR_FIVES = """
    4x5; 4 x 5; 4×5; 4*5; 4 5; 4 fives; four 5s; Four Fives; 4 5's; I bid four fives; bid 4 5;
    vier 5er; vier Fünfer; 4 fuenfer; viermal 5; ich wette auf vier 5er; 4 mal 5;
    vier vijven; 4 vijven; ik wed op vier vijven; 4 keer 5
"""


@pytest.mark.parametrize("line", [line.strip() for line in FOUR_FIVES.split(";")])
def test_four_fives_are_understood_however_they_are_said(line: str) -> None:
    assert parse.read(line, laying=False) == Bid(4, 5)


@pytest.mark.parametrize(
    "line",
    ["★3", "3★", "3x*", "*3", "3 stars", "three stars", "drei Sterne", "drie sterren", "3 ⭐"],
)
def test_three_stars_are_understood_however_they_are_said(line: str) -> None:
    assert parse.read(line, laying=False) == Bid(3, STAR)


@pytest.mark.parametrize("line", ["one star", "a star", "ein Stern", "één ster", "1x*"])
def test_a_single_star_is_understood(line: str) -> None:
    assert parse.read(line, laying=False) == Bid(1, STAR)


@pytest.mark.parametrize(
    "line",
    [
        *("doubt", "d", "I doubt it!", "cups up", "liar", "zweifeln", "ich zweifle das an"),
        *("Hoch die Becher!", "anzweifeln", "z", "twijfel", "ik twijfel", "bekers omhoog!"),
    ],
)
def test_doubting_is_understood(line: str) -> None:
    assert parse.read(line, laying=False) == Doubt()


@pytest.mark.parametrize(
    ("line", "dice"),
    [
        *(("lay 5 5", (5, 5)), ("lay out 5 5", (5, 5)), ("5 5", (5, 5)), ("55", (5, 5))),
        *(("two fives", (5, 5)), ("5 ★", (5, STAR)), ("★", (STAR,)), ("2 stars", (STAR, STAR))),
        *(("lege 5 5 heraus", (5, 5)), ("leg 3 uit", (3,)), ("zwei Sterne", (STAR, STAR))),
        *(("leg 5 ★ opzij", (5, STAR)), ("5 5 opzijleggen", (5, 5))),
    ],
)
def test_laying_out_is_understood(line: str, dice: tuple[int, ...]) -> None:
    assert parse.read(line, laying=True) == LayOut(dice)


@pytest.mark.parametrize(
    "line", ["keep", "k", "behalten", "nichts", "houden", "niets", "alles houden"]
)
def test_keeping_is_understood(line: str) -> None:
    assert parse.read(line, laying=True) == Keep()


@pytest.mark.parametrize("line", ["five", "0x5", "4x", "hello", "doubt 4", "4 5 6", "lay", "!"])
def test_what_nobody_could_understand_is_not_guessed(line: str) -> None:
    with pytest.raises(Malformed, match="I do not understand"):
        parse.read(line, laying=False)


@pytest.mark.parametrize("line", ["4x6", "4 7", "lay 6", "lay 0"])
def test_faces_that_no_die_has_are_named_as_such(line: str) -> None:
    with pytest.raises(Malformed, match="A die shows 1 to 5 or a star"):
        parse.read(line, laying=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_game_calls_a_bid_can_be_typed_back(lang: str) -> None:
    """`four 5s`, `vier 5er`, `vier vijven`: what people read is what they will type."""
    screen = screen_of(BLUFF, ["Ann", "Ben"], lang)
    for bid in (Bid(count, face) for count in range(1, 31) for face in range(1, 7)):
        words = screen.say("bid", count=bid.count, face=bid.face)
        assert parse.read(words, laying=False) == bid


def test_what_the_question_suggests_is_legal() -> None:
    match = new_match(BLUFF, 3, FastDice(3))
    screen = screen_of(BLUFF, ["Ann", "Ben", "Cy"], "en")
    while (seats := match.state.actors()) and match.version < 60:
        legal, view = match.state.legal(seats[0]), match.state.view(seats[0])
        asked = printed(screen.ask(view, legal))
        for example in re.findall(r"\d+x\d|★\d+", asked):
            assert screen.read(example, view, legal) in legal
        match.play(seats[0], legal.sample(FastDice(match.version)))


def position(**more: object) -> State:
    return BLUFF.position({"seats": 2, "cups": [[2, 5, STAR], [1, 1]], **more})


@pytest.mark.parametrize("bid", [Bid(1, 5), Bid(3, 5), Bid(4, 5), Bid(2, STAR), Bid(4, STAR)])
def test_odds_are_what_counting_all_hidden_dice_gives(bid: Bid) -> None:
    """Ann sees 2 5 ★; two dice are hidden: all 36 ways are counted."""
    state = position(bid={"count": bid.count, "face": bid.face}, bidder=1)
    own = [2, 5, STAR]
    ways = [own + list(rest) for rest in product(range(1, 7), repeat=2)]
    fit = [sum(die in (bid.face, STAR) for die in dice) >= bid.count for dice in ways]
    percent = round(100 * float(Fraction(sum(fit), len(fit))))
    screen = screen_of(BLUFF, ["Ann", "Ben"], "en")
    said = printed(screen.odds(state.view(0), state.legal(0)))
    assert f"with a chance of {percent} %." in " ".join(said.split())


def test_the_table_shows_own_dice_and_hides_all_others() -> None:
    state = position(bid={"count": 2, "face": 5}, bidder=1)
    screen = screen_of(BLUFF, ["Ann", "Ben"], "en")
    anns = printed(screen.table(state.view(0)))
    assert "Ann  [2] [5] [★]" in anns
    assert "Ben  [?] [?]" in anns
    assert "2[5]" in anns, "the red die shows 5 on the field 2"
    everybodys = printed(screen.table(state.view(None)))
    assert "Ann  [?] [?] [?]" in everybodys


def test_the_graveyard_holds_the_lost_dice() -> None:
    state = position()
    screen = screen_of(BLUFF, ["Ann", "Ben"], "en")
    assert "Dice graveyard: ▪▪▪▪▪ " in printed(screen.table(state.view(0)))


def test_behind_the_red_die_the_ring_goes_on_counting() -> None:
    """B13: with thirty dice in play, field 1 is 21 once the die is past it."""
    cups = [[1] * 5] * 6
    bid = {"count": 19, "face": 4}
    state = BLUFF.position({"seats": 6, "cups": cups, "bid": bid, "bidder": 1})
    screen = screen_of(BLUFF, list("ABCDEF"), "en")
    table = printed(screen.table(state.view(0)))
    assert "19[4]" in table
    assert " 21 " in table
    assert " 1 " not in table.split("\n")[2]
    bid = {"count": 21, "face": 4}
    state = BLUFF.position({"seats": 6, "cups": cups, "bid": bid, "bidder": 1})
    table = printed(screen.table(state.view(0)))
    assert "21[4]" in table
    assert " 30 " in table


DISBELIEF = {
    "en": ("You bid one 5. Ben does not believe it.", "Ann bid one 5. You do not believe it."),
    "de": (
        "Du hast auf eine 5 gewettet. Ben glaubt es nicht.",
        "Ann hat auf eine 5 gewettet. Du glaubst es nicht.",
    ),
    "nl": ("Je wedde op één 5. Ben gelooft het niet.", "Ann wedde op één 5. Je gelooft het niet."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_raising_of_the_cups_is_told_from_the_readers_side(lang: str) -> None:
    screen = screen_of(BLUFF, ["Ann", "Ben"], lang)
    event = Doubted(1, 0, 1, 5, 1, ((5,), (2,)))
    for viewer, said in enumerate(DISBELIEF[lang]):
        (beat,) = screen.beats([event], viewer)
        assert beat.moment is not None
        assert said in printed(beat.moment)


def test_one_die_is_singular() -> None:
    screen = screen_of(BLUFF, ["Ann", "Ben"], "en")
    (beat,) = screen.beats([Doubted(1, 0, 1, 5, 1, ((5,), (2,)))], None)
    assert "There is one, one was bid." in str(beat.line)
    assert screen.say("screen-head", round=8, dice=1) == "Bluff · Round 8 · one die in play"
