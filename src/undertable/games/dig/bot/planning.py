"""How a bot thinks about its own turn: a small model of itself, and what that is worth.

Worth is counted in tunnel points. Everything here is read from the view of one seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from undertable.games.dig.bot.gang_value import windfall
from undertable.games.dig.deck import Kind, TraitName, When
from undertable.games.dig.rules.box import (
    CAFETERIA,
    CELLS,
    CELLS_B,
    INFIRMARY,
    SHOWERS,
    SOLITARY,
    YARD,
    Ability,
    Box,
    box_of,
    is_cells,
)
from undertable.games.dig.types import ROOM_NAMES, DigView


class Taste(Struct, frozen=True):
    """What a bot likes, in points that are dug. These are hard's; the expert's were found by play
    (`undertable fit dig`)."""

    tool: float = 0.65
    """A tool in hand, for each of its points."""
    dug: float = 1.0
    close: float = 0.6
    """Enough tools in hand to finish."""
    pair: float = 0.5
    """Both parts of a tool, for each of its points."""
    part: float = 0.3
    tie: float = 0.15
    cigarette: float = 0.16
    card: float = 0.45
    """A search card not yet seen."""
    weapons: tuple[float, ...] = (0.6, 0.5, 0.45, 0.35, 0.2)
    accessory: float = 0.14
    action: float = 0.35
    hurt: tuple[float, float, float] = (0.0, 0.4, 1.2)
    blocked: float = 0.55
    """What is left of the worth of things that one is too hurt to use."""
    pace: float = 1.0
    """Points that whoever leads digs in a turn."""
    next_turn: float = 0.4
    """How much of what the next turn could bring from here counts already."""
    harm: float = 1.0
    """How much it matters what happens to others."""
    quarrel: float = 0.0
    """Points by which a threat seems better than it is."""


OUT = 1000.0
"""What it is worth to be out,"""
NEARLY_OUT = 3.0
"""and to be out next turn, unless somebody comes between."""


class Me:
    """The bot's own side of the table, to try things out on."""

    __slots__ = (
        "actions", "beatings", "bonus", "cigarettes", "hand", "member", "points", "room",
        "searched",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        cigarettes: int,
        beatings: int,
        room: int,
        actions: int,
        searched: bool,
        points: int,
        member: Ability | None,
        bonus: float,
    ) -> None:
        self.hand = hand
        self.cigarettes = cigarettes
        self.beatings = beatings
        self.room = room
        self.actions = actions
        self.searched = searched
        self.points = points
        self.member = member
        self.bonus = bonus

    def copy(self) -> Me:
        return Me(
            self.hand[:],
            self.cigarettes,
            self.beatings,
            self.room,
            self.actions,
            self.searched,
            self.points,
            self.member,
            self.bonus,
        )

    def has(self, trait: TraitName) -> int:
        return 0 if self.member is None else self.member.traits.get(trait, 0)


class Planner:
    """One decision's worth of knowledge about the table."""

    def __init__(self, view: DigView, taste: Taste) -> None:
        assert view.seat is not None
        self.view = view
        self.taste = taste
        self.seat = view.seat
        self.box: Box = box_of(view.deck)
        self.teams = view.convicts[0].team is not None
        self.own_cells = CELLS_B if self.teams and self.seat % 2 else CELLS
        self.piles = [view.piles.get(name, 0) for name in self.box.names]
        self.die = self.box.team_die if self.teams else self.box.die
        self.rarities = [k for k in range(self.box.size) if self.box.kinds[k] is Kind.RARITY]
        self.accessories = [k for k in range(self.box.size) if self.box.kinds[k] is Kind.ACCESSORY]
        self.action_cards = list(self.box.actions_of)
        self.ties = sorted({need for _, _, needs in self.box.recipes for need in needs[1:]})
        self._known: dict[tuple[object, ...], tuple[float, float]] = {}
        self._ends: dict[tuple[object, ...], float] = {}

    def me(self) -> Me:
        mine = self.view.convicts[self.seat]
        hand = [self.view.hand.get(name, 0) for name in self.box.names]
        return Me(
            hand,
            mine.cigarettes,
            mine.beatings,
            ROOM_NAMES.index(mine.room),
            self.view.actions if self.view.turn == self.seat else 0,
            self.view.searched,
            self.total(self.seat),
            self.member(self.seat),
            0.0,
        )

    def member(self, seat: int) -> Ability | None:
        card = self.view.convicts[seat].gang_card
        return None if card is None else self.box.gang_cards[self.box.gang_card_number[card]]

    def total(self, seat: int) -> int:
        team = self.view.convicts[seat].team
        if team is None:
            return self.view.convicts[seat].points
        return sum(c.points for c in self.view.convicts if c.team == team)

    # What a position is worth.

    def points_of(self, me: Me, tool: int) -> int:
        more = 0 if me.member is None else me.member.digs_more.get(tool, 0)
        return self.box.points[tool] + more

    def may_dig(self, me: Me) -> bool:
        if me.room != self.own_cells:
            return False
        return me.beatings < self.box.most_beatings or bool(me.has(TraitName.DIG_HURT))

    def may_craft(self, me: Me) -> bool:
        if me.beatings and not me.has(TraitName.CRAFT_HURT):
            return False
        if me.has(TraitName.CRAFT_ANYWHERE):
            return True
        if is_cells(me.room):
            return self.teams and me.room != self.own_cells
        return me.room != SHOWERS

    def weapons(self, me: Me) -> int:
        """D24: what the hand can strike with."""
        improvised = [] if me.member is None else me.member.improvised
        return sum([me.hand[k] for k in [*self.box.weapons, *improvised]])

    def spoils(self, me: Me, when: When) -> float:
        """What the own gang card brings by itself when this happens."""
        if me.member is None or me.member.when is not when:
            return 0.0
        return windfall(self.box, me.member)

    def worth(self, me: Me) -> float:
        """How good it is to end a turn like this: what there is, and what it is good for here."""
        if self.view.goal <= me.points:
            return OUT + me.actions
        kept = self._within_limit(me)
        key = (
            tuple(kept.hand),
            kept.cigarettes,
            kept.beatings,
            kept.room,
            kept.points,
            kept.member,
        )
        if key not in self._ends:
            has = self.having(kept)
            self._ends[key] = has + self.taste.next_turn * (self._next_turn(kept) - has)
        return me.bonus + self._ends[key]

    def _within_limit(self, me: Me) -> Me:
        """D12: what is too much will be thrown away, the least useful first."""
        over = sum(me.hand) - self.box.hand_limit - me.has(TraitName.HOLD_MORE)
        if over <= 0:
            return me
        left = me.copy()
        for _ in range(over):
            held = [k for k in range(self.box.size) if left.hand[k]]
            left.hand[max(held, key=lambda k: self._without(left, k))] -= 1
        return left

    def loss(self, me: Me, card: int) -> float:
        """What it costs to be without this card."""
        return self.having(me) - self._without(me, card)

    def _without(self, me: Me, card: int) -> float:
        me.hand[card] -= 1
        value = self.having(me)
        me.hand[card] += 1
        return value

    def _next_turn(self, me: Me) -> float:
        """What the next turn could make of it: the best action, and the best one after that."""
        now = me.copy()
        now.actions, now.bonus = self.box.actions, 0.0
        now.searched = not self._space(me)  # with a full hand a good place to search is no use
        value = self._reached(now)
        for _ in range(self.box.actions):
            ways = [(self._reached(after), after) for after in self.own_moves(now)]
            best, after = max(ways, key=lambda way: way[0], default=(value, now))
            if best <= value:
                break
            value, now = best, after
        return value

    def _reached(self, me: Me) -> float:
        if self.view.goal <= me.points:
            return NEARLY_OUT + self.taste.dug * me.points
        return me.bonus + self.having(self._within_limit(me))

    def having(self, me: Me) -> float:
        """What the own things are worth, wherever one is."""
        taste = self.taste
        value = taste.dug * me.points - taste.hurt[min(2, me.beatings)]
        pairs, rest = self._belongings(me)
        value += self._tools(me, self.view.goal - me.points) + pairs + rest
        return value - 0.6 if me.room == SOLITARY else value

    def _tools(self, me: Me, need: int) -> float:
        taste = self.taste
        hand = me.hand
        carried = sum(
            [self.points_of(me, tool) * hand[tool] for tool in self.box.tools if hand[tool]]
        )
        if not carried:
            return 0.0
        value = taste.tool * (min(carried, need) + 0.3 * max(0, carried - need))
        if me.beatings >= self.box.most_beatings and not me.has(TraitName.DIG_HURT):
            return self.taste.blocked * value
        return value + taste.close if carried >= need else value

    def _belongings(self, me: Me) -> tuple[float, float]:
        """Parts that make a tool, and everything else; the same in every room."""
        key = (tuple(me.hand), me.cigarettes, me.beatings > 0, me.member)
        if key not in self._known:
            pairs, rest = self._parts(me)
            self._known[key] = (pairs, rest + self._goods(me))
        return self._known[key]

    def _parts(self, me: Me) -> tuple[float, float]:
        """Things to make tools from: pairs first, then what is left over."""
        taste = self.taste
        left = me.hand[:]
        whole = rest = 0.0
        healthy = not me.beatings or bool(me.has(TraitName.CRAFT_HURT))
        for item, _, needs in self.box.recipes:
            if item not in self.box.tools:
                continue
            pairs = min([left[need] // needs.count(need) for need in needs])
            for need in needs:
                left[need] -= pairs
            whole += (
                taste.pair * pairs * self.box.points[item] * (1.0 if healthy else taste.blocked)
            )
            rest += taste.part * min(2, left[needs[0]])
        return whole, rest + taste.tie * sum([min(3, left[tie]) for tie in self.ties])

    def _goods(self, me: Me) -> float:
        taste = self.taste
        hand = me.hand
        cigarettes = (
            me.cigarettes + sum([hand[k] * self.box.cigarettes[k] for k in self.rarities]) * 0.7
        )
        value = taste.cigarette * min(cigarettes, 20)
        weapons = sum([hand[k] for k in self.box.weapons])
        value += sum(taste.weapons[:weapons])
        different = sum([hand[k] > 0 for k in self.accessories])
        value += taste.accessory * different * (0.5 if me.member is not None else 1.0)
        return value + taste.action * sum([hand[k] for k in self.action_cards])

    # What one can do, on the model alone.

    def search_value(self, me: Me) -> int:
        worth = self.box.search[me.room]
        if me.member is None or me.room == SOLITARY:
            return worth
        plain = CELLS if is_cells(me.room) else me.room
        return worth + sum([n for where, n in me.member.more_in if where in {-1, plain}])

    def rooms(self, face: int, here: int) -> list[int]:
        return [room for room in self.die[face - 1] if room != here]

    def price(self, me: Me, price: int) -> int:
        return max(1, price - me.has(TraitName.BUY_CHEAPER))

    def own_moves(self, me: Me) -> Iterator[Me]:
        """What the next action might lead to, as far as it is in the bot's own hands."""
        if self.may_dig(me):
            yield from self._digs(me)
        if not me.searched and (count := self.search_value(me)):
            yield self.searching(me, count)
        if self.may_craft(me):
            yield from self._crafts(me)
        if me.room == CAFETERIA and self.piles[self.box.spoon]:
            yield self.stealing(me)
        elif me.room == INFIRMARY and me.beatings:
            yield self.healing(me)
        elif me.room == YARD:
            for item, count, price in self.box.prices:
                if self.piles[item] >= count and me.cigarettes >= self.price(me, price):
                    yield self.buying(me, item, count, self.price(me, price))

    def _digs(self, me: Me) -> Iterator[Me]:
        for tool in self.box.tools:
            if me.hand[tool]:
                yield self.digging(me, tool)

    def _crafts(self, me: Me) -> Iterator[Me]:
        for item, count, needs in self.box.recipes:
            if self.piles[item] and all(me.hand[need] for need in needs):
                yield self.crafting(me, item, count, needs)

    def digging(self, me: Me, tool: int) -> Me:
        after = me.copy()
        after.actions -= 1
        after.hand[tool] -= 1
        after.points += self.points_of(me, tool)
        after.bonus += self.spoils(me, When.DUG)
        return after

    def searching(self, me: Me, count: int) -> Me:
        after = me.copy()
        after.actions -= 1
        after.searched = True
        after.bonus += self.taste.card * self.room_for(me, count)
        after.bonus += self.spoils(me, When.SEARCHED)
        return after

    def room_for(self, me: Me, count: int) -> float:
        """Cards that will not have to be thrown away again."""
        space = self._space(me)
        return min(count, space) + 0.3 * max(0, count - space)

    def _space(self, me: Me) -> int:
        limit = self.box.hand_limit + me.has(TraitName.HOLD_MORE)
        return max(0, limit - sum(me.hand))

    def crafting(self, me: Me, item: int, count: int, needs: list[int]) -> Me:
        after = me.copy()
        after.actions -= 1
        for need in needs:
            after.hand[need] -= 1
        after.hand[item] += min(count, self.piles[item])
        after.bonus += self.spoils(me, When.CRAFTED)
        return after

    def stealing(self, me: Me) -> Me:
        after = me.copy()
        after.actions -= 1
        after.hand[self.box.spoon] += 1
        after.bonus += self.spoils(me, When.SPOONED)
        return after

    def healing(self, me: Me) -> Me:
        after = me.copy()
        after.actions -= 1
        after.beatings -= 1
        return after

    def buying(self, me: Me, item: int, count: int, price: int) -> Me:
        after = me.copy()
        after.actions -= 1
        after.cigarettes -= price
        after.hand[item] += count
        after.bonus += self.spoils(me, When.BOUGHT)
        return after

    def selling(self, me: Me, cards: list[int]) -> Me:
        after = me.copy()
        after.actions -= 1
        for card in cards:
            after.hand[card] -= 1
            after.cigarettes += self.box.cigarettes[card]
        after.cigarettes += me.has(TraitName.SELL_MORE)
        after.bonus += self.spoils(me, When.SOLD)
        return after

    def going(self, me: Me, room: int, cost: int) -> Me:
        after = me.copy()
        after.actions -= cost
        after.room = room
        return after

    # Looking ahead to the end of the turn.

    def best(self, me: Me, depth: int) -> float:
        """The worth of the end of the turn, if it goes on well from here."""
        value = self.worth(me)
        if me.actions <= 0 or depth <= 0:
            return value
        for after in self.own_moves(me):
            value = max(value, self.best(after, depth - 1))
        if me.has(TraitName.CAREFUL_FOR_ONE):
            return max(value, self.walking(me, depth - 1))
        return max(value, self.rolling(me, depth - 1))

    def walking(self, me: Me, depth: int) -> float:
        """The best room, for one who may choose it."""
        rooms = {room for face in self.die for room in face if room != me.room}
        return max([self._there(me, room, depth) for room in rooms])

    def _there(self, me: Me, room: int, depth: int) -> float:
        after = self.going(me, room, 1)
        after.bonus -= self.peril(room)
        return self.best(after, min(depth, after.actions))

    def rolling(self, me: Me, depth: int) -> float:
        """The die, and the better room of each face."""
        total = 0.0
        values: dict[int, float] = {}
        for face in range(1, 7):
            rooms = self.rooms(face, me.room)
            for room in rooms:
                if room not in values:
                    values[room] = self._there(me, room, depth)
            total += max([values[room] for room in rooms])
        return total / 6

    def peril(self, room: int) -> float:
        """D56: what it costs, on average, to walk into Michel(le)."""
        neutral = self.view.neutral
        if neutral is None or ROOM_NAMES[room] != neutral.room:
            return 0.0
        return 0.5
