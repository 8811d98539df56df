"""Reading a deck file and checking it: every problem names file, card and field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from undertable.games.dig.deck import (
    ANY_ROOM,
    CHOSEN,
    COSTS,
    EXTORTED,
    NEEDS_CARD,
    NEEDS_TARGET,
    ROOMS,
    Deck,
    Effect,
    HandCard,
    Kind,
    Target,
    Trait,
    TraitName,
    Verb,
    When,
    Who,
)

OUR_DECK = Path(__file__).with_name("deck.toml")


class DeckError(ValueError):
    """A deck that cannot be played, with every problem found in it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def load_deck(path: Path = OUR_DECK) -> Deck:
    """The deck in a file, checked; DeckError with all its problems otherwise."""
    deck = read_deck(path)
    problems = [f"{path.name}: {problem}" for problem in problems_of(deck)]
    if problems:
        raise DeckError(problems)
    return deck


def read_deck(path: Path) -> Deck:
    """The file as a Deck of the right shape; what its words mean is not yet checked."""
    try:
        raw = msgspec.toml.decode(path.read_bytes())
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise DeckError([f"{path.name}: {error}"]) from error
    try:
        return msgspec.convert(raw, Deck)
    except msgspec.ValidationError as error:
        raise DeckError([f"{path.name}: {_locate(raw, str(error))}"]) from error


def _locate(raw: Any, message: str) -> str:
    """msgspec's `$.gang_card[3].effects[0].n` said with the card's name."""
    text, _, path = message.partition(" - at `$.")
    found = re.match(r"(\w+)(?:\[(\d+)\])?\.?([^`]*)", path)
    section, index, rest = found.groups() if found else ("", None, "")
    if index is not None:
        section = label(section, int(index), raw[section][int(index)])
    return ": ".join(part for part in (section, rest, text) if part)


def label(section: str, index: int, entry: Any) -> str:
    name = entry.get("id") if isinstance(entry, dict) else getattr(entry, "id", None)
    return f"{section} '{name}'" if name else f"{section} number {index + 1}"


def problems_of(deck: Deck) -> list[str]:
    """Everything in the deck that cannot be played."""
    return [
        *_sources(deck),
        *_names(deck),
        *_prison(deck),
        *_goods(deck),
        *_deals(deck),
        *_gangs(deck),
        *_abilities(deck),
        *_michel(deck),
    ]


IN_THE_BOX = {
    "containers": 5, "points": 6, "ties": 14, "blades": 10, "accessories": 18, "rarities": 6,
    "action cards": 18, "knives": 20, "spoons": 11, "pickaxes": 11, "shovels": 11, "gangs": 6,
    "gang cards": 24, "backgrounds": 18, "Michel(le) cards": 8,
}  # fmt: skip
"""The rulebook's list of parts."""
CARDS_OF_A_GANG = 4


def parts_of(deck: Deck) -> dict[str, int]:
    """How many of each part of the box a deck has."""
    single = {card.id: card.count for card in deck.card}
    kinds = {
        kind: sum(card.count for card in deck.card if card.kind is kind)
        for kind in (Kind.ACCESSORY, Kind.RARITY)
    }
    return {
        "containers": single.get("container", 0),
        "points": single.get("point", 0),
        "ties": single.get("tie", 0),
        "blades": single.get("blade", 0),
        "accessories": kinds[Kind.ACCESSORY],
        "rarities": kinds[Kind.RARITY],
        "action cards": sum(action.count for action in deck.action),
        "knives": single.get("knife", 0),
        "spoons": single.get("spoon", 0),
        "pickaxes": single.get("pickaxe", 0),
        "shovels": single.get("shovel", 0),
        "gangs": len(deck.gang),
        "gang cards": len(deck.gang_card),
        "backgrounds": len(deck.background),
        "Michel(le) cards": len(deck.michel),
    }


def miscounts_of(deck: Deck) -> list[str]:
    """What is missing or too many, beside the box; such a deck can be played all the same."""
    found = parts_of(deck)
    wrong = [
        _miscount(part, found[part], count)
        for part, count in IN_THE_BOX.items()
        if found[part] != count
    ]
    for gang in deck.gang:
        cards = sum(card.gang == gang.id for card in deck.gang_card)
        if cards != CARDS_OF_A_GANG:
            wrong.append(_miscount(f"cards of gang '{gang.id}'", cards, CARDS_OF_A_GANG))
    return wrong


def _miscount(part: str, found: int, count: int) -> str:
    many = f"{count - found} missing" if found < count else f"{found - count} too many"
    return f"{part}: {found}, but {count} in the box: {many}"


def entries(deck: Deck) -> Iterator[tuple[str, Any]]:
    """Each entry with its label, in the order of the file."""
    for section in deck.__struct_fields__:
        rows = getattr(deck, section)
        if isinstance(rows, tuple):
            yield from ((label(section, index, row), row) for index, row in enumerate(rows))
    yield "limits", deck.limits


def _sources(deck: Deck) -> Iterator[str]:
    for where, row in entries(deck):
        if isinstance(row.source, dict):
            unknown = set(row.source) - set(row.__struct_fields__)
            yield from (f"{where}: source: there is no field '{name}'" for name in sorted(unknown))


def _names(deck: Deck) -> Iterator[str]:
    """Ids are unique among the cards of a hand, and within each other section."""
    groups: list[tuple[str, Iterable[str]]] = [
        ("card", [*(c.id for c in deck.card), *(a.id for a in deck.action)]),
        ("gang", [g.id for g in deck.gang]),
        ("gang_card", [g.id for g in deck.gang_card]),
        ("background", [b.id for b in deck.background]),
        ("michel", [m.id for m in deck.michel]),
    ]
    for section, ids in groups:
        seen: set[str] = set()
        for name in ids:
            if name in seen or name in {kind.value for kind in Kind}:
                yield f"{section} '{name}': id: used twice, or the name of a kind"
            seen.add(name)


def _prison(deck: Deck) -> Iterator[str]:
    if sorted(place.id for place in deck.room) != sorted(ROOMS):
        yield f"room: id: the rooms are {', '.join(ROOMS)}"
    if sorted(face.face for face in deck.die) != [1, 2, 3, 4, 5, 6]:
        yield "die: face: each face from 1 to 6 once"
    for face in deck.die:
        if len(set(face.rooms)) < 2 or not set(face.rooms) <= set(ROOMS) - {"solitary"}:
            yield f"die number {face.face}: rooms: at least two different rooms, never solitary"
    if sorted(goal.players for goal in deck.goal) != [2, 3, 4, 5, 6]:
        yield "goal: players: one goal each for 2 to 6 players"
    if sorted(goal.players for goal in deck.team_goal) != [4, 6]:
        yield "team_goal: players: one goal each for 4 and 6 players"
    for where, row in entries(deck):
        numbers = ("actions", "hand", "beatings", "points") if where != "card" else ()
        if not isinstance(row, HandCard):
            low = [name for name in numbers if getattr(row, name, 1) < 1]
            yield from (f"{where}: {name}: at least 1" for name in low)


def _goods(deck: Deck) -> Iterator[str]:
    cards = {card.id: card for card in deck.card}
    goods: list[HandCard] = [*deck.card, *deck.action]
    for good in goods:
        if good.count < 1 or good.cigarettes < 0:
            yield f"card '{good.id}': count, cigarettes: at least 1, and at least 0"
    for tool in ("spoon", "pickaxe", "shovel"):
        if tool not in cards or cards[tool].kind is not Kind.TOOL or not cards[tool].own_pile:
            yield f"card '{tool}': a tool with its own pile is missing"
    if not any(card.kind is Kind.WEAPON for card in deck.card):
        yield "card: kind: no weapon in the deck"
    for card in deck.card:
        if (card.kind is Kind.TOOL) != (card.points > 0):
            yield f"card '{card.id}': points: tools have them, nothing else does"
        if card.kind is Kind.ACTION:
            yield f"card '{card.id}': kind: action cards belong under [[action]]"


def _deals(deck: Deck) -> Iterator[str]:
    """Recipes and prices."""
    cards = {card.id: card for card in deck.card}
    items = [(label("recipe", i, r), r.makes, r.n) for i, r in enumerate(deck.recipe)]
    items += [(label("price", i, p), p.buys, p.n) for i, p in enumerate(deck.price)]
    for where, item, count in items:
        if item not in cards or not cards[item].own_pile:
            yield f"{where}: '{item}' has no pile of its own"
        if count < 1:
            yield f"{where}: n: at least 1"
    for index, recipe in enumerate(deck.recipe):
        for need in recipe.needs:
            if need not in cards:
                yield f"{label('recipe', index, recipe)}: needs: there is no card '{need}'"
    for index, price in enumerate(deck.price):
        if price.cigarettes < 1:
            yield f"{label('price', index, price)}: cigarettes: at least 1"


def _gangs(deck: Deck) -> Iterator[str]:
    accessories = {card.id for card in deck.card if card.kind is Kind.ACCESSORY}
    for gang in deck.gang:
        for name in gang.accepts:
            if name not in accessories:
                yield f"gang '{gang.id}': accepts: '{name}' is no accessory"
        if not 1 <= gang.needs <= len(set(gang.accepts)):
            yield f"gang '{gang.id}': needs: between 1 and the accessories it accepts"
        if not any(card.gang == gang.id for card in deck.gang_card):
            yield f"gang '{gang.id}': has no gang card"
    if len(deck.background) < 6:
        yield "background: at least six are needed"


def _michel(deck: Deck) -> Iterator[str]:
    if sum(not card.knife for card in deck.michel) < 3:
        yield "michel: knife: at least three cards show none"
    tools = {card.id for card in deck.card if card.kind is Kind.TOOL}
    for card in deck.michel:
        if bool(card.tools) != card.knife or not set(card.tools) <= tools:
            yield f"michel '{card.id}': tools: one or more tools with a knife, none without"


def _abilities(deck: Deck) -> Iterator[str]:
    gangs = {gang.id for gang in deck.gang}
    for action in deck.action:
        yield from _ability(
            deck, f"action '{action.id}'", When.TURN, action.target, "effects", action.effects
        )
    for card in deck.gang_card:
        where = f"gang_card '{card.id}'"
        if card.gang not in gangs:
            yield f"{where}: gang: there is no gang '{card.gang}'"
        if (card.when is When.ALWAYS) != bool(card.traits) or bool(card.traits) == bool(
            card.effects
        ):
            yield f'{where}: traits go with when = "always", effects with every other moment'
        if card.each not in ("", "turn") or card.where not in ("", *ROOMS):
            yield f'{where}: each, where: each is "turn" or left out, where is a room'
        yield from _ability(deck, where, card.when, card.target, "effects", card.effects)
        yield from (
            f"{where}: traits[{i}]: {text}"
            for i, trait in enumerate(card.traits)
            for text in _trait(deck, trait)
        )
    for background in deck.background:
        where = f"background '{background.id}'"
        if background.gang not in gangs or background.where not in ("", *ROOMS):
            yield f"{where}: gang, where: a gang and a room of this deck"
        if background.when not in CHOSEN:
            yield f"{where}: when: turn, roll, threatened or fight"
        yield from _ability(
            deck, where, background.when, background.target, "effects", background.effects
        )
        yield from _ability(
            deck, where, background.when, background.target, "bonus", background.bonus
        )


def _ability(
    deck: Deck, where: str, when: When, target: Target, name: str, effects: tuple[Effect, ...]
) -> Iterator[str]:
    aimed = target is not Target.NOBODY or when in EXTORTED
    if target is not Target.NOBODY and when is not When.TURN:
        yield f'{where}: target: only with when = "turn"'
    for index, effect in enumerate(effects):
        for text in _effect(deck, effect, when, aimed):
            yield f"{where}: {name}[{index}]: {text}"


def _effect(deck: Deck, effect: Effect, when: When, aimed: bool) -> Iterator[str]:
    verb = effect.do
    if effect.n < 1:
        yield "n: at least 1"
    if effect.card and not _known_card(deck, effect.card):
        yield f"card: there is no card or kind '{effect.card}'"
    if verb in NEEDS_CARD and not effect.card:
        yield f"card: {verb.value} needs one"
    if verb is Verb.TAKE and not any(
        card.id == effect.card and card.own_pile for card in deck.card
    ):
        yield f"card: '{effect.card}' has no pile of its own"
    if (verb is Verb.MOVE) != bool(effect.room) or effect.room not in ("", ANY_ROOM, *ROOMS):
        yield 'room: goes with move, and is a room or "any"'
    if (verb in NEEDS_TARGET or effect.who is Who.TARGET) and not aimed:
        yield "target: the ability has none"
    if verb in (Verb.BLOCK, Verb.STRIKE) and when not in EXTORTED:
        yield f'do: {verb.value} belongs to when = "threatened" or "fight"'
    if verb is Verb.REROLL and when is not When.ROLL:
        yield 'do: reroll belongs to when = "roll"'
    if when not in CHOSEN and (verb in COSTS or effect.room == ANY_ROOM):
        yield "do: what happens by itself cannot ask for a price or a choice"


def _trait(deck: Deck, trait: Trait) -> Iterator[str]:
    wants_card = trait.name in (TraitName.IMPROVISE, TraitName.DIG_MORE)
    if wants_card != bool(trait.card) or (trait.card and not _known_card(deck, trait.card)):
        yield f"card: {trait.name.value} " + (
            "needs a card of this deck" if wants_card else "takes none"
        )
    if trait.n < 1 or trait.room not in ("", *ROOMS):
        yield "n, room: at least 1, and a room"


def _known_card(deck: Deck, name: str) -> bool:
    goods: list[HandCard] = [*deck.card, *deck.action]
    return name in {kind.value for kind in Kind} or any(card.id == name for card in goods)
