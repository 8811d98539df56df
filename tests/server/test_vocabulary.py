"""One word from the wire to the record: a command, the function that checks it, and its line."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

from undertable.server import wire
from undertable.table import commands, lines

IRREGULAR = {
    "sit": "Sat",
    "stand": "Stood",
    "leave": "Left",
    "ready": "Readied",
    "seat_bot": "SeatedBot",
    "back": "CameBack",
    "go_away": "WentAway",
    "call_off": "CalledOff",
}
NO_LINE = {"hello", "ping", "say", "unsay", "report"}
"""Who comes on line, and what is said, changes nothing at the table."""

OPERATOR = {"rename", "close"}
"""What who runs the server can do by request."""

COMMANDS = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.FromClient)} | {
    "join": wire.Join
}


def line_of(command: str) -> str:
    regular = command.capitalize() + ("d" if command.endswith("e") else "ed")
    return IRREGULAR.get(command, regular)


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - NO_LINE))
def test_a_command_its_check_and_its_line_share_a_word(command: str) -> None:
    assert COMMANDS[command].__name__.lower() == command.replace("_", "")
    assert hasattr(commands, command)
    assert hasattr(lines, line_of(command))
    if command != "rematch":  # its check makes the first line of the next table
        assert f"lines.{line_of(command)}(" in inspect.getsource(getattr(commands, command))


@pytest.mark.parametrize("command", sorted(OPERATOR))
def test_what_an_operator_does_shares_its_word_too(command: str) -> None:
    assert f"lines.{line_of(command)}(" in inspect.getsource(getattr(commands, command))


def test_every_line_of_a_record_belongs_to_a_command_or_a_clock() -> None:
    clocks = ("call", "go_away", "call_off")
    known = {line_of(command) for command in (*COMMANDS, *clocks, *OPERATOR)} | {"Created"}
    assert {kind.__name__ for kind in lines.AnyLine.__args__} <= known
