"""What can be typed in every game, in any of the languages."""

from __future__ import annotations

from functools import cache

from undertable.core.text import LANGUAGES, say

NAMES = ("help", "odds", "undo", "log", "rules", "save", "quit")


@cache
def _words() -> dict[str, str]:
    return {
        word: name
        for name in NAMES
        for lang in LANGUAGES
        for word in say("terminal", f"command-{name}", lang).split()
    }


def meant_by(line: str) -> str | None:
    """The command in a line, or None where it is a matter of the game."""
    word, _, rest = line.casefold().partition(" ")
    command = _words().get(word)
    return command if not rest or command == "save" else None
