"""A turn: two actions, whatever gang and background allow besides, and its end. D9-D47."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from undertable.core.legal import Listed, Moves
from undertable.core.types import Move
from undertable.games.dig import types
from undertable.games.dig.deck import TraitName, When
from undertable.games.dig.rules.box import (
    CAFETERIA,
    CELLS,
    INFIRMARY,
    NOWHERE,
    SHOWERS,
    SOLITARY,
    YARD,
    is_cells,
)
from undertable.games.dig.rules.chance import fits, heap_of
from undertable.games.dig.rules.choices import Kinds, Picks
from undertable.games.dig.rules.effects import aims, play_action, play_window, trigger, window
from undertable.games.dig.rules.extortion import extort, extortions
from undertable.games.dig.rules.moving import Throw
from undertable.games.dig.rules.prison import ITSELF, NO_CARD, NOBODY, Pending, Prison, refused
from undertable.games.dig.rules.rounds import Ending
from undertable.games.dig.rules.teams import exchange, exchanges, follow, follows
from undertable.games.dig.types import (
    ROOM_NAMES,
    Act,
    Buy,
    Careful,
    Craft,
    Dig,
    EndTurn,
    Exchange,
    Extort,
    Follow,
    Heal,
    Join,
    Roll,
    Search,
    Sell,
    Spoon,
)

SEARCH: Final = Search()
ROLL: Final = Roll()
SPOON: Final = Spoon()
HEAL: Final = Heal()
END_TURN: Final = EndTurn()
CAREFUL_COST: Final = 2


class Turn(Pending):
    """D9: the bottom of the stack; whoever's turn it is chooses."""

    kind: ClassVar[str] = "turn"

    def actor(self, prison: Prison) -> int:
        return ITSELF if _nothing_left(prison, prison.turn) else prison.turn

    def proceed(self, prison: Prison) -> None:
        prison.stack.append(Ending(prison.turn, 0))

    def legal(self, prison: Prison) -> Moves:
        seat = prison.turn
        kinds: list[list[Move]] = [[END_TURN], window(prison, seat, When.TURN)]
        if not prison.actions:
            return Kinds([Listed(moves) for moves in kinds if moves])
        kinds += _anywhere(prison, seat)
        kinds.append(_in_this_room(prison, seat))
        parts: list[Moves] = [Listed(moves) for moves in kinds if moves]
        if prison.rooms[seat] == YARD and prison.hand_size(seat):
            hand = prison.hands[seat]
            parts.append(Picks(Sell, prison.box, hand, 1, sum(hand)))
        if prison.options.teams:
            parts += exchanges(prison, seat)
        return Kinds(parts)

    def play(self, prison: Prison, move: Move) -> None:
        seat = prison.turn
        if isinstance(move, EndTurn):
            prison.last = None
            prison.stack.append(Ending(seat, 0))
        elif not play_window(prison, seat, move, (When.TURN,), NOBODY):
            _action(prison, seat, move)


def _action(prison: Prison, seat: int, move: Move) -> None:
    if not prison.actions:
        raise refused("refusal-no-actions")
    before = prison.last
    prison.last = None
    try:
        _dispatch(prison, seat, move)
    except ValueError:
        prison.last = before
        raise


def _dispatch(prison: Prison, seat: int, move: Move) -> None:
    if isinstance(move, Extort):
        extort(prison, seat, move)
    elif isinstance(move, Careful):
        _careful(prison, seat, move)
    elif isinstance(move, Act):
        _act(prison, seat, move)
    elif isinstance(move, Join):
        _join(prison, seat, move)
    elif isinstance(move, Craft):
        _craft(prison, seat, move)
    elif isinstance(move, Search | Roll | Follow | Exchange):
        _simple(prison, seat, move)
    elif isinstance(move, Dig | Spoon | Heal | Sell | Buy):
        _bound(prison, seat, move)
    else:
        raise refused("refusal-not-now")


def _simple(prison: Prison, seat: int, move: Move) -> None:
    if isinstance(move, Search):
        _search(prison, seat)
    elif isinstance(move, Roll):
        prison.actions -= 1
        prison.stack.append(Throw(seat, seat))
    elif isinstance(move, Follow):
        follow(prison, seat, move)
    elif isinstance(move, Exchange):
        exchange(prison, seat, move)


def _bound(prison: Prison, seat: int, move: Move) -> None:
    if isinstance(move, Dig):
        _dig(prison, seat, move)
    elif isinstance(move, Spoon):
        _spoon(prison, seat)
    elif isinstance(move, Heal):
        _heal(prison, seat)
    elif isinstance(move, Sell):
        _sell(prison, seat, move)
    elif isinstance(move, Buy):
        _buy(prison, seat, move)


def _nothing_left(prison: Prison, seat: int) -> bool:
    """Everybody can see that there is nothing to decide: the turn ends by itself."""
    if prison.actions or not prison.revealed[seat]:
        return False
    member = prison.membership(seat)
    return member is None or member.when is not When.TURN or (member.once and prison.used[seat])


# What is possible.


def _anywhere(prison: Prison, seat: int) -> list[list[Move]]:
    """Standard actions, kind by kind."""
    kinds: list[list[Move]] = [[ROLL], _joins(prison, seat), _acts(prison, seat)]
    if not prison.searched and search_value(prison, seat):
        kinds.append([SEARCH])
    if prison.actions >= careful_cost(prison, seat):
        rooms = [ROOM_NAMES[room] for room in prison.elsewhere(seat)]
        kinds.append([Careful(room) for room in rooms])  # type: ignore[arg-type]
    if not prison.extorted:
        kinds.append(extortions(prison, seat))
    if may_craft(prison, seat):
        kinds.append(_crafts(prison, seat))
    if prison.options.teams:
        kinds.append(follows(prison, seat))
    return kinds


def _acts(prison: Prison, seat: int) -> list[Move]:
    hand = prison.hands[seat]
    moves: list[Move] = []
    for card, ability in prison.box.actions_of.items():
        if hand[card]:
            name = prison.box.names[card]
            moves += [Act(name, t, r) for t, r in aims(prison, seat, ability)]  # type: ignore[arg-type]
    return moves


def _in_this_room(prison: Prison, seat: int) -> list[Move]:
    room = prison.rooms[seat]
    names = prison.box.names
    if may_dig(prison, seat):
        return [Dig(names[tool]) for tool in prison.box.tools if prison.hands[seat][tool]]
    if room == CAFETERIA and prison.piles[prison.box.spoon]:
        return [SPOON]
    if room == INFIRMARY and prison.beatings[seat]:
        return [HEAL]
    if room == YARD:
        money = prison.cigarettes[seat]
        return [
            Buy(names[item], count)
            for item, count, price in prison.box.prices
            if prison.piles[item] >= count and money >= discounted(prison, seat, price)
        ]
    return []


def _joins(prison: Prison, seat: int) -> list[Move]:
    hand = prison.hands[seat]
    names = prison.box.names
    moves: list[Move] = []
    for gang in range(len(prison.box.gangs)):
        held = [card for card in prison.box.gang_accepts[gang] if hand[card]]
        needs = prison.box.gang_needs[gang]
        if len(held) >= needs and _has_card(prison, seat, gang):
            for cards in combinations(held, needs):
                moves.append(Join(prison.box.gangs[gang], tuple([names[k] for k in cards])))
    return moves


def _has_card(prison: Prison, seat: int, gang: int) -> bool:
    """D18: the old card goes back first, so it may be the one that is taken."""
    member = prison.membership(seat)
    return prison.tops[gang] != NO_CARD or (member is not None and member.gang == gang)


def _crafts(prison: Prison, seat: int) -> list[Move]:
    hand = prison.hands[seat]
    names = prison.box.names
    return [
        Craft(names[item], tuple([names[need] for need in needs]))
        for item, _, needs in prison.box.recipes
        if prison.piles[item] and all(hand[need] >= needs.count(need) for need in needs)
    ]


def search_value(prison: Prison, seat: int) -> int:
    """D10, D11; D16: nothing in solitary, whatever the gang says."""
    room = prison.rooms[seat]
    worth = prison.box.search[room]
    member = prison.membership(seat)
    if room == SOLITARY or member is None:
        return worth
    plain = CELLS if is_cells(room) else room
    return worth + sum([n for where, n in member.more_in if where in {NOWHERE, plain}])


def careful_cost(prison: Prison, seat: int) -> int:
    return 1 if prison.trait(seat, TraitName.CAREFUL_FOR_ONE) else CAREFUL_COST


def discounted(prison: Prison, seat: int, price: int) -> int:
    return max(1, price - prison.trait(seat, TraitName.BUY_CHEAPER))


def may_craft(prison: Prison, seat: int) -> bool:
    """D34, D35, D71."""
    if prison.beatings[seat] and not prison.trait(seat, TraitName.CRAFT_HURT):
        return False
    room = prison.rooms[seat]
    if prison.trait(seat, TraitName.CRAFT_ANYWHERE):
        return True
    if prison.options.teams and is_cells(room):
        return room != prison.own_cells(seat)
    return not is_cells(room) and room != SHOWERS


def may_dig(prison: Prison, seat: int) -> bool:
    """D34, D41, D71."""
    if prison.rooms[seat] != prison.own_cells(seat):
        return False
    hurt = prison.beatings[seat] >= prison.box.most_beatings
    return not hurt or prison.trait(seat, TraitName.DIG_HURT) > 0


# The actions.


def _search(prison: Prison, seat: int) -> None:
    if prison.searched:
        raise refused("refusal-searched")
    worth = search_value(prison, seat)
    if not worth:
        raise refused("refusal-nothing-here")
    prison.searched = True
    prison.actions -= 1
    trigger(prison, seat, When.SEARCHED)
    prison.deal(seat, worth)


def _careful(prison: Prison, seat: int, move: Careful) -> None:
    cost = careful_cost(prison, seat)
    room = ROOM_NAMES.index(move.room)
    if prison.actions < cost:
        raise refused("refusal-careful", cost=cost)
    if room not in prison.elsewhere(seat):
        raise refused("refusal-room")
    prison.actions -= cost
    prison.enter(seat, room)


def _join(prison: Prison, seat: int, move: Join) -> None:
    """D17, D18."""
    if move.gang not in prison.box.gangs:
        raise refused("refusal-gang")
    gang = prison.box.gangs.index(move.gang)
    cards = prison.box.numbers(move.cards)
    accepted = [card for card in cards if card in prison.box.gang_accepts[gang]]
    if len(set(accepted)) != len(cards) or len(cards) != prison.box.gang_needs[gang]:
        raise refused("refusal-accessories", count=prison.box.gang_needs[gang])
    if any(not prison.hands[seat][card] for card in cards):
        raise refused("refusal-no-card")
    if not _has_card(prison, seat, gang):
        raise refused("refusal-gang")
    prison.actions -= 1
    prison.drop_all(seat, cards)
    prison.leave_gang(seat)
    prison.gang_card[seat] = prison.tops[gang]
    prison.tops[gang] = NO_CARD
    prison.used[seat] = False
    card = prison.box.gang_cards[prison.gang_card[seat]].id
    prison.tell(types.Joined(seat, move.gang, card, move.cards))
    prison.turn_up(gang)


def _act(prison: Prison, seat: int, move: Act) -> None:
    card = prison.box.number.get(move.card, NO_CARD)
    if card not in prison.box.actions_of or not prison.hands[seat][card]:
        raise refused("refusal-no-card")
    play_action(prison, seat, card, move.target, move.room)
    prison.actions -= 1


def _craft(prison: Prison, seat: int, move: Craft) -> None:
    """D35-D37."""
    if not may_craft(prison, seat):
        hurt = prison.beatings[seat] and not prison.trait(seat, TraitName.CRAFT_HURT)
        raise refused("refusal-craft-hurt" if hurt else "refusal-craft-here")
    for item, count, needs in prison.box.recipes:
        names = tuple([prison.box.names[need] for need in needs])
        if prison.box.names[item] == move.item and names == move.cards:
            _make(prison, seat, item, count, needs)
            return
    raise refused("refusal-recipe")


def _make(prison: Prison, seat: int, item: int, count: int, needs: list[int]) -> None:
    hand = prison.hands[seat]
    if any(hand[need] < needs.count(need) for need in needs):
        raise refused("refusal-no-card")
    if not prison.piles[item]:
        raise refused("refusal-pile-empty")
    prison.actions -= 1
    prison.drop_all(seat, needs)
    made = prison.take_openly(seat, item, count)
    names = prison.box.names
    used = tuple([names[need] for need in needs])
    prison.tell(types.Crafted(seat, names[item], made, used))
    trigger(prison, seat, When.CRAFTED)


def _dig(prison: Prison, seat: int, move: Dig) -> None:
    """D41-D43."""
    tool = prison.box.number.get(move.tool, NO_CARD)
    if prison.rooms[seat] != prison.own_cells(seat):
        raise refused("refusal-dig-here")
    if not may_dig(prison, seat):
        raise refused("refusal-dig-hurt")
    if tool not in prison.box.tools or not prison.hands[seat][tool]:
        raise refused("refusal-no-card")
    prison.actions -= 1
    prison.hands[seat][tool] -= 1
    prison.forget_one(seat, tool)
    prison.tunnels[seat] += (tool,)
    points = prison.box.points[tool]
    member = prison.membership(seat)
    if member is not None:
        points += member.digs_more.get(tool, 0)
    prison.score(seat, points)
    prison.tell(types.Dug(seat, move.tool, points, prison.total(seat)))
    trigger(prison, seat, When.DUG)
    prison.check_escape(seat)


def _spoon(prison: Prison, seat: int) -> None:
    if prison.rooms[seat] != CAFETERIA:
        raise refused("refusal-spoon-here")
    if not prison.piles[prison.box.spoon]:
        raise refused("refusal-pile-empty")
    prison.actions -= 1
    prison.take_openly(seat, prison.box.spoon, 1)
    prison.tell(types.StoleSpoon(seat))
    trigger(prison, seat, When.SPOONED)


def _heal(prison: Prison, seat: int) -> None:
    if prison.rooms[seat] != INFIRMARY:
        raise refused("refusal-heal-here")
    if not prison.beatings[seat]:
        raise refused("refusal-not-hurt")
    prison.actions -= 1
    prison.heal(seat, 1)


def _sell(prison: Prison, seat: int, move: Sell) -> None:
    """D47, D48."""
    if prison.rooms[seat] != YARD:
        raise refused("refusal-yard")
    cards = heap_of(prison, move.cards)
    if not move.cards or not fits(cards, prison.hands[seat]):
        raise refused("refusal-no-card")
    numbers = prison.box.numbers(move.cards)
    earned = sum([prison.box.cigarettes[card] for card in numbers])
    earned += prison.trait(seat, TraitName.SELL_MORE)
    prison.actions -= 1
    prison.drop_all(seat, numbers)
    prison.smoke(seat, earned)
    prison.tell(types.Sold(seat, prison.box.listed(cards), earned))
    trigger(prison, seat, When.SOLD)


def _buy(prison: Prison, seat: int, move: Buy) -> None:
    """D49, D50."""
    if prison.rooms[seat] != YARD:
        raise refused("refusal-yard")
    for item, count, price in prison.box.prices:
        if prison.box.names[item] == move.item and count == move.count:
            _pay_for(prison, seat, item, count, discounted(prison, seat, price))
            return
    raise refused("refusal-price")


def _pay_for(prison: Prison, seat: int, item: int, count: int, price: int) -> None:
    if prison.piles[item] < count:
        raise refused("refusal-pile-short" if prison.piles[item] else "refusal-pile-empty")
    if prison.cigarettes[seat] < price:
        raise refused("refusal-money", price=price)
    prison.actions -= 1
    prison.smoke(seat, -price)
    prison.take_openly(seat, item, count)
    prison.tell(types.Bought(seat, prison.box.names[item], count, price))
    trigger(prison, seat, When.BOUGHT)
