"""Requests for who runs the server, with the operator's token: what `undertable admin` asks for."""

from __future__ import annotations

import hmac
from functools import wraps
from ipaddress import ip_address
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.server import identity, personal_data, wire
from undertable.server.api import (
    Endpoint,
    Handler,
    JsonResponse,
    body_of,
    number_of,
    tables_of,
    token_of,
)
from undertable.server.clock import now
from undertable.server.hub import Wake
from undertable.server.limits import neighbourhood
from undertable.server.room import Room
from undertable.server.settings import Settings
from undertable.store import Size
from undertable.table import commands
from undertable.table.commands import By
from undertable.table.types import Declined, Refusal

SHORTEST = 20
"""Letters in an operator's token; `undertable admin new-token` makes one of 32."""
DAY = 86_400.0
REFUSED = (403, 404, 429)


def operator_key(settings: Settings) -> bytes | None:
    """The hash of the operator's token, or None if this server has no operator."""
    if not settings.operator_file:
        return None
    try:
        token = Path(settings.operator_file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise _bad_setting(f"the operator's file cannot be read ({type(error).__name__})") from None
    if len(token) < SHORTEST:
        raise _bad_setting(f"the operator's token is shorter than {SHORTEST} letters")
    return identity.hashed(token)


def _bad_setting(what: str) -> Malformed:
    return Malformed(Text("table", "refusal-bad-setting", {"what": what}))


def for_operator(handler: Handler) -> Handler:
    """Answer only who has the operator's token; without one nobody has it."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        key = tables_of(request).operator
        given = identity.hashed(token_of(request))
        if key is None or not hmac.compare_digest(key, given):
            raise Declined(Refusal.BAD_TOKEN)
        return await handler(request)

    return answer


async def _room(request: Request) -> Room:
    return await tables_of(request).room(request.path_params["table"])


def _nothing() -> Response:
    return Response(status_code=204)


async def list_sizes(request: Request) -> Response:
    limit = number_of(request, "limit", 20, 1000)
    sizes = await tables_of(request).store.sizes(limit)
    return JsonResponse(wire.Sizes([_size(size) for size in sizes]))


def _size(size: Size) -> wire.TableSize:
    return wire.TableSize(size.table, size.touched, size.listed, size.lines, size.chat, size.bytes)


async def inspect_table(request: Request) -> Response:
    """Who is there and from where, and what was said; nothing of what is hidden in the game."""
    room = await _room(request)
    addresses = sorted({(c.person or "", c.address) for c in room.connections})
    here = [wire.Visitor(person or None, address) for person, address in addresses]
    said = await room.chat.since(0)
    info = room.table.info(room.online())
    return JsonResponse(wire.Inspected(info, here, said, await room.reports()))


async def close_table(request: Request) -> Response:
    room = await _room(request)
    await room.carry_out(lambda table: commands.close(table, By(None, None, now())))
    return _nothing()


async def delete_table(request: Request) -> Response:
    tables, name = tables_of(request), request.path_params["table"]
    if not await tables.store.forget(name):
        raise Declined(Refusal.NO_SUCH_TABLE)
    await tables.let_go(name, Refusal.NO_SUCH_TABLE)
    tables.services.hub.tell(Wake(name))
    await tables.store.scrub()
    return _nothing()


async def remove_line(request: Request) -> Response:
    room = await _room(request)
    number = request.path_params["number"]
    if not number.isascii() or not number.isdecimal() or len(number) > 9:
        raise Declined(Refusal.NO_SUCH_LINE)
    await room.unsay(int(number))
    return _nothing()


async def remove_name(request: Request) -> Response:
    room = await _room(request)
    person = room.table.guest(request.path_params["person"]).id
    await personal_data.remove_name(tables_of(request), room, person)
    return _nothing()


async def forget_person(request: Request) -> Response:
    """For somebody who asks to be forgotten and has lost the token."""
    room = await _room(request)
    person = request.path_params["person"]
    if person not in room.table.people and person not in room.holders:
        raise Declined(Refusal.NO_SUCH_PERSON)
    if person in (identity.INVITE, identity.WATCH):
        raise Declined(Refusal.NO_SUCH_PERSON)
    await personal_data.forget(tables_of(request), room, person)
    return _nothing()


async def list_reports(request: Request) -> Response:
    limit = number_of(request, "limit", 100, 1000)
    kept = await tables_of(request).store.reports(None, limit)
    found = [wire.KeptReport(r.table, r.by, r.person, r.said, r.at) for r in kept]
    return JsonResponse(wire.KeptReports(found))


async def list_bans(request: Request) -> Response:
    bans = await tables_of(request).store.bans(now())
    return JsonResponse(wire.Bans([wire.Banned(a, until) for a, until in sorted(bans.items())]))


async def ban(request: Request) -> Response:
    tables = tables_of(request)
    wanted = await body_of(request, wire.Ban)
    await tables.store.ban(_place(wanted.address), now() + wanted.days * DAY)
    await tables.heed_bans()
    tables.services.announce(Wake("", anew="bans"))
    return _nothing()


async def unban(request: Request) -> Response:
    tables = tables_of(request)
    if not await tables.store.unban(_place(request.query_params.get("address", ""))):
        raise Declined(Refusal.NO_SUCH_LINE)
    await tables.heed_bans()
    tables.services.announce(Wake("", anew="bans"))
    return _nothing()


def _place(address: str) -> str:
    """Who counts as one: an address, or with IPv6 its /64."""
    try:
        return neighbourhood(str(ip_address(address.removesuffix("/64"))))
    except ValueError:
        raise Declined(Refusal.MALFORMED) from None


ADMIN_ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/admin/tables",
        list_sizes,
        "The largest tables",
        wire.Sizes,
        refusals=(400, 403, 429),
        query=("limit",),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/admin/tables/{table}",
        inspect_table,
        "Who is at a table and from where, what was said and reported",
        wire.Inspected,
        refusals=REFUSED,
        token=True,
    ),
    Endpoint(
        "POST",
        "/api/admin/tables/{table}/close",
        close_table,
        "End a table for good; its record is kept",
        status=204,
        refusals=(*REFUSED, 410),
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{table}",
        delete_table,
        "Delete a table and all that is kept of it",
        status=204,
        refusals=REFUSED,
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{table}/chat/{number}",
        remove_line,
        "Take a line out of the chat",
        status=204,
        refusals=REFUSED,
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{table}/people/{person}/name",
        remove_name,
        "Take somebody's name out; they play on as a guest",
        status=204,
        refusals=REFUSED,
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/tables/{table}/people/{person}",
        forget_person,
        "Forget somebody: name, chat and tokens",
        status=204,
        refusals=REFUSED,
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/admin/reports",
        list_reports,
        "What people reported, at all tables",
        wire.KeptReports,
        refusals=(400, 403, 429),
        query=("limit",),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/admin/bans",
        list_bans,
        "Addresses that are turned away",
        wire.Bans,
        refusals=(403, 429),
        token=True,
    ),
    Endpoint(
        "POST",
        "/api/admin/bans",
        ban,
        "Turn an address away",
        None,
        wire.Ban,
        204,
        (400, 403, 413, 429),
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/admin/bans",
        unban,
        "Turn an address away no longer",
        status=204,
        refusals=(400, 403, 404, 429),
        query=("address",),
        token=True,
    ),
)
