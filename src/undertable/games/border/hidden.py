"""Hart an der Grenze: what a seat cannot know, and other ways it could be."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, TypeAlias

from undertable.core.dice import Dice
from undertable.games.border.goods import KINDS
from undertable.games.border.rules.cards import (
    SEEN_BITS,
    Pile,
    certainly_not,
    first_mixed,
    good_of,
    goods_of,
    in_place_of,
    last_mixed,
    mixed_hand,
    pile_of,
    put_under,
    seen_by,
    with_good,
)

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border

PLACES = ("hand", "suitcase", "behind", "under")
NEVER = 64
"""A turn after all others."""
Slot: TypeAlias = tuple[str, int, int, int]
"""A card this seat cannot know: which place, whose, the how manieth, and the card."""


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
    _mix_again(other, seat, lambda cards: int(dice.below(len(cards))))
    slots = _slots(other, seat)
    for pile in {pile_of(card) for *_, card in slots}:
        _exchange(other, [slot for slot in slots if pile_of(slot[-1]) == pile], dice)
    _repack(other, seat, dice)
    _keep_again(other, seat, dice)
    return other


def tidied(state: Border, seat: int) -> Border:
    """The hidden cards laid in an order that says nothing of how they really lie."""
    other = state.copy()
    for owner in range(other.seats):
        if owner != seat and other.suitcase[owner]:
            _unpack(other, owner)
    _mix_again(other, seat, lambda cards: cards.index(min(cards, key=_told_apart)))
    for owner in _just_kept(other, seat):
        _take_back(other, owner, seat)
    _straighten(other, seat, _place)
    slots = _slots(other, seat)
    for pile in sorted({pile_of(card) for *_, card in slots}):
        _sort_goods(other, [slot for slot in slots if pile_of(slot[-1]) == pile])
    return other


def _unpack(other: Border, owner: int) -> None:
    """As many cards in the suitcase as everybody knows to be there, else one."""
    cards = sorted([*other.suitcase[owner], *other.hand[owner]], key=_told_apart)
    size = 1 if _count_is_hidden(other, owner) else len(other.suitcase[owner])
    other.suitcase[owner], other.hand[owner] = tuple(cards[:size]), tuple(cards[size:])


def _straighten(other: Border, seat: int, place: Callable[[Border, Slot], Hashable | None]) -> None:
    """Of cards that have one place in the eyes of this seat, in one order."""
    groups: dict[Hashable, list[Slot]] = {}
    for slot in _slots(other, seat):
        if (key := place(other, slot)) is not None:
            groups.setdefault(key, []).append(slot)
    for group in groups.values():
        cards = sorted([card for *_, card in group], key=_told_apart)
        for (name, owner, index, _), card in zip(group, cards, strict=True):
            _put(other, name, owner, index, card)


def _told_apart(card: int) -> tuple[int, int, int, int]:
    """By what everybody knows of a card."""
    return pile_of(card), first_mixed(card), last_mixed(card), certainly_not(card)


def _take_back(other: Border, owner: int, seat: int) -> None:
    """H44: of what lay behind the suitcase, cards that this seat has not seen under it first."""
    number, behind = other.kept[owner], other.behind[owner]
    cards = [*other.under[owner][-number:], *behind]
    hidden = sorted([card for card in cards if is_hidden(card, seat)], key=_told_apart)
    seen = sorted([card for card in cards if not is_hidden(card, seat)], key=good_of)
    other.under[owner] = (*other.under[owner][:-number], *[*hidden, *seen][:number])
    other.behind[owner] = tuple([*hidden, *seen][number:])


def _place(other: Border, slot: Slot) -> Hashable | None:
    name, owner, index, _ = slot
    just_put = name == "under" and index >= len(other.under[owner]) - other.kept[owner]
    return name, owner, just_put


def _sort_goods(other: Border, slots: list[Slot]) -> None:
    """Into one order, in which no card is what everybody knows that it is not."""
    goods, barred = _goods_and_barred(other, slots)
    goods.sort()
    for at, good in enumerate(goods):
        if good == barred[at]:
            fit = (n for n in range(len(goods)) if goods[n] != good != barred[n])
            to = next(fit)
            goods[at], goods[to] = goods[to], good
    _lay(other, slots, goods)


def _mix_again(other: Border, seat: int | None, choose: Callable[[list[int]], int]) -> None:
    """Of a hand with cards from before and after a shuffle any may be those that were packed.

    A card may lie wherever one went that left its hand no sooner than this card came into it. Of
    places filled in the order of those turns each has its choice, and all the others stay filled.
    """
    groups: dict[tuple[int, int], list[Slot]] = {}
    for slot in _slots(other, seat):
        card = slot[-1]
        if first_mixed(card):
            groups.setdefault((mixed_hand(card), certainly_not(card)), []).append(slot)
    for key in sorted(groups):
        slots = sorted(groups[key], key=_left_in)
        cards = [card for *_, card in slots]
        for slot in slots:
            name, owner, index, there = slot
            fit = [card for card in cards if first_mixed(card) <= _left_in(slot)]
            card = fit[choose(fit)]
            cards.remove(card)
            _put(other, name, owner, index, in_place_of(card, there))


def _left_in(slot: Slot) -> int:
    """The turn in which the card here was packed for good; those in hand stay for ever."""
    name, _, _, card = slot
    return NEVER if name in ("hand", "suitcase") else last_mixed(card)


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


def _slots(state: Border, seat: int | None) -> list[Slot]:
    return [
        (name, owner, index, card)
        for name, owner, pile in _piles(state, seat)
        for index, card in enumerate(pile)
        if is_hidden(card, seat)
    ]


def _exchange(other: Border, slots: list[Slot], dice: Dice) -> None:
    """Shuffle cards that came from the same draw pile, with what is left of that pile."""
    goods, barred = _goods_and_barred(other, slots)
    for last in range(len(goods) - 1, 0, -1):
        at = int(dice.below(last + 1))
        if goods[at] != barred[last] and goods[last] != barred[at]:
            goods[at], goods[last] = goods[last], goods[at]
    _lay(other, slots, goods)


def _goods_and_barred(other: Border, slots: list[Slot]) -> tuple[list[int], list[int]]:
    """Of cards from one draw pile and what is left of it: what each is, and surely is not."""
    current = pile_of(slots[0][-1]) == other.shuffles
    pile = [good for good in range(KINDS) for _ in range(other.draw_pile[good])] if current else []
    goods = [good_of(card) for *_, card in slots] + pile
    return goods, [certainly_not(card) for *_, card in slots] + [-1] * len(pile)


def _lay(other: Border, slots: list[Slot], goods: list[int]) -> None:
    for (name, owner, index, card), good in zip(slots, goods, strict=False):
        _put(other, name, owner, index, with_good(card, good))
    if pile_of(slots[0][-1]) == other.shuffles:
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
        if _count_is_hidden(other, owner):
            size = 1 + int(dice.below(len(cards)))
        other.suitcase[owner], other.hand[owner] = tuple(cards[:size]), tuple(cards[size:])


def _count_is_hidden(other: Border, owner: int) -> bool:
    counted_out = other.options.true_count and other.count[owner] > 0
    return other.options.counts == "hidden" and not counted_out
