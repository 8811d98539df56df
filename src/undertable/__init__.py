"""Undertable: the open table for bluffing games.

>>> import undertable
>>> state = undertable.game("bluff").start(seats=4, seed=7)
>>> seat, = state.actors()
>>> state.play(seat, state.legal(seat)[0])
"""

from undertable.core.dice import Dice, FastDice, KeyedDice
from undertable.core.errors import GameOver, IllegalMove, Malformed, NotYourTurn, Refusal, Stale
from undertable.core.match import Match, new_match
from undertable.core.record import Record, read_record, write_record
from undertable.core.types import CHANCE
from undertable.games import all_games, game
from undertable.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "Dice",
    "FastDice",
    "GameOver",
    "IllegalMove",
    "KeyedDice",
    "Malformed",
    "Match",
    "NotYourTurn",
    "Record",
    "Refusal",
    "Stale",
    "all_games",
    "game",
    "new_match",
    "read_record",
    "write_record",
]
