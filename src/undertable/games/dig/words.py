"""Cards, rooms and gangs in words; what an ability does, told from its effects."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from undertable.core import text
from undertable.core.types import Event, Move
from undertable.games.dig.deck import (
    ActionCard,
    Background,
    Deck,
    Effect,
    GangCard,
    Kind,
    Target,
    Trait,
    Verb,
    Who,
)
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS, Bought, Buy, Crafted, TookOpenly

_SECTIONS = ("card", "action", "room", "gang", "gang_card", "background", "michel")
_ONE_CARD = ("card", "tool", "weapon", "item")


@cache
def given_names(deck: str) -> dict[tuple[str, str], str]:
    """Names that the deck file gives itself."""
    rows = box_of(deck).deck
    return {
        (section, row.id): row.name
        for section in _SECTIONS
        for row in getattr(rows, section)
        if row.name
    }


def name_of(section: str, card: str, lang: str, deck: str = OURS) -> str:
    """The deck's own name for it, or the translated name of its id, or the id."""
    given = given_names(deck).get((section, card))
    key = f"{section.replace('_', '')}-{card}"
    if given is None and text.has("dig", key, lang):
        return text.say("dig", key, lang)
    return given or card.replace("_", " ")


def card_name(card: str, lang: str, deck: str = OURS) -> str:
    """A card of a hand."""
    if card not in box_of(deck).number:
        return card.replace("_", " ")
    kind = box_of(deck).kinds[box_of(deck).number[card]]
    return name_of("action" if kind is Kind.ACTION else "card", card, lang, deck)


def cards_text(cards: tuple[str, ...] | list[str], lang: str, deck: str = OURS) -> str:
    """`2 ropes and blade`, in the order given."""
    if not cards:
        return text.say("dig", "nothing", lang)
    counts = {card: cards.count(card) for card in cards}
    said = [
        some(card, n, lang, deck) if n > 1 else card_name(card, lang, deck)
        for card, n in counts.items()
    ]
    return text.join(said, lang)


def some(card: str, n: int, lang: str, deck: str = OURS) -> str:
    """`a knife`, `2 knives`; of a card by itself or of a kind, such as material."""
    key = f"kind-{card or 'any'}"
    named = given_names(deck).get(("card", card)) or given_names(deck).get(("action", card))
    if not text.has("dig", key, lang):
        key = f"card-{card}"
    form = f"{key}.{'one' if n == 1 else 'many'}"
    if named or not text.has("dig", form, lang):
        name = card_name(card, lang, deck)
        return name if n == 1 else f"{n} × {name}"
    return text.say("dig", form, lang, n=n)


def room_name(room: str, lang: str, teams: bool = False) -> str:
    if teams and room == "cells":
        return text.say("dig", "room-cells_a", lang)
    return text.say("dig", f"room-{room}", lang)


def said(
    words: dict[str, object], what: Event | Move, lang: str, deck: str = OURS
) -> dict[str, object]:
    """The arguments of a sentence, with names for ids."""
    tag = type(what).__struct_config__.tag
    match what:
        case TookOpenly(card=thing, count=n) | Crafted(item=thing, count=n):
            words["some"] = some(thing, n, lang, deck)
        case Bought(item=thing, count=n) | Buy(item=thing, count=n):
            words["some"] = some(thing, n, lang, deck)
        case _:
            pass
    for name in what.__struct_fields__:
        value = getattr(what, name)
        if name == "cards":
            words[name] = cards_text(value, lang, deck)
            words["many"] = len(value)
        elif name == "room":
            words[name] = "" if value is None else room_name(value, lang)
            words["goes"] = "no" if value is None else "yes"
        elif name in {"gang", "background"}:
            words[name] = name_of(name, value, lang, deck)
        elif name in _ONE_CARD:
            words[name] = _single(str(tag), value, lang, deck)
        elif name == "target":
            words["aimed"] = "no" if value is None else "yes"
            if value is None:
                words[name] = ""
    return words


def _single(tag: str, value: str, lang: str, deck: str) -> str:
    section = {
        "gangcardup": "gang_card",
        "joined": "gang_card",
        "used": "gang_card",
        "ontop": "gang_card",
        "michelcardup": "michel",
        "turnedup": "michel",
    }.get(tag)
    if section is None:
        return card_name(value, lang, deck)
    return name_of(section, value, lang, deck)


# What a card does.


class Description(Struct, frozen=True):
    """A card in words: when it works, and what it does."""

    name: str
    when: str
    does: str
    bonus: str = ""


def describe(section: str, card: str, lang: str, deck: str = OURS) -> Description:
    """An action card, gang card or background of a deck."""
    rows: Deck = box_of(deck).deck
    row = next(row for row in getattr(rows, section) if row.id == card)
    name = name_of(section, card, lang, deck)
    does = _sentences(_effects(row.effects, row, False, lang, deck), lang)
    if isinstance(row, GangCard) and row.traits:
        does = _sentences([_trait(trait, lang, deck) for trait in row.traits], lang)
    if not isinstance(row, Background):
        return Description(name, _when(row, lang), does)
    named = any(_aimed(effect) for effect in row.effects)
    extra = _sentences(_effects(row.bonus, row, named, lang, deck), lang)
    gang = name_of("gang", row.gang, lang, deck)
    bonus = text.say("dig", "as-member", lang, gang=gang, does=extra)
    return Description(name, _when(row, lang), does, bonus)


def _when(row: ActionCard | GangCard | Background, lang: str) -> str:
    if isinstance(row, ActionCard):
        return text.say("dig", "when-action", lang)
    each = getattr(row, "each", "") or "always"
    words = text.say("dig", f"when-{row.when.value}", lang, each=each)
    if row.where:
        words += " " + text.say("dig", "where", lang, room=room_name(row.where, lang))
    return words


def _effects(effects: tuple[Effect, ...], row: Any, named: bool, lang: str, deck: str) -> list[str]:
    """One after the other; whoever was `named` once is the same one from then on."""
    told: list[str] = []
    for effect in effects:
        told.append(_effect(effect, row, named, lang, deck))
        named = named or _aimed(effect)
    return told


def _aimed(effect: Effect) -> bool:
    return effect.do in _AT_TARGET or effect.who is Who.TARGET


def _effect(effect: Effect, row: Any, named: bool, lang: str, deck: str) -> str:
    who = effect.who.value
    if _aimed(effect):
        who = "foe" if row.target is Target.NOBODY else f"target-{row.target.value}"
        who = "target-again" if named and row.target is not Target.NOBODY else who
    room = room_name(effect.room, lang) if effect.room not in {"", "any"} else effect.room
    return text.say(
        "dig",
        f"effect-{effect.do.value}",
        lang,
        n=effect.n,
        who=text.say("dig", f"who-{who}", lang),
        whose=who,
        some=some(effect.card, effect.n, lang, deck),
        room=room,
    )


def _trait(trait: Trait, lang: str, deck: str) -> str:
    return text.say(
        "dig",
        f"trait-{trait.name.value}",
        lang,
        n=trait.n,
        card=_kind_or_card(trait.card, lang, deck),
        room=room_name(trait.room, lang) if trait.room else "any",
    )


def _kind_or_card(name: str, lang: str, deck: str) -> str:
    if not name:
        return text.say("dig", "kind-any", lang)
    if name in {kind.value for kind in Kind}:
        return text.say("dig", f"kind-{name}", lang)
    return card_name(name, lang, deck)


def _sentences(parts: list[str], lang: str) -> str:
    """Effects one after the other: "Draw 3 cards. Take 3 cigarettes.".

    They follow a colon, after which Dutch goes on with a small letter.
    """
    small = lang == "nl"
    begun = parts[:small] + [first_up(part) for part in parts[small:]]
    return " ".join(f"{part}." for part in begun)


def first_up(words: str) -> str:
    return words[:1].upper() + words[1:]


_AT_TARGET = (Verb.STEAL, Verb.ROB, Verb.LOOK, Verb.EXPEL)
