"""A card as one whole number: its good, and what other seats know about it.

Bits 0-2 the good; 3-8 the seats, besides its holder, that have seen it; 9-11 one more than a good
it is certainly not; 12-17 and 18-23 the first and the last turn in which it was in a hand of cards
from before and after a shuffle while some were packed; 24-26 whose hand; from 27 on how often the
discards had been shuffled when it was drawn.
Nobody sees these marks. They only say which cards `redeal` may exchange for each other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undertable.games.border.goods import KINDS

GOOD_BITS: Final = 7
SEEN_SHIFT: Final = 3
SEEN_BITS: Final = 63
SEATS: Final = 6
NOT_SHIFT: Final = 9
FIRST_SHIFT: Final = 12
LAST_SHIFT: Final = 18
TURN_BITS: Final = 63
HAND_SHIFT: Final = 24
HAND_BITS: Final = 7
PILE_SHIFT: Final = 27
EVERYBODY: Final = SEEN_BITS << SEEN_SHIFT

Pile = tuple[int, ...]


def drawn(good: int, pile: int) -> int:
    """A card fresh from the draw pile."""
    return good | pile << PILE_SHIFT


def good_of(card: int) -> int:
    return card & GOOD_BITS


def pile_of(card: int) -> int:
    return card >> PILE_SHIFT


def seen_by(card: int) -> int:
    """The seats that have seen it, one bit each."""
    return card >> SEEN_SHIFT & SEEN_BITS


def certainly_not(card: int) -> int:
    """The good that everybody knows it is not, or -1."""
    return (card >> NOT_SHIFT & GOOD_BITS) - 1


def first_mixed(card: int) -> int:
    """The turn since which nobody but its holder can tell it from others by its pile, or 0."""
    return card >> FIRST_SHIFT & TURN_BITS


def last_mixed(card: int) -> int:
    """The last turn in which it was still among those others, or 0."""
    return card >> LAST_SHIFT & TURN_BITS


def mixed_hand(card: int) -> int:
    """Whose hand that was."""
    return card >> HAND_SHIFT & HAND_BITS


def mixed(card: int, first: int, last: int, hand: int) -> int:
    """The card with these marks in place of those it had."""
    marks = TURN_BITS << FIRST_SHIFT | TURN_BITS << LAST_SHIFT | HAND_BITS << HAND_SHIFT
    return card & ~marks | first << FIRST_SHIFT | last << LAST_SHIFT | hand << HAND_SHIFT


def mix(hand: Pile, seat: int, turn: int) -> Pile:
    """A hand of which some cards are packed now: if they differ in their piles, who knows which."""
    if len({pile_of(card) for card in hand}) < 2 and not any(first_mixed(card) for card in hand):
        return hand
    return tuple([mixed(card, first_mixed(card) or turn, turn, seat) for card in hand])


def in_place_of(card: int, other: int) -> int:
    """The first card, where the other lay: of its place is known what was known before."""
    place = SEEN_BITS << SEEN_SHIFT | GOOD_BITS << NOT_SHIFT | TURN_BITS << LAST_SHIFT
    return card & ~place | other & place


def show(card: int, seat: int) -> int:
    """The card once this seat has seen it."""
    return card | 1 << SEEN_SHIFT + seat


def rule_out(card: int, good: int) -> int:
    """The card once everybody knows that it is not this good."""
    return card | (good + 1) << NOT_SHIFT


def with_good(card: int, good: int) -> int:
    """Another card in the same place, about which the same is known."""
    return card & ~GOOD_BITS | good


def goods_of(pile: Pile) -> tuple[int, ...]:
    """What the pile shows to whoever may look, in rising order."""
    return tuple(sorted([card & GOOD_BITS for card in pile]))


def counted(pile: Pile) -> list[int]:
    """How many cards of each good."""
    counts = [0] * KINDS
    for card in pile:
        counts[card & GOOD_BITS] += 1
    return counts


def split(pile: Pile, goods: Iterable[int]) -> tuple[Pile, Pile]:
    """Take these goods out of the pile, cards that fewer have seen first: taken, and left."""
    left = sorted(pile, key=_times_seen)
    taken = []
    for good in goods:
        card = next(card for card in left if card & GOOD_BITS == good)
        left.remove(card)
        taken.append(card)
    return tuple(taken), tuple(left)


def _times_seen(card: int) -> int:
    return (card >> SEEN_SHIFT & SEEN_BITS).bit_count()


def put_under(pile: Pile, goods: Iterable[int]) -> tuple[Pile, Pile]:
    """Take these goods out of the pile in secret: taken, and left.

    Which of two equal cards went is anybody's guess. Whoever has seen one of them can only be
    sure that it went if too few of them are left to be the one he saw.
    """
    taken, left = split(pile, goods)
    hidden, seen = list(taken), list(left)
    for seat in range(SEATS):
        for i, card in enumerate(hidden):
            at = next((j for j, other in enumerate(seen) if _could_be(card, other, seat)), None)
            if at is not None:
                hidden[i] = card & ~(1 << SEEN_SHIFT + seat)
                seen[at] = show(seen[at], seat)
    return tuple(hidden), tuple(seen)


def _could_be(card: int, other: int, seat: int) -> bool:
    """The seat has seen the first and not the second, and cannot tell them apart."""
    same = good_of(card) == good_of(other)
    return same and bool(seen_by(card) >> seat & 1) and not seen_by(other) >> seat & 1
