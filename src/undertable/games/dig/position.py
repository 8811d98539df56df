"""Dig Your Way Out: positions as they are written down, cards, rooms and gangs by their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeAlias

from msgspec import field

from undertable.core.position import Written, written_as
from undertable.games.dig.possible import flaws
from undertable.games.dig.rules.chance import Deal, DealBackground, HandOut, Lose, TurnUp
from undertable.games.dig.rules.effects import Discarding, Fetching, Running
from undertable.games.dig.rules.extortion import Fight
from undertable.games.dig.rules.michel import Confrontation, MayProd
from undertable.games.dig.rules.moving import ChooseRoom, Throw
from undertable.games.dig.rules.prison import NO_CARD, Pending
from undertable.games.dig.rules.rounds import Begin, Ending
from undertable.games.dig.rules.teams import Return
from undertable.games.dig.rules.turn import Turn
from undertable.games.dig.types import ROOM_NAMES, Extortion

if TYPE_CHECKING:
    from undertable.games.dig.rules.prison import Prison

PENDING: Final[dict[str, type[Pending]]] = {
    pending.kind: pending
    for pending in (
        Turn, Begin, Ending, Throw, ChooseRoom, Fight, MayProd, Confrontation, Running, Discarding,
        Fetching, Return, Deal, Lose, TurnUp, DealBackground, HandOut,
    )
}  # fmt: skip
"""Everything that can be pending, by the name it has in written positions."""
RENAMED: Final = {"past": "background", "shed": "discard", "pickup": "fetch"}
"""What it was called in older ones."""


# How things are written down.


def read_heap(prison: Prison, heap: dict[str, int]) -> list[int]:
    counts = [0] * prison.box.size
    for name, count in heap.items():
        counts[prison.box.number[name]] = count
    return counts


def write_room(_: Prison, room: int) -> str | None:
    return None if room < 0 else ROOM_NAMES[room]


def write_gang_card(prison: Prison, card: int) -> str | None:
    return None if card == NO_CARD else prison.box.gang_cards[card].id


def read_gang_card(prison: Prison, name: str | None) -> int:
    return NO_CARD if name is None else prison.box.gang_card_number[name]


def write_background(prison: Prison, number: int) -> str | None:
    return None if number == NO_CARD else prison.box.backgrounds[number].id


def read_background(prison: Prison, name: str | None) -> int:
    return NO_CARD if name is None else prison.box.background_number[name]


def write_known(prison: Prison, _: list[int]) -> list[list[dict[str, int]]]:
    seats = range(prison.seats)
    said = prison.box.said
    return [
        [said(prison.knows(viewer, holder)) for holder in seats] for viewer in (*seats, seats.stop)
    ]


def read_known(prison: Prison, rows: list[list[dict[str, int]]]) -> list[int]:
    if len(rows) != prison.seats + 1 or any(len(row) != prison.seats for row in rows):
        raise ValueError("known has a row for each seat and one for the public")
    return [count for row in rows for heap in row for count in read_heap(prison, heap)]


def read_pending(step: list[Any]) -> Pending:
    kind, *values = step or [""]
    pending = PENDING.get(RENAMED.get(str(kind), str(kind)))
    if pending is None:
        raise ValueError(f"{kind} is nothing that can be pending")
    try:
        return pending(*values)
    except TypeError:
        raise ValueError(f"{kind} is made of other things") from None


def read_room(_: Prison, name: str) -> int:
    if name not in ROOM_NAMES:
        raise ValueError(f"rooms are {', '.join(ROOM_NAMES)}")
    return ROOM_NAMES.index(name)


Heap: TypeAlias = Annotated[
    dict[str, int], written_as(lambda prison, counts: prison.box.said(counts), read_heap)
]
"""How many there are of each card."""
Cards: TypeAlias = Annotated[
    list[str],
    written_as(
        lambda prison, cards: [prison.box.names[card] for card in cards],
        lambda prison, names: [prison.box.number[name] for name in names],
    ),
]
Tunnel: TypeAlias = Annotated[
    list[str],
    written_as(
        lambda prison, cards: [prison.box.names[card] for card in cards],
        lambda prison, names: tuple([prison.box.number[name] for name in names]),
    ),
]
Room: TypeAlias = Annotated[str, written_as(write_room, read_room)]
GangCard: TypeAlias = Annotated[str | None, written_as(write_gang_card, read_gang_card)]
GangCards: TypeAlias = Annotated[
    list[str],
    written_as(
        lambda prison, cards: [prison.box.gang_cards[card].id for card in cards],
        lambda prison, names: tuple([prison.box.gang_card_number[name] for name in names]),
    ),
]
Background: TypeAlias = Annotated[str | None, written_as(write_background, read_background)]
Known: TypeAlias = Annotated[list[list[dict[str, int]]], written_as(write_known, read_known)]
MichelCards: TypeAlias = Annotated[
    list[str],
    written_as(
        lambda prison, cards: [prison.box.michel[card] for card in cards],
        lambda prison, names: [prison.box.michel_number[name] for name in names],
    ),
]
Stack: TypeAlias = Annotated[
    list[list[Any]],
    written_as(
        lambda _, stack: [[pending.kind, *pending.values()] for pending in stack],
        lambda _, stack: [read_pending(step) for step in stack],
    ),
]


class Position(Written, kw_only=True):
    """A written position. Cards that are named nowhere lie where they lie in a new game."""

    derived: ClassVar[frozenset[str]] = frozenset({"box"})

    actions: int = 2
    hands: list[Heap] | None = None
    piles: Heap | None = None
    search: Heap | None = None
    """Left out: all search cards that are nowhere else."""
    discards: Heap = {}
    in_play: Cards = []
    heap: Heap = {}
    rooms: list[Room] | None = None
    bank: int | None = None
    tunnels: list[Tunnel] | None = None
    points: list[int] | None = None
    """Left out: what the tools in the tunnels are worth."""
    gang_card: list[GangCard] | None = field(default=None, name="gang_cards")
    tops: list[GangCard] | None = None
    unseen: list[GangCards] | None = None
    returned: list[GangCards] | None = None
    background: list[Background] | None = field(default=None, name="backgrounds")
    """Left out: the first ones of the deck."""
    known: Known | None = None
    michel_room: Room | None = None
    michel_pile: MichelCards | None = None
    michel_discards: MichelCards = []
    michel_shown: MichelCards = []
    last: Extortion | None = None
    stack: Stack = field(default_factory=lambda: [["turn"]])

    def fill(self, state: Prison) -> None:
        super().fill(state)
        for name in ("hands", "rooms", "tunnels", "points", "gang_card", "background"):
            if len(getattr(state, name)) != state.seats:
                raise ValueError(f"{name} needs {state.seats} items")
        if not 0 <= state.turn < state.seats:
            raise ValueError("turn is a seat at the table")
        self._lay_out_cards(state)
        self._lay_out_gangs(state)
        for seat in range(state.seats):  # of the own hand nothing needs to be noted
            state.note(seat, seat, [0] * state.box.size)
        if self.michel_pile is None:
            used = state.michel_discards + state.michel_shown
            state.michel_pile = [card for card in state.michel_pile if card not in used]
        if state.over:
            state.stack = []

    def flaws(self, state: Prison) -> Iterator[str]:
        return flaws(state)

    def _lay_out_cards(self, state: Prison) -> None:
        box = state.box
        left = left_over(state)
        if self.piles is None:
            state.piles = [n if own else 0 for n, own in zip(left, box.own_pile, strict=True)]
        if self.search is None:
            state.search = [0 if own else n for n, own in zip(left, box.own_pile, strict=True)]
        if self.bank is None:
            state.bank = box.all_cigarettes - sum(state.cigarettes)
        if self.points is None:
            state.points = [sum([box.points[tool] for tool in dug]) for dug in state.tunnels]

    def _lay_out_gangs(self, state: Prison) -> None:
        free = [[c for c in pile if c not in state.gang_card] for pile in state.box.gang_piles]
        if self.tops is None:
            state.tops = [pile[0] if pile else NO_CARD for pile in free]
        if self.unseen is None:
            state.unseen = [
                tuple([c for c in pile if c != top])
                for pile, top in zip(free, state.tops, strict=True)
            ]
        if self.background is None:
            state.background = list(range(state.seats))


def left_over(prison: Prison) -> list[int]:
    """Cards that are in no hand, tunnel or discard pile."""
    left = prison.box.counts[:]
    for heap in (*prison.hands, prison.discards, prison.heap):
        left = [a - b for a, b in zip(left, heap, strict=True)]
    for card in [tool for dug in prison.tunnels for tool in dug] + prison.in_play:
        left[card] -= 1
    if min(left) < 0:
        raise ValueError(f"too many of {prison.box.names[left.index(min(left))]}")
    return left
