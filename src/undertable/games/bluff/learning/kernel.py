"""Rounds of Bluff side by side, compiled: rows as `bot.features` says, and the dice of every cup.

No fast mathematics, and chance comes in as numbers drawn outside: the same seed, the same rounds.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from undertable.games.bluff.bot import features
from undertable.games.bluff.bot.features import (
    COUNTS,
    CUPS,
    KEEPING,
    LAID,
    LAYING,
    LAYING_OUT,
    MILD,
    SAID,
    SEATS,
    TABLE,
    TURN,
)

Array = Any  # numba knows the types of what it compiles
EXTRA = 7 + COUNTS
"""What only the critic sees of each face: the other cups, and the truth about every bid."""

_fill = njit(cache=True)(features.fill)
_say = njit(cache=True)(features.say)
_forget = njit(cache=True)(features.forget)


@njit(cache=True)
def see(rows: Array, own: Array, x: Array, mask: Array) -> None:
    """Features and masks of the seats to act, each with its own dice."""
    for i in range(rows.shape[0]):
        x[i, :] = 0.0
        mask[i, :] = 0.0
        _fill(x[i], mask[i], rows[i], own[i], TABLE)


def asked(rows: Array, own: Array) -> tuple[Array, Array]:
    """Features and masks of the seats to act."""
    x = np.empty((len(rows), features.SIZE), np.float32)
    mask = np.empty((len(rows), features.ACTIONS), np.float32)
    see(rows, own, x, mask)
    return x, mask


@njit(cache=True)
def in_play(row: Array) -> Any:
    dice = 0
    for seat in range(row[SEATS]):
        dice += row[CUPS + seat]
        for face in range(6):
            dice += row[LAID + 6 * seat + face]
    return dice


@njit(cache=True)
def fitting(row: Array, cups: Array, face: int) -> Any:
    """How many dice on the table fit a bid on this face."""
    total = 0
    for seat in range(row[SEATS]):
        total += cups[seat, 5] + row[LAID + 6 * seat + 5]
        if face < 5:
            total += cups[seat, face] + row[LAID + 6 * seat + face]
    return total


@njit(cache=True)
def bid_at(dice: int, action: int) -> Any:
    face = (action - 1) // COUNTS
    base = max(1, (dice + 3) // 6 - 3) if face == 5 else max(1, (dice + 1) // 3 - 5)
    return base + (action - 1) % COUNTS, face


@njit(cache=True)
def shake(cup: Array, dice: int, drawn: Array) -> None:
    cup[:] = 0
    for k in range(dice):
        cup[int(drawn[k] * 6.0)] += 1


@njit(cache=True)
def deal(cups: Array, rows: Array, drawn: Array) -> None:
    """Everybody's dice, anew."""
    for i in range(rows.shape[0]):
        for seat in range(rows[i, SEATS]):
            shake(cups[i, seat], rows[i, CUPS + seat], drawn[i, 5 * seat : 5 * seat + 5])


@njit(cache=True)
def look(rows: Array, cups: Array, own: Array) -> None:
    """The dice of the seats to act."""
    for i in range(rows.shape[0]):
        own[i, :] = cups[i, rows[i, TURN], :]


def own_dice(rows: Array, cups: Array) -> Array:
    """The dice of the seats to act."""
    own = np.empty((len(rows), 6), np.int64)
    look(rows, cups, own)
    return own


@njit(cache=True)
def peek(rows: Array, cups: Array, out: Array) -> None:
    """What a critic sees of the other cups, and the truth about every bid of the windows."""
    for i in range(rows.shape[0]):
        row, seats, me = rows[i], rows[i, SEATS], rows[i, TURN]
        out[i, :, :] = 0.0
        dice = in_play(row)
        for face in range(6):
            for away in range(1, seats):
                seat = (me + away) % seats
                fits = cups[i, seat, 5] + (cups[i, seat, face] if face < 5 else 0)
                out[i, face, away - 1] = fits / 3.0
            actual = fitting(row, cups[i], face)
            out[i, face, 5] = (actual - dice / (6.0 if face == 5 else 3.0)) / 2.0
            out[i, face, 6] = actual / 5.0
            base = max(1, (dice + 3) // 6 - 3) if face == 5 else max(1, (dice + 1) // 3 - 5)
            for k in range(COUNTS):
                out[i, face, 7 + k] = max(-3, min(3, actual - base - k)) / 3.0


@njit(cache=True)
def after_doubt(row: Array, cups: Array, left: Array) -> Any:
    """Dice of each seat once the standing bid is doubted, and the seat that starts next."""
    seats, doubter, bidder = row[SEATS], row[TURN], row[SAID + 2]
    for seat in range(seats):
        left[seat] = row[CUPS + seat]
        for face in range(6):
            left[seat] += row[LAID + 6 * seat + face]
    off = fitting(row, cups, row[SAID + 1]) - row[SAID]
    if off > 0:
        left[doubter] = max(0, left[doubter] - off)
    elif off < 0:
        left[bidder] = max(0, left[bidder] + off)
    elif row[MILD]:
        left[doubter] -= 1
    else:
        for seat in range(seats):
            if seat != bidder:
                left[seat] -= 1
    return doubter if off < 0 else bidder


@njit(cache=True)
def act(row: Array, cups: Array, action: int, drawn: Array) -> None:
    """Any action but a doubt."""
    me = row[TURN]
    if action == KEEPING:
        row[LAYING] = 0
    elif action == LAYING_OUT:
        _lay_out(row, cups[me], drawn)
        row[LAYING] = 0
    else:
        count, face = bid_at(in_play(row), action)
        _say(row, me, count, face)
        if row[3] and row[CUPS + me] > 1:
            row[LAYING] = 1
            return
    row[TURN] = (me + 1) % row[SEATS]


@njit(cache=True)
def _lay_out(row: Array, cup: Array, drawn: Array) -> None:
    """All dice that fit the bid, or the lowest one; the rest is shaken again."""
    me, face = row[TURN], row[SAID + 1]
    laid = 0
    for f in range(6):
        if f in (face, 5):
            row[LAID + 6 * me + f] += cup[f]
            laid += cup[f]
    if laid == 0:
        f = 0
        while cup[f] == 0:
            f += 1
        row[LAID + 6 * me + f] += 1
        laid = 1
    row[CUPS + me] -= laid
    shake(cup, row[CUPS + me], drawn)
    _forget(row, me)


@njit(cache=True)
def promise(
    left: Array, seats: int, starter: int, kind: int, pairs: Array, worth: Array, out: Array
) -> None:
    """The share of games each seat wins from here: `pairs` for two, else by what dice are worth."""
    alive, first, second = 0, -1, -1
    for away in range(seats):
        seat = (starter + away) % seats
        out[seat] = 0.0
        if left[seat] > 0:
            alive += 1
            if first < 0:
                first = seat
            else:
                second = seat
    if alive == 1:
        out[first] = 1.0
    elif alive == 2:
        out[first] = pairs[kind, left[first], left[second]]
        out[second] = 1.0 - out[first]
    else:
        total = 0.0
        for seat in range(seats):
            if left[seat] > 0:
                out[seat] = np.exp(worth[kind, alive, left[seat]])
                if seat == starter:
                    out[seat] *= np.exp(worth[kind, alive, 0])
                total += out[seat]
        for seat in range(seats):
            out[seat] /= total


@njit(cache=True)
def if_doubted(
    rows: Array, cups: Array, kinds: Array, pairs: Array, worth: Array, out: Array
) -> None:
    """What every seat would get if the standing bids were doubted now."""
    left = np.zeros(6, np.int64)
    for i in range(rows.shape[0]):
        if rows[i, SAID]:
            starter = after_doubt(rows[i], cups[i], left)
            promise(left, rows[i, SEATS], starter, kinds[i], pairs, worth, out[i])


@njit(cache=True)
def step(rows: Array, cups: Array, actions: Array, drawn: Array, live: Array) -> None:
    """Every round one action on; a doubt ends it."""
    for i in range(rows.shape[0]):
        if actions[i] == 0:
            live[i] = False
        else:
            act(rows[i], cups[i], actions[i], drawn[i])


@njit(cache=True)
def draw(chances: Array, drawn: Array, actions: Array) -> None:
    """One action of each row, as likely as it says."""
    for i in range(chances.shape[0]):
        left, last = drawn[i], -1
        for a in range(chances.shape[1]):
            if chances[i, a] > 0.0:
                last = a
                left -= chances[i, a]
                if left < 0.0:
                    break
        actions[i] = last


@njit(cache=True)
def promises(
    left: Array, rows: Array, kinds: Array, pairs: Array, worth: Array, out: Array
) -> None:
    """The share of games of every seat where rounds begin; the first seat starts."""
    for i in range(rows.shape[0]):
        promise(left[i], rows[i, SEATS], 0, kinds[i], pairs, worth, out[i])


@njit(cache=True)
def learn_values(
    left: Array, rows: Array, kinds: Array, ends: Array, pairs: Array, worth: Array, rate: float
) -> None:
    """Rounds that began with these dice ended with these promises."""
    now = np.zeros(6)
    for i in range(rows.shape[0]):
        seats, kind = rows[i, SEATS], kinds[i]
        promise(left[i], seats, 0, kind, pairs, worth, now)
        if seats == 2:
            if kind or left[i, 0] + left[i, 1] > 3:
                pairs[kind, left[i, 0], left[i, 1]] += rate * (ends[i, 0] - now[0])
            continue
        for seat in range(seats):
            worth[kind, seats, left[i, seat]] += rate * (ends[i, seat] - now[seat])
        worth[kind, seats, 0] += rate * (ends[i, 0] - now[0])
