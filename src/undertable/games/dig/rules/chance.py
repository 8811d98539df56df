"""What chance owes: cards, dice, backgrounds. Each pending step has one recipient."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any, ClassVar

from undertable.core.dice import Dice
from undertable.core.types import CHANCE, Move
from undertable.games.dig import types
from undertable.games.dig.rules.prison import ITSELF, NO_CARD, NOBODY, Owed, Prison, refused
from undertable.games.dig.types import Background, Dealt, Drawn, HandedOut, OnTop


class Deal(Owed):
    """D3, D4: search cards for one seat, as far as there are any."""

    kind: ClassVar[str] = "deal"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def values(self) -> list[Any]:
        return [self.seat, self.count]

    def actor(self, prison: Prison) -> int:
        return CHANCE if self.due(prison) else ITSELF

    def due(self, prison: Prison) -> int:
        return min(self.count, sum(prison.search) + sum(prison.discards))

    def proceed(self, prison: Prison) -> None:
        """D4: everybody sees that nothing is left."""
        prison.stack.pop()
        prison.tell(types.Drew(self.seat, 0))

    def draw(self, prison: Prison, dice: Dice) -> Move:
        count = self.due(prison)
        left = sum(prison.search)
        if count < left:
            return Dealt(self.seat, prison.box.listed(drawn(prison.search, count, dice)))
        again = drawn(prison.discards, count - left, dice)
        cards = [n + more for n, more in zip(prison.search, again, strict=True)]
        return Dealt(self.seat, prison.box.listed(cards))

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        count = self.due(prison)
        left = sum(prison.search)
        first = prison.search if count >= left else [0] * prison.box.size
        rest = prison.search if count < left else prison.discards
        for some, weight in selections(rest, count - sum(first)):
            cards = [n + more for n, more in zip(first, some, strict=True)]
            yield Dealt(self.seat, prison.box.listed(cards)), weight

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, Dealt) or move.seat != self.seat:
            raise refused("refusal-chance")
        cards = heap_of(prison, move.cards)
        if sum(cards) != self.due(prison) or not self._there(prison, cards):
            raise refused("refusal-chance")
        prison.stack.pop()
        self._take(prison, cards)
        if prison.events is not None:
            prison.tell(types.Drew(self.seat, len(move.cards)))
            prison.tell(types.Got(self.seat, prison.box.listed(cards)), (self.seat,))

    def _there(self, prison: Prison, cards: list[int]) -> bool:
        """All of the pile before anything of the discards."""
        if sum(cards) <= sum(prison.search):
            return fits(cards, prison.search)
        again = [n - there for n, there in zip(cards, prison.search, strict=True)]
        return min(again) >= 0 and fits(again, prison.discards)

    def _take(self, prison: Prison, cards: list[int]) -> None:
        again = sum(cards) - sum(prison.search)
        if again > 0:
            if prison.events is not None:
                prison.tell(types.Reshuffled(sum(prison.discards)))
            for k in range(prison.box.size):
                prison.search[k] += prison.discards[k]
                prison.discards[k] = 0
        hand = prison.hands[self.seat]
        for k in range(prison.box.size):
            prison.search[k] -= cards[k]
            hand[k] += cards[k]


class Lose(Owed):
    """D30, D60: a random card out of a hand, to somebody or to the discards."""

    kind: ClassVar[str] = "lose"

    def __init__(self, loser: int, winner: int) -> None:
        self.loser = loser
        self.winner = winner

    def values(self) -> list[Any]:
        return [self.loser, self.winner]

    def actor(self, prison: Prison) -> int:
        return CHANCE if prison.hand_size(self.loser) else ITSELF

    def proceed(self, prison: Prison) -> None:
        prison.stack.pop()

    def _move(self, prison: Prison, card: int) -> Move:
        winner = None if self.winner == NOBODY else self.winner
        return Drawn(self.loser, winner, prison.box.names[card])

    def draw(self, prison: Prison, dice: Dice) -> Move:
        return self._move(prison, dice.pick(prison.hands[self.loser]))

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for card, count in enumerate(prison.hands[self.loser]):
            if count:
                yield self._move(prison, card), count

    def play(self, prison: Prison, move: Move) -> None:
        card = prison.box.number.get(getattr(move, "card", ""), NO_CARD)
        if card == NO_CARD or move != self._move(prison, card):
            raise refused("refusal-chance")
        if not prison.hands[self.loser][card]:
            raise refused("refusal-chance")
        prison.stack.pop()
        name = prison.box.names[card]
        if self.winner == NOBODY:
            prison.drop(self.loser, card)
            prison.tell(types.Discarded(self.loser, (name,)))
            return
        prison.hand_over_unseen(self.loser, self.winner, [card])
        prison.tell(types.Lost(self.loser, self.winner))
        both = (self.loser, self.winner)
        prison.tell(types.LostCard(self.loser, self.winner, name), both)


class TurnUp(Owed):
    """D5: the next card of a gang's pile lies open; those put back come in their order."""

    kind: ClassVar[str] = "top"

    def __init__(self, gang: int) -> None:
        self.gang = gang

    def values(self) -> list[Any]:
        return [self.gang]

    def actor(self, prison: Prison) -> int:
        if prison.tops[self.gang] != NO_CARD:
            return ITSELF
        return CHANCE if prison.unseen[self.gang] else ITSELF

    def proceed(self, prison: Prison) -> None:
        prison.stack.pop()
        returned = prison.returned[self.gang]
        if prison.tops[self.gang] == NO_CARD and returned:
            prison.returned[self.gang] = returned[1:]
            self._lay(prison, returned[0])

    def _lay(self, prison: Prison, card: int) -> None:
        prison.tops[self.gang] = card
        if prison.events is not None:
            gang = prison.box.gangs[self.gang]
            prison.tell(types.GangCardUp(gang, prison.box.gang_cards[card].id))

    def _move(self, prison: Prison, card: int) -> Move:
        return OnTop(prison.box.gangs[self.gang], prison.box.gang_cards[card].id)

    def draw(self, prison: Prison, dice: Dice) -> Move:
        unseen = prison.unseen[self.gang]
        return self._move(prison, unseen[int(dice.below(len(unseen)))])

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for card in prison.unseen[self.gang]:
            yield self._move(prison, card), 1

    def play(self, prison: Prison, move: Move) -> None:
        for card in prison.unseen[self.gang]:
            if move == self._move(prison, card):
                prison.stack.pop()
                left = [other for other in prison.unseen[self.gang] if other != card]
                prison.unseen[self.gang] = tuple(left)
                self._lay(prison, card)
                return
        raise refused("refusal-chance")


class DealBackground(Owed):
    """D6: a background for one seat."""

    kind: ClassVar[str] = "background"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[Any]:
        return [self.seat]

    def actor(self, prison: Prison) -> int:
        return CHANCE

    def _left(self, prison: Prison) -> list[int]:
        dealt = prison.background
        return [b for b in range(len(prison.box.backgrounds)) if b not in dealt]

    def draw(self, prison: Prison, dice: Dice) -> Move:
        left = self._left(prison)
        return Background(self.seat, prison.box.backgrounds[left[int(dice.below(len(left)))]].id)

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for background in self._left(prison):
            yield Background(self.seat, prison.box.backgrounds[background].id), 1

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, Background) or move.seat != self.seat:
            raise refused("refusal-chance")
        number = prison.box.background_number.get(move.background, NO_CARD)
        if number not in self._left(prison):
            raise refused("refusal-chance")
        prison.stack.pop()
        prison.background[self.seat] = number
        prison.tell(types.GotBackground(self.seat, move.background), (self.seat,))


class HandOut(Owed):
    """Gathered hands: this seat's share of the heap."""

    kind: ClassVar[str] = "handout"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def values(self) -> list[Any]:
        return [self.seat, self.count]

    def actor(self, prison: Prison) -> int:
        return CHANCE if self.count else ITSELF

    def proceed(self, prison: Prison) -> None:
        prison.stack.pop()

    def draw(self, prison: Prison, dice: Dice) -> Move:
        return HandedOut(self.seat, prison.box.listed(drawn(prison.heap, self.count, dice)))

    def chances(self, prison: Prison) -> Iterator[tuple[Move, int]]:
        for cards, weight in selections(prison.heap, self.count):
            yield HandedOut(self.seat, prison.box.listed(cards)), weight

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, HandedOut) or move.seat != self.seat:
            raise refused("refusal-chance")
        cards = heap_of(prison, move.cards)
        if sum(cards) != self.count or not fits(cards, prison.heap):
            raise refused("refusal-chance")
        prison.stack.pop()
        for k in range(prison.box.size):
            prison.heap[k] -= cards[k]
            prison.hands[self.seat][k] += cards[k]
        if prison.events is not None:
            prison.tell(types.Got(self.seat, prison.box.listed(cards)), (self.seat,))


def heap_of(prison: Prison, cards: tuple[str, ...]) -> list[int]:
    if any(name not in prison.box.number for name in cards):
        raise refused("refusal-no-card")
    return prison.box.heap(cards)


def fits(cards: list[int], heap: list[int]) -> bool:
    return all(cards[k] <= heap[k] for k in range(len(heap)))


def drawn(heap: list[int], count: int, dice: Dice) -> list[int]:
    """So many cards out of a shuffled heap."""
    left = heap[:]
    cards = [0] * len(heap)
    for _ in range(count):
        card = dice.pick(left)
        left[card] -= 1
        cards[card] += 1
    return cards


def selections(heap: list[int], count: int, kind: int = 0) -> Iterator[tuple[list[int], int]]:
    """Every way to draw so many cards out of a heap, with its weight."""
    if kind == len(heap):
        if not count:
            yield [0] * len(heap), 1
        return
    for taken in range(min(count, heap[kind]) + 1):
        for cards, weight in selections(heap, count - taken, kind + 1):
            cards[kind] = taken
            yield cards, weight * comb(heap[kind], taken)
