"""A WebSocket on its transport, with nothing between it and the conversation.

The application is asked once whether somebody may come in, with all that stands before it; from
then on messages pass it by. Frames, masks and goodbyes are the business of `websockets`; what is
said to a client is framed here, because nothing is sent as often.
"""

from __future__ import annotations

import logging
from asyncio import Future, Protocol, Task, TimerHandle, Transport, get_running_loop
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import (
    ClientDisconnected,
    get_local_addr,
    get_remote_addr,
    is_ssl,
)
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from undertable.server.door import Doorkeeper, refusal
from undertable.server.limits import Bucket

PIECE = 1024
"""Bytes that are taken apart before anybody looks whether it is too much."""
WORDLESS_RATE, WORDLESS_BURST = 20, 200
"""Frames that are no message, per second and at once."""
LONGEST_FAREWELL = 16_384
"""Bytes that may still be on their way from who was said goodbye to."""
UNREAD = 16
"""Messages that wait to be read; after that many no more are taken from the network."""
MOST_UNREAD = 1000
"""So many may have been in what was taken last; who goes on is not heard any more."""
PING = 20.0
"""Seconds after which somebody is asked whether they are there, and in which they answer."""
GOODBYE = 10.0
"""Seconds for which the other end may take leave."""

CONVERSE = "undertable.converse"
"""In the message that accepts a connection: who talks with it from then on."""
Converse = Callable[["WebSocket"], Awaitable[None]]

NO_HANDSHAKE = "This is no request that opens a WebSocket.\n"

log = logging.getLogger("uvicorn.error")


class WebSocket(Protocol):
    """One connection that became a WebSocket. uvicorn makes it, and tells it to shut down."""

    __slots__ = (
        "_alive",
        "_config",
        "_frames",
        "_inbox",
        "_late",
        "_loop",
        "_over",
        "_protocol",
        "_reader",
        "_reading",
        "_server",
        "_text",
        "_timer",
        "_transport",
        "_waiting",
        "_wordless",
        "_writable",
    )

    keeper: ClassVar[Doorkeeper]

    def __init__(self, config: Config, server_state: ServerState, app_state: object) -> None:
        self._config = config
        self._server = server_state
        self._loop = get_running_loop()  # to ask for it costs a call of the system each time
        self._transport: Transport
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._frames: list[bytes] = []
        """Of a message that is not complete."""
        self._text = True
        """Whether that message is text."""
        self._inbox: list[bytes] = []
        self._reader: Future[None] | None = None
        self._reading = True
        self._waiting: list[bytes] = []
        """What is sent at the end of this turn of the loop, together; or when the other end has
        taken what was sent before."""
        self._writable = True
        self._over = False
        """There will be no more messages."""
        self._alive = True
        """The last ping was answered."""
        self._timer: TimerHandle | None = None
        self._wordless = Bucket(WORDLESS_RATE, WORDLESS_BURST)
        self._late = 0

    # The transport's side.

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        self._transport = transport
        self._server.connections.add(self)  # type: ignore[arg-type]  # any that can shut down

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self._transport)
        self._server.connections.discard(self)
        self._waiting.clear()
        self._stop_timer()
        self._end()

    def eof_received(self) -> None:
        """Whoever says no more is not there any more: the transport closes by itself."""

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._write_waiting()

    def shutdown(self) -> None:
        """The server stops, and whoever was to be said goodbye to has been."""
        if self._protocol.state is State.CONNECTING:
            if not self._transport.is_closing():
                self._transport.write(self._protocol.reject(503, "").serialize())
        elif self._protocol.state is State.OPEN:
            self.close(1012)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """One read may hold forty thousand frames: who sends them without end is cut off in it."""
        for start in range(0, len(data), PIECE):
            if self._transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self._receive(piece)
            self._late += len(piece) if self._protocol.close_sent else 0
            if len(self._inbox) > MOST_UNREAD or self._late > LONGEST_FAREWELL:
                self._transport.close()

    def _receive(self, data: bytes) -> None:
        protocol = self._protocol
        protocol.receive_data(data)
        if protocol.parser_exc is not None:
            self._break_off()
            return
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._hear(event)
            elif isinstance(event, Request):
                self._knock(event)
        if protocol.handshake_exc is not None and protocol.state is State.CONNECTING:
            self._refuse_handshake()

    # Coming in.

    def _refuse_handshake(self) -> None:
        """What HTTP lets pass a WebSocket may not: a body, very many headers or long ones."""
        self._transport.write(refusal("400 Bad Request", NO_HANDSHAKE))
        self._transport.close()

    def _knock(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code != 101:
            self._answer(response)
            self._transport.close()
            return
        task: Task[None] = self._loop.create_task(self._serve(request, response))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _answer(self, response: Response) -> None:
        self._protocol.send_response(response)
        self._flush()

    async def _serve(self, request: Request, response: Response) -> None:
        converse = await self._ask(request, response)
        del request, response  # they are not needed as long as the conversation lasts
        if converse is not None:
            await converse(self)
        if self._protocol.state is not State.CLOSING:  # who was said goodbye to may answer
            self._transport.close()

    async def _ask(self, request: Request, response: Response) -> Converse | None:
        """Whether the application lets them in, and who talks with them then."""
        found: list[Converse] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            if self._transport.is_closing():
                raise ClientDisconnected
            if message["type"] == "websocket.accept":
                del response.headers["Date"]
                self._answer(response)
                self._expect_life()
                found.append(message[CONVERSE])
            else:
                self._answer(self._protocol.reject(403, ""))

        try:
            await self._config.loaded_app(self._scope(request), receive, send)
        except ClientDisconnected:
            return None
        except Exception:
            log.exception("nobody could be let in")
            if not found and not self._transport.is_closing():
                self._answer(self._protocol.reject(500, ""))
            return None
        return found[0] if found else None

    def _scope(self, request: Request) -> Any:
        path, _, query = request.path.partition("?")
        headers = [(k.encode("ascii"), v.encode("latin-1")) for k, v in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": {},
        }

    # What is said to us.

    async def read(self) -> bytes | None:
        """The next message, or None when there will be no more."""
        while not self._inbox:
            if self._over:
                return None
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        message = self._inbox.pop(0)
        if not self._reading and not self._inbox:
            self._reading = True
            self._transport.resume_reading()
        return message

    def _hear(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._text = frame.opcode is Opcode.TEXT
                self._take(frame)
            case Opcode.CONT:
                self._count_wordless()
                self._take(frame)
            case Opcode.PING | Opcode.PONG:
                self._alive = True
                self._flush()
                self._count_wordless()
            case Opcode.CLOSE:
                self._flush()
                self._end()
                self._transport.close()

    def _take(self, frame: Frame) -> None:
        data = bytes(frame.data)
        if not frame.fin or self._frames:
            self._frames.append(data)
            if not frame.fin:
                return
            data = b"".join(self._frames)
            self._frames = []
        if self._over:
            return
        try:
            data.decode() if self._text else None
        except UnicodeDecodeError:
            self._protocol.fail(1007)  # what came along may have closed it already
            self._break_off()
            return
        self._inbox.append(data)
        self._wake()
        if self._reading and len(self._inbox) > UNREAD:
            self._reading = False
            self._transport.pause_reading()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _count_wordless(self) -> None:
        if not self._wordless.take():
            self._transport.close()

    def _break_off(self) -> None:
        """The other end does not keep to the protocol; it has been told so."""
        self._flush()
        self._end()
        self._transport.close()

    def _end(self) -> None:
        self._over = True
        self._wake()

    # What we say.

    def write(self, message: bytes) -> int:
        """Send a text, soon or when those before it are taken; how many have to wait."""
        waiting = self._waiting
        if not waiting and self._writable:
            self._loop.call_soon(self._write_waiting)
        waiting += _head(len(message)), message
        return len(waiting) // 2

    def _write_waiting(self) -> None:
        """Several messages cost one call of the system, as one does."""
        if self._waiting and self._writable:
            said, self._waiting = b"".join(self._waiting), []
            if not self._over and not self._transport.is_closing():
                self._transport.write(said)

    def close(self, code: int = 1000) -> None:
        """Take leave, once all that waits is on its way."""
        if self._protocol.state is not State.OPEN:
            return
        self._writable = True
        self._write_waiting()
        self._protocol.send_close(code)
        self._flush()
        self._end()
        if not self._reading and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()
        self._stop_timer()
        self._timer = self._loop.call_later(GOODBYE, self._transport.close)

    def _flush(self) -> None:
        """What `websockets` has to say: handshakes, answers to pings, goodbyes."""
        said = b"".join(self._protocol.data_to_send())
        if said and not self._transport.is_closing():
            self._transport.write(said)

    # Whether anybody is there.

    def _expect_life(self) -> None:
        self._timer = self._loop.call_later(PING, self._ping)

    def _ping(self) -> None:
        if self._protocol.state is not State.OPEN or self._transport.is_closing():
            return
        if not self._alive:
            self._protocol.fail(1011, "keepalive ping timeout")
            self._break_off()
            return
        self._alive = False
        self._protocol.send_ping(b"")
        self._flush()
        self._expect_life()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _head(size: int) -> bytes:
    """Before a text of so many bytes."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def websocket_of(keeper: Doorkeeper) -> type[WebSocket]:
    """The class for a server: uvicorn makes one of it where a connection becomes a WebSocket."""
    return type("WebSocketOfThisServer", (WebSocket,), {"keeper": keeper, "__slots__": ()})
