"""One JSON object a line; a traceback only for what is wrong with the server."""

import logging

import pytest
from msgspec import json

from undertable.server.logs import JsonLines


def line(level: int) -> dict[str, str]:
    try:
        raise OSError("the database system is starting up")
    except OSError as error:
        raised = (OSError, error, error.__traceback__)
    record = logging.LogRecord("pool", level, "", 0, "no connection", None, raised)
    said: dict[str, str] = json.decode(JsonLines().format(record))
    return said


def test_what_passes_by_itself_is_one_line_without_a_traceback() -> None:
    said = line(logging.WARNING)
    assert said["error"] == "OSError('the database system is starting up')"
    assert "traceback" not in said


@pytest.mark.parametrize("level", [logging.ERROR, logging.CRITICAL])
def test_an_error_says_where_it_came_from(level: int) -> None:
    assert "Traceback" in line(level)["traceback"]
