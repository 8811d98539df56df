"""Who is told of what happens: some events are for one or two ears, all others are for everybody.

Too many ears are a leak, too few leave somebody without what the rules let them know.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undertable import FastDice, Refusal
from undertable import game as game_named
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import Told
from undertable.lab.walk import any_step, fresh, listen, variants

FOR_FEW: dict[str, dict[str, tuple[str, ...]]] = {
    "bluff": {"Peeked": ("seat",)},
    "border": {
        "Drew": ("seat",),
        "PackedCards": ("seat",),
        "KeptCards": ("seat",),
        "Looked": ("sheriff", "seat"),
    },
    "dig": {
        "Got": ("seat",),
        "GotBackground": ("seat",),
        "Saw": ("seat",),
        "LostCard": ("seat", "winner"),
        "ExchangedCards": ("seat", "mate"),
    },
    "smugglers": {"Answered": ("seat",), "Peeked": ("seat",)},
}
"""The events that are not for everybody, and which of their fields name who hears them."""

ROUNDS = 40
"""So many games at each table, until everything has happened once."""


@pytest.mark.parametrize("name", FOR_FEW)
def test_everything_is_told_to_exactly_those_who_may_know_it(name: str) -> None:
    game, few = game_named(name), FOR_FEW[name]
    missing = {kind.__name__ for kind in game.events}
    for number in range(ROUNDS):
        for state in tables(game):
            for to, event in told(state, FastDice(f"all {number}")):
                kind = type(event).__name__
                ears = {getattr(event, ear) for ear in few[kind]} if kind in few else None
                assert (None if to is None else set(to)) == ears, event
                missing.discard(kind)
        if not missing:
            return
    raise AssertionError(f"never told: {missing}")


def tables(game: Game) -> Iterator[State]:
    """Every option at its other values, and what unattended play changes at its usual one."""
    usual = {option.name: option.default for option in game.option_list}
    attended = {name: usual[name] for name in game.unattended({})}
    for seats in (game.least_seats, 4, game.most_seats):
        for options in (*variants(game), attended):
            try:
                game.read_options(options, seats)
            except Refusal:
                continue
            yield fresh(game, seats, options)


def told(state: State, dice: FastDice) -> Iterator[Told]:
    """All that is told in a random game."""
    while state.actors():
        yield from listen(state, *any_step(state, dice))
