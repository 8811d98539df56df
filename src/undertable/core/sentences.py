"""Events and moves as sentences, in the words of the game they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import Struct

from undertable.core.game import Game
from undertable.core.text import say, whose
from undertable.core.types import Event, Move


@cache
def seat_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields that hold a seat, and are said as the name of who sits there."""
    return tuple(f.name for f in msgspec.structs.fields(kind) if _is_seat(f.type))


def _is_seat(kind: object) -> bool:
    info = msgspec.inspect.type_info(kind)
    kinds = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return any((getattr(each, "extra", None) or {}).get("seat") for each in kinds)


def sentence(
    game: Game, event: Event, names: Sequence[str], lang: str, viewer: int | None = None
) -> str:
    """What happened. `$me` is `yes` where the first seat of the event is the viewer's own.

    `$<field>_me` says the same of each field that holds a seat, `$<field>_of` whose something is.
    """
    return _said(game, "event", event, names, lang, viewer)


def offer(game: Game, move: Move, names: Sequence[str], lang: str) -> str:
    """A move as a player is offered it."""
    return _said(game, "move", move, names, lang, None)


def _said(
    game: Game,
    prefix: str,
    what: Event | Move,
    names: Sequence[str],
    lang: str,
    viewer: int | None,
) -> str:
    args = game.words_for(what, lang)
    seats = seat_fields(type(what))
    for name in seats:
        seat = getattr(what, name)
        if seat is not None:
            args[name] = names[seat]
            args[f"{name}_of"] = whose(names[seat], lang)
        args[f"{name}_me"] = "yes" if seat is not None and seat == viewer else "no"
    first = getattr(what, seats[0]) if seats else None
    args["me"] = "yes" if viewer is not None and first == viewer else "no"
    tag = type(what).__struct_config__.tag
    return say(game.id, f"{prefix}-{tag}", lang, **args)
