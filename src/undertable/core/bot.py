"""Players made of code. They get what a person in the seat would get, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.pieces import Event, Move


class Bot(ABC):
    """Decides from a seat's view and history. Holds no state of the game between decisions."""

    @abstractmethod
    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        """One of the legal moves."""

    def words(self, view: Any, move: Move, dice: Dice) -> str | None:
        """What it says with that move, if anything; `:name` is a phrase of the game."""
        return None


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        return legal.sample(dice)
