"""What a player is offered in a terminal: moves by kind, with a menu where there are several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import structs

from undertable.core.legal import Either, Listed, Moves
from undertable.core.sentences import offer
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.bot.planning import Planner, Taste
from undertable.games.dig.deck import Kind, TraitName
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import DigView
from undertable.games.dig.words import card_name, describe, name_of, room_name, some
from undertable.screen import Menu, Screen

Entry: TypeAlias = tuple[str, Move | Menu]

GROUPED = (
    types.Dig, types.Craft, types.Extort, types.Act, types.Join, types.Buy, types.Careful,
    types.Use, types.Reveal,
)  # fmt: skip
"""Kinds of moves that get a menu of their own as soon as there are several."""


def plain(legal: Moves) -> Iterator[Move]:
    """Moves that are listed one by one."""
    if isinstance(legal, Either):
        for part in legal.parts:
            yield from plain(part)
    elif isinstance(legal, Listed):
        yield from legal


def heap(view: DigView, legal: Moves) -> dict[str, int]:
    """The cards a selection is made from, in the order in which they are numbered."""
    for item in legal.describe():
        cards = item.get("cards") if isinstance(item, dict) else None
        if isinstance(cards, dict):
            return dict(cards["of"])
    return dict(view.hand)


def weapons(view: DigView) -> list[str]:
    box = box_of(view.deck)
    return [box.names[k] for k in box.weapons]


def question(screen: Screen, view: DigView) -> str:
    """What is being decided."""
    if view.decision == "turn":
        return screen.say("screen-ask-turn", actions=view.actions)
    if view.decision == "room":
        mine = "yes" if view.roller == view.seat else "no"
        return screen.say("screen-ask-room", face=view.face, mine=mine)
    if view.decision in {"discard", "fetch"}:
        return screen.say(f"screen-ask-{view.decision}", count=view.amount)
    if view.decision in {"fight", "michel"}:
        return _blow(screen, view)
    return screen.say(f"screen-ask-{view.decision}")


def _blow(screen: Screen, view: DigView) -> str:
    """D26, D29, D67: a threat to answer, a blow to play, or a teammate to help."""
    quarrel = view.extortion
    assert quarrel is not None
    assert view.seat is not None
    sides = [seat for seat in (quarrel.attacker, quarrel.defender) if seat is not None]
    if view.seat not in sides:
        mate = next(s for s in sides if view.convicts[s].team == view.convicts[view.seat].team)
        return screen.say("screen-ask-help", name=screen.names[mate])
    michel = len(view.neutral.shown) if view.neutral is not None else 0
    fresh = michel == 1 if quarrel.attacker is None else len(quarrel.weapons) == 1
    if fresh and any(view.hand.get(tool) for tool in quarrel.tools):
        return screen.say("screen-ask-threat")
    return screen.say(f"screen-ask-{view.decision}")


def menu(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """Every entry of the numbered list; the end of the turn comes last."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in plain(legal):
        kinds.setdefault(type(move), []).append(move)
    entries: list[Entry] = []
    ending = kinds.pop(types.EndTurn, [])
    for kind, moves in kinds.items():
        if kind in GROUPED and len(moves) > 1:
            entries.append(_group(screen, view, kind, moves))
        else:
            entries += [(_label(screen, view, move), move) for move in moves]
    entries += _sales(screen, view, legal)
    entries += _gifts(screen, view, legal)
    return entries + [(_label(screen, view, move), move) for move in ending]


def _label(screen: Screen, view: DigView, move: Move) -> str:
    """A move as it is offered, with what it does where that is on a card."""
    said = offer(screen.game, _called(view, move), screen.names, screen.lang)
    if isinstance(move, types.Search):
        planner = Planner(view, Taste())
        return f"{said} (⌕{planner.search_value(planner.me())})"
    if isinstance(move, types.Act):
        return f"{said}: {describe('action', move.card, screen.lang, view.deck).does}"
    if isinstance(move, types.Join):
        top = next(pile.top for pile in view.gangs if pile.gang == move.gang)
        if top is not None:
            return f"{said} → {_told(screen, view, top)}"
    if isinstance(move, types.Buy):
        return f"{said} ({_price(view, move)})"
    return said


def _called(view: DigView, move: Move) -> Move:
    """D63: with two blocks, the cell block is offered as block A."""
    if view.convicts[0].team is not None and getattr(move, "room", None) == "cells":
        return structs.replace(move, room="cells_a")
    return move


def _price(view: DigView, move: types.Buy) -> int:
    planner = Planner(view, Taste())
    box = planner.box
    prices = [p for item, n, p in box.prices if box.names[item] == move.item and n == move.count]
    return planner.price(planner.me(), prices[0])


def _group(screen: Screen, view: DigView, kind: type[Move], moves: list[Move]) -> Entry:
    title = screen.say(f"screen-group-{kind.__struct_config__.tag}")
    if kind is types.Join:
        answers = [_gang(screen, view, gang, moves) for gang in _gangs(moves)]
    else:
        answers = [(_label(screen, view, move), move) for move in moves]
    return f"{title} …", Menu(title, answers)


def _gangs(moves: list[Move]) -> list[str]:
    return list(dict.fromkeys(move.gang for move in moves if isinstance(move, types.Join)))


def _gang(screen: Screen, view: DigView, gang: str, moves: list[Move]) -> Entry:
    """One gang with its top card; which accessories to give is asked after that."""
    ways = [move for move in moves if isinstance(move, types.Join) and move.gang == gang]
    if len(ways) == 1:
        return _label(screen, view, ways[0]), ways[0]
    name = name_of("gang", gang, screen.lang, view.deck)
    top = next(pile.top for pile in view.gangs if pile.gang == gang)
    label = name
    if top is not None:
        label = f"{name} → {_told(screen, view, top)}"
    answers = [(offer(screen.game, way, screen.names, screen.lang), way) for way in ways]
    return label, Menu(name, [*answers])


def _sales(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """Selling by kind of card, or everything that is good for nothing else."""
    if types.Sell(tuple(list(view.hand)[:1])) not in legal or not view.hand:
        return []
    rare = tuple(c for c, n in view.hand.items() for _ in range(n) if _rare(view, c))
    answers: list[Entry] = []
    if len(rare) > 1:
        label = screen.say("screen-sell-rarities", cigarettes=_brings(view, rare))
        answers.append((label, types.Sell(rare)))
    for card, count in view.hand.items():
        for n in sorted({1, count}):
            cards = (card,) * n
            label = f"{some(card, n, screen.lang, view.deck)} ({_brings(view, cards)})"
            answers.append((label, types.Sell(cards)))
    everything = tuple(c for c, n in view.hand.items() for _ in range(n))
    label = screen.say("screen-sell-all", cigarettes=_brings(view, everything))
    answers.append((label, types.Sell(everything)))
    title = screen.say("screen-group-sell")
    return [(f"{title} …", Menu(screen.say("screen-sell-how"), answers))]


def _rare(view: DigView, card: str) -> bool:
    box = box_of(view.deck)
    return box.kinds[box.number[card]] is Kind.RARITY


def _brings(view: DigView, cards: tuple[str, ...]) -> int:
    """What a sale of these cards brings, with what the own gang adds."""
    planner = Planner(view, Taste())
    box = planner.box
    more = planner.me().has(TraitName.SELL_MORE)
    return more + sum(box.cigarettes[box.number[card]] for card in cards)


def mates(view: DigView, legal: Moves) -> list[int]:
    """D72: teammates to exchange with now."""
    seats = range(len(view.convicts))
    return [seat for seat in seats if types.Exchange(seat, (), 0) in legal]


def _gifts(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """D72: nothing, one card or everything for a teammate here; the rest is typed."""
    everything = tuple(card for card, n in view.hand.items() for _ in range(n))
    gifts = dict.fromkeys([(), *((card,) for card in view.hand), everything])
    answers: list[Entry] = []
    for seat in mates(view, legal):
        for cards in gifts:
            move = types.Exchange(seat, cards, 0)
            answers.append((offer(screen.game, move, screen.names, screen.lang), move))
    if not answers:
        return []
    title = screen.say("screen-group-exchange")
    name = screen.names[mates(view, legal)[0]]
    return [(f"{title} …", Menu(screen.say("screen-exchange-how", name=name), answers))]


def explained(screen: Screen, view: DigView) -> Iterator[str]:
    """Every card in the hand that does something, and everything that lies open, in words."""
    box = box_of(view.deck)
    for card in view.hand:
        if box.number[card] in box.actions_of:
            told = describe("action", card, screen.lang, view.deck)
            yield f"{told.name}: {told.does}"
    yield from _making(screen, view)
    teams = view.convicts[0].team is not None
    for face, rooms in enumerate(box.team_die if teams else box.die, 1):
        names = [room_name(types.ROOM_NAMES[room], screen.lang, teams) for room in rooms]
        yield f"{chr(0x267F + face)} " + " / ".join(names)
    yield from _gang_piles(screen, view)
    yield from _members(screen, view)


def _making(screen: Screen, view: DigView) -> Iterator[str]:
    """D36, D42, D49: recipes, tunnel points and prices."""
    box = box_of(view.deck)
    names = [card_name(name, screen.lang, view.deck) for name in box.names]
    for item, count, needs in box.recipes:
        made = some(box.names[item], count, screen.lang, view.deck)
        yield f"{made} = " + " + ".join(names[need] for need in needs)
    tools = ", ".join(f"{names[tool]} {box.points[tool]}" for tool in box.tools)
    yield screen.say("screen-help-points", tools=tools)
    deals = [(item, count, types.Buy(box.names[item], count)) for item, count, _ in box.prices]
    prices = [
        f"{some(box.names[item], count, screen.lang, view.deck)} {_price(view, buy)}"
        for item, count, buy in deals
    ]
    yield screen.say("screen-help-prices", prices=", ".join(prices))


def _gang_piles(screen: Screen, view: DigView) -> Iterator[str]:
    """D5, D17: what every gang wants, and the card on top."""
    for pile, row in zip(view.gangs, box_of(view.deck).deck.gang, strict=True):
        accepts = [card_name(name, screen.lang, view.deck) for name in row.accepts]
        yield screen.say(
            "screen-help-gang",
            gang=name_of("gang", pile.gang, screen.lang, view.deck),
            count=row.needs,
            accepts=", ".join(accepts),
            card="–" if pile.top is None else _told(screen, view, pile.top),
        )


def _members(screen: Screen, view: DigView) -> Iterator[str]:
    """D20: what the gang cards of the others do."""
    for seat, convict in enumerate(view.convicts):
        if convict.gang_card is not None and seat != view.seat:
            yield f"{screen.names[seat]}: {_told(screen, view, convict.gang_card)}"


def _told(screen: Screen, view: DigView, gang_card: str) -> str:
    card = describe("gang_card", gang_card, screen.lang, view.deck)
    return f"{card.name}. {card.when}: {card.does}"
