"""CFR+ on Bluff with one die each, beside OpenSpiel's on its liar's dice of the same size.

Both have 12 bids and 6 hands a side; OpenSpiel's game knows no exact bids. What is printed is the
processor time of an iteration, after one that is not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from undertable.games.bluff.solver.equilibrium import Solver, valued


def ours() -> Callable[[], None]:
    return Solver((1, 1), valued({})).iterate


def open_spiel() -> Callable[[], None]:
    import pyspiel

    game = pyspiel.load_game("liars_dice", {"players": 2, "numdice": 1})
    return pyspiel.CFRPlusSolver(game).evaluate_and_update_policy


def seconds(iterate: Callable[[], None], times: int) -> float:
    iterate()
    began = process_time()
    for _ in range(times):
        iterate()
    return (process_time() - began) / times


def main() -> None:
    mine, theirs = seconds(ours(), 200), seconds(open_spiel(), 5)
    print(f"undertable   {1000 * mine:10.2f} ms an iteration")
    print(f"OpenSpiel    {1000 * theirs:10.2f} ms an iteration")
    print(f"ratio        {theirs / mine:10.1f}")


if __name__ == "__main__":
    main()
