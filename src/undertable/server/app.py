"""The application: routes, and what holds them together."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ExceptionHandler, Receive, Scope, Send

from undertable.core.errors import Refusal as Refused
from undertable.server import admin, api, pages
from undertable.server.guard import Guard, close_unopened
from undertable.server.openapi import openapi
from undertable.server.room import StoreFailed, Unwritten
from undertable.server.session import Session
from undertable.server.tables import Tables
from undertable.server.websocket import CONVERSE, WebSocket
from undertable.store import StoreAway
from undertable.table.types import Declined, Refusal

log = logging.getLogger(__name__)


@cache
def document() -> bytes:
    return json.encode(openapi())


async def show_document(request: Request) -> Response:
    return Response(document(), media_type="application/json")


class Play:
    """Who may come in by a WebSocket; what they say then passes by all of this."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tables: Tables = scope["app"].state.tables
        address = (scope.get("client") or [""])[0]
        if tables.services.stopping or not tables.addresses.connect(address):
            await close_unopened(receive, send, 1013, "too many connections")
            return
        await receive()
        try:
            await send({"type": "websocket.accept", CONVERSE: partial(converse, tables, address)})
        except BaseException:
            tables.addresses.disconnect(address)
            raise


async def converse(tables: Tables, address: str, websocket: WebSocket) -> None:
    try:
        await Session(tables, websocket, address).run()
    finally:
        tables.addresses.disconnect(address)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return api.problem(error)


async def away(request: Request, error: Exception) -> Response:
    """The store was closed under a request, or fails for a moment: whoever asks comes again."""
    log.warning("the store failed", extra={"error": repr(error)})
    return api.problem(Declined(Refusal.STOPPING))


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return api.problem(Declined(Refusal.NO_SUCH_TABLE))
    return Response(status_code=error.status_code, headers=error.headers)


async def failed(request: Request, error: Exception) -> Response:
    return api.problem(Declined(Refusal.INTERNAL))


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [
        Route(endpoint.path, api.limited(endpoint.handler), methods=[endpoint.method])
        for endpoint in api.ENDPOINTS
    ]
    found += [
        Route(
            endpoint.path,
            api.limited(admin.for_operator(endpoint.handler)),
            methods=[endpoint.method],
        )
        for endpoint in admin.ADMIN_ENDPOINTS
    ]
    found += [
        Route("/api/openapi.json", show_document),
        *(Route(path, api.probed(how)) for path, how in api.PROBES.items()),
        Route("/text/{owner}/{lang}.ftl", pages.show_words),
        Route("/rules/{owner}/{lang}.md", pages.show_rules),
        Route("/privacy/{lang}.md", pages.show_privacy),
        Route("/games/{owner}/{name}", pages.show_web_file),
        WebSocketRoute("/ws", Play()),
        WebSocketRoute("/ws/{table}", Play()),  # so that a table's people can be brought together
        *pages.assets(),
        *pages.documentation(),
        Route("/", pages.show_client),
        Route("/t/{rest:path}", pages.show_client),
        Route("/replay/{rest:path}", pages.show_client),
        Route("/review/{rest:path}", pages.show_client),
        Route("/habits", pages.show_client),
        Route("/new/{rest:path}", pages.show_client),
        Route("/rules/{owner}", pages.show_client),
        Route("/privacy", pages.show_client),
        Route("/{name:path}", pages.show_file),
    ]
    return found


HANDLERS: Mapping[Any, ExceptionHandler] = {
    Refused: refused,
    StoreAway: away,
    StoreFailed: away,
    Unwritten: away,
    HTTPException: not_found,
    Exception: failed,
}


def make_app(tables: Tables) -> Starlette:
    app = Starlette(
        routes=routes(),
        middleware=[
            Middleware(
                Guard,
                origins=tables.settings.origins,
                hosts=tables.settings.hosts,
                banned=tables.banned,
                may_knock=tables.addresses.may_knock,
            ),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.tables = tables
    return app
