"""The deck as the rules use it: every card a small number, every effect ready to be done."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from undertable.games.dig.deck import (
    ANY_ROOM,
    ROOMS,
    ActionCard,
    Background,
    Deck,
    Effect,
    GangCard,
    HandCard,
    Kind,
    Target,
    TraitName,
    Verb,
    When,
)
from undertable.games.dig.loading import OUR_DECK, load_deck
from undertable.games.dig.types import OURS

CELLS = 0
CAFETERIA = 1
INFIRMARY = 2
YARD = 3
SHOWERS = 4
SOLITARY = 5
CELLS_B = 6
NOWHERE = -1
ANYWHERE = -2


class Step:
    """One effect of an ability."""

    def __init__(self, box: Box, effect: Effect) -> None:
        self.do = effect.do
        self.n = effect.n
        self.who = effect.who
        self.cards = box.matching(effect.card)
        self.room = ANYWHERE if effect.room == ANY_ROOM else room_number(effect.room)


class Ability:
    """What an action card, a gang card or a background does, and when."""

    def __init__(self, box: Box, card: ActionCard | GangCard | Background) -> None:
        self.id = card.id
        self.when = When.TURN if isinstance(card, ActionCard) else card.when
        self.where = NOWHERE if isinstance(card, ActionCard) else room_number(card.where)
        self.once = isinstance(card, GangCard) and card.each == "turn"
        self.target = card.target
        self.steps = [Step(box, effect) for effect in card.effects]
        bonus = card.bonus if isinstance(card, Background) else ()
        self.bonus = [Step(box, effect) for effect in bonus]
        self.gang = -1 if isinstance(card, ActionCard) else box.gangs.index(card.gang)
        traits = card.traits if isinstance(card, GangCard) else ()
        self.traits = {trait.name: trait.n for trait in traits}
        self.more_in = [
            (room_number(t.room), t.n) for t in traits if t.name is TraitName.SEARCH_MORE
        ]
        named = [(t.name, box.matching(t.card), t.n) for t in traits]
        self.improvised = [k for name, ks, _ in named if name is TraitName.IMPROVISE for k in ks]
        self.digs_more = {k: n for name, ks, n in named if name is TraitName.DIG_MORE for k in ks}
        everything = [*self.steps, *self.bonus]
        self.picks_room = any(step.room == ANYWHERE for step in everything)
        self.price = sum(step.n for step in self.steps if step.do is Verb.PAY)

    def aimed(self) -> bool:
        return self.target is not Target.NOBODY


class Box:
    """One deck, made ready for play. Cards of a hand are numbered as the deck lists them."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        cards: list[HandCard] = [*deck.card, *deck.action]
        self.names = [card.id for card in cards]
        self.number = {name: k for k, name in enumerate(self.names)}
        self.counts = [card.count for card in cards]
        self.cigarettes = [card.cigarettes for card in cards]
        self.kinds = [c.kind for c in deck.card] + [Kind.ACTION for _ in deck.action]
        self.points = [c.points for c in deck.card] + [0 for _ in deck.action]
        self.own_pile = [c.own_pile for c in deck.card] + [False for _ in deck.action]
        self.size = len(cards)
        self.tools = [k for k in range(self.size) if self.kinds[k] is Kind.TOOL]
        self.weapons = [k for k in range(self.size) if self.kinds[k] is Kind.WEAPON]
        self.spoon = self.number["spoon"]
        self.all_piles = [
            n if own else 0 for n, own in zip(self.counts, self.own_pile, strict=True)
        ]
        self.all_search = [
            0 if own else n for n, own in zip(self.counts, self.own_pile, strict=True)
        ]
        self._prison(deck)
        self._trade(deck)
        self._gangs(deck)
        self.michel = [card.id for card in deck.michel]
        self.michel_number = {name: number for number, name in enumerate(self.michel)}
        self.michel_knife = [card.knife for card in deck.michel]
        self.michel_tools = [[self.number[t] for t in card.tools] for card in deck.michel]

    def _prison(self, deck: Deck) -> None:
        worth = {place.id: place.search for place in deck.room}
        self.search = [*(worth[name] for name in ROOMS), worth["cells"]]
        faces = {face.face: [room_number(name) for name in face.rooms] for face in deck.die}
        self.die = [faces[face] for face in range(1, 7)]
        self.team_die = [_with_both_blocks(rooms) for rooms in self.die]
        self.goals = {goal.players: goal.points for goal in deck.goal}
        self.team_goals = {goal.players: goal.points for goal in deck.team_goal}
        self.actions = deck.limits.actions
        self.hand_limit = deck.limits.hand
        self.first_hand = deck.limits.first_hand
        self.most_beatings = deck.limits.beatings
        self.all_cigarettes = deck.limits.cigarettes

    def _trade(self, deck: Deck) -> None:
        self.recipes = [
            (self.number[r.makes], r.n, [self.number[need] for need in r.needs])
            for r in deck.recipe
        ]
        self.prices = [(self.number[p.buys], p.n, p.cigarettes) for p in deck.price]

    def _gangs(self, deck: Deck) -> None:
        self.gangs = [gang.id for gang in deck.gang]
        self.gang_needs = [gang.needs for gang in deck.gang]
        self.gang_accepts = [
            sorted(self.number[name] for name in gang.accepts) for gang in deck.gang
        ]
        self.gang_cards = [Ability(self, card) for card in deck.gang_card]
        self.backgrounds = [Ability(self, card) for card in deck.background]
        self.actions_of = {self.number[card.id]: Ability(self, card) for card in deck.action}
        self.gang_piles = [
            tuple([i for i, card in enumerate(self.gang_cards) if card.gang == gang])
            for gang in range(len(self.gangs))
        ]
        self.gang_card_number = {a.id: i for i, a in enumerate(self.gang_cards)}
        self.background_number = {a.id: i for i, a in enumerate(self.backgrounds)}

    def matching(self, name: str) -> list[int]:
        """The cards of this id or kind; all cards if nothing is named."""
        if not name:
            return list(range(self.size))
        if name in self.number:
            return [self.number[name]]
        return [k for k in range(self.size) if self.kinds[k].value == name]

    def numbers(self, cards: tuple[str, ...]) -> list[int]:
        """Ids as numbers; -1 where there is no such card."""
        return [self.number.get(name, -1) for name in cards]

    def heap(self, cards: tuple[str, ...]) -> list[int]:
        """How often each card is among these."""
        counts = [0] * self.size
        for name in cards:
            counts[self.number[name]] += 1
        return counts

    def listed(self, counts: list[int]) -> tuple[str, ...]:
        """The cards of a heap, one by one, in the order of the deck."""
        return tuple([self.names[k] for k in range(self.size) for _ in range(counts[k])])

    def said(self, counts: list[int]) -> dict[str, int]:
        return {self.names[k]: counts[k] for k in range(self.size) if counts[k]}


def _with_both_blocks(rooms: list[int]) -> list[int]:
    """D66: where the die shows the cell block, either block will do."""
    return [*rooms, CELLS_B] if CELLS in rooms else rooms


def room_number(name: str) -> int:
    return ROOMS.index(name) if name else NOWHERE


def is_cells(room: int) -> bool:
    """D63: what is said about the cell block holds for both blocks."""
    return room in {CELLS, CELLS_B}


@cache
def box_of(deck: str) -> Box:
    """The box of the option `deck`: ours, or a file."""
    return Box(load_deck(OUR_DECK if deck == OURS else Path(deck)))
