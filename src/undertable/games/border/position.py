"""Hart an der Grenze: positions as they are written down.

A card is its good, then what is known about it: `jug`, `cigar/1` (drawn after the first shuffle
of the discards), `statue!*` (all have seen it), `statue!02` (seats 0 and 2 have), `tequila^jug`
(everybody knows that it is no jug).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from undertable.core.errors import malformed
from undertable.core.position import Number, Written
from undertable.games.border.goods import CARDS, KINDS, NAMES
from undertable.games.border.rules.cards import (
    EVERYBODY,
    SEEN_BITS,
    Pile,
    certainly_not,
    counted,
    drawn,
    good_of,
    pile_of,
    rule_out,
    seen_by,
    show,
)
from undertable.games.border.types import MOST_CARDS, PHASES, Count, Goods, Opening, Word

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border

_CARD = re.compile(r"(?P<good>[a-z]+)(/(?P<pile>\d+))?(!(?P<seen>\*|[0-5]+))?(\^(?P<no>[a-z]+))?")


class Position(Written, kw_only=True):
    """A written position. Whatever a new game has anyway may be left out.

    Without `draw`, all cards that are nowhere else are in the draw pile; without `bank`, it has
    what the players have not.
    """

    phase: str = "packing"
    round: int = 1
    turn: int = 1
    sheriff: int = 0
    actor: int | None = None
    cash: list[Number] | None = None
    bank: int | None = None
    hand: list[list[str]] | None = None
    suitcase: list[list[str]] | None = None
    behind: list[list[str]] | None = None
    under: list[list[str]] | None = None
    draw: dict[str, Number] | None = None
    discards: dict[str, Number] = {}
    shuffles: Number = 0
    due: list[tuple[int, Count]] = []
    count: list[Number] | None = None
    good: list[str] | None = None
    checked: list[bool] | None = None
    seizure: list[bool] | None = None
    extra: list[bool] | None = None
    box: int = 0
    traveller: int | None = None
    standing: Number | None = None
    words: list[Word] = []
    opened: Opening | None = None
    look: tuple[int, int, int, int] | None = None
    sold: tuple[Goods, ...] = ()

    def fill(self, state: Border) -> None:
        """Make a new state what the position says."""
        state.phase = PHASES.index(self.phase)
        state.round, state.turn = self.round, self.turn
        state.sheriff = self.sheriff
        state.actor = self.sheriff if self.actor is None else self.actor
        state.cash = self.cash or state.cash
        start = 30 * state.seats
        state.bank = start - sum(state.cash) if self.bank is None else self.bank
        for name in ("hand", "suitcase", "behind", "under"):
            piles: list[list[str]] = getattr(self, name) or [[]] * state.seats
            setattr(state, name, [tuple(read_card(card) for card in pile) for pile in piles])
        state.discards = _read_counts(self.discards)
        state.shuffles, state.due = self.shuffles, self.due
        rest = _rest(state)
        state.draw_pile = rest if self.draw is None else _read_counts(self.draw)
        _check_draw_pile(state, rest)
        state.count = self.count or state.count
        state.good = [NAMES.index(name) for name in self.good or [NAMES[0]] * state.seats]
        self._fill_desk(state)

    def _fill_desk(self, state: Border) -> None:
        state.checked = self.checked or state.checked
        state.seizure = self.seizure or state.seizure
        state.extra = self.extra or state.extra
        state.box = self.box
        state.traveller = -1 if self.traveller is None else self.traveller
        state.standing = -1 if self.standing is None else self.standing
        state.words = self.words
        state.opened, state.look, state.sold = self.opened, self.look, self.sold

    def fault(self) -> str | None:
        p = self
        lists = (p.cash, p.hand, p.suitcase, p.behind, p.under, p.count, p.good, p.checked)
        if any(
            given is not None and len(given) != p.seats for given in (*lists, p.seizure, p.extra)
        ):
            return "lists need one item for each seat"
        if p.phase not in PHASES:
            return f"phase is one of {', '.join(PHASES)}"
        seats = [p.sheriff, p.actor or 0, p.traveller or 0, *(seat for seat, _ in p.due)]
        if not all(0 <= seat < p.seats for seat in seats):
            return "sheriff, actor, traveller and due name seats at the table"
        names = {*(p.good or ()), *p.discards, *(p.draw or ())}
        if not names <= set(NAMES):
            return f"goods are {', '.join(NAMES)}"
        if (p.phase == "haggling") != (p.traveller is not None):
            return "there is a traveller at the desk while they haggle, and only then"
        if p.phase == "dealing" and not p.due:
            return "while dealing somebody is due cards"
        if p.suitcase and p.suitcase[p.sheriff]:
            return "the sheriff has no suitcase"
        sizes = [len(cards) for cards in (*(p.hand or ()), *(p.suitcase or ()))]
        if max([*sizes, *(p.count or ()), 0]) > MOST_CARDS:
            return f"a hand, a suitcase and a declaration have at most {MOST_CARDS} cards"
        return None


def write_card(card: int) -> str:
    text = NAMES[good_of(card)]
    if pile_of(card):
        text += f"/{pile_of(card)}"
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
    if found["seen"] == "*":
        card |= EVERYBODY
    else:
        for seat in found["seen"] or "":
            card = show(card, int(seat))
    return rule_out(card, NAMES.index(found["no"])) if found["no"] else card


def _write_piles(piles: list[Pile]) -> list[list[str]]:
    return [[write_card(card) for card in pile] for pile in piles]


def _write_counts(counts: list[int]) -> dict[str, int]:
    return {NAMES[good]: count for good, count in enumerate(counts) if count}


def written(state: Border) -> dict[str, Any]:
    position = Position(
        seats=state.seats,
        options=to_builtins(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        sheriff=state.sheriff,
        actor=state.actor,
        cash=state.cash,
        bank=state.bank,
        hand=_write_piles(state.hand),
        suitcase=_write_piles(state.suitcase),
        behind=_write_piles(state.behind),
        under=_write_piles(state.under),
        draw=_write_counts(state.draw_pile),
        discards=_write_counts(state.discards),
        shuffles=state.shuffles,
        due=state.due,
        count=state.count,
        good=[NAMES[good] for good in state.good],
        checked=state.checked,
        seizure=state.seizure,
        extra=state.extra,
        box=state.box,
        traveller=None if state.traveller < 0 else state.traveller,
        standing=None if state.standing < 0 else state.standing,
        words=state.words,
        opened=state.opened,
        look=state.look,
        sold=state.sold,
    )
    data: dict[str, Any] = to_builtins(position)
    return data


def _read_counts(counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in NAMES]


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
