"""The door: who may connect at all, before anything was asked.

A connection is counted from its first byte. Its first request has a deadline and its headers a
size, and past what the machine can hold newcomers are told so while those inside play on.
"""

from __future__ import annotations

import resource
from asyncio import TimerHandle, Transport, get_running_loop
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from undertable.server.limits import neighbourhood
from undertable.server.settings import Settings

LONGEST_HEAD = 32_768
"""Bytes in the first line and the headers of a request."""
MOST_AHEAD = 10
"""Requests sent before the answer to an earlier one; one read may hold fourteen thousand."""
GRACE = 20.0
"""Seconds in which something of what was sent must be taken."""
HEARING = 1.0
"""Seconds for which a request is waited for that will be refused."""
CROWD = 100
"""So many may be waited for at a time."""
RESERVE = 200
"""Files that stay free for the database, bots and those who are told that it is full."""

UNAVAILABLE = "503 Service Unavailable"
TOO_MANY = "Too many connections from your address: close some, then try again.\n"
FULL = "This server is full right now: please try again in a minute.\n"
TOO_SLOW = "The request took too long to arrive.\n"
TOO_LONG = "The headers of this request are too long.\n"


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; how many that is."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        return most
    return soft


class Doorkeeper:
    """Counts the connections that are open, for all and for each address.

    One that closes counts until all that was sent is taken, or given up: its socket is there.
    """

    def __init__(
        self,
        most: int,
        most_each: int,
        proxies: Collection[str],
        patience: float,
        grace: float = GRACE,
    ) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self.patience = patience
        """Seconds that a request may take to arrive."""
        self._grace = grace
        self._open: Counter[str] = Counter()
        self._inside: dict[Any, str] = {}
        """Every connection, and which address it counts for."""
        self._outside: set[Any] = set()
        """Those who are turned away as soon as they have asked."""
        self._unsent: dict[Any, int] = {}
        """How many bytes each had still to take when they were last looked at."""
        self._look: TimerHandle | None = None

    def admit(self, address: str, connection: Any) -> str | None:
        """None, or why not."""
        if len(self._inside) >= self._most:
            return FULL
        trusted = address in self._proxies or "*" in self._proxies
        who = "" if trusted else neighbourhood(address)
        if who and self._open[who] >= self._most_each:
            return TOO_MANY
        self._open[who] += 1
        self._inside[connection] = who
        return None

    def may_ask(self, connection: Any) -> bool:
        """Whether to hear somebody out before they are turned away.

        A socket that is closed on what was sent loses the answer, too; of a crowd nobody waits.
        """
        if len(self._outside) >= CROWD:
            return False
        self._outside.add(connection)
        return True

    def leave(self, connection: Any) -> None:
        self._outside.discard(connection)
        who = self._inside.pop(connection, None)
        if who is not None:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def watch(self) -> None:
        """From now on whoever takes nothing of what they are sent is cut off."""
        if self._look is None:
            self._look = get_running_loop().call_later(self._grace, self._look_around)

    def _look_around(self) -> None:
        before, self._unsent = self._unsent, {}
        for transport in list(self._inside):
            if left := transport.get_write_buffer_size():
                self._unsent[transport] = left
                if before.get(transport) == left:
                    transport.abort()
        self._look = None
        if self._inside:
            self.watch()


def doorkeeper(settings: Settings) -> Doorkeeper:
    room = max(raise_file_limit() - RESERVE, 1)
    proxies = [address.strip() for address in settings.behind_proxy.split(",") if address.strip()]
    return Doorkeeper(room, settings.address_connections, proxies, settings.request_time)


class Door(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits from the first byte on."""

    keeper: ClassVar[Doorkeeper]

    _head: int = 0
    """Bytes of a request whose headers are not complete."""
    _in_head: bool = True
    _deadline: TimerHandle | None = None
    _why_not: str = ""
    """What somebody is told as soon as they have asked."""
    _answered: RequestResponseCycle | None = None
    """The request whose turn it is; uvicorn remembers the one that came last."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        why_not = self.keeper.admit(address, transport)
        if why_not is None:
            self.keeper.watch()
            self._expect()
        elif self.keeper.may_ask(transport):
            self._why_not = why_not
            self._deadline = self.loop.call_later(HEARING, self._refuse)
        else:
            self._turn_away(UNAVAILABLE, why_not)

    def _refuse(self) -> None:
        self._turn_away(UNAVAILABLE, self._why_not)

    def data_received(self, data: bytes) -> None:
        if self._why_not:
            self._refuse()
            return
        for start in range(0, len(data), LONGEST_HEAD):  # a read may hold more than a head may
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._receive(data[start : start + LONGEST_HEAD])

    def _receive(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head >= LONGEST_HEAD:
            self._turn_away("431 Request Header Fields Too Large", TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= MOST_AHEAD:
            self.transport.close()
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._head = True, 0
        self._arrived()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.keeper.leave(self.transport)
        super().connection_lost(exc)
        if self._answered is not None and self._answered is not self.cycle:
            self._answered.disconnected = True  # or its answer is an error, for all to cause
            self._answered.message_event.set()
        self._let_go()

    def _let_go(self) -> None:
        """The parser knows us as we know it: neither would be freed without a collector."""
        self.parser = None  # type: ignore[assignment]

    def _expect(self) -> None:
        self._arrived()
        self._deadline = self.loop.call_later(self.keeper.patience, self._too_slow)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._turn_away("408 Request Timeout", TOO_SLOW)

    def _turn_away(self, status: str, sentence: str) -> None:
        self._arrived()
        self.transport.write(refusal(status, sentence))
        self.transport.close()


def refusal(status: str, sentence: str) -> bytes:
    """A whole answer to whatever is asked, before it is."""
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(sentence)}\r\n"
    return f"HTTP/1.1 {status}\r\n{head}connection: close\r\n\r\n{sentence}".encode("ascii")


def door_of(keeper: Doorkeeper) -> type[Door]:
    """The protocol class for a server: uvicorn makes one of it for each connection."""
    return type("DoorOfThisServer", (Door,), {"keeper": keeper})
