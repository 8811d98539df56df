"""Random games, one step at a time, with chance made like any other move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undertable.core.dice import Dice
from undertable.core.game import Game, Option
from undertable.core.state import State
from undertable.core.types import CHANCE, Move, Told


def fresh(game: Game, seats: int, options: Mapping[str, object]) -> State:
    """A game that nobody attends, before anything happened; it waits for its chance moves."""
    return game.fresh(game.check_seats(seats), game.read_options(game.unattended(options), seats))


def any_step(state: State, dice: Dice) -> tuple[int, Move]:
    """Somebody who is to act, and something they may do."""
    actors = state.actors()
    seat = actors[int(dice.below(len(actors)))]
    return seat, state.draw(dice) if seat == CHANCE else state.legal(seat).sample(dice)


def listen(state: State, seat: int, move: Move) -> list[Told]:
    """Play a move and return what was told."""
    told: list[Told] = []
    state.events = told
    try:
        state.play(seat, move)
    finally:
        state.events = None
    return told


def walk(state: State, dice: Dice) -> Iterator[tuple[int, Move]]:
    """Play at random to the end; yields each step before it is made."""
    while state.actors():
        step = any_step(state, dice)
        yield step
        state.play(*step)


def variants(game: Game) -> list[dict[str, object]]:
    """The default rules, and each option at each of its other values."""
    found: list[dict[str, object]] = [{}]
    for option in game.option_list:
        for value in _other_values(option):
            found.append({option.name: value})
    return found


def _other_values(option: Option) -> list[object]:
    if option.kind == "bool":
        return [not option.default]
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "int":
        ends = {option.least, option.most} - {option.default, None}
        return sorted(ends, key=str)
    return []
