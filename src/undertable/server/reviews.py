"""Reviews of finished games: made once, each in a process of its own, and kept."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256

from msgspec import Raw, json

from undertable.core.record import Record
from undertable.lab.review import Order
from undertable.server import wire
from undertable.table.types import Declined, Refusal

MOST_KEPT = 64
MOST_WAITING = 16
"""Reviews that are being made or wait for it."""
LINE_LIMIT = 1 << 25
log = logging.getLogger(__name__)


class Making:
    """A review on its way."""

    def __init__(self) -> None:
        self.done, self.total = 0, 1
        self.task: asyncio.Task[bytes] | None = None


class Reviews:
    """Asked again and again until one is there. The same record has the same review."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._making: dict[bytes, Making] = {}
        self._turn = asyncio.Semaphore(1)

    def get(self, record: Record) -> wire.Reviewed:
        """The review, or how far it is."""
        key = sha256(json.encode(record)).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return wire.Reviewed(1, 1, Raw(self._kept[key]))
        making = self._making.get(key) or self._begin(key, record)
        return wire.Reviewed(making.done, making.total, None)

    def _begin(self, key: bytes, record: Record) -> Making:
        if len(self._making) >= MOST_WAITING:
            raise Declined(Refusal.TOO_MANY)
        making = self._making[key] = Making()
        making.task = asyncio.create_task(self._make(making, record))
        making.task.add_done_callback(lambda task: self._end(key, task))
        return making

    def _end(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if task.cancelled():
            return
        if error := task.exception():
            log.warning("review failed", extra={"error": repr(error)})
            return
        self._kept[key] = task.result()
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

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
