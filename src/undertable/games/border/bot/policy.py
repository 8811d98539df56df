"""The bot: one function for each decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undertable.core.bot import Bot, Policy, softmax, surely
from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.border.bot import talk
from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import Character
from undertable.games.border.bot.habits import Habits, habits
from undertable.games.border.bot.haggling import (
    Asking,
    Talk,
    highest,
    sheriff_says,
    traveller_says,
)
from undertable.games.border.bot.packing import Packer, check_chances, last_turn, wrong_cards
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import FINES, KINDS
from undertable.games.border.types import (
    BorderView,
    Check,
    Confiscate,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Pack,
    Waive,
)

OFFERED = 0.9
"""How likely somebody who offers money has something to hide."""
SECOND_CHECK = 0.6
"""What a further check of a turn brings, as a part of the usual one."""


class Smuggler(Bot):
    def __init__(self, who: Character, known: Habits | None = None) -> None:
        self.who = who
        self.habits = habits() if known is None else known

    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        if len(legal) == 1:
            return surely(legal[0])
        heard = history if self.who.remembers else ()
        mind = self.mind(view, heard)
        choose: dict[str, Callable[[Moves], Policy]] = {
            "packing": mind.pack,
            "declaring": mind.declare,
            "checking": mind.check,
            "haggling": mind.haggle,
            "tokens": mind.spend,
            "keeping": mind.keep,
            "naming": mind.name,
        }
        return choose[view.phase](legal)

    def mind(self, view: BorderView, history: Sequence[Event]) -> Mind:
        return Mind(view, history, self.who, self.habits)

    def words(self, view: Any, move: Move, dice: Dice) -> str | None:
        return talk.words(view, move, dice)


class Mind:
    """One decision, with all that this seat knows and believes."""

    def __init__(
        self, view: BorderView, history: Sequence[Event], who: Character, known: Habits
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.who = who
        self.habits = known
        self.worth = Worth(view, history, known)
        worth = [self.worth.card(good) for good in range(KINDS)]
        self.reading = Reading(view, history, known, worth)

    def packer(self) -> Packer:
        return Packer(self.view, self.reading, self.worth, self.who)

    def pack(self, legal: Moves) -> Policy:
        packer = self.packer()
        packings = [move for move in legal if isinstance(move, Pack)]
        return softmax({move: packer.value(move.cards) for move in packings}, self.who.heat)

    def declare(self, legal: Moves) -> Policy:
        values = self.packer().declarations(self.view.suitcase)
        return softmax({move: values[move] for move in values if move in legal}, self.who.heat)

    # At the desk.

    def haggle(self, legal: Moves) -> Policy:
        view, haggle = self.view, self.view.haggle
        assert haggle is not None
        standing = Talk.of(haggle, f"{view.hand} {view.behind} {view.round} {view.turn}")
        if self.me == haggle.sheriff:
            return sheriff_says(standing, self.asking(haggle.traveller), highest(legal), self.who)
        cash = view.places[self.me].cash
        assert cash is not None
        asking = self.asking(self.me)
        return traveller_says(standing, self.own_loss(cash), asking, cash, self.who)

    def asking(self, traveller: int) -> Asking:
        place, weight = self.view.places[traveller], self.reading.weight(traveller)
        loss = self.reading.loss(*self.reading.declared(traveller))
        return Asking(loss, self.habits.spread, weight, place.cash)

    def own_loss(self, cash: int) -> float:
        """What opening the suitcase would cost; below zero if it brings a compensation."""
        count, good = self.reading.declared(self.me)
        wrong = wrong_cards(self.view.suitcase, count, good)
        if not wrong:
            return -float(self.reading.compensation(count, good))
        fine = min(cash, sum(FINES[card] for card in wrong))
        return sum(self.worth.card(card) for card in wrong) + fine

    # As sheriff.

    def check(self, legal: Moves) -> Policy:
        """Mostly the fattest suitcase, but never so surely that the others are safe."""
        checks = [move for move in legal if isinstance(move, Check)]
        chances = check_chances([self.call(move.seat) for move in checks])
        return list(zip((*checks, Waive()), chances, strict=True))

    def call(self, seat: int) -> float:
        return self.reading.call(seat, *self.reading.declared(seat))

    def spend(self, legal: Moves) -> Policy:
        """An extra check now, if it promises more than it should bring later; and confiscation.

        That waits for the last turn as sheriff: words tell too little to make the suitcases of one
        turn better than those of another, and only in the end it shows who has to be stopped.
        """
        last = last_turn(self.view, self.me)
        values: dict[Move, float] = {Done(): 0.0}
        for move in legal:
            if isinstance(move, ExtraCheck):
                later = 0.0 if last else SECOND_CHECK * self.reading.usual_call(move.seat)
                values[move] = self.call(move.seat) - later
            elif isinstance(move, Confiscate) and (last or not self.who.waits):
                values[move] = self.loot(move.seat)
        return softmax(values, self.who.heat)

    def loot(self, seat: int) -> float:
        """What confiscating this suitcase should bring, in dollars ahead."""
        count, good = self.reading.declared(seat)
        wrong = self.reading.wrong(count, good)
        worth = sum(n * self.worth.card(kind) for kind, n in enumerate(wrong))
        return self.reading.lie(seat, count, good) * worth * (1 + self.reading.weight(seat))

    # Between the rounds.

    def keep(self, legal: Moves) -> Policy:
        gains: dict[Move, float] = {
            move: self.worth.keeping(move.cards) for move in legal if isinstance(move, Keep)
        }
        return softmax(gains, self.who.keeping_heat)

    def name(self, legal: Moves) -> Policy:
        """Whoever is named first decides when the star comes to the own seat."""
        earned = self.habits.star[min(self.view.round, len(self.habits.star) - 1)]
        seats = len(self.view.places)
        worth: dict[Move, float] = {}
        for move in legal:
            if isinstance(move, Name):
                turn = (self.me - move.seat) % seats
                worth[move] = earned[turn * len(earned) // seats]
        return softmax(worth, self.who.heat)
