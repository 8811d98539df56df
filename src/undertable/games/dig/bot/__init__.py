"""Dig Your Way Out: bots that plan their turns, fight, and watch the others."""

from undertable.games.dig.bot.policy import make_bot

__all__ = ["make_bot"]
