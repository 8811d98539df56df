"""Dig Your Way Out: what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.games.dig.rules.effects import Running
from undertable.games.dig.rules.prison import NO_CARD, NOBODY
from undertable.games.dig.types import (
    ROOM_NAMES,
    Convict,
    DigView,
    Extortion,
    GangPile,
    Neutral,
    Working,
)

if TYPE_CHECKING:
    from undertable.games.dig.rules.prison import Prison


def seen(prison: Prison, seat: int | None) -> DigView:
    """D51: everything lies open but hands, unrevealed backgrounds and the search pile."""
    box = prison.box
    top = prison.stack[-1] if prison.stack else None
    actor = top.actor(prison) if top else -1
    background = NO_CARD if seat is None else prison.background[seat]
    return DigView(
        seat=seat,
        deck=prison.options.deck,
        decision=top.kind if top else "over",
        asked=actor if actor >= 0 else None,
        amount=top.amount(prison) if top else 0,
        turn=prison.turn,
        turns=prison.turns,
        turn_limit=prison.options.turn_limit,
        actions=prison.actions,
        searched=prison.searched,
        extorted=prison.extorted,
        used=tuple(prison.used),
        goal=prison.goal(),
        face=getattr(top, "face", 0),
        roller=mover if (mover := getattr(top, "mover", NOBODY)) >= 0 else None,
        hand={} if seat is None else box.said(prison.hands[seat]),
        background=None if background == NO_CARD else box.backgrounds[background].id,
        convicts=tuple([_convict(prison, seat, s) for s in range(prison.seats)]),
        piles={box.names[k]: prison.piles[k] for k in range(box.size) if box.own_pile[k]},
        search_pile=sum(prison.search),
        discards=box.said(prison.discards),
        in_play=tuple([box.names[k] for k in prison.in_play]),
        working=_working(prison),
        gangs=tuple([_gang_pile(prison, gang) for gang in range(len(box.gangs))]),
        neutral=None if prison.michel_room < 0 else _neutral(prison),
        extortion=_extortion(prison),
        last=prison.last,
        winners=tuple(prison.winners),
    )


def _extortion(prison: Prison) -> Extortion | None:
    for pending in reversed(prison.stack):
        if (going_on := pending.seen(prison)) is not None:
            return going_on
    return prison.last


def _working(prison: Prison) -> Working | None:
    for pending in reversed(prison.stack):
        if isinstance(pending, Running):
            target = pending.target if pending.target >= 0 else None
            room = ROOM_NAMES[pending.room] if pending.room >= 0 else None
            return Working(pending.seat, pending.name(prison), target, room)  # type: ignore[arg-type]
    return None


def _convict(prison: Prison, seat: int | None, s: int) -> Convict:
    box = prison.box
    viewer = prison.seats if seat is None or seat == s else seat
    member = prison.membership(s)
    shows = (prison.revealed[s] or s == seat) and prison.background[s] != NO_CARD
    return Convict(
        room=ROOM_NAMES[prison.rooms[s]],  # type: ignore[arg-type]  # a Literal by construction
        hand=prison.hand_size(s),
        known=box.said(prison.knows(viewer, s)),
        cigarettes=prison.cigarettes[s],
        beatings=prison.beatings[s],
        tunnel=tuple([box.names[tool] for tool in prison.tunnels[s]]),
        points=prison.points[s],
        gang=None if member is None else box.gangs[member.gang],
        gang_card=None if member is None else member.id,
        background=box.backgrounds[prison.background[s]].id if shows else None,
        revealed=prison.revealed[s],
        team=s % 2 if prison.options.teams else None,
    )


def _gang_pile(prison: Prison, gang: int) -> GangPile:
    top = prison.tops[gang]
    count = len(prison.unseen[gang]) + len(prison.returned[gang]) + (top != NO_CARD)
    name = None if top == NO_CARD else prison.box.gang_cards[top].id
    return GangPile(prison.box.gangs[gang], name, count)


def _neutral(prison: Prison) -> Neutral:
    names = prison.box.michel
    return Neutral(
        prison.options.neutral,
        ROOM_NAMES[prison.michel_room],  # type: ignore[arg-type]  # a Literal by construction
        len(prison.michel_pile),
        tuple([names[card] for card in prison.michel_discards]),
        tuple([names[card] for card in prison.michel_shown]),
    )
