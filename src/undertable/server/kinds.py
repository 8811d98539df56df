"""What a page asks about a game it does not know: kinds of moves and events, and their words."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from undertable.core.game import Game
from undertable.core.sentences import seat_fields
from undertable.core.types import Event, Move, Said
from undertable.server import wire
from undertable.table.types import Declined, Refusal


@cache
def kinds_of(game: Game) -> wire.Kinds:
    moves = {_name(kind): wire.Kind(seat_fields(kind)) for kind in game.moves}
    events = {_name(kind): wire.Kind(seat_fields(kind), kind.fleeting) for kind in _events(game)}
    return wire.Kinds(moves, events)


def words_of(game: Game, asked: wire.AskWords) -> wire.Sentences:
    """The arguments of each sentence; what cannot be said was never told."""
    try:
        found = [game.words_for(_meant(game, what), asked.lang) for what in asked.about]
    except (msgspec.ValidationError, LookupError, TypeError, ValueError):
        raise Declined(Refusal.MALFORMED) from None
    return wire.Sentences(found)


def _meant(game: Game, what: dict[str, Any]) -> Event | Move:
    meant: Event | Move = msgspec.convert(what, _either(game, "event" in what))
    return meant


@cache
def _either(game: Game, event: bool) -> Any:
    return reduce(or_, _events(game) if event else game.moves)


def _events(game: Game) -> tuple[type[Event], ...]:
    return (*game.events, Said)


def _name(kind: type[Event | Move]) -> str:
    return str(kind.__struct_config__.tag)
