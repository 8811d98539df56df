"""Dig Your Way Out (David Simide): out of Blackgate before the others."""

from __future__ import annotations

from collections.abc import Mapping

from undertable.core.game import Game
from undertable.core.pieces import Event, Move
from undertable.games.dig import events, pieces
from undertable.games.dig.coding import coded, decoded
from undertable.games.dig.pieces import OURS, DigOptions, DigView
from undertable.games.dig.rules import Blackgate
from undertable.games.dig.view import Position
from undertable.games.dig.words import said


class DigGame(Game):
    id = "dig"
    title = "Dig Your Way Out"
    authors = "David Simide"
    publisher = "Borderline Editions"
    year = 2021
    least_seats = 2
    most_seats = 6
    minutes = 45
    options = DigOptions
    moves = (
        pieces.Search,
        pieces.Roll,
        pieces.Enter,
        pieces.Careful,
        pieces.Follow,
        pieces.Join,
        pieces.Act,
        pieces.Extort,
        pieces.Craft,
        pieces.Dig,
        pieces.Spoon,
        pieces.Heal,
        pieces.Sell,
        pieces.Buy,
        pieces.Exchange,
        pieces.HandBack,
        pieces.Use,
        pieces.Reveal,
        pieces.EndTurn,
        pieces.Cooperate,
        pieces.Strike,
        pieces.GiveIn,
        pieces.Discard,
        pieces.Fetch,
        pieces.Prod,
        pieces.LetBe,
    )
    chance_moves = (
        pieces.Scar,
        pieces.Dealt,
        pieces.Past,
        pieces.Die,
        pieces.OnTop,
        pieces.Drawn,
        pieces.TurnedUp,
        pieces.HandedOut,
    )
    events = tuple(
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
    view = DigView
    levels = ("easy", "normal", "hard")

    state = Blackgate
    written = Position

    def __init__(self, deck: str = OURS) -> None:
        super().__init__()
        self.deck = deck

    def encode(self, move: Move) -> int:
        return coded(move)

    def decode(self, number: int) -> Move:
        return decoded(number)

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """Cards, rooms and gangs by their names."""
        return said(super().words_for(what, lang), what, lang, self.deck)

    def at(self, options: Mapping[str, object]) -> Game:
        """A deck of one's own has names of its own."""
        deck = options.get("deck", OURS)
        return self if deck == OURS else DigGame(str(deck))


GAME = DigGame()
