"""The record on disk. Knows tables, lines, holders and chat; knows nothing of games."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undertable.store.base import (
    Holder,
    Report,
    Row,
    Size,
    Store,
    StoreAway,
    StoreDamaged,
    StoreError,
)
from undertable.store.postgres import PostgresStore
from undertable.store.sqlite import Claim, SqliteStore

__all__ = [
    "Holder",
    "Report",
    "Row",
    "Size",
    "Store",
    "StoreAway",
    "StoreDamaged",
    "StoreError",
    "claim",
    "open_store",
]


@contextmanager
def claim(address: str) -> Iterator[None]:
    """For several processes that belong together: no other server on their file."""
    if "://" in address:
        yield
        return
    held = Claim(Path(address.removeprefix("sqlite:")))
    yield
    held.release()


async def open_store(address: str, alone: bool = False) -> Store:
    """A file name or `sqlite:NAME` is SQLite, `postgresql://...` is PostgreSQL.

    `alone`: a server that wakes nobody else must be the only one on its file.
    """
    if address.startswith(("postgresql://", "postgres://")):
        return await PostgresStore.open(address)
    if "://" in address:
        raise StoreError(f"not a database this program knows: {address.partition(':')[0]}://")
    return await SqliteStore.open(Path(address.removeprefix("sqlite:")), alone)
