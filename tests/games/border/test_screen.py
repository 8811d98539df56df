"""Hart an der Grenze in a terminal: what it asks, and what it says is at stake."""

from __future__ import annotations

import pytest
from rich.console import Console

from games.border.tables import GAME, at_the_check, haggling, table
from undertable import Malformed
from undertable.core.text import LANGUAGES
from undertable.games.border.goods import CIGAR, GOODS
from undertable.games.border.rules.state import Border
from undertable.games.border.terminal import drawing
from undertable.games.border.types import Check, Looked, Named, Offer, Open, Opened, Refuse, Sale
from undertable.screen import screen_of

NAMES = ["Ada", "Bo", "Cleo"]
SCREEN = screen_of(GAME, NAMES, "en")


def asked(state: Border, seat: int) -> str:
    return str(SCREEN.ask(state.view(seat), state.legal(seat)))


def at_stake(*cards: str, says: tuple[int, str], **options: object) -> str:
    """What the odds tell seat 1, who has declared."""
    count, good = says
    state = table(
        3,
        phase="declaring",
        actor=2,
        suitcase=[[], list(cards), ["jug"]],
        count=[0, count, 0],
        good=["jug", good, "jug"],
        options=options,
    )
    return str(SCREEN.odds(state.view(1), state.legal(1)))


SAME_SEAT = {
    "en": "You have the least money and name the first sheriff of the next round: yourself.",
    "de": "Du hast am wenigsten Geld und bestimmst den ersten Sheriff der nächsten Runde: "
    "dich selbst.",
    "nl": "Je hebt het minste geld en kiest de eerste sheriff van de volgende ronde: jezelf.",
}
LOOKED_INTO = {
    "en": "Only you and Bo know what was inside: 1 cigar. To you: 1 cigar.",
    "de": "Nur du und Bo wisst, was darin war: 1 Zigarre. An dich: 1 Zigarre.",
    "nl": "Alleen jij en Bo weten wat erin zat: 1 sigaar. Voor jou: 1 sigaar.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_fit_one_player_and_one_card_H41_H48(lang: str) -> None:
    screen = screen_of(GAME, NAMES, lang)
    assert screen.sentence(Named(0, 0), 0) == SAME_SEAT[lang]
    assert screen.sentence(Looked(1, 0, (CIGAR,), (CIGAR,)), 0) == LOOKED_INTO[lang]


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "Your suitcase", "Bo’s suitcase"),
        ("de", "Dein Koffer", "Bos Koffer"),
        ("nl", "Jouw koffer", "De koffer van Bo"),
    ],
)
def test_an_open_suitcase_is_called_by_whose_it_is_for_the_reader(
    lang: str, mine: str, theirs: str
) -> None:
    opened = Opened(1, 1, 0, (CIGAR,), (CIGAR,), fine=5, paid=5, compensation=0)
    screen = screen_of(GAME, NAMES, lang)
    for viewer, title in ((1, mine), (0, theirs)):
        (beat,) = screen.beats([opened], viewer)
        console = Console(width=80, color_system=None)
        with console.capture() as captured:
            console.print(beat.moment)
        assert f" {title} " in captured.get().splitlines()[0]


def test_after_the_last_refusal_only_opening_is_offered_H24() -> None:
    state = haggling(offers_cap=2)
    state.play(1, Offer(5))
    assert asked(state, 0).startswith("You are offered $5.")
    state.play(0, Refuse())
    assert len(state.legal(1)) == 1
    assert asked(state, 1).endswith("Open the suitcase (o).")


def test_after_the_last_sum_it_may_be_accepted_H24() -> None:
    state = haggling(offers_cap=1)
    state.play(1, Offer(5))
    assert asked(state, 0) == "Enough words. Accept $5 (y), or open the suitcase (o)."


def test_the_odds_tell_what_an_opened_suitcase_brings_H27_H28() -> None:
    true = ("sombrero", "sombrero")
    assert at_stake(*true, says=(2, "sombrero")).endswith("brings you $3.")
    each = at_stake(*true, says=(2, "sombrero"), compensation="per_card")
    assert each.endswith("brings you $6.")


def test_the_odds_do_not_call_too_few_cards_a_true_declaration_H31() -> None:
    assert at_stake("jug", says=(3, "jug")).endswith("costs nothing and brings nothing.")


def test_the_odds_count_what_is_too_much_and_what_is_foreign_H29_H30() -> None:
    said = at_stake("jug", "jug", "tequila", says=(1, "jug"))
    assert said.endswith("costs you goods for $11 and a fine of $7.")


@pytest.mark.parametrize("line", ["3 tequila", "6 jugs", "0 jugs", "vier Zigarren"])
def test_what_may_not_be_declared_is_answered_by_what_may_H14_H15(line: str) -> None:
    state = table(3, phase="declaring", actor=1, suitcase=[[], ["jug"], ["jug"]])
    with pytest.raises(Malformed, match="a number from one to five, and jugs, maracas or"):
        SCREEN.read(line, state.view(1), state.legal(1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_has_one_line_in_80_columns(lang: str) -> None:
    five = [(5, "sombrero")] * 5
    state = at_the_check(*[["jug"] * 5] * 5, says=five, cash=[130] * 6)
    state.play(0, Check(1))
    state.play(1, Open())
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(screen_of(GAME, ["Frederik-Willem"] * 6, lang).table(state.view(0)))
    assert captured.get().count("Frederik") == 6
    lines = captured.get().splitlines()
    assert all("Frederik" in line for line in lines[3:9])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "less than 1 %"), ("de", "weniger als 1\xa0%"), ("nl", "minder dan 1%")],
)
def test_rare_hands_are_not_called_impossible(lang: str, said: str) -> None:
    state = at_the_check(["jug"], ["jug"], says=[(5, "jug"), (1, "jug")])
    screen = screen_of(GAME, NAMES, lang)
    odds = str(screen.odds(state.view(0), state.legal(0)))
    assert said in odds
    assert "0%" not in odds.replace(" %", "%").replace("10%", "")


def test_a_number_stays_with_its_card_and_a_sum_with_its_dollar() -> None:
    console = Console(width=20, color_system=None)
    with console.capture() as captured:
        console.print(drawing.row_of_cards((0, 0, 0, 3), lambda good: GOODS[good].name))
        console.print("De boete is dan: $\N{NO-BREAK SPACE}6.")
    lines = captured.get().replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert [line.strip() for line in lines] == [
        "1 jug   2 jug",
        "3 jug   4 cigar",
        "De boete is dan:",
        "$ 6.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_sale_of_six_fits_into_80_columns_uncut(lang: str) -> None:
    names = ["Maximilian", "Elster", "Ekster", "Hermelin", "Hermelijn", "Schakal"]
    screen = screen_of(GAME, names, lang)
    sale = [Sale(good, 12, (3, 2, 1, 1, 1, 3), (72, 54, 0, 24, 36, 108)) for good in range(6)]
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(drawing.final_sale(sale, names, [103, 125, 134, 111, 99, 98], screen.say))
    shown = captured.get()
    assert screen.say("good-sombrero", count=2) in shown
    assert shown.count("…") == 1, "only the name of ten letters is shortened"
