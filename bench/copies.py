"""What copying a state costs, for each game: a live table plays every move on a copy.

    python bench/copies.py                             # plain Python
    PYTHONPATH=build/compiled python bench/copies.py   # compiled rules (make compiled)

Prints microseconds of processor time, the quickest of several rounds, in the middle of a random
game of four; and beside it what making a new state costs.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from timeit import repeat

import undertable
from undertable.core import state as ground
from undertable.core.state import State

MOVES = 60
TIMES = 2000


def in_the_middle(name: str) -> State:
    state, dice = undertable.game(name).start(seats=4, seed=1), undertable.FastDice(1)
    for _ in range(MOVES):
        if actors := state.actors():
            state.play(actors[0], state.legal(actors[0]).sample(dice))
    return state


def microseconds(work: Callable[[], object]) -> float:
    return min(repeat(work, timer=process_time, number=TIMES, repeat=9)) / TIMES * 1e6


def main() -> None:
    print("plain" if ground.__file__.endswith(".py") else "compiled")
    print(f"{'game':<12}{'copy':>8}{'new':>8}")
    for name, game in undertable.all_games().items():
        state = in_the_middle(name)
        options = game.read_options({}, 4)
        new = microseconds(lambda game=game, options=options: game.fresh(4, options))  # type: ignore[misc]
        print(f"{name:<12}{microseconds(state.copy):>8.2f}{new:>8.2f}")


if __name__ == "__main__":
    main()
