"""How far a game's outlook is off in a single position: beside games played on to their end.

    python bench/outlook.py border --positions 40 --playouts 20

Positions are quiet moments of games between the bots by whose policies reviews are made, and those
bots play on. What is printed is the root of the mean square of the difference, without the part
that is the playouts' own noise, as it is where the chance is even: `off` in `bot/outlook.toml`.
Where somebody has as good as won or lost, it is less (`room`).
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import partial
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.search import World, won
from undertable.core.types import CHANCE
from undertable.games import game
from undertable.lab.review.hooks import hooks_of
from undertable.lab.review.worlds import Company
from undertable.lab.walk import fresh
from undertable.lab.workers import Workers

CORES = 2
EACH = 4
"""Positions from one game."""


class Miss(NamedTuple):
    square: float
    """How far off, squared."""
    noise: float
    """How much of that the playouts' own noise explains."""
    room: float
    """How much a chance can be off: all at even, nothing at 0 and 1."""


def step(world: World, company: Company, dice: FastDice) -> None:
    state = world.state
    seat = state.actors()[0]
    if seat == CHANCE:
        world.play(CHANCE, state.draw(dice))
    else:
        view, legal = state.view(seat), state.legal(seat)
        world.play(seat, company.decide(view, world.histories[seat], legal, dice))


def quiet_moments(the_game: Game, company: Company, number: int) -> list[World]:
    seats = the_game.least_seats + number % (the_game.most_seats - the_game.least_seats + 1)
    dice, outlook = FastDice(f"outlook {number}"), hooks_of(the_game).outlook
    world = World(fresh(the_game, seats, the_game.unattended({})), [[] for _ in range(seats)])
    found: list[World] = []
    was_quiet = True
    while world.state.actors():
        is_quiet = outlook(world.state, 0) is not None
        if is_quiet and not was_quiet:
            found.append(world.copy())
        was_quiet = is_quiet
        step(world, company, dice)
    stride = max(1, len(found) // EACH)
    return found[stride // 2 :: stride][:EACH]


def misses(name: str, playouts: int, number: int) -> list[Miss]:
    """For every seat of some positions."""
    the_game = game(name)
    hooks = hooks_of(the_game)
    company = Company([the_game.bot(level) for level in hooks.players])
    found = []
    for place, world in enumerate(quiet_moments(the_game, company, number)):
        ends = [ended(world, company, f"{number} {place} {run}") for run in range(playouts)]
        for seat, results in enumerate(zip(*ends, strict=True)):
            mean = fmean(results)
            noise = sum((one - mean) ** 2 for one in results) / (playouts - 1) / playouts
            said = hooks.outlook(world.state, seat) or 0.0
            found.append(Miss((said - mean) ** 2, noise, 4 * said * (1 - said)))
    return found


def ended(world: World, company: Company, seed: str) -> list[float]:
    other, dice = world.copy(), FastDice(seed)
    while other.state.actors():
        step(other, company, dice)
    return [won(other.state, seat) or 0.0 for seat in range(other.state.seats)]


def told(found: list[Miss]) -> str:
    square, noise, room = (fmean(part) for part in zip(*found, strict=True))
    off = sqrt(max(0.0, square - noise))
    return (
        f"{len(found)} chances: off by {off:.3f}, at an even chance by {off / sqrt(room):.3f}"
        f" (with the playouts' noise {sqrt(square):.3f}, which alone is {sqrt(noise):.3f})"
    )


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=20)
    args = parser.parse_args()
    found: list[Miss] = []
    work = partial(misses, args.game, args.playouts)
    for some in Workers(CORES).map(work, range(max(1, args.positions // EACH))):
        found += some
        print(f"{args.game:10}", told(found), flush=True)


if __name__ == "__main__":
    main()
