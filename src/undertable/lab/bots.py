"""Bots by name: a level of the game, any class as `module:Class`, or a guest at an address."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from undertable.core.bot import Bot
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.text import Text
from undertable.lab.remote import Remote


def bot_of(game: Game, name: str) -> Bot:
    """A level of the game, a guest at `http://...`, or an instance of `module:Class`.

    Modules are looked for in this folder too.
    """
    if name.startswith(("http://", "https://")):
        return Remote(game, name)
    module, colon, kind = name.partition(":")
    if not colon:
        return game.bot(name)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        bot = getattr(import_module(module), kind)()
    except Exception as error:
        raise _no_bot(name, f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise _no_bot(name, f"{kind} is not a undertable.core.bot.Bot")
    return bot


def _no_bot(name: str, why: str) -> Malformed:
    return Malformed(Text("lab", "refusal-no-such-class", {"name": name, "why": why}))
