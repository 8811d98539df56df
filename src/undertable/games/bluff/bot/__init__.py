"""Bluff: bots that bid by what they hold and by what they make of the others."""

from undertable.games.bluff.bot.policy import make_bot

__all__ = ["make_bot"]
