"""What teammates do together: D72-D74."""

from __future__ import annotations

from typing import Any, ClassVar

from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.rules.box import SOLITARY
from undertable.games.dig.rules.chance import fits, heap_of
from undertable.games.dig.rules.choices import Handings
from undertable.games.dig.rules.prison import Pending, Prison, refused
from undertable.games.dig.types import Exchange, Follow, HandBack


def follows(prison: Prison, seat: int) -> list[Move]:
    return [Follow(mate) for mate in range(prison.seats) if _may_follow(prison, seat, mate)]


def _may_follow(prison: Prison, seat: int, mate: int) -> bool:
    """D74; D16: solitary is not a place to follow to."""
    if mate == seat or not 0 <= mate < prison.seats or not prison.same_team(seat, mate):
        return False
    mine, theirs = prison.membership(seat), prison.membership(mate)
    if mine is None or theirs is None or mine.gang != theirs.gang:
        return False
    return prison.rooms[mate] not in {prison.rooms[seat], SOLITARY}


def follow(prison: Prison, seat: int, move: Follow) -> None:
    if not _may_follow(prison, seat, move.mate):
        raise refused("refusal-follow")
    prison.actions -= 1
    prison.tell(types.Followed(seat, move.mate))
    prison.enter(seat, prison.rooms[move.mate])


class _Gift:
    """Makes the exchanges with one teammate."""

    def __init__(self, mate: int) -> None:
        self.mate = mate

    def __call__(self, cards: tuple[str, ...], cigarettes: int) -> Move:
        return Exchange(self.mate, cards, cigarettes)


def exchanges(prison: Prison, seat: int) -> list[Moves]:
    hand = prison.hands[seat]
    money = prison.cigarettes[seat]
    return [Handings(_Gift(m), prison.box, hand, money) for m in prison.mates_here(seat)]


def exchange(prison: Prison, seat: int, move: Exchange) -> None:
    """D72, D73: first you, then your teammate."""
    if move.mate not in prison.mates_here(seat):
        raise refused("refusal-mate")
    _hand(prison, seat, move.mate, move.cards, move.cigarettes)
    prison.actions -= 1
    prison.stack.append(Return(move.mate, seat))


def _hand(prison: Prison, seat: int, mate: int, names: tuple[str, ...], cigarettes: int) -> None:
    cards = heap_of(prison, names)
    if not fits(cards, prison.hands[seat]):
        raise refused("refusal-no-card")
    if not 0 <= cigarettes <= prison.cigarettes[seat]:
        raise refused("refusal-money", price=cigarettes)
    prison.hand_over_unseen(seat, mate, prison.box.numbers(names))
    prison.rob(seat, mate, cigarettes)
    prison.tell(types.Exchanged(seat, mate, len(names), cigarettes))
    said = types.ExchangedCards(seat, mate, prison.box.listed(cards))
    prison.tell(said, (seat, mate))


class Return(Pending):
    """D73: the teammate hands back whatever they like."""

    kind: ClassVar[str] = "return"

    def __init__(self, seat: int, giver: int) -> None:
        self.seat = seat
        self.giver = giver

    def values(self) -> list[Any]:
        return [self.seat, self.giver]

    def actor(self, prison: Prison) -> int:
        return self.seat

    def legal(self, prison: Prison) -> Moves:
        hand = prison.hands[self.seat]
        return Handings(HandBack, prison.box, hand, prison.cigarettes[self.seat])

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, HandBack):
            raise refused("refusal-handback")
        _hand(prison, self.seat, self.giver, move.cards, move.cigarettes)
        prison.stack.pop()
