"""What is said of a game of Dig Your Way Out: to everybody, in three languages."""

from __future__ import annotations

import pytest

from games.dig.table import GAME, play, table
from undertable.core.telling import sentence
from undertable.games.dig.events import Paid, Smokes

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
