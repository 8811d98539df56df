"""Hart an der Grenze: positions as they are written down.

A card is its good, then what is known about it: `jug`, `cigar/1` (drawn after the first shuffle
of the discards), `cigar/1~2-4@0` (from the second to the fourth turn it was in the hand of seat 0
with cards from another pile), `statue!*` (all have seen it), `statue!02` (seats 0 and 2 have),
`tequila^jug` (everybody knows that it is no jug).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import field

from undertable.core.errors import malformed
from undertable.core.position import NO_ONE, Number, Written, written_as
from undertable.games.border.goods import CARDS, KINDS, NAMES
from undertable.games.border.possible import flaws
from undertable.games.border.rules.cards import (
    EVERYBODY,
    SEEN_BITS,
    certainly_not,
    counted,
    drawn,
    first_mixed,
    good_of,
    last_mixed,
    mixed,
    mixed_hand,
    pile_of,
    rule_out,
    seen_by,
    show,
)
from undertable.games.border.rules.table import (
    DECLARING,
    HAGGLING,
    KEEPING,
    LOT,
    NAMING,
    NO_SUM,
    NOBODY,
    OVER,
    START_MONEY,
)
from undertable.games.border.types import MOST_CARDS, PHASES, Count, Goods, Opening, Word

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border

_CARD = re.compile(
    r"(?P<good>[a-z]+)(/(?P<pile>\d+))?(~(?P<first>\d\d?)-(?P<last>\d\d?)@(?P<hand>[0-5]))?"
    r"(!(?P<seen>\*|[0-5]+))?(\^(?P<no>[a-z]+))?"
)


def write_card(card: int) -> str:
    text = NAMES[good_of(card)]
    if pile_of(card):
        text += f"/{pile_of(card)}"
    if first := first_mixed(card):
        text += f"~{first}-{last_mixed(card)}@{mixed_hand(card)}"
    if seen := seen_by(card):
        seats = "".join(str(seat) for seat in range(6) if seen >> seat & 1)
        text += "!*" if seen == SEEN_BITS else f"!{seats}"
    if (no := certainly_not(card)) >= 0:
        text += f"^{NAMES[no]}"
    return text


def read_card(text: str) -> int:
    found = _CARD.fullmatch(text)
    if found is None or found["good"] not in NAMES or (found["no"] or "jug") not in NAMES:
        raise malformed("refusal-bad-position", what=f"{text} is not a card")
    card = drawn(NAMES.index(found["good"]), int(found["pile"] or 0))
    if found["first"]:
        card = mixed(card, int(found["first"]), int(found["last"]), int(found["hand"]))
    if found["seen"] == "*":
        card |= EVERYBODY
    else:
        for seat in found["seen"] or "":
            card = show(card, int(seat))
    return rule_out(card, NAMES.index(found["no"])) if found["no"] else card


Pile: TypeAlias = Annotated[
    list[str],
    written_as(
        lambda _, pile: [write_card(card) for card in pile],
        lambda _, pile: tuple([read_card(text) for text in pile]),
    ),
]
Counts: TypeAlias = Annotated[
    dict[str, Number],
    written_as(
        lambda _, counts: {NAMES[good]: count for good, count in enumerate(counts) if count},
        lambda _, counts: [counts.get(name, 0) for name in NAMES],
    ),
]
Good: TypeAlias = Annotated[
    str, written_as(lambda _, good: NAMES[good], lambda _, name: NAMES.index(name))
]
Phase: TypeAlias = Annotated[
    str, written_as(lambda _, phase: PHASES[phase], lambda _, name: PHASES.index(name))
]


class Position(Written, kw_only=True):
    """A written position.

    Without `draw`, all cards that are nowhere else are in the draw pile; without `bank`, it has
    what the players have not.
    """

    phase: Phase = "packing"
    round: int = 1
    turn: int | None = None
    """Left out: the last of the round where cards are kept and sold, else the first."""
    sheriff: int = 0
    actor: int | None = None
    """Left out: whoever comes first in this phase."""
    cash: list[Number] | None = None
    bank: int | None = None
    hand: list[Pile] | None = None
    suitcase: list[Pile] | None = None
    behind: list[Pile] | None = None
    under: list[Pile] | None = None
    draw_pile: Counts | None = field(default=None, name="draw")
    discards: Counts = {}
    shuffles: Number = 0
    due: list[tuple[int, Count]] = []
    count: list[Number] | None = None
    good: list[Good] | None = None
    traveller: Annotated[int, NO_ONE] | None = None
    standing: Annotated[Number, NO_ONE] | None = None
    words: list[Word] = []
    opened: Opening | None = None
    look: tuple[int, int, int, int] | None = None
    sold: tuple[Goods, ...] = ()

    def fill(self, state: Border) -> None:
        super().fill(state)
        if self.turn is None:
            late = state.phase in (KEEPING, NAMING, OVER)
            state.turn = state.turns() if late else int(state.phase != LOT)
        if state.traveller != NOBODY and "checked" not in self.undeclared:
            state.checked[state.traveller] = True
        if self.actor is None:
            state.actor = _first_actor(state)
        if self.bank is None:
            state.bank = START_MONEY * state.seats - sum(state.cash)
        if "box" not in self.undeclared:
            tokens = state.seats * (2 if state.seats > 4 else 1)
            state.box = tokens - sum(state.seizure) - sum(state.extra)
        rest = _rest(state)
        if self.draw_pile is None:
            state.draw_pile = rest
        _check_draw_pile(state, rest)

    def flaws(self, state: Border) -> Iterator[str]:
        return flaws(state)

    def fault(self) -> str | None:
        p = self
        lists = (p.cash, p.hand, p.suitcase, p.behind, p.under, p.count, p.good)
        if any(given is not None and len(given) != p.seats for given in lists):
            return "lists need one item for each seat"
        if p.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        seats = [p.sheriff, p.actor or 0, p.traveller or 0, *(seat for seat, _ in p.due)]
        if not all(0 <= seat < p.seats for seat in seats):
            return "sheriff, actor, traveller and due name seats at the table"
        names = {*(p.good or ()), *p.discards, *(p.draw_pile or ())}
        if not names <= set(NAMES):
            return f"goods are {', '.join(NAMES)}"
        sizes = [len(cards) for cards in (*(p.hand or ()), *(p.suitcase or ()))]
        if max([*sizes, *(p.count or ()), 0]) > MOST_CARDS:
            return f"a hand, a suitcase and a declaration have at most {MOST_CARDS} cards"
        return None


def _first_actor(state: Border) -> int:
    """Whose word it is in this phase, if the position does not say."""
    order = [(state.sheriff + step) % state.seats for step in range(state.seats)]
    if state.phase == HAGGLING:
        answering = state.words or state.standing == NO_SUM  # or the talk so far is left out
        return (state.traveller, state.sheriff)[len(state.words) % 2 if answering else 1]
    if state.phase == NAMING:
        return state.poorest()
    waiting = order[:1]
    if state.phase == DECLARING:
        waiting = [seat for seat in order if state.suitcase[seat] and not state.count[seat]]
    elif state.phase == KEEPING:
        waiting = [seat for seat in order if state.behind[seat]]
    return waiting[0] if waiting else state.sheriff


def _rest(state: Border) -> list[int]:
    left = [CARDS[good] - state.discards[good] for good in range(KINDS)]
    for piles in (state.hand, state.suitcase, state.behind, state.under):
        for pile in piles:
            left = [a - b for a, b in zip(left, counted(pile), strict=True)]
    if min(left) < 0:
        good = NAMES[left.index(min(left))]
        raise malformed("refusal-bad-position", what=f"there are not so many cards of {good}")
    return left


def _check_draw_pile(state: Border, rest: list[int]) -> None:
    """There is no more to draw than lies nowhere else, and enough for whoever is due cards."""
    if any(drawn > left for drawn, left in zip(state.draw_pile, rest, strict=True)):
        raise malformed("refusal-bad-position", what="there are not so many cards to draw")
    if sum(count for _, count in state.due) > sum(state.draw_pile):
        raise malformed("refusal-bad-position", what="more cards are due than can be drawn")
