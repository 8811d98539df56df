"""What every answer carries, and who may ask at all."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' {sockets}; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Security headers on every answer; pages of other origins get none."""

    def __init__(self, app: ASGIApp, origins: str = "") -> None:
        self.app = app
        self._origins = {origin.strip() for origin in origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._welcome(headers.get("origin"), headers.get("host", "")):
            await self._turn_away(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, headers.get("host", ""), scope.get("scheme") == "https")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def _welcome(self, origin: str | None, host: str) -> bool:
        """No origin is no browser: a bot, a terminal, a probe."""
        return origin is None or urlsplit(origin).netloc == host or origin in self._origins

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await PlainTextResponse("origin\n", 403)(scope, receive, send)


def _add_headers(message: Message, host: str, secure: bool) -> None:
    headers = MutableHeaders(scope=message)
    sockets = f"wss://{host}" if secure else f"ws://{host} wss://{host}"
    headers["Content-Security-Policy"] = POLICY.format(sockets=sockets)
    for name, value in HEADERS.items():
        headers[name] = value
    if secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"
