"""CFR+ and best responses over the public tree, with vectors of hands, compiled by numba.

Every vector over the hands of a seat is weighed with what the other seat and chance do: the usual
counterfactual values. Tables are laid out as `Tree.at` says. The walks keep a stack of their own: a
call of a compiled function with so many arrays takes longer than the work at a node. Half of all
states stand before the top rung, where doubting is all that is left: they are not walked to.
No fast mathematics: sums are taken in their order, so that every machine finds the same tables.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

Array = Any  # numba knows the types of what it compiles


@njit(cache=True)
def _place(bases: Array, hands: int, rungs: int, seat: int, mask: int, rung: int) -> Any:
    """Where a public state lies in its seat's table; the same as `Tree.at`."""
    if mask == 0:
        return 0
    return bases[seat, rung] + ((mask ^ (1 << rung)) >> 1) * (rungs - rung) * hands


@njit(cache=True)
def _doubted(
    out: Array, sign: float, worths: Array, rung: int, by: int, faces: Array,
    my_fits: Array, other_fits: Array, reach: Array, bins: Array,
) -> None:  # fmt: skip
    """What each hand of mine is worth when the bid of a rung is doubted by a seat.

    Only how many dice fit matters: the other's hands fall into as many bins.
    """
    worth, mine, theirs = worths[rung, by], my_fits[faces[rung]], other_fits[faces[rung]]
    for k in range(bins.shape[0]):
        bins[k] = 0.0
    for hand in range(theirs.shape[0]):
        bins[theirs[hand]] += reach[hand]
    for hand in range(mine.shape[0]):
        total = 0.0
        for k in range(bins.shape[0]):
            total += bins[k] * worth[mine[hand] + k]
        out[hand] = sign * total


@njit(cache=True)
def _matched(out: Array, regrets: Array, first: int, actions: int, hands: int) -> None:
    """Regret matching: as likely as it is regretted, or all alike where nothing is."""
    for hand in range(hands):
        total = 0.0
        for a in range(actions):
            total += regrets[first + a * hands + hand]
        if total > 0:
            for a in range(actions):
                out[a, hand] = regrets[first + a * hands + hand] / total
        else:
            for a in range(actions):
                out[a, hand] = 1.0 / actions


@njit(cache=True)
def _nothing(reach: Array) -> bool:
    for hand in range(reach.shape[0]):
        if reach[hand] > 0:
            return False
    return True


@njit(cache=True)
def cfr(
    me: int, weight: float, regrets: Array, sums: Array, theirs: Array, bases: Array, rungs: int,
    my_fits: Array, other_fits: Array, worth: Array, faces: Array, chances: Array,
) -> None:  # fmt: skip
    """One walk that mends the regrets and the strategy sums of `me` against the other's regrets."""
    own, other, depths, top = my_fits.shape[1], other_fits.shape[1], rungs + 2, rungs - 1
    sign = 1.0 if me == 0 else -1.0
    mine, others = np.ones((depths, own)), np.zeros((depths, other))
    my_row, other_row = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    values = np.zeros((depths, own))
    sigma = np.zeros((depths, rungs + 1, max(own, other)))
    gains = np.zeros((depths, rungs + 1, own))
    masks, lasts = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    action = np.zeros(depths, np.int64)
    bins = np.zeros(other_fits.max() + 1)
    others[0] = chances
    lasts[0] = -1
    d, entered = 0, True
    while d >= 0:
        mask, rung, seat = masks[d], lasts[d], d & 1
        actions = rungs - rung - 1 + (1 if mask else 0)
        hands = own if seat == me else other
        first = _place(bases, hands, rungs, seat, mask, rung)
        if entered:
            _matched(sigma[d], regrets if seat == me else theirs, first, actions, hands)
            for hand in range(own):
                values[d, hand] = 0.0
            action[d] = 0
        else:  # back from below
            _add(values, gains, sigma, d, action[d], seat == me, own)
            action[d] += 1
        entered = False
        while action[d] < actions:
            a = action[d]
            if seat == me:
                my_row[d + 1], other_row[d + 1] = d + 1, other_row[d]
                for hand in range(own):
                    mine[d + 1, hand] = mine[my_row[d], hand] * sigma[d, a, hand]
            else:
                my_row[d + 1], other_row[d + 1] = my_row[d], d + 1
                for hand in range(other):
                    others[d + 1, hand] = others[other_row[d], hand] * sigma[d, a, hand]
            reach = others[other_row[d + 1]]
            if mask and a == 0:
                _doubted(
                    values[d + 1], sign, worth, rung, seat, faces, my_fits, other_fits, reach, bins
                )
            elif _nothing(reach) and _nothing(mine[my_row[d + 1]]):
                for hand in range(own):
                    values[d + 1, hand] = 0.0
            elif a == actions - 1:
                _doubted(
                    values[d + 1],
                    sign,
                    worth,
                    top,
                    1 - seat,
                    faces,
                    my_fits,
                    other_fits,
                    reach,
                    bins,
                )
            else:
                up = rung + a + (0 if mask else 1)
                masks[d + 1], lasts[d + 1] = mask | (1 << up), up
                entered = True
                break
            _add(values, gains, sigma, d, a, seat == me, own)
            action[d] += 1
        if entered:
            d += 1
            continue
        if seat == me:
            row = my_row[d]
            for a in range(actions):
                for hand in range(own):
                    i = first + a * own + hand
                    regrets[i] = max(0.0, regrets[i] + gains[d, a, hand] - values[d, hand])
                    sums[i] += weight * mine[row, hand] * sigma[d, a, hand]
        d -= 1


@njit(cache=True)
def _add(
    values: Array, gains: Array, sigma: Array, d: int, a: int, my_turn: bool, own: int
) -> None:
    """What an action brought goes into the worth of the node above it."""
    if my_turn:
        for hand in range(own):
            gains[d, a, hand] = values[d + 1, hand]
            values[d, hand] += sigma[d, a, hand] * values[d + 1, hand]
    else:
        for hand in range(own):
            values[d, hand] += values[d + 1, hand]


@njit(cache=True)
def respond(
    me: int, best: bool, my_table: Array, table: Array, bases: Array, rungs: int, my_fits: Array,
    other_fits: Array, worth: Array, faces: Array, chances: Array, start: int,
) -> Array:  # fmt: skip
    """What each hand of mine is worth against the other's strategy, from a public state on.

    With `best` I answer in the best way, else by my own strategy.
    """
    own, other, depths, top = my_fits.shape[1], other_fits.shape[1], rungs + 2, rungs - 1
    sign = 1.0 if me == 0 else -1.0
    others = np.zeros((depths, other))
    rows, action = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    masks, lasts = np.zeros(depths, np.int64), np.zeros(depths, np.int64)
    values = np.zeros((depths, own))
    bins = np.zeros(other_fits.max() + 1)
    others[0] = chances
    masks[0], lasts[0], turn, bits = start, -1, 0, start
    while bits:
        bits >>= 1
        lasts[0] += 1
    for rung in range(rungs):
        turn ^= start >> rung & 1
    d, entered = 0, True
    while d >= 0:
        mask, rung, seat = masks[d], lasts[d], (d + turn) & 1
        actions = rungs - rung - 1 + (1 if mask else 0)
        hands = own if seat == me else other
        first = _place(bases, hands, rungs, seat, mask, rung)
        if entered:
            for hand in range(own):
                values[d, hand] = -1e30 if seat == me and best else 0.0
            action[d] = 0
        else:
            _take(values, d, seat == me, best, my_table, first + action[d] * own, own)
            action[d] += 1
        entered = False
        while action[d] < actions:
            a = action[d]
            rows[d + 1] = rows[d]
            if seat != me:
                rows[d + 1] = d + 1
                for hand in range(other):
                    others[d + 1, hand] = others[rows[d], hand] * table[first + a * other + hand]
            reach = others[rows[d + 1]]
            if _nothing(reach):
                for hand in range(own):
                    values[d + 1, hand] = 0.0
            elif mask and a == 0:
                _doubted(
                    values[d + 1], sign, worth, rung, seat, faces, my_fits, other_fits, reach, bins
                )
            elif a == actions - 1:
                _doubted(
                    values[d + 1],
                    sign,
                    worth,
                    top,
                    1 - seat,
                    faces,
                    my_fits,
                    other_fits,
                    reach,
                    bins,
                )
            else:
                up = rung + a + (0 if mask else 1)
                masks[d + 1], lasts[d + 1] = mask | (1 << up), up
                entered = True
                break
            _take(values, d, seat == me, best, my_table, first + a * own, own)
            action[d] += 1
        d += 1 if entered else -1
    return values[0]


@njit(cache=True)
def _take(
    values: Array, d: int, my_turn: bool, best: bool, table: Array, at: int, own: int
) -> None:
    for hand in range(own):
        below = values[d + 1, hand]
        if not my_turn:
            values[d, hand] += below
        elif best:
            values[d, hand] = max(values[d, hand], below)
        else:
            values[d, hand] += table[at + hand] * below


@njit(cache=True)
def normalise(table: Array, bases: Array, rungs: int, seat: int, hands: int) -> None:
    """Sums into shares, all alike where nothing was ever summed, for one seat's table."""
    first, size = 0, table.shape[0]
    for rung in range(-1, rungs):
        actions = rungs - rung - (1 if rung < 0 else 0)
        end = bases[seat, rung + 1] if rung + 1 < rungs else size
        while first < end:
            for hand in range(hands):
                total = 0.0
                for a in range(actions):
                    total += table[first + a * hands + hand]
                for a in range(actions):
                    i = first + a * hands + hand
                    table[i] = table[i] / total if total > 0 else 1.0 / actions
            first += actions * hands
