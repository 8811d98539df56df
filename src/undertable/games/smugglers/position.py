"""Schmuggler an Bord: positions as they are written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias

from msgspec import to_builtins

from undertable.core.position import NO_ONE, Number, Written, written_as
from undertable.games.smugglers.goods import KEYS, PLACES, RING
from undertable.games.smugglers.possible import flaws
from undertable.games.smugglers.rules.table import (
    BELIEVES,
    CHIPS,
    LOOKING,
    OBJECTS,
    PHASES,
    UNDECIDED,
)
from undertable.games.smugglers.types import Guess

if TYPE_CHECKING:
    from undertable.games.smugglers.rules.state import Smugglers

Phase: TypeAlias = Annotated[
    str, written_as(lambda _, phase: PHASES[phase], lambda _, name: PHASES.index(name))
]
Field: TypeAlias = Annotated[
    str, written_as(lambda _, good: KEYS[good], lambda _, key: PLACES[key])
]
"""A good by its name; a state has the number of its field."""
Answer: TypeAlias = Annotated[
    bool | None,
    written_as(
        lambda _, answer: None if answer == UNDECIDED else answer == OBJECTS,
        lambda _, answer: UNDECIDED if answer is None else int(answer),
    ),
]


class Position(Written, kw_only=True):
    """A written position. What is said about the good that is sought is one `chain` of guesses."""

    derived: ClassVar[frozenset[str]] = frozenset({"guessers", "named"})

    phase: Phase = "rolling"
    turn: int = 0
    turns: Number = 0
    pawn: Field = RING.start
    rows: list[list[Field]]
    chips: list[Number] | None = None
    chest: int | None = None
    chain: list[Guess] = []
    answers: list[Answer] | None = None
    looker: Annotated[int, NO_ONE] | None = None
    found: Annotated[int, NO_ONE] | None = None
    looked: list[int] = []
    searched: list[int] = []
    objected: list[int] = []

    @classmethod
    def of(cls, state: Any) -> dict[str, Any]:
        chain = to_builtins(list(map(Guess, state.guessers, state.named)))
        return super().of(state) | {"chain": chain}

    def fill(self, state: Smugglers) -> None:
        super().fill(state)
        if self.chest is None:
            state.chest = CHIPS[state.seats] * state.seats - sum(state.chips)
        state.guessers = [guess.seat for guess in self.chain]
        state.named = [guess.named for guess in self.chain]
        self._answer(state)

    def _answer(self, state: Smugglers) -> None:
        """Left out while a claim is looked into: all object. TOML has no word for no answer."""
        if self.answers is None and state.phase == LOOKING and state.is_claim():
            state.answers = [OBJECTS] * state.seats
            state.answers[state.turn] = UNDECIDED
        elif state.answers[state.turn] == BELIEVES:
            state.answers[state.turn] = UNDECIDED

    def flaws(self, state: Smugglers) -> Iterator[str]:
        return flaws(state)

    def fault(self) -> str | None:
        lists: tuple[list[Any] | None, ...] = (self.rows, self.chips, self.answers)
        if any(given is not None and len(given) != self.seats for given in lists):
            return "rows, chips and answers need one item for each seat"
        if self.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        guessers = [guess.seat for guess in self.chain]
        named = [guess.named for guess in self.chain]
        seats = [self.turn, *guessers, *named, *self.searched, *self.objected]
        seats += [] if self.looker is None else [self.looker]
        if not all(0 <= seat < self.seats for seat in seats):
            return "turn, chain, looker, searched and objected are seats at the table"
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
        if len(set(self.objected)) < len(self.objected):
            return "everybody objects once"
        slots = [(looker or 0, slot) for slot in self.looked]
        slots += [] if self.found is None else [(looker or 0, self.found)]
        if not all(0 <= slot < len(self.rows[seat]) for seat, slot in slots):
            return "looked and found are cards in the looker's row"
        return None
