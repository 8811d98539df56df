"""Names that show, and that nobody takes for another's."""

import pytest

from undertable.table.names import alike, clean_name, clean_text, distinct
from undertable.table.types import Declined


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0301", "Zoé"),
        ("T\u202eom", "Tom"),
        ("a\u200bb", "ab"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("H\u0335\u0336\u0337\u0338i", "H\u0335\u0336i"),
        ("Ａｎｎ", "Ann"),
        ("שלום", "שלום"),
        ("Ann\u3164\u115f\uffa0", "Ann"),
        ("A\u034fnn\ufe00", "Ann"),
    ],
)
def test_a_name_is_kept_without_what_does_not_show(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given", ["", "   ", "\u200b\u202e", "\u2800\u2800", "ㅤ", "\u115f\u1160\uffa0", "!!!", "x" * 41]
)
def test_what_is_no_name_is_refused(given: str) -> None:
    with pytest.raises(Declined, match="name"):
        clean_name(given)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tom", "tom"),
        ("Tom", "Tоm"),
        ("Tom", "T o m"),
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Bob", "B0b"),
        ("Norm", "Norrn"),
        ("Ann", "Ànn"),
        ("Paul", "Ρaul"),
        ("Ann", "ᴀɴɴ"),
        ("Hanna", "ɦanna"),
        ("Lars", "Łars"),
    ],
)
def test_names_that_look_or_read_the_same_are_alike(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Tom", "Tim"), ("Ann", "Anna"), ("Ben", "Bea")])
def test_names_that_differ_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_who_has_the_name_of_another_gets_a_number() -> None:
    assert distinct("Tom", ["Ann", "Ben"]) == "Tom"
    assert distinct("Tоm", ["Tom"]) == "Tоm 2"
    assert distinct("Tom", ["tom", "Tom 2"]) == "Tom 3"
    assert len(distinct("x" * 40, ["x" * 40])) <= 40


@pytest.mark.parametrize("name", ["hard", "Hard 2", "hаrd 3", "HARD"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Declined, match="name"):
        distinct(name, [], reserved=["hard", "normal"])


@pytest.mark.parametrize(
    "name",
    [
        "Bot",
        "Bot hard",
        "🤖 hard",
        "[Bot] hard, 2",
        "Host",
        "*Hоst*",
        "Gastgeber",
        "Admin",
        "The Host",
        "Thе host",
        "Der Gastgeber",
        "De gastheer 2",
        "ʜᴏꜱᴛ",
        "ɦost",
        "Bøt",
    ],
)
def test_nobody_is_called_what_only_the_page_says_of_somebody(name: str) -> None:
    with pytest.raises(Declined, match="name"):
        distinct(clean_name(name), [], reserved=["hard", "normal"])


@pytest.mark.parametrize("name", ["The judge", "Judge", "Der Richter", "Richter", "die judge 2"])
def test_a_bot_is_called_so_with_its_article_and_without(name: str) -> None:
    with pytest.raises(Declined, match="name"):
        distinct(name, [], reserved=["The judge", "Der Richter"])


@pytest.mark.parametrize("name", ["Das", "De Boer", "Die Anna", "The Great Wim"])
def test_an_article_alone_reserves_nothing(name: str) -> None:
    assert distinct(name, ["Ann"], reserved=["The judge"]) == name


@pytest.mark.parametrize("name", ["Mia (host)", "host: Mіa", "Mia, Gastgeberin", "Mia [Bot]"])
def test_nobody_takes_an_office_with_the_name_of_another(name: str) -> None:
    with pytest.raises(Declined, match="name"):
        distinct(clean_name(name), ["Ann", "Mia"])
    assert distinct("Wim Bot", ["Ann", "Mia"]) == "Wim Bot"


@pytest.mark.parametrize("name", ["Mia!", "~Mia~", "Mia 🎲", "M.i.a"])
def test_what_stands_around_a_name_makes_no_other_of_it(name: str) -> None:
    assert distinct(clean_name(name), ["Mia"]) == f"{name} 2"


def test_text_keeps_lines_and_emoji_but_nothing_that_turns_it_around() -> None:
    assert clean_text("a\r\nb ") == "a\nb"
    assert clean_text("👩\u200d👩\u200d👧 ❤\ufe0f") == "👩\u200d👩\u200d👧 ❤\ufe0f"
    assert clean_text("abc\u202edef\u2066\x07") == "abcdef"


@pytest.mark.parametrize(
    "given",
    ["\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u200d\ufe0f", "\u3164\u200d \n\u200d"],
)
def test_a_line_in_which_nothing_shows_is_none(given: str) -> None:
    assert clean_text(given) == ""


@pytest.mark.parametrize("given", ["❤\ufe0f", "👩\u200d👧", "한글", "a\nb"])
def test_what_shows_is_kept_as_it_was_written(given: str) -> None:
    assert clean_text(given) == given
