"""How long a review takes on two cores, and how much more random players give away than hard ones.

python bench/review.py              every game, at its smallest and its largest table
python bench/review.py dig --seats 2,4,6 --games 2
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from undertable.core.game import Game
from undertable.games import all_games, game
from undertable.lab.review import review
from undertable.lab.sim import Plan, record_of
from undertable.lab.workers import Workers

CORES = 2


class Row(NamedTuple):
    """One reviewed game."""

    decisions: int
    seconds: float
    given: float
    """Away, by all decisions together."""


def row(the_game: Game, seats: int, level: str, number: int) -> Row:
    options = the_game.unattended({})
    plan = Plan(game=the_game.id, bots=(level,) * seats, seats=seats, options=options, seed="bench")
    record = record_of(plan, number)
    began = perf_counter()
    found = review(record, workers=Workers(CORES))
    seconds = perf_counter() - began
    return Row(len(found.decisions), seconds, sum(d.gap for d in found.decisions))


def rows(the_game: Game, seats: int, level: str, games: int) -> Iterator[Row]:
    for number in range(games):
        yield (one := row(the_game, seats, level, number))
        each = one.given / max(1, one.decisions)
        print(
            f"{the_game.id:10} {seats} {level:7} {one.decisions:5} decisions {one.seconds:6.1f} s"
            f" {each:8.2%} a decision",
            flush=True,
        )


def mean(found: list[Row]) -> float:
    return sum(one.given for one in found) / max(1, sum(one.decisions for one in found))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game", nargs="*")
    parser.add_argument("--seats")
    parser.add_argument("--games", type=int, default=1)
    args = parser.parse_args()
    for name in args.game or sorted(all_games()):
        one = game(name)
        ends = f"{one.least_seats},{one.most_seats}"
        for seats in map(int, (args.seats or ends).split(",")):
            hard, random = (
                list(rows(one, seats, level, args.games)) for level in ("hard", "random")
            )
            slowest = max(found.seconds for found in hard)
            ratio = mean(random) / mean(hard) if mean(hard) > 0 else float("inf")
            print(
                f"{name:10} {seats} hard: at most {slowest:.1f} s,"
                f" {fmean(found.seconds for found in hard):.1f} s on average;"
                f" random gives away {ratio:.1f} times as much",
                flush=True,
            )


if __name__ == "__main__":
    main()
