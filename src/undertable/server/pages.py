"""What a browser loads: the built client, the words of each game, its rules."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from undertable.core import text
from undertable.games import all_games
from undertable.server.kinds import BUILT, web_files
from undertable.server.previews import with_preview
from undertable.table.types import Declined, Refusal

STATIC = files("undertable.server") / "static"
TEXT = files("undertable.server") / "text"
DOCS = files("undertable.server") / "docs"
"""The documentation as a site, where `make docs` has built it."""
NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Undertable</title>
<p>The table server is running. Its web page is not built: run <code>make web</code>.</p></html>
"""


@cache
def words(owner: str, lang: str) -> tuple[bytes, str]:
    """A Fluent file and its fingerprint."""
    return _fingerprinted(text.messages(owner, lang).encode())


@cache
def rules_text(owner: str, lang: str) -> tuple[bytes, str]:
    return _fingerprinted(all_games()[owner].rules(lang).encode())


def _fingerprinted(data: bytes) -> tuple[bytes, str]:
    return data, f'"{hashlib.sha256(data).hexdigest()[:16]}"'


async def show_words(request: Request) -> Response:
    owner, lang = request.path_params["owner"], request.path_params["lang"]
    if owner not in ("core", "table", *all_games()) or lang not in text.LANGUAGES:
        raise Declined(Refusal.NO_SUCH_GAME)
    return _cached(request, *words(owner, lang), "text/plain")


async def show_rules(request: Request) -> Response:
    owner, lang = request.path_params["owner"], request.path_params["lang"]
    if owner not in all_games() or lang not in text.LANGUAGES:
        raise Declined(Refusal.NO_SUCH_GAME)
    return _cached(request, *rules_text(owner, lang), "text/markdown")


async def show_privacy(request: Request) -> Response:
    """What is kept of people here, for how long, and whom to ask."""
    lang, settings = request.path_params["lang"], request.app.state.tables.settings
    if lang not in text.LANGUAGES:
        raise Declined(Refusal.NO_SUCH_GAME)
    said = (TEXT / f"privacy.{lang}.md").read_text(encoding="utf-8")
    days = text.say("table", "kept-for", lang, days=settings.keep_days)
    filled = said.format(days=days, contact=settings.contact or "–")
    return _cached(request, *_fingerprinted(filled.encode()), "text/markdown")


async def show_web_file(request: Request) -> Response:
    """A file that a game brings for its page."""
    owner, name = request.path_params["owner"], request.path_params["name"]
    found = web_files(all_games()[owner]).get(name) if owner in all_games() else None
    if found is None:
        raise Declined(Refusal.NO_SUCH_GAME)
    return _cached(request, *_fingerprinted(found), BUILT[PurePath(name).suffix])


def _cached(request: Request, data: bytes, tag: str, kind: str) -> Response:
    headers = {"ETag": tag, "Cache-Control": "public, max-age=60"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)


async def show_client(request: Request) -> Response:
    """The page is one; what it shows is its own business."""
    return _client(request, 200)


def _client(request: Request, status: int) -> Response:
    page = STATIC / "index.html"
    if not page.is_file():
        return Response(NO_CLIENT, status, media_type="text/html")
    shown = with_preview(page.read_text(encoding="utf-8"), request)
    return Response(shown, status, headers={"Cache-Control": "no-cache"}, media_type="text/html")


async def show_file(request: Request) -> Response:
    """The few files beside the page: icon, manifest and the like. People hear what is not there."""
    name = request.path_params["name"]
    if not any(entry.name == name and entry.is_file() for entry in _beside()):
        if "text/html" in request.headers.get("accept", ""):
            return _client(request, 404)
        raise Declined(Refusal.NO_SUCH_TABLE)
    return FileResponse(str(STATIC / name), headers={"Cache-Control": "public, max-age=3600"})


def _beside() -> list[Traversable]:
    return list(STATIC.iterdir()) if STATIC.is_dir() else []


def documentation() -> list[BaseRoute]:
    if not DOCS.is_dir():
        return []
    whole = Mount("/docs", StaticFiles(directory=str(DOCS), html=True))
    return [Route("/docs", RedirectResponse("/docs/")), whole]


def assets() -> list[Mount]:
    """What the page consists of, where it has been built."""
    folder = STATIC / "assets"
    return [Mount("/assets", Assets(directory=str(folder)))] if folder.is_dir() else []


class Assets(StaticFiles):
    """Files whose names change with their content stay in the browser for a year."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
