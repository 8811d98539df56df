"""The easy bot: mostly honest, checks whom it likes, haggles like a tourist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undertable.core.bot import Bot, Policy, RandomBot, surely
from undertable.core.dice import Dice
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.border.bot import talk
from undertable.games.border.bot.packing import wrong_cards
from undertable.games.border.goods import FINES, LEGAL_KINDS, VALUES
from undertable.games.border.rules.choices import ACCEPT, DEMANDS, OFFERS, OPEN
from undertable.games.border.types import (
    BorderView,
    Confiscate,
    Declare,
    Done,
    Keep,
    Pack,
)

MOST_KEPT = 3
SLIPS = 0.35
"""How often something forbidden slips into the suitcase,"""
SEIZES = 0.3
"""and how often it confiscates one."""


class Novice(Bot):
    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        match view.phase:
            case "packing":
                return self._pack(view)
            case "declaring":
                return surely(self._declare(view))
            case "haggling":
                return surely(self._haggle(view))
            case "tokens":
                return self._spend(legal)
            case "keeping":
                return surely(Keep(tuple(sorted(view.behind))[-MOST_KEPT:]))
            case _:
                return RandomBot().policy(view, history, legal)

    def words(self, view: Any, move: Move, dice: Dice) -> str | None:
        return talk.words(view, move, dice)

    def _pack(self, view: BorderView) -> Policy:
        """The largest set of a legal good; now and then something forbidden slips in."""
        hand = list(view.hand)
        good = max(range(LEGAL_KINDS), key=hand.count)
        cards = tuple(card for card in hand if card == good)
        forbidden = tuple(card for card in hand if card >= LEGAL_KINDS)[:2]
        if not forbidden:
            return surely(Pack(cards))
        if not cards:
            return surely(Pack(forbidden))
        return (Pack(cards), 1 - SLIPS), (Pack(cards + forbidden), SLIPS)

    def _declare(self, view: BorderView) -> Move:
        good = max(range(LEGAL_KINDS), key=view.suitcase.count)
        return Declare(len(view.suitcase), good)

    def _haggle(self, view: BorderView) -> Move:
        haggle = view.haggle
        assert haggle is not None
        if view.seat == haggle.sheriff:
            return self._as_sheriff(view)
        place = view.places[haggle.traveller]
        assert place.count is not None
        assert place.good is not None
        assert place.cash is not None
        wrong = wrong_cards(view.suitcase, place.count, place.good)
        limit = min(place.cash, sum(FINES[card] + VALUES[card] // 2 for card in wrong))
        if not limit:
            return OPEN
        if haggle.standing is not None:
            return ACCEPT if haggle.standing <= limit else OPEN
        return OFFERS[max(1, limit // 2)]

    def _as_sheriff(self, view: BorderView) -> Move:
        """Takes three dollars a card, asks for five once, and then opens."""
        haggle = view.haggle
        assert haggle is not None
        place = view.places[haggle.traveller]
        cards = place.count or 1
        if haggle.standing is not None and haggle.standing >= 3 * cards:
            return ACCEPT
        demand = 5 * cards if place.cash is None else min(5 * cards, place.cash)
        first = not any(word.verb == "demand" for word in haggle.words)
        return DEMANDS[demand] if first and haggle.words_left != 0 else OPEN

    def _spend(self, legal: Moves) -> Policy:
        seizures = [move for move in legal if isinstance(move, Confiscate)]
        if not seizures:
            return surely(Done())
        return [(Done(), 1 - SEIZES), *((move, SEIZES / len(seizures)) for move in seizures)]
