"""Hart an der Grenze (André Zatz, Sergio Halaban): bring goods past the sheriff."""

from __future__ import annotations

from itertools import combinations_with_replacement

from undertable.core.game import Game
from undertable.core.rulebook import Card
from undertable.core.types import Event, Move
from undertable.games.border import types
from undertable.games.border.goods import KINDS
from undertable.games.border.position import Position
from undertable.games.border.rules.choices import (
    ACCEPT,
    CHECKS,
    CONFISCATIONS,
    DECLARATIONS,
    DEMANDS,
    DONE,
    EXTRA_CHECKS,
    NAMES,
    OFFERS,
    OPEN,
    REFUSE,
    WAIVE,
)
from undertable.games.border.rules.state import Border
from undertable.games.border.types import MOST_CARDS, MOST_KEPT, BorderOptions, BorderView
from undertable.games.border.words import PHRASES, good_cards, read_goods, words_for, write_goods


def _selections(least: int, most: int) -> list[tuple[int, ...]]:
    sizes = range(least, most + 1)
    return [cards for n in sizes for cards in combinations_with_replacement(range(KINDS), n)]


_CODED: tuple[Move, ...] = (
    *(ACCEPT, REFUSE, OPEN, WAIVE, DONE),
    *CHECKS,
    *EXTRA_CHECKS,
    *CONFISCATIONS,
    *NAMES[6],
    *DECLARATIONS,
    *(types.Pack(cards) for cards in _selections(1, MOST_CARDS)),
    *(types.Keep(cards) for cards in _selections(0, MOST_KEPT)),
    *OFFERS,
    *DEMANDS,
)


class BorderGame(Game):
    id = "border"
    title = "Hart an der Grenze"
    authors = ("André Zatz", "Sergio Halaban")
    publisher = "Kosmos"
    year = 2006
    least_seats = 3
    most_seats = 6
    minutes = 90
    options = BorderOptions
    moves = (
        types.Pack,
        types.Declare,
        types.Check,
        types.Waive,
        types.Offer,
        types.Demand,
        types.Accept,
        types.Refuse,
        types.Open,
        types.ExtraCheck,
        types.Confiscate,
        types.Done,
        types.Keep,
        types.Name,
    )
    chance_moves = (types.Lot, types.Deal)
    events = (
        types.Starred,
        types.Dealt,
        types.Drew,
        types.Reshuffled,
        types.Packed,
        types.PackedCards,
        types.Declared,
        types.Waived,
        types.Checked,
        types.Offered,
        types.Demanded,
        types.Refused,
        types.TalkEnded,
        types.Bribed,
        types.Opened,
        types.Confiscated,
        types.Looked,
        types.Crossed,
        types.Kept,
        types.KeptCards,
        types.Sold,
        types.Named,
        types.Called,
        types.Cashed,
        types.Won,
    )
    view = BorderView
    phrases = (*PHRASES, *Game.phrases)
    levels = ("easy", "normal", "hard", "expert", "miser", "gambler", "judge")
    yardsticks = (
        "dearest",
        "collector",
        "forbidden",
        "everything",
        "stubborn",
        "strict",
        "dollar",
        "patient",
        "neighbour",
        "late",
        "early",
    )

    state = Border
    written = Position
    coded = _CODED

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        return words_for(what, super().words_for(what, lang), lang)

    def cards(self, lang: str) -> tuple[Card, ...]:
        return tuple(good_cards(lang))

    def write(self, move: Move) -> str:
        """Goods by their names: `pack jug,jug,tequila`, `declare 3 jug`."""
        return write_goods(super().write(move))

    def read(self, line: str) -> Move:
        return super().read(read_goods(line))


GAME = BorderGame()
