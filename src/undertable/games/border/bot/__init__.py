"""Hart an der Grenze: bots that pack, declare, haggle and check."""

from __future__ import annotations

from undertable.core.bot import Bot
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.expert import Expert
from undertable.games.border.bot.novice import Novice
from undertable.games.border.bot.policy import Smuggler
from undertable.games.border.bot.yardsticks import HABITS, Creature


def make_bot(level: str) -> Bot:
    if level in HABITS:
        return Creature(level)
    if level == "easy":
        return Novice()
    return (Expert if level == "expert" else Smuggler)(CHARACTERS[level])
