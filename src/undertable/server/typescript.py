"""The wire, and each game's moves, events and view, as TypeScript.

`python -m undertable.server.typescript` prints the wire, with the id of a game its types.
"""

import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any

from msgspec import Struct, inspect, json

from undertable.core.game import Game
from undertable.core.types import Options, Said
from undertable.games import game
from undertable.server import wire

HEAD = """\
// Made from src/undertable/server/wire.py by `make types`. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
GAME_HEAD = """\
// Made from the game's structs by `make types`. Do not edit.
"""
NAMES = {"Option": "OptionInfo"}
"""`Option` is something else in a browser."""
PLAIN = {
    inspect.AnyType: "Json",
    inspect.RawType: "Json",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def wire_types() -> str:
    """The whole of `web/src/wire.ts`."""
    structs = [v for v in vars(wire).values() if _is_from_wire(v, Struct)]
    enums = [v for v in vars(wire).values() if _is_from_wire(v, Enum)]
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    parts += [_enum(kind) for kind in enums]
    parts += [_interface(info) for info in inspect.multi_type_info(structs)]
    parts += [_either(name, vars(wire)[name].__args__) for name in ("FromClient", "FromServer")]
    return "\n".join(parts)


def game_types(game: Game) -> str:
    """The whole of a game's `web/types.ts`."""
    moves: tuple[type[Struct], ...] = game.moves
    events: tuple[type[Struct], ...] = (*game.events, Said)
    parts = [GAME_HEAD]
    parts += [_interface(info) for info in _reached((*moves, *events, game.view))]
    parts += [_either("Move", moves), _either("Event", events), _either("View", [game.view])]
    return "\n".join(parts)


def _reached(roots: Iterable[type[Struct]]) -> list[Any]:
    """These structs and all they hold, each once, in the order in which one meets them."""
    found: dict[type, Any] = {}
    ahead = list(inspect.multi_type_info(roots))
    while ahead:
        info = ahead.pop(0)
        if isinstance(info, inspect.StructType) and info.cls not in found:
            found[info.cls] = info
            ahead[:0] = [field.type for field in info.fields]
        else:
            ahead[:0] = _inside(info)
    names = [kind.__name__ for kind in found]
    assert len(names) == len(set(names)), f"two structs of one name: {sorted(names)}"
    return list(found.values())


def _inside(info: Any) -> list[Any]:
    """What a type that is no struct is made of."""
    if isinstance(info, inspect.Metadata):
        return [info.type]
    if isinstance(info, inspect.UnionType):
        return list(info.types)
    if isinstance(info, inspect.DictType):
        return [info.key_type, info.value_type]
    if isinstance(info, inspect.TupleType):
        return list(info.item_types)
    return [info.item_type] if hasattr(info, "item_type") else []


def _is_from_wire(value: object, kind: type) -> bool:
    return isinstance(value, type) and issubclass(value, kind) and value is not kind


def _enum(kind: type[Enum]) -> str:
    values = " | ".join(f'"{member.value}"' for member in kind)
    return f"{_doc(kind)}export type {kind.__name__} = {values};\n"


def _either(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def _interface(info: Any) -> str:
    lines = "\n".join(f"  {line}" for line in _fields(info))
    return f"{_doc(info.cls)}export interface {_name(info.cls)} {{\n{lines}\n}}\n"


def _name(kind: type) -> str:
    return NAMES.get(kind.__name__, kind.__name__)


def _doc(kind: type) -> str:
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    if len(lines) <= 1:
        return "".join(f"/** {line} */\n" for line in lines)
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(info: Any) -> Iterator[str]:
    config = info.cls.__struct_config__
    if config.tag is not None:
        yield f'{config.tag_field}: "{config.tag}";'
    for field in info.fields:
        optional = not field.required and (_is_asked(info.cls) or config.omit_defaults)
        yield f"{field.encode_name}{'?' if optional else ''}: {_type(field.type)};"


def _is_asked(kind: type[Struct]) -> bool:
    """What clients send may leave defaults out; options come back whole, inside of views."""
    return kind.__struct_config__.forbid_unknown_fields and not issubclass(kind, Options)


def _is_encoded(info: Any) -> bool:
    """Beside other types raw bytes are one of those, encoded already."""
    return isinstance(info, inspect.RawType)


def _type(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        return _type(info.type)
    if isinstance(info, inspect.StructType | inspect.EnumType):
        return _name(info.cls)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(json.encode(value).decode() for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(kind) for kind in info.types if not _is_encoded(kind))
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_type(kind) for kind in info.item_types)}]"
    return PLAIN[type(info)]


if __name__ == "__main__":
    sys.stdout.write(game_types(game(sys.argv[1])) if sys.argv[1:] else wire_types())
