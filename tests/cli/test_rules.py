"""`undertable rules`: what people read in a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undertable
from undertable.cli import main
from undertable.core.rulebook import Card, cards_called, chapters, without_sources
from undertable.core.text import LANGUAGES, join
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS

GAMES = ("bluff", "border", "smugglers", "dig")
each_page = pytest.mark.parametrize("lang", LANGUAGES)


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return " ".join(capsys.readouterr().out.split())


@each_page
@pytest.mark.parametrize("game", GAMES)
def test_the_minute_comes_first_then_the_contents_then_the_rules(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = printed(capsys, game, "--lang", lang)
    (minute, _), (first, _), *_ = chapters(undertable.game(game).rules(lang))
    letter = first.first
    assert page.index(minute.title) < page.index(str(first)) < page.index(f" {letter} ")
    assert "![" not in page


@each_page
@pytest.mark.parametrize("game", GAMES)
def test_where_a_rule_comes_from_is_told_to_whoever_asks(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = {"en": "[ours]", "de": "[von uns]", "nl": "[van ons]"}[lang]
    assert mark not in printed(capsys, game, "--lang", lang)
    assert mark in printed(capsys, game, "--lang", lang, "--sources")


@each_page
def test_no_option_is_called_by_the_name_it_has_in_programs(lang: str) -> None:
    for game in GAMES:
        rules = undertable.game(game).rules(lang)
        assert "`" not in rules
        assert [
            o.name for o in undertable.game(game).option_list if "_" in o.name and o.name in rules
        ] == []


@each_page
def test_every_card_of_the_deck_stands_on_the_page_of_dig(lang: str) -> None:
    deck = box_of(OURS).deck
    rows = (*deck.card, *deck.action, *deck.gang_card, *deck.background, *deck.michel)
    cards = undertable.game("dig").cards(lang)
    assert len(cards) == len(rows)
    assert all(
        card.does and f"**{card.name}**" in undertable.game("dig").rules(lang) for card in cards
    )


@pytest.mark.parametrize("name", ["Hinterhalt", "ambush", "hinderlaag", "AMBUSH"])
def test_a_card_is_found_by_its_name_in_any_language(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Ambush" in printed(capsys, "dig", "--lang", "en", "--card", name)


def test_a_gang_shows_all_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "dig", "--lang", "en", "--card", "Crew")
    assert all(name in page for name in ("Lookout", "Runner", "Scavenger", "Hustler"))


def test_a_card_that_is_not_found_is_guessed_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dig", "--lang", "en", "--card", "lokout"]) == 2
    assert "Lookout" in capsys.readouterr().err


def test_what_was_meant_is_guessed_at_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "dig", "--lang", "nl", "--card", "shovl"]) == 2
    assert "Bedoel je misschien Schop" in capsys.readouterr().err


def test_where_nothing_is_near_nothing_is_guessed_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dig", "--lang", "nl", "--card", "xyz"]) == 2
    assert capsys.readouterr().err.strip() == "undertable: De kaart “xyz” bestaat niet."


def test_a_game_without_cards_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bluff", "--lang", "en", "--card", "joker"]) == 2
    assert "no cards" in capsys.readouterr().err


def test_the_deck_in_use_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = Path(undertable.__file__).parent / "games/dig/deck.toml"
    renamed = own.read_text().replace('id = "ambush"', 'id = "ambush"\nname = "Dark corner"')
    (tmp_path / "deck.toml").write_text(renamed)
    option = f"deck={tmp_path / 'deck.toml'}"
    page = printed(capsys, "dig", "--lang", "en", "--option", option, "--card", "dark corner")
    assert "Dark corner" in page


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "pan, rope and blade"), ("de", "pan, rope und blade"), ("nl", "pan, rope en blade")],
)
def test_things_are_listed_as_the_language_lists_them(lang: str, said: str) -> None:
    assert join(["pan", "rope", "blade"], lang) == said


@pytest.mark.parametrize(
    ("lang", "torn"), [("nl", r"\$\s*\n[▌ ]*\d"), ("de", r"\d[ \xa0]*\n[▌ ]*\$")]
)
def test_no_line_ends_within_a_sum_of_money(
    lang: str, torn: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "border", "--lang", lang]) == 0
    assert re.search(torn, capsys.readouterr().out) is None


def test_only_marks_of_rules_are_taken_out() -> None:
    rules = "**B1** [ours] One. [report] Two.\n\n[Somewhere](https://example.org) else."
    assert without_sources(rules) == "**B1** One. Two.\n\n[Somewhere](https://example.org) else."


def test_a_whole_name_goes_before_a_part_of_one() -> None:
    cards = [Card("Things", "Watch", ""), Card("Things", "Watchmaker", "")]
    assert cards_called("watch", [cards]) == [0]
    assert cards_called("watchm", [cards]) == [1]
    assert cards_called("", [cards]) == []
