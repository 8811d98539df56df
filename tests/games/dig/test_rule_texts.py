"""The rules as they are read: their numbers are the deck's, in every language."""

from __future__ import annotations

import re

import pytest

from games.dig.table import GAME, offered, play, table
from undertable import IllegalMove
from undertable.core.text import LANGUAGES, rules
from undertable.games.dig.deck import Kind
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS
from undertable.games.dig.words import card_name, name_of, room_name

DECK = box_of(OURS).deck
PLAIN = (Kind.MATERIAL, Kind.WEAPON)
ALL = {"en": "all six", "de": "allen sechs", "nl": "alle zes"}
OR = {"en": "or", "de": "oder", "nl": "of"}


def rule(number: str, lang: str) -> str:
    """The rule with its table and examples."""
    pattern = rf"^\*\*{number}\*\* (.*?)(?=^\*\*[A-Z]\d|^## )"
    found = re.search(pattern, rules(GAME.id, lang), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_count_the_cards_of_the_deck_D2_D3(lang: str) -> None:
    piles = sorted(card.count for card in DECK.card if card.own_pile)
    assert sorted(map(int, re.findall(r"\d+", rule("D2", lang)))) == piles
    search = [card.count for card in DECK.card if not card.own_pile and card.kind in PLAIN]
    for kind in (Kind.ACCESSORY, Kind.RARITY):
        search.append(sum(card.count for card in DECK.card if card.kind is kind))
    search.append(sum(card.count for card in DECK.action))
    assert sorted(map(int, re.findall(r"\d+", rule("D3", lang)))) == sorted([77, *search])
    assert sum(search) == 77


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_what_rooms_are_worth_and_the_die_shows_D11_D14(lang: str) -> None:
    for place in DECK.room:
        assert f") {room_name(place.id, lang)} | {place.search} |" in rule("D11", lang)
    for side in DECK.die:
        rooms = f" {OR[lang]} ".join(room_name(room, lang) for room in side.rooms)
        assert f"(d{side.face}) | {rooms} |" in rule("D14", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_what_every_gang_wants_D19(lang: str) -> None:
    everything = {card.id for card in DECK.card if card.kind is Kind.ACCESSORY}
    for gang in DECK.gang:
        accepts = ", ".join(card_name(card, lang) for card in gang.accepts)
        name = name_of("gang", gang.id, lang)
        said = ALL[lang] if set(gang.accepts) == everything else accepts
        assert f") {name} | {gang.needs} | {said} |" in rule("D19", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_what_is_sold_and_bought_for_how_much_D48_D49(lang: str) -> None:
    for card in DECK.card:
        if card.kind in (Kind.TOOL, *PLAIN):
            line = rf"\|[^|\n]*\b{card_name(card.id, lang)}\b[^|\n]*\| {card.cigarettes} \|"
            assert re.search(line, rule("D48", lang)), card.id
    prices = [str(price.cigarettes) for price in DECK.price]
    assert re.findall(r"\| (\d+) \|", rule("D49", lang)) == prices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_call_the_parts_of_a_recipe_by_their_names_D36(lang: str) -> None:
    for recipe in DECK.recipe:
        for card in recipe.needs:
            assert card_name(card, lang).lower() in rule("D36", lang).lower()


def test_a_gang_without_a_card_cannot_be_joined_but_by_its_own_member_D17_D18() -> None:
    crew: list[str | None] = [card.id for card in DECK.gang_card if card.gang == "crew"]
    hands: list[dict[str, int]] = [{"bandana": 1, "chain": 1}, {}, {}, {}, {}]
    outside = table(5, gang_cards=[None, *crew], hands=hands)
    assert "join crew bandana,chain" not in offered(outside, 0)
    with pytest.raises(IllegalMove, match="no card left"):
        play(outside, "0 join crew bandana,chain")
    member = table(5, gang_cards=[*crew, None], hands=hands)
    play(member, "0 join crew bandana,chain")
    assert member.view(None).convicts[0].gang_card == crew[0]
