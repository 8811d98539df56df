"""One WebSocket: what comes in, message by message, and what its other end has still to be told."""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec import json

from undertable.server import wire
from undertable.server.limits import Bucket
from undertable.server.metrics import Metrics
from undertable.server.refusals import reason
from undertable.table.types import Declined, Refusal

LONGEST = 16_384
"""Bytes in a message from a client."""
BACKLOG = 500
"""Messages that may wait for a slow client before it is cut off; it will reconnect."""
STRIKES = 10
"""Malformed messages after which a client is cut off."""

encode = json.Encoder().encode
decoder: json.Decoder[wire.FromClient] = json.Decoder(wire.FromClient)


class Gone(Exception):
    """The other end closed the connection."""


class Socket(Protocol):
    """A WebSocket that is open (`websocket.py`)."""

    async def read(self) -> bytes | None:
        """The next message, or None when there will be no more."""

    def write(self, message: bytes) -> int:
        """Send it, soon or when those before it are taken; how many have to wait."""

    def close(self) -> None:
        """Take leave, once all that waits is on its way."""


class Connection:
    """Sends what it is given in order, and knows how far its other end has been told."""

    __slots__ = (
        "_bucket",
        "_metrics",
        "_socket",
        "_strikes",
        "address",
        "arrangement",
        "ending",
        "heard",
        "key",
        "person",
        "reports",
        "seen",
        "shown",
    )

    def __init__(self, socket: Socket, bucket: Bucket, metrics: Metrics, address: str = "") -> None:
        self.person: str | None = None
        """Who is at the other end; None only watches."""
        self.address = address
        self.key: bytes | None = None
        """The hash of the secret they came with; when it opens no more, they go."""
        self.seen = 0
        """Up to which version of its seat it was told the game."""
        self.heard = 0
        """Up to which number it was told the chat."""
        self.shown: bytes | None = None
        """The game as it was last told."""
        self.arrangement: bytes | None = None
        """The table without its game, as it was last told."""
        self.reports: list[wire.Reported] = []
        """What people reported, as it was last told."""
        self.ending = False
        self._socket = socket
        self._bucket = bucket
        self._metrics = metrics
        self._strikes = 0

    # Out.

    def send(self, message: bytes) -> None:
        if not self.ending and self._socket.write(message) > BACKLOG:
            self.end(Refusal.TOO_FAST)

    def say(self, message: wire.FromServer) -> None:
        self.send(encode(message))

    def show_reports(self, reports: list[wire.Reported]) -> None:
        """Only what is new: that something was reported is told by hearing the same again."""
        if reports != self.reports:
            self.reports = reports
            self.say(wire.Reports(reports))

    def end(self, code: Refusal) -> None:
        """Say why, and close."""
        if not self.ending:
            self.ending = True
            self._metrics.count("cut_off", code.value)
            self._socket.write(encode(wire.Bye(code)))
            self._socket.close()

    # In.

    async def next(self) -> wire.FromClient | None:
        """The next message, or None if it was none."""
        data = await self._socket.read()
        if data is None:
            raise Gone
        if len(data) > LONGEST:
            raise Declined(Refusal.TOO_LARGE)
        if not self._bucket.take():
            raise Declined(Refusal.TOO_FAST)
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.strike()
            return None

    def strike(self) -> None:
        """That was no message, or none that makes sense here."""
        self._strikes += 1
        self._metrics.count("malformed")
        if self._strikes >= STRIKES:
            raise Declined(Refusal.MALFORMED)
        self.say(wire.Refused("", Refusal.MALFORMED, reason(Declined(Refusal.MALFORMED))))
