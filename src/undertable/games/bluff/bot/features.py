"""Bluff: what a seat knows, as the numbers that the learned policy is asked with.

A round is a row of whole numbers, the seats in the order of play, the starter first. `fill` turns
it into features and says what may be done. It is written for two readers: Python asks it for one
decision, and the learner compiles it to machine code for thousands at once.

An action is 0 for a doubt, then bids by face, each face with a window of counts around what the
dice in play should show, then keeping all dice under the cup, or laying out those that fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

import numpy as np

from undertable.core.types import Event
from undertable.games.bluff.bot.reading import this_round
from undertable.games.bluff.types import FACES, MOST_DICE, MOST_SEATS, Bidden, BluffView, LaidOut

# A row: who acts and how, the dice, the last four bids (count, face, who) with the latest first,
# and for each seat its last two bids since it last shook (count, face, count, face).
SEATS, TURN, LAYING, LAYABLE, MILD, BIDS = range(6)
CUPS = 6
LAID = CUPS + MOST_SEATS
"""For each seat, how many dice of each face it has laid out."""
SAID = LAID + 6 * MOST_SEATS
MEMORY = 4
SPOKEN = SAID + 3 * MEMORY
WIDTH = SPOKEN + 4 * MOST_SEATS

COUNTS = 12
"""How many counts of a face its window holds."""
DOUBTING = 0
SLOTS = 6 * COUNTS
KEEPING = 1 + SLOTS
LAYING_OUT = 2 + SLOTS
ACTIONS = 3 + SLOTS

# First what is said of each face, six times the same, then what is said of the round.
_DICE = 15
_SAME = 3
_SPOKE = 4
PER_FACE = _DICE + 2 * COUNTS + _SAME * MEMORY + _SPOKE * MOST_SEATS
_PER_BID = 8
_PER_SEAT = 6
ROUND = 6 * PER_FACE
SIZE = ROUND + _PER_BID * MEMORY + _PER_SEAT * MOST_SEATS + 14
FAINT = 0.01
"""Bids that are true more seldom than this by the dice alone are not thought of."""


def _tails(p: float) -> list[list[float]]:
    def tail(dice: int, least: int) -> float:
        return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(least, dice + 1))

    return [[tail(dice, least) for least in range(MOST_DICE + 2)] for dice in range(MOST_DICE + 1)]


TAILS = [_tails(1 / 3), _tails(1 / 6)]
"""The chance that of so many hidden dice at least so many fit a number, or are stars."""
TABLE = np.array(TAILS)


def lowest_count(dice: int, face: int) -> int:
    """Where the window of a face begins (5 is the star here), with so many dice in play."""
    return max(1, (dice + 3) // 6 - 3) if face == 5 else max(1, (dice + 1) // 3 - 5)


def slot_of(dice: int, count: int, face: int) -> int:
    """The action of a bid; it may lie outside the window, and then there is none."""
    return 1 + COUNTS * face + count - lowest_count(dice, face)


def bid_of(dice: int, action: int) -> tuple[int, int]:
    """Count and face (0 to 5) of an action that is a bid."""
    face = (action - 1) // COUNTS
    return lowest_count(dice, face) + (action - 1) % COUNTS, face


def fill(x: Any, mask: Any, row: Any, own: Any, tails: Any) -> None:  # noqa: C901, PLR0912, PLR0915
    """The features of the seat to act, with these dice under its cup, and what it may do.

    One function without calls, for numba; `x` and `mask` come as zeros.
    """
    seats, me = row[0], row[1]
    hidden, dice = -row[CUPS + me], 0
    for seat in range(seats):
        hidden += row[CUPS + seat]
        dice += row[CUPS + seat]
        for face in range(6):
            dice += row[LAID + 6 * seat + face]
    count, last_face = row[SAID], row[SAID + 1]
    standing = -1
    if count:
        rank = 3 * count - 1 if last_face == 5 else count + count // 2
        standing = 6 * rank + last_face
    stars = own[5]
    for seat in range(seats):
        stars += row[LAID + 6 * seat + 5]
    open_bids = 0
    proven = False
    chance_true = 0.0
    for face in range(6):
        at = PER_FACE * face
        sure, mine = stars, own[5]
        kind, hit = 1, 1.0 / 6
        base = max(1, (dice + 3) // 6 - 3)
        if face < 5:
            sure += own[face]
            mine += own[face]
            for seat in range(seats):
                sure += row[LAID + 6 * seat + face]
            kind, hit = 0, 1.0 / 3
            base = max(1, (dice + 1) // 3 - 5)
        # The dice that this seat knows.
        x[at] = kind
        x[at + 1] = face / 4.0
        for k in range(own[face]):
            x[at + 2 + k] = 1.0
        for k in range(own[5]):
            x[at + 7 + k] = 1.0
        x[at + 12] = sure / 5.0
        x[at + 13] = mine / 3.0
        x[at + 14] = (sure + (hidden - dice) * hit) / 2.0
        at += _DICE
        # The bids of the window: how likely by the dice alone, and whether they may be made.
        for k in range(min(COUNTS, dice + 1 - base)):
            wanted = base + k
            likely = 1.0 if wanted <= sure else tails[kind][hidden][wanted - sure]
            x[at + k] = likely
            rank = 3 * wanted - 1 if face == 5 else wanted + wanted // 2
            if 6 * rank + face > standing and likely > 0.0:
                x[at + COUNTS + k] = 1.0
                if likely >= FAINT and not row[2]:
                    mask[1 + COUNTS * face + k] = 1.0
                    open_bids += 1
        at += 2 * COUNTS
        # What was said of this face, the latest first.
        for k in range(MEMORY):
            if row[SAID + 3 * k] and row[SAID + 3 * k + 1] == face:
                x[at] = 1.0
                x[at + 1] = (row[SAID + 3 * k] - dice * hit) / 3.0
                x[at + 2] = 1.0 if row[SAID + 3 * k + 2] == me else 0.0
            at += _SAME
        for away in range(seats):
            spoke = SPOKEN + 4 * ((me + away) % seats)
            for k in range(2):
                if row[spoke + 2 * k] and row[spoke + 2 * k + 1] == face:
                    x[at + 2 * k] = 1.0
                    x[at + 2 * k + 1] = (row[spoke + 2 * k] - dice * hit) / 3.0
            at += _SPOKE
        if face == last_face and count:
            proven = sure >= count
            chance_true = 1.0 if proven else tails[kind][hidden][min(count - sure, 31)]
    if open_bids == 0 and proven and not row[2]:
        for face in range(6):
            for k in range(COUNTS):
                if x[PER_FACE * face + _DICE + COUNTS + k] > 0.0:
                    mask[1 + COUNTS * face + k] = 1.0
                    open_bids += 1
    # The bids, the latest first.
    at = ROUND
    for k in range(MEMORY):
        said = row[SAID + 3 * k]
        if said:
            face, who = row[SAID + 3 * k + 1], row[SAID + 3 * k + 2]
            hit = 1.0 / 6 if face == 5 else 1.0 / 3
            mine = own[5] if face == 5 else own[face] + own[5]
            x[at] = 1.0
            x[at + 1] = (said - dice * hit) / 3.0
            x[at + 2] = (said - mine - (dice - row[CUPS + me]) * hit) / 3.0
            x[at + 3] = 1.0 if face == 5 else 0.0
            x[at + 4] = 1.0 if who == me else 0.0
            x[at + 5] = 1.0 if who == (me + 1) % seats else 0.0
            x[at + 6] = 1.0 if who == (me + seats - 1) % seats else 0.0
            x[at + 7] = mine / 3.0
        at += _PER_BID
    # Everybody, the own seat first.
    for away in range(seats):
        seat = (me + away) % seats
        laid = 0
        for face in range(6):
            laid += row[LAID + 6 * seat + face]
        x[at] = 1.0
        x[at + 1] = row[CUPS + seat] / 5.0
        x[at + 2] = laid / 5.0
        for k in range(2):
            said = row[SPOKEN + 4 * seat + 2 * k]
            if said:
                hit = 1.0 / 6 if row[SPOKEN + 4 * seat + 2 * k + 1] == 5 else 1.0 / 3
                x[at + 3 + k] = (said - dice * hit) / 3.0
                x[at + 5] += 0.5
        at += _PER_SEAT
    at += _PER_SEAT * (6 - seats)
    # The round.
    x[at] = dice / 15.0
    x[at + 1] = hidden / 15.0
    x[at + 2] = row[3]
    x[at + 3] = row[4]
    x[at + 4] = row[2]
    x[at + 5] = min(8, row[5]) / 4.0
    x[at + 6] = 1.0 if count else 0.0
    x[at + 7] = chance_true
    x[at + 6 + seats] = 1.0
    x[at + 13] = 1.0 if proven else 0.0
    # What may be done.
    if row[2]:
        fitting = own[5] if last_face == 5 else own[5] + own[last_face]
        mask[KEEPING] = 1.0
        if fitting < row[CUPS + me]:
            mask[LAYING_OUT] = 1.0
    elif count and not (proven and open_bids):
        mask[DOUBTING] = 1.0


def row_of(view: BluffView, history: Sequence[Event]) -> tuple[list[int], list[int]]:
    """The row of a round as a seat sees it, and the dice under its cup by face."""
    assert view.seat is not None
    seats = len(view.dice)
    order = [seat % seats for seat in range(view.seat, view.seat + seats)]
    place = {seat: i for i, seat in enumerate(seat for seat in order if view.dice[seat])}
    row = [0] * WIDTH
    row[SEATS], row[TURN], row[LAYING] = len(place), 0, int(view.phase == "laying")
    row[LAYABLE] = int(view.options.laying_out)
    row[MILD] = int(view.options.exact == "doubter_loses_one")
    for seat, i in place.items():
        row[CUPS + i] = view.cups[seat]
        for face in view.laid[seat]:
            row[LAID + 6 * i + face - 1] += 1
    _remember(row, view, history, place)
    return row, [view.cup.count(face) for face in FACES]


def _remember(
    row: list[int], view: BluffView, history: Sequence[Event], place: dict[int, int]
) -> None:
    for event in this_round(history):
        if isinstance(event, Bidden):
            say(row, place[event.seat], event.count, event.face - 1)
        elif isinstance(event, LaidOut):
            forget(row, place[event.seat])
    if view.bid is not None and view.bidder is not None and not row[BIDS]:
        # A written position: nobody has told how it came about.
        say(row, place[view.bidder], view.bid.count, view.bid.face - 1)


def say(row: Any, who: int, count: int, face: int) -> None:
    """A bid, as everybody remembers it."""
    row[BIDS] += 1
    for k in range(3 * MEMORY - 1, 2, -1):
        row[SAID + k] = row[SAID + k - 3]
    row[SAID], row[SAID + 1], row[SAID + 2] = count, face, who
    at = SPOKEN + 4 * who
    row[at + 2], row[at + 3] = row[at], row[at + 1]
    row[at], row[at + 1] = count, face


def forget(row: Any, who: int) -> None:
    """Who shakes again has said nothing of these dice."""
    for k in range(4):
        row[SPOKEN + 4 * who + k] = 0
