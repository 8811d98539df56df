"""Dig Your Way Out: why a written position can never be.

Fewer cards than the box holds are allowed: a small prison is one on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from undertable.games.dig.rules.box import CELLS_B, NOWHERE, Box
from undertable.games.dig.rules.chance import Deal, DealBackground, HandOut, Lose, TurnUp
from undertable.games.dig.rules.effects import (
    ACTION,
    BACKGROUND,
    GANG,
    Discarding,
    Fetching,
    Running,
)
from undertable.games.dig.rules.extortion import Fight
from undertable.games.dig.rules.michel import Confrontation, MayProd
from undertable.games.dig.rules.moving import ChooseRoom, Throw
from undertable.games.dig.rules.prison import ITSELF, MICHEL, NO_CARD, NOBODY, Pending
from undertable.games.dig.rules.rounds import Begin, Ending
from undertable.games.dig.rules.teams import Return
from undertable.games.dig.rules.turn import Turn

if TYPE_CHECKING:
    from undertable.games.dig.rules.prison import Prison

MOST_ACTIONS = 20
MOST_TURNS = 100_000


def flaws(prison: Prison) -> Iterator[str]:
    yield from _numbers(prison)
    yield from _cards(prison)
    yield from _gangs(prison)
    yield from _people(prison)
    yield from _known(prison)
    yield from _michel(prison)
    yield from _end(prison)
    yield from _stack(prison)
    yield from _last(prison)


def _numbers(prison: Prison) -> Iterator[str]:
    box = prison.box
    if not 0 <= prison.actions <= MOST_ACTIONS:
        yield f"a turn has between 0 and {MOST_ACTIONS} actions left"
    if not (0 <= prison.first < prison.seats and 0 <= prison.turn < prison.seats):
        yield "first and turn are seats at the table"
    limit = prison.options.turn_limit * prison.seats or MOST_TURNS
    if not 0 <= prison.turns < limit + prison.over:
        yield f"between 0 and {limit - 1} turns have been played"
    if any(not 0 <= count <= box.most_beatings for count in prison.beatings):
        yield f"everybody has between 0 and {box.most_beatings} beatings"
    if min(prison.cigarettes) < 0:
        yield "nobody has fewer than no cigarettes"
    if sum(prison.cigarettes) + prison.bank != box.all_cigarettes:
        yield f"players and bank have {box.all_cigarettes} cigarettes together"
    if min(prison.points) < 0:
        yield "no tunnel is shorter than nothing"


def _cards(prison: Prison) -> Iterator[str]:
    box = prison.box
    heaps = (*prison.hands, prison.piles, prison.search, prison.discards, prison.heap)
    if any(count < 0 for heap in heaps for count in heap):
        yield "there are never fewer than no cards of a kind"
    loose = [*prison.in_play, *(tool for tunnel in prison.tunnels for tool in tunnel)]
    for card, name in enumerate(box.names):
        if sum([heap[card] for heap in heaps]) + loose.count(card) > box.counts[card]:
            yield f"there are only {box.counts[card]} of {name}"
        if box.own_pile[card] and (prison.search[card] or prison.discards[card]):
            yield f"{name} has a pile of its own"
        if prison.piles[card] and not box.own_pile[card]:
            yield f"{name} has no pile of its own"
    if any(tool not in box.tools for tunnel in prison.tunnels for tool in tunnel):
        yield "tunnels are dug with tools"


def _gangs(prison: Prison) -> Iterator[str]:
    box = prison.box
    worn = [card for card in prison.gang_card if card != NO_CARD]
    if len(prison.tops) != len(box.gangs) or any(
        len(piles) != len(box.gangs) for piles in (prison.unseen, prison.returned)
    ):
        yield f"there are {len(box.gangs)} gangs"
        return
    lying = [card for piles in (prison.unseen, prison.returned) for pile in piles for card in pile]
    every = [*worn, *lying, *(top for top in prison.tops if top != NO_CARD)]
    if len(set(every)) < len(every):
        yield "every gang card is there once"
    for gang, name in enumerate(box.gangs):
        pile = (*prison.unseen[gang], *prison.returned[gang], prison.tops[gang])
        if any(card != NO_CARD and box.gang_cards[card].gang != gang for card in pile):
            yield f"the pile of {name} holds cards of another gang"


def _owed(prison: Prison, kind: type[Pending], number: int) -> bool:
    """Is this still to come for this seat or gang?"""
    return any(isinstance(p, kind) and p.values()[0] == number for p in prison.stack)


def _people(prison: Prison) -> Iterator[str]:
    dealt = [number for number in prison.background if number != NO_CARD]
    if len(set(dealt)) < len(dealt):
        yield "every background is there once"
    for seat, number in enumerate(prison.background):
        if (number == NO_CARD) != _owed(prison, DealBackground, seat):
            yield "everybody has a background, unless it is still to be dealt"
        if number == NO_CARD and prison.revealed[seat]:
            yield "nobody reveals a background before it is dealt"
    blocks = prison.options.teams
    if any(room < 0 or (room == CELLS_B and not blocks) for room in prison.rooms):
        yield "everybody is in a room, and block B is for teams"


def _known(prison: Prison) -> Iterator[str]:
    """D51: nobody knows of more cards than there are in a hand."""
    for viewer in range(prison.seats + 1):
        for holder in range(prison.seats):
            known = prison.knows(viewer, holder)
            if any(not 0 <= n <= has for n, has in zip(known, prison.hands[holder], strict=True)):
                yield f"of the hand of seat {holder} more is known than is in it"


def _michel(prison: Prison) -> Iterator[str]:
    cards = prison.michel_pile + prison.michel_discards + prison.michel_shown
    if len(set(cards)) < len(cards):
        yield "every card of Michel(le) is there once"
    calm = [
        card for card in prison.michel_pile + prison.michel_discards if not _knife(prison, card)
    ]
    if prison.options.neutral != "none" and not calm:
        yield "a card of Michel(le) without a knife is still to come"
    if (prison.michel_room == NOWHERE) != (prison.options.neutral == "none"):
        yield "Michel(le) is in a room if they play, and only then"
    if prison.michel_room == CELLS_B and not prison.options.teams:
        yield "everybody is in a room, and block B is for teams"
    fights = [pending for pending in prison.stack if isinstance(pending, Confrontation)]
    if fights and prison.options.neutral == "none":
        yield "Michel(le) does not play"
    if prison.michel_shown and not fights:
        yield "cards of Michel(le) lie open while they extort somebody, and only then"


def _knife(prison: Prison, card: int) -> bool:
    return prison.box.michel_knife[card]


def _end(prison: Prison) -> Iterator[str]:
    reached = [seat for seat in range(prison.seats) if prison.total(seat) >= prison.goal()]
    if not prison.over:
        if reached or prison.winners:
            yield "the game is over when a tunnel is long enough"
        return
    longest = max(prison.total(seat) for seat in range(prison.seats))
    best = [seat for seat in range(prison.seats) if prison.total(seat) == longest]
    limit = prison.options.turn_limit * prison.seats
    if not reached and not (limit and prison.turns == limit):
        yield "the game is over when a tunnel is long enough, or at lights out"
    if not prison.winners or not {*prison.winners} <= {*(reached or best)}:
        yield "whoever has the longest tunnel wins"
    if len(set(prison.winners)) < len(prison.winners):
        yield "everybody wins once"
    if sum(prison.heap) or prison.in_play:
        yield "at the end no card is in play"


# What is pending.


def _stack(prison: Prison) -> Iterator[str]:
    if prison.over:
        return
    if not prison.stack or not isinstance(prison.stack[0], Turn):
        yield "a turn is at the bottom of all that is pending"
        return
    if any(isinstance(pending, Turn) for pending in prison.stack[1:]):
        yield "one turn is pending at a time"
    for below, pending in zip(prison.stack, prison.stack[1:], strict=False):
        values = pending.values()
        if not _typed(pending, values):
            yield f"{pending.kind} is made of other things"
        elif not _fits(prison, pending):
            yield f"{pending.kind} cannot be pending here"
        elif isinstance(pending, Running) and not _may_run(prison, pending, below):
            yield "an ability that works belongs to whoever has its card"
    yield from _in_play(prison)
    yield from _handed_out(prison)
    if prison.stack[-1].actor(prison) == ITSELF:
        yield "somebody has to decide something, or chance has"


def _typed(pending: Pending, values: Sequence[object]) -> bool:
    """Whole numbers, and lists of them just where there are lists."""
    lists = {"fight": {3, 7}, "michel": {4}, "discard": {2}, "fetch": {2}}.get(pending.kind, set())
    for place, value in enumerate(values):
        items = value if isinstance(value, list) else [value]
        if (place in lists) != isinstance(value, list):
            return False
        if any(type(item) is not int for item in items):
            return False
    return True


def _fits(prison: Prison, pending: Pending) -> bool:
    """Do its numbers name seats, cards and rooms that there are?"""
    box, seats = prison.box, range(prison.seats)
    if isinstance(pending, Begin):
        return True
    if isinstance(pending, Fight):
        return _fight_fits(prison, pending)
    if isinstance(pending, Confrontation):
        return _confrontation_fits(prison, pending)
    if isinstance(pending, Throw | ChooseRoom):
        return _throw_fits(prison, pending)
    if isinstance(pending, Lose):
        return pending.loser in seats and pending.winner in {NOBODY, *seats} - {pending.loser}
    if isinstance(pending, TurnUp):
        return pending.gang in range(len(box.gangs))
    if isinstance(pending, Running):
        return pending.seat in seats
    return _seat_fits(prison, pending)


def _seat_fits(prison: Prison, pending: Pending) -> bool:
    """All that is due to one seat, which comes first."""
    seats = range(prison.seats)
    if pending.values()[0] not in seats:
        return False
    if isinstance(pending, Deal | HandOut):
        return 0 <= pending.count <= sum(prison.box.counts)
    if isinstance(pending, Ending):
        return pending.seat == prison.turn and 0 <= pending.stage <= 2
    if isinstance(pending, Return):
        return pending.giver in seats and prison.same_team(pending.seat, pending.giver)
    if isinstance(pending, MayProd):
        return prison.michel_room != NOWHERE
    if isinstance(pending, Discarding | Fetching):
        return pending.count > 0 and _there(prison.box, pending.cards)
    return isinstance(pending, DealBackground)


def _there(box: Box, cards: list[int]) -> bool:
    return all(0 <= card < box.size for card in cards)


def _throw_fits(prison: Prison, pending: Throw | ChooseRoom) -> bool:
    movers = {pending.seat} | ({MICHEL} if prison.michel_room != NOWHERE else set())
    if pending.seat not in range(prison.seats) or pending.mover not in movers:
        return False
    if isinstance(pending, Throw):
        return True
    return 1 <= pending.face <= 6 and pending.done in (0, 1)


def _fight_fits(prison: Prison, fight: Fight) -> bool:
    seats = range(prison.seats)
    people = {fight.attacker, fight.defender, fight.asked, *fight.helpers}
    if not people <= set(seats) or fight.attacker == fight.defender:
        return False
    if fight.tool not in prison.box.tools or not _there(prison.box, fight.weapons):
        return False
    flags = (fight.attacks, fight.fresh, fight.blocked)
    if any(flag not in (0, 1) for flag in flags) or not fight.weapons:
        return False
    if prison.same_team(fight.attacker, fight.defender):
        return False
    side = [fight.principal(), *prison.mates_here(fight.principal())]
    return fight.blocked == 1 or fight.asked in side


def _confrontation_fits(prison: Prison, fight: Confrontation) -> bool:
    if fight.seat not in range(prison.seats) or not _there(prison.box, fight.weapons):
        return False
    if any(flag not in (0, 1) for flag in (fight.due, fight.blocked)):
        return False
    if fight.first != NO_CARD and fight.first not in range(len(prison.box.michel)):
        return False
    if fight.first == NO_CARD:
        return fight.due == 1 and not fight.weapons
    return fight.blocked == 1 or fight.first in prison.michel_shown


def _may_run(prison: Prison, running: Running, below: Pending) -> bool:
    """Its card is one there is, at most all of its steps are done, and it has its target."""
    box = prison.box
    if running.source == ACTION:
        card = box.actions_of.get(running.card)
    elif running.source in (GANG, BACKGROUND):
        cards = box.gang_cards if running.source == GANG else box.backgrounds
        card = cards[running.card] if 0 <= running.card < len(cards) else None
    else:
        return False
    if card is None or running.bonus not in (0, 1):
        return False
    if not 0 <= running.step <= len(running.steps(prison)):
        return False
    if running.target not in {NOBODY, *range(prison.seats)}:
        return False
    needs_room = card.picks_room
    return running.room in range(prison.open_rooms()) if needs_room else running.room == NOWHERE


def _in_play(prison: Prison) -> Iterator[str]:
    """D22, D28: action cards that work, and weapons of fights; a kept threat never left a hand."""
    working = [p.card for p in prison.stack if isinstance(p, Running) and p.source == ACTION]
    fights = [p.weapons for p in prison.stack if isinstance(p, Fight | Confrontation)]
    played = [*working, *(weapon for weapons in fights for weapon in weapons)]
    if any(prison.in_play.count(card) < working.count(card) for card in working):
        yield "an action card is in play while it works"
    if any(prison.in_play.count(card) > played.count(card) for card in prison.in_play):
        yield "action cards are in play while they work, and weapons while there is a fight"


def _handed_out(prison: Prison) -> Iterator[str]:
    due = sum(p.count for p in prison.stack if isinstance(p, HandOut))
    if due != sum(prison.heap):
        yield "all gathered cards are handed out again, and no others"


def _last(prison: Prison) -> Iterator[str]:
    last = prison.last
    if last is None:
        return
    people = [last.defender, *last.helpers, *([] if last.attacker is None else [last.attacker])]
    if any(not 0 <= seat < prison.seats for seat in people):
        yield "the last extortion was between seats at the table"
