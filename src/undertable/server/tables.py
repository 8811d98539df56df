"""All tables of this process: opened when somebody comes or something is due, closed when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from time import time
from typing import Any

from msgspec import json

from undertable.core.game import Game
from undertable.games import all_games
from undertable.server import identity, wire
from undertable.server.clock import now
from undertable.server.hub import LocalHub, Wake
from undertable.server.limits import Addresses, neighbourhood
from undertable.server.pauses import Pauses
from undertable.server.replay import Replays
from undertable.server.reviews import Reviews
from undertable.server.room import PATIENCE, Room, open_room, summary
from undertable.server.services import Services
from undertable.store import Holder, Row
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.names import bot_names, clean_name, distinct
from undertable.table.table import Draft, Table
from undertable.table.types import Clock, ClockKind, Declined, Phase, Refusal, Role

LOOK = 2.0
"""Seconds between looks for tables that are due."""
REMIND = 30.0
"""Seconds between reminders to other processes of who is here."""
NET = 5.0
"""Seconds between looks at open tables that nobody woke, though something may have happened."""
SWEEP = 3600.0
"""Seconds between looks for tables that are too old. None at the start: a machine whose clock is
wrong when it boots would forget them all before anybody sets it."""
DAY = 86_400.0
IDLE = 60.0
"""Seconds for which a table without connections stays open."""

log = logging.getLogger(__name__)


class Tables:
    """What all requests share."""

    def __init__(self, services: Services) -> None:
        settings = services.settings
        self.services = services
        self.settings = settings
        self.store = services.store
        self.addresses = Addresses(
            settings.address_connections,
            settings.address_requests,
            settings.address_tables,
            settings.address_writes,
            settings.address_reads,
            settings.address_reviews,
        )
        self.replays = Replays()
        self.reviews = Reviews(
            services.store, self.addresses, settings.reviews, services.check_disk
        )
        self.rooms: dict[str, Room] = {}
        self.operator: bytes | None = None
        """The hash of the operator's token, if there is an operator."""
        self.bans: dict[str, float] = {}
        """Addresses that are turned away, and until when."""
        self._gap = 0.0
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        services.metrics.gauges["tables_open"] = lambda: len(self.rooms)
        services.metrics.gauges["connections"] = self._connections
        self.pauses = Pauses(services.metrics, self._connections, lambda: len(self.rooms))

    def _connections(self) -> int:
        return sum(len(room.connections) for room in self.rooms.values())

    async def open(self) -> None:
        await self.services.hub.open(self.hear)
        await self._find_gap()
        await self.heed_bans()
        self._start(self._inspect())
        self._start(self.pauses.watch())
        self._start(self.pauses.collect_when_idle())
        self._start(self._take_up())
        self._start(self._every(LOOK, self._look))
        self._start(self._every(NET, self._catch_what_fell))
        self._start(self._every(NET, self.heed_bans))
        self._start(self._every(REMIND, self._remind))
        self._start(self._every(SWEEP, self._sweep))

    async def close(self) -> None:
        """Finish what is in flight, say goodbye, let go."""
        self.services.stopping = True
        for room in list(self.rooms.values()):
            await room.close()
            for connection in list(room.connections):
                connection.end(Refusal.STOPPING)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.services.close()

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Rooms.

    async def room(self, table: str) -> Room:
        """The open table of this id."""
        if (room := self.rooms.get(table)) is not None:
            if room.dead is not None:
                raise Declined(room.dead)
            room.idle_since = now()  # whoever asks may be about to come in
            if not room.connections and not isinstance(self.services.hub, LocalHub):
                await room.refresh()  # where nobody is, nobody is told what others do
            return room
        if len(self.rooms) >= self.settings.most_rooms:
            raise Declined(Refusal.TOO_MANY)
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open_room(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _open_room(self, name: str) -> Room:
        room = self.rooms[name] = await open_room(self.services, name)
        if not isinstance(self.services.hub, LocalHub):
            room.refresh_soon()  # what others did while we were reading
        self.services.hub.tell(Wake(name, who=True))
        room.look_after()
        return room

    async def make(self, wanted: wire.NewTable, address: str = "") -> wire.Made:
        """A new table, its maker being the host."""
        if wanted.listed and not self.services.listings.room_for(address):
            raise Declined(Refusal.TOO_MANY)
        return await self._make(_first_line(wanted))

    async def teach(self, wanted: wire.NewLesson) -> wire.Made:
        """A table for one who learns."""
        return await self._make(_first_line_of_lesson(wanted))

    async def fork(self, table: Table, wanted: wire.NewFork, address: str = "") -> wire.Made:
        """A table at which somebody plays on alone from the middle of a finished game."""
        args = wanted.at, wanted.name, wanted.level, wanted.as_it_was, now()
        first = await asyncio.to_thread(commands.fork, table, *args)
        self.addresses.has_written(address, len(lines.encode(first)))  # all that was told till then
        return await self._make(first)

    async def _make(self, first: lines.Created) -> wire.Made:
        self.services.check_disk()
        secret, invite, watch = (identity.new_secret() for _ in range(3))
        keys = {"p1": secret, identity.INVITE: invite, identity.WATCH: watch}
        table = await self.lay(first, {name: identity.hashed(key) for name, key in keys.items()})
        self.services.metrics.count("tables", first.game)
        log.info("table made", extra={"table": table, "game": first.game})
        return wire.Made(table, "p1", identity.token_for("p1", secret), invite, watch)

    async def lay(self, first: lines.Created, hashes: dict[str, bytes]) -> str:
        """Put a new table into the store; its id."""
        while True:
            name = identity.new_table_id()
            if await self._lay(name, first, hashes):
                return name

    async def _lay(self, name: str, first: lines.Created, hashes: dict[str, bytes]) -> bool:
        row = Row(name, first.at, False, None, summary(Table(name, first)))
        holders = [Holder(name, who, token) for who, token in hashes.items()]
        return await self.store.make(row, lines.encode(first), holders)

    async def join(self, table: str, wanted: wire.Join, address: str = "") -> wire.Joined:
        room = await self.room(table)
        if room.table.shut:
            raise Declined(Refusal.CLOSED)
        door, stranger = None, False
        if room.table.created.listed:
            door = identity.door(room.table.origin, neighbourhood(address))
            stranger = not await opens(room, identity.INVITE, wanted.invite)
        else:
            await check_link(room, identity.INVITE, wanted.invite)

        def come(table: Table) -> Draft:
            return commands.join(table, wanted.name, By(None, None, now()), door, stranger)

        line = await room.carry_out(come)
        assert isinstance(line, lines.Joined)
        person, secret = line.person, identity.new_secret()
        await self.store.hold(identity.holder(table, person, secret))
        room.holders[person] = identity.hashed(secret)
        return wire.Joined(table, person, identity.token_for(person, secret))

    async def drop_links(self, room: Room) -> None:
        """Who knew the table's links until now comes in by them no more."""
        for name in (identity.INVITE, identity.WATCH):
            await self.store.release(room.table.id, name)
        await room.look_at_keys_anew()
        self.services.announce(Wake(room.table.id, anew="keys"))

    async def new_links(self, room: Room, person: str) -> wire.Links:
        """Links instead of those before, for the host to hand out."""
        if room.table.guest(person).role is not Role.HOST:
            raise Declined(Refusal.NOT_HOST)
        await self.drop_links(room)
        links = wire.Links(identity.new_secret(), identity.new_secret())
        for name, secret in ((identity.INVITE, links.invite), (identity.WATCH, links.watch)):
            holder = identity.holder(room.table.id, name, secret)
            await self.store.hold(holder)
            room.holders[name] = holder.token
        return links

    async def rematch(self, room: Room, by: By) -> None:
        """Lay the next table; if somebody else did so at the same time, theirs is the one."""
        if room.table.rematch is not None:
            return
        self.services.check_disk()
        first = commands.rematch(room.table, by)
        keep = {*room.table.people, identity.INVITE, identity.WATCH}
        holders = await self.store.holders(room.table.id)  # another process may have changed locks
        hashes = {name: token for name, token in holders.items() if name in keep}
        name = identity.next_table_id(room.table.id, room.table.created.seed)
        await self._lay(name, first, hashes)  # of all who ask at once one makes it

        def point_to(table: Table) -> Draft:
            if table.rematch is not None or table.phase is not Phase.OVER:
                raise Declined(Refusal.ALREADY_STARTED)
            line = lines.Rematched(at=by.at, who=by.person, command=by.command, table=name)
            return Draft(line)

        try:
            await room.carry_out(point_to)
        except Declined:
            if room.table.rematch is None:
                raise

    # What other processes and the clock say.

    def hear(self, wake: Wake | None) -> None:
        if wake is None:
            for room in list(self.rooms.values()):
                room.missed_something()
                self._start(room.look_at_keys_anew())
        elif wake.anew:
            self._start(self._look_anew(wake))
        elif (there := self.rooms.get(wake.table)) is not None:
            if wake.person is not None:
                there.heard_of(wake.person)
            if wake.who:
                there.answer_who_is_here()
            elif wake.person is None:
                there.wake()

    async def _look_anew(self, wake: Wake) -> None:
        """Another process changed something that stood here already."""
        room = self.rooms.get(wake.table)
        if wake.anew == "bans":
            await self.heed_bans()
        elif room is not None and wake.anew == "chat":
            room.look_at_chat_soon()
        elif room is not None and wake.anew == "keys":
            await room.look_at_keys_anew()
        elif room is not None:
            await room.read_anew()

    async def let_go(self, table: str, why: Refusal) -> None:
        """Close the room of a table, here; whoever comes next opens it anew."""
        if (room := self.rooms.pop(table, None)) is not None:
            await room.close()
            room.stop(why)

    async def heed_bans(self) -> None:
        """Turn away who is banned, those who are here already included."""
        self.bans = await self.store.bans(now())
        for room in self.rooms.values() if self.bans else ():
            for connection in list(room.connections):
                if self.banned(connection.address):
                    connection.end(Refusal.BANNED)

    def banned(self, address: str) -> bool:
        return bool(self.bans) and self.bans.get(neighbourhood(address), 0.0) > now()

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                said = {"task": work.__name__, "error": repr(error)}
                log.warning("a regular task failed", extra=said)

    async def _inspect(self) -> None:
        """What an operator must know about the store."""
        self.services.faults = await self.store.inspect()
        for fault in self.services.faults:
            log.error("the store is damaged", extra={"why": fault})

    async def _take_up(self) -> None:
        """What another process left behind when it was killed."""
        await self._look(PATIENCE)
        if self.rooms:
            log.info("tables taken up again", extra={"tables": len(self.rooms)})

    async def _look(self, ahead: float = 0.0) -> None:
        """Tables nobody looks after though something is due there."""
        self.services.look_at_disk()
        for table in await self.store.due(now() + ahead, 500):
            if table in self.rooms:
                self.rooms[table].take_up()
            elif table not in self.services.damage:
                try:
                    await self.room(table)
                except Exception as error:  # one that cannot be opened must not stop the others
                    log.warning("due table not opened", extra={"table": table, "why": repr(error)})
        for room in [r for r in self.rooms.values() if r.idle and now() - r.idle_since > IDLE]:
            if room.dead in (None, Refusal.NO_SUCH_TABLE):
                del self.rooms[room.table.id]
                await room.close()

    async def _catch_what_fell(self) -> None:
        """The net below the hub: a wake may be lost, a record may have gone back."""
        if isinstance(self.services.hub, LocalHub):
            return
        names = [name for name, room in self.rooms.items() if not (room.dead or room.behind)]
        for part in (names[at : at + 500] for at in range(0, len(names), 500)):
            for name, lengths in (await self.store.lengths(part)).items():
                if (room := self.rooms.get(name)) is not None and room.lengths != lengths:
                    room.wake()

    async def _remind(self) -> None:
        """To the others who is here; to ourselves whose keys open no more, had we not heard it."""
        alone = isinstance(self.services.hub, LocalHub)
        for room in list(self.rooms.values()):
            room.tell_who_is_here()
            room.list_soon()
            if room.connections and not alone:
                await room.look_at_keys_anew()

    async def _find_gap(self) -> None:
        """Time in which no table was touched is not counted against any: nobody was served then,
        or the clock is wrong."""
        newest = await self.store.newest()
        self._gap = max(0.0, now() - newest - DAY) if newest is not None else 0.0

    async def _sweep(self) -> None:
        if abs(time() - now()) > SWEEP:
            log.error("the clock was set; old tables are kept", extra={"by": time() - now()})
            return
        before = now() - self._gap - self.settings.keep_days * DAY
        gone = await self.store.sweep(before, list(self.rooms))
        if gone:
            log.info("old tables forgotten", extra={"tables": gone})


def warm_up() -> None:
    """Do once what else the first table of each game would have everybody wait for."""
    for game in all_games().values():
        wanted = wire.NewTable(game=game.id, name="Ann", seats=game.least_seats)
        table = Table("first", _first_line(wanted))
        match = table.started()
        seat = match.state.actors()[0]
        table.info()
        json.encode((match.state.view(seat), match.state.legal(seat).describe(), match.told))
        game.recorded(match.record.entries[0].move) if match.record.entries else None


async def opens(room: Room, name: str, secret: str | None) -> bool:
    """Whether this is the secret of that link. Another process may have made a new one."""
    if not isinstance(room.services.hub, LocalHub):
        room.holders = await room.services.store.holders(room.table.id)
    return identity.matches(room.holders, name, secret)


async def check_link(room: Room, name: str, secret: str | None) -> None:
    if not await opens(room, name, secret):
        raise Declined(Refusal.BAD_TOKEN)


def _host_name(game: Game, name: str) -> str:
    return distinct(clean_name(name), (), reserved=bot_names(game))


def _check_options(game: Game, wanted: wire.NewTable) -> None:
    files = {option.name for option in game.option_list if option.kind == "file"}
    if files & set(wanted.options):
        raise Declined(Refusal.BAD_OPTION)
    game.read_options(wanted.options, game.check_seats(wanted.seats))


def _first_line(wanted: wire.NewTable) -> lines.Created:
    if wanted.game not in all_games():
        raise Declined(Refusal.NO_SUCH_GAME)
    game = all_games()[wanted.game]
    _check_options(game, wanted)
    if wanted.clock.kind is not ClockKind.NONE and not wanted.clock.amount:
        raise Declined(Refusal.BAD_OPTION)  # nobody could ever decide anything
    levels = [*wanted.bots, *[None] * wanted.seats][: wanted.seats]
    if len(wanted.bots) > wanted.seats:
        raise Declined(Refusal.NO_SUCH_SEAT)
    if any(level not in (None, "random", *game.levels) for level in levels):
        raise Declined(Refusal.NO_SUCH_LEVEL)
    places = [lines.Place(bot=level) for level in levels]
    if wanted.sit and None in levels:
        places[levels.index(None)] = lines.Place(person="p1")
    return lines.Created(
        at=now(),
        format=lines.FORMAT,
        game=game.id,
        options=wanted.options,
        places=places,
        people=[lines.Guest("p1", _host_name(game, wanted.name), Role.HOST)],
        listed=wanted.listed,
        clock=wanted.clock,
        seed=secrets.token_hex(32),
    )


def _first_line_of_lesson(wanted: wire.NewLesson) -> lines.Created:
    game = all_games().get(wanted.game)
    if game is None or game.lesson is None:
        raise Declined(Refusal.NO_SUCH_GAME)
    level = game.levels[0] if game.levels else "random"
    learner, others = lines.Place(person="p1"), [lines.Place(bot=level)]
    return lines.Created(
        at=now(),
        format=lines.FORMAT,
        game=game.id,
        options=game.lesson.options,
        places=[learner, *others * (game.lesson.seats - 1)],
        people=[lines.Guest("p1", _host_name(game, wanted.name), Role.HOST)],
        listed=False,
        clock=Clock(),
        seed=secrets.token_hex(32),
        lesson=True,
    )
