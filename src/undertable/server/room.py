"""A table in this process: its connections, its bots and clocks, and the way of a move.

Everything happens under one lock: check, append, apply, tell. The table here is never ahead of its
record, so a line that could not be appended leaves nothing to be undone.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from math import ceil
from time import monotonic

from msgspec import json, to_builtins

from undertable.core.errors import Refusal as Refused
from undertable.server import broadcast, identity, wire
from undertable.server.broadcast import News
from undertable.server.chat import Chat
from undertable.server.clock import now
from undertable.server.connection import Connection
from undertable.server.hub import LocalHub, Wake
from undertable.server.limits import Buckets, neighbourhood
from undertable.server.services import Services
from undertable.store import Report, StoreDamaged
from undertable.table import bots, commands, lines
from undertable.table.commands import By
from undertable.table.forgetting import same, without
from undertable.table.table import Draft, Table, read_table
from undertable.table.types import ClockKind, Declined, Phase, Refusal, Role

Make = Callable[[Table], Draft]

PATIENCE = 10.0
"""Seconds until any process may do what the one that should have done it did not."""
PRESENT = 75.0
"""Seconds for which another process's word that somebody is there is believed."""
ASKING = 2.0
"""Seconds in which the others answer that somebody is there; until then they are told all."""
REPORT_RATE, REPORT_BURST = 0.05, 5
"""What a person may report per second, and at once."""
SHOWN_REPORTS = 50
STRETCH = 0.01
"""Seconds of work at a stretch on a record."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts at something that fails."""

log = logging.getLogger(__name__)


class Unwritten(Exception):
    """The store would not take the line, nor say how the attempt ended."""


class StoreFailed(Exception):
    """What was asked of the store did not end well; nobody takes it for a fault of the rules."""


async def open_room(services: Services, name: str) -> Room:
    """The room of this table, as its record has it."""
    try:
        record = await services.store.numbered(name)
    except StoreDamaged as error:
        services.damaged(name, error)
        raise Declined(Refusal.DAMAGED) from error
    if not record:
        raise Declined(Refusal.NO_SUCH_TABLE)
    try:
        room = Room(services, await fold(name, record))
    except Declined:  # written by a newer Undertable: not damaged, but not for us
        raise
    except Exception as error:
        services.damaged(name, repr(error))
        raise Declined(Refusal.DAMAGED) from error
    services.damage.pop(name, None)
    room.last_line = record[-1][1]
    room.holders = await services.store.holders(name)
    room.delivered = await services.store.marks(name)
    await room.chat.begin()
    return room


async def fold(name: str, record: list[tuple[int, bytes]]) -> Table:
    """The table of this record."""
    if [number for number, _ in record] != list(range(len(record))):
        raise ValueError("a line is missing")
    table = read_table(name, [record[0][1]])
    async for _, line in _unhurried(record[1:]):
        table.apply(lines.decode(line))
    return table


async def _unhurried(record: list[tuple[int, bytes]]) -> AsyncIterator[tuple[int, bytes]]:
    """Line by line; however long somebody has made it, others get their turn."""
    since = monotonic()
    for numbered in record:
        yield numbered
        if monotonic() > since + STRETCH:
            await asyncio.sleep(0)
            since = monotonic()


class Room:
    """One open table."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        """As its record has it. Replaced, never changed."""
        self.last_line = b""
        """The last line of the record, to know it again."""
        self.dead: Refusal | None = None
        """Why nothing is done here any more."""
        self.connections: set[Connection] = set()
        self.holders: dict[str, bytes] = {}
        self.delivered: dict[str, int] = {}
        """Up to which version each person was shown what is shown once."""
        self.chat = Chat(services.store, table.id)
        self.idle_since = now()
        self._lock = asyncio.Lock()
        self._unsure = False
        """An append ended without saying how."""
        self._outdated = False
        """What the list of tables shows is not what is."""
        self._woken = False
        self._chat_changed = False
        """Another process did something that was not looked at yet."""
        self.behind = False
        """Another process did something while nobody was here: looked at when somebody comes."""
        self._shared_until = 0.0
        """Until then others are believed to have people here, who must be told of each line."""
        self._reports = Buckets(REPORT_RATE, REPORT_BURST)
        self._elsewhere: dict[str, float] = {}
        self._missing: dict[str, float] = {}
        self._called: tuple[int, float] | None = None
        """The line that called for salts, and when this process first saw it."""
        self._watched: dict[tuple[int, float], float] = {}
        """Deadlines as the record has them, and as they are kept here."""
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._jobs: dict[str, asyncio.Task[None]] = {}

    # Who is here.

    async def enter(self, connection: Connection) -> int:
        """From now on this connection is told what happens; first, how things stand.

        How many bytes it took to tell the game up to now.
        """
        async with self._lock:
            self._check_open()
            if not self._still_opens(connection):  # logged out between the door and here
                raise Declined(Refusal.BAD_TOKEN)
            self._let_in(connection)
            told = await self._welcome(connection)
        self.list_soon(connection)
        self.look_after()
        return told

    def _let_in(self, connection: Connection) -> None:
        """The others are told, and by the first who comes asked who is with them."""
        first = not self.connections
        self.connections.add(connection)
        self._missing.pop(connection.person or "", None)
        if first:
            self._share_for(ASKING)
        self.services.hub.tell(Wake(self.table.id, connection.person or "", who=first))
        if self.behind:
            self.refresh_soon()

    def _share_for(self, seconds: float) -> None:
        self._shared_until = max(self._shared_until, now() + seconds)

    @property
    def _others_care(self) -> bool:
        """Whether others may have people here. If nobody is here, somebody may be anywhere."""
        return not self.connections or now() < self._shared_until

    async def _welcome(self, connection: Connection) -> int:
        """Who you are, the table, what was said, and the game with what was missed."""
        table, person = self.table, connection.person
        role = Role.SPECTATOR if person is None else table.guest(person).role
        page = self.services.page
        connection.say(wire.Welcome(person, role, table.seat_of(person), now(), page=page))
        self._show_arrangement()
        for said in await self.chat.since(connection.heard):
            broadcast.chat(said, [connection])
        if role is Role.HOST:
            await self._show_reports([connection])
        if table.match is None:
            return 0
        shown = table.version(None) if person is None else await self._shown_once(person)
        news = broadcast.whole(table, connection, shown)
        await self._send([news])
        return len(news.update)

    async def _shown_once(self, person: str) -> int:
        """Up to where this person was shown what is shown once, in whichever process."""
        if not isinstance(self.services.hub, LocalHub):
            self.delivered = await self.services.store.marks(self.table.id)
        return self.delivered.get(person, 0)

    def exit(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = now()
        if connection.person is not None and connection.person not in self.online():
            self._missing[connection.person] = now()
            self._show_arrangement()
        self.list_soon(connection)
        self.look_after()

    def online(self) -> set[str]:
        here = {c.person for c in self.connections if c.person is not None}
        since = now() - PRESENT
        return here | {who for who, at in self._elsewhere.items() if at > since}

    def heard_of(self, person: str) -> None:
        """Another process has this person, or somebody who only watches."""
        self._share_for(PRESENT)
        if not person:
            return
        news = person not in self.online()
        self._elsewhere[person] = now()
        self._missing.pop(person, None)
        if news:
            self._show_arrangement()

    def tell_who_is_here(self) -> None:
        """To the other processes."""
        for person in {c.person or "" for c in self.connections}:
            self.services.hub.tell(Wake(self.table.id, person))

    def answer_who_is_here(self) -> None:
        """And what was done before this process heard that others want to be told."""
        self.tell_who_is_here()
        if self.connections:
            self.services.hub.tell(Wake(self.table.id))

    async def recognise(self, token: str) -> str:
        """Whose token this is; they may have come to the table in another process, or gone there
        from all others."""
        if not isinstance(self.services.hub, LocalHub):
            self.holders = await self.services.store.holders(self.table.id)
        if (person := self._holder(token)) is None:
            self.holders = await self.services.store.holders(self.table.id)
            await self.refresh()
            person = self._holder(token)
        if person is None:
            raise Declined(Refusal.BAD_TOKEN)
        return person

    async def opens(self, token: str) -> bool:
        """Whether this is the token of somebody here, or one of the table's links."""
        if identity.is_link(self.holders, token):
            return True
        try:
            await self.recognise(token)
        except Declined:
            return False
        return True

    def _holder(self, token: str) -> str | None:
        person = identity.person_of(self.holders, token)
        return person if person in self.table.people else None

    # The way of a line: check, append, apply, tell.

    async def carry_out(self, make: Make, asker: Connection | None = None) -> lines.AnyLine:
        """Make the line, append it, tell everybody, first who asked. A refusal changes nothing."""
        async with self._lock:
            self._check_open(asker)
            line = await self._append_somehow(make)
            if asker is not None:
                version = self.table.known(line.who, line.command) or 0
                asker.say(wire.Done(line.command or "", version))
            arranged = not isinstance(line, lines.Played) or self.table.phase is Phase.OVER
            await self._tell_somehow(arranged)
        self.look_after()
        return line

    def _check_open(self, asker: Connection | None = None) -> None:
        """Who was logged out or sent away while their command waited commands nothing any more."""
        if self.dead is not None:
            raise Declined(self.dead)
        if self.services.stopping:
            raise Declined(Refusal.STOPPING)
        if asker is not None and asker.ending:
            raise Declined(Refusal.BAD_TOKEN)

    async def _append_somehow(self, make: Make) -> lines.AnyLine:
        """Whenever another process was faster or the store fails, look again and decide again."""
        until, pause = now() + PATIENCE, FIRST_PAUSE
        while True:
            try:
                if (line := await self._try(make)) is not None:
                    return line
            except StoreFailed as failed:
                log.warning(
                    "the store failed", extra={"table": self.table.id, "error": str(failed)}
                )
                if now() > until:
                    self.refresh_soon()
                    raise Unwritten(self.table.id) from failed
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self, make: Make) -> lines.AnyLine | None:
        """The line if it was appended; None if the record had gone on meanwhile."""
        try:
            draft = make(self.table)
        except Refused:
            if not await self._fell_behind():
                raise
            return None
        after, line, at = self.table.after(draft), lines.encode(draft.line), now()
        due, self._unsure = commands.due(after, at, PATIENCE), True
        announce = self._others_care
        try:
            durable = await self.services.store.append(
                after.id, self.table.number, line, at, due, announce
            )
        except Exception as error:
            raise StoreFailed(repr(error)) from error
        self._unsure = False
        if durable:
            self.table, self.last_line = after, line
            self._tell_others(announce)
            return draft.line
        if not await self._catch_up():
            self.give_up("the record has lost its end")
            raise Declined(Refusal.DAMAGED)
        return None

    def _tell_others(self, announced: bool) -> None:
        """Of a new line, unless the store did: they may have asked while it was written."""
        if self._others_care and (self.services.hub.wants_lines or not announced):
            self.services.hub.tell(Wake(self.table.id))

    async def _fell_behind(self) -> bool:
        """Whether the record has something that this process has not heard of; now it has."""
        if isinstance(self.services.hub, LocalHub) and not self._unsure:
            return False
        return await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what the record has and the table has not; whether there was anything."""
        try:
            kept = await self.services.store.record(self.table.id, self.table.number - 1)
        except Exception as error:
            raise StoreFailed(repr(error)) from error
        self._unsure = False
        if not kept and not await self.services.store.record(self.table.id):
            self.stop(Refusal.NO_SUCH_TABLE)  # deleted, by whoever runs this server
            raise Declined(Refusal.NO_SUCH_TABLE)
        if not kept or not same(kept[0], self.last_line):
            self.give_up("the record is not what was played here")
            raise Declined(Refusal.DAMAGED)
        news = kept[1:]
        if news:
            try:
                after = self.table.after(*(Draft(lines.decode(line)) for line in news))
            except Exception as error:
                self.give_up(repr(error))
                raise Declined(Refusal.DAMAGED) from error
            self.table, self.last_line = after, news[-1]
            await self._tell_somehow()
        return bool(news)

    def give_up(self, why: str) -> None:
        """Nothing is written here any more, and everybody is told so."""
        self.services.damaged(self.table.id, why)
        self.stop(Refusal.DAMAGED)

    def stop(self, why: Refusal) -> None:
        """From now on this room does nothing."""
        self.dead = why
        if self._alarm is not None:
            self._alarm.cancel()
        self._end_all(why)

    def _end_all(self, why: Refusal) -> None:
        for connection in list(self.connections):
            connection.end(why)

    async def refresh(self) -> None:
        """Another process appended or said something, or may have."""
        async with self._lock:
            if self.dead is not None:
                return
            was_behind, self.behind = self.behind, False
            try:
                news = await self._catch_up()
                for said in await self.chat.news():
                    broadcast.chat(said, self.connections)
                if self._chat_changed:
                    await self._look_at_chat_anew()
            except Exception:
                self.behind = was_behind
                raise
        if news or was_behind:
            self.look_after(mine=False)

    def wake(self) -> None:
        """Another process appended or said something. Where nobody is, nobody has to know yet;
        what is due there is looked for in the store (`Tables`)."""
        if self.connections:
            self.refresh_soon()
        else:
            self.behind = True
            self.look_after()

    def take_up(self) -> None:
        """Something is due here. If others were at it when last heard of, they left it undone."""
        if self.behind:
            self._persist("take up", self._take_up)

    async def _take_up(self) -> None:
        await self.refresh()
        self.look_after()

    def missed_something(self) -> None:
        """Others may have asked, too."""
        self._share_for(PRESENT)
        self.wake()

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
        except Exception as error:
            log.warning("telling failed", extra={"table": self.table.id, "error": repr(error)})
            self._persist("tell", self._tell_again)

    async def _tell_again(self) -> None:
        async with self._lock:
            await self._tell()

    async def _tell(self, arranged: bool = True) -> None:
        """Something may have changed: everybody gets what concerns them."""
        if arranged or self._missing:  # for whom a bot will stand in changes with every move
            broadcast.dismiss(self.table, self.connections)
            self._show_arrangement()
        if self.table.shut:
            if self.table.created.listed:
                await self._describe()  # whoever hears of it may look at the list next
            self._end_all(Refusal.CLOSED)
            return
        await self._send(broadcast.news(self.table, self.connections))
        if arranged and self.table.created.listed:
            await self._describe()

    async def _send(self, news: list[News]) -> None:
        """What is shown once is noted before it is shown."""
        if marks := {n.connection.person: n.version for n in news if n.fleeting}:
            await asyncio.gather(*(self._mark(who, at) for who, at in marks.items() if who))
        for item in news:
            item.connection.send(item.update)
            item.connection.seen, item.connection.shown = item.version, item.shown

    async def _mark(self, person: str, version: int) -> None:
        if self.delivered.get(person, 0) < version:
            await self.services.store.mark(self.table.id, person, version)
            self.delivered[person] = version

    def _show_arrangement(self) -> None:
        broadcast.arrangement(self.table, self.online(), self._gone(), self.connections)

    def list_soon(self, connection: Connection | None = None) -> None:
        """The host came, went, or is still there."""
        if self.table.created.listed and (connection is None or self._is_host(connection)):
            self._outdated = True
            self._persist("describe", self._describe_while_outdated)

    def _is_host(self, connection: Connection) -> bool:
        guest = self.table.people.get(connection.person or "")
        return guest is not None and guest.role is Role.HOST

    async def _describe_while_outdated(self) -> None:
        while self._outdated:
            self._outdated = False
            try:
                await self._describe()
            except Exception:
                self._outdated = True
                raise

    async def _describe(self) -> None:
        """What the list of tables shows, while the host is there and the door is open."""
        here = next((c for c in self.connections if self._is_host(c)), None)
        if here is None and self._hosts() & self.online():
            return  # the process that has the host says so
        listed = self.table.created.listed and here is not None and not self.table.locked
        if listed := listed and self.table.phase in (Phase.GATHERING, Phase.PLAYING):
            assert here is not None
            listed = self.services.listings.claim(self.table.id, here.address)
        else:
            self.services.listings.drop(self.table.id)
        await self.services.store.describe(self.table.id, listed, summary(self.table))

    async def say(self, person: str, command: wire.Say, asker: Connection | None = None) -> None:
        """Words for everybody at the table."""
        self.services.check_disk()
        async with self._lock:
            self._check_open(asker)
            for said in await self.chat.say(self.table, person, command):
                broadcast.chat(said, self.connections)
        self.services.hub.tell(Wake(self.table.id))  # of chat the store says nothing

    # What people would rather not hear, or not have said.

    async def unsay(
        self, number: int, person: str | None = None, asker: Connection | None = None
    ) -> None:
        """Take a line of chat out: one's own, or as the host or the operator anybody's."""
        async with self._lock:
            self._check_open(asker)
            said = await self.chat.line(number)
            if person not in (None, said.person) and person not in self._hosts():
                raise Declined(Refusal.NOT_HOST)
            broadcast.chat(await self.chat.unsay(number), self.connections)
            await self._show_reports(self.connections)
        self.services.announce(Wake(self.table.id, anew="chat"))
        await self.services.store.scrub()

    async def report(self, by: str, person: str, number: int) -> None:
        """Tell the host of somebody, once for each thing they said."""
        async with self._lock:
            self._check_open()
            about = (await self.chat.line(number)).person if number else self.table.guest(person).id
            if about != person or about == by:
                raise Declined(Refusal.NO_SUCH_PERSON)
            if not self._reports.take(by):
                raise Declined(Refusal.TOO_FAST)
            if await self.services.store.report(Report(self.table.id, by, person, number, now())):
                self.services.metrics.count("reports")
                await self._show_reports(self.connections)
        self.services.announce(Wake(self.table.id, anew="chat"))

    async def reports(self) -> list[wire.Reported]:
        """What people reported, with what was said as far as it was not taken out."""
        kept = await self.services.store.reports(self.table.id, SHOWN_REPORTS)
        return [await self._reported(report) for report in kept]

    async def _reported(self, report: Report) -> wire.Reported:
        guest = self.table.people.get(report.person)
        name = guest.name if guest else ""
        try:
            said = await self.chat.line(report.said)
        except Declined:
            return wire.Reported(report.person, name, report.at, report.said)
        return wire.Reported(
            report.person, name or said.name, report.at, report.said, said.text, said.phrase
        )

    def _hosts(self) -> set[str]:
        return {guest.id for guest in self.table.people.values() if guest.role is Role.HOST}

    async def _show_reports(self, connections: Collection[Connection]) -> None:
        """To the host, except those about the host: of these not even that there is one more."""
        hosts = [c for c in connections if self._is_host(c)]
        if hosts and (reports := await self.reports()):
            for host in hosts:
                host.show_reports([r for r in reports if r.person != host.person])

    def look_at_chat_soon(self) -> None:
        """Lines were taken out or reported in another process."""
        self._chat_changed = True
        self.refresh_soon()

    async def _look_at_chat_anew(self) -> None:
        self._chat_changed = False
        try:
            for said in await self.chat.removed():
                broadcast.chat(said, self.connections)
            await self._show_reports(self.connections)
        except Exception:
            self._chat_changed = True
            raise

    async def look_at_keys_anew(self) -> None:
        """Whoever came with a key that opens no more is asked to go.

        Under the lock: a command under way is carried out before, or not at all.
        """
        async with self._lock:
            self.holders = await self.services.store.holders(self.table.id)
            for connection in list(self.connections):
                if not self._still_opens(connection):
                    connection.end(Refusal.BAD_TOKEN)

    def _still_opens(self, connection: Connection) -> bool:
        """Who watches a listed table came without a key."""
        holder = connection.person or identity.WATCH
        return connection.key in (None, self.holders.get(holder))

    async def take_out(self, person: str, name: str, words: bool = True) -> None:
        """Rewrite record and chat without what this person was called and, with words, said."""
        store, table = self.services.store, self.table.id
        async with self._lock:
            changed = {}
            async for number, line in _unhurried(await store.numbered(table)):
                after = lines.encode(without(lines.decode(line), person, name, words))
                if after != line:
                    changed[number] = after
            await store.rewrite(table, changed)
            await self.chat.take_out(person, name, words)
            await self._read_anew()
            await self._describe()

    async def read_anew(self) -> None:
        """Another process took somebody out of what stands here."""
        async with self._lock:
            if self.dead is None:
                await self._read_anew()

    async def _read_anew(self) -> None:
        """The same game with other names and words: who is here stays."""
        record = await self.services.store.numbered(self.table.id)
        if not record:
            self.stop(Refusal.NO_SUCH_TABLE)
            return
        self.table, self.last_line = await fold(self.table.id, record), record[-1][1]
        for said in await self.chat.removed():
            broadcast.chat(said, self.connections)
        await self._tell_somehow()

    # Bots, clocks and absence.

    def look_after(self, mine: bool = True) -> None:
        """See to what comes next. Another process's business waits until it seems forgotten."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        extra = 0.0 if mine else PATIENCE / 2 + random.random()  # noqa: S311 - spreads load
        if self.services.stopping or self.dead is not None:
            return
        if self.behind and not self.connections:
            return
        if (when := self._next()) is not None:
            delay = max(0.0, when - now()) + extra
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _next(self) -> float | None:
        """When something is to be done here."""
        times = [at for _, at in (*self._deadlines(), *self._gone())]
        if self._bots_owe():
            times.append(now())
        if self.table.called is not None and (conclude := self._conclude_at()) is not None:
            times.append(conclude)
        return min(times, default=None)

    def _bots_owe(self) -> bool:
        """Whether a bot is to be asked. Among themselves bots play before an audience only."""
        if self._thinking is not None or not self.table.bots_to_move():
            return False
        return not self.table.among_bots or bool(self.connections or self.online())

    def _before_whom(self) -> str:
        """The address of somebody here, for whom bots think."""
        return next((neighbourhood(c.address) for c in self.connections), "")

    def _deadlines(self) -> list[tuple[int, float]]:
        """Seats whose clock runs, and until when, as this process could watch it run.

        The record tells the time of whoever wrote it. A clock that was wrong there, or is here,
        shall neither take a turn nor give more time than there is.
        """
        if self.table.created.clock.kind is ClockKind.NONE:
            return []
        seconds, at = self.table.created.clock.seconds, now()
        found: dict[tuple[int, float], float] = {}
        for seat, until in self.table.deadlines():
            plausible = at - PATIENCE < until <= at + seconds + PATIENCE
            found[seat, until] = self._watched.get(
                (seat, until), until if plausible else at + seconds
            )
        self._watched = found
        return [(seat, until) for (seat, _), until in found.items()]

    def _gone(self) -> list[tuple[int, float]]:
        """Seats that others wait for in vain where no clock runs, and until when they wait."""
        table, online = self.table, self.online()
        if table.created.clock.kind is not ClockKind.NONE or not online:
            return []
        missed = []
        for seat in table.actors():
            person = table.chairs[seat].person
            if person is not None and person not in online and not table.chairs[seat].away:
                since = self._missing.setdefault(person, now())
                missed.append((seat, since + self.services.settings.gone_after))
        return missed

    def _conclude_at(self) -> float | None:
        """When the revealing ends: all salts are there, or one was waited for long enough."""
        called = self.table.called
        if called is None or self.table.all_revealed:
            return None if called is None else now()
        if self._called is None or self._called[0] != called:
            self._called = called, now()
        return self._called[1] + self.services.settings.reveal_time

    async def _conclude(self) -> None:
        def conclude(table: Table) -> Draft:
            late = (self._conclude_at() or now()) <= now()
            return commands.conclude(table, late, By(None, None, now()))

        try:
            await self.carry_out(conclude)
        except Refused:
            self.look_after()

    def _ring(self) -> None:
        self._alarm = None
        if (conclude := self._conclude_at()) is not None and conclude <= now():
            self._persist("conclude", self._conclude)
            return
        if late := self._late():
            self._persist(f"stand in {late[0]}", lambda: self._stand_in(late[0]))
        elif self._bots_owe():
            self._thinking = asyncio.create_task(self._let_bots_move())
        else:
            self.look_after()

    def _late(self) -> list[int]:
        """Seats whose time is over, as the record is now: another process may have gone on."""
        return [seat for seat, at in (*self._deadlines(), *self._gone()) if at <= now()]

    async def _stand_in(self, seat: int) -> None:
        def away(table: Table) -> Draft:
            if seat not in self._late() or table.chairs[seat].automatic:
                raise Declined(Refusal.NOT_YOUR_TURN)
            return commands.go_away(seat, By(None, None, now()))

        try:
            await self.carry_out(away)
        except Refused:
            self.look_after()

    async def _let_bots_move(self) -> None:
        try:
            await self._bot_moves()
        except (StoreFailed, Unwritten):
            await asyncio.sleep(1)
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
        began = asyncio.get_running_loop().time()
        pace = self.services.settings.bot_pace if self.connections else 0.0
        question = bots.ask(table, seat, secrets.token_hex(16))
        cue = table.cue()
        scripted = bots.Answer(to_builtins(cue.move)) if cue else None
        answer = scripted or await self.services.bots.answer(question, self._before_whom())
        spent = asyncio.get_running_loop().time() - began
        await asyncio.sleep(until_the_beat(spent, pace))

        def play(table: Table) -> Draft:
            if seat not in table.bots_to_move() or table.version(seat) != version:
                raise Declined(Refusal.STALE)
            return commands.play_for(table, seat, answer, question.level, By(None, None, now()))

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
        if name not in self._jobs and not self.services.stopping and self.dead is None:
            self._jobs[name] = asyncio.create_task(self._until_done(name, work))

    async def _until_done(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        try:
            while self.dead is None:
                try:
                    await work()
                except Refused:
                    return
                except Exception as error:
                    said = {"table": self.table.id, "job": name, "error": repr(error)}
                    log.warning("will be tried again", extra=said)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    return
        finally:
            del self._jobs[name]

    # The end.

    @property
    def lengths(self) -> tuple[int, int]:
        """Of record and chat, as far as this process knows."""
        return self.table.number, self.chat.number

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


def until_the_beat(spent: float, pace: float) -> float:
    """How long a bot that has thought so long still waits: when it moves tells nothing of why."""
    return max(1, ceil(spent / pace)) * pace - spent if pace else 0.0


def summary(table: Table) -> bytes:
    """What the list of tables shows."""
    host = next((g.name for g in table.people.values() if g.role is Role.HOST), "")
    free = sum(not chair.taken for chair in table.chairs)
    return json.encode(
        wire.TableSummary(
            table.id, table.game.id, host, len(table.chairs), free, table.phase, now()
        )
    )
