"""Files that are whole or as they were: what is new is written aside first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_aside(file: Path) -> Iterator[BinaryIO]:
    """To be written to; takes the place of the file when all of it is there."""
    aside = file.with_name(f"{file.name}.new")
    try:
        with aside.open("wb") as out:
            yield out
        aside.replace(file)
    finally:
        aside.unlink(missing_ok=True)
