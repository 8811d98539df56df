"""A table in this process: its connections, its bots and clocks, and the way of a move.

Everything happens under one lock: check, append, tell. Nothing is told before it is durable.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from undertable.core.errors import Refusal as Refused
from undertable.server.hub import LocalHub, Wake
from undertable.server.telling import Teller
from undertable.table import bots, commands, lines
from undertable.table.commands import By
from undertable.table.lines import AnyLine
from undertable.table.table import Table, read_table
from undertable.table.types import Declined, Phase, Refusal

if TYPE_CHECKING:
    from undertable.server.connection import Connection
    from undertable.server.hall import Hall

Make = Callable[[Table], AnyLine]
Acknowledge = Callable[[Table], None]

RETRIES = 20
PATIENCE = 10.0
"""Seconds until any process may do what the one that should have done it did not."""
PRESENT = 75.0
"""Seconds for which another process's word that somebody is there is believed."""

log = logging.getLogger(__name__)


class Unappendable(Exception):
    """Others were faster again and again."""


class Room:
    """One open table."""

    def __init__(self, hall: Hall, table: Table, holders: dict[str, bytes]) -> None:
        self.hall = hall
        self.table = table
        self.holders = holders
        self.lock = asyncio.Lock()
        self.teller = Teller(self)
        self.idle_since = time()
        self._elsewhere: dict[str, float] = {}
        self._missing: dict[str, float] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._jobs: set[asyncio.Task[None]] = set()

    # Who is here.

    async def enter(self, connection: Connection) -> None:
        async with self.lock:
            self.teller.connections.add(connection)
            if connection.person is not None:
                self._missing.pop(connection.person, None)
                self.hall.hub.tell(Wake(self.table.id, connection.person))
            await self.teller.welcome(connection)
        self.look_after()

    def exit(self, connection: Connection) -> None:
        self.teller.connections.discard(connection)
        self.idle_since = time()
        if connection.person is not None and connection.person not in self.online():
            self._missing[connection.person] = time()
            self._do(self._show_who_is_here())
        self.look_after()

    def online(self) -> set[str]:
        here = {c.person for c in self.teller.connections if c.person is not None}
        now = time()
        return here | {who for who, at in self._elsewhere.items() if now - at < PRESENT}

    def heard_of(self, person: str) -> None:
        """Another process has this person."""
        news = person not in self.online()
        self._elsewhere[person] = time()
        self._missing.pop(person, None)
        if news:
            self._do(self._show_who_is_here())

    async def _show_who_is_here(self) -> None:
        """Under the lock, like all telling: the table may have run ahead of its record."""
        async with self.lock:
            self.teller.table_changed()

    def wake_others(self) -> None:
        self.hall.hub.tell(Wake(self.table.id))

    # The way of a line: check, append, tell.

    async def carry_out(self, make: Make, acknowledge: Acknowledge | None = None) -> None:
        """Make the line, append it, tell everybody. A refusal changes nothing."""
        async with self.lock:
            if self.hall.stopping:
                raise Declined(Refusal.STOPPING)
            line = await self._append_somehow(make)
            if acknowledge is not None:
                acknowledge(self.table)
            self.wake_others()
            arranged = not isinstance(line, lines.Played) or self.table.phase is Phase.OVER
            await self.teller.tell(arranged)
            if arranged and self.table.created.listed:
                await self.hall.describe(self.table)
        self.look_after()

    async def _append_somehow(self, make: Make) -> AnyLine:
        """Whenever another process was faster, look again and decide again."""
        for _ in range(RETRIES):
            try:
                line = make(self.table)
            except Refused:
                if not await self._fell_behind():
                    raise
                continue
            if await self._append(line):
                return line
        raise Unappendable(self.table.id)

    async def _fell_behind(self) -> bool:
        """Whether other processes did something that this one has not heard of; now it has."""
        if isinstance(self.hall.hub, LocalHub):
            return False
        news = await self.hall.store.record(self.table.id, self.table.number)
        for line in news:
            self.table.apply(lines.decode(line))
        if news:
            await self.teller.tell()
        return bool(news)

    async def _append(self, line: AnyLine) -> bool:
        number, now = self.table.number, time()
        durable = False
        try:
            self.table.apply(line)
            due = commands.due(self.table, now, PATIENCE)
            durable = await self.hall.store.append(
                self.table.id, number, lines.encode(line), now, due
            )
        finally:
            if not durable:
                await self._reread()
        return durable

    async def _reread(self) -> None:
        """The table ran ahead of its record, or fell behind it: read it anew, or give it up."""
        try:
            self.table = read_table(self.table.id, await self.hall.store.record(self.table.id))
        except BaseException:
            self.hall.abandon(self)
            raise
        await self.teller.tell()

    async def refresh(self) -> None:
        """Another process appended something, or may have."""
        async with self.lock:
            number = self.table.number
            for line in await self.hall.store.record(self.table.id, number):
                self.table.apply(lines.decode(line))
            await self.teller.refresh_chat()
            if self.table.number > number:
                self.holders = await self.hall.store.holders(self.table.id)
                await self.teller.tell()
        self.look_after(mine=False)

    # Bots, clocks and absence.

    def look_after(self, mine: bool = True) -> None:
        """See to what comes next. Another process's business waits until it seems forgotten."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        extra = 0.0 if mine else PATIENCE / 2 + random.random()  # noqa: S311 - spreads load
        when = self._next()
        if when is not None and not self.hall.stopping:
            delay = max(0.0, when - time()) + extra
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _next(self) -> float | None:
        """When something is to be done here."""
        pace = self.hall.settings.bot_pace if self.teller.connections else 0.0
        times = [at for _, at in self.table.deadlines()]
        times += [at for _, at in self._gone()]
        if self.table.bots_to_move() and self._thinking is None:
            times.append(time() + pace)
        return min(times, default=None)

    def _gone(self) -> list[tuple[int, float]]:
        """Seats that others wait for in vain, and until when they wait."""
        online = self.online()
        if not self.table.may_be_gone() or not online:
            return []
        missed = []
        for seat in self.table.actors():
            person = self.table.chairs[seat].person
            if person is not None and person not in online and not self.table.chairs[seat].away:
                since = self._missing.setdefault(person, time())
                missed.append((seat, since + self.hall.settings.gone_after))
        return missed

    def _ring(self) -> None:
        self._alarm = None
        now = time()
        late = [seat for seat, at in (*self.table.deadlines(), *self._gone()) if at <= now]
        if late:
            self._do(self._stand_in(late[0]))
        elif self.table.bots_to_move() and self._thinking is None:
            self._thinking = asyncio.create_task(self._let_bots_move())
        else:
            self.look_after()

    def _do(self, work: Any) -> None:
        job: asyncio.Task[None] = asyncio.create_task(work)
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _stand_in(self, seat: int) -> None:
        def away(table: Table) -> AnyLine:
            if seat not in table.actors() or table.chairs[seat].automatic:
                raise Declined(Refusal.NOT_YOUR_TURN)
            return commands.go_away(seat, By(None, None, time()))

        try:
            await self.carry_out(away)
        except Refused:
            self.look_after()

    async def _let_bots_move(self) -> None:
        try:
            await self._bot_moves()
        except Exception:
            log.exception("bot could not move", extra={"table": self.table.id})
            await asyncio.sleep(1)
        finally:
            self._thinking = None
            self.look_after()

    async def _bot_moves(self) -> None:
        async with self.lock:
            if not (waiting := self.table.bots_to_move()):
                return
            seat = waiting[0]
            version = self.table.version(seat)
            question = bots.ask(self.table, seat, secrets.token_hex(16))
            cue = self.table.cue()
        scripted = bots.Answer(to_builtins(cue.move)) if cue else None
        answer = scripted or await self.hall.thinkers.answer(question)

        def play(table: Table) -> AnyLine:
            if seat not in table.bots_to_move() or table.version(seat) != version:
                raise Declined(Refusal.STALE)
            return commands.play_for(table, seat, answer, question.level, By(None, None, time()))

        try:
            await self.carry_out(play)
            self.hall.metrics.count("moves", "bot")
        except Declined:
            return
        except Refused:
            log.exception("bot made an illegal move", extra={"game": question.game})
            answer = bots.any_answer(question)
            await self.carry_out(play)

    # The end.

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is to be done that could not wait for its time."""
        return not self.teller.connections and self._thinking is None and not self._jobs

    async def close(self) -> None:
        """Finish what is in flight; nothing new begins."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._thinking, *self._jobs):
            if task is not None and not self.lock.locked():
                task.cancel()
        async with self.lock:
            pass
