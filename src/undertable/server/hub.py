"""The hub: wakes everyone at a table, in whichever process they are connected."""

import asyncio
import logging
import os
import socket
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Literal, Protocol

import asyncpg
import msgspec
import redis.asyncio
from msgspec import Struct

from undertable.store.postgres import CHANNEL, let_go

BEAT = 5.0
"""Seconds between words to oneself: who does not hear them is deaf, and listens anew."""
DEAF = 3 * BEAT
PAUSE = 0.5
"""Seconds between attempts to reach a hub that went away."""
PAYLOAD = 7000
"""PostgreSQL carries at most 8,000 bytes per notice."""

log = logging.getLogger(__name__)


class Wake(Struct, frozen=True, array_like=True, omit_defaults=True):
    """Something happened at a table: look at its record; or somebody is there (`person`)."""

    table: str
    person: str | None = None
    who: bool = False
    """Somebody wants to know who is there."""
    anew: Literal["", "record", "chat", "keys", "bans"] = ""
    """What stood there already has changed: look at it anew."""


Hear = Callable[[Wake | None], None]
"""Called with what was heard; with None when something may have been missed."""


class Hub(Protocol):
    """What happens at a table in this process is told to the others."""

    wants_lines: bool
    """Every line must be told: others listen, and the store does not announce it by itself."""

    @property
    def well(self) -> bool:
        """Whether others can be heard."""

    async def open(self, hear: Hear) -> None:
        """Listen from now on."""

    def tell(self, wake: Wake) -> None:
        """Tell all other processes, soon."""

    async def close(self) -> None:
        """Tell what is still to be told, and stop."""


class LocalHub:
    """One process: nobody else to tell."""

    wants_lines = False
    well = True

    async def open(self, hear: Hear) -> None:
        pass

    def tell(self, wake: Wake) -> None:
        pass

    async def close(self) -> None:
        pass


class Notice(Struct, array_like=True):
    """Wakes from one process, many at once."""

    origin: str
    wakes: list[Wake]


class RemoteHub(ABC):
    """What PostgreSQL and Redis have in common: batches out, reconnecting in."""

    wants_lines = True

    def __init__(self, address: str, origin: str) -> None:
        self._address = address
        self._origin = origin
        self._waiting: list[Wake] = []
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hear: Hear = lambda wake: None
        self._decode = msgspec.json.Decoder(Notice).decode
        self._heard_at = -DEAF

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        await self.connect()
        loops = (self._send, self._beat, self._listen)
        self._tasks = [asyncio.create_task(self._for_ever(loop)) for loop in loops]

    @property
    def well(self) -> bool:
        return monotonic() - self._heard_at < DEAF

    def tell(self, wake: Wake) -> None:
        self._waiting.append(wake)
        self._something.set()

    async def close(self) -> None:
        for _ in range(100):
            if not self._waiting:
                break
            await asyncio.sleep(0.01)
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:  # again and again: a client may swallow it while it reconnects
                task.cancel()
            await asyncio.wait(running, timeout=0.5)
        await self.disconnect()

    def begin_to_hear(self) -> None:
        self._heard_at = monotonic()
        self._hear(None)

    def heard(self, data: str | bytes) -> None:
        try:
            notice = self._decode(data)
        except msgspec.MsgspecError:  # others may use the channel too
            log.warning("foreign message on the hub's channel")
            return
        if notice.origin == self._origin:
            self._heard_at = monotonic()
            return
        for wake in notice.wakes:
            self._hear(wake)

    @abstractmethod
    async def connect(self) -> None:
        """Get ready; whether anybody answers shows later."""

    @abstractmethod
    async def disconnect(self) -> None: ...

    @abstractmethod
    async def publish(self, data: str) -> None: ...

    @abstractmethod
    async def listen(self) -> None:
        """Hear until the connection is lost."""

    async def _for_ever(self, loop: Callable[[], Awaitable[None]]) -> None:
        """Whatever ends it, it begins again."""
        last = ""
        while True:
            try:
                await loop()
            except Exception as error:
                if repr(error) != last:  # said once, tried for ever
                    last = repr(error)
                    log.warning("hub lost", extra={"error": last})
            await asyncio.sleep(PAUSE)

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            batch, size = self._waiting[:100], 100
            data = msgspec.json.encode(Notice(self._origin, batch))
            while len(data) > PAYLOAD:
                size //= 2
                batch = batch[:size]
                data = msgspec.json.encode(Notice(self._origin, batch))
            await self.publish(data.decode())
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._something.clear()

    async def _beat(self) -> None:
        while True:
            await self.publish(msgspec.json.encode(Notice(self._origin, [])).decode())
            await asyncio.sleep(BEAT)

    async def _listen(self) -> None:
        since = monotonic()
        hearing = asyncio.ensure_future(self.listen())
        try:
            while not hearing.done() and monotonic() - max(since, self._heard_at) < DEAF:
                await asyncio.wait([hearing], timeout=BEAT / 5)
            if not hearing.done():
                raise ConnectionError("nothing is heard any more")
            hearing.result()
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)


class PostgresHub(RemoteHub):
    """LISTEN and NOTIFY of the same PostgreSQL that holds the record."""

    wants_lines = False
    """The store announces them, in the transaction that appends them."""

    def __init__(self, address: str, origin: str) -> None:
        super().__init__(address, origin)
        self._speaker: Any = None

    async def connect(self) -> None:
        self._speaker = await asyncpg.create_pool(self._address, min_size=0, max_size=1)

    async def disconnect(self) -> None:
        await let_go(self._speaker)

    async def publish(self, data: str) -> None:
        await self._speaker.execute("SELECT pg_notify($1, $2)", CHANNEL, data, timeout=DEAF)

    async def listen(self) -> None:
        ended = asyncio.Event()
        db = await asyncpg.connect(self._address)
        try:
            db.add_termination_listener(lambda _: ended.set())
            await db.add_listener(CHANNEL, lambda _db, _pid, _channel, data: self.heard(data))
            self.begin_to_hear()
            await ended.wait()
        finally:
            await db.close(timeout=1)
        raise ConnectionError("PostgreSQL closed the connection")


class RedisHub(RemoteHub):
    """Publish and subscribe of a Redis or Valkey."""

    def __init__(self, address: str, origin: str) -> None:
        super().__init__(address, origin)
        self._speaker = redis.asyncio.from_url(address, socket_timeout=DEAF)
        self._listener = redis.asyncio.from_url(address)

    async def connect(self) -> None:
        """When something is to be said or heard."""

    async def disconnect(self) -> None:
        await self._speaker.aclose()
        await self._listener.aclose()

    async def publish(self, data: str) -> None:
        await self._speaker.publish(CHANNEL, data)

    async def listen(self) -> None:
        async with self._listener.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.begin_to_hear()
            async for message in channel.listen():
                if message["type"] == "message":
                    self.heard(message["data"])
        raise ConnectionError("Redis closed the connection")


class UnixHub(RemoteHub):
    """Processes of one machine, each with a socket in the same folder."""

    def __init__(self, address: str, origin: str) -> None:
        super().__init__(address, origin)
        self._folder = Path(address.removeprefix("unix:"))
        self._own = self._folder / f"{origin}.hub"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    async def connect(self) -> None:
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))

    async def disconnect(self) -> None:
        self._socket.close()
        self._own.unlink(missing_ok=True)

    async def publish(self, data: str) -> None:
        for name in os.listdir(self._folder):  # sooner done than given to a thread
            if name.endswith(".hub"):
                with suppress(FileNotFoundError):
                    await self._send_to(self._folder / name, data.encode())

    async def _send_to(self, other: Path, data: bytes) -> None:
        """One that is gone does not matter; one that is slow is given a moment, then the net."""
        for _ in range(20):
            try:
                self._socket.sendto(data, str(other))
            except BlockingIOError:
                await asyncio.sleep(0.01)
            except ConnectionRefusedError:
                other.unlink(missing_ok=True)
                return
            else:
                return

    async def listen(self) -> None:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()

        def read() -> None:
            with suppress(BlockingIOError):
                self.heard(self._socket.recv(1 << 16))

        loop.add_reader(self._socket, read)
        self.begin_to_hear()
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._socket)


def choose_hub(address: str | None, database: str, origin: str) -> Hub:
    """`--hub redis://...`, else the PostgreSQL of the record, else nobody else to tell."""
    if address is not None and address.startswith("unix:"):
        return UnixHub(address, origin)
    if address is not None:
        return RedisHub(address, origin)
    if database.startswith(("postgresql://", "postgres://")):
        return PostgresHub(database, origin)
    return LocalHub()
