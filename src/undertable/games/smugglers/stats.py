"""Schmuggler an Bord: what a simulation counts beside points."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.types import Event, Outcome
from undertable.games.smugglers.types import (
    Claimed,
    Handed,
    Objected,
    Paid,
    Suspected,
    Taken,
    Thrown,
)


def tally(seat: int, events: Sequence[Event], outcome: Outcome) -> dict[str, tuple[float, float]]:
    """How often a seat's guesses, claims and objections are true, and what they cost."""
    count = Count(seat)
    for event in events:
        count.hear(event)
    return {
        "guesses": (count.right, count.guesses),
        "false": (count.false, count.claims),
        "claims": (count.claims, count.empty_fields),
        "objections": (count.good_objections, count.objections),
        "paid": (count.paid, 1),
        "turns": (count.turns, 1),
    }


class Count:
    """Follows where every card is, which nobody at the table can be sure to remember."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.where: dict[str, int] = {}
        self.sought = ""
        self.guessing = False
        self.guesses = self.right = 0
        self.claims = self.false = self.empty_fields = 0
        self.objections = self.good_objections = 0
        self.paid = self.turns = 0

    def hear(self, event: Event) -> None:
        match event:
            case Taken(seat, good) | Handed(_, _, seat, good):
                self.where[good] = seat
            case Thrown(seat, _, good):
                self._thrown(seat, good)
            case Suspected(seat, named, good):
                self.guessing = True
                self._guessed(seat, self.where[good] == named)
            case Claimed(seat, good):
                self._claimed(seat, self.where[good] == seat)
            case Objected(seat, claimer) if seat == self.seat:
                self.objections += 1
                self.good_objections += self.where[self.sought] != claimer
            case Paid(seat, chips, _) if seat == self.seat:
                self.paid += chips
            case _:
                pass

    def _thrown(self, seat: int, good: str) -> None:
        self.sought = good
        self.guessing = False
        self.turns += 1
        self.empty_fields += seat == self.seat and good in self.where

    def _guessed(self, seat: int, right: bool) -> None:
        if seat == self.seat:
            self.guesses += 1
            self.right += right

    def _claimed(self, seat: int, true: bool) -> None:
        if self.guessing:
            self._guessed(seat, true)
        elif seat == self.seat:
            self.claims += 1
            self.false += not true
