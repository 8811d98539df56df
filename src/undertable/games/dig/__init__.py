"""Dig Your Way Out (David Simide): out of Blackgate before the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undertable.core.game import Game
from undertable.core.rulebook import Card
from undertable.core.state import State
from undertable.core.types import Event, Move
from undertable.games.dig import types
from undertable.games.dig.cards import all_cards
from undertable.games.dig.coding import coded, decoded
from undertable.games.dig.position import Position
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import OURS, DigOptions, DigView
from undertable.games.dig.words import said


class DigGame(Game):
    id = "dig"
    title = "Dig Your Way Out"
    authors = ("David Simide",)
    publisher = "Borderline Editions"
    year = 2021
    least_seats = 2
    most_seats = 6
    minutes = 45
    options = DigOptions
    moves = (
        types.Search,
        types.Roll,
        types.Enter,
        types.Careful,
        types.Follow,
        types.Join,
        types.Act,
        types.Extort,
        types.Craft,
        types.Dig,
        types.Spoon,
        types.Heal,
        types.Sell,
        types.Buy,
        types.Exchange,
        types.HandBack,
        types.Use,
        types.Reveal,
        types.EndTurn,
        types.Cooperate,
        types.Strike,
        types.GiveIn,
        types.Discard,
        types.Fetch,
        types.Prod,
        types.LetBe,
    )
    chance_moves = (
        types.Scar,
        types.Dealt,
        types.Background,
        types.Die,
        types.OnTop,
        types.Drawn,
        types.TurnedUp,
        types.HandedOut,
    )
    renamed = {"past": "background"}
    events = tuple(
        kind
        for kind in vars(types).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
    view = DigView
    levels = ("easy", "normal", "brute", "mole", "hard", "expert")

    state = Blackgate
    written = Position

    def __init__(self, deck: str = OURS) -> None:
        super().__init__()
        self.deck = deck

    def fresh(self, seats: int, options: Any) -> State:
        state = Blackgate(seats, options)
        state.set_up()
        return state

    def encode(self, move: Move) -> int:
        return coded(move)

    def decode(self, number: int) -> Move:
        return decoded(number)

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """Cards, rooms and gangs by their names."""
        return said(super().words_for(what, lang), what, lang, self.deck)

    def cards(self, lang: str) -> tuple[Card, ...]:
        return tuple(all_cards(lang, self.deck))

    def at(self, options: Mapping[str, object]) -> Game:
        """A deck of one's own has names of its own."""
        deck = options.get("deck", OURS)
        return self if deck == OURS else DigGame(str(deck))


GAME = DigGame()
