"""Solutions as compact tables: only what a seat comes to by its own doing, in few steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import numpy as np

from undertable.games.bluff.bot.equilibria import GRAIN, MOST_SOLVED, Shares
from undertable.games.bluff.solver.endings import Dice
from undertable.games.bluff.solver.equilibrium import Solution
from undertable.games.bluff.solver.tree import Floats, Tree

LEAST_SHARE = 0.004
"""What is done more seldom is not done at all."""
LEAST_REACH = 1e-4
"""What a seat comes to more seldom, by its own moves, is left out."""


def small_positions() -> list[Dice]:
    """Every position with a table, those that others lead to first."""
    pairs = ((a, b) for a in range(1, MOST_SOLVED) for b in range(1, MOST_SOLVED))
    return sorted((pair for pair in pairs if sum(pair) <= MOST_SOLVED), key=lambda d: (sum(d), d))


def write_tables(solutions: list[Solution], path: Path) -> None:
    packed = {
        f"{s.tree.dice[0]},{s.tree.dice[1]} {seat}": pack(s.tree, seat, s.strategies[seat])
        for s in solutions
        for seat in (0, 1)
    }
    with ZipFile(path, "w") as file:
        for name, shares in packed.items():
            data = BytesIO()
            np.save(data, shares, allow_pickle=False)
            file.writestr(_undated(name), data.getvalue(), compresslevel=9)


def _undated(name: str) -> ZipInfo:
    """As `numpy.savez_compressed` writes it, but the same at any time."""
    info = ZipInfo(f"{name}.npy")
    info.compress_type = ZIP_DEFLATED
    return info


def pack(tree: Tree, seat: int, strategy: Floats) -> Shares:
    """Shares in steps of one in GRAIN; nothing where the seat does not come by itself."""
    found = np.zeros(len(strategy), np.uint16)

    def visit(mask: int, reach: Floats) -> Floats:
        shares = strategy[tree.at(seat, mask)].reshape(tree.actions(mask), -1)
        shares = np.where((shares < LEAST_SHARE) | (reach <= LEAST_REACH), 0, shares)
        found[tree.at(seat, mask)] = np.round(GRAIN * shares).astype(np.uint16).ravel()
        return shares

    for _ in walk(tree, seat, visit):
        pass
    return found


def walk(
    tree: Tree, seat: int, visit: Callable[[int, Floats], Floats], least: float = LEAST_REACH
) -> Iterator[int]:
    """Every public state that a seat is to move in and comes to by its own moves, in turn.

    `visit` is given the state and how far each hand comes to it, and gives its shares. States that
    no hand comes to more often than `least` are left out.
    """
    waiting = [(0, np.ones(len(tree.hands[seat])))]
    while waiting:
        mask, reach = waiting.pop()
        higher = range(mask.bit_length(), tree.rungs)
        if mask.bit_count() & 1 != seat:
            waiting += [(mask | 1 << rung, reach) for rung in higher]
            continue
        shares = visit(mask, reach)
        yield mask
        for row, rung in enumerate(higher, start=mask > 0):
            further = reach * shares[row]
            if further.max() > least:
                waiting.append((mask | 1 << rung, further))
