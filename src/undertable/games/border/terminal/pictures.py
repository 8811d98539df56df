"""Hart an der Grenze: the pictures of the rules page, in characters."""

from __future__ import annotations

from rich.text import Text

from undertable.games.border.goods import NAMES
from undertable.games.border.terminal.drawing import ink
from undertable.games.border.words import good_text

_SIGNS = {
    "star": ("★", "bold yellow"),
    "suitcase": ("▐▬▬▌", "bold dark_orange3"),
    "opencase": ("╱▁▁╲", "bold dark_orange3"),
    "dollar": ("$", "bold green"),
    "confiscate": ("✋", "bold red"),
    "extra": ("◎", "bold"),
    "back": ("▮", "blue"),
}


def picture(name: str, lang: str) -> Text:
    """A good by its name in its colour; a thing of the desk by its sign."""
    if name in NAMES:
        good = NAMES.index(name)
        return Text(f"[{good_text(good, 1, lang)}]", ink(good))
    return Text(*_SIGNS.get(name, (name, "")))
