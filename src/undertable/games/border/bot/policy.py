"""The bot: one function for each decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undertable.core.bot import Bot
from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.border.bot import talk
from undertable.games.border.bot.beliefs import Reading
from undertable.games.border.bot.character import Character
from undertable.games.border.bot.haggling import Talk, highest, sheriff_says, traveller_says
from undertable.games.border.bot.packing import Packer, sheriffs_left, wrong_cards
from undertable.games.border.bot.value import Worth
from undertable.games.border.goods import COMPENSATIONS, FINES
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

SHARPNESS = 2
"""How much more often a suitcase that promises twice as much is checked, as a power."""
PRICE = 0.5
"""The part of a smuggler's possible loss that a sheriff hopes for."""
SEIZE_FROM = (0.0, 1.0, 18.0, 24.0, 26.0, 28.0, 30.0)
"""With so many turns as sheriff left: what a confiscation should bring to be worth its token."""
EXTRA_FROM = (0.0, 0.5, 7.0, 9.0)


class Smuggler(Bot):
    def __init__(self, who: Character) -> None:
        self.who = who

    def decide(self, view: Any, history: Sequence[Event], legal: Moves, dice: Dice) -> Move:
        reading = Reading(view, history if self.who.remembers else ())
        choose: dict[str, Callable[[BorderView, Reading, Moves, Dice], Move]] = {
            "packing": self._pack,
            "declaring": self._declare,
            "checking": self._check,
            "haggling": self._haggle,
            "tokens": self._spend,
            "keeping": self._keep,
            "naming": self._name,
        }
        return choose[view.phase](view, reading, legal, dice)

    def words(self, view: Any, move: Move, dice: Dice) -> str | None:
        return talk.words(view, move, dice)

    def _pack(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        packer = Packer(view, reading, Worth(view), self.who)
        packings = [move.cards for move in legal if isinstance(move, Pack)]
        plans = [packer.plan(cards) for cards in packings]
        return Pack(max(plans, key=lambda plan: plan.value + self._noise(dice)).cards)

    def _noise(self, dice: Dice) -> float:
        return self.who.noise * (int(dice.below(2001)) - 1000) / 1000

    def _declare(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        return Packer(view, reading, Worth(view), self.who).plan(view.suitcase).declaration

    # At the desk.

    def _haggle(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        haggle = view.haggle
        assert haggle is not None
        standing = Talk.of(haggle, f"{view.hand} {view.behind} {view.round} {view.turn}")
        if view.seat == haggle.sheriff:
            loss, weight = reading.loss(haggle.traveller), reading.weight(haggle.traveller)
            return sheriff_says(standing, loss, weight, highest(legal), self.who)
        cash = view.places[haggle.traveller].cash
        assert cash is not None
        return traveller_says(standing, self._own_loss(view, cash), cash, self.who, dice)

    def _own_loss(self, view: BorderView, cash: int) -> float:
        """What opening the suitcase would cost; below zero if it brings a compensation."""
        place = view.places[view.seat or 0]
        assert place.count is not None
        assert place.good is not None
        wrong = wrong_cards(view.suitcase, place.count, place.good)
        if not wrong:
            return -float(COMPENSATIONS[place.good])
        worth = Worth(view)
        fine = min(cash, sum(FINES[card] for card in wrong))
        return sum(worth.card(card) for card in wrong) + fine

    # As sheriff.

    def _check(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        """Mostly the fattest suitcase, but never so surely that the others are safe."""
        checks = [move for move in legal if isinstance(move, Check)]
        gains = [self._bribe(view, reading, move.seat) + self._noise(dice) for move in checks]
        if max(gains) <= 0:
            return Waive()
        return checks[dice.pick([1 + round(10 * max(0.0, gain) ** SHARPNESS) for gain in gains])]

    def _bribe(self, view: BorderView, reading: Reading, seat: int) -> float:
        """What calling this traveller to the desk should bring."""
        place = view.places[seat]
        assert place.count is not None
        assert place.good is not None
        lie, loss = reading.lie(seat, place.count, place.good), reading.loss(seat)
        weight = reading.weight(seat)
        price = PRICE * loss
        payable = price if place.cash is None else min(price, place.cash)
        unpaid = self.who.sternness * weight * (loss - payable / PRICE)
        guilty = payable * (1 + weight) + unpaid
        return lie * guilty - (1 - lie) * weight * COMPENSATIONS[place.good]

    def _spend(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        left = sheriffs_left(view)
        worth = Worth(view)
        best: Move = Done()
        gain = 0.0
        for move in legal:
            if isinstance(move, ExtraCheck):
                value = self._bribe(view, reading, move.seat) - EXTRA_FROM[min(left, 3)]
            elif isinstance(move, Confiscate):
                value = self._loot(view, reading, worth, move.seat) - SEIZE_FROM[min(left, 6)]
            else:
                continue
            if value > gain:
                best, gain = move, value
        return best

    def _loot(self, view: BorderView, reading: Reading, worth: Worth, seat: int) -> float:
        """What confiscating this suitcase should bring."""
        place = view.places[seat]
        assert place.count is not None
        assert place.good is not None
        lie = reading.lie(seat, place.count, place.good)
        return lie * reading.loot(seat, worth) * (1 + reading.weight(seat))

    # Between the rounds.

    def _keep(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        return Keep(Worth(view).choose_kept(view.behind))

    def _name(self, view: BorderView, reading: Reading, legal: Moves, dice: Dice) -> Move:
        """Whoever is sheriff last sees the fullest suitcases."""
        assert view.seat is not None
        return Name((view.seat + 1) % len(view.places))
