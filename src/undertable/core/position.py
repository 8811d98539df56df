"""Positions as they are written down, so that people and programs can set up a table.

Whatever a state is made of is written and read back by its own name, without being listed here or
in the game. A game declares a field only if it is written otherwise than it is held (`written_as`),
if it is checked more closely, or if leaving it out means something else than in a new game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, structs, to_builtins

from undertable.core.errors import Refusal, malformed
from undertable.core.state import State, fields_of

Number: TypeAlias = Annotated[int, Meta(ge=0)]
"""Of things on the table: there are never fewer than none."""


class Form(NamedTuple):
    """How a value of a state is written, and read back; both are given the state first."""

    write: Callable[[Any, Any], Any]
    read: Callable[[Any, Any], Any]


def written_as(write: Callable[[Any, Any], Any], read: Callable[[Any, Any], Any]) -> Meta:
    """For the type of a declared field: `Annotated[str, written_as(name_of, number_of)]`."""
    return Meta(extra={"form": Form(write, read)})


NO_ONE: Meta = written_as(lambda _, seat: None if seat < 0 else seat, lambda _, seat: seat)
"""A seat or number that a state holds as -1 where there is none."""


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """A written position. What is left out, or None, is as in a new game."""

    derived: ClassVar[frozenset[str]] = frozenset()
    """Fields of the state that follow from others: `fill` sees to them, nobody writes them."""

    seats: int
    options: dict[str, Any] = {}
    undeclared: dict[str, Any] = {}

    @classmethod
    def of(cls, state: State) -> dict[str, Any]:
        """The state written down."""
        data: dict[str, Any] = {}
        for name in sorted(fields_of(state).names):  # in one order, compiled or not
            if name not in cls.derived:
                key, form = _declared(cls).get(name, (name, None))
                value = getattr(state, name)
                data[key] = to_builtins(form.write(state, value) if form else value)
        return data

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Self:
        keys = {"seats", "options"} | {key for key, _ in _declared(cls).values()}
        position = msgspec.convert({k: v for k, v in written.items() if k in keys}, cls)
        position.undeclared = {k: v for k, v in written.items() if k not in keys}
        return position

    def fault(self) -> str | None:
        """Why nobody can ever come to sit at such a table."""
        return None

    def flaws(self, state: Any) -> Iterator[str]:
        """The same, asked once the table is laid out and what was left out is known."""
        yield from ()

    def fill(self, state: Any) -> None:
        """Make a new state what the position says."""
        for name, (_, form) in _declared(type(self)).items():
            if (value := getattr(self, name)) is not None and hasattr(state, name):
                setattr(state, name, form.read(state, value) if form else value)
        own = {*fields_of(state).names} - self.derived
        for name, value in self.undeclared.items():
            if name not in own:
                raise ValueError(f"Object contains unknown field `{name}`")
            setattr(state, name, _read_like(getattr(state, name), name, value))


def _read_like(new: object, name: str, value: object) -> object:
    """A value of the type that the field has in a new game, and of the same length.

    Of what a new game does not have yet (None) any JSON is taken: declare it to be stricter.
    """
    if not isinstance(new, list):
        return value if new is None else _converted(name, value, type(new))
    typed = new and new[0] is not None
    items: list[Any] = _converted(name, value, list[type(new[0])] if typed else list)  # type: ignore[misc]
    if new and len(items) != len(new):
        raise ValueError(f"{name} needs {len(new)} items")
    return items


def _converted(name: str, value: object, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}") from None


@cache
def _declared(kind: type[Written]) -> dict[str, tuple[str, Form | None]]:
    """The fields that the game declares: how each is called in JSON, and its form if it has one."""
    own = {field.name for field in structs.fields(Written)}
    return {
        field.name: (field.encode_name, _form(field.type))
        for field in structs.fields(kind)
        if field.name not in own
    }


def _form(kind: Any) -> Form | None:
    args = get_args(kind)
    if get_origin(kind) is Annotated:
        extras = [part.extra or {} for part in args[1:] if isinstance(part, Meta)]
        own: list[Form] = [extra["form"] for extra in extras if "form" in extra]
        return own[0] if own else _form(args[0])
    forms = [form for part in args if (form := _form(part)) is not None]
    if not forms:
        return None
    return _each(forms[0]) if get_origin(kind) is list else forms[0]


def _each(form: Form) -> Form:
    return Form(
        lambda state, values: [form.write(state, value) for value in values],
        lambda state, values: [form.read(state, value) for value in values],
    )


def read_position(kind: type[Written], written: Mapping[str, Any]) -> Written:
    try:
        position = kind.read(written)
    except msgspec.ValidationError as error:
        raise malformed("refusal-bad-position", what=str(error)) from None
    if (what := position.fault()) is not None:
        raise malformed("refusal-bad-position", what=what)
    return position


def fill_position(position: Written, state: State) -> None:
    try:
        position.fill(state)
        what = next(position.flaws(state), None)
    except Refusal:
        raise
    except KeyError as error:
        what = f"there is no {error.args[0]}"
    except (ValueError, IndexError, TypeError) as error:
        what = str(error)
    if what is not None:
        raise malformed("refusal-bad-position", what=what)
