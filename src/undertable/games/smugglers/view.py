"""What may be seen now, what is hidden, and positions as they are written down.

It is a memory game (S39): a card that lies face down is hidden from everybody, its owner too,
whoever has seen it before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from undertable.core.dice import Dice
from undertable.core.position import Number, Written
from undertable.games.smugglers.goods import FIELDS, KEYS, PLACES, RING
from undertable.games.smugglers.rules.terms import (
    CHIPS,
    DRAWING,
    ENOUGH,
    EVERYBODY,
    LOOKING,
    NAMING,
    NOBODY,
    NOT_FOUND,
    OBJECTING,
    OBJECTS,
    OVER,
    PHASES,
    TAKING,
    UNDECIDED,
)
from undertable.games.smugglers.types import Good, Guess, Open, Place, SmugglersView

if TYPE_CHECKING:
    from undertable.games.smugglers.rules.state import Smugglers


def seen(state: Smugglers, seat: int | None) -> SmugglersView:
    """Fields, pawn, chips and numbers of cards; of the cards only the one being shown."""
    heap = state.untaken() if state.phase in (TAKING, DRAWING) else []
    on_board = [] if heap else state.untaken()
    return SmugglersView(
        seat=seat,
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        options=state.options,
        pawn=KEYS[state.pawn],
        heap=len(heap),
        fields=tuple(good in on_board for good in range(FIELDS)),
        cards=tuple(len(row) for row in state.rows),
        chips=tuple(state.chips),
        chest=state.chest,
        enough=ENOUGH[state.seats],
        sought=KEYS[state.pawn] if state.phase in (NAMING, OBJECTING, LOOKING) else None,
        chain=tuple(map(Guess, state.guessers, state.named)),
        answer=_own_answer(state, seat),
        objectors=tuple(state.objectors() if state.phase == LOOKING else state.objected),
        looker=None if state.looker == NOBODY else state.looker,
        looked=tuple(state.looked),
        searched=tuple(state.searched),
        found=None if state.found == NOT_FOUND else state.found,
        open=_open(state, seat),
        peek=_peek(state),
        silent=tuple(s for s in range(state.seats) if state.silent(s)),
        rows=_named_rows(state) if state.phase == OVER else (),
    )


def _own_answer(state: Smugglers, seat: int | None) -> bool | None:
    if seat is None or state.answers[seat] == UNDECIDED:
        return None
    return state.answers[seat] == OBJECTS


def _open(state: Smugglers, seat: int | None) -> Open | None:
    if not _sees(state, seat):
        return None
    return Open(state.shown, state.shown_slot, KEYS[state.rows[state.shown][state.shown_slot]])


def _peek(state: Smugglers) -> Place | None:
    """S38."""
    private = state.shown != NOBODY and state.shown_to != EVERYBODY
    return Place(state.shown, state.shown_slot) if private else None


def _sees(state: Smugglers, seat: int | None) -> bool:
    return state.shown != NOBODY and state.shown_to in (EVERYBODY, seat)


def _named_rows(state: Smugglers) -> tuple[tuple[Good, ...], ...]:
    return tuple(tuple(KEYS[good] for good in row) for row in state.rows)


# What is hidden.


def secrets(state: Smugglers, seat: int | None) -> dict[str, object]:
    """S16, S39: every face-down card, and what the others think of a claim."""
    cards: dict[str, object] = {
        f"card {owner} {slot}": KEYS[state.rows[owner][slot]]
        for owner, slot in _face_down(state, seat)
    }
    return cards | {f"answer {other}": state.answers[other] for other in _secret(state, seat)}


def redealt(state: Smugglers, other: Smugglers, seat: int | None, dice: Dice) -> Smugglers:
    """Face-down cards change places, as far as this search has not shown where one is not."""
    places = _face_down(state, seat)
    goods = [state.rows[owner][slot] for owner, slot in places]
    if state.phase in (TAKING, DRAWING):
        goods += state.untaken()
    if state.phase in (NAMING, OBJECTING, LOOKING) and state.pawn in goods:
        may_be = [place for place in places if _may_be(state, *place)]
        owner, slot = may_be[int(dice.below(len(may_be)))]
        other.rows[owner][slot] = state.pawn
        places.remove((owner, slot))
        goods.remove(state.pawn)
    dice.shuffle(goods)
    for (owner, slot), good in zip(places, goods, strict=False):
        other.rows[owner][slot] = good
    for voter in _secret(state, seat):
        other.answers[voter] = int(dice.below(2))
    return other


def _secret(state: Smugglers, seat: int | None) -> list[int]:
    """Whose answer to the claim is still hidden from this seat."""
    if state.phase != OBJECTING:
        return []
    return [s for s in range(state.seats) if s != seat and state.answers[s] != UNDECIDED]


def _face_down(state: Smugglers, seat: int | None) -> list[tuple[int, int]]:
    if state.phase == OVER:
        return []
    rows = enumerate(state.rows)
    places = [(owner, slot) for owner, row in rows for slot in range(len(row))]
    if state.found != NOT_FOUND:
        places.remove((state.looker, state.found))
    if _sees(state, seat) and (state.shown, state.shown_slot) in places:
        places.remove((state.shown, state.shown_slot))
    return places


def _may_be(state: Smugglers, seat: int, slot: int) -> bool:
    """Could the sought card lie here, for all that this search has shown?"""
    looked = seat == state.looker and slot in state.looked
    return seat not in state.searched and not looked


# Written down.


class Position(Written, kw_only=True):
    """A written position. Whatever a new game has anyway may be left out."""

    phase: str = "rolling"
    turn: int = 0
    turns: Number = 0
    pawn: Good = RING.start
    rows: list[list[Good]]
    chips: list[Number] | None = None
    chest: int | None = None
    chain: list[Guess] = []
    answers: list[bool | None] = []
    looker: int | None = None
    looked: list[int] = []
    searched: list[int] = []
    found: int | None = None
    looks_on: bool = False
    shown: tuple[int, int] | None = None
    shown_to: int | None = None
    objected: list[int] = []
    reason: str = ""

    def fill(self, state: Smugglers) -> None:
        """Make a new state what the position says."""
        state.phase = PHASES.index(self.phase)
        state.turn, state.turns = self.turn, self.turns
        state.pawn = PLACES[self.pawn]
        state.rows = [[PLACES[key] for key in row] for row in self.rows]
        state.chips = list(self.chips or state.chips)
        spent = CHIPS[state.seats] * state.seats - sum(state.chips)
        state.chest = spent if self.chest is None else self.chest
        state.guessers = [guess.seat for guess in self.chain]
        state.named = [guess.named for guess in self.chain]
        answers = self.answers or [None] * state.seats
        state.answers = [UNDECIDED if answer is None else int(answer) for answer in answers]
        state.looker = NOBODY if self.looker is None else self.looker
        state.looked, state.searched = self.looked, self.searched
        state.found = NOT_FOUND if self.found is None else self.found
        state.looks_on = self.looks_on
        state.shown, state.shown_slot = self.shown or (NOBODY, 0)
        state.shown_to = EVERYBODY if self.shown_to is None else self.shown_to
        state.objected, state.reason = self.objected, self.reason

    def fault(self) -> str | None:
        lists: tuple[list[Any] | None, ...] = (self.rows, self.chips, self.answers or None)
        if any(given is not None and len(given) != self.seats for given in lists):
            return "rows, chips and answers need one item for each seat"
        if self.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        guessers = [guess.seat for guess in self.chain]
        named = [guess.named for guess in self.chain]
        seats = [self.turn, *guessers, *named, *self.searched, *self.objected]
        seats += [seat for seat in (self.looker, self.shown_to) if seat is not None]
        seats += [self.shown[0]] if self.shown else []
        if not all(0 <= seat < self.seats for seat in seats):
            return "turn, chain, looker, searched, shown and objected are seats at the table"
        return self._card_fault()

    def _card_fault(self) -> str | None:
        cards = [key for row in self.rows for key in row]
        if not {self.pawn, *cards} <= set(KEYS):
            return f"goods are {', '.join(KEYS)}"
        if len(set(cards)) != len(cards):
            return "every good has one card only"
        if self.phase in ("naming", "objecting", "looking") and self.pawn not in cards:
            return f"nobody has the good that is sought: {self.pawn}"
        looker = self.looker
        if self.phase == "looking" and (looker is None or not self.rows[looker]):
            return "somebody with cards must be looking"
        slots = [(looker or 0, slot) for slot in self.looked]
        slots += [] if self.found is None else [(looker or 0, self.found)]
        slots += [self.shown] if self.shown else []
        if not all(0 <= slot < len(self.rows[seat]) for seat, slot in slots):
            return "looked, found and shown are cards in somebody's row"
        return None


def written(state: Smugglers) -> dict[str, Any]:
    position = Position(
        seats=state.seats,
        options=to_builtins(state.options),
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=state.turns,
        pawn=KEYS[state.pawn],
        rows=[[KEYS[good] for good in row] for row in state.rows],
        chips=state.chips,
        chest=state.chest,
        chain=list(map(Guess, state.guessers, state.named)),
        answers=[None if answer == UNDECIDED else answer == OBJECTS for answer in state.answers],
        looker=None if state.looker == NOBODY else state.looker,
        looked=state.looked,
        searched=state.searched,
        found=None if state.found == NOT_FOUND else state.found,
        looks_on=state.looks_on,
        shown=None if state.shown == NOBODY else (state.shown, state.shown_slot),
        shown_to=None if state.shown_to == EVERYBODY else state.shown_to,
        objected=state.objected,
        reason=state.reason,
    )
    data: dict[str, Any] = to_builtins(position)
    return data
