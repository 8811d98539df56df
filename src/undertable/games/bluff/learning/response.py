"""How much somebody wins who knows a bot that learned, by `undertable exploit bluff --compiled`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from zlib import crc32

from undertable.core.bot import Bot
from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.core.types import Options
from undertable.games.bluff.bot.expert import Expert
from undertable.games.bluff.bot.learned import mind
from undertable.games.bluff.bot.policy import LOOSE, Solver
from undertable.games.bluff.learning.answer import Answer, of_mind
from undertable.games.bluff.learning.experts import AnswerToExperts
from undertable.games.bluff.types import BluffOptions

AT_ONCE = 250
"""Games side by side."""
FEW = 8
"""The same of experts, whose games take seconds each."""


def answered(
    bot: Bot, seats: int, options: Options, games: int, worlds: int, seed: str
) -> Iterator[float]:
    """How much of each game is won by one who knows the bot.

    Where two are left with so few dice that the bot plays an equilibrium, a game counts as much as
    its position is worth.
    """
    assert isinstance(options, BluffOptions)
    learned = mind()
    game, at_once = _kind_of_game(bot)
    for first in range(0, games, at_once):
        part = game(
            of_mind(learned, LOOSE),
            learned.pairs,
            learned.worth,
            seats,
            games=min(at_once, games - first),
            worlds=worlds,
            dice=options.dice,
            mild=options.exact == "doubter_loses_one",
            layable=options.laying_out,
            seed=crc32(f"{seed} {first}".encode()),
        )
        yield from part.run().tolist()


def _kind_of_game(bot: Bot) -> tuple[type[Answer] | partial[AnswerToExperts], int]:
    if isinstance(bot, Expert) and isinstance(bot.base, Solver):
        return partial(AnswerToExperts, heat=bot.heat), FEW
    if isinstance(bot, Solver):
        return Answer, AT_ONCE
    raise Malformed(Text("bluff", "refusal-not-learned"))
