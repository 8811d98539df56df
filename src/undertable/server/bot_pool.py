"""The processes in which bots think. Who takes too long or fails is replaced, with the move."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict, deque
from contextlib import suppress

from msgspec import json

from undertable.table.bots import Answer, Question, answer, any_answer

LINE_LIMIT = 1 << 20
log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot found no move; its process is well."""


class BotProcess:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, question: Question) -> Answer:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.encode(question) + b"\n")
        await process.stdin.drain()
        reply = json.decode(await process.stdout.readline(), type=Answer | str)
        if isinstance(reply, str):
            raise BotFailed(reply)
        return reply

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # not from the folder that the server happens to be started in
            "-m",
            "undertable.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )
        return self._process

    async def end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None


class BotPool:
    """So many workers; a question waits for one that is free.

    Whoever has many wait has them answered in turn with those of others: sixty tables of strong
    bots that somebody watches keep nobody else's from moving.
    """

    def __init__(self, count: int, budget: float) -> None:
        self._budget = budget
        self._all = [BotProcess() for _ in range(count)]
        self._free = list(self._all)
        self._waiting: OrderedDict[str, deque[asyncio.Future[BotProcess]]] = OrderedDict()

    async def answer(self, question: Question, who: str = "") -> Answer:
        """Within the budget, come what may."""
        try:
            return await self._think(question, who) if self._all else answer(question)
        except Exception as error:
            failure = {"game": question.game, "bot": question.level, "error": repr(error)}
            log.warning("bot failed", extra=failure)
            return any_answer(question)

    async def _think(self, question: Question, who: str) -> Answer:
        process = await self._take(who)
        try:
            async with asyncio.timeout(self._budget):
                return await process.think(question)
        except BotFailed:
            raise
        except Exception:
            await process.end()
            raise
        finally:
            self._give(process)

    async def _take(self, who: str) -> BotProcess:
        if self._free:
            return self._free.pop()
        promise: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(promise)
        try:
            return await promise
        except asyncio.CancelledError:
            if promise.done() and not promise.cancelled():
                self._give(promise.result())
            raise

    def _give(self, process: BotProcess) -> None:
        """To the next who waits, and of each only one before the others."""
        while self._waiting:
            who, theirs = self._waiting.popitem(last=False)
            promise = theirs.popleft()
            if theirs:
                self._waiting[who] = theirs
            if not promise.done():
                promise.set_result(process)
                return
        self._free.append(process)

    async def close(self) -> None:
        for process in self._all:
            await process.end()
