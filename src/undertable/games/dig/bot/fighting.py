"""How a bot answers a threat, strikes, gives in, and what it does with Michel(le)."""

from __future__ import annotations

from collections.abc import Iterator

from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.bot.beliefs import Others
from undertable.games.dig.bot.planning import Me
from undertable.games.dig.deck import Verb
from undertable.games.dig.types import ROOM_NAMES

MICHEL_COST = 0.5
"""What Michel(le) takes from a victim on average."""


def fight(others: Others, me: Me, legal: list[Move]) -> Iterator[tuple[Move, float]]:
    """Each answer with what it should be worth, counted from a lost fight at 0."""
    stakes = _stakes(others, me)
    chance = _chance(others, me)
    spent: set[bool] = set()
    for move in legal:
        if isinstance(move, types.GiveIn):
            yield move, 0.0
        elif isinstance(move, types.Cooperate):
            yield move, _cooperating(others, me, move)
        elif isinstance(move, types.Strike):
            card = others.box.number[move.weapon]
            price = 0.15 + 0.05 * (card not in others.box.weapons) + 0.01 * len(spent)
            spent.add(True)
            yield move, chance * stakes - price
        else:
            yield move, _ability(others, stakes, move)


def _ability(others: Others, stakes: float, move: Move) -> float:
    """A gang card or background that gets the bot out of it, or strikes for it."""
    view, box = others.view, others.box
    if isinstance(move, types.Use):
        card = view.convicts[others.planner.seat].gang_card
        assert card is not None
        verbs = [step.do for step in box.gang_cards[box.gang_card_number[card]].steps]
        price = 0.3
    else:
        assert view.background is not None
        verbs = [step.do for step in box.backgrounds[box.background_number[view.background]].steps]
        price = 0.1
    return stakes * (0.95 if Verb.BLOCK in verbs else 0.6) - price


def _tools_at_stake(others: Others, me: Me) -> float:
    quarrel = others.view.extortion
    if quarrel is None:
        return 0.0
    held = [others.box.number[name] for name in quarrel.tools]
    points = [others.planner.points_of(me, tool) for tool in held if me.hand[tool]]
    return others.planner.taste.tool * max(points, default=0)


def _stakes(others: Others, me: Me) -> float:
    """The difference between winning and losing this fight."""
    taste = others.planner.taste
    quarrel = others.view.extortion
    if quarrel is None:
        return 0.0
    beating = taste.hurt[min(2, me.beatings + 1)] - taste.hurt[min(2, me.beatings)]
    if quarrel.attacker == others.planner.seat:
        tool = others.box.number[quarrel.tools[0]]
        has = others.has(quarrel.defender, tool)
        gain = has * others.tool(quarrel.defender, tool)
        gain += (1 - has) * others.random_card(quarrel.defender)
        return gain + beating + taste.card + others.beating(quarrel.defender, 1)
    lost = _tools_at_stake(others, me) or 0.8 * taste.card
    won = taste.card
    if quarrel.attacker is not None and others.planner.seat == quarrel.defender:
        won += others.random_card(quarrel.attacker) + others.beating(quarrel.attacker, 1)
    return lost + beating + won


def _chance(others: Others, me: Me) -> float:
    """The chance that the next blow leads to a win."""
    quarrel = others.view.extortion
    weapons = others.planner.weapons(me)
    if quarrel is None:
        return 0.0
    if quarrel.attacker is None:
        return _michel_chance(others, weapons)
    mine = others.planner.seat
    foe = quarrel.defender if quarrel.attacker == mine else quarrel.attacker
    if mine not in {quarrel.defender, quarrel.attacker}:
        return 0.25
    return others.fewer_than(foe, weapons)


def _michel_chance(others: Others, weapons: int) -> float:
    """D59: one card without a knife, before the weapons run out."""
    neutral = others.view.neutral
    if neutral is None or not weapons:
        return 0.0
    gone = {*neutral.discards, *neutral.shown} if neutral.pile else {*neutral.shown}
    left = [i for i, name in enumerate(others.box.michel) if name not in gone]
    if not left:
        return 0.4
    calm = sum(not others.box.michel_knife[i] for i in left) / len(left)
    return 1 - (1 - calm) ** weapons


def _cooperating(others: Others, me: Me, move: types.Cooperate) -> float:
    """Losing the fight would cost the tool as well, and a beating on top."""
    taste = others.planner.taste
    beating = taste.hurt[min(2, me.beatings + 1)] - taste.hurt[min(2, me.beatings)]
    tool = others.box.number[move.tool]
    dear = taste.tool * others.planner.points_of(me, tool)
    return max(beating, 0.05) + _tools_at_stake(others, me) - dear


def provoke(others: Others, room: int) -> float:
    """What it is worth to send Michel(le) into this room."""
    value = 0.0
    mine = others.planner.seat
    for seat, convict in enumerate(others.view.convicts):
        if convict.room != ROOM_NAMES[room]:
            continue
        if seat in others.rivals():
            carried = others.planner.taste.tool * sum(others.carried(seat)[:1])
            value += others.harm(seat) * (MICHEL_COST + carried) + 0.5 * others.danger(seat)
        else:
            value -= MICHEL_COST * (1.5 if seat == mine else 1.0)
    return value


def prod(others: Others) -> float:
    """D53: the better room of each face, on average; better than nothing?"""
    neutral = others.view.neutral
    if neutral is None:
        return -1.0
    here = ROOM_NAMES.index(neutral.room)
    total = 0.0
    for face in range(1, 7):
        rooms = others.planner.rooms(face, here)
        total += max([provoke(others, room) for room in rooms])
    return total / 6
