"""What a store can do, and which one an address means."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StoreError(Exception):
    """The store cannot be used; the message says why, for the operator."""


class Row(Struct, frozen=True):
    """A table as lists and alarms need it. `due` is when somebody must look after it."""

    id: str
    touched: float
    listed: bool
    due: float | None
    summary: bytes


class Holder(Struct, frozen=True):
    """Who may come back to a table: a person, or all who know a link. Only a secret's hash."""

    table: str
    name: str
    token: bytes


class Store(Protocol):
    """The one interface. The key (table, number) of a line is the only lock there is."""

    async def make(self, row: Row, first: bytes, holders: Sequence[Holder]) -> bool:
        """A new table with its first line, or False if the id is taken."""

    async def find(self, table: str) -> Row | None:
        """The table of this id."""

    async def listed(self, limit: int) -> list[Row]:
        """Listed tables, latest first."""

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables that somebody must look after by then, longest overdue first."""

    async def describe(self, table: str, listed: bool, summary: bytes) -> None:
        """What lists should show of the table from now on."""

    async def append(
        self, table: str, number: int, line: bytes, now: float, due: float | None
    ) -> bool:
        """Durable when it returns True; False if the record already has a line of this number.

        A line is text in UTF-8.
        """

    async def record(self, table: str, start: int = 0) -> list[bytes]:
        """The lines from number `start` on."""

    async def hold(self, holder: Holder) -> None:
        """Let somebody come back with this secret, instead of an earlier one of the same name."""

    async def holders(self, table: str) -> dict[str, bytes]:
        """The hashed secrets by name."""

    async def mark(self, table: str, name: str, version: int) -> None:
        """Everything up to this version was delivered. Never goes back."""

    async def marks(self, table: str) -> dict[str, int]:
        """What was delivered, by name."""

    async def say(self, table: str, number: int, line: bytes) -> bool:
        """A line of chat; False if there is one of this number."""

    async def chat(self, table: str, start: int = 0) -> list[bytes]:
        """The lines of chat from number `start` on."""

    async def sweep(self, before: float) -> int:
        """Forget tables that nobody touched since then; how many."""

    async def check(self) -> None:
        """Raise unless the store answers."""

    async def close(self) -> None:
        """Finish what is in flight and let go."""
