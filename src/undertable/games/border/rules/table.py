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

    def __init__(self, seats: int, options: BorderOptions, of: Table | None = None) -> None:
        """A new game, or a copy `of` this one."""
        super().__init__()
        self.seats = seats
        self.options = options
        self.phase: int = LOT if of is None else of.phase
        self.round: int = 0 if of is None else of.round
        self.turn: int = 0 if of is None else of.turn
        """Turns begun in this round."""
        self.sheriff: int = 0 if of is None else of.sheriff
        self.actor: int = 0 if of is None else of.actor
        """Whoever declares, speaks, keeps or names next."""
        self.cash: list[int] = [START_MONEY] * seats if of is None else of.cash[:]
        self.bank: int = 0 if of is None else of.bank
        """What the bank took in, less what it paid out; it never runs short (H8)."""
        self.hand: list[Pile] = [EMPTY] * seats if of is None else of.hand[:]
        self.suitcase: list[Pile] = [EMPTY] * seats if of is None else of.suitcase[:]
        self.behind: list[Pile] = [EMPTY] * seats if of is None else of.behind[:]
        self.under: list[Pile] = [EMPTY] * seats if of is None else of.under[:]
        self.kept: list[int] = [0] * seats if of is None else of.kept[:]
        """How many cards everybody has just put under the suitcase, until the others are sold."""
        self.draw_pile: list[int] = list(CARDS) if of is None else of.draw_pile[:]
        self.discards: list[int] = [0] * KINDS if of is None else of.discards[:]
        self.shuffles: int = 0 if of is None else of.shuffles
        self.due: list[tuple[int, int]] = [] if of is None else of.due[:]
        """Who still gets how many cards of this draw pile, next one first."""
        self.count: list[int] = [0] * seats if of is None else of.count[:]
        """The declared number; 0 before the declaration."""
        self.good: list[int] = [0] * seats if of is None else of.good[:]
        self.checked: list[bool] = [False] * seats if of is None else of.checked[:]
        self.seizure: list[bool] = [True] * seats if of is None else of.seizure[:]
        self.extra: list[bool] = [seats > 4] * seats if of is None else of.extra[:]
        self.box: int = 0 if of is None else of.box
        """Tokens that have been spent."""
        self.traveller: int = NOBODY if of is None else of.traveller
        """Whose suitcase is on the desk."""
        self.standing: int = NO_SUM if of is None else of.standing
        self.words: list[Word] = [] if of is None else of.words[:]
        self.opened: Opening | None = None if of is None else of.opened
        """The suitcase that was opened last; it lies open until the next one is packed."""
        self.look: tuple[int, int, int, int] | None = None if of is None else of.look
        """A suitcase just confiscated: whose, by whom, how many cards went back, of which good."""
        self.sold: tuple[tuple[int, ...], ...] = () if of is None else of.sold
        """What everybody has just sold, open on the table until the next suitcase is packed."""

    def turns_begun(self) -> int:
        """A number for each turn of the game, in rising order; a round has six at most."""
        return 6 * (self.round - 1) + self.turn


def illegal(why: str, **args: object) -> IllegalMove:
    return IllegalMove(Text("border", f"refusal-{why}", args))
