"""Hart an der Grenze: what a seat cannot know, and other ways it could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.core.dice import Dice
from undertable.games.border.goods import KINDS
from undertable.games.border.rules.cards import (
    SEEN_BITS,
    Pile,
    certainly_not,
    good_of,
    goods_of,
    mixed_in,
    pile_of,
    put_under,
    seen_by,
    with_good,
)

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border

PLACES = ("hand", "suitcase", "behind", "under")


def is_hidden(card: int, seat: int | None) -> bool:
    """Somebody else's card that this seat has never seen."""
    if seat is None:
        return seen_by(card) != SEEN_BITS
    return not seen_by(card) >> seat & 1


def secrets_of(state: Border, seat: int | None) -> dict[str, object]:
    """H16, H41: the others' cards, but for those that were shown, and the draw pile."""
    secrets: dict[str, object] = {}
    for name, owner, pile in _piles(state, seat):
        if cards := tuple(card for card in pile if is_hidden(card, seat)):
            secrets[f"{name} {owner}"] = goods_of(cards)
    for owner in _just_kept(state, seat):
        secrets[f"kept {owner}"] = goods_of(state.under[owner][-state.kept[owner] :])
    if any(pile_of(card) == state.shuffles for *_, card in _slots(state, seat)):
        secrets["draw"] = tuple(state.draw_pile)
    return secrets


def redealt(state: Border, seat: int | None, dice: Dice) -> Border:
    """The hidden cards exchanged among each other, as far as all that is known stays true."""
    other = state.copy()
    _mix_again(other, seat, dice)
    slots = _slots(other, seat)
    for pile in {pile_of(card) for *_, card in slots}:
        _exchange(other, [slot for slot in slots if pile_of(slot[-1]) == pile], dice)
    _repack(other, seat, dice)
    _keep_again(other, seat, dice)
    return other


def _mix_again(other: Border, seat: int | None, dice: Dice) -> None:
    """Of a hand with cards from before and after a shuffle any may be those that were packed."""
    slots = [slot for slot in _slots(other, seat) if mixed_in(slot[-1])]
    hands = {(owner, mixed_in(card)) for _, owner, _, card in slots}
    for owner, turn in sorted(hands):
        mine = [slot for slot in slots if (slot[1], mixed_in(slot[-1])) == (owner, turn)]
        cards = [card for *_, card in mine]
        dice.shuffle(cards)
        for (name, _, index, _), card in zip(mine, cards, strict=True):
            _put(other, name, owner, index, card)


def _put(other: Border, name: str, owner: int, index: int, card: int) -> None:
    piles: list[Pile] = getattr(other, name)
    piles[owner] = (*piles[owner][:index], card, *piles[owner][index + 1 :])


def _just_kept(state: Border, seat: int | None) -> list[int]:
    """H44: others who have put cards under the suitcase; until the rest is sold, any of them."""
    return [owner for owner in range(state.seats) if owner != seat and state.kept[owner]]


def _keep_again(other: Border, seat: int | None, dice: Dice) -> None:
    """As many cards of what lay behind the suitcase, but other ones."""
    for owner in _just_kept(other, seat):
        number = other.kept[owner]
        earlier, kept = other.under[owner][:-number], other.under[owner][-number:]
        cards = list(goods_of(other.behind[owner] + kept))
        dice.shuffle(cards)
        kept, other.behind[owner] = put_under(other.behind[owner] + kept, cards[:number])
        other.under[owner] = earlier + kept


def _piles(state: Border, seat: int | None) -> list[tuple[str, int, Pile]]:
    """The piles of everybody else; what lies under suitcases is open once the game is over."""
    over = state.outcome() is not None
    places = PLACES[:-1] if over else PLACES
    others = [owner for owner in range(state.seats) if owner != seat]
    return [(name, owner, getattr(state, name)[owner]) for name in places for owner in others]


def _slots(state: Border, seat: int | None) -> list[tuple[str, int, int, int]]:
    """Every card this seat cannot know: which place, whose, the how manieth, and the card."""
    return [
        (name, owner, index, card)
        for name, owner, pile in _piles(state, seat)
        for index, card in enumerate(pile)
        if is_hidden(card, seat)
    ]


def _exchange(other: Border, slots: list[tuple[str, int, int, int]], dice: Dice) -> None:
    """Shuffle cards that came from the same draw pile, with what is left of that pile."""
    current = pile_of(slots[0][-1]) == other.shuffles
    pile = [good for good in range(KINDS) for _ in range(other.draw_pile[good])] if current else []
    goods = [good_of(card) for *_, card in slots] + pile
    barred = [certainly_not(card) for *_, card in slots] + [-1] * len(pile)
    for last in range(len(goods) - 1, 0, -1):
        at = int(dice.below(last + 1))
        if goods[at] != barred[last] and goods[last] != barred[at]:
            goods[at], goods[last] = goods[last], goods[at]
    for (name, owner, index, card), good in zip(slots, goods, strict=False):
        _put(other, name, owner, index, with_good(card, good))
    if current:
        rest = goods[len(slots) :]
        other.draw_pile = [rest.count(good) for good in range(KINDS)]


def _repack(other: Border, seat: int | None, dice: Dice) -> None:
    """Which of the cards in hand were packed is hidden, and while counts are, how many as well.

    They may come from before and after a shuffle: nobody else knows which of them went.
    """
    for owner in range(other.seats):
        if owner == seat or not other.suitcase[owner]:
            continue
        size = len(other.suitcase[owner])
        cards = [*other.suitcase[owner], *other.hand[owner]]
        dice.shuffle(cards)
        counted_out = other.options.true_count and other.count[owner] > 0
        if other.options.counts == "hidden" and not counted_out:
            size = 1 + int(dice.below(len(cards)))
        other.suitcase[owner], other.hand[owner] = tuple(cards[:size]), tuple(cards[size:])
