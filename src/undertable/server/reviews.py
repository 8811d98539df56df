"""Reviews of finished games: made once, each in a process of its own, and kept beside the record.

A review is made and kept without what anybody is called or said; names are those of the moment in
which it is told, so that who is forgotten is not in it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import json, structs

from undertable.core.record import Record
from undertable.core.review import REVIEW_FORMAT, Review
from undertable.lab.review import Order
from undertable.server import wire
from undertable.server.limits import Addresses, neighbourhood
from undertable.store import Store
from undertable.table.types import Declined, Refusal

LINE_LIMIT = 1 << 21
"""Bytes of a review; usual ones have some ten to some hundred thousand."""
LONGEST_RECORD = 3000
"""Moves and chance of a game that is reviewed; the longest usual ones have a thousand."""
PATIENCE = 900.0
"""Seconds after which a review is given up: others wait for theirs."""
SHARE = 4
"""One address has at most every fourth of those that are made or wait."""
log = logging.getLogger(__name__)


class Making:
    """A review on its way."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.done, self.total = 0, 1
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Asked again and again until one is there. The same record has the same review."""

    def __init__(
        self, store: Store, addresses: Addresses, most: int, check_disk: Callable[[], None]
    ) -> None:
        self._store = store
        self._addresses = addresses
        self._most = most
        """So many are made or wait for it; with 0 there are none."""
        self._check_disk = check_disk
        self._making: dict[str, Making] = {}
        self._turn = asyncio.Semaphore(1)

    async def get(self, table: str, record: Record, address: str) -> wire.Reviewed:
        """The review of this table's game, or how far it is."""
        if not self._most:
            raise Declined(Refusal.NO_REVIEWS)
        if table not in self._making and (kept := await self.kept(table)) is not None:
            return wire.Reviewed(1, 1, structs.replace(kept, names=record.names))
        making = self._making.get(table) or self._begin(table, record, address)
        return wire.Reviewed(making.done, making.total, None)

    async def kept(self, table: str) -> Review | None:
        """If there is one, without names; one that was written otherwise than today is none."""
        if (written := await self._store.review(table)) is None:
            return None
        try:
            found = json.decode(written, type=Review)
        except msgspec.MsgspecError:
            return None
        return found if found.format == REVIEW_FORMAT else None

    def _begin(self, table: str, record: Record, address: str) -> Making:
        self._check_disk()
        if len(record.entries) > LONGEST_RECORD:
            raise Declined(Refusal.TOO_LARGE)
        if len(self._making) >= self._most:
            raise Declined(Refusal.TOO_MANY)
        who = neighbourhood(address)
        theirs = sum(making.who == who for making in self._making.values())
        if theirs * SHARE >= self._most or not self._addresses.may_review(address):
            raise Declined(Refusal.TOO_FAST)
        making = self._making[table] = Making(who)
        making.task = asyncio.create_task(self._make_and_keep(table, making, anonymous(record)))
        making.task.add_done_callback(lambda task: self._end(table, task))
        return making

    def _end(self, table: str, task: asyncio.Task[None]) -> None:
        del self._making[table]
        if not task.cancelled() and (error := task.exception()):
            log.warning("review failed", extra={"table": table, "error": repr(error)})

    async def _make_and_keep(self, table: str, making: Making, record: Record) -> None:
        await self._store.keep_review(table, await self._make(making, record))

    async def _make(self, making: Making, record: Record) -> bytes:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # not from the folder that the server happens to be started in
                "-m",
                "undertable.server.review_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
            try:
                async with asyncio.timeout(PATIENCE):
                    return await _read(process, making, record)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        tasks = [making.task for making in self._making.values() if making.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(process: asyncio.subprocess.Process, making: Making, record: Record) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.encode(Order(record)) + b"\n")
    await process.stdin.drain()
    while line := await process.stdout.readline():
        if not line.startswith(b"["):
            return line.rstrip()
        making.done, making.total = json.decode(line)
    raise RuntimeError("the process ended without a review")


def anonymous(record: Record) -> Record:
    """What a review is made of: the game alone."""
    entries = [structs.replace(entry, words=None) for entry in record.entries]
    return structs.replace(record, names=[], seed=None, salts=[], commitments=[], entries=entries)
