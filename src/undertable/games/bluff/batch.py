"""Bluff, thousands of games at once: the rules lowered to one array and machine code.

It draws like `FastDice` and counts like `rules.state`, so game `i` here, seeded by the same words,
is step by step the game there (`tests/games/bluff/test_batch.py` plays both). No laying out, and
always a cap on bids.

An action is 0 for a doubt, or 1 + the bid's place among all bids that this table can ever make
(`Batch.bids`). An observation is what the seat to act knows, itself first and the others clockwise:
`Batch.slots` names every number of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from typing import Any

import numpy as np
from numba import njit

from undertable.core.errors import IllegalMove, Malformed
from undertable.core.text import Text
from undertable.core.types import Event, Move
from undertable.games.bluff import GAME
from undertable.games.bluff.rules.rolls import FITS as FITS_OF_ROLLS
from undertable.games.bluff.rules.rolls import TOTALS as TOTALS_OF_ROLLS
from undertable.games.bluff.rules.track import LADDERS
from undertable.games.bluff.types import (
    FACES,
    MOST_EACH,
    Begins,
    Bid,
    Bidden,
    BluffOptions,
    BluffView,
)

_LOW = 0xFFFFFFFF
_MULTIPLIER = 2131995753  # of `core.dice.FastDice`

_FALLEN = [tuple(sorted(r)) for n in range(MOST_EACH + 1) for r in product(FACES, repeat=n)]
FIRST = np.array([sum(6**n for n in range(count)) for count in range(MOST_EACH + 2)])
"""Where the rolls of so many dice begin in the tables of all rolls."""
FITS = np.array([(*FITS_OF_ROLLS[roll], 0) for roll in _FALLEN], np.int8)
TOTALS = np.array([TOTALS_OF_ROLLS[roll] for roll in _FALLEN], np.int8)
SHOWN = np.array([[roll.count(face) for face in FACES] for roll in _FALLEN], np.float32)
POWERS = np.array([6**count for count in range(MOST_EACH + 1)])

# A game is a row of whole numbers. Numba counts references to every array that a call is given:
# one array for all is several times as quick as one for each of these, and steps that are written
# into their caller (`inline`) half as quick again as steps that are called.
X, CARRY, BID, BIDDER, TURN, DICE, ALIVE, ROUND, WINNER, SEATS, DOUBTER_PAYS = range(11)
"""BID is -1 before the first one, DICE are in play and the cap, WINNER is -1 while it is played,
TURN is at the end still who acted last, DOUBTER_PAYS is the other rule for exact bids (B18)."""
EACH = 11
"""Then for each seat: dice left, the roll under the cup (a row of FITS), its last bid or -1."""
LEFT, ROLL, LAST = range(3)

# A ladder is a table too: the bids' counts, their faces, and for each cap which bids it leaves
# (their number at the row's end) and how many of these are not above a bid.
COUNT, FACE, UNDER = range(3)


def ladder(dice: int) -> Any:
    bids = LADDERS[dice]
    rungs = np.zeros((UNDER + 2 * (dice + 1), len(bids) + 1), np.int64)
    rungs[COUNT, :-1] = [bid.count for bid in bids]
    rungs[FACE, :-1] = [bid.face for bid in bids]
    for cap in range(dice + 1):
        under = np.flatnonzero(rungs[COUNT, :-1] <= cap)
        rungs[UNDER + cap, : len(under)] = under
        rungs[UNDER + cap, -1] = len(under)
        rungs[UNDER + dice + 1 + cap, 1:] = np.cumsum(rungs[COUNT, :-1] <= cap)
    return rungs


@njit(cache=True, inline="always")
def _below(g, i, n):  # type: ignore[no-untyped-def]  # compiled for the arrays it gets
    total = _MULTIPLIER * g[i, X] + g[i, CARRY]
    word = total & _LOW
    g[i, X] = word
    g[i, CARRY] = total >> 32
    return (word * n) >> 32


@njit(cache=True, inline="always")
def _shake(g, i, at):  # type: ignore[no-untyped-def]
    owned = g[i, at + LEFT]
    g[i, at + ROLL] = FIRST[owned] + _below(g, i, POWERS[owned])


@njit(cache=True, inline="always")
def _new_round(g, i, starter):  # type: ignore[no-untyped-def]
    """B5: everybody who has dice shakes them all."""
    g[i, ROUND] += 1
    g[i, TURN] = starter
    g[i, BID] = -1
    total = 0
    for seat in range(g[i, SEATS]):
        at = EACH + 3 * seat
        g[i, at + LAST] = -1
        g[i, at + ROLL] = 0
        if g[i, at + LEFT]:
            total += g[i, at + LEFT]
            _shake(g, i, at)
    g[i, DICE] = total


@njit(cache=True, inline="always")
def begin(g, i, dice):  # type: ignore[no-untyped-def]
    """B4: the highest total begins; who ties rolls again."""
    seats = g[i, SEATS]
    g[i, WINNER] = -1
    g[i, ALIVE] = seats
    g[i, ROUND] = 0
    for seat in range(seats):
        g[i, EACH + 3 * seat + LEFT] = dice
        g[i, EACH + 3 * seat + LAST] = 0  # a contender
    leaders, leader = seats, 0
    while leaders > 1:
        best, leaders = 0, 0
        for seat in range(seats):
            at = EACH + 3 * seat
            if g[i, at + LAST] == 0:
                _shake(g, i, at)
                total = TOTALS[g[i, at + ROLL]]
                if total > best:
                    best, leaders, leader = total, 1, seat
                elif total == best:
                    leaders += 1
        for seat in range(seats):
            at = EACH + 3 * seat
            if g[i, at + LAST] == 0 and TOTALS[g[i, at + ROLL]] < best:
                g[i, at + LAST] = -1
    _new_round(g, i, leader)


@njit(cache=True, inline="always")
def _lose(g, i, seat, missed):  # type: ignore[no-untyped-def]
    """B19-B21: never more than one has; who has none is out."""
    at = EACH + 3 * seat + LEFT
    g[i, at] -= min(g[i, at], missed)
    g[i, ALIVE] -= g[i, at] == 0


@njit(cache=True, inline="always")
def _doubt(g, i, rungs):  # type: ignore[no-untyped-def]
    """B14-B23: the bid against all dice, the losses, and who goes on."""
    count, face = rungs[COUNT, g[i, BID]], rungs[FACE, g[i, BID]]
    doubter, bidder = g[i, TURN], g[i, BIDDER]
    actual = 0
    for seat in range(g[i, SEATS]):
        actual += FITS[g[i, EACH + 3 * seat + ROLL], face]
    if count < actual:
        _lose(g, i, doubter, actual - count)
    elif count > actual:
        _lose(g, i, bidder, count - actual)
    else:
        for seat in range(g[i, SEATS]):
            pays = seat == doubter if g[i, DOUBTER_PAYS] else seat != bidder
            if pays and g[i, EACH + 3 * seat + LEFT]:
                _lose(g, i, seat, 1)
    winner = doubter if count > actual else bidder
    if g[i, ALIVE] > 1:
        _new_round(g, i, winner)
    else:
        _end(g, i, winner)


@njit(cache=True, inline="always")
def _end(g, i, winner):  # type: ignore[no-untyped-def]
    """B23: only the winner's dice are left, and none under a cup."""
    g[i, WINNER] = winner
    g[i, BID] = -1
    g[i, DICE] = g[i, EACH + 3 * winner + LEFT]
    for seat in range(g[i, SEATS]):
        g[i, EACH + 3 * seat + ROLL] = 0


@njit(cache=True, inline="always")
def play(g, i, rungs, action):  # type: ignore[no-untyped-def]
    """A legal action of the seat whose turn it is."""
    if action == 0:
        _doubt(g, i, rungs)
        return
    turn, seats = g[i, TURN], g[i, SEATS]
    g[i, BID] = action - 1
    g[i, BIDDER] = turn
    g[i, EACH + 3 * turn + LAST] = action - 1
    turn = turn + 1 if turn + 1 < seats else 0
    while g[i, EACH + 3 * turn + LEFT] == 0:
        turn = turn + 1 if turn + 1 < seats else 0
    g[i, TURN] = turn


@njit(cache=True, inline="always")
def _any(g, i, rungs):  # type: ignore[no-untyped-def]
    """A legal action, all being equally likely."""
    cap, bid = g[i, DICE], g[i, BID]
    behind = rungs[rungs.shape[0] // 2 + 1 + cap, bid + 1]
    bids = rungs[UNDER + cap, -1] - behind
    place = _below(g, i, bids + (bid >= 0))
    return 0 if place == bids else 1 + rungs[UNDER + cap, behind + place]


@njit(cache=True, inline="always")
def is_legal(g, i, rungs, action):  # type: ignore[no-untyped-def]
    if g[i, WINNER] >= 0:
        return False
    if action == 0:
        return g[i, BID] >= 0
    above = g[i, BID] + 1 < action < rungs.shape[1]
    return above and rungs[COUNT, action - 1] <= g[i, DICE]


@njit(cache=True)
def _begin_some(g, dice, games):  # type: ignore[no-untyped-def]
    for i in games:
        begin(g, i, dice)


@njit(cache=True)
def _any_all(g, rungs, actions):  # type: ignore[no-untyped-def]
    for i in range(g.shape[0]):
        actions[i] = _any(g, i, rungs)


@njit(cache=True)
def _step_all(g, rungs, actions, winners):  # type: ignore[no-untyped-def]
    """Every game one action on; or none, and the first game whose action is not legal."""
    for i in range(g.shape[0]):
        if not is_legal(g, i, rungs, actions[i]):
            return i
    for i in range(g.shape[0]):
        play(g, i, rungs, actions[i])
        winners[i] = g[i, WINNER]
    return -1


@njit(cache=True)
def _mask_all(g, rungs, masks):  # type: ignore[no-untyped-def]
    for i in range(g.shape[0]):
        cap = g[i, DICE] if g[i, WINNER] < 0 else 0
        masks[i, 0] = g[i, BID] >= 0
        for action in range(1, rungs.shape[1]):
            masks[i, action] = action - 1 > g[i, BID] and rungs[COUNT, action - 1] <= cap


@njit(cache=True)
def _see_all(g, rungs, seen):  # type: ignore[no-untyped-def]
    for i in range(g.shape[0]):
        turn, seats, bid = g[i, TURN], g[i, SEATS], g[i, BID]
        seen[i, :] = 0
        for face in range(6):
            seen[i, face] = SHOWN[g[i, EACH + 3 * turn + ROLL], face]
        seen[i, 6] = g[i, DICE]
        if bid >= 0:
            seen[i, 7] = rungs[COUNT, bid]
            seen[i, 7 + rungs[FACE, bid]] = 1
        for away in range(seats):
            seat = (turn + away) % seats
            at, mine = 14 + 9 * away, EACH + 3 * seat
            seen[i, at] = g[i, mine + LEFT]
            seen[i, at + 1] = bid >= 0 and g[i, BIDDER] == seat
            last = g[i, mine + LAST]
            if last >= 0:
                seen[i, at + 2] = rungs[COUNT, last]
                seen[i, at + 2 + rungs[FACE, last]] = 1


@njit(cache=True, nogil=True)
def _random_games(g, rungs, dice, games):  # type: ignore[no-untyped-def]
    decisions = 0
    for _ in range(games):
        begin(g, 0, dice)
        while g[0, WINNER] < 0:
            play(g, 0, rungs, _any(g, 0, rungs))
            decisions += 1
    return decisions


class Batch:
    """So many games side by side, each with dice of its own."""

    def __init__(self, games: int, seats: int = 2, **house_rules: object) -> None:
        options = _options(house_rules, seats)
        self.games, self.seats, self.dice = games, seats, options.dice
        self.bids: tuple[Bid, ...] = LADDERS[seats * self.dice]
        self.rungs = ladder(seats * self.dice)
        self.actions = 1 + len(self.bids)
        self.size = 14 + 9 * seats
        self.rows = np.zeros((games, EACH + 3 * seats), np.int64)
        self.rows[:, SEATS] = seats
        self.rows[:, BID] = -1
        self.rows[:, DOUBTER_PAYS] = options.exact == "doubter_loses_one"
        self.rows[:, X] = np.arange(games)
        self.rows[:, CARRY] = 1  # with nothing but zeros all dice would fall alike for ever

    @property
    def slots(self) -> list[str]:
        """What each number of an observation is; seat 0 is the one to act."""
        faces = [f"face={face}" for face in FACES]
        told = ["dice", "bidder", "last.count", *(f"last.{face}" for face in faces)]
        seats = [f"seats.{seat}.{what}" for seat in range(self.seats) for what in told]
        own = [f"cup#{face}" for face in FACES]
        return [*own, "dice", "bid.count", *(f"bid.{face}" for face in faces), *seats]

    @property
    def turn(self) -> Any:
        """The seat that is to act in each game."""
        return self.rows[:, TURN]

    def seed(self, words: Sequence[str | None]) -> None:
        """Dice for each game, the same as `FastDice(words[i])`; None leaves them as they are."""
        if len(words) != self.games:
            raise self._not_one_for_each(str(len(words)))
        for i, word in enumerate(words):
            if word is None:
                continue
            digest = blake2b(word.encode(), digest_size=8).digest()
            self.rows[i, X] = int.from_bytes(digest[:4], "big")
            self.rows[i, CARRY] = int.from_bytes(digest[4:], "big") % (_MULTIPLIER - 1) + 1

    def begin(self, games: Any = None) -> None:
        """These games anew, or all."""
        _begin_some(self.rows, self.dice, np.arange(self.games) if games is None else games)

    def step(self, actions: Any) -> Any:
        """Who has won each game by these actions, -1 where it goes on; an end waits for `begin`."""
        given, winners = np.asarray(actions), np.empty(self.games, np.int64)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise self._not_one_for_each(f"{given.dtype}{list(given.shape)}")
        given = np.ascontiguousarray(given, np.int64)
        if (illegal := _step_all(self.rows, self.rungs, given, winners)) >= 0:
            said = {"number": illegal, "action": str(given[illegal])}
            raise IllegalMove(Text("bluff", "refusal-illegal-in-batch", said))
        return winners

    def _not_one_for_each(self, given: str) -> Malformed:
        said = {"games": self.games, "given": given}
        return Malformed(Text("bluff", "refusal-one-for-each", said))

    def any_actions(self) -> Any:
        """A legal action for each game, all being equally likely."""
        actions = np.empty(self.games, np.int64)
        _any_all(self.rows, self.rungs, actions)
        return actions

    def observations(self, games: Any = slice(None)) -> Any:
        """What the seat to act knows, in these games or in all; after the end, who acted last."""
        rows = self.rows[games]
        seen = np.empty((len(rows), self.size), np.float32)
        _see_all(rows, self.rungs, seen)
        return seen

    def masks(self) -> Any:
        masks = np.empty((self.games, self.actions), np.int8)
        _mask_all(self.rows, self.rungs, masks)
        return masks

    def observed(self, view: BluffView, history: Sequence[Event]) -> Any:
        """The same observation for a bot at any table, out of what its seat sees and has heard."""
        assert view.seat is not None
        said = dict.fromkeys(self.slots, 0.0)
        for face in view.cup:
            said[f"cup#{face}"] += 1
        said["dice"] = sum(view.dice)
        bids: dict[str, Bid | Bidden] = {} if view.bid is None else {"bid": view.bid}
        for event in _this_round(history):
            bids[f"seats.{(event.seat - view.seat) % self.seats}.last"] = event
        for away in range(self.seats):
            seat = (view.seat + away) % self.seats
            said[f"seats.{away}.dice"] = view.dice[seat]
            said[f"seats.{away}.bidder"] = view.bidder == seat
        for name, bid in bids.items():
            said[f"{name}.count"] = bid.count
            said[f"{name}.face={bid.face}"] = 1
        return np.array([*said.values()], np.float32)

    def numbers(self, legal: Iterable[Move]) -> list[int]:
        """The actions that these moves are."""
        return [1 + self.bids.index(move) if isinstance(move, Bid) else 0 for move in legal]

    def random_games(self, games: int) -> int:
        """So many games at random in the first row; the answer is how many decisions they took."""
        decisions: int = _random_games(self.rows, self.rungs, self.dice, games)
        return decisions


def _options(house_rules: Mapping[str, object], seats: int) -> BluffOptions:
    options = GAME.read_options(house_rules, seats)
    assert isinstance(options, BluffOptions)
    for name, only in (("laying_out", False), ("bid_cap", True)):
        if getattr(options, name) != only:
            said = {"option": name, "only": str(only).lower()}
            raise Malformed(Text("bluff", "refusal-not-in-batches", said))
    return options


def _this_round(history: Sequence[Event]) -> list[Bidden]:
    bids: list[Bidden] = []
    for event in history:
        if isinstance(event, Begins):
            bids = []
        elif isinstance(event, Bidden):
            bids.append(event)
    return bids
