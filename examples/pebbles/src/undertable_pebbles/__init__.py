"""Pebbles: hide some in your fist, and guess how many there are in all fists together."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from undertable.core import (
    NONE,
    Amounts,
    Dice,
    Event,
    Game,
    GameOver,
    IllegalMove,
    Listed,
    Move,
    Moves,
    NotYourTurn,
    Options,
    Outcome,
    PerSeat,
    Seat,
    State,
    Text,
    View,
    Written,
)


class PebblesOptions(Options, frozen=True, kw_only=True):
    pebbles: Annotated[int, Meta(ge=1, le=5)] = 3
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3


class Hide(Move, frozen=True, tag="hide"):
    """Take so many into the fist."""

    count: Annotated[int, Meta(ge=0, le=5)]


class Guess(Move, frozen=True, tag="guess"):
    """How many there are in all fists."""

    total: Annotated[int, Meta(ge=0, le=30)]


class Hid(Event, frozen=True, tag="hid"):
    seat: Seat


class Guessed(Event, frozen=True, tag="guessed"):
    seat: Seat
    total: int


class Opened(Event, frozen=True, tag="opened"):
    """All fists are open; `right` if anybody guessed it."""

    fists: PerSeat[int]
    total: int
    right: bool


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat


class PebblesView(View, frozen=True, kw_only=True):
    options: PebblesOptions
    round: int
    fist: int | None
    """What the seat itself has hidden."""
    hidden: PerSeat[bool]
    guesses: PerSeat[int | None]
    scores: PerSeat[int]
    last: PerSeat[int]
    """The fists as they were opened at the end of the round before."""
    last_guesses: PerSeat[int]
    """What was guessed then."""


class Pebbles(State):
    def __init__(self, seats: int, options: PebblesOptions) -> None:
        super().__init__()
        self.seats, self.options = seats, options
        self.round = 0
        self.fists: list[int | None] = [None] * seats
        self.guesses: list[int | None] = [None] * seats
        self.scores = [0] * seats
        self.last: list[int] = []
        self.last_guesses: list[int] = []

    def actors(self) -> tuple[int, ...]:
        """All hide at once; then they guess in turn, and who begins moves on each round."""
        if self.round == self.options.rounds:
            return ()
        open_hands = tuple(seat for seat in range(self.seats) if self.fists[seat] is None)
        order = [(self.round + step) % self.seats for step in range(self.seats)]
        return open_hands or tuple(seat for seat in order if self.guesses[seat] is None)[:1]

    def legal(self, seat: int) -> Moves:
        if seat not in self.actors():
            return NONE
        if self.fists[seat] is None:
            return Amounts(Hide, "count", 0, self.options.pebbles)
        free = [total for total in range(self.most() + 1) if total not in self.guesses]
        return Listed([Guess(total) for total in free])

    def most(self) -> int:
        return self.seats * self.options.pebbles

    def play(self, seat: int, move: Move) -> None:
        if seat not in self.actors():
            raise NotYourTurn if self.actors() else GameOver
        if move not in self.legal(seat):
            raise IllegalMove(Text("pebbles", "refusal-not-so"))
        if isinstance(move, Hide):
            self.fists[seat] = move.count
            self.tell(Hid(seat))
        elif isinstance(move, Guess):
            self.guesses[seat] = move.total
            self.tell(Guessed(seat, move.total))
            if None not in self.guesses:
                self._open()

    def _open(self) -> None:
        self.last = [fist or 0 for fist in self.fists]
        self.last_guesses = [guess or 0 for guess in self.guesses]
        total = sum(self.last)
        self.tell(Opened(tuple(self.last), total, total in self.guesses))
        if total in self.guesses:
            winner = self.guesses.index(total)
            self.scores[winner] += 1
            self.tell(Scored(winner))
        self.round += 1
        self.fists, self.guesses = [None] * self.seats, [None] * self.seats

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        best = max(self.scores)
        winners = tuple(seat for seat in range(self.seats) if self.scores[seat] == best)
        return Outcome(winners, tuple(self.scores), "most")

    def view(self, seat: int | None) -> PebblesView:
        return PebblesView(
            seat=seat,
            options=self.options,
            round=min(self.round + 1, self.options.rounds),
            fist=None if seat is None else self.fists[seat],
            hidden=tuple(fist is not None for fist in self.fists),
            guesses=tuple(self.guesses),
            scores=tuple(self.scores),
            last=tuple(self.last),
            last_guesses=tuple(self.last_guesses),
        )

    # What is hidden, and what there is.

    def secrets(self, seat: int | None) -> dict[str, object]:
        others = (s for s in range(self.seats) if s != seat and self.fists[s] is not None)
        return {f"fist {other}": self.fists[other] for other in others}

    def redeal(self, seat: int | None, dice: Dice) -> Pebbles:
        other = self.copy()
        for s in range(self.seats):
            if s != seat and self.fists[s] is not None:
                other.fists[s] = dice.below(self.options.pebbles + 1)
        return other

    def position(self) -> dict[str, Any]:
        return Written.of(self)

    def tally(self) -> dict[str, int]:
        return {"pebbles": self.most()}

    def draw(self, dice: Dice) -> Move:
        raise NotImplementedError("nothing here is left to chance")

    def chances(self) -> list[tuple[Move, int]]:
        return []


class PebblesGame(Game):
    id, title, authors, publisher, year = "pebbles", "Pebbles", ("tradition",), "nobody", 1700
    least_seats, most_seats, minutes = 2, 6, 5
    options = PebblesOptions
    moves, events, view = (Hide, Guess), (Hid, Guessed, Opened, Scored), PebblesView
    coded = (*(Hide(count) for count in range(6)), *(Guess(total) for total in range(31)))
    levels = ("shrewd",)
    state = Pebbles


GAME = PebblesGame()
