"""How much somebody gains against a bot who knows it: an exact best response, for two players.

The bot is asked what it would do in every information set that it comes to; the best answer is then
a matter of one walk through the tree. Rounds chain: it goes on in what follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from undertable.core.bot import Bot
from undertable.core.errors import Malformed, malformed
from undertable.core.legal import Moves
from undertable.core.text import Text
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.equilibria import MOST_SOLVED
from undertable.games.bluff.rules.choices import BIDS, DOUBT
from undertable.games.bluff.solver import kernel
from undertable.games.bluff.solver.endings import Dice, Later, worths
from undertable.games.bluff.solver.equilibrium import positions_before
from undertable.games.bluff.solver.tables import walk
from undertable.games.bluff.solver.tree import Floats, Tree
from undertable.games.bluff.types import Begins, Bid, Bidden, BluffOptions, BluffView, Peeked, Roll


class Exploit(NamedTuple):
    """What the best answer to a bot gains in one position."""

    dice: Dice
    as_starter: float
    as_other: float
    line: list[Move]
    """How it goes when the best hand of the starter meets what the bot does most."""
    hand: Roll

    @property
    def exploitability(self) -> float:
        """The mean of both seats, a win 1 and a loss -1: what an equilibrium leaves is nothing."""
        return (self.as_starter + self.as_other) / 2


def read_dice(words: str, most: int = MOST_SOLVED) -> Dice:
    """`1,2`: the dice of the starter and of the other, not more than so many together."""
    first, comma, second = words.partition(",")
    if not (comma and first.strip().isdecimal() and second.strip().isdecimal()):
        raise malformed("refusal-not-a-move", what=words)
    dice = (int(first), int(second))
    if not all(dice) or sum(dice) > most:
        raise Malformed(Text("bluff", "refusal-too-many-dice", {"most": most}))
    return dice


def write_dice(dice: Dice) -> str:
    return f"{dice[0]},{dice[1]}"


def exploit(bot: Bot, dice: Dice, progress: Callable[[int], None] | None = None) -> list[Exploit]:
    """The position, and before it all positions that its rounds lead to."""
    found: dict[Dice, Exploit] = {}
    for done, position in enumerate(positions_before(dice)):
        if progress is not None:
            progress(done)
        found[position] = _exploit(bot, position, found)
    return list(found.values())


def _exploit(bot: Bot, dice: Dice, known: dict[Dice, Exploit]) -> Exploit:
    tree = Tree(dice)
    strategies = [asked(bot, tree, seat) for seat in (0, 1)]
    against = [worths(tree, best_later(known, me)) for me in (0, 1)]
    values = [_values(tree, strategies, against[me], me) for me in (0, 1)]
    gains = [float(values[me] @ tree.chances[me]) for me in (0, 1)]
    hand = int(np.argmax(values[0]))
    line = _line(tree, strategies[1], against[0], hand)
    return Exploit(dice, gains[0], gains[1], line, tree.hands[0][hand])


def best_later(known: dict[Dice, Exploit], me: int) -> Later:
    """What the first seat expects in later rounds when seat `me` goes on answering best."""
    sign = 1 if me == 0 else -1

    def later(first: int, second: int, starter: int) -> float:
        if not first or not second:
            return 1.0 if first else -1.0
        found = known[(first, second) if starter == 0 else (second, first)]
        return sign * (found.as_starter if starter == me else found.as_other)

    return later


def _values(
    tree: Tree, strategies: list[Floats], worth: Floats, me: int, start: int = 0,
    reach: Floats | None = None,
) -> Floats:  # fmt: skip
    """What each hand of `me` is worth from a public state on, with the best answer."""
    other = 1 - me
    found: Floats = kernel.respond(
        me, True, strategies[me], strategies[other], tree.bases, tree.rungs, tree.fits[me],
        tree.fits[other], worth, tree.faces, tree.chances[other] if reach is None else reach, start,
    )  # fmt: skip
    return found


def asked(bot: Bot, tree: Tree, seat: int) -> Floats:
    """What a bot would do wherever it comes to by its own moves; anything elsewhere."""
    table = tree.strategies()[seat]

    def visit(mask: int, reach: Floats) -> Floats:
        shares = np.zeros((tree.actions(mask), len(reach)))
        for hand in np.flatnonzero(reach):
            rows = dict(bot.policy(*question(tree, seat, int(hand), mask)))
            higher = tree.ladder[mask.bit_length() :]
            moves: tuple[Move, ...] = (DOUBT, *higher) if mask else higher
            shares[:, hand] = [rows.get(move, 0.0) for move in moves]
        table[tree.at(seat, mask)] = shares.ravel()
        return shares

    for _ in walk(tree, seat, visit, least=0.0):
        pass
    kernel.normalise(table, tree.bases, tree.rungs, seat, len(tree.hands[seat]))
    return table


def question(tree: Tree, seat: int, hand: int, mask: int) -> tuple[BluffView, list[Event], Moves]:
    """View, history and legal moves of a seat in a public state, with this hand."""
    cup, total = tree.hands[seat][hand], sum(tree.dice)
    bids = [tree.ladder[rung] for rung in range(tree.rungs) if mask >> rung & 1]
    said = [Bidden(turn % 2, bid.count, bid.face) for turn, bid in enumerate(bids)]
    view = BluffView(
        seat=seat, options=BluffOptions(dice=max(tree.dice)), phase="bidding", turn=seat, round=1,
        bid=bids[-1] if bids else None, bidder=1 - seat if bids else None, cup=cup,
        cups=tree.dice, laid=((), ()), dice=tree.dice, cap=total, raised=None, opening=((), ()),
    )  # fmt: skip
    return view, [Begins(0, 1, total), Peeked(seat, cup), *said], BIDS[total][mask.bit_length()]


def _line(tree: Tree, bot: Floats, worth: Floats, hand: int) -> list[Move]:
    """The starter's best moves with this hand, and between them what the bot does most often."""
    mask, reach, line = 0, tree.chances[1], list[Move]()
    while not line or line[-1] != DOUBT:
        higher = tree.ladder[mask.bit_length() :]
        if mask.bit_count() % 2 == 0:
            row = _best_row(tree, bot, worth, hand, mask, reach)
        else:
            shares = bot[tree.at(1, mask)].reshape(tree.actions(mask), -1)
            row = int(np.argmax(shares @ reach))
            reach = reach * shares[row]
        moves: tuple[Move, ...] = (DOUBT, *higher) if mask else higher
        line.append(moves[row])
        if isinstance(moves[row], Bid):
            mask |= 1 << (mask.bit_length() + row - (mask > 0))
    return line


def _best_row(tree: Tree, bot: Floats, worth: Floats, hand: int, mask: int, reach: Floats) -> int:
    """Doubting is known; of the bids, the one whose public state is worth most."""
    empty = tree.strategies()[0]
    worths_of = []
    if mask:
        rung = mask.bit_length() - 1
        face = tree.faces[rung]
        fitting = tree.fits[0][face, hand] + tree.fits[1][face]
        worths_of.append(float(worth[rung, 0, fitting] @ reach))
    for rung in range(mask.bit_length(), tree.rungs):
        after = _values(tree, [empty, bot], worth, 0, mask | 1 << rung, reach)
        worths_of.append(float(after[hand]))
    return int(np.argmax(worths_of))
