"""A first game that teaches by being played: who does what is written down beforehand.

A lesson is the file `lesson.toml` of a game. Its learner has the first seat:

seats = 3
options = { dice = 2 }
last = ["1 doubt"]                          # what happens after the learner's last move

[[step]]
first = ["chance shake 0 4,5", "1 2x5"]     # what chance and the others do, as `Game.write`
play = "3x5"                                # what the learner is advised to do then
say = "raise"                               # the message `lesson-raise` of the game says why

While a record is the beginning of the script, chance and the others follow it. Whoever strays
from it plays an ordinary game from there on. The message `lesson-free` is said where the script
ends before the game does, `lesson-end` when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, to_builtins

from undertable.core.errors import Refusal, malformed
from undertable.core.record import Entry
from undertable.core.state import State
from undertable.core.types import CHANCE, Move

if TYPE_CHECKING:
    from undertable.core.game import Game

LEARNER = 0


class Step(Struct, forbid_unknown_fields=True):
    """One decision of the learner, and what comes before it."""

    play: str
    say: str
    first: list[str] = []


class Written(Struct, forbid_unknown_fields=True):
    """The file."""

    seats: int
    step: list[Step]
    options: dict[str, Any] = {}
    last: list[str] = []


class Cue(Struct, frozen=True):
    """One move of the script, in which step (from 1 on), and what is said to the learner."""

    seat: int
    move: Move
    step: int
    say: str | None


class Hint(Struct, frozen=True):
    """What a learner is told now: a message of the game, and the move that is advised.

    Without a message the others are at it; without a move nothing is advised any more.
    """

    say: str | None
    move: Any
    step: int
    steps: int


class Lesson:
    """A script from the first shuffle on, known to be legal."""

    def __init__(self, seats: int, options: dict[str, Any], cues: list[Cue], ends: bool) -> None:
        self.seats = seats
        self.options = options
        self.cues = cues
        self.ends = ends
        """The script goes to the end of the game."""
        self.steps = sum(cue.seat == LEARNER for cue in cues)
        self._entries = [(cue.seat, to_builtins(cue.move)) for cue in cues]

    def follows(self, entries: Sequence[Entry]) -> bool:
        """Whether nobody has strayed from the script; what comes after its end is free."""
        played = entries[: len(self.cues)]
        return all(
            (entry.seat, entry.move) == cue
            for entry, cue in zip(played, self._entries, strict=False)
        )

    def cue(self, entries: Sequence[Entry]) -> Cue | None:
        """What comes next after these entries, while they follow the script."""
        if len(entries) >= len(self.cues) or not self.follows(entries):
            return None
        return self.cues[len(entries)]

    def hint(self, entries: Sequence[Entry], over: bool) -> Hint | None:
        """What the learner is told after these entries, unless the script was left."""
        if not self.follows(entries):
            return None
        cue = self.cue(entries)
        if cue is None:
            return Hint("lesson-end" if over else "lesson-free", None, self.steps, self.steps)
        if cue.say is None:
            return Hint(None, None, cue.step, self.steps)
        return Hint(f"lesson-{cue.say}", to_builtins(cue.move), cue.step, self.steps)


def read_lesson(game: Game, data: bytes) -> Lesson:
    """The lesson of a game, played once to see that it can be."""
    file = f"{game.id}/lesson.toml"
    try:
        written = msgspec.toml.decode(data, type=Written)
        state = game.fresh(written.seats, game.read_options(written.options, written.seats))
    except (msgspec.DecodeError, UnicodeDecodeError, Refusal) as error:
        raise malformed("refusal-bad-lesson", file=file, step=0, why=str(error)) from None
    cues = []
    for number, line, say in _lines(written):
        try:
            cues.append(_take(game, state, number, line, say))
        except Refusal as refusal:
            why = f"{line}: {refusal}"
            raise malformed("refusal-bad-lesson", file=file, step=number, why=why) from None
    return Lesson(written.seats, written.options, cues, not state.actors())


def _lines(written: Written) -> Iterator[tuple[int, str, str | None]]:
    """Every move with the number of its step and, where it is the learner's, what is said."""
    for number, step in enumerate(written.step, 1):
        for line in step.first:
            yield number, line, None
        yield number, f"{LEARNER} {step.play}", step.say
    for line in written.last:
        yield len(written.step), line, None


def _take(game: Game, state: State, number: int, line: str, say: str | None) -> Cue:
    who, _, what = line.partition(" ")
    if who != "chance" and not who.isdecimal():
        raise malformed("refusal-not-a-move", what=line)
    seat, move = CHANCE if who == "chance" else int(who), game.read(what)
    if say is None and (seat == LEARNER or LEARNER in state.actors()):
        raise malformed("refusal-learner-first")
    if seat != CHANCE and seat in state.actors() and move not in state.legal(seat):
        raise malformed("refusal-not-a-move", what=what)
    state.play(seat, move)
    return Cue(seat, move, number, say)
