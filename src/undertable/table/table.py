"""A table as its record tells it: fold the lines, and ask."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from msgspec import Struct, structs

from undertable.core.lesson import LEARNER, Cue, Hint
from undertable.core.match import Match
from undertable.core.record import COMMITTED, Entry, Record
from undertable.core.types import CHANCE, Event, Told
from undertable.games import game
from undertable.table import lines
from undertable.table.fairness import commitment, table_dice
from undertable.table.lines import AnyLine, Created, Guest
from undertable.table.types import (
    ClockKind,
    Declined,
    ForkInfo,
    Looks,
    Person,
    Phase,
    Refusal,
    Role,
    SeatInfo,
    TableInfo,
)

NOTHING = array("L")
REMEMBERED = 64
"""So many commands of each person are known again when they come a second time."""


class Chair(Struct):
    """A seat at the table and who has it."""

    person: str | None
    bot: str | None
    ready: bool = False
    away: bool = False
    commitment: str | None = None
    salt: str | None = None
    since: float = 0.0
    """When the clock of the decision it owes began to run."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def automatic(self) -> bool:
        """A bot decides for this seat now."""
        return self.away or self.person is None


class Draft(NamedTuple):
    """A line that is not written yet, and the game as it is once it is, if the line changes it."""

    line: AnyLine
    match: Match | None = None


class Table:
    """Everything about one table. `apply` is the only way it changes."""

    def __init__(self, name: str, first: Created) -> None:
        if first.format > lines.FORMAT:
            raise Declined(Refusal.NEWER_RECORD)
        self.id = name
        self.game = game(first.game)
        self.created = first
        self.people: dict[str, Guest] = {guest.id: guest for guest in first.people}
        self.looks: dict[str, Looks] = {}
        self.chairs = [Chair(place.person, place.bot) for place in first.places]
        self.closed = False
        """Nobody is left who could begin."""
        self.shut = False
        """Whoever runs the server ended it."""
        self.locked = False
        self.origin = first.origin or name
        self.banned = frozenset(first.banned)
        self.rematch: str | None = None
        self.match: Match | None = None
        self.called: int | None = None
        """The line by which salts were called for, while they are."""
        self.number = 1
        self.joined = max([first.joined, *(_number(guest.id) for guest in first.people)])
        self._ends = array("L")
        """For each line of the game the version of the match after it."""
        self._heard = {seat: array("L") for seat in (None, *range(len(self.chairs)))}
        """For each observer the lines, as places in `_ends`, that told it anything."""
        self._last: list[Told] = []
        """What the last line of the game told."""
        self._known: dict[str, dict[str, int]] = {}
        if first.fork is not None:
            self.match = self._new_match()
            self._told(first.at, None)

    # What the record says.

    def after(self, *drafts: Draft) -> Table:
        """The table once these lines are written. This one stays as it is.

        What `apply` changes in place is copied; the rest it replaces.
        """
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.people = self.people.copy()
        table.chairs = [structs.replace(chair) for chair in self.chairs]
        table._ends = self._ends[:]
        table._heard = {observer: places[:] for observer, places in self._heard.items()}
        if self.match is not None and any(draft.match is None for draft in drafts):
            table.match = self.match.copy()
        for draft in drafts:
            table.apply(*draft)
        return table

    def apply(self, line: AnyLine, match: Match | None = None) -> None:
        """The next line of the record; `match` is the game after it, if it was played already."""
        if isinstance(line, lines.Started | lines.Played):
            self.match = match or self._replayed(line.entries)
            self.called = None
            self._told(line.at, line.seat if isinstance(line, lines.Played) else None)
        else:
            self._arrange(line)
        if line.who is not None and line.command is not None:
            self._remember(line.who, line.command)
        self.number += 1

    def _replayed(self, entries: Iterable[Entry]) -> Match:
        match = self.match or self._new_match()
        for entry in entries:
            match.replay(entry)
        return match

    def _arrange(self, line: AnyLine) -> None:
        match line:
            case lines.Joined() | lines.Dressed() | lines.Renamed() | lines.Locked():
                self._meet(line)
            case lines.Sat():
                self._vacate(line.person)
                self.chairs[line.seat] = Chair(line.person, None)
            case lines.Stood():
                self._vacate(line.person)
            case lines.SeatedBot():
                self.chairs[line.seat] = Chair(None, line.level)
            case lines.Readied() | lines.Called() | lines.Revealed() | lines.CalledOff():
                self._prepare(line)
            case lines.WentAway():
                self.chairs[line.seat].away = True
            case lines.CameBack():
                self.chairs[line.seat].away = False
                self.chairs[line.seat].since = line.at
            case lines.Left() | lines.Removed():
                self._leave(line.person, banned=isinstance(line, lines.Removed))
            case lines.Rematched() | lines.Closed():
                self._end(line)
            case _:
                raise ValueError(f"a record has only one {type(line).__name__}")

    def _remember(self, who: str, command: str) -> None:
        known = {**self._known.get(who, {}), command: self.version(self.seat_of(who))}
        if len(known) > REMEMBERED:
            del known[next(iter(known))]
        self._known = {**self._known, who: known}

    def _meet(self, line: lines.Joined | lines.Dressed | lines.Renamed | lines.Locked) -> None:
        match line:
            case lines.Dressed():
                self.looks[line.person] = line.looks
            case lines.Renamed():
                guest = self.people[line.person]
                self.people[line.person] = structs.replace(guest, name=line.name)
            case lines.Locked():
                self.locked = line.locked
            case lines.Joined():
                self.joined += 1
                self.people[line.person] = Guest(
                    line.person, line.name, Role.PLAYER, line.door, line.stranger
                )

    def _end(self, line: lines.Rematched | lines.Closed) -> None:
        if isinstance(line, lines.Closed):
            self.shut = True
        else:
            self.rematch = line.table

    def _vacate(self, person: str) -> None:
        if (seat := self.seat_of(person)) is not None:
            self.chairs[seat] = Chair(None, None)

    def _prepare(
        self, line: lines.Readied | lines.Called | lines.Revealed | lines.CalledOff
    ) -> None:
        """From being ready to the first roll."""
        match line:
            case lines.Readied():
                chair = self.chairs[self.seat_of(line.person) or 0]
                chair.ready, chair.commitment, chair.salt = line.ready, line.commitment, line.salt
            case lines.Called():
                self.called = self.number
            case lines.Revealed():
                self.chairs[self.seat_of(line.person) or 0].salt = line.salt
            case lines.CalledOff():
                self._call_off()

    def _call_off(self) -> None:
        """What was revealed is used up, and what was not may be on its way: all salts are new."""
        self.called = None
        for chair in self.chairs:
            if chair.commitment is not None:
                chair.ready, chair.commitment, chair.salt = False, None, None

    def _leave(self, person: str, banned: bool) -> None:
        seat = self.seat_of(person)
        if seat is not None and self.called is not None:
            self._call_off()
        gone = self.people.pop(person)
        if banned and gone.door is not None:
            self.banned |= {gone.door}
        if seat is not None and self.match is None:
            self.chairs[seat] = Chair(None, None)
        elif seat is not None:
            self.chairs[seat].person, self.chairs[seat].bot = None, self.stand_in
        if gone.role is Role.HOST:
            self._next_host()

    def _next_host(self) -> None:
        for name, guest in self.people.items():
            self.people[name] = structs.replace(guest, role=Role.HOST)
            return
        self.closed = self.match is None

    def _new_match(self) -> Match:
        options = self.created.options
        if all(chair.person is None for chair in self.chairs):
            options = self.game.unattended(options)
        record = Record(
            game=self.game.id,
            seats=len(self.chairs),
            options=options,
            position=self.created.position,
            fork=self.created.fork,
        )
        match = Match(self.game, record)
        match.dice = table_dice(self.created.seed, self.salts)
        match.lesson = self.game.lesson if self.created.lesson else None
        return match

    def _told(self, at: float, mover: int | None) -> None:
        """Count who was told something, and let clocks run anew for what everybody saw."""
        assert self.match is not None
        told = self._last = self._told_between(len(self._ends), None)
        public = any(to is None for to, _ in told)
        hearing = {seat for to, _ in told if to is not None for seat in to} | {mover} - {None}
        for observer, places in self._heard.items():
            if public or observer in hearing:
                places.append(len(self._ends))
        self._ends.append(len(self.match.record.entries))
        owing = self.match.state.actors()
        for seat, chair in enumerate(self.chairs):
            if seat not in owing:
                chair.since = 0.0
            elif public or not chair.since:
                chair.since = at

    # A move is tried on a copy, which becomes the game once the line is durable.

    def started(self) -> Match:
        """The game from its beginning to the first decision."""
        match = self._new_match()
        match.follow()
        return match

    def played(self, seat: int, data: object, words: str | None) -> tuple[Match, list[Entry]]:
        """The game after this move and the chance that followed, and what its record gains."""
        assert self.match is not None
        move = self.game.move_from(data)
        match = self.match.copy()
        match.play(seat, move, words)
        return match, match.record.entries[len(self.match.record.entries) :]

    # What anybody may ask.

    @property
    def phase(self) -> Phase:
        if self.shut:
            return Phase.CLOSED
        if self.match is None:
            return Phase.CLOSED if self.closed else Phase.GATHERING
        return Phase.PLAYING if self.match.state.actors() else Phase.OVER

    @property
    def salts(self) -> list[str]:
        return [chair.salt or "" for chair in self.chairs]

    @property
    def all_revealed(self) -> bool:
        return all(chair.salt or not chair.commitment for chair in self.chairs)

    @property
    def stand_in(self) -> str:
        """The level of the bot that plays for somebody who is away."""
        levels = self.game.levels
        return levels[len(levels) // 2] if levels else "random"

    def guest(self, person: str | None) -> Guest:
        if person is None or person not in self.people:
            raise Declined(Refusal.NO_SUCH_PERSON)
        return self.people[person]

    def yields(self, seat: int, person: str) -> bool:
        """Whether a stranger there makes room: for who was invited and finds every seat taken."""
        sitting = self.people.get(self.chairs[seat].person or "")
        if sitting is None or not sitting.stranger or self.guest(person).stranger:
            return False
        return all(chair.taken for chair in self.chairs)

    def seat_of(self, person: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person is not None:
                return seat
        return None

    def known(self, person: str | None, command: str | None) -> int | None:
        """The version at which this very command was carried out, if it was."""
        return self._known.get(person or "", {}).get(command or "")

    def version(self, seat: int | None) -> int:
        """How many lines of the record told this seat, or the public, anything."""
        return len(self._heard.get(seat, ()))

    def told_since(self, seat: int | None, version: int) -> list[tuple[int, Event]]:
        """What this seat has been told after that version of its own."""
        found: list[tuple[int, Event]] = []
        heard = self._heard.get(seat, NOTHING)
        if version == len(heard) - 1 and heard[version] == len(self._ends) - 1:  # as ever
            return [(version + 1, event) for to, event in self._last if to is None or seat in to]
        for now, place in enumerate(heard[version:], version + 1):
            told = self._last if place == len(self._ends) - 1 else self._told_at(place)
            found += [(now, event) for to, event in told if to is None or seat in to]
        return found

    def _told_at(self, place: int) -> list[Told]:
        return self._told_between(place, self._ends[place])

    def _told_between(self, place: int, end: int | None) -> list[Told]:
        """By that line of the game. What a fork begins with is told with its first, but for what
        was shown for a moment then."""
        assert self.match is not None
        start = self._ends[place - 1] if place else 0
        before = [] if place else [item for item in self.match.before if not item[1].fleeting]
        return before + list(chain.from_iterable(self.match.told[start:end]))

    def history(self, seat: int | None) -> list[Event]:
        return [] if self.match is None else self.match.history(seat)

    def actors(self) -> list[int]:
        """Seats that owe a decision."""
        if self.match is None or self.shut:
            return []
        return [seat for seat in self.match.state.actors() if seat != CHANCE]

    def silent(self, seat: int | None) -> bool:
        return self.match is not None and self.match.state.silent(seat)

    def deadlines(self) -> list[tuple[int, float]]:
        """The seats whose clock runs, and until when."""
        if self.created.clock.kind is ClockKind.NONE:
            return []
        seconds = self.created.clock.seconds
        owing = ((seat, self.chairs[seat]) for seat in self.actors())
        return [(seat, chair.since + seconds) for seat, chair in owing if not chair.automatic]

    @property
    def among_bots(self) -> bool:
        """Nobody decides here any more: such a game may last for ever."""
        return self.match is not None and all(chair.automatic for chair in self.chairs)

    def bots_to_move(self) -> list[int]:
        waiting = [seat for seat in self.actors() if self.chairs[seat].automatic]
        if not waiting or (cue := self.cue()) is None:
            return waiting
        return [seat for seat in waiting if seat == cue.seat]

    def cue(self) -> Cue | None:
        """What a lesson's script wants next."""
        return None if self.match is None else self.match.cue()

    def hint(self, seat: int | None) -> Hint | None:
        """What a learner is told now."""
        if seat != LEARNER or self.match is None or self.match.lesson is None:
            return None
        over = self.phase is Phase.OVER
        return self.match.lesson.hint(self.match.record.entries, over)

    def name(self, seat: int) -> str:
        person = self.chairs[seat].person
        if person is not None and person in self.people:
            return self.people[person].name
        return f"{self.chairs[seat].bot or ''} {seat + 1}".strip()

    def info(self, online: Iterable[str] = ()) -> TableInfo:
        """The table without its game."""
        there = set(online)
        over = self.phase is Phase.OVER
        return TableInfo(
            id=self.id,
            game=self.game.id,
            options=self.created.options,
            phase=self.phase,
            listed=self.created.listed,
            clock=self.created.clock,
            seats=[self._seat_info(seat) for seat in range(len(self.chairs))],
            people=[self._person(guest, there) for guest in self.people.values()],
            phrases=list(self.game.phrases),
            commitment=commitment(self.created.seed),
            seed=self.created.seed if over else None,
            locked=self.locked,
            revealing=self.called is not None,
            rematch=self.rematch,
            lesson=self.created.lesson,
            fork=self._fork(),
        )

    def _fork(self) -> ForkInfo | None:
        """How the other game ended is nothing to know while this one is on."""
        if (fork := self.created.fork) is None:
            return None
        outcome = fork.outcome if self.phase is Phase.OVER else None
        return ForkInfo(fork.origin, fork.at, fork.seat, fork.as_it_was, outcome)

    def _seat_info(self, seat: int) -> SeatInfo:
        chair = self.chairs[seat]
        name = self.name(seat) if chair.taken else None
        salt = chair.salt if self.match is not None else None
        return SeatInfo(
            seat,
            name,
            chair.person,
            chair.bot,
            chair.ready,
            chair.away,
            commitment=chair.commitment,
            salt=salt,
        )

    def _person(self, guest: Guest, there: set[str]) -> Person:
        seat = self.seat_of(guest.id)
        online, looks = guest.id in there, self.looks.get(guest.id)
        return Person(guest.id, guest.name, guest.role, seat, online, looks, guest.stranger)

    def finished_record(self) -> Record:
        """The whole game, once it is over."""
        if self.match is None or self.phase is not Phase.OVER:
            raise Declined(Refusal.NOT_OVER)
        seats = range(len(self.chairs))
        committed = self.created.format >= lines.COMMITTED
        return structs.replace(
            self.match.record,
            format=self.match.record.format if committed else COMMITTED - 1,
            names=[self.name(seat) for seat in seats],
            bots=[self.chairs[seat].bot for seat in seats],
            seed=self.created.seed,
            salts=self.salts,
            commitments=[chair.commitment or "" for chair in self.chairs] if committed else [],
            lesson=self.created.lesson,
        )


def _number(person: str) -> int:
    """The number in an id: `p1`, `p2` and so on; records from elsewhere may name people freely."""
    number = person.removeprefix("p")
    return int(number) if number.isascii() and number.isdecimal() else 0


def read_table(name: str, written: list[bytes]) -> Table:
    """The table of this record."""
    first = lines.decode(written[0])
    assert isinstance(first, Created)
    table = Table(name, first)
    for line in written[1:]:
        table.apply(lines.decode(line))
    return table
