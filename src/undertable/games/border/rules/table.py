"""Hart an der Grenze: everything that lies on the table, and its phases."""

from __future__ import annotations

from typing import Final

from undertable.core.errors import IllegalMove
from undertable.core.state import State
from undertable.core.text import Text
from undertable.games.border.goods import CARDS, KINDS
from undertable.games.border.rules.cards import Pile
from undertable.games.border.types import BorderOptions, Opening, Word

LOT: Final = 0
DEALING: Final = 1
PACKING: Final = 2
DECLARING: Final = 3
CHECKING: Final = 4
HAGGLING: Final = 5
TOKENS: Final = 6
KEEPING: Final = 7
NAMING: Final = 8
OVER: Final = 9

START_MONEY: Final = 30
NOBODY: Final = -1
NO_SUM: Final = -1
EMPTY: Final[Pile] = ()


class Table(State):
    """Who holds which cards and how much money, and what is going on at the desk."""

    def __init__(self, seats: int, options: BorderOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.phase = LOT
        self.round = 0
        self.turn = 0
        """Turns begun in this round."""
        self.sheriff = 0
        self.actor = 0
        """Whoever declares, speaks, keeps or names next."""
        self.cash = [START_MONEY] * seats
        self.bank = 0
        """What the bank took in, less what it paid out; it never runs short (H8)."""
        self.hand: list[Pile] = [EMPTY] * seats
        self.suitcase: list[Pile] = [EMPTY] * seats
        self.behind: list[Pile] = [EMPTY] * seats
        self.under: list[Pile] = [EMPTY] * seats
        self.kept = [0] * seats
        """How many cards everybody has just put under the suitcase, until the others are sold."""
        self.draw_pile = list(CARDS)
        self.discards = [0] * KINDS
        self.shuffles = 0
        self.due: list[tuple[int, int]] = []
        """Who still gets how many cards of this draw pile, next one first."""
        self.count = [0] * seats
        """The declared number; 0 before the declaration."""
        self.good = [0] * seats
        self.checked = [False] * seats
        self.seizure = [True] * seats
        self.extra = [seats > 4] * seats
        self.box = 0
        """Tokens that have been spent."""
        self.traveller = NOBODY
        """Whose suitcase is on the desk."""
        self.standing = NO_SUM
        self.words: list[Word] = []
        self.opened: Opening | None = None
        """The suitcase that was opened last; it lies open until the next one is packed."""
        self.look: tuple[int, int, int, int] | None = None
        """A suitcase just confiscated: whose, by whom, how many cards went back, of which good."""
        self.sold: tuple[tuple[int, ...], ...] = ()
        """What everybody has just sold, open on the table until the next suitcase is packed."""


def illegal(why: str, **args: object) -> IllegalMove:
    return IllegalMove(Text("border", f"refusal-{why}", args))
