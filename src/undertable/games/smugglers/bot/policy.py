"""Bots that remember as people do, weigh what they hear, and bluff when it is cheap."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from msgspec import Struct

from undertable.core.bot import Bot, Policy, softmax, surely
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.smugglers.bot.beliefs import Mind
from undertable.games.smugglers.bot.memory import CURVES, Curve
from undertable.games.smugglers.bot.yardsticks import Notepad
from undertable.games.smugglers.goods import PLACES
from undertable.games.smugglers.rules.settling import settled_round
from undertable.games.smugglers.rules.table import NOBODY
from undertable.games.smugglers.types import (
    Claim,
    Guess,
    Look,
    Object,
    SmugglersView,
    Stop,
    Suspect,
)


class Character(Struct, frozen=True):
    curve: Curve
    whim: float
    """How many points a move may seem worse and still be played now and then."""
    boast: float = 0.0
    """Points by which claiming seems better than it is,"""
    doubt: float = 0.0
    """and objecting."""


CHARACTERS = {
    "easy": Character(CURVES["easy"], 0.3),
    "normal": Character(CURVES["normal"], 0.2),
    "hard": Character(CURVES["hard"], 0.1),
    "expert": Character(CURVES["perfect"], 0.02),
    "braggart": Character(CURVES["normal"], 0.3, boast=1.5),
    "sceptic": Character(CURVES["normal"], 0.3, doubt=0.5),
    "perfect": Character(CURVES["perfect"], 0.2),
    "none": Character(CURVES["none"], 0.2),
}

RASH = 0.1
"""How likely each of the others objects to a claim that is true."""
CARD = 2
ANSWER = 0.25
"""Objections are a matter of a single chip, and of less whim."""
VICTORY = 20.0
"""What it is worth to be ahead when the game ends, in points: one makes a win 4 % likelier,"""
DEFEAT = -6.0
"""and what not to be."""
WORTH_A_CHIP = 4
"""So many forgotten cards make looking on worth its chip."""


class SmugglersBot(Bot):
    """Plays the move that is worth most by its own belief, give or take its whim."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def policy(self, view: SmugglersView, history: Sequence[Event], legal: Moves) -> Policy:
        if len(legal) == 1:
            return surely(legal[0])
        assert view.seat is not None
        mind = Mind(view.seat, self.character.curve, history)
        if view.phase == "looking":
            return surely(_look(view, mind, legal))
        prospect = Prospect(view, mind)
        whim = self.character.whim * (ANSWER if view.phase == "objecting" else 1.0)
        return softmax({move: prospect.worth(move) + self._liked(move) for move in legal}, whim)

    def _liked(self, move: Move) -> float:
        if isinstance(move, Claim):
            return self.character.boast
        return self.character.doubt if isinstance(move, Object) else 0.0


def make_bot(level: str) -> Bot:
    return Notepad() if level == "honest" else SmugglersBot(CHARACTERS[level])


def _look(view: SmugglersView, mind: Mind, legal: Moves) -> Move:
    """Forgotten cards first: looking is the one chance to see them again for nothing."""
    assert view.seat is not None
    assert view.sought is not None
    left = [move.slot for move in legal if isinstance(move, Look)]
    blank = [slot for slot in mind.blank_slots(view.cards[view.seat]) if slot in left]
    if view.found and not (blank and _pays_to_look(view, blank)):
        return Stop()
    sought = mind.slot_of(PLACES[view.sought])
    known = [slot for slot in left if slot != sought]
    return Look((blank or known or left)[0])


def _pays_to_look(view: SmugglersView, blank: list[int]) -> bool:
    assert view.seat is not None
    return view.looks_on or (len(blank) >= WORTH_A_CHIP and view.chips[view.seat] > WORTH_A_CHIP)


class Prospect:
    """What a seat expects of its moves, in points ahead of the average of the others."""

    def __init__(self, view: SmugglersView, mind: Mind) -> None:
        assert view.seat is not None
        assert view.sought is not None
        self.view = view
        self.me = view.seat
        self.seats = len(view.cards)
        self.belief = mind.belief(view)
        self.alert = mind.others_know(PLACES[view.sought])

    def worth(self, move: Move) -> float:
        if isinstance(move, Suspect):
            return self._guess(move.seat)
        if isinstance(move, Claim):
            return self._guess(self.me) if self.view.chain else self._claim()
        return self._objecting(isinstance(move, Object))

    # The roller's claim, and objections to it.

    def _claim(self) -> float:
        """S18-S21: what the others should object if it is true, and if it is not."""
        mine = self.belief[self.me]
        if_true = self._judged(self.me, RASH, true=True)
        return mine * if_true + (1 - mine) * self._judged(self.me, self.alert, true=False)

    def _judged(self, claimer: int, doubt: float, true: bool) -> float:
        """A claim that each of the others opposes with this chance."""
        others = [seat for seat in range(self.seats) if seat != claimer]
        worth = 0.0
        for count in range(len(others) + 1):
            chance = comb(len(others), count) * doubt**count * (1 - doubt) ** (len(others) - count)
            worth += chance * self._paid(claimer, others[:count], true)
        return worth

    def _objecting(self, objects: bool) -> float:
        """S20, S21: each objection is settled by itself."""
        claimer = self.view.chain[0].seat
        true = self.belief[claimer]
        objectors = [self.me] if objects else []
        if_true = self._paid(claimer, objectors, true=True)
        return true * if_true + (1 - true) * self._paid(claimer, objectors, true=False)

    def _paid(self, claimer: int, objectors: list[int], true: bool) -> float:
        chips = list(self.view.chips)
        if true:
            for seat in objectors:
                chips[seat] -= 1
        else:
            chips[claimer] = max(0, chips[claimer] - len(objectors))
        return self._gained(list(self.view.cards), chips)

    # A guess in the chain.

    def _guess(self, named: int) -> float:
        return sum(
            self.belief[holder] * self._if_at(holder, named)
            for holder in range(self.seats)
            if self.belief[holder]
        )

    def _if_at(self, holder: int, named: int) -> float:
        chain = [*self.view.chain, Guess(self.me, named)]
        guessed = {guess.seat for guess in chain}
        if named in guessed:
            return self._settled(chain, holder)
        knows = [*chain, Guess(named, holder)]
        if holder not in guessed and holder != named:
            knows.append(Guess(holder, holder))
        looks = [*chain, Guess(named, named)]
        alert = self.alert
        return alert * self._settled(knows, holder) + (1 - alert) * self._settled(looks, holder)

    def _settled(self, chain: list[Guess], holder: int) -> float:
        """Points for the own seat against the average of the others, once the chain has ended."""
        guessers, named = [g.seat for g in chain], [g.named for g in chain]
        receiver, payers = settled_round(guessers, named, holder)
        cards, chips = list(self.view.cards), list(self.view.chips)
        if receiver != NOBODY:
            cards[receiver] += 1
            cards[holder] -= 1
        for seat in payers:
            chips[seat] = max(0, chips[seat] - len(chain) + 1)
        return self._gained(cards, chips)

    def _gained(self, cards: list[int], chips: list[int]) -> float:
        gained = [
            CARD * (cards[seat] - self.view.cards[seat]) + chips[seat] - self.view.chips[seat]
            for seat in range(self.seats)
        ]
        others = (sum(gained) - gained[self.me]) / (self.seats - 1)
        return gained[self.me] - others + self._if_over(cards, chips)

    def _if_over(self, cards: list[int], chips: list[int]) -> float:
        """S42, S44: when a turn ends the game, that is good for whoever is ahead then."""
        if 0 not in chips and max(cards) < self.view.enough:
            return 0.0
        scores = [CARD * cards[seat] + chips[seat] for seat in range(self.seats)]
        return VICTORY if scores[self.me] == max(scores) else DEFEAT
