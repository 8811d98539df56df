"""What people and clocks may do at a table: each is checked here and becomes a line of its record.

Nothing here changes the table. What comes back is a draft: the line to be appended and, for a move
and the beginning, the game as it is then, played on a copy.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from undertable.core.fork import forked
from undertable.table import lines
from undertable.table.bots import Answer
from undertable.table.fairness import opens, redealing_dice
from undertable.table.names import bot_names, clean_name, clean_text, distinct
from undertable.table.table import Chair, Draft, Table
from undertable.table.types import Clock, Declined, Looks, Phase, Refusal, Role

FROM_ONE_DOOR = 6
"""Strangers who may come to a table from one address."""
NOBODY = "Guest"
"""The name of somebody whose name was taken out."""


class By(Struct, frozen=True):
    """Who commands, by which command, when."""

    person: str | None
    command: str | None
    at: float


def join(table: Table, name: str, by: By, door: str | None = None, stranger: bool = False) -> Draft:
    """However many strangers come, there is room for who was invited."""
    if table.phase is Phase.CLOSED:
        raise Declined(Refusal.NO_SUCH_TABLE)
    if table.locked:
        raise Declined(Refusal.LOCKED)
    if stranger:
        _check_stranger(table, door)
    if len(table.people) >= 4 * len(table.chairs) + 20:
        raise Declined(Refusal.TABLE_FULL)
    taken = [guest.name for guest in table.people.values()]
    name = distinct(clean_name(name), taken, reserved=bot_names(table.game))
    person = f"p{table.joined + 1}"
    return Draft(lines.Joined(at=by.at, person=person, name=name, door=door, stranger=stranger))


def _check_stranger(table: Table, door: str | None) -> None:
    if door in table.banned:
        raise Declined(Refusal.REMOVED)
    strangers = [guest.door for guest in table.people.values() if guest.stranger]
    if len(strangers) >= 2 * len(table.chairs) + 10 or strangers.count(door) >= FROM_ONE_DOOR:
        raise Declined(Refusal.TABLE_FULL)


def lock(table: Table, locked: bool, by: By) -> Draft:
    host = _host(table, by)
    return Draft(lines.Locked(at=by.at, who=host, command=by.command, locked=locked))


def dress(table: Table, looks: Looks, by: By) -> Draft:
    """A face may change at any time; it changes nothing else."""
    person = table.guest(by.person).id
    line = lines.Dressed(at=by.at, who=person, command=by.command, person=person, looks=looks)
    return Draft(line)


def sit(table: Table, seat: int, by: By) -> Draft:
    _gathering(table)
    person = table.guest(by.person).id
    chair = _chair(table, seat)
    if chair.taken and chair.person != person and not table.yields(seat, person):
        raise Declined(Refusal.SEAT_TAKEN)
    return Draft(lines.Sat(at=by.at, who=person, command=by.command, person=person, seat=seat))


def stand(table: Table, by: By) -> Draft:
    _gathering(table)
    person, _ = _seated(table, by)
    return Draft(lines.Stood(at=by.at, who=person, command=by.command, person=person))


def ready(table: Table, is_ready: bool, promise: str | None, by: By) -> Draft:
    _gathering(table)
    person, _ = _seated(table, by)
    line = lines.Readied(
        at=by.at,
        who=person,
        command=by.command,
        person=person,
        ready=is_ready,
        commitment=promise if is_ready else None,
    )
    return Draft(line)


def seat_bot(table: Table, seat: int, level: str | None, by: By) -> Draft:
    _gathering(table)
    host = _host(table, by)
    if _chair(table, seat).person is not None:
        raise Declined(Refusal.SEAT_TAKEN)
    check_level(table, level)
    return Draft(lines.SeatedBot(at=by.at, who=host, command=by.command, seat=seat, level=level))


def start(table: Table, by: By) -> Draft:
    """Begin, or if there are commitments ask for the salts first."""
    _gathering(table)
    host = _host(table, by)
    if not all(chair.taken for chair in table.chairs):
        raise Declined(Refusal.SEATS_EMPTY)
    waiting = [c for c in table.chairs if c.person not in (None, host) and not c.ready]
    if waiting:
        raise Declined(Refusal.NOT_READY)
    if any(chair.commitment for chair in table.chairs):
        return Draft(lines.Called(at=by.at, who=host, command=by.command))
    match = table.started()
    entries = match.since(0)
    return Draft(lines.Started(at=by.at, who=host, command=by.command, entries=entries), match)


def reveal(table: Table, salt: str, by: By) -> Draft:
    """A salt is shown only when nobody can choose theirs any more, and only the one meant."""
    _not_begun(table)
    person, seat = _seated(table, by)
    chair = table.chairs[seat]
    if table.called is None or chair.commitment is None or chair.salt is not None:
        raise Declined(Refusal.NOT_READY)
    if not opens(salt, chair.commitment):
        raise Declined(Refusal.BAD_SALT)
    line = lines.Revealed(at=by.at, who=person, command=by.command, person=person, salt=salt)
    return Draft(line)


def conclude(table: Table, late: bool, by: By) -> Draft:
    """Begin once all salts are there; if it is late and one is missing, call it off."""
    _not_begun(table)
    if table.called is None:
        raise Declined(Refusal.NOT_READY)
    if table.all_revealed:
        match = table.started()
        return Draft(lines.Started(at=by.at, entries=match.since(0)), match)
    if not late:
        raise Declined(Refusal.NOT_READY)
    return Draft(lines.CalledOff(at=by.at))


def play(table: Table, move: object, words: str | None, version: int, by: By) -> Draft:
    """A move made against an older version of what the seat was told is stale."""
    if table.phase is not Phase.PLAYING:
        over = table.phase is Phase.OVER
        raise Declined(Refusal.GAME_OVER if over else Refusal.NOT_STARTED)
    person, seat = _seated(table, by)
    if words is not None and table.silent(seat):
        raise Declined(Refusal.SILENCE)
    words = clean_text(words) or None if words is not None else None
    if seat not in table.actors() or table.chairs[seat].away:
        raise Declined(Refusal.NOT_YOUR_TURN)
    if version != table.version(seat):
        raise Declined(Refusal.STALE)
    match, entries = table.played(seat, move, words)
    line = lines.Played(
        at=by.at, who=person, command=by.command, seat=seat, version=version, entries=entries
    )
    return Draft(line, match)


def play_for(table: Table, seat: int, answer: Answer, level: str, by: By) -> Draft:
    """A bot's move for its own seat, or for somebody who is away."""
    version = table.version(seat)
    match, entries = table.played(seat, answer.move, answer.words)
    line = lines.Played(at=by.at, seat=seat, version=version, entries=entries, bot=level)
    return Draft(line, match)


def go_away(seat: int, by: By) -> Draft:
    return Draft(lines.WentAway(at=by.at, seat=seat))


def back(table: Table, by: By) -> Draft:
    person, seat = _seated(table, by)
    if not table.chairs[seat].away:
        raise Declined(Refusal.NOT_AWAY)
    return Draft(lines.CameBack(at=by.at, who=person, command=by.command, seat=seat))


def leave(table: Table, by: By) -> Draft:
    person = table.guest(by.person).id
    return Draft(lines.Left(at=by.at, who=person, command=by.command, person=person))


def remove(table: Table, person: str, by: By) -> Draft:
    host = _host(table, by)
    gone = table.guest(person).id
    if gone == host:
        raise Declined(Refusal.NOT_YOURSELF)
    return Draft(lines.Removed(at=by.at, who=host, command=by.command, person=gone))


def rename(table: Table, person: str, by: By) -> Draft:
    """Take somebody's name away: they are a guest among others from now on."""
    guest = table.guest(person)
    taken = [other.name for other in table.people.values() if other is not guest]
    name = distinct(NOBODY, taken)
    return Draft(lines.Renamed(at=by.at, person=guest.id, name=name))


def close(table: Table, by: By) -> Draft:
    """End a table for good, as who runs the server may."""
    if table.phase is Phase.CLOSED:
        raise Declined(Refusal.CLOSED)
    return Draft(lines.Closed(at=by.at))


def rematch(table: Table, by: By) -> lines.Created:
    """The first line of the next table: the same people in the same seats, with a new seed.

    After a lesson that is an ordinary game, without what made the lesson short.
    """
    if table.phase is not Phase.OVER:
        raise Declined(Refusal.NOT_OVER)
    _seated(table, by)
    places = [lines.Place(chair.person, chair.bot) for chair in table.chairs]
    return lines.Created(
        at=by.at,
        game=table.game.id,
        options={} if table.created.lesson else table.created.options,
        places=places,
        people=list(table.people.values()),
        listed=table.created.listed,
        clock=table.created.clock,
        seed=secrets.token_hex(32),
        format=lines.FORMAT,
        joined=table.joined,
        origin=table.origin,
        banned=sorted(table.banned),
    )


def fork(
    table: Table, at: int, name: str, level: str | None, as_it_was: bool, when: float
) -> lines.Created:
    """The first line of a table at which somebody plays on from the middle of a finished game.

    Bots have all other seats: of this level, or those that sat there. What was said by people and
    what they are called stays where it is.
    """
    check_level(table, level)
    seed = secrets.token_hex(32)
    dice = None if as_it_was else redealing_dice(seed)
    record = forked(table.game, table.finished_record(), at, table.id, dice)
    assert record.fork is not None
    places = [lines.Place(bot=level or chair.bot or table.stand_in) for chair in table.chairs]
    places[record.fork.seat] = lines.Place(person="p1")
    host = distinct(clean_name(name), (), reserved=bot_names(table.game))
    return lines.Created(
        at=when,
        format=lines.FORMAT,
        game=table.game.id,
        options=record.options,
        places=places,
        people=[lines.Guest("p1", host, Role.HOST)],
        listed=False,
        clock=Clock(),
        seed=seed,
        position=record.position,
        fork=record.fork,
    )


def check_level(table: Table, level: str | None) -> None:
    if level is not None and level not in ("random", *table.game.levels):
        raise Declined(Refusal.NO_SUCH_LEVEL)


def check_words(table: Table, person: str, phrase: str | None) -> None:
    """The rules' own silences hold for chat and phrases alike."""
    table.guest(person)
    if table.silent(table.seat_of(person)):
        raise Declined(Refusal.SILENCE)
    if phrase is not None and phrase not in table.game.phrases:
        raise Declined(Refusal.NO_SUCH_PHRASE)


def due(table: Table, now: float, patience: float) -> float | None:
    """When a server that has nothing to do with this table should look after it."""
    bots_owe = table.bots_to_move() and not table.among_bots
    if bots_owe or table.called is not None:
        return now + patience
    return min((at for _, at in table.deadlines()), default=None)


def _gathering(table: Table) -> None:
    """While salts are revealed nobody changes who and what they are for."""
    _not_begun(table)
    if table.called is not None:
        raise Declined(Refusal.ALREADY_STARTED)


def _not_begun(table: Table) -> None:
    if table.phase is Phase.CLOSED:
        raise Declined(Refusal.NO_SUCH_TABLE)
    if table.phase is not Phase.GATHERING:
        raise Declined(Refusal.ALREADY_STARTED)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Declined(Refusal.NO_SUCH_SEAT)
    return table.chairs[seat]


def _seated(table: Table, by: By) -> tuple[str, int]:
    person = table.guest(by.person).id
    if (seat := table.seat_of(person)) is None:
        raise Declined(Refusal.NOT_SEATED)
    return person, seat


def _host(table: Table, by: By) -> str:
    guest = table.guest(by.person)
    if guest.role is not Role.HOST:
        raise Declined(Refusal.NOT_HOST)
    return guest.id
