"""Why what was typed is not possible now, where it is a move of another moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from undertable.core.errors import IllegalMove
from undertable.core.game import Game
from undertable.core.sentences import offer
from undertable.core.state import State
from undertable.core.text import has, say
from undertable.core.types import Move


def why_not(game: Game, state: State, seat: int, line: str, lang: str) -> IllegalMove | None:
    """The rules' own reason, if the first word names a kind of move that is not due."""
    word = line.split(maxsplit=1)[0].casefold().strip(".,!?:") if line.split() else ""
    for named, move in _kinds(game, lang):
        if word in named:
            try:
                state.copy().play(seat, move)
            except IllegalMove as refusal:
                return refusal
    return None


@cache
def _kinds(game: Game, lang: str) -> Sequence[tuple[frozenset[str], Move]]:
    """One move of each kind, with its name in records and the word it is offered by."""
    return [(_names(game, move, lang), move) for move in map(_plain, game.moves)]


def _names(game: Game, move: Move, lang: str) -> frozenset[str]:
    said = str(move.__struct_config__.tag)
    if not move.__struct_fields__:  # others are offered with what they are about
        said += " " + offer(game, move, (), lang).split()[0]
    elif has(game.id, menu := f"screen-group-{said}", lang):
        title = say(game.id, menu, lang)  # of one word; of more, the first may be an article
        said += f" {title}" if " " not in title else ""
    return frozenset(word.casefold().strip(".,!?:") for word in said.split())


def _plain(kind: type[Move]) -> Move:
    """Some move of this kind: it need not be possible, it is asked about for the refusal."""
    values: list[Any] = []
    for field in msgspec.structs.fields(kind):
        info = msgspec.inspect.type_info(field.type)
        match info:
            case msgspec.inspect.IntType():
                values.append(info.ge or 0)
            case msgspec.inspect.VarTupleType():
                values.append(())
            case msgspec.inspect.StrType() | msgspec.inspect.LiteralType():
                values.append(getattr(info, "values", ("",))[0])
            case _:
                values.append(None)
    return kind(*values)
