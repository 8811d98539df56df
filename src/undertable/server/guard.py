"""What every answer carries, and who may ask at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
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
HOST = re.compile(r"[a-z0-9._\-:\[\]]*", re.IGNORECASE | re.ASCII)
HOME = frozenset({"local", "localhost", "lan", "home", "internal", "test"})
"""Endings of names that no registry gives to anybody."""
UNKNOWN_HOST = "This server does not go by that name. Its operator can let it: --hosts NAME"
BANNED = "Whoever runs this server has shut out your address."
TOO_OFTEN = "Too many requests from your address: wait a moment."
OTHER_ORIGIN = "Pages of other origins may not connect. The operator can let them: --origins URL"


class Guard:
    """Security headers on every answer; pages of other origins get none."""

    def __init__(
        self,
        app: ASGIApp,
        origins: str = "",
        hosts: str = "",
        banned: Callable[[str], bool] = lambda address: False,
        may_knock: Callable[[str], bool] = lambda address: True,
    ) -> None:
        self.app = app
        self._banned = banned
        self._may_knock = may_knock
        self._origins = _split(origins)
        self._hosts = {host.lower() for host in _split(hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address, headers = (scope.get("client") or [""])[0], Headers(scope=scope)
        if not self._may_knock(address):
            await _turn_away(TOO_OFTEN, scope, receive, send, 429)
            return
        why = self._unwelcome(headers.get("origin"), ",".join(headers.getlist("host")))
        if why is None and self._banned(address) and not _of_admin(scope):
            why = BANNED
        if why is not None:
            await _turn_away(why, scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, scope.get("scheme") == "https")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def _unwelcome(self, origin: str | None, host: str) -> str | None:
        """Why not. No origin is no browser: a bot, a terminal, a probe."""
        if not self._answers_to(host):
            return UNKNOWN_HOST
        if origin is None or origin in self._origins or _netloc(origin) == host:
            return None
        return OTHER_ORIGIN

    def _answers_to(self, host: str) -> bool:
        """Anybody may let a name of theirs point to this machine, and be of the same origin then.

        So of names that a registry gives only those are answered that the operator has listed.
        """
        name = _hostname(host)
        return name is not None and (bool(self._hosts & {name, "*"}) or _at_home(name))


def _of_admin(scope: Scope) -> bool:
    """Whoever runs the server can always lift a ban, even one of their own address."""
    return bool(scope["path"].startswith("/api/admin/"))


def _split(names: str) -> set[str]:
    return {name.strip() for name in names.split(",") if name.strip()}


def _netloc(url: str) -> str | None:
    """The host and port of a URL, or None if it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


def _hostname(host: str) -> str | None:
    """The name or address in a Host header, without its port; None if it is none, or two."""
    if not HOST.fullmatch(host):
        return None
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return None


def _at_home(name: str) -> bool:
    """An address, or a name that only means something in one's own network."""
    with suppress(ValueError):
        return bool(ip_address(name))
    return "." not in name or name.rpartition(".")[2] in HOME


async def _turn_away(
    why: str, scope: Scope, receive: Receive, send: Send, status: int = 403
) -> None:
    if scope["type"] == "websocket":
        await close_unopened(receive, send, 1008, why)
    else:
        await PlainTextResponse(f"{why}\n", status)(scope, receive, send)


async def close_unopened(receive: Receive, send: Send, code: int, why: str) -> None:
    """Refuse a WebSocket. Closing is an answer: the question must have been taken."""
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": why})


def _add_headers(message: Message, secure: bool) -> None:
    headers = MutableHeaders(scope=message)
    headers["Content-Security-Policy"] = POLICY
    for name, value in HEADERS.items():
        headers[name] = value
    if secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"
