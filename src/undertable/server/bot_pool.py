"""The processes in which bots think. Who takes too long or fails is replaced, with the move."""

from __future__ import annotations

import asyncio
import logging
import sys
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
    """So many workers; a question waits for one that is free."""

    def __init__(self, count: int, budget: float) -> None:
        self._budget = budget
        self._all = [BotProcess() for _ in range(count)]
        self._free: asyncio.Queue[BotProcess] = asyncio.Queue()
        for process in self._all:
            self._free.put_nowait(process)

    async def answer(self, question: Question) -> Answer:
        """Within the budget, come what may."""
        try:
            return await self._think(question) if self._all else answer(question)
        except Exception as error:
            failure = {"game": question.game, "bot": question.level, "error": repr(error)}
            log.warning("bot failed", extra=failure)
            return any_answer(question)

    async def _think(self, question: Question) -> Answer:
        process = await self._free.get()
        try:
            async with asyncio.timeout(self._budget):
                return await process.think(question)
        except BotFailed:
            raise
        except Exception:
            await process.end()
            raise
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        for process in self._all:
            await process.end()
