"""Playing on from the middle of a finished game, in place of one of its decisions.

What the seat that decides could not know is dealt anew, out of what it had been told and the dice
alone. Everybody else has heard of the new world what this seat heard along with them: what only
they were told belonged to the old one. Words that people said stay where they were said.
"""

from __future__ import annotations

from msgspec import structs, to_builtins

from undertable.core.dice import Dice
from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.core.match import Match
from undertable.core.record import Fork, Record
from undertable.core.types import CHANCE, Outcome, Said, Told


def forked(game: Game, record: Record, at: int, origin: str, dice: Dice | None) -> Record:
    """A game that begins where this one stood before its entry `at`; without dice as it was."""
    outcome = _outcome(game, record)
    match, seat = _standing(game, record, at)
    state = match.state if dice is None else match.state.deal_anew(seat, dice)
    heard = _heard(match, None if dice is None else seat)
    fork = Fork(
        origin=origin,
        at=at,
        seat=seat,
        outcome=outcome,
        as_it_was=dice is None,
        told=[(None if to is None else list(to), to_builtins(event)) for to, event in heard],
    )
    return Record(
        game=record.game,
        seats=record.seats,
        options=record.options,
        position=state.position(),
        fork=fork,
    )


def _outcome(game: Game, record: Record) -> Outcome:
    outcome = Match(game, record).state.outcome()
    if outcome is None:
        raise malformed("refusal-fork-unfinished")
    return outcome


def _standing(game: Game, record: Record, at: int) -> tuple[Match, int]:
    """The game before that entry, and the seat that made it."""
    entries = record.entries
    if not 0 <= at < len(entries) or entries[at].seat == CHANCE:
        after = [n for n, entry in enumerate(entries) if entry.seat != CHANCE and n >= at]
        near = after[0] if after else max(n for n, e in enumerate(entries) if e.seat != CHANCE)
        raise malformed("refusal-no-decision", number=at, near=near)
    return Match(game, structs.replace(record, entries=entries[:at])), entries[at].seat


def _heard(match: Match, seat: int | None) -> list[Told]:
    """What everybody had been told; or with a seat, as far as it heard it too."""
    told = [*match.before, *(item for step in match.told for item in step)]
    plain = [(to, event) for to, event in told if not isinstance(event, Said)]
    return [(to, event) for to, event in plain if seat is None or to is None or seat in to]
