"""The contract that every game fulfils: the vocabulary of games."""

from undertable.core.bot import Bot
from undertable.core.dice import Dice
from undertable.core.errors import GameOver, IllegalMove, Malformed, NotYourTurn, Refusal
from undertable.core.game import Game
from undertable.core.legal import NONE, Amounts, Either, Listed, Moves, Subsets
from undertable.core.position import Written
from undertable.core.state import State
from undertable.core.text import Text
from undertable.core.types import CHANCE, Event, Move, Options, Outcome, PerSeat, Seat, View

__all__ = [
    "CHANCE",
    "NONE",
    "Amounts",
    "Bot",
    "Dice",
    "Either",
    "Event",
    "Game",
    "GameOver",
    "IllegalMove",
    "Listed",
    "Malformed",
    "Move",
    "Moves",
    "NotYourTurn",
    "Options",
    "Outcome",
    "PerSeat",
    "Refusal",
    "Seat",
    "State",
    "Subsets",
    "Text",
    "View",
    "Written",
]
