"""Sentences as people would say them: lists, counts, and whose something is."""

from __future__ import annotations

import pytest

import undertable
from games.dig.table import play, table
from undertable.core.sentences import offer, sentence
from undertable.core.text import whose
from undertable.games.bluff.types import Begins, Bidden, Doubted, LaidOut, LayOut
from undertable.games.border.types import Called, Confiscated, Crossed, Keep, Sold
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import (
    OURS,
    Crafted,
    Exchanged,
    HandBack,
    HandedOver,
    Joined,
    LightsOut,
    Looked,
    MichelCardUp,
    Reveal,
    TookOpenly,
)
from undertable.games.dig.words import describe, some

BLUFF, BORDER, DIG = (undertable.game(name) for name in ("bluff", "border", "dig"))
NAMES = ("Bruno", "Klaus")


@pytest.mark.parametrize(
    ("name", "said"),
    [("Bruno", "Brunos"), ("Klaus", "Klaus’"), ("Max", "Max’"), ("Franz", "Franz’")],
)
def test_german_says_whose_it_is_as_one_says_it(name: str, said: str) -> None:
    assert whose(name, "de") == said


@pytest.mark.parametrize(
    ("lang", "seat", "said"),
    [
        ("de", 0, "Brunos Koffer kommt ungeöffnet über die Grenze: eine Karte."),
        ("de", 1, "Klaus’ Koffer kommt ungeöffnet über die Grenze: eine Karte."),
        ("nl", 0, "De koffer van Bruno is ongeopend over de grens: één kaart."),
    ],
)
def test_a_suitcase_is_somebodys(lang: str, seat: int, said: str) -> None:
    assert sentence(BORDER, Crossed(seat, 1), NAMES, lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bruno sells 2 jugs and 1 tequila for $13."),
        ("de", "Bruno verkauft 2 Krüge und 1 Tequila für 13\N{NO-BREAK SPACE}$."),
        ("nl", "Bruno verkoopt 2 kruiken en 1 tequila voor $\N{NO-BREAK SPACE}13."),
    ],
)
def test_the_last_thing_of_a_list_follows_an_and(lang: str, said: str) -> None:
    assert sentence(BORDER, Sold(0, (0, 0, 4), 13), NAMES, lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bruno makes a shovel from pan and rope."),
        ("de", "Bruno bastelt eine Schaufel aus Pfanne und Seil."),
        ("nl", "Bruno maakt een schop van pan en touw."),
    ],
)
def test_things_are_made_of_things(lang: str, said: str) -> None:
    made = Crafted(0, "shovel", 1, ("container", "tie"))
    assert sentence(DIG, made, NAMES, lang) == said


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Bruno takes a spoon from the pile.", "Bruno takes 2 knives from the pile."),
        ("de", "Bruno nimmt einen Löffel vom Stapel.", "Bruno nimmt 2 Messer vom Stapel."),
        ("nl", "Bruno neemt een lepel van de stapel.", "Bruno neemt 2 messen van de stapel."),
    ],
)
def test_cards_are_counted_in_words(lang: str, one: str, two: str) -> None:
    assert sentence(DIG, TookOpenly(0, "spoon", 1), NAMES, lang) == one
    assert sentence(DIG, TookOpenly(0, "knife", 2), NAMES, lang) == two


def test_one_action_card_is_its_name() -> None:
    assert some("inspection", 1, "nl") == "Celinspectie"


def test_a_gang_has_its_dutch_article() -> None:
    said = sentence(DIG, Joined(0, "cartel", "dealer", ("chain",)), NAMES, "nl")
    assert said.startswith("Bruno gaat bij het Cartel (")


def test_no_dutch_sentence_has_two_accents_on_its_one() -> None:
    deck = box_of(OURS).deck
    does = [describe("background", card.id, "nl").does for card in deck.background]
    does += [describe("action", card.id, "nl").does for card in deck.action]
    assert [said for said in does if "Éé" in said] == []


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_no_card_counts_with_a_cross(lang: str) -> None:
    deck = [("action", "stash"), ("action", "scrap_heap"), ("background", "mechanic")]
    assert all("×" not in describe(section, card, lang).does for section, card in deck)


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "Klaus doubts your four 5s.", "Klaus doubts Bruno’s four 5s."),
        ("de", "Klaus zweifelt deine Wette auf vier 5er an.", "Klaus zweifelt Brunos Wette"),
        (
            "nl",
            "Klaus betwijfelt jouw weddenschap: vier",
            "Klaus betwijfelt de weddenschap van Bruno",
        ),
    ],
)
def test_whose_bid_it_was_is_said_from_the_readers_side(lang: str, mine: str, theirs: str) -> None:
    doubted = Doubted(1, 0, 4, 5, 4, ((5, 5), (5, 5)))
    assert sentence(BLUFF, doubted, NAMES, lang, viewer=0).startswith(mine)
    assert sentence(BLUFF, doubted, NAMES, lang, viewer=1).startswith(
        theirs.replace("Klaus doubts", "You doubt")
        .replace("Klaus zweifelt", "Du zweifelst")
        .replace("Klaus betwijfelt", "Je betwijfelt")
    )


def test_one_star_is_bet_on_in_german() -> None:
    assert sentence(BLUFF, Bidden(0, 1, 6), NAMES, "de") == "Bruno wettet auf einen Stern."


def test_one_turn_is_one_in_german() -> None:
    said = sentence(DIG, LightsOut(1), NAMES, "de")
    assert said == "Licht aus nach einem Zug: Der längste Tunnel gewinnt."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Reveal your background, against Klaus"),
        ("de", "Den Hintergrund gegen Klaus aufdecken"),
        ("nl", "Je achtergrond onthullen, tegen Klaus"),
    ],
)
def test_a_comma_follows_its_word(lang: str, said: str) -> None:
    assert offer(DIG, Reveal(1, None), NAMES, lang) == said


@pytest.mark.parametrize(
    ("lang", "viewer", "said"),
    [
        (
            "de",
            0,
            "Sheriff Klaus beschlagnahmt deinen Koffer: Eine Karte geht an den Sheriff, 2 zurück.",
        ),
        ("de", 1, "Du beschlagnahmst Brunos Koffer: Eine Karte geht an dich, 2 zurück."),
        ("en", 0, "Sheriff Klaus confiscates your suitcase: one card goes to the sheriff, 2 back."),
        ("en", 1, "You confiscate Bruno’s suitcase: one card goes to you, 2 back."),
    ],
)
def test_what_a_sheriff_takes_goes_to_the_reader(lang: str, viewer: int, said: str) -> None:
    assert sentence(BORDER, Confiscated(0, 1, 1, 2), NAMES, lang, viewer) == said


def test_dice_that_fit_are_counted_in_german() -> None:
    counts = [
        sentence(BLUFF, Doubted(1, 0, 4, 5, actual, ((5,), (5,))), NAMES, "de")
        for actual in range(3)
    ]
    assert [said.split(". ")[-1] for said in counts] == [
        "Es passt keiner.",
        "Es passt einer.",
        "Es passen 2.",
    ]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_round_and_its_dice_are_not_read_as_one_number(lang: str) -> None:
    assert " 8: 9 " in sentence(BLUFF, Begins(0, 8, 9), NAMES, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Keep nothing for the final sale"),
        ("de", "Nichts für den Schlussverkauf behalten"),
        ("nl", "Niets bewaren voor de slotverkoop"),
    ],
)
def test_to_keep_nothing_is_offered_as_a_sentence_begins(lang: str, said: str) -> None:
    assert offer(BORDER, Keep(()), NAMES, lang) == said


def test_what_nobody_has_has_no_limit_in_dutch() -> None:
    assert sentence(BORDER, Called(0, 8, 0), NAMES, "nl") == (
        "Slotverkoop, kruiken: niemand heeft er een."
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Hand back nothing"), ("de", "Nichts zurückgeben"), ("nl", "Niets teruggeven")],
)
def test_nothing_is_handed_back_in_one_word(lang: str, said: str) -> None:
    assert offer(DIG, HandBack((), 0), NAMES, lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Somebody here takes one beating, no defence."),
        ("de", "Jemand hier bezieht einmal Prügel, ohne Gegenwehr."),
        ("nl", "iemand hier krijgt één pak slaag, zonder verweer."),
    ],
)
def test_what_a_card_does_is_a_whole_sentence(lang: str, said: str) -> None:
    assert describe("action", "ambush", lang).does == said


def test_dutch_goes_on_with_a_small_letter_after_a_colon() -> None:
    thief = describe("background", "thief", "nl")
    assert f"{thief.when}: {thief.does}".startswith("In je beurt: steel één")
    assert thief.bonus.startswith("Crew: neem 3")
    diva = describe("gang_card", "diva", "nl").does
    assert diva.startswith("je mag 4 kaarten meer hebben. Michel en Michelle laten")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bruno lays out: 5. The rest is shaken again."),
        ("de", "Bruno legt heraus: 5. Der Rest wird neu gewürfelt."),
        ("nl", "Bruno legt opzij: 5. De rest wordt opnieuw gegooid."),
    ],
)
def test_a_die_laid_out_is_not_taken_for_a_number_of_dice(lang: str, said: str) -> None:
    assert sentence(BLUFF, LaidOut(0, (5,)), NAMES, lang) == said
    assert ": 5;" in offer(BLUFF, LayOut((5,)), NAMES, lang)


def test_one_turn_is_one_in_dutch() -> None:
    said = sentence(DIG, LightsOut(1), NAMES, "nl")
    assert said == "Licht uit na één beurt: de langste tunnel wint."


def test_michel_is_told_of_in_one_german_sentence() -> None:
    met = sentence(DIG, MichelCardUp(0, "wants_spoon"), NAMES, "de", viewer=0)
    assert met == "Michel(le) trifft auf dich: zeigt ein Messer und will einen Löffel."


def test_nothing_is_given_in_words_in_german() -> None:
    given = sentence(DIG, Exchanged(0, 1, 0, 1), NAMES, "de")
    assert given == "Bruno gibt Klaus keine Karten und eine Zigarette."


@pytest.mark.parametrize(
    ("cards", "cigarettes", "said"),
    [
        (0, 0, "Bruno geeft Klaus niets."),
        (0, 1, "Bruno geeft Klaus geen kaarten en één sigaret."),
        (1, 0, "Bruno geeft Klaus één kaart en geen sigaretten."),
        (2, 3, "Bruno geeft Klaus 2 kaarten en 3 sigaretten."),
    ],
)
def test_what_is_exchanged_is_said_in_dutch(cards: int, cigarettes: int, said: str) -> None:
    assert sentence(DIG, Exchanged(0, 1, cards, cigarettes), NAMES, "nl") == said


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (None, "Klaus bekommt von Bruno: Löffel."),
        (0, "Klaus bekommt von dir: Löffel."),
        (1, "Du bekommst von Bruno: Löffel."),
    ],
)
def test_nobody_is_handed_over_in_german(viewer: int | None, said: str) -> None:
    assert sentence(DIG, HandedOver(0, 1, "spoon"), NAMES, "de", viewer) == said


def test_a_hand_is_somebodys() -> None:
    assert sentence(DIG, Looked(0, 1), NAMES, "en") == "Bruno looks at Klaus’s hand."
    assert sentence(DIG, Looked(0, 1), NAMES, "en", viewer=1) == "Bruno looks at your hand."


def test_nobody_heals_who_is_not_hurt() -> None:
    state = table(hands=[{"first_aid": 1}, {}])
    told = play(state, "0 act first_aid - -", "chance dealt 0 tie,tie")
    assert "healed" not in [type(event).__struct_config__.tag for event in told]


def test_hands_that_are_dealt_out_again_are_not_drawn() -> None:
    state = table(hands=[{"inspection": 1, "tie": 1}, {"tie": 1}])
    told = play(state, "0 act inspection - -", "chance handedout 0 tie", "chance handedout 1 tie")
    tags = [type(event).__struct_config__.tag for event in told]
    assert "gathered" in tags
    assert "drew" not in tags


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bruno sells nothing."),
        ("de", "Bruno verkauft nichts."),
        ("nl", "Bruno verkoopt niets."),
    ],
)
def test_who_sells_nothing_gets_no_sum_for_it(lang: str, said: str) -> None:
    assert sentence(BORDER, Sold(0, (), 0), NAMES, lang) == said
