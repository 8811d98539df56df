"""What is said of a game of Dig Your Way Out: to everybody, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.dig.table import GAME, play, table
from undertable.core.sentences import offer, sentence
from undertable.core.text import LANGUAGES, say
from undertable.games.dig.deck import NEEDS_TARGET, Target, Who
from undertable.games.dig.loading import OUR_DECK
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS, Acted, Followed, Moved, Paid, Sell, Smokes, Used
from undertable.games.dig.words import describe

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize(
    ("lang", "paid", "taken"),
    [
        ("en", "You pay one cigarette.", "You take 3 cigarettes."),
        ("de", "Du zahlst eine Zigarette.", "Du nimmst 3 Zigaretten."),
        ("nl", "Je betaalt één sigaret.", "Je neemt 3 sigaretten."),
    ],
)
def test_cigarettes_to_and_from_the_bank_are_told_apart(lang: str, paid: str, taken: str) -> None:
    assert sentence(GAME, Paid(0, 1), NAMES, lang, 0) == paid
    assert sentence(GAME, Smokes(0, 3), NAMES, lang, 0) == taken


def test_the_price_of_an_ability_is_told_as_paid_D21() -> None:
    state = table(rooms=["yard", "yard"], gang_cards=["bribed_guard", None], cigarettes=[5, 0])
    paid = [event for event in play(state, "0 use - cells") if isinstance(event, Paid)]
    assert paid == [Paid(0, 5 - state.view(0).convicts[0].cigarettes)]


@pytest.mark.parametrize(
    ("lang", "there", "back"),
    [
        ("en", "Ann goes to the cell block B.", "Ann goes to the cell block A."),
        ("de", "Ann geht in den Zellenblock B.", "Ann geht in den Zellenblock A."),
        ("nl", "Ann gaat naar cellenblok B.", "Ann gaat naar cellenblok A."),
    ],
)
def test_both_blocks_are_told_by_their_letter_D63(lang: str, there: str, back: str) -> None:
    state = table(4, options={"teams": True})
    heard = play(state, "0 roll", "chance die 1", "0 enter cells_b")
    heard += play(state, "0 roll", "chance die 1", "0 enter cells")
    moved = [event for event in heard if isinstance(event, Moved)]
    assert [sentence(GAME, event, NAMES, lang) for event in moved] == [there, back]
    alone = play(table(rooms=["yard", "yard"]), "0 careful cells")
    assert sentence(GAME, alone[0], NAMES, "en") == "Ann goes to the cell block."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ann follows Cleo.", "You follow Cleo.", "Ann follows you."]),
        ("de", ["Ann folgt Cleo.", "Du folgst Cleo.", "Ann folgt dir."]),
        ("nl", ["Ann volgt Cleo.", "Je volgt Cleo.", "Ann volgt jou."]),
    ],
)
def test_whoever_follows_a_teammate_is_heard_to_D74(lang: str, said: list[str]) -> None:
    told = [sentence(GAME, Followed(0, 2), NAMES, lang, viewer) for viewer in (None, 0, 2)]
    assert told == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_does_two_things_to_somebody_does_them_to_the_same_one(lang: str) -> None:
    again = say("dig", "who-target-again", lang).lower()
    deck = box_of(OURS).deck
    for section, rows in (("action", deck.action), ("background", deck.background)):
        for row in rows:
            effects = [*row.effects, *getattr(row, "bonus", ())]
            aimed = [e for e in effects if e.who is Who.TARGET or e.do in NEEDS_TARGET]
            card = describe(section, row.id, lang)
            said = f"{card.does} {card.bonus}".lower()
            twice = len(aimed) - 1 if row.target is not Target.NOBODY and aimed else 0
            assert said.count(again) == twice, said


def test_a_deck_of_your_own_is_told_in_its_own_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    ours = OUR_DECK.read_text().replace('id = "ambush"', 'id = "ambush"\nname = "Trip-up"', 1)
    file.write_text(ours.replace('id = "runner"', 'id = "runner"\nname = "Marathon"', 1))
    game = GAME.at({"deck": str(file)})
    assert sentence(game, Acted(0, "ambush"), NAMES, "en") == "Ann plays Trip-up."
    assert sentence(game, Used(0, "runner"), NAMES, "en") == "Ann uses Marathon."
    assert offer(game, Sell(("ambush", "tie")), NAMES, "en") == "Sell Trip-up and rope"
    ours_told = GAME.at({"teams": True})
    assert sentence(ours_told, Acted(0, "ambush"), NAMES, "en") == "Ann plays Ambush."
