"""Dig Your Way Out: the pictures of the rules page, in characters."""

from __future__ import annotations

from rich.text import Text

from undertable.games.dig.deck import ROOMS
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS
from undertable.games.dig.words import card_name, room_name

_SIGNS = {
    "card": ("▮", "dark_orange3"),
    "action": ("⚡", "bold yellow"),
    "background": ("☻", "bold"),
    "cigarette": ("▬", "bold white"),
    "beating": ("✚", "bold red"),
    "tunnel": ("▰", "bold yellow"),
    "ground": ("▱", "dim"),
    "michel": ("☹", "bold red"),
}


def picture(name: str, lang: str) -> Text:
    """Cards and rooms by their names, `d4` a die, the rest by its sign."""
    if name in box_of(OURS).number:
        return Text(f"[{card_name(name, lang)}]", "bold")
    if name in ROOMS:
        return Text(f"<{room_name(name, lang)}>", "bold cyan")
    if name[0] == "d" and name[1:].isdigit():
        return Text(f"[{name[1:]}]", "bold black on white")
    return Text(*_SIGNS.get(name, (name, "")))
