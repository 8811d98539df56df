"""Schmuggler an Bord: who holds the gold, and who only says so?

Rules: text/rules.en.md (S1-S47). Options: keep_looking, turn_limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from undertable.core.dice import Dice
from undertable.core.errors import GameOver, IllegalMove, NotYourTurn
from undertable.core.legal import NONE, Listed, Moves
from undertable.core.state import State
from undertable.core.text import Text
from undertable.core.types import CHANCE, Move, Outcome
from undertable.games.smugglers import types
from undertable.games.smugglers.goods import FIELDS, KEYS, START
from undertable.games.smugglers.hidden import redealt, secrets
from undertable.games.smugglers.position import Position
from undertable.games.smugglers.rules.settling import settled_round
from undertable.games.smugglers.rules.terms import (
    BELIEVES,
    CHIPS,
    DRAWING,
    ENOUGH,
    FIRST_CARDS,
    LOOKING,
    NAMING,
    NOBODY,
    NOT_FOUND,
    OBJECTING,
    OBJECTS,
    OVER,
    PHASES,
    ROLLING,
    TAKING,
    THROWING,
    UNDECIDED,
)
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Draw,
    Look,
    Object,
    Roll,
    SmugglersOptions,
    SmugglersView,
    Stop,
    Suspect,
    Take,
    Throw,
)
from undertable.games.smugglers.view import seen

TAKE: Final = Take()
ROLL: Final = Roll()
CLAIM: Final = Claim()
BELIEVE: Final = Believe()
OBJECT: Final = Object()
STOP: Final = Stop()

DUE: Final[tuple[tuple[type[Move], ...], ...]] = (
    (Take,),
    (Draw,),
    (Roll,),
    (Throw,),
    (Claim, Suspect),
    (Believe, Object),
    (Look, Stop),
)
"""What is played in each phase."""


class Smugglers(State):
    """Which card lies where, what was said about the one that is sought, and who has looked."""

    def __init__(self, seats: int, options: SmugglersOptions) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.phase = TAKING
        self.turn = 0
        self.turns = 0
        self.pawn = START
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.chips = [CHIPS[seats]] * seats
        self.chest = 0
        self.guessers: list[int] = []
        self.named: list[int] = []
        """Whom each guesser named; the roller who claims the good names himself."""
        self.answers = [UNDECIDED] * seats
        self.looker = NOBODY
        self.looked: list[int] = []
        self.searched: list[int] = []
        self.found = NOT_FOUND
        self.looks_on = False
        self.objected: list[int] = []
        """Who has just objected."""
        self.reason = ""

    # Who acts, and what they may do.

    def actors(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase in (DRAWING, THROWING):
            return (CHANCE,)
        if self.phase == OBJECTING:
            return tuple([s for s in range(self.seats) if self._owes_answer(s)])
        if self.phase == LOOKING:
            return (self.looker,)
        return (self.speaker(),)

    def speaker(self) -> int:
        """S22: whoever was named last must answer; before that it is the roller's word."""
        return self.named[-1] if self.named else self.turn

    def _owes_answer(self, seat: int) -> bool:
        return seat != self.turn and self.answers[seat] == UNDECIDED

    def legal(self, seat: int) -> Moves:
        if seat == CHANCE or seat not in self.actors():
            return NONE
        if self.phase == TAKING:
            return Listed((TAKE,))
        if self.phase == ROLLING:
            return Listed((ROLL,))
        if self.phase == OBJECTING:
            return Listed((BELIEVE, OBJECT))
        if self.phase == NAMING:
            return Listed((CLAIM, *[Suspect(s) for s in range(self.seats) if s != seat]))
        looks: list[Move] = [Look(slot) for slot in self._unseen()]
        return Listed((STOP, *looks) if self.found != NOT_FOUND else looks)

    def play(self, seat: int, move: Move) -> None:
        if self.phase == OVER:
            raise GameOver
        if seat not in self.actors():
            raise NotYourTurn
        if not self._fits(move):
            raise self._refusal(f"now-{PHASES[self.phase]}")
        if seat == CHANCE:
            self._play_chance(move)
        else:
            self._play_seat(seat, move)
            self.settle()

    def _fits(self, move: Move) -> bool:
        """Is this the kind of move that is due?"""
        early = isinstance(move, Stop) and self.found == NOT_FOUND
        return isinstance(move, DUE[self.phase]) and not early

    def _play_seat(self, seat: int, move: Move) -> None:
        if isinstance(move, Suspect):
            self._suspect(seat, move.seat)
        elif isinstance(move, Look):
            self._look(move.slot)
        else:
            self._play_plain(seat, move)

    def _play_plain(self, seat: int, move: Move) -> None:
        """Moves that cannot be wrong once they are due."""
        if isinstance(move, Take):
            self.phase = DRAWING
        elif isinstance(move, Roll):
            self.phase = THROWING
        elif isinstance(move, Claim):
            self.objected = []
            self._claim(seat)
        elif isinstance(move, Stop):
            self.objected = []
            self._settle_search(self.looker)
        else:
            self._answer(seat, OBJECTS if isinstance(move, Object) else BELIEVES)

    def _refusal(self, why: str) -> IllegalMove:
        return IllegalMove(Text("smugglers", f"refusal-{why}"))

    # Chance: the card off the heap, and the die.

    def draw(self, dice: Dice) -> Move:
        if self.phase == THROWING:
            return Throw(1 + int(dice.below(6)))
        heap = self.untaken()
        return Draw(KEYS[heap[int(dice.below(len(heap)))]])

    def chances(self) -> Iterator[tuple[Move, int]]:
        if self.phase == THROWING:
            for pips in range(1, 7):
                yield Throw(pips), 1
        else:
            for good in self.untaken():
                yield Draw(KEYS[good]), 1

    def untaken(self) -> list[int]:
        """Goods that nobody has: on the heap at first, later on their fields (S9)."""
        return [good for good in range(FIELDS) if self.holder(good) == NOBODY]

    def holder(self, good: int) -> int:
        for seat in range(self.seats):
            if good in self.rows[seat]:
                return seat
        return NOBODY

    def _play_chance(self, move: Move) -> None:
        if isinstance(move, Draw):
            self._drawn(move.good)
        elif isinstance(move, Throw):
            self._thrown(move.pips)

    def _drawn(self, key: str) -> None:
        """S7-S9: in turn, until everybody has the first cards; then the game begins."""
        good = KEYS.index(key) if key in KEYS else NOBODY
        if good == NOBODY or self.holder(good) != NOBODY:
            raise self._refusal("not-on-heap")
        self.objected = []
        self._take(good)
        self.turn = (self.turn + 1) % self.seats
        enough = len(self.rows[self.turn]) == FIRST_CARDS[self.seats]
        self.phase = ROLLING if enough else TAKING
        if enough and self.events is not None:
            self.tell(types.Laid(tuple([KEYS[good] for good in self.untaken()])))

    def _take(self, good: int) -> None:
        """S39: shown by the event, to whoever hears it; then it lies face down."""
        self.rows[self.turn].append(good)
        if self.events is not None:
            self.tell(types.Taken(self.turn, KEYS[good]))

    def _thrown(self, pips: int) -> None:
        """S11-S13: a card on the field is taken; if it is gone, somebody must have it."""
        if not 1 <= pips <= 6:
            raise self._refusal("now-throwing")
        self.objected = []
        self.pawn = (self.pawn + pips) % FIELDS
        if self.events is not None:
            self.tell(types.Thrown(self.turn, pips, KEYS[self.pawn]))
        if self.holder(self.pawn) == NOBODY:
            self._take(self.pawn)
            self._end_turn()
        else:
            self.phase = NAMING

    # Claims and guesses.

    def _claim(self, seat: int) -> None:
        if self.events is not None:
            self.tell(types.Claimed(seat, KEYS[self.pawn]))
        opposable = not self.named
        self._guess(seat, seat)
        if opposable:
            self.phase = OBJECTING  # S15; S33: never in a round of guesses
        else:
            self._search()  # S23

    def _suspect(self, seat: int, named: int) -> None:
        if named == seat or not 0 <= named < self.seats:
            raise self._refusal("name-another")
        self.objected = []
        if self.events is not None:
            self.tell(types.Suspected(seat, named, KEYS[self.pawn]))
        self._guess(seat, named)
        if named in self.guessers:
            self._search()  # S24

    def _guess(self, seat: int, named: int) -> None:
        self.guessers.append(seat)
        self.named.append(named)

    def is_claim(self) -> bool:
        """The roller said that he has it himself."""
        return len(self.named) == 1 and self.named[0] == self.guessers[0]

    def _answer(self, seat: int, answer: int) -> None:
        """S15-S19: when all have decided, the objections are shown together."""
        self.answers[seat] = answer
        if self.events is not None:
            self.tell(types.Answered(seat, answer == OBJECTS), (seat,))
        if any(self._owes_answer(s) for s in range(self.seats)):
            return
        objectors = self.objectors()
        self.objected = objectors
        if self.events is not None:
            for objector in objectors:
                self.tell(types.Objected(objector, self.turn))
        if objectors:
            self._search()
            return
        if self.events is not None:
            self.tell(types.Unopposed(self.turn, KEYS[self.pawn]))
        self._end_turn()

    def objectors(self) -> list[int]:
        return [s for s in range(self.seats) if self.answers[s] == OBJECTS]

    # Looking.

    def _search(self) -> None:
        """S26: whoever was named last and has not looked yet looks next."""
        waiting = [seat for seat in reversed(self.named) if seat not in self.searched]
        if not waiting:
            self._settle_search(NOBODY)
            return
        self.phase = LOOKING
        self.looker = waiting[0]
        self.looked = []
        if self.events is not None:
            self.tell(types.MustLook(self.looker, KEYS[self.pawn]))
        if not self.rows[self.looker]:
            self._in_vain()  # S37

    def _unseen(self) -> list[int]:
        return [i for i in range(len(self.rows[self.looker])) if i not in self.looked]

    def _look(self, slot: int) -> None:
        """S34, S35: one after another, until the card is met."""
        if slot not in self._unseen():
            raise self._refusal("seen-already" if slot in self.looked else "no-such-card")
        self.objected = []
        if self.found != NOT_FOUND and not self.looks_on:
            self._pay(self.looker, 1)  # S36
            self.looks_on = True
        self.looked.append(slot)
        good = self.rows[self.looker][slot]
        if self.events is not None:
            self.tell(types.Looked(self.looker, slot))
        if good == self.pawn:
            self._show(slot)
        elif self.events is not None:
            self.tell(types.Peeked(self.looker, slot, KEYS[good]), (self.looker,))
        if self.found != NOT_FOUND:
            self._after_found()
        elif not self._unseen():
            self._in_vain()

    def _show(self, slot: int) -> None:
        self.found = slot
        if self.events is not None:
            self.tell(types.Shown(self.looker, slot, KEYS[self.pawn]))

    def _after_found(self) -> None:
        """S36: with `one_chip` the looker may go on, as long as there is something to see."""
        may_pay = self.looks_on or self.chips[self.looker] > 0
        if self.options.keep_looking == "never" or not may_pay or not self._unseen():
            self._settle_search(self.looker)

    def _in_vain(self) -> None:
        self.searched.append(self.looker)
        if self.events is not None:
            self.tell(types.Missing(self.looker, KEYS[self.pawn]))
        self._search()

    # Settling.

    def _settle_search(self, holder: int) -> None:
        if self.is_claim():
            self._settle_claim(holder)
        else:
            self._settle_round(holder)
        self._end_turn()

    def _settle_claim(self, holder: int) -> None:
        """S20, S21: the card stays where it is; the wrong side pays."""
        objectors = self.objectors()
        if holder == NOBODY:
            self._pay(self.turn, len(objectors))
            return
        for seat in objectors:
            self._pay(seat, 1)

    def _settle_round(self, holder: int) -> None:
        receiver, payers = settled_round(self.guessers, self.named, holder)
        if receiver != NOBODY:
            self._hand_over(holder, receiver)
        fine = len(self.guessers) - 1
        for seat in payers:
            self._pay(seat, fine)

    def _hand_over(self, holder: int, to: int) -> None:
        good = self.rows[holder].pop(self.found)
        self.rows[to].append(good)
        if self.events is not None:
            self.tell(types.Handed(holder, self.found, to, KEYS[good]))

    def _pay(self, seat: int, owed: int) -> None:
        """S40, S41: into the chest; nobody pays more than they have."""
        paid = min(owed, self.chips[seat])
        if not paid:
            return
        self.chips[seat] -= paid
        self.chest += paid
        if self.events is not None:
            self.tell(types.Paid(seat, paid, self.chips[seat]))

    # The end of a turn, and of the game.

    def _end_turn(self) -> None:
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.guessers = []
        self.named = []
        self.answers = [UNDECIDED] * self.seats
        self.looker = NOBODY
        self.looked = []
        self.searched = []
        self.found = NOT_FOUND
        self.looks_on = False
        self.reason = self._why_over()
        self.phase = OVER if self.reason else ROLLING
        if self.reason and self.events is not None:
            rows = tuple([tuple([KEYS[good] for good in row]) for row in self.rows])
            self.tell(types.Ended(self.reason, rows))

    def _why_over(self) -> str:
        """S42-S45."""
        if 0 in self.chips:
            return "no-chips"
        if max([len(row) for row in self.rows]) >= ENOUGH[self.seats]:
            return "enough-cards"
        return "turn-limit" if self.turns >= self.options.turn_limit else ""

    def score(self, seat: int) -> int:
        """S46."""
        return 2 * len(self.rows[seat]) + self.chips[seat]

    def outcome(self) -> Outcome | None:
        """S47."""
        if self.phase != OVER:
            return None
        scores = tuple([self.score(seat) for seat in range(self.seats)])
        best = max(scores)
        winners = tuple([seat for seat in range(self.seats) if scores[seat] == best])
        return Outcome(winners, scores, self.reason)

    # What is known.

    def silent(self, seat: int | None) -> bool:
        """S17, S32: who has not been addressed keeps quiet until the good is settled."""
        if self.phase not in (NAMING, OBJECTING, LOOKING):
            return False
        return seat != self.turn and seat not in self.named

    def view(self, seat: int | None) -> SmugglersView:
        return seen(self, seat)

    def position(self) -> dict[str, Any]:
        return Position.of(self)

    def secrets(self, seat: int | None) -> dict[str, object]:
        return secrets(self, seat)

    def redeal(self, seat: int | None, dice: Dice) -> Smugglers:
        return redealt(self, self.copy(), seat, dice)

    def tally(self) -> dict[str, int]:
        """S2, S40: a card is on its field, on the heap or with a player; chips, or in the chest."""
        cards = sum([len(row) for row in self.rows]) + len(self.untaken())
        return {"cards": cards, "chips": sum(self.chips) + self.chest}
