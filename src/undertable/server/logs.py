"""Logs for machines: one JSON object a line, on standard error. Never a token, never a secret."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256

from msgspec import json

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def mark(table: str) -> str:
    """A table's name in logs: its id is part of its links."""
    return sha256(table.encode()).hexdigest()[:10]


class JsonLines(logging.Formatter):
    """Time, level, what, and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        extra = {key: value for key, value in vars(record).items() if key not in PLAIN}
        if "table" in extra:
            extra["table"] = mark(str(extra["table"]))
        said: dict[str, object] = extra | {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if record.exc_info and record.levelno >= logging.ERROR:
            said["traceback"] = self.formatException(record.exc_info)
        elif record.exc_info:  # it passes by itself: a database that restarts, say
            said["error"] = repr(record.exc_info[1])
        return json.encode(said, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "uvicorn.access", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(not_of_strangers)


def not_of_strangers(record: logging.LogRecord) -> bool:
    """What anybody can cause by a bad request, as often as they like, fills no disk."""
    return record.levelno > logging.WARNING
