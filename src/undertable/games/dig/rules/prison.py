"""The prison: where everybody and everything is, and the steps that move cards about.

What is being decided lies on a stack of `Pending` decisions; the top one is asked. Rules:
text/rules.en.md (D1-D75).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from undertable.core.dice import Dice
from undertable.core.errors import IllegalMove
from undertable.core.legal import NONE, Moves
from undertable.core.state import State
from undertable.core.text import Text
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.deck import TraitName
from undertable.games.dig.rules.box import (
    CELLS,
    CELLS_B,
    NOWHERE,
    SHOWERS,
    SOLITARY,
    Ability,
    Box,
    box_of,
)
from undertable.games.dig.types import ROOM_NAMES, DigOptions, Extortion

ITSELF: Final = -3
"""The actor of a pending step that needs nobody: it goes on by itself."""
NOBODY: Final = -2
MICHEL: Final = -1
NO_CARD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """Something that has to happen before the game goes on."""

    kind: ClassVar[str] = ""

    def values(self) -> list[Any]:
        """Whole numbers and lists of them, in the order of the constructor."""
        return []

    def copy(self) -> Pending:
        values = [value[:] if isinstance(value, list) else value for value in self.values()]
        return self.__class__(*values)

    def actor(self, prison: Prison) -> int:
        return ITSELF

    def amount(self, prison: Prison) -> int:
        """How many cards are asked for, where the decision is about that."""
        return 0

    def proceed(self, prison: Prison) -> None:
        """Go on without anybody; only for the actor ITSELF."""

    def legal(self, prison: Prison) -> Moves:
        return NONE

    def play(self, prison: Prison, move: Move) -> None:
        raise refused("refusal-not-now")

    def seen(self, prison: Prison) -> Extortion | None:
        """The extortion this decision belongs to."""
        return None

    # What an ability used at this decision may do to it.

    def block(self, prison: Prison, seat: int) -> None: ...

    def strike(self, prison: Prison, seat: int) -> None: ...

    def reroll(self, prison: Prison) -> None: ...

    def relocated(self, seat: int) -> None: ...


class Owed(Pending):
    """Something that chance may owe before the game goes on."""

    @abstractmethod
    def draw(self, prison: Prison, dice: Dice) -> Move:
        """The chance move that is due."""

    @abstractmethod
    def chances(self, prison: Prison) -> Iterable[tuple[Move, int]]:
        """Every chance move that is possible now, with its weight."""


class Prison(State):
    """Everybody and everything in Blackgate."""

    def __init__(self, seats: int, options: DigOptions, of: Prison | None = None) -> None:
        """A new game, or a copy `of` this one."""
        super().__init__()
        self.seats = seats
        self.options = options
        self.box: Box = box_of(options.deck) if of is None else of.box
        self.turn: int = 0 if of is None else of.turn
        self.first: int = 0 if of is None else of.first
        """Who began."""
        self.turns: int = 0 if of is None else of.turns
        self.actions: int = 0 if of is None else of.actions
        self.searched: bool = False if of is None else of.searched
        self.extorted: bool = False if of is None else of.extorted
        self.used: list[bool] = [False] * seats if of is None else of.used[:]
        self.last: Extortion | None = None if of is None else of.last
        self.winners: list[int] = [] if of is None else of.winners[:]
        self.over: bool = False if of is None else of.over
        self.stack: list[Pending] = [] if of is None else [step.copy() for step in of.stack]
        self._lay_out_cards(of)
        self._bring_in_convicts(of)
        self._bring_in_michel(of)

    def _lay_out_cards(self, of: Prison | None) -> None:
        """D2, D3, D5."""
        box = self.box
        self.piles: list[int] = box.all_piles[:] if of is None else of.piles[:]
        self.search: list[int] = box.all_search[:] if of is None else of.search[:]
        self.discards: list[int] = [0] * box.size if of is None else of.discards[:]
        self.in_play: list[int] = [] if of is None else of.in_play[:]
        """Action cards whose effects are still going on."""
        self.heap: list[int] = [0] * box.size if of is None else of.heap[:]
        """Gathered hands that are being dealt out again."""
        self.bank: int = box.all_cigarettes if of is None else of.bank
        self.tops: list[int] = [NO_CARD] * len(box.gangs) if of is None else of.tops[:]
        self.unseen: list[tuple[int, ...]] = box.gang_piles[:] if of is None else of.unseen[:]
        self.returned: list[tuple[int, ...]] = (
            [()] * len(box.gangs) if of is None else of.returned[:]
        )

    def _bring_in_convicts(self, of: Prison | None) -> None:
        """D6."""
        seats = self.seats
        self.hands: list[list[int]] = (
            [[0] * self.box.size for _ in range(seats)]
            if of is None
            else [hand[:] for hand in of.hands]
        )
        self.rooms: list[int] = (
            [self.own_cells(seat) for seat in range(seats)] if of is None else of.rooms[:]
        )
        self.beatings: list[int] = [0] * seats if of is None else of.beatings[:]
        self.cigarettes: list[int] = [0] * seats if of is None else of.cigarettes[:]
        self.tunnels: list[tuple[int, ...]] = [()] * seats if of is None else of.tunnels[:]
        self.points: list[int] = [0] * seats if of is None else of.points[:]
        self.gang_card: list[int] = [NO_CARD] * seats if of is None else of.gang_card[:]
        self.background: list[int] = [NO_CARD] * seats if of is None else of.background[:]
        self.revealed: list[bool] = [False] * seats if of is None else of.revealed[:]
        self.known: list[int] = (
            [0] * ((seats + 1) * seats * self.box.size) if of is None else of.known[:]
        )
        """D51: of each card, by viewer and holder (`knows`); the last viewer is the public."""

    def _bring_in_michel(self, of: Prison | None) -> None:
        """D52."""
        first_room = NOWHERE if self.options.neutral == "none" else SHOWERS
        self.michel_room: int = first_room if of is None else of.michel_room
        self.michel_pile: list[int] = (
            list(range(len(self.box.michel))) if of is None else of.michel_pile[:]
        )
        self.michel_discards: list[int] = [] if of is None else of.michel_discards[:]
        self.michel_shown: list[int] = [] if of is None else of.michel_shown[:]

    # What the other modules add.

    @abstractmethod
    def arrived(self, seat: int) -> None:
        """D56: somebody ended a move."""

    @abstractmethod
    def deal(self, seat: int, count: int) -> None:
        """Search cards are due to this seat."""

    @abstractmethod
    def lose_random(self, loser: int, winner: int) -> None:
        """A random card is due from one hand to another, or (NOBODY) to the discards."""

    @abstractmethod
    def turn_up(self, gang: int) -> None:
        """If no card of a gang's pile lies open, the next one does."""

    # Who is where.

    def own_cells(self, seat: int) -> int:
        """D6, D64."""
        return CELLS_B if self.options.teams and seat % 2 else CELLS

    def same_team(self, seat: int, other: int) -> bool:
        return self.options.teams and seat % 2 == other % 2

    def clockwise(self, seat: int) -> list[int]:
        """Everybody, from this seat on."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others_here(self, seat: int) -> list[int]:
        room = self.rooms[seat]
        return [s for s in self.clockwise(seat)[1:] if self.rooms[s] == room]

    def mates_here(self, seat: int) -> list[int]:
        """D67, D72: teammates in the same room, in turn order."""
        return [s for s in self.others_here(seat) if self.same_team(seat, s)]

    def open_rooms(self) -> int:
        """How many rooms there are, block B last."""
        return 7 if self.options.teams else 6

    def called(self, room: int) -> str:
        """D63: with two blocks, the cell block is block A."""
        return "cells_a" if room == CELLS and self.options.teams else ROOM_NAMES[room]

    def elsewhere(self, seat: int) -> list[int]:
        """D15, D16: every room but this one and solitary."""
        here = self.rooms[seat]
        return [room for room in range(self.open_rooms()) if room not in {here, SOLITARY}]

    def relocate(self, seat: int, room: int) -> None:
        """D57: any way of moving ends here."""
        if self.rooms[seat] != room:
            self.enter(seat, room)

    def enter(self, seat: int, room: int) -> None:
        self.rooms[seat] = room
        if self.events is not None:
            self.tell(types.Moved(seat, self.called(room)))
        self.arrived(seat)

    # Gang cards.

    def membership(self, seat: int) -> Ability | None:
        card = self.gang_card[seat]
        return None if card == NO_CARD else self.box.gang_cards[card]

    def trait(self, seat: int, name: TraitName) -> int:
        """How much of this trait the gang card of a seat has; 0 is none."""
        card = self.gang_card[seat]
        return 0 if card == NO_CARD else self.box.gang_cards[card].traits.get(name, 0)

    def leave_gang(self, seat: int) -> None:
        """D5, D18: the old card goes under its pile."""
        card = self.gang_card[seat]
        if card == NO_CARD:
            return
        gang = self.box.gang_cards[card].gang
        self.gang_card[seat] = NO_CARD
        self.returned[gang] += (card,)
        if self.events is not None:
            self.tell(types.Expelled(seat, self.box.gangs[gang]))
        self.turn_up(gang)

    # Cards.

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat])

    def holds(self, seat: int, cards: list[int]) -> int:
        """How many of these cards the hand has."""
        hand = self.hands[seat]
        return sum([hand[k] for k in cards])

    def weapons_of(self, seat: int) -> list[int]:
        """D24: what this seat can strike with."""
        hand = self.hands[seat]
        weapons = [k for k in self.box.weapons if hand[k]]
        member = self.membership(seat)
        if member is not None and member.improvised:
            weapons += [k for k in member.improvised if hand[k]]
        return weapons

    def put_away(self, card: int) -> None:
        """D2, D3: back to its own pile, or to the search discards."""
        if self.box.own_pile[card]:
            self.piles[card] += 1
        else:
            self.discards[card] += 1

    def drop(self, seat: int, card: int) -> None:
        """A card is discarded, for all to see."""
        self.hands[seat][card] -= 1
        self.forget_one(seat, card)
        self.put_away(card)

    def play_weapon(self, seat: int, weapon: int) -> None:
        """D27, D28: it lies in play until the fight is over."""
        self.hands[seat][weapon] -= 1
        self.forget_one(seat, weapon)
        self.in_play.append(weapon)

    def put_weapons_away(self, weapons: list[int]) -> None:
        """D31: but for a threat that its owner has kept, which never left the hand."""
        for weapon in weapons:
            if weapon in self.in_play:
                self.in_play.remove(weapon)
                self.put_away(weapon)

    def drop_all(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.drop(seat, card)

    def take_openly(self, seat: int, card: int, count: int) -> int:
        """From an open pile, as many as are there."""
        taken = min(count, self.piles[card])
        self.piles[card] -= taken
        self.hands[seat][card] += taken
        self.learn(seat, card, taken)
        return taken

    def hand_over(self, loser: int, winner: int, card: int) -> None:
        """D26, D30: openly."""
        self.hands[loser][card] -= 1
        self.forget_one(loser, card)
        self.hands[winner][card] += 1
        self.learn(winner, card, 1)

    def hand_over_unseen(self, loser: int, winner: int, cards: list[int]) -> None:
        """D51, D73: only the two of them know which."""
        held = self.hand_size(loser)
        for viewer in range(self.seats + 1):
            if viewer not in {loser, winner}:
                self._reckon(viewer, loser, winner, held, len(cards))
        for card in cards:
            self.hands[loser][card] -= 1
            self.hands[winner][card] += 1
            was = self.spot(winner, loser) + card
            self.known[was] = max(0, self.known[was] - 1)
            self.known[self.spot(loser, winner) + card] += 1

    def _reckon(self, viewer: int, loser: int, winner: int, held: int, count: int) -> None:
        """D51: what has stayed for sure, and what must have gone along."""
        was = self.knows(viewer, loser)
        gained = self.knows(viewer, winner)
        self.note(viewer, loser, [max(0, n - count) for n in was])
        self.note(
            viewer,
            winner,
            [more + max(0, n - (held - count)) for more, n in zip(gained, was, strict=True)],
        )

    # What is known of hands.

    def spot(self, viewer: int, holder: int) -> int:
        """Where in `known` the cards begin that this viewer knows to be in that hand."""
        return (viewer * self.seats + holder) * self.box.size

    def knows(self, viewer: int, holder: int) -> list[int]:
        spot = self.spot(viewer, holder)
        return self.known[spot : spot + self.box.size]

    def note(self, viewer: int, holder: int, cards: list[int]) -> None:
        spot = self.spot(viewer, holder)
        self.known[spot : spot + self.box.size] = cards

    def learn(self, seat: int, card: int, count: int) -> None:
        """D51: all the others saw these cards come to this hand."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                self.known[self.spot(viewer, seat) + card] += count

    def forget_one(self, seat: int, card: int) -> None:
        """D51: one such card has openly left this hand."""
        for viewer in range(self.seats + 1):
            spot = self.spot(viewer, seat) + card
            if self.known[spot]:
                self.known[spot] -= 1

    def show(self, seat: int, card: int) -> None:
        """A card was shown and stays in the hand."""
        for viewer in range(self.seats + 1):
            if viewer != seat:
                spot = self.spot(viewer, seat) + card
                self.known[spot] = max(1, self.known[spot])

    # Cigarettes, beatings, points.

    def smoke(self, seat: int, count: int) -> None:
        """D8: cigarettes from the bank, or (negative) to it."""
        self.cigarettes[seat] += count
        self.bank -= count

    def rob(self, loser: int, winner: int, count: int) -> int:
        count = min(count, self.cigarettes[loser])
        self.cigarettes[loser] -= count
        self.cigarettes[winner] += count
        return count

    def beat(self, seat: int, count: int) -> None:
        """D33: never more than two."""
        self.beatings[seat] = min(self.box.most_beatings, self.beatings[seat] + count)
        if self.events is not None:
            self.tell(types.Beaten(seat, self.beatings[seat]))

    def heal(self, seat: int, count: int) -> None:
        hurt = self.beatings[seat]
        self.beatings[seat] = max(0, hurt - count)
        if hurt and self.events is not None:
            self.tell(types.Healed(seat, self.beatings[seat]))

    def goal(self) -> int:
        """D1, D65."""
        goals = self.box.team_goals if self.options.teams else self.box.goals
        return goals[self.seats]

    def total(self, seat: int) -> int:
        """The length of this seat's tunnel, which may be the team's."""
        if not self.options.teams:
            return self.points[seat]
        return sum([self.points[s] for s in range(self.seats) if self.same_team(seat, s)])

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points

    def check_escape(self, seat: int) -> None:
        """D43: reaching the goal ends the game at once."""
        if self.total(seat) < self.goal():
            return
        self.end([s for s in range(self.seats) if s == seat or self.same_team(seat, s)])
        if self.events is not None:
            self.tell(types.Escaped(seat, self.total(seat)))

    def end(self, winners: list[int]) -> None:
        self.winners = winners
        self.over = True
        self.stack = []
        for card in self.in_play:
            self.put_away(card)
        self.in_play = []


def refused(key: str, **args: object) -> IllegalMove:
    return IllegalMove(Text("dig", key, args))
