"""What an ability would change, told from its effects alone."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.games.dig.bot.beliefs import Others
from undertable.games.dig.bot.planning import Me
from undertable.games.dig.deck import Verb, Who
from undertable.games.dig.rules.box import ANYWHERE, Step
from undertable.games.dig.types import ROOM_NAMES


def after_ability(
    others: Others, me: Me, steps: Sequence[Step], target: int | None, room: str | None
) -> Me:
    """The bot's side of the table after these effects; what others suffer goes to the bonus."""
    after = me.copy()
    for step in steps:
        if step.do in ON_TARGET or step.who is not Who.ME:
            _on_others(others, after, step, target)
        elif step.do in ON_HAND:
            _on_hand(others, after, step)
        else:
            _on_me(others, after, step, room)
    return after


def _on_me(others: Others, me: Me, step: Step, room: str | None) -> None:
    if step.do is Verb.CIGARETTES:
        me.cigarettes += step.n
    elif step.do is Verb.PAY:
        me.cigarettes -= step.n
    elif step.do is Verb.MOVE:
        me.room = ROOM_NAMES.index(room) if step.room == ANYWHERE and room else step.room
        me.bonus -= others.planner.peril(me.room)
    elif step.do is Verb.ACT:
        me.actions += step.n
    elif step.do is Verb.HEAL:
        me.beatings = max(0, me.beatings - step.n)
    elif step.do is Verb.TUNNEL:
        me.points += step.n
    elif step.do is Verb.GATHER:
        me.bonus += _gathering(others, me)


def _on_hand(others: Others, me: Me, step: Step) -> None:
    planner = others.planner
    if step.do is Verb.DRAW:
        me.bonus += planner.taste.card * planner.room_for(me, step.n)
    elif step.do is Verb.DISCARD:
        for _ in range(step.n):
            _drop_cheapest(others, me, step.cards)
    elif step.do is Verb.TAKE:
        card = step.cards[0]
        me.hand[card] += min(step.n, planner.piles[card])
    elif step.do is Verb.FETCH:
        there = sum(others.view.discards.get(planner.box.names[k], 0) for k in step.cards)
        me.bonus += 0.45 * min(step.n, there)


def _drop_cheapest(others: Others, me: Me, cards: list[int]) -> None:
    held = [k for k in cards if me.hand[k]]
    if not held:
        return
    values = []
    for card in held:
        me.hand[card] -= 1
        values.append((others.planner.having(me), card))
        me.hand[card] += 1
    me.hand[max(values)[1]] -= 1


def _on_others(others: Others, me: Me, step: Step, target: int | None) -> None:
    for seat in _struck(others, step, target):
        if step.do is Verb.BEAT:
            me.bonus += others.beating(seat, step.n)
        elif step.do is Verb.MOVE:
            me.bonus += others.solitary(seat)
        elif step.do is Verb.STEAL:
            me.bonus += others.random_card(seat) * min(step.n, others.view.convicts[seat].hand)
        elif step.do is Verb.ROB:
            count = min(step.n, others.view.convicts[seat].cigarettes)
            me.bonus += others.planner.taste.cigarette * count * (1 + others.harm(seat))
        elif step.do is Verb.EXPEL:
            me.bonus += others.harm(seat) * (others.view.convicts[seat].gang is not None)
        elif step.do is Verb.LOOK:
            me.bonus += 0.05
        elif step.do is Verb.DISCARD:
            me.bonus += 0.3 * others.harm(seat) * step.n
        elif step.do is Verb.DRAW:
            me.bonus -= 0.3 * others.harm(seat) * step.n


def _struck(others: Others, step: Step, target: int | None) -> list[int]:
    mine = others.planner.seat
    convicts = others.view.convicts
    if step.do in ON_TARGET or step.who is Who.TARGET:
        return [] if target is None or target < 0 else [target]
    everybody = [seat for seat in range(len(convicts)) if seat != mine]
    if step.who is Who.HERE:
        return [seat for seat in everybody if convicts[seat].room == convicts[mine].room]
    return everybody


def _gathering(others: Others, me: Me) -> float:
    """A hand like any other, in exchange for this one."""
    planner = others.planner
    empty = me.copy()
    empty.hand = [0] * planner.box.size
    mine = planner.having(me) - planner.having(empty)
    usual = 0.33 * sum(me.hand)
    carried = sum(planner.taste.tool * sum(others.carried(seat)) for seat in others.rivals())
    harm = sum(2.0 * others.danger(seat) for seat in others.rivals())
    size = sum(convict.hand for convict in others.view.convicts)
    share = carried * sum(me.hand) / max(1, size)
    return usual + share + harm - mine


ON_TARGET = (Verb.STEAL, Verb.ROB, Verb.LOOK, Verb.EXPEL)
ON_HAND = (Verb.DRAW, Verb.DISCARD, Verb.TAKE, Verb.FETCH)
