"""The bots of Dig Your Way Out. They see what their seat sees, and weigh every move.

`hard` thinks to the end of its turn and on to the next, reads the others' hands and goes for
whoever is in front; `expert` does the same with a taste that `fit.py` found by play. `normal`
thinks one action ahead; `easy` does so carelessly. `brute` and `mole` are company of normal's
strength: one likes to take, the other keeps to himself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

import msgspec
from msgspec import Struct

from undertable.core.bot import Bot, Policy, softmax, surely
from undertable.core.legal import Either, Listed, Moves
from undertable.core.types import Event, Move
from undertable.games.dig import types
from undertable.games.dig.bot.ability_value import after_ability
from undertable.games.dig.bot.beliefs import Others
from undertable.games.dig.bot.fighting import fight, prod, provoke
from undertable.games.dig.bot.gang_value import per_turn
from undertable.games.dig.bot.planning import Me, Planner, Taste
from undertable.games.dig.deck import TraitName
from undertable.games.dig.rules.box import Ability, Step
from undertable.games.dig.types import ROOM_NAMES, DigView


class Level(Struct, frozen=True):
    """How a bot of this strength thinks."""

    taste: Taste
    depth: int
    """Actions of its own turn that it looks ahead."""
    heat: float
    """Points that a move may seem worse and still be made."""


def fitted_taste() -> Taste:
    """What `undertable fit dig` has found to win."""
    source = files("undertable.games.dig.bot") / "taste.json"
    return msgspec.json.decode(source.read_bytes(), type=Taste)


LEVELS = {
    "easy": Level(Taste(harm=0.3, next_turn=0.1), depth=0, heat=0.4),
    "normal": Level(Taste(harm=0.6, next_turn=0.2), depth=1, heat=0.3),
    "brute": Level(Taste(harm=1.5, next_turn=0.2, quarrel=0.5), depth=1, heat=0.2),
    "mole": Level(Taste(harm=0.2, next_turn=0.3, quarrel=-0.6), depth=1, heat=0.2),
    "hard": Level(Taste(), depth=2, heat=0.05),
    "expert": Level(fitted_taste(), depth=2, heat=0.01),
}


def make_bot(level: str) -> Bot:
    return DigBot(LEVELS[level])


class DigBot(Bot):
    """Weighs what it could do and does the best of it, or what is nearly as good."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def policy(self, view: DigView, history: Sequence[Event], legal: Moves) -> Policy:
        if len(legal) == 1:
            return surely(legal[0])
        weighed: dict[Move, float] = {}
        for move, worth in Mind(view, self.level).weighed(legal):
            weighed[move] = max(worth, weighed.get(move, worth))
        _stay_awake(weighed)
        return softmax(weighed, self.level.heat) if weighed else surely(legal[0])


def _stay_awake(weighed: dict[Move, float]) -> None:
    """However careless: nobody ends a turn in which there is still something to gain."""
    end = types.EndTurn()
    if end in weighed and weighed[end] < max(weighed.values()):
        del weighed[end]


class Mind:
    """One decision: every sensible move with what it should be worth."""

    def __init__(self, view: DigView, level: Level) -> None:
        self.view = view
        self.depth = level.depth
        self.planner = Planner(view, level.taste)
        self.others = Others(self.planner)
        self.me = self.planner.me()
        self.box = self.planner.box

    def weighed(self, legal: Moves) -> Iterator[tuple[Move, float]]:
        decision = self.view.decision
        if decision == "turn":
            yield from self._turn(legal)
        elif decision == "room":
            yield from self._rooms(legal)
        elif decision in {"fight", "michel"}:
            yield from fight(self.others, self.me, list(legal))
        elif decision == "prod":
            yield types.LetBe(), 0.0
            yield types.Prod(), prod(self.others)
        elif decision == "discard":
            yield self._give_up(legal), 0.0
        elif decision == "fetch":
            yield self._pick_up(legal), 0.0
        else:
            yield self._hand_back(), 0.0

    def ahead(self, me: Me) -> float:
        return self.planner.best(me, min(self.depth, max(0, me.actions)))

    # The own turn.

    def _turn(self, legal: Moves) -> Iterator[tuple[Move, float]]:
        seen: set[tuple[int, str]] = set()
        for move in plain(legal):
            if isinstance(move, types.Extort):
                if (move.victim, move.tool) in seen:
                    continue
                seen.add((move.victim, move.tool))
            yield move, self._action(move)
        for sale in self._sales():
            if sale in legal:
                numbers = self.box.numbers(sale.cards)
                yield sale, self.ahead(self.planner.selling(self.me, numbers))
        gift = self._gift()
        if gift is not None and gift in legal:
            yield gift, self.ahead(self.me) + 0.5

    def _action(self, move: Move) -> float:
        me, planner = self.me, self.planner
        if isinstance(move, types.EndTurn):
            return planner.worth(me)
        if isinstance(move, types.Roll):
            return planner.rolling(me, max(0, self.depth - 1))
        if isinstance(move, types.Extort):
            return self._extort(move)
        if isinstance(move, types.Use | types.Reveal | types.Act):
            return self._ability(move)
        if isinstance(move, types.Join):
            return self._join(move)
        if isinstance(move, types.Careful | types.Follow):
            return self._walk(move)
        after = self._simple(move)
        return self.ahead(after) if after is not None else planner.worth(me) - 1.0

    def _simple(self, move: Move) -> Me | None:
        me, planner, number = self.me, self.planner, self.box.number
        if isinstance(move, types.Search):
            return planner.searching(me, planner.search_value(me))
        if isinstance(move, types.Dig):
            return planner.digging(me, number[move.tool])
        if isinstance(move, types.Spoon):
            return planner.stealing(me)
        if isinstance(move, types.Heal):
            return planner.healing(me)
        if isinstance(move, types.Craft):
            item = number[move.item]
            count = max(n for made, n, _ in self.box.recipes if made == item)
            return planner.crafting(me, item, count, self.box.numbers(move.cards))
        if isinstance(move, types.Buy):
            item = number[move.item]
            for sold, count, price in self.box.prices:
                if sold == item and count == move.count:
                    return planner.buying(me, item, count, planner.price(me, price))
        return None

    def _walk(self, move: types.Careful | types.Follow) -> float:
        if isinstance(move, types.Follow):
            room, cost = ROOM_NAMES.index(self.view.convicts[move.mate].room), 1
        else:
            cheap = self.me.has(TraitName.CAREFUL_FOR_ONE)
            room, cost = ROOM_NAMES.index(move.room), 1 if cheap else 2
        after = self.planner.going(self.me, room, cost)
        after.bonus -= self.planner.peril(room)
        return self.ahead(after)

    def _extort(self, move: types.Extort) -> float:
        weapon = self.box.number[move.weapon]
        after = self.me.copy()
        after.actions -= 1
        if weapon not in self.box.weapons:
            after.hand[weapon] -= 1
        gain = self.others.extortion(move.victim, self.box.number[move.tool], self.me)
        return self.ahead(after) + gain + self.planner.taste.quarrel

    def _join(self, move: types.Join) -> float:
        gang = self.box.gangs.index(move.gang)
        top = self.view.gangs[gang].top
        after = self.me.copy()
        after.actions -= 1
        for card in self.box.numbers(move.cards):
            after.hand[card] -= 1
        if top is None:
            return self.ahead(after) - 1.0
        new = self.box.gang_cards[self.box.gang_card_number[top]]
        gain = self.standing(new) - (
            0.0 if self.me.member is None else self.standing(self.me.member)
        )
        after.member = new
        return self.ahead(after) + gain

    def standing(self, card: Ability) -> float:
        """What it is worth to have this gang card for the rest of the game."""
        value = self.others.turns_left() * per_turn(self.box, card)
        past = self.view.background
        if past is not None and not self.view.convicts[self.planner.seat].revealed:
            background = self.box.backgrounds[self.box.background_number[past]]
            value += 0.3 * (background.gang == card.gang)
        return value

    def _ability(self, move: types.Use | types.Reveal | types.Act) -> float:
        ability, steps = self._source(move)
        me = self.me.copy()
        if isinstance(move, types.Act):
            me.hand[self.box.number[move.card]] -= 1
            me.actions -= 1
        after = after_ability(self.others, me, steps, move.target, move.room)
        value = self.ahead(after)
        if isinstance(move, types.Reveal):
            value -= self._worth_keeping(ability)
        return value

    def _worth_keeping(self, ability: Ability) -> float:
        """A background is used once: not too cheaply, and better as a member of its gang."""
        member = self.me.member
        if member is not None and member.gang == ability.gang:
            return 0.3
        return 0.55

    def _source(self, move: types.Use | types.Reveal | types.Act) -> tuple[Ability, list[Step]]:
        if isinstance(move, types.Act):
            ability = self.box.actions_of[self.box.number[move.card]]
            return ability, [*ability.steps]
        if isinstance(move, types.Use):
            assert self.me.member is not None
            return self.me.member, [*self.me.member.steps]
        assert self.view.background is not None
        past = self.box.backgrounds[self.box.background_number[self.view.background]]
        member = self.me.member
        same = member is not None and member.gang == past.gang
        return past, [*past.steps, *(past.bonus if same else [])]

    # Selling.

    def _sales(self) -> Iterator[types.Sell]:
        """Sales worth thinking about: the cheapest cards first, up to each price."""
        if self.view.convicts[self.planner.seat].room != "yard":
            return
        ranked = self._dispensable()
        sold: list[int] = []
        earned = self.me.cigarettes
        marks = sorted({self.planner.price(self.me, price) for _, _, price in self.box.prices})
        for loss, card in ranked:
            cheap = loss <= self.planner.taste.cigarette * self.box.cigarettes[card]
            if not cheap and earned >= marks[-1]:
                break
            sold.append(card)
            earned += self.box.cigarettes[card]
            if cheap or earned in marks or earned - 1 in marks:
                yield types.Sell(tuple(self.box.names[k] for k in sorted(sold)))

    def _dispensable(self) -> list[tuple[float, int]]:
        """Every card of the hand with what losing it costs, cheapest per cigarette first."""
        ranked: list[tuple[float, float, int]] = []
        left = self.me.copy()
        for card, count in enumerate(self.me.hand):
            for _ in range(count):
                loss = self.planner.loss(left, card)
                left.hand[card] -= 1
                ranked.append((loss / max(1, self.box.cigarettes[card]), loss, card))
            left.hand[card] = count
        return [(loss, card) for _, loss, card in sorted(ranked)]

    # Cards to part with, or to get.

    def _give_up(self, legal: Moves) -> Move:
        """Throw away what is worth least, one card after the other."""
        first: Move = legal[0]
        allowed = _all_cards(legal)
        left = self.me.copy()
        given: list[int] = []
        for _ in range(self.view.amount):
            held = [
                k for k in range(self.box.size) if left.hand[k] and self.box.names[k] in allowed
            ]
            card = min(held, key=lambda k: self.planner.loss(left, k))
            left.hand[card] -= 1
            given.append(card)
        move = types.Discard(tuple(self.box.names[k] for k in sorted(given)))
        return move if move in legal else first

    def _pick_up(self, legal: Moves) -> Move:
        more = self.me.copy()
        there = {self.box.number[name]: n for name, n in self.view.discards.items()}
        allowed = _all_cards(legal)
        chosen: list[int] = []
        for _ in range(self.view.amount):
            left = [k for k in there if there[k] and self.box.names[k] in allowed]
            card = max(left, key=lambda k: self._gain(more, k))
            more.hand[card] += 1
            there[card] -= 1
            chosen.append(card)
        move = types.Fetch(tuple(self.box.names[k] for k in sorted(chosen)))
        return move if move in legal else legal[0]

    def _gain(self, me: Me, card: int) -> float:
        more = me.copy()
        more.hand[card] += 1
        return self.planner.having(more) - self.planner.having(me)

    # The die.

    def _rooms(self, legal: Moves) -> Iterator[tuple[Move, float]]:
        for move in legal:
            if isinstance(move, types.Enter):
                room = ROOM_NAMES.index(move.room)
                if self.view.roller == self.planner.seat:
                    after = self.planner.going(self.me, room, 0)
                    after.bonus -= self.planner.peril(room)
                    yield move, self.ahead(after)
                else:
                    yield move, provoke(self.others, room)
            elif isinstance(move, types.Use | types.Reveal):
                _, steps = self._source(move)
                after = after_ability(self.others, self.me, steps, None, move.room)
                after.actions += 1
                again = self.planner.rolling(after, self.depth) - 0.1
                after.actions -= 1
                keep = self._worth_keeping(self._source(move)[0])
                gone = after.room != self.me.room
                value = self.ahead(after) if gone else again
                yield move, value - (keep if isinstance(move, types.Reveal) else 0.0)

    # Teammates.

    def _gift(self) -> types.Exchange | None:
        """Tools for a teammate who can dig with them when the bot itself cannot."""
        if not self.planner.teams or self.me.beatings < self.box.most_beatings:
            return None
        tools = [k for k in self.box.tools for _ in range(self.me.hand[k])]
        mine = self.view.convicts[self.planner.seat]
        for seat, mate in enumerate(self.view.convicts):
            there = mate.room == mine.room and mate.team == mine.team
            healthy = mate.beatings < self.box.most_beatings
            if tools and seat != self.planner.seat and there and healthy:
                return types.Exchange(seat, tuple(self.box.names[k] for k in tools), 0)
        return None

    def _hand_back(self) -> Move:
        return types.HandBack((), 0)


def plain(legal: Moves) -> Iterator[Move]:
    """Moves that are listed one by one; selections of cards are thought of elsewhere."""
    if isinstance(legal, Either):
        for part in legal.parts:
            yield from plain(part)
    elif isinstance(legal, Listed) or len(legal) <= 1:
        yield from legal


def _all_cards(legal: Moves) -> set[str]:
    """The cards a selection may be made of."""
    named: set[str] = set()
    for item in legal.describe():
        cards = item.get("cards", ()) if isinstance(item, dict) else ()
        named |= set(cards["of"] if isinstance(cards, dict) else cards)
    return named
