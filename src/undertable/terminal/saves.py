"""Games on disk: the record, written anew after every move and never half."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_state_path

from undertable.core.errors import Malformed
from undertable.core.record import Record, read_record, write_record
from undertable.core.text import Text


def save(record: Record, path: Path) -> None:
    """The old file stays whole until the new one is on the disk."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(write_record(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise _refusal("refusal-cannot-write", path, error) from None


def load(path: Path) -> Record:
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise _refusal("refusal-cannot-read", path, error) from None


def new_file(path: Path) -> Path:
    """A file for a new game: never one that holds something already."""
    if path.exists():
        raise Malformed(Text("terminal", "refusal-file-exists", {"file": str(path)}))
    return path


def usual_file(game_id: str) -> Path:
    """Where a game is kept when nobody named a file."""
    return user_state_path("undertable") / f"{game_id}.json"


def can_hold(file: Path) -> bool:
    """Make the folder of the usual file; some homes cannot be written to."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(file.parent, os.W_OK)


def _refusal(key: str, path: Path, error: OSError) -> Malformed:
    return Malformed(Text("terminal", key, {"file": str(path), "why": error.strerror or ""}))
