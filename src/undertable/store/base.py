"""What a store can do, and which one an address means."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class StoreError(Exception):
    """The store cannot be used; the message says why, for the operator."""


class StoreAway(StoreError):
    """The store does not answer right now; trying again may help."""


class StoreDamaged(StoreError):
    """What was asked for cannot be read any more."""


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


class Report(Struct, frozen=True):
    """Somebody told the host of what somebody said; of line 0 if of no line of chat."""

    table: str
    by: str
    person: str
    said: int
    at: float


class Size(Struct, frozen=True):
    """How much is kept of a table: lines of its record and chat, and their bytes."""

    table: str
    touched: float
    listed: bool
    lines: int
    chat: int
    bytes: int


class Store(Protocol):
    """The one interface. The key (table, number) of a line is the only lock there is."""

    async def make(self, row: Row, first: bytes, holders: Sequence[Holder]) -> bool:
        """A new table with its first line, or False if the id is taken."""

    async def listed(self, limit: int) -> list[Row]:
        """Listed tables, latest first."""

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables that somebody must look after by then, longest overdue first."""

    async def describe(self, table: str, listed: bool, summary: bytes) -> None:
        """What lists should show of the table from now on."""

    async def append(
        self,
        table: str,
        number: int,
        line: bytes,
        now: float,
        due: float | None,
        announce: bool = True,
    ) -> bool:
        """Durable when it returns True; False if the record has a line of this number already,
        or has not come to it: a line goes in only after the one before.

        A line is text in UTF-8. `now` never takes back when a table was touched last, and need not
        be noted if that was a few seconds ago. A store that tells other processes of its lines
        tells them of those to `announce`.
        """

    async def record(self, table: str, start: int = 0) -> list[bytes]:
        """The lines from number `start` on."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many lines the record and the chat of these tables have."""

    async def names(self) -> list[str]:
        """Every table there is a record of."""

    async def numbered(self, table: str) -> list[tuple[int, bytes]]:
        """The lines with their numbers, whatever is missing between them."""

    async def cut(self, table: str, number: int) -> int:
        """Take this line and all after it out of the record; how many."""

    async def hold(self, holder: Holder) -> None:
        """Let somebody come back with this secret, instead of an earlier one of the same name."""

    async def rehold(self, holder: Holder, was: bytes) -> bool:
        """The same for one whose secret was that one; whether it was."""

    async def holders(self, table: str) -> dict[str, bytes]:
        """The hashed secrets by name."""

    async def mark(self, table: str, name: str, version: int) -> None:
        """Everything up to this version was delivered. Never goes back."""

    async def marks(self, table: str) -> dict[str, int]:
        """What was delivered, by name."""

    async def say(self, table: str, number: int, line: bytes) -> bool:
        """A line of chat; False if there is one of this number."""

    async def chat(self, table: str, start: int, limit: int) -> list[bytes]:
        """The lines of chat from number `start` on, at most so many."""

    async def last_chat(self, table: str, limit: int) -> list[bytes]:
        """The last lines of chat, in their order."""

    async def rewrite(self, table: str, lines: Mapping[int, bytes]) -> None:
        """Put these lines of the record in the place of those of the same number."""

    async def resay(self, table: str, lines: Mapping[int, bytes]) -> None:
        """Put these lines of chat in the place of those of the same number."""

    async def release(self, table: str, name: str) -> None:
        """Let nobody come back under this name."""

    async def report(self, report: Report) -> bool:
        """Keep it; False if the same was reported before."""

    async def reports(self, table: str | None, limit: int) -> list[Report]:
        """Of a table, or of all; the latest first."""

    async def keep_review(self, table: str, review: bytes) -> None:
        """Instead of one that was kept before; of a table that there is no more nothing is kept."""

    async def review(self, table: str) -> bytes | None:
        """The review of this table's game, if one was made."""

    async def ban(self, address: str, until: float) -> None:
        """Whoever comes from there is turned away until then."""

    async def unban(self, address: str) -> bool:
        """Whether there was such a ban."""

    async def bans(self, now: float) -> dict[str, float]:
        """The addresses that are turned away now, and until when."""

    async def sizes(self, limit: int) -> list[Size]:
        """The tables of which most is kept, largest first; it may take a while."""

    async def forget(self, table: str) -> bool:
        """Delete everything of this table; whether there was anything."""

    async def scrub(self) -> None:
        """What was deleted or replaced is in none of the store's own files any more."""

    async def newest(self) -> float | None:
        """When any table was touched last."""

    async def sweep(self, before: float, but: Sequence[str] = ()) -> int:
        """Forget tables that nobody touched since then, except these; how many."""

    async def check(self) -> None:
        """Raise unless the store can be read and written."""

    async def inspect(self) -> list[str]:
        """What is wrong with it, for the operator; it may take a while."""

    async def close(self) -> None:
        """Finish what is in flight and let go."""
