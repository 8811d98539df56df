"""Finding what bots believe of each other: they play, are watched, and believe what was seen.

A game that has something to fit brings `bot/fit.py` with a class `Fit` like `Fitting`. Everything
comes from the seed: the same command writes the same file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from undertable.core.bot import Bot
from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.match import new_match
from undertable.core.text import Text
from undertable.core.types import Event
from undertable.lab.sim import Seated


class Fitting(Protocol):
    """What a game's `bot/fit.py` does."""

    tables: Sequence[tuple[int, dict[str, object]]]
    """At which tables it is played: how many seats, and the options."""

    def bot(self) -> Bot:
        """A player who believes what was seen last."""

    def watch(self, options: dict[str, object], events: Sequence[Event]) -> None:
        """One game from the beginning to the end, with all that was hidden in it."""

    def learn(self) -> float:
        """Believe what was seen; how far the beliefs have moved."""

    def write(self) -> None:
        """Put the beliefs where the game's bots find them."""


def fitting(game: Game) -> Fitting:
    if not game.has("bot.fit"):
        raise Malformed(Text("lab", "refusal-nothing-to-fit", {"game": game.title}))
    found: Fitting = game.part("bot.fit").Fit()
    return found


def fit(game: Game, found: Fitting, games: int, passes: int, seed: str) -> Iterator[float]:
    """After each pass of so many games at each table, how far the beliefs moved."""
    for number in range(passes):
        for table, (seats, options) in enumerate(found.tables):
            for each in range(games):
                name = f"{seed} {number} {table} {each}"
                found.watch(options, _played(game, found.bot(), seats, options, name))
        yield found.learn()


def _played(game: Game, bot: Bot, seats: int, options: dict[str, Any], name: str) -> list[Event]:
    match = new_match(game, seats, FastDice(name), **options)
    sitters = [Seated(bot, seat, FastDice(f"{name} {seat}")) for seat in range(seats)]
    while actors := match.state.actors():
        match.play(actors[0], sitters[actors[0]].decide(match))
    return [event for told in match.told for _, event in told]
