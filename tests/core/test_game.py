from __future__ import annotations

import pytest

import undertable
from undertable import Malformed
from undertable.core.text import LANGUAGES, Text

BLUFF = undertable.game("bluff")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="There are: bluff"):
        undertable.game("chess")


def test_the_folder_of_the_games_is_not_hidden_behind_a_function() -> None:
    import undertable.games.bluff.rules.state as rules  # noqa: PLC0415 - this very form

    assert rules.Bluff is BLUFF.state


def test_options_are_read_for_what_they_mean() -> None:
    options = BLUFF.read_options({"dice": "3", "laying_out": "true"}, 2)
    assert (options.dice, options.laying_out) == (3, True)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("dize", 3, "no option “dize”"),
        ("dice", "three", "It can be: 1-5"),
        ("dice", [3], "It can be: 1-5"),
        ("laying_out", "perhaps", "It can be: true, false"),
        ("exact", "nobody", "It can be: all_lose_one, doubter_loses_one"),
    ],
)
def test_a_bad_option_is_refused_with_what_it_can_be(
    name: str, value: object, sentence: str
) -> None:
    with pytest.raises(Malformed, match=sentence):
        BLUFF.read_options({name: value}, 2)


def test_an_option_knows_its_kind_default_and_bounds() -> None:
    dice, laying_out, exact, _ = BLUFF.option_list
    assert (dice.kind, dice.default, dice.least, dice.most) == ("int", 5, 1, 5)
    assert (laying_out.kind, laying_out.default) == ("bool", False)
    assert exact.choices == ("all_lose_one", "doubter_loses_one")


@pytest.mark.parametrize("line", ["", "fly", "bid", "bid x y", "4x", "4x9", "0x1", "layout a"])
def test_a_line_that_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(Malformed):
        BLUFF.read(line)


@pytest.mark.parametrize(
    "data", [None, 3, {}, {"move": "fly"}, {"move": "bid"}, {"move": "bid", "count": 0, "face": 1}]
)
def test_data_that_is_no_move_is_refused(data: object) -> None:
    with pytest.raises(Malformed):
        BLUFF.move_from(data)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"random, easy, normal, .*hard, expert"):
        BLUFF.bot("grandmaster")


def test_a_sentence_can_hold_another_in_every_language() -> None:
    bid = Text("bluff", "bid-stars", {"count": 5, "face": 6})
    whole = Text("bluff", "refusal-not-higher", {"bid": bid, "than": bid})
    said = {lang: whole.say(lang) for lang in LANGUAGES}
    assert "five stars" in said["en"]
    assert "fünf Sterne" in said["de"]
    assert "vijf sterren" in said["nl"]


def test_a_message_that_does_not_exist_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        Text("bluff", "no-such-message").say("en")
