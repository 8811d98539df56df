"""What a messenger shows of a link: the game it is about, by the link itself.

No table is looked at. A link to a table tells its game in its query because whoever shares it may
do so, and a link that tells nothing is shown as the house alone.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from undertable.core import text
from undertable.core.game import Game
from undertable.games import all_games
from undertable.server.kinds import web_files

HERE = "<!-- preview -->"
"""Where the page has room for it."""
PICTURE = "preview.png"


def with_preview(page: str, request: Request) -> str:
    """The page, with its title, description and picture for where the link is shown."""
    return page.replace(HERE, "\n    ".join(_tags(request)), 1)


def _tags(request: Request) -> list[str]:
    game, lang = _game(request), _language(request)
    about = text.say(game.id, "about", lang) if game else text.say("table", "preview", lang)
    shown = game is not None and PICTURE in web_files(game)
    picture = f"games/{game.id}/{PICTURE}" if game and shown else "icon-512.png"
    said = {
        "og:site_name": "Undertable",
        "og:type": "website",
        "og:title": f"{game.title} \u2013 Undertable" if game else "Undertable",
        "og:description": about,
        "og:image": f"{request.base_url}{picture}",
        "twitter:card": "summary_large_image" if shown else "summary",
    }
    return [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]


def _game(request: Request) -> Game | None:
    named = request.query_params.get("game") or request.path_params.get("owner", "")
    return all_games().get(named)


def _language(request: Request) -> str:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return next((lang for lang in text.LANGUAGES if asked.startswith(lang)), "en")
