"""Positions as they are written down, so that people and programs can set up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from undertable.core.errors import malformed

Number: TypeAlias = Annotated[int, Meta(ge=0)]
"""Of things on the table: there are never fewer than none."""


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """A written position. A game adds its fields; what a new game has anyway may be left out."""

    seats: int
    options: dict[str, Any] = {}

    def fault(self) -> str | None:
        """Why nobody can ever come to sit at such a table."""
        return None

    def fill(self, state: Any) -> None:
        """Make a new state what the position says."""


W = TypeVar("W", bound=Written)


def read_position(kind: type[W], written: Mapping[str, Any]) -> W:
    try:
        position = msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        raise malformed("refusal-bad-position", what=str(error)) from None
    if (what := position.fault()) is not None:
        raise malformed("refusal-bad-position", what=what)
    return position
