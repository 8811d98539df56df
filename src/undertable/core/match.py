"""A game being played for real: the state, its record, and what each seat has been told."""

from __future__ import annotations

from msgspec import structs, to_builtins

from undertable.core.dice import Dice
from undertable.core.errors import Refusal, malformed
from undertable.core.game import Game
from undertable.core.lesson import Cue, Lesson
from undertable.core.record import FORMAT, Entry, Record
from undertable.core.state import State
from undertable.core.types import CHANCE, Event, Move, Said, Told, heard_by


class Match:
    """Plays moves, lets the dice follow, writes the record and keeps the histories."""

    def __init__(self, game: Game, record: Record, dice: Dice | None = None) -> None:
        """`record` is played again as far as it goes; `dice` make what chance comes after."""
        self.game = game
        self.dice = dice
        self.lesson: Lesson | None = None
        """As long as its script is followed, chance follows it too."""
        self.record = structs.replace(record, format=FORMAT, entries=[])
        self.before = game.told_from(record.fork.told) if record.fork else []
        """What had been told before the record begins."""
        self.told: list[list[Told]] = []
        self.state = self._first_state()
        for entry in record.entries:
            self.replay(entry)
        self.follow()

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.record.entries)

    def copy(self) -> Match:
        """The same match, to be played on without touching this one."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.record = structs.replace(self.record, entries=self.record.entries[:])
        other.told = self.told[:]
        other.state = self.state.copy()
        return other

    def play(self, seat: int, move: Move, words: str | None = None) -> None:
        """The seat's move, and the chance that follows from it."""
        self._enter(seat, move, words)
        self.follow()

    def since(self, version: int) -> list[Entry]:
        """The entries after that version."""
        return self.record.entries[version:]

    def history(self, seat: int | None, since: int = 0) -> list[Event]:
        """Everything this seat has been told since that version of the table."""
        before = [] if since else heard_by(seat, self.before)
        return before + [event for told in self.told[since:] for event in heard_by(seat, told)]

    def _first_state(self) -> State:
        record = self.record
        if record.position is not None:
            return self.game.position(record.position)
        options = self.game.read_options(record.options, record.seats)
        return self.game.fresh(self.game.check_seats(record.seats), options)

    def _enter(self, seat: int, move: Move, words: str | None) -> None:
        heard: list[Told] = []
        self.state.events = heard
        try:
            self.state.play(seat, move)
        finally:
            self.state.events = None
        if words is not None:
            heard.append((None, Said(seat, words)))
        self.told.append(heard)
        self.record.entries.append(Entry(seat, to_builtins(move), words))

    def follow(self) -> None:
        """Let the dice make the chance moves that are due."""
        while self.dice is not None and self.state.actors() == (CHANCE,):
            self._enter(CHANCE, self.chance(self.dice), None)

    def chance(self, dice: Dice) -> Move:
        """The chance move that is due."""
        if self.lesson is not None and (cue := self.cue()) is not None:
            return cue.move
        return self.state.draw(dice.at(len(self.record.entries)))

    def cue(self) -> Cue | None:
        """What the lesson wants next, if this is one and nobody has strayed from it."""
        return None if self.lesson is None else self.lesson.cue(self.record.entries)

    def replay(self, entry: Entry) -> None:
        """One more entry of a record; chance is an entry too and does not follow by itself."""
        try:
            self._enter(entry.seat, self.game.recorded(entry.move), entry.words)
        except Refusal as refusal:
            number = self.version
            raise malformed("refusal-bad-entry", number=number, why=refusal.reason) from refusal


def new_match(game: Game, seats: int, dice: Dice, /, **options: object) -> Match:
    """A match at its first decision, which nobody need attend."""
    options = game.unattended(options)
    game.read_options(options, game.check_seats(seats))
    return Match(game, Record(game=game.id, seats=seats, options=options), dice)
