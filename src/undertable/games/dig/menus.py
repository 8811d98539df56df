"""What a player is offered in a terminal: moves by kind, with a menu where there are several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from undertable.core.legal import Either, Listed, Moves
from undertable.core.pieces import Move
from undertable.core.screen import Menu, Screen
from undertable.core.telling import offer
from undertable.games.dig import pieces
from undertable.games.dig.box import box_of
from undertable.games.dig.deck import Kind
from undertable.games.dig.pieces import DigView
from undertable.games.dig.words import card_name, describe, name_of, room_name

Entry: TypeAlias = tuple[str, Move | Menu]

GROUPED = (
    pieces.Dig, pieces.Craft, pieces.Extort, pieces.Act, pieces.Join, pieces.Buy, pieces.Careful,
    pieces.Use, pieces.Reveal,
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
    if view.decision in {"shed", "pickup"}:
        return screen.say(f"screen-ask-{view.decision}", count=view.amount)
    return screen.say(f"screen-ask-{view.decision}")


def menu(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """Every entry of the numbered list; the end of the turn comes last."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in plain(legal):
        kinds.setdefault(type(move), []).append(move)
    entries: list[Entry] = []
    ending = kinds.pop(pieces.EndTurn, [])
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
    teams = view.convicts[0].team is not None
    if isinstance(move, pieces.Enter | pieces.Careful) and teams:
        tag = type(move).__struct_config__.tag
        return screen.say(f"move-{tag}", room=room_name(move.room, screen.lang, teams=True))
    said = offer(screen.game, move, screen.names, screen.lang)
    if isinstance(move, pieces.Search):
        box = box_of(view.deck)
        room = "cells" if view.seat is None else view.convicts[view.seat].room
        return f"{said} (⌕{box.search[pieces.ROOM_NAMES.index(room)]})"
    if isinstance(move, pieces.Act):
        return f"{said}: {describe('action', move.card, screen.lang, view.deck).does}"
    if isinstance(move, pieces.Join):
        top = next(pile.top for pile in view.gangs if pile.gang == move.gang)
        if top is not None:
            card = describe("gang_card", top, screen.lang, view.deck)
            return f"{said} → {card.name}. {card.when}: {card.does}"
    if isinstance(move, pieces.Buy):
        return f"{said} ({_price(view, move)})"
    return said


def _price(view: DigView, move: pieces.Buy) -> int:
    box = box_of(view.deck)
    prices = [p for item, n, p in box.prices if box.names[item] == move.item and n == move.count]
    return prices[0]


def _group(screen: Screen, view: DigView, kind: type[Move], moves: list[Move]) -> Entry:
    title = screen.say(f"screen-group-{kind.__struct_config__.tag}")
    if kind is pieces.Join:
        return title, Menu(title, [_gang(screen, view, gang, moves) for gang in _gangs(moves)])
    answers = [(_label(screen, view, move), move) for move in moves]
    return f"{title} …", Menu(title, [*answers])


def _gangs(moves: list[Move]) -> list[str]:
    return list(dict.fromkeys(move.gang for move in moves if isinstance(move, pieces.Join)))


def _gang(screen: Screen, view: DigView, gang: str, moves: list[Move]) -> Entry:
    """One gang with its top card; which accessories to give is asked after that."""
    ways = [move for move in moves if isinstance(move, pieces.Join) and move.gang == gang]
    if len(ways) == 1:
        return _label(screen, view, ways[0]), ways[0]
    name = name_of("gang", gang, screen.lang, view.deck)
    top = next(pile.top for pile in view.gangs if pile.gang == gang)
    label = name
    if top is not None:
        card = describe("gang_card", top, screen.lang, view.deck)
        label = f"{name} → {card.name}. {card.when}: {card.does}"
    answers = [(offer(screen.game, way, screen.names, screen.lang), way) for way in ways]
    return label, Menu(name, [*answers])


def _sales(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """Selling by kind of card, or everything that is good for nothing else."""
    if pieces.Sell(tuple(list(view.hand)[:1])) not in legal or not view.hand:
        return []
    box = box_of(view.deck)
    rare = tuple(c for c, n in view.hand.items() for _ in range(n) if _rare(view, c))
    answers: list[Entry] = []
    if len(rare) > 1:
        label = screen.say("screen-sell-rarities", cigarettes=_brings(view, rare))
        answers.append((label, pieces.Sell(rare)))
    for card, count in view.hand.items():
        name = card_name(card, screen.lang, view.deck)
        worth = box.cigarettes[box.number[card]]
        for n in {1, count}:
            answers.append((f"{n} × {name} ({n * worth})", pieces.Sell((card,) * n)))
    everything = tuple(c for c, n in view.hand.items() for _ in range(n))
    label = screen.say("screen-sell-all", cigarettes=_brings(view, everything))
    answers.append((label, pieces.Sell(everything)))
    title = screen.say("screen-group-sell")
    return [(f"{title} …", Menu(screen.say("screen-sell-how"), answers))]


def _rare(view: DigView, card: str) -> bool:
    box = box_of(view.deck)
    return box.kinds[box.number[card]] is Kind.RARITY


def _brings(view: DigView, cards: tuple[str, ...]) -> int:
    box = box_of(view.deck)
    return sum(box.cigarettes[box.number[card]] for card in cards)


def _gifts(screen: Screen, view: DigView, legal: Moves) -> list[Entry]:
    """D72: one card, all tools or everything for a teammate here; more is typed."""
    answers: list[Entry] = []
    for seat in range(len(view.convicts)):
        if pieces.Exchange(seat, (), 0) not in legal:
            continue
        gifts = [(), *((card,) for card in view.hand)]
        for cards in gifts:
            move = pieces.Exchange(seat, cards, 0)
            answers.append((offer(screen.game, move, screen.names, screen.lang), move))
    title = screen.say("screen-group-exchange")
    return [(f"{title} …", Menu(title, answers))] if answers else []


def explained(screen: Screen, view: DigView) -> Iterator[str]:
    """Every card in the hand that does something, in words."""
    box = box_of(view.deck)
    for card in view.hand:
        if box.number[card] in box.actions_of:
            told = describe("action", card, screen.lang, view.deck)
            yield f"{told.name}: {told.does}"
    for item, count, needs in box.recipes:
        parts = " + ".join(card_name(box.names[need], screen.lang, view.deck) for need in needs)
        yield f"{count} × {card_name(box.names[item], screen.lang, view.deck)} = {parts}"
    teams = view.convicts[0].team is not None
    for face, rooms in enumerate(box.team_die if teams else box.die, 1):
        names = [room_name(pieces.ROOM_NAMES[room], screen.lang, teams) for room in rooms]
        yield f"{chr(0x267F + face)} " + " / ".join(names)
