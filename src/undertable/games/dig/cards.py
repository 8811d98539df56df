"""Every card of the deck in use, as the rules page lists it."""

from __future__ import annotations

from collections.abc import Iterator

from undertable.core.rulebook import Card
from undertable.core.text import join, say
from undertable.games.dig.deck import Card as Thing
from undertable.games.dig.deck import Deck, Kind, MichelCard
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.words import card_name, describe, first_up, name_of, some


def all_cards(lang: str, deck: str) -> Iterator[Card]:
    yield from _things(lang, deck)
    yield from _actions(lang, deck)
    yield from _gang_cards(lang, deck)
    yield from _backgrounds(lang, deck)
    yield from _michel(lang, deck)


def _things(lang: str, deck: str) -> Iterator[Card]:
    rows: Deck = box_of(deck).deck
    for row in rows.card:
        does = " ".join(_uses(row, rows, lang, deck))
        name = first_up(card_name(row.id, lang, deck))
        yield Card(say("dig", "cards-thing", lang), name, does, row.id, row.count)


def _uses(row: Thing, rows: Deck, lang: str, deck: str) -> Iterator[str]:
    if row.kind is Kind.WEAPON:
        yield say("dig", "use-weapon", lang)
    if row.points:
        yield say("dig", "use-dig", lang, n=row.points)
    for recipe in rows.recipe:
        needs = join([card_name(card, lang, deck) for card in recipe.needs], lang)
        if recipe.makes == row.id:
            yield say("dig", "use-made", lang, n=recipe.n, needs=needs)
        elif row.id in recipe.needs:
            makes = some(recipe.makes, recipe.n, lang, deck)
            yield first_up(say("dig", "use-makes", lang, needs=needs, makes=makes))
    if row.kind is Kind.ACCESSORY:
        gangs = [name_of("gang", g.id, lang, deck) for g in rows.gang if row.id in g.accepts]
        yield say("dig", "use-gangs", lang, gangs=join(gangs, lang))
    for price in rows.price:
        if price.buys == row.id:
            yield say("dig", "use-bought", lang, count=price.n, n=price.cigarettes)
    yield say("dig", "use-sold", lang, n=row.cigarettes)


def _actions(lang: str, deck: str) -> Iterator[Card]:
    for row in box_of(deck).deck.action:
        told = describe("action", row.id, lang, deck)
        does = first_up(told.does)
        yield Card(say("dig", "cards-action", lang), told.name, does, "action", row.count)


def _gang_cards(lang: str, deck: str) -> Iterator[Card]:
    rows: Deck = box_of(deck).deck
    for gang in rows.gang:
        heading = say("dig", "cards-gang", lang, gang=name_of("gang", gang.id, lang, deck))
        for row in rows.gang_card:
            if row.gang == gang.id:
                told = describe("gang_card", row.id, lang, deck)
                does = f"{told.when}: {told.does}"
                yield Card(heading, told.name, does, gang.id)


def _backgrounds(lang: str, deck: str) -> Iterator[Card]:
    for row in box_of(deck).deck.background:
        told = describe("background", row.id, lang, deck)
        does = f"{told.when}: {told.does} {told.bonus}"
        yield Card(say("dig", "cards-background", lang), told.name, does, "background")


def _michel(lang: str, deck: str) -> Iterator[Card]:
    for row in box_of(deck).deck.michel:
        name = first_up(name_of("michel", row.id, lang, deck))
        yield Card(say("dig", "cards-michel", lang), name, _demand(row, lang, deck), "michel")


def _demand(row: MichelCard, lang: str, deck: str) -> str:
    if not row.knife:
        return say("dig", "michel-harmless", lang)
    tools = join([some(tool, 1, lang, deck) for tool in row.tools], lang, "or")
    return say("dig", "michel-knife", lang, tools=tools)
