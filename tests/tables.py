"""Tables for tests, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

import undertable
from undertable.core.dice import FastDice
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.table import Table
from undertable.table.types import Clock, Role

GAMES = sorted(undertable.all_games())


def new_table(
    game: str, seats: int, clock: Clock | None = None, options: dict[str, Any] | None = None
) -> Table:
    """Everybody sits and is ready; p1 is the host."""
    people = [lines.Guest(f"p{i + 1}", f"Name {i}", Role.PLAYER) for i in range(seats)]
    host = lines.Guest("p1", "Ann", Role.HOST)
    places = [lines.Place(guest.id) for guest in people]
    first = lines.Created(
        at=1.0,
        game=game,
        options=undertable.game(game).unattended({}) if options is None else options,
        places=places,
        people=[host, *people[1:]],
        listed=False,
        clock=clock or Clock(),
        seed="5e" * 32,
    )
    table = Table("table", first)
    for chair in table.chairs:
        chair.ready = True
    return table


def begun(game: str, seats: int, clock: Clock | None = None) -> Table:
    table = new_table(game, seats, clock=clock)
    table.apply(*commands.start(table, By("p1", "begin", 2.0)))
    return table


def moves(table: Table, seed: str, most: int) -> Iterator[tuple[int, object]]:
    """Random legal moves, one after the other; the caller makes them."""
    dice = FastDice(seed)
    assert table.match is not None
    for _ in range(most):
        if not (actors := table.actors()):
            return
        seat = actors[int(dice.below(len(actors)))]
        yield seat, table.match.state.legal(seat).sample(dice)


def played_out(game: str, seats: int) -> Table:
    """A game that is over."""
    table = begun(game, seats)
    for number, (seat, move) in enumerate(moves(table, "to the end", 3000)):
        by = By(f"p{seat + 1}", f"m{number}", 3.0)
        table.apply(*commands.play(table, to_builtins(move), None, table.version(seat), by))
    return table
