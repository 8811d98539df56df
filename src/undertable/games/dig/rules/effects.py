"""Abilities: who may use which now, and doing their effects one after the other.

Every action card, gang card and background goes through here; none is a special case.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from undertable.core.legal import Moves
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.deck import Target, Verb, When, Who
from undertable.games.dig.rules.box import ANYWHERE, CELLS, NOWHERE, Ability, Step, is_cells
from undertable.games.dig.rules.chance import HandOut, fits, heap_of
from undertable.games.dig.rules.choices import Picks
from undertable.games.dig.rules.prison import ITSELF, NOBODY, Pending, Prison, refused
from undertable.games.dig.types import ROOM_NAMES, Discard, Fetch, Reveal, Use

ACTION: Final = 0
GANG: Final = 1
BACKGROUND: Final = 2


# Who may use what now.


def usable(prison: Prison, seat: int, ability: Ability, when: When) -> bool:
    """D20, D21, D38: the moment, the room and the price are right."""
    if ability.when is not when or (ability.once and prison.used[seat]):
        return False
    room = prison.rooms[seat]
    if ability.where != NOWHERE and ability.where != (0 if is_cells(room) else room):
        return False
    if prison.cigarettes[seat] < ability.price:
        return False
    return all(_affordable(prison, seat, step) for step in ability.steps)


def _affordable(prison: Prison, seat: int, step: Step) -> bool:
    if step.do is not Verb.DISCARD or step.who is not Who.ME:
        return True
    return prison.holds(seat, step.cards) >= step.n


def aims(prison: Prison, seat: int, ability: Ability) -> list[tuple[int | None, str | None]]:
    """Every choice of target and room that the ability leaves."""
    targets: list[int | None] = [None]
    if ability.target is Target.HERE:
        targets = [*prison.others_here(seat)]
    elif ability.target is Target.ANYONE:
        targets = [*prison.clockwise(seat)[1:]]
    rooms: list[str | None] = [None]
    if ability.picks_room:
        rooms = [ROOM_NAMES[room] for room in prison.elsewhere(seat)]
    return [(target, room) for target in targets for room in rooms]


def window(prison: Prison, seat: int, when: When) -> list[Move]:
    """Gang card and background, if this is the moment for them."""
    moves: list[Move] = []
    member = prison.membership(seat)
    if member is not None and usable(prison, seat, member, when):
        moves += [Use(t, r) for t, r in aims(prison, seat, member)]  # type: ignore[arg-type]
    if not prison.revealed[seat]:
        background = prison.box.backgrounds[prison.background[seat]]
        if usable(prison, seat, background, when):
            moves += [Reveal(t, r) for t, r in aims(prison, seat, background)]  # type: ignore[arg-type]
    return moves


def play_window(prison: Prison, seat: int, move: Move, whens: tuple[When, ...], foe: int) -> bool:
    """Use or reveal, if the move is that; `foe` is who the ability is aimed at in a fight."""
    if isinstance(move, Use):
        member = prison.membership(seat)
        if member is None:
            raise refused("refusal-no-gang")
        _check(prison, seat, member, whens, move.target, move.room)
        prison.used[seat] = True
        prison.tell(types.Used(seat, member.id))
        target = foe if move.target is None else move.target
        _run(prison, seat, GANG, prison.gang_card[seat], target, move.room)
        return True
    if isinstance(move, Reveal):
        if prison.revealed[seat]:
            raise refused("refusal-revealed")
        background = prison.box.backgrounds[prison.background[seat]]
        _check(prison, seat, background, whens, move.target, move.room)
        prison.revealed[seat] = True
        member = prison.membership(seat)
        same = member is not None and member.gang == background.gang
        prison.tell(types.Revealed(seat, background.id, same))
        target = foe if move.target is None else move.target
        source = prison.background[seat]
        _run(prison, seat, BACKGROUND, source, target, move.room)
        return True
    return False


def _check(
    prison: Prison,
    seat: int,
    ability: Ability,
    whens: tuple[When, ...],
    target: int | None,
    room: str | None,
) -> None:
    if ability.when not in whens or not usable(prison, seat, ability, ability.when):
        raise refused("refusal-ability-not-now")
    if (target, room) not in aims(prison, seat, ability):
        raise refused("refusal-aim")


def play_action(prison: Prison, seat: int, card: int, target: int | None, room: str | None) -> None:
    """D22: the card lies in play until its effects are done."""
    if (target, room) not in aims(prison, seat, prison.box.actions_of[card]):
        raise refused("refusal-aim")
    prison.hands[seat][card] -= 1
    prison.forget_one(seat, card)
    prison.in_play.append(card)
    prison.tell(types.Acted(seat, prison.box.names[card]))
    _run(prison, seat, ACTION, card, NOBODY if target is None else target, room)


def trigger(prison: Prison, seat: int, when: When) -> None:
    """A gang card that works by itself at this moment."""
    member = prison.membership(seat)
    if member is not None and member.when is when and usable(prison, seat, member, when):
        prison.used[seat] = True
        prison.stack.append(Running(seat, GANG, prison.gang_card[seat], 0, NOBODY, NOWHERE, 1))


def _run(prison: Prison, seat: int, source: int, card: int, target: int, room: str | None) -> None:
    number = NOWHERE if room is None else ROOM_NAMES.index(room)
    member = prison.membership(seat)
    more = 0
    if source == BACKGROUND and member is not None:
        more = int(member.gang == prison.box.backgrounds[card].gang)
    prison.stack.append(Running(seat, source, card, 0, target, number, more))


class Running(Pending):
    """An ability at work. Each step is done when everything above it is settled."""

    kind: ClassVar[str] = "running"

    def __init__(
        self, seat: int, source: int, card: int, step: int, target: int, room: int, bonus: int
    ) -> None:
        self.seat = seat
        self.source = source
        self.card = card
        self.step = step
        self.target = target
        self.room = room
        self.bonus = bonus

    def values(self) -> list[Any]:
        return [
            self.seat, self.source, self.card, self.step, self.target, self.room, self.bonus
        ]  # fmt: skip

    def steps(self, prison: Prison) -> list[Step]:
        if self.source == ACTION:
            return prison.box.actions_of[self.card].steps
        if self.source == GANG:
            return prison.box.gang_cards[self.card].steps
        background = prison.box.backgrounds[self.card]
        return background.steps + background.bonus if self.bonus else background.steps

    def name(self, prison: Prison) -> str:
        if self.source == ACTION:
            return prison.box.names[self.card]
        cards = prison.box.gang_cards if self.source == GANG else prison.box.backgrounds
        return cards[self.card].id

    def proceed(self, prison: Prison) -> None:
        steps = self.steps(prison)
        if self.step < len(steps):
            self.step += 1
            self._do(prison, steps[self.step - 1])
            return
        prison.stack.pop()
        if self.source == ACTION:
            prison.in_play.remove(self.card)
            prison.put_away(self.card)

    def affected(self, prison: Prison, step: Step) -> list[int]:
        if step.who is Who.TARGET or step.do in AT_TARGET:
            return [self.target] if self.target >= 0 else []
        if step.who is Who.HERE:
            return prison.others_here(self.seat)
        everybody = prison.clockwise(self.seat)
        if step.who is Who.OTHERS:
            return everybody[1:]
        return everybody if step.who is Who.ALL else [self.seat]

    def _do(self, prison: Prison, step: Step) -> None:
        below = prison.stack[-2]
        if step.do is Verb.BLOCK:
            below.block(prison, self.seat)
        elif step.do is Verb.STRIKE:
            below.strike(prison, self.seat)
        elif step.do is Verb.REROLL:
            below.reroll(prison)
        elif step.do is Verb.GATHER:
            gather(prison, self.seat)
        else:
            for seat in reversed(self.affected(prison, step)):
                self._affect(prison, step, seat, below)

    def _affect(self, prison: Prison, step: Step, seat: int, below: Pending) -> None:
        """One effect on one seat."""
        if step.do in CARD_VERBS:
            self._cards(prison, step, seat)
        elif step.do in (Verb.CIGARETTES, Verb.PAY, Verb.ROB):
            self._smokes(prison, step, seat)
        elif step.do is Verb.MOVE:
            below.relocated(seat)
            prison.relocate(seat, self._destination(prison, step, seat))
        elif step.do is Verb.ACT:
            prison.actions += step.n
            prison.tell(types.MoreActions(seat, step.n))
        elif step.do is Verb.BEAT:
            prison.beat(seat, step.n)
        elif step.do is Verb.HEAL:
            prison.heal(seat, step.n)
        elif step.do is Verb.EXPEL:
            prison.leave_gang(seat)
        elif step.do is Verb.TUNNEL:
            prison.score(seat, step.n)
            prison.tell(types.Tunnelled(seat, step.n, prison.total(seat)))
            prison.check_escape(seat)

    def _destination(self, prison: Prison, step: Step, seat: int) -> int:
        """D63: a block that was chosen is that block; the cell block as such is the own one."""
        if step.room == ANYWHERE:
            return self.room
        return prison.own_cells(seat) if step.room == CELLS else step.room

    def _cards(self, prison: Prison, step: Step, seat: int) -> None:
        if step.do is Verb.DRAW:
            prison.deal(seat, step.n)
        elif step.do is Verb.DISCARD:
            prison.stack.append(Discarding(seat, step.n, step.cards))
        elif step.do is Verb.FETCH:
            prison.stack.append(Fetching(seat, step.n, step.cards))
        elif step.do is Verb.STEAL:
            for _ in range(step.n):
                prison.lose_random(seat, self.seat)
        elif step.do is Verb.LOOK:
            look(prison, self.seat, seat)
        else:
            count = prison.take_openly(seat, step.cards[0], step.n)
            prison.tell(types.TookOpenly(seat, prison.box.names[step.cards[0]], count))

    def _smokes(self, prison: Prison, step: Step, seat: int) -> None:
        if step.do is Verb.ROB:
            count = prison.rob(seat, self.seat, step.n)
            prison.tell(types.Robbed(self.seat, seat, count))
            return
        if step.do is Verb.PAY:
            paid = min(step.n, prison.cigarettes[seat])
            prison.smoke(seat, -paid)
            prison.tell(types.Paid(seat, paid))
            return
        prison.smoke(seat, step.n)
        prison.tell(types.Smokes(seat, step.n))


CARD_VERBS: Final = (
    Verb.DRAW, Verb.DISCARD, Verb.FETCH, Verb.STEAL, Verb.LOOK, Verb.TAKE
)  # fmt: skip
AT_TARGET: Final = (Verb.STEAL, Verb.ROB, Verb.LOOK, Verb.EXPEL)


def look(prison: Prison, seat: int, target: int) -> None:
    """The whole hand is known, until it changes unseen."""
    prison.note(seat, target, prison.hands[target])
    prison.tell(types.Looked(seat, target))
    cards = prison.box.listed(prison.hands[target])
    prison.tell(types.Saw(seat, target, cards), (seat,))


def gather(prison: Prison, seat: int) -> None:
    """All hands are shuffled together; everybody gets as many cards back as before."""
    sizes = [prison.hand_size(s) for s in range(prison.seats)]
    for hand in prison.hands:
        for k in range(prison.box.size):
            prison.heap[k] += hand[k]
            hand[k] = 0
    prison.known = [0] * len(prison.known)
    prison.tell(types.Gathered(seat, sum(sizes)))
    for s in reversed(prison.clockwise(seat)):
        prison.stack.append(HandOut(s, sizes[s]))


class Selection(Pending):
    """So many cards out of a heap; what there is no choice about happens."""

    made: ClassVar[type[Discard] | type[Fetch]]
    refusal: ClassVar[str]

    def __init__(self, seat: int, count: int, cards: list[int]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def values(self) -> list[Any]:
        return [self.seat, self.count, self.cards]

    @abstractmethod
    def heap(self, prison: Prison) -> list[int]:
        """All cards of the deck: where they come from."""

    @abstractmethod
    def carry_out(self, prison: Prison, cards: list[int]) -> None:
        """They have been chosen; there is at least one."""

    def actor(self, prison: Prison) -> int:
        return self.seat if sum(self._choice(prison)) > self.count else ITSELF

    def amount(self, prison: Prison) -> int:
        return self.count

    def _choice(self, prison: Prison) -> list[int]:
        return [n if k in self.cards else 0 for k, n in enumerate(self.heap(prison))]

    def proceed(self, prison: Prison) -> None:
        self._finish(prison, self._choice(prison))

    def legal(self, prison: Prison) -> Moves:
        return Picks(self.made, prison.box, self._choice(prison), self.count, self.count)

    def play(self, prison: Prison, move: Move) -> None:
        if not isinstance(move, self.made):
            raise refused(self.refusal, count=self.count)
        cards = heap_of(prison, move.cards)
        if sum(cards) != self.count or not fits(cards, self._choice(prison)):
            raise refused(self.refusal, count=self.count)
        self._finish(prison, cards)

    def _finish(self, prison: Prison, cards: list[int]) -> None:
        prison.stack.pop()
        if sum(cards):
            self.carry_out(prison, cards)


class Discarding(Selection):
    """D12, D60: discard so many of these cards."""

    kind: ClassVar[str] = "discard"
    made = Discard
    refusal = "refusal-discard"

    def heap(self, prison: Prison) -> list[int]:
        return prison.hands[self.seat]

    def carry_out(self, prison: Prison, cards: list[int]) -> None:
        prison.drop_all(self.seat, [k for k in range(len(cards)) for _ in range(cards[k])])
        prison.tell(types.Discarded(self.seat, prison.box.listed(cards)))


class Fetching(Selection):
    """Fetch so many of these cards out of the search discards, for all to see."""

    kind: ClassVar[str] = "fetch"
    made = Fetch
    refusal = "refusal-fetch"

    def heap(self, prison: Prison) -> list[int]:
        return prison.discards

    def carry_out(self, prison: Prison, cards: list[int]) -> None:
        for k in range(len(cards)):
            prison.discards[k] -= cards[k]
            prison.hands[self.seat][k] += cards[k]
            prison.learn(self.seat, k, cards[k])
        prison.tell(types.Fetched(self.seat, prison.box.listed(cards)))
