"""The rules page of a game as a terminal shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from undertable.core.game import Game
from undertable.core.rulebook import PICTURES, chapters, without_sources
from undertable.core.text import say

Draw = Callable[[str, str], Text]
_BESIDE = re.compile(r"(^|\| |- )!\[\]\([^)]*\) (?=[^|\s])", re.MULTILINE)
"""A picture beside the name of what it shows: on paper the name is enough."""


def rules_page(game: Game, lang: str, sources: bool = False) -> RenderableType:
    """One minute, contents, then everything; where each rule comes from if it is asked for."""
    rules = game.rules(lang) if sources else without_sources(game.rules(lang))
    head, found = rules.partition("\n## ")[0], chapters(rules)
    minute = 1 if found and re.search(r"^!\[", found[0][1], re.MULTILINE) else 0
    parts: list[RenderableType] = list(_drawn(game, head, lang))
    for chapter, body in found[:minute]:
        parts += [Text(), *_drawn(game, f"## {chapter.title}\n\n{body}", lang)]
    if len(found) > minute:
        parts += [Text(), Markdown(f"## {say('terminal', 'contents', lang)}"), Text()]
    for number, (chapter, _) in enumerate(found[minute:], 1):
        parts += [Text(f"  {number:2}. {chapter}")]
    for chapter, body in found[minute:]:
        parts += [Text(), *_drawn(game, f"## {chapter.title}\n\n{body}", lang)]
    if not sources and rules != game.rules(lang):
        parts += [Text(), Text(say("terminal", "sources", lang, game=game.id), "dim")]
    return Group(*parts)


def drawn(game: Game, markdown: str, lang: str) -> RenderableType:
    return Group(*_drawn(game, markdown, lang))


def _drawn(game: Game, markdown: str, lang: str) -> Iterator[RenderableType]:
    """Rows of pictures in their colours, all other text as Markdown."""
    draw = _artist(game)
    for part in re.split(r"^(!\[[^\]]*\]\([^)]*\))$", markdown, flags=re.MULTILINE):
        row = PICTURES.fullmatch(part)
        if row is not None:
            yield Text("\n  ") + _row(draw, row[2], lang)
        elif part.strip():
            named = _BESIDE.sub(r"\1", part)
            plain = PICTURES.sub(lambda found: _row(draw, found[2], lang).plain, named)
            yield Markdown(plain)


def _row(draw: Draw, names: str, lang: str) -> Text:
    return Text(" ").join(draw(name, lang) for name in names.split())


def _artist(game: Game) -> Draw:
    if not game.has("terminal.pictures"):
        return lambda name, _: Text(name)
    draw: Draw = game.part("terminal.pictures").picture
    return draw
