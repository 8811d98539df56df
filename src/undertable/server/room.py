"""A table in this process: its connections, its bots and clocks, and the way of a move.

Everything happens under one lock: check, append, apply, tell. The table here is never ahead of its
record, so a line that could not be appended leaves nothing to be undone.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable
from time import time

from msgspec import json, to_builtins

from undertable.core.errors import Refusal as Refused
from undertable.server import broadcast, identity, wire
from undertable.server.broadcast import News
from undertable.server.chat import Chat
from undertable.server.connection import Connection
from undertable.server.hub import LocalHub, Wake
from undertable.server.services import Services
from undertable.table import bots, commands, lines
from undertable.table.commands import By
from undertable.table.table import Draft, Table, read_table
from undertable.table.types import Declined, Phase, Refusal, Role

Make = Callable[[Table], Draft]
Acknowledge = Callable[[Table], None]

RETRIES = 20
PATIENCE = 10.0
"""Seconds until any process may do what the one that should have done it did not."""
PRESENT = 75.0
"""Seconds for which another process's word that somebody is there is believed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts at something that fails."""

log = logging.getLogger(__name__)


class Unappendable(Exception):
    """Others were faster again and again."""


async def open_room(services: Services, name: str) -> Room:
    """The room of this table, as its record has it."""
    record = await services.store.record(name)
    if not record:
        raise Declined(Refusal.NO_SUCH_TABLE)
    room = Room(services, read_table(name, record))
    room.holders = await services.store.holders(name)
    room.delivered = await services.store.marks(name)
    await room.chat.news()
    return room


class Room:
    """One open table."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        """As its record has it. Replaced, never changed."""
        self.connections: set[Connection] = set()
        self.holders: dict[str, bytes] = {}
        self.delivered: dict[str, int] = {}
        """Up to which version each person was shown what is shown once."""
        self.chat = Chat(services.store, table.id)
        self.idle_since = time()
        self._lock = asyncio.Lock()
        self._unsure = False
        """An append ended without saying how."""
        self._woken = False
        """Another process did something that was not looked at yet."""
        self._elsewhere: dict[str, float] = {}
        self._missing: dict[str, float] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}

    # Who is here.

    async def enter(self, connection: Connection) -> None:
        """From now on this connection is told what happens; first, how things stand."""
        async with self._lock:
            self.connections.add(connection)
            if connection.person is not None:
                self._missing.pop(connection.person, None)
                self.services.hub.tell(Wake(self.table.id, connection.person))
            await self._welcome(connection)
        self.look_after()

    async def _welcome(self, connection: Connection) -> None:
        """Who you are, the table, what was said, and the game with what was missed."""
        table, person = self.table, connection.person
        role = Role.SPECTATOR if person is None else table.guest(person).role
        connection.say(wire.Welcome(person, role, table.seat_of(person), time()))
        self._show_arrangement()
        for said in await self.chat.since(connection.heard):
            broadcast.chat(said, [connection])
        if table.match is not None:
            shown = table.version(None) if person is None else await self._shown_once(person)
            await self._send([broadcast.whole(table, connection, shown)])

    async def _shown_once(self, person: str) -> int:
        """Up to where this person was shown what is shown once, in whichever process."""
        if not isinstance(self.services.hub, LocalHub):
            self.delivered = await self.services.store.marks(self.table.id)
        return self.delivered.get(person, 0)

    def exit(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time()
        if connection.person is not None and connection.person not in self.online():
            self._missing[connection.person] = time()
            self._show_arrangement()
        self.look_after()

    def online(self) -> set[str]:
        here = {c.person for c in self.connections if c.person is not None}
        now = time()
        return here | {who for who, at in self._elsewhere.items() if now - at < PRESENT}

    def heard_of(self, person: str) -> None:
        """Another process has this person."""
        news = person not in self.online()
        self._elsewhere[person] = time()
        self._missing.pop(person, None)
        if news:
            self._show_arrangement()

    def tell_who_is_here(self) -> None:
        """To the other processes."""
        for person in {c.person for c in self.connections} - {None}:
            self.services.hub.tell(Wake(self.table.id, person))

    async def recognise(self, token: str) -> str:
        """Whose token this is; they may have come to the table in another process."""
        if (person := self._holder(token)) is None:
            self.holders = await self.services.store.holders(self.table.id)
            await self.refresh()
            person = self._holder(token)
        if person is None:
            raise Declined(Refusal.BAD_TOKEN)
        return person

    def _holder(self, token: str) -> str | None:
        person = identity.person_of(self.holders, token)
        return person if person in self.table.people else None

    # The way of a line: check, append, apply, tell.

    async def carry_out(self, make: Make, acknowledge: Acknowledge | None = None) -> lines.AnyLine:
        """Make the line, append it, tell everybody. A refusal changes nothing."""
        async with self._lock:
            if self.services.stopping:
                raise Declined(Refusal.STOPPING)
            line = await self._append_somehow(make)
            if acknowledge is not None:
                acknowledge(self.table)
            self.services.hub.tell(Wake(self.table.id))
            arranged = not isinstance(line, lines.Played) or self.table.phase is Phase.OVER
            await self._tell_somehow(arranged)
        self.look_after()
        return line

    async def _append_somehow(self, make: Make) -> lines.AnyLine:
        """Whenever another process was faster, look again and decide again."""
        for _ in range(RETRIES):
            try:
                draft = make(self.table)
            except Refused:
                if not await self._fell_behind():
                    raise
                continue
            if await self._append(draft):
                return draft.line
            await self._catch_up()
        raise Unappendable(self.table.id)

    async def _append(self, draft: Draft) -> bool:
        """Only what is durable becomes the table."""
        after, now = self.table.after(draft), time()
        due = commands.due(after, now, PATIENCE)
        self._unsure = True
        durable = await self.services.store.append(
            self.table.id, self.table.number, lines.encode(draft.line), now, due
        )
        self._unsure = False
        if durable:
            self.table = after
        return durable

    async def _fell_behind(self) -> bool:
        """Whether the record has something that this process has not heard of; now it has."""
        if isinstance(self.services.hub, LocalHub) and not self._unsure:
            return False
        return await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what the record has and the table has not; whether there was anything."""
        news = await self.services.store.record(self.table.id, self.table.number)
        self._unsure = False
        if news:
            self.table = self.table.after(*(Draft(lines.decode(line)) for line in news))
            await self._tell_somehow()
        return bool(news)

    async def refresh(self) -> None:
        """Another process appended or said something, or may have."""
        async with self._lock:
            await self._catch_up()
            for said in await self.chat.news():
                broadcast.chat(said, self.connections)
        self.look_after(mine=False)

    def refresh_soon(self) -> None:
        self._woken = True
        self._persist("refresh", self._refresh_while_woken)

    async def _refresh_while_woken(self) -> None:
        while self._woken:
            self._woken = False
            try:
                await self.refresh()
            except Exception:
                self._woken = True
                raise

    # Telling.

    async def _tell_somehow(self, arranged: bool = True) -> None:
        """What is told stands already, so a failure here is nobody's but ours: try again later."""
        try:
            await self._tell(arranged)
        except Exception:
            log.exception("telling failed", extra={"table": self.table.id})
            self._persist("tell", self._tell_again)

    async def _tell_again(self) -> None:
        async with self._lock:
            await self._tell()

    async def _tell(self, arranged: bool = True) -> None:
        """Something may have changed: everybody gets what concerns them."""
        if arranged:
            broadcast.dismiss(self.table, self.connections)
            self._show_arrangement()
        await self._send(broadcast.news(self.table, self.connections))
        if arranged and self.table.created.listed:
            await self._describe()

    async def _send(self, news: list[News]) -> None:
        """What is shown once is noted before it is shown."""
        marks = {n.connection.person: n.version for n in news if n.fleeting}
        await asyncio.gather(*(self._mark(who, at) for who, at in marks.items() if who))
        for item in news:
            item.send()

    async def _mark(self, person: str, version: int) -> None:
        if self.delivered.get(person, 0) < version:
            await self.services.store.mark(self.table.id, person, version)
            self.delivered[person] = version

    def _show_arrangement(self) -> None:
        broadcast.arrangement(self.table, self.online(), self.connections)

    async def _describe(self) -> None:
        """What the list of tables shows."""
        listed = self.table.phase in (Phase.GATHERING, Phase.PLAYING)
        await self.services.store.describe(self.table.id, listed, summary(self.table))

    async def say(self, person: str, command: wire.Say) -> None:
        """Words for everybody at the table."""
        async with self._lock:
            for said in await self.chat.say(self.table, person, command):
                broadcast.chat(said, self.connections)
        self.services.hub.tell(Wake(self.table.id))

    # Bots, clocks and absence.

    def look_after(self, mine: bool = True) -> None:
        """See to what comes next. Another process's business waits until it seems forgotten."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        extra = 0.0 if mine else PATIENCE / 2 + random.random()  # noqa: S311 - spreads load
        when = self._next()
        if when is not None and not self.services.stopping:
            delay = max(0.0, when - time()) + extra
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _next(self) -> float | None:
        """When something is to be done here."""
        pace = self.services.settings.bot_pace if self.connections else 0.0
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
                missed.append((seat, since + self.services.settings.gone_after))
        return missed

    def _ring(self) -> None:
        self._alarm = None
        now = time()
        late = [seat for seat, at in (*self.table.deadlines(), *self._gone()) if at <= now]
        if late:
            self._persist(f"stand in {late[0]}", lambda: self._stand_in(late[0]))
        elif self.table.bots_to_move() and self._thinking is None:
            self._thinking = asyncio.create_task(self._let_bots_move())
        else:
            self.look_after()

    async def _stand_in(self, seat: int) -> None:
        def away(table: Table) -> Draft:
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
        table = self.table
        if not (waiting := table.bots_to_move()):
            return
        seat = waiting[0]
        version = table.version(seat)
        question = bots.ask(table, seat, secrets.token_hex(16))
        cue = table.cue()
        scripted = bots.Answer(to_builtins(cue.move)) if cue else None
        answer = scripted or await self.services.bots.answer(question)

        def play(table: Table) -> Draft:
            if seat not in table.bots_to_move() or table.version(seat) != version:
                raise Declined(Refusal.STALE)
            return commands.play_for(table, seat, answer, question.level, By(None, None, time()))

        try:
            await self.carry_out(play)
            self.services.metrics.count("moves", "bot")
        except Declined:
            return
        except Refused:
            log.exception("bot made an illegal move", extra={"game": question.game})
            answer = bots.any_answer(question)
            await self.carry_out(play)

    # What is to be done until it succeeds.

    def _persist(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do it soon, and again while it fails; never twice at once."""
        if name not in self._jobs and not self.services.stopping:
            self._jobs[name] = asyncio.create_task(self._until_done(name, work))

    async def _until_done(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    await work()
                except Exception:
                    log.exception("will be tried again", extra={"table": self.table.id})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    return
        finally:
            del self._jobs[name]

    # The end.

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is to be done that could not wait for its time."""
        return not self.connections and self._thinking is None and not self._jobs

    async def close(self) -> None:
        """Finish what is in flight; nothing new begins."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._thinking, *self._jobs.values()):
            if task is not None and not self._lock.locked():
                task.cancel()
        async with self._lock:
            pass


def summary(table: Table) -> bytes:
    """What the list of tables shows."""
    host = next((g.name for g in table.people.values() if g.role is Role.HOST), "")
    free = sum(not chair.taken for chair in table.chairs)
    return json.encode(
        wire.TableSummary(table.id, table.game.id, host, len(table.chairs), free, table.phase)
    )
