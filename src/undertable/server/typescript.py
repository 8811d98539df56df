"""Write the wire as TypeScript: `python -m undertable.server.typescript > web/src/wire.ts`."""

import sys
from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import Struct, inspect

from undertable.server import wire

HEAD = """\
// Made from src/undertable/server/wire.py by `make types`. Do not edit.

/** JSON of the game's own: a move, a view or an event. */
export type Json = any;
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


def typescript() -> str:
    """The whole file."""
    structs = [v for v in vars(wire).values() if _is_from_wire(v, Struct)]
    enums = [v for v in vars(wire).values() if _is_from_wire(v, Enum)]
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n"]
    parts += [_enum(kind) for kind in enums]
    parts += [_interface(info) for info in inspect.multi_type_info(structs)]
    parts += [_union(name) for name in ("FromClient", "FromServer")]
    return "\n".join(parts)


def _is_from_wire(value: object, kind: type) -> bool:
    return isinstance(value, type) and issubclass(value, kind) and value is not kind


def _enum(kind: type[Enum]) -> str:
    values = " | ".join(f'"{member.value}"' for member in kind)
    return f"{_doc(kind)}export type {kind.__name__} = {values};\n"


def _union(name: str) -> str:
    members = " | ".join(kind.__name__ for kind in vars(wire)[name].__args__)
    return f"export type {name} = {members};\n"


def _interface(info: Any) -> str:
    lines = "\n".join(f"  {line}" for line in _fields(info))
    return f"{_doc(info.cls)}export interface {_name(info.cls)} {{\n{lines}\n}}\n"


def _name(kind: type) -> str:
    return NAMES.get(kind.__name__, kind.__name__)


def _doc(kind: type) -> str:
    lines = [line.strip() for line in (kind.__doc__ or "").strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(info: Any) -> Iterator[str]:
    config = info.cls.__struct_config__
    if config.tag is not None:
        yield f'{config.tag_field}: "{config.tag}";'
    for field in info.fields:
        optional = not field.required and (config.forbid_unknown_fields or config.omit_defaults)
        yield f"{field.encode_name}{'?' if optional else ''}: {_type(field.type)};"


def _type(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        return _type(info.type)
    if isinstance(info, inspect.StructType | inspect.EnumType):
        return _name(info.cls)
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(_type(kind) for kind in info.types)
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    return PLAIN[type(info)]


if __name__ == "__main__":
    sys.stdout.write(typescript())
