"""The HTTP part of the wire."""

from __future__ import annotations

import gzip
from asyncio import timeout, to_thread
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from undertable.core import text
from undertable.core.errors import Refusal as Refused
from undertable.core.game import Game
from undertable.core.record import write_record
from undertable.games import all_games
from undertable.server import personal_data, wire
from undertable.server.broadcast import history
from undertable.server.clock import now
from undertable.server.drills import drills_of
from undertable.server.habits import habits
from undertable.server.kinds import kinds_of, web_files, words_of
from undertable.server.metrics import gather
from undertable.server.neighbours import link_for_others
from undertable.server.refusals import code_of, reason
from undertable.server.room import PRESENT, Room
from undertable.server.tables import Tables
from undertable.store import Store
from undertable.table.types import Declined, Refusal, TableInfo

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

HEALTH_PATIENCE = 5.0
LONGEST = 65_536
"""Bytes in the body of a request."""
WORTH_A_THREAD = 50_000
"""Bytes of an answer that are not made small between two moves."""
REPLAYED = 1000
"""What an entry of a replay costs who asks for it, as bytes: all are played, however few shown."""
STATUS = {
    Refusal.NO_SUCH_TABLE: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.NO_SUCH_LINE: 404,
    Refusal.CLOSED: 410,
    Refusal.BANNED: 403,
    Refusal.BAD_TOKEN: 403,
    Refusal.NO_SUCH_PERSON: 403,
    Refusal.NOT_OVER: 409,
    Refusal.TABLE_FULL: 409,
    Refusal.LOCKED: 403,
    Refusal.REMOVED: 403,
    Refusal.NOT_HOST: 403,
    Refusal.NO_REVIEWS: 403,
    Refusal.DISK_FULL: 507,
    Refusal.TOO_LARGE: 413,
    Refusal.TOO_FAST: 429,
    Refusal.TOO_MANY: 503,
    Refusal.STOPPING: 503,
    Refusal.DAMAGED: 500,
    Refusal.NEWER_RECORD: 500,
    Refusal.INTERNAL: 500,
}


class JsonResponse(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return json.encode(content)


def problem(refusal: Refused) -> Response:
    code = code_of(refusal)
    return JsonResponse(wire.Problem(code, reason(refusal)), STATUS.get(code, 400))


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as this type; too long, malformed or broken off is refused."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LONGEST:
                raise Declined(Refusal.TOO_LARGE)
        return json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ClientDisconnect):
        raise Declined(Refusal.MALFORMED) from None


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def limited(handler: Handler) -> Handler:
    """Answer only so many requests of one address."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        if tables_of(request).services.stopping:
            raise Declined(Refusal.STOPPING)
        if not tables_of(request).addresses.may_ask(address_of(request)):
            raise Declined(Refusal.TOO_FAST)
        return await handler(request)

    return answer


def check_rate(request: Request) -> None:
    if not tables_of(request).addresses.may_make(address_of(request)):
        raise Declined(Refusal.TOO_FAST)


def metered(handler: Handler) -> Handler:
    """Large answers count by their bytes: who has read much waits until the next."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        addresses, address = tables_of(request).addresses, address_of(request)
        if not addresses.may_read(address):
            raise Declined(Refusal.TOO_FAST)
        response = await handler(request)
        addresses.has_read(address, len(response.body))
        return await _packed(request, response)

    return answer


async def _packed(request: Request, response: Response) -> Response:
    """To make megabytes small takes a while, in which nobody else shall wait."""
    if len(response.body) < WORTH_A_THREAD or not _takes_gzip(request):
        return response
    headers = {**response.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    del headers["content-length"]
    return Response(await to_thread(gzip.compress, response.body, 6), headers=headers)


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def check_writing(request: Request) -> None:
    if not tables_of(request).addresses.may_write(address_of(request)):
        raise Declined(Refusal.TOO_FAST)


def number_of(request: Request, name: str, default: int, most: int) -> int:
    given = request.query_params.get(name, str(default))
    if not given.isascii() or not given.isdecimal() or len(given) > 9:
        raise Declined(Refusal.MALFORMED)
    return min(int(given), most)


async def list_games(request: Request) -> Response:
    settings, url = tables_of(request).settings, request.url
    address = link_for_others(settings.host, url.hostname, url.port)
    return JsonResponse(wire.Games([_game_info(game) for game in all_games().values()], address))


def _game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        title=game.title,
        cover="cover.svg" in web_files(game),
        about={lang: text.say(game.id, "about", lang) for lang in text.LANGUAGES},
        authors=game.authors,
        publisher=game.publisher,
        year=game.year,
        minutes=game.minutes,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[option for option in game.option_list if option.kind != "file"],
        levels=list(game.levels),
        stars={level: strength.stars for level, strength in game.strengths.items()},
        phrases=list(game.phrases),
        lesson=game.lesson is not None,
    )


def _game_of(request: Request) -> Game:
    found = all_games().get(request.path_params["game"])
    if found is None:
        raise Declined(Refusal.NO_SUCH_GAME)
    return found


async def show_kinds(request: Request) -> Response:
    return JsonResponse(kinds_of(_game_of(request)))


async def show_drills(request: Request) -> Response:
    answer = await to_thread(drills_of, _game_of(request))
    return Response(answer, media_type="application/json")


async def show_words(request: Request) -> Response:
    game = _game_of(request)
    return JsonResponse(words_of(game, await body_of(request, wire.AskWords)))


async def list_tables(request: Request) -> Response:
    rows = await tables_of(request).store.listed(100)
    found = [json.decode(row.summary, type=wire.TableSummary) for row in rows]
    return JsonResponse(wire.Tables([table for table in found if table.seen > now() - PRESENT]))


async def make_table(request: Request) -> Response:
    check_rate(request)
    wanted = await body_of(request, wire.NewTable)
    return JsonResponse(await tables_of(request).make(wanted, address_of(request)), 201)


async def make_lesson(request: Request) -> Response:
    check_rate(request)
    wanted = await body_of(request, wire.NewLesson)
    return JsonResponse(await tables_of(request).teach(wanted), 201)


async def fork_table(request: Request) -> Response:
    check_rate(request)
    check_writing(request)
    room = await open_to(request)
    wanted = await body_of(request, wire.NewFork)
    made = await tables_of(request).fork(room.table, wanted, address_of(request))
    return JsonResponse(made, 201)


async def join_table(request: Request) -> Response:
    check_rate(request)
    wanted = await body_of(request, wire.Join)
    tables, table = tables_of(request), request.path_params["table"]
    return JsonResponse(await tables.join(table, wanted, address_of(request)), 201)


async def renew_links(request: Request) -> Response:
    check_rate(request)
    room = await tables_of(request).room(request.path_params["table"])
    person = await room.recognise(token_of(request))
    return JsonResponse(await tables_of(request).new_links(room, person), 201)


async def open_to(request: Request) -> Room:
    """The table, for those who sit there or have one of its links; a listed one for all."""
    room = await tables_of(request).room(request.path_params["table"])
    if room.table.shut:
        raise Declined(Refusal.CLOSED)
    if not room.table.created.listed and not await room.opens(token_of(request)):
        raise Declined(Refusal.BAD_TOKEN)
    return room


def token_of(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


async def show_table(request: Request) -> Response:
    room = await open_to(request)
    return JsonResponse(room.table.info(room.online()))


async def show_turn(request: Request) -> Response:
    room = await tables_of(request).room(request.path_params["table"])
    table = room.table
    person = await room.recognise(token_of(request))
    owing = [table.chairs[seat] for seat in table.actors() if not table.chairs[seat].automatic]
    names = [table.guest(chair.person).name for chair in owing if chair.person != person]
    mine = any(chair.person == person for chair in owing)
    return JsonResponse(wire.Turn(table.phase, mine, names, table.rematch))


@metered
async def show_history(request: Request) -> Response:
    room = await tables_of(request).room(request.path_params["table"])
    person = await room.recognise(token_of(request))
    return JsonResponse(history(room.table, room.table.seat_of(person)))


@metered
async def show_chat(request: Request) -> Response:
    room = await open_to(request)
    before = number_of(request, "before", 10**9 - 1, 10**9)
    return JsonResponse(wire.Chat(await room.chat.before(before)))


async def renew_token(request: Request) -> Response:
    tables = tables_of(request)
    check_rate(request)  # it is written at every table of the evening
    room = await tables.room(request.path_params["table"])
    person = await room.recognise(token_of(request))
    return JsonResponse(await personal_data.log_out_everywhere(tables, room, person))


async def forget_me(request: Request) -> Response:
    tables = tables_of(request)
    check_writing(request)
    room = await tables.room(request.path_params["table"])
    person = await personal_data.holder_of(room, token_of(request))
    await personal_data.forget(tables, room, person)
    return Response(status_code=204)


@metered
async def show_record(request: Request) -> Response:
    room = await open_to(request)
    data = write_record(room.table.finished_record())
    name = f"{room.table.game.id}-{room.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@metered
async def show_replay(request: Request) -> Response:
    room = await open_to(request)
    start = number_of(request, "start", 0, 10**9)
    count = number_of(request, "count", 100, 500)
    eyes = request.query_params.get("eyes", "table")
    tables, record = tables_of(request), room.table.finished_record()
    tables.addresses.has_read(address_of(request), REPLAYED * len(record.entries))
    answer = await tables.replays.get(record, eyes, start, count)
    return Response(answer, media_type="application/json")


@metered
async def show_review(request: Request) -> Response:
    room = await open_to(request)
    record, reviews = room.table.finished_record(), tables_of(request).reviews
    return JsonResponse(await reviews.get(room.table.id, record, address_of(request)))


@metered
async def show_habits(request: Request) -> Response:
    check_rate(request)
    asked = await body_of(request, wire.AskHabits)
    return JsonResponse(await habits(tables_of(request), asked.tables))


async def health(request: Request) -> Response:
    services = tables_of(request).services
    status, said = 200, "well"
    if services.stopping:
        status, said = 503, "stopping"
    elif not services.hub.well:
        status, said = 503, "no hub"
    elif services.faults:
        status, said = 503, "\n".join(services.faults)
    elif not await _writable(services.store):
        status, said = 503, "no database"
    elif services.damage:  # the other tables are well, and nothing here would mend these
        said = f"damaged tables: {len(services.damage)}; see undertable doctor"
    return Response(said + "\n", status, media_type="text/plain")


async def _writable(store: Store) -> bool:
    try:
        async with timeout(HEALTH_PATIENCE):
            await store.check()
    except Exception:
        return False
    return True


async def ready(request: Request) -> Response:
    """Whether newcomers should be sent here; whether it is well is another question."""
    services = tables_of(request).services
    status, said = 200, "ready"
    if services.stopping:
        status, said = 503, "stopping"
    elif not await _writable(services.store):
        status, said = 503, "no database"
    elif len(tables_of(request).rooms) >= services.settings.most_rooms:
        status, said = 503, "full"
    return Response(said + "\n", status, media_type="text/plain")


async def metrics(request: Request) -> Response:
    """Of all processes that serve together, whichever is asked."""
    services = tables_of(request).services
    together = services.together
    said = services.metrics.text() if together is None else await gather(together)
    return Response(said, media_type="text/plain; version=0.0.4")


def probed(handler: Handler) -> Handler:
    """Say how the server is, to one address only so often: each time costs a write."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        if not tables_of(request).addresses.may_probe(address_of(request)):
            raise Declined(Refusal.TOO_FAST)
        return await handler(request)

    return answer


PROBES: dict[str, Handler] = {"/health": health, "/ready": ready, "/metrics": metrics}


class Endpoint(Struct, frozen=True):
    """One request the API answers, for routing and for OpenAPI alike."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any = None
    body: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    token: bool = False


ENDPOINTS = (
    Endpoint(
        "GET", "/api/games", list_games, "Every game with its options", wire.Games, refusals=(429,)
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/kinds",
        show_kinds,
        "Kinds of moves and events of a game",
        wire.Kinds,
        refusals=(404, 429),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/drills",
        show_drills,
        "Positions to practise, with what was best there",
        wire.Drills,
        refusals=(404, 429),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/words",
        show_words,
        "The arguments of sentences about moves and events",
        wire.Sentences,
        wire.AskWords,
        refusals=(400, 404, 413, 429),
    ),
    Endpoint("GET", "/api/tables", list_tables, "Listed tables", wire.Tables, refusals=(429,)),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        "Make a table",
        wire.Made,
        wire.NewTable,
        201,
        (400, 404, 413, 429, 503, 507),
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        make_lesson,
        "Make a table at which a game is learned",
        wire.Made,
        wire.NewLesson,
        201,
        (400, 404, 413, 429, 507),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        show_table,
        "A table without its game",
        TableInfo,
        refusals=(403, 404, 410, 429),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/turn",
        show_turn,
        "Whose turn it is, for who sits there",
        wire.Turn,
        refusals=(403, 404, 429),
        token=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        join_table,
        "Come to a table",
        wire.Joined,
        wire.Join,
        201,
        (400, 403, 404, 409, 410, 413, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        renew_links,
        "New links instead of those before, for the host",
        wire.Links,
        status=201,
        refusals=(403, 404, 429),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/history",
        show_history,
        "What the own seat was told",
        wire.History,
        refusals=(403, 404, 410, 429),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/chat",
        show_chat,
        "A hundred lines of chat before the one of that number",
        wire.Chat,
        refusals=(400, 403, 404, 410, 429),
        query=("before",),
        token=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/token",
        renew_token,
        "A new token for oneself, instead of every other: log out everywhere, rematches included",
        wire.Renewed,
        refusals=(403, 404, 410, 429),
        token=True,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/me",
        forget_me,
        "Be forgotten at a table: name, chat and tokens",
        status=204,
        refusals=(403, 404, 410, 429),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        show_record,
        "The record of a finished game",
        refusals=(403, 404, 409, 410, 429),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        show_replay,
        "Frames of a finished game",
        wire.Replay,
        refusals=(400, 403, 404, 409, 410, 429),
        query=("eyes", "start", "count"),
        token=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/review",
        show_review,
        "A finished game looked at again, or how far that is; the first who asks has it begun",
        wire.Reviewed,
        refusals=(403, 404, 409, 410, 413, 429, 503, 507),
        token=True,
    ),
    Endpoint(
        "POST",
        "/api/habits",
        show_habits,
        "What many finished games say about who played them",
        wire.Habits,
        wire.AskHabits,
        refusals=(400, 413, 429),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        fork_table,
        "Play on from the middle of a finished game, at a new table, with bots",
        wire.Made,
        wire.NewFork,
        201,
        (400, 403, 404, 409, 410, 413, 429, 507),
        token=True,
    ),
)
