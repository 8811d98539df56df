"""One WebSocket: what comes in, message by message, and what its other end has still to be told."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from msgspec import json
from starlette.types import Receive, Send

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


class Connection:
    """Sends what it is given in order, and knows how far its other end has been told."""

    def __init__(
        self, receive: Receive, send: Send, bucket: Bucket, metrics: Metrics, address: str = ""
    ) -> None:
        self.person: str | None = None
        """Who is at the other end; None only watches."""
        self.address = address
        self.key: bytes | None = None
        """The hash of the secret they came with; when it opens no more, they go."""
        self.seen = 0
        """Up to which version of its seat it was told the game."""
        self.heard = 0
        """Up to which number it was told the chat."""
        self.shown: int | None = None
        """The game as it was last told, as a hash."""
        self.arrangement: bytes | None = None
        """The table without its game, as it was last told."""
        self.ending = False
        self._receive = receive
        self._send = send
        self._bucket = bucket
        self._metrics = metrics
        self._outbox: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._strikes = 0

    # Out.

    def send(self, message: bytes) -> None:
        if self.ending:
            return
        self._outbox.append(message)
        self._something.set()
        if len(self._outbox) > BACKLOG:
            self.end(Refusal.TOO_FAST)

    def say(self, message: wire.FromServer) -> None:
        self.send(encode(message))

    def end(self, code: Refusal) -> None:
        """Say why, and close."""
        if not self.ending:
            self._metrics.count("cut_off", code.value)
            self._outbox.append(encode(wire.Bye(code)))
            self.ending = True
            self._something.set()

    async def send_all(self) -> None:
        """Whatever there is to send, until the end."""
        send, outbox = self._send, self._outbox
        while True:
            await self._something.wait()
            self._something.clear()
            while outbox:
                await send({"type": "websocket.send", "text": outbox.popleft().decode()})
            if self.ending:
                await send({"type": "websocket.close", "code": 1000})
                return

    # In.

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def next(self) -> wire.FromClient | None:
        """The next message, or None if it was none."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Gone
        data = received.get("text") or received.get("bytes") or ""
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
