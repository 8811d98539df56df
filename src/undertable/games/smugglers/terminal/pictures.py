"""Schmuggler an Bord: the pictures of the rules page, in characters."""

from __future__ import annotations

from rich.text import Text

from undertable.core.text import say
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.terminal.drawing import INKS, PAWN

_SIGNS = {
    "pawn": (PAWN, "bold red"),
    "back": ("▮", "blue"),
    "chip": ("●", "bold yellow"),
    "chest": ("▣", "bold dark_orange3"),
}


def picture(name: str, lang: str) -> Text:
    """A good by its name, `d4` a die, the rest by its sign."""
    if name in KEYS:
        ink = INKS[KEYS.index(name) % len(INKS)]
        return Text(f"[{say('smugglers', f'good-{name}', lang)}]", f"bold {ink}")
    if name[0] == "d" and name[1:].isdigit():
        return Text(f"[{name[1:]}]", "bold black on white")
    return Text(*_SIGNS.get(name, (name, "")))
