"""What is hidden from a seat, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.core.dice import Dice
from undertable.games.dig.rules.effects import Discarding
from undertable.games.dig.rules.prison import NO_CARD

if TYPE_CHECKING:
    from undertable.games.dig.rules.prison import Prison
    from undertable.games.dig.rules.state import Blackgate


def secrets_of(prison: Prison, seat: int | None) -> dict[str, object]:
    """D6, D51: hands, backgrounds, the order of things to come, and what others know."""
    box = prison.box
    secrets: dict[str, object] = {"search": box.listed(prison.search)}
    if sum(prison.heap):
        secrets["heap"] = box.listed(prison.heap)
    for other in range(prison.seats):
        if other == seat:
            continue
        secrets[f"hand {other}"] = box.listed(prison.hands[other])
        if not prison.revealed[other] and prison.background[other] != NO_CARD:
            secrets[f"background {other}"] = box.backgrounds[prison.background[other]].id
        secrets[f"known by {other}"] = tuple(
            box.listed(prison.knows(other, holder))
            for holder in range(prison.seats)
            if holder != seat
        )
    return secrets


def counted(prison: Prison) -> dict[str, int]:
    """Every card and every cigarette, wherever it is."""
    box = prison.box
    places = (*prison.hands, prison.piles, prison.search, prison.discards, prison.heap)
    loose = prison.in_play + [tool for tunnel in prison.tunnels for tool in tunnel]
    tally = {
        name: sum([place[card] for place in places]) + loose.count(card)
        for card, name in enumerate(box.names)
    }
    tally["cigarettes"] = prison.bank + sum(prison.cigarettes)
    for gang, name in enumerate(box.gangs):
        piled = len(prison.unseen[gang]) + len(prison.returned[gang])
        worn = sum([c != NO_CARD and box.gang_cards[c].gang == gang for c in prison.gang_card])
        tally[name] = piled + (prison.tops[gang] != NO_CARD) + worn
    shown = len(prison.michel_discards) + len(prison.michel_shown)
    tally["michel"] = len(prison.michel_pile) + shown
    return tally


def redealt(prison: Blackgate, seat: int | None, dice: Dice) -> Blackgate:
    """Everything that is hidden from this seat, shuffled."""
    other = prison.copy()
    _backgrounds(other, seat, dice)
    _hands(other, seat, dice)
    _what_others_know(other, seat)
    return other


def _backgrounds(prison: Prison, seat: int | None, dice: Dice) -> None:
    secret = [
        s
        for s in range(prison.seats)
        if s != seat and not prison.revealed[s] and prison.background[s] != NO_CARD
    ]
    seen = [prison.background[s] for s in range(prison.seats) if s not in secret]
    pool = [b for b in range(len(prison.box.backgrounds)) if b not in seen]
    dice.shuffle(pool)
    for s in secret:
        prison.background[s] = pool.pop()


def _fixed(prison: Prison, viewer: int, holder: int) -> list[int]:
    """Cards of this hand that the viewer knows, or that a decision everybody sees proves."""
    fixed = prison.knows(viewer, holder)
    for pending in prison.stack:
        if isinstance(pending, Discarding) and pending.seat == holder:
            whole_hand = len(pending.cards) == prison.box.size
            for card in [] if whole_hand else pending.cards:
                fixed[card] = prison.hands[holder][card]
    return fixed


def _hands(prison: Prison, seat: int | None, dice: Dice) -> None:
    """Made things can only be in hands; everything else may be in the search pile as well."""
    viewer = prison.seats if seat is None else seat
    others = [s for s in range(prison.seats) if s != seat]
    fixed = {s: _fixed(prison, viewer, s) for s in others}
    slots: list[int] = [-1] * sum(prison.heap)
    for s in others:
        slots += [s] * (prison.hand_size(s) - sum(fixed[s]))
    made, found = _pool(prison, others, fixed)
    dice.shuffle(slots)
    dice.shuffle(found)
    cards = made + found
    prison.heap = [0] * prison.box.size
    prison.search = [0] * prison.box.size
    for s in others:
        prison.hands[s] = fixed[s][:]
    for number, card in enumerate(cards):
        if number >= len(slots):
            prison.search[card] += 1
        elif slots[number] < 0:
            prison.heap[card] += 1
        else:
            prison.hands[slots[number]][card] += 1


def _pool(
    prison: Prison, others: list[int], fixed: dict[int, list[int]]
) -> tuple[list[int], list[int]]:
    """Every card whose place the viewer does not know: made ones, and search cards."""
    made: list[int] = []
    found: list[int] = []
    for card in range(prison.box.size):
        loose = prison.search[card] + prison.heap[card]
        loose += sum([prison.hands[s][card] - fixed[s][card] for s in others])
        (made if prison.box.own_pile[card] else found).extend([card] * loose)
    return made, found


def _what_others_know(prison: Prison, seat: int | None) -> None:
    """Nobody knows of a card that is not there."""
    for viewer in range(prison.seats):
        if viewer == seat:
            continue
        for holder in range(prison.seats):
            if holder != seat:
                hand = prison.hands[holder]
                knows = prison.knows(viewer, holder)
                prison.note(viewer, holder, [min(a, b) for a, b in zip(knows, hand, strict=True)])


def know_what_all_know(prison: Prison, seat: int) -> None:
    """D51: whoever has seen a hand without this seat has not seen what lies there now."""
    for viewer in range(prison.seats):
        for holder in range(prison.seats):
            if viewer != holder and seat not in {viewer, holder}:
                prison.note(viewer, holder, prison.knows(prison.seats, holder))
