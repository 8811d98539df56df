"""Making a state what a written position says, with everything it leaves out filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from undertable.core.errors import malformed
from undertable.games.dig.rules.chance import Deal, DealPast, HandOut, Lose, TurnUp
from undertable.games.dig.rules.effects import PickUp, Running, Shed
from undertable.games.dig.rules.extortion import Fight
from undertable.games.dig.rules.michel import Confrontation, MayProd
from undertable.games.dig.rules.moving import ChooseRoom, Throw
from undertable.games.dig.rules.prison import NO_CARD, Pending
from undertable.games.dig.rules.rounds import Begin, Ending
from undertable.games.dig.rules.teams import Return
from undertable.games.dig.rules.turn import Turn
from undertable.games.dig.types import ROOM_NAMES

if TYPE_CHECKING:
    from undertable.games.dig.rules.prison import Prison
    from undertable.games.dig.view import Heap, Position

PENDING: Final[dict[str, type[Pending]]] = {
    pending.kind: pending
    for pending in (
        Turn, Begin, Ending, Throw, ChooseRoom, Fight, MayProd, Confrontation, Running, Shed,
        PickUp, Return, Deal, Lose, TurnUp, DealPast, HandOut,
    )
}  # fmt: skip
"""Everything that can be pending, by the name it has in written positions."""

T = TypeVar("T")


def fill(prison: Prison, position: Position) -> None:
    try:
        _numbers(prison, position)
        _cards(prison, position)
        _gangs(prison, position)
        _michel(prison, position)
        prison.stack = [_pending(values) for values in position.stack]
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise malformed("refusal-bad-position", what=str(error)) from None
    if prison.over:
        prison.stack = []


def _numbers(prison: Prison, position: Position) -> None:
    seats = prison.seats
    prison.turn, prison.turns, prison.actions = position.turn, position.turns, position.actions
    prison.first = position.first
    prison.searched, prison.extorted = position.searched, position.extorted
    prison.used = _each(seats, position.used, [False] * seats)
    rooms = _each(seats, position.rooms, [ROOM_NAMES[room] for room in prison.rooms])
    prison.rooms = [ROOM_NAMES.index(name) for name in rooms]
    prison.beatings = _each(seats, position.beatings, [0] * seats)
    prison.cigarettes = _each(seats, position.cigarettes, [0] * seats)
    bank = prison.box.all_cigarettes - sum(prison.cigarettes)
    prison.bank = bank if position.bank is None else position.bank
    prison.last, prison.winners, prison.over = position.last, position.winners, position.over
    if not 0 <= prison.turn < seats:
        raise ValueError("turn is a seat at the table")


def _cards(prison: Prison, position: Position) -> None:
    box = prison.box
    seats = prison.seats
    empty: list[Heap] = [{}] * seats
    prison.hands = [_heap(prison, hand) for hand in _each(seats, position.hands, empty)]
    prison.discards = _heap(prison, position.discards)
    prison.in_play = [box.number[name] for name in position.in_play]
    prison.heap = _heap(prison, position.heap)
    undug: list[list[str]] = [[]] * seats
    tunnels = _each(seats, position.tunnels, undug)
    prison.tunnels = [[box.number[name] for name in tunnel] for tunnel in tunnels]
    worth = [sum(box.points[tool] for tool in tunnel) for tunnel in prison.tunnels]
    prison.points = _each(seats, position.points, worth)
    left = _left_over(prison)
    for card in range(box.size):
        prison.piles[card] = left[card] if box.own_pile[card] else 0
        prison.search[card] = 0 if box.own_pile[card] else left[card]
    if position.piles is not None:
        prison.piles = _heap(prison, position.piles)
    if position.search is not None:
        prison.search = _heap(prison, position.search)
    if position.known is not None:
        rows = _each(seats + 1, position.known, [])
        prison.known = [[_heap(prison, cards) for cards in hands] for hands in rows]


def _left_over(prison: Prison) -> list[int]:
    """Cards that are in no hand, tunnel or discard pile."""
    left = prison.box.counts[:]
    for heap in (*prison.hands, prison.discards, prison.heap):
        left = [a - b for a, b in zip(left, heap, strict=True)]
    for card in [tool for tunnel in prison.tunnels for tool in tunnel] + prison.in_play:
        left[card] -= 1
    if min(left) < 0:
        raise ValueError(f"too many of {prison.box.names[left.index(min(left))]}")
    return left


def _gangs(prison: Prison, position: Position) -> None:
    box = prison.box
    seats = prison.seats
    free_agents: list[str | None] = [None] * seats
    cards = _each(seats, position.gang_cards, free_agents)
    prison.gang_card = [_gang_card(prison, name) for name in cards]
    free = [[c for c in pile if c not in prison.gang_card] for pile in prison.unseen]
    prison.tops = [pile[0] if pile else NO_CARD for pile in free]
    prison.unseen = [pile[1:] for pile in free]
    if position.tops is not None:
        prison.tops = [_gang_card(prison, name) for name in position.tops]
        prison.unseen = [
            [c for c in pile if c != top] for pile, top in zip(free, prison.tops, strict=True)
        ]
    if position.unseen is not None:
        prison.unseen = [[box.gang_card_number[n] for n in pile] for pile in position.unseen]
    if position.returned is not None:
        prison.returned = [[box.gang_card_number[n] for n in pile] for pile in position.returned]
    first: list[str | None] = [box.backgrounds[s].id for s in range(seats)]
    names = _each(seats, position.backgrounds, first)
    prison.background = [NO_CARD if name is None else box.background_number[name] for name in names]
    prison.revealed = _each(seats, position.revealed, [False] * seats)


def _michel(prison: Prison, position: Position) -> None:
    names = prison.box.michel
    if position.michel_room is not None:
        prison.michel_room = ROOM_NAMES.index(position.michel_room)
    prison.michel_discards = [names.index(name) for name in position.michel_discards]
    prison.michel_shown = [names.index(name) for name in position.michel_shown]
    used = prison.michel_discards + prison.michel_shown
    prison.michel_pile = [card for card in range(len(names)) if card not in used]
    if position.michel_pile is not None:
        prison.michel_pile = [names.index(name) for name in position.michel_pile]


def _pending(values: list[Any]) -> Pending:
    return PENDING[values[0]](*values[1:])


def _gang_card(prison: Prison, name: str | None) -> int:
    return NO_CARD if name is None else prison.box.gang_card_number[name]


def _heap(prison: Prison, heap: Heap) -> list[int]:
    counts = [0] * prison.box.size
    for name, count in heap.items():
        counts[prison.box.number[name]] = count
    return counts


def _each(count: int, given: list[T] | None, default: list[T]) -> list[T]:
    if given is None:
        return default
    if len(given) != count:
        raise ValueError(f"{len(given)} items where {count} are needed")
    return list(given)
