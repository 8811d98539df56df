"""A WebSocket client that costs next to nothing, so that a benchmark measures the server."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any


class Socket(asyncio.Protocol):
    """Frames in, frames out, text or not. Calls `heard` with the bytes of each message."""

    def __init__(self, host: str, heard: Callable[[bytes], None], path: str) -> None:
        self._host = host
        self._path = path
        self._heard = heard
        self._data = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._data[: end + 4]
            self._open = True
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, head = data[at + 1], at + 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < head + size:
                break
            if data[at] in (0x81, 0x82):
                self._heard(bytes(data[head : head + size]))
            elif data[at] == 0x89:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            at = head + size
        del data[:at]

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def send(self, message: bytes, kind: int = 0x81) -> None:
        size = len(message)
        head = bytes([kind, 0x80 | size])
        if size >= 126:
            head = bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)  # a mask of zeros changes nothing

    def close(self) -> None:
        self._transport.close()


async def connect(
    host: str, port: int, heard: Callable[[bytes], None], path: str = "/ws"
) -> Socket:
    loop = asyncio.get_running_loop()

    def make() -> Socket:
        return Socket(f"{host}:{port}", heard, path)

    _, socket = await loop.create_connection(make, host, port)
    await socket.ready
    return socket
