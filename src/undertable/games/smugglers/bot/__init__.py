"""Schmuggler an Bord: bots that remember as people do, and bluff when it is cheap."""

from undertable.games.smugglers.bot.policy import make_bot

__all__ = ["make_bot"]
