"""What a page asks about a game it does not know: kinds of moves and events, and their words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from importlib.resources import files
from operator import or_
from pathlib import PurePath
from typing import Any

import msgspec
from msgspec import inspect

from undertable.core.game import Game
from undertable.core.sentences import seat_fields
from undertable.core.types import Event, Move, Said
from undertable.server import wire
from undertable.table.types import Declined, Refusal

BUILT = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Files that a browser takes as they are, and what they are."""


@cache
def kinds_of(game: Game) -> wire.Kinds:
    moves = {_name(kind): wire.Kind(seat_fields(kind)) for kind in game.moves}
    events = {_name(kind): wire.Kind(seat_fields(kind), kind.fleeting) for kind in _events(game)}
    fields = dict(_fields(inspect.type_info(game.view), "", {}))
    return wire.Kinds(moves, events, fields, sorted(web_files(game)))


@cache
def web_files(game: Game) -> dict[str, bytes]:
    """What a game brings for its page, built already, in its folder `web`."""
    folder = files(type(game).__module__) / "web"
    if not folder.is_dir():
        return {}
    built = (file for file in folder.iterdir() if PurePath(file.name).suffix in BUILT)
    return {file.name: file.read_bytes() for file in built}


def _fields(info: Any, path: str, known: dict[str, Any]) -> Iterator[tuple[str, wire.Field]]:
    """Each field of which something is known, `known` being what stands around its type."""
    if isinstance(info, inspect.Metadata):
        yield from _fields(info.type, path, known | (info.extra or {}))
    elif isinstance(info, inspect.UnionType):
        for kind in info.types:
            yield from _fields(kind, path, known)
    elif isinstance(info, inspect.VarTupleType):
        yield from _fields(info.item_type, path, known)
    elif isinstance(info, inspect.DictType):
        yield from _fields(info.key_type, path, known)
    elif isinstance(info, inspect.StructType):
        yield from _told(path, known)
        for field in info.fields:
            inner = f"{path}.{field.name}" if path else field.name
            yield from _fields(field.type, inner, {})
    else:
        yield from _told(path, known)


def _told(path: str, known: dict[str, Any]) -> Iterator[tuple[str, wire.Field]]:
    about = {name: known[name] for name in wire.Field.__struct_fields__ if name in known}
    if about:
        yield path, wire.Field(**about)


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
