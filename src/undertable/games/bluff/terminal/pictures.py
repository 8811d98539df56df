"""Bluff's pictures of the rules page, in characters."""

from __future__ import annotations

from rich.text import Text

from undertable.games.bluff.terminal.drawing import HIDDEN, RED, die
from undertable.games.bluff.types import STAR

_FACES = {f"d{face}": face for face in range(1, 6)} | {"d*": STAR}


def picture(name: str, lang: str) -> Text:
    """`d1` to `d5` and `d*` are dice, `d?` a hidden one, `red` the die on the track."""
    if name in _FACES:
        return die(_FACES[name])
    if name == "d?":
        return die(0, HIDDEN)
    if name.startswith("red"):
        return die(_FACES[f"d{name[3:]}"], RED)
    return Text("◣▄◢" if name == "cup" else name)
