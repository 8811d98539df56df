"""Random play, the quickest way through a game."""

from __future__ import annotations

from undertable.core.dice import Dice
from undertable.core.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play a state that has its own dice to the end, any legal move being equally likely.

    The answer is how many decisions that took.
    """
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, state.legal(seat).sample(dice))
        decisions += 1
    return decisions


def play_outs(first: State, dice: Dice, games: int) -> int:
    """So many games out of copies of a state, each played to its end in the same way."""
    decisions = 0
    for _ in range(games):
        state = first.copy()
        state.dice = dice
        state.settle()
        decisions += play_out(state, dice)
    return decisions
