"""Hart an der Grenze: what a seat sees (H7, H16, H41, H46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undertable.games.border.goods import LIMITS
from undertable.games.border.rules.cards import Pile, goods_of, seen_by
from undertable.games.border.types import (
    PHASES,
    BorderView,
    Haggle,
    Look,
    Place,
    Sale,
)

if TYPE_CHECKING:
    from undertable.games.border.rules.state import Border


def seen(state: Border, seat: int | None) -> BorderView:
    return BorderView(
        seat=seat,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # a Literal by construction
        round=state.round,
        turn=state.turn,
        turns=state.turns(),
        sheriff=state.sheriff,
        acting=state.actors(),
        hand=_own(state.hand, seat),
        suitcase=_own(state.suitcase, seat),
        behind=_own(state.behind, seat),
        under=_own(state.under, seat),
        places=tuple([_place(state, s, seat) for s in range(state.seats)]),
        draw=sum(state.draw_pile),
        discards=tuple(state.discards),
        haggle=None if state.traveller < 0 else _haggle(state),
        opened=state.opened,
        look=None if state.look is None else _look(state.look, state, seat),
        sold=state.sold,
        sale=() if state.outcome() is None else _sale(state),
        options=state.options,
    )


def _own(piles: list[Pile], seat: int | None) -> tuple[int, ...]:
    return () if seat is None else goods_of(piles[seat])


def _place(state: Border, s: int, seat: int | None) -> Place:
    hand, suitcase = len(state.hand[s]), len(state.suitcase[s])
    split_known = s == seat or state.options.counts == "open" or not suitcase
    cash_known = s == seat or state.options.money == "open" or state.outcome() is not None
    declared = state.count[s] > 0
    return Place(
        cash=state.cash[s] if cash_known else None,
        cards=hand + suitcase,
        hand=hand if split_known else None,
        suitcase=suitcase if split_known else None,
        behind=len(state.behind[s]),
        under=len(state.under[s]),
        count=state.count[s] if declared else None,
        good=state.good[s] if declared else None,
        packed=suitcase > 0,
        checked=state.checked[s],
        seizure=state.seizure[s],
        extra=state.extra[s],
        confiscated=state.look is not None and state.look[0] == s,
    )


def _haggle(state: Border) -> Haggle:
    cap = state.options.offers_cap
    return Haggle(
        traveller=state.traveller,
        sheriff=state.sheriff,
        speaker=state.actor,
        standing=None if state.standing < 0 else state.standing,
        words=tuple(state.words),
        words_left=cap - len(state.words) if cap else None,
    )


def _look(look: tuple[int, int, int, int], state: Border, seat: int | None) -> Look | None:
    """H41: for the two it concerns; the cards themselves lie behind the sheriff's suitcase."""
    owner, sheriff, returned, good = look
    if seat not in (owner, sheriff):
        return None
    seized = [card for card in state.behind[sheriff] if seen_by(card) == 1 << owner]
    taken = goods_of(tuple(seized))
    cards = tuple(sorted(taken + (good,) * returned))
    return Look(owner, sheriff, cards, taken)


def _sale(state: Border) -> tuple[Sale, ...]:
    limits = LIMITS[state.seats]
    return tuple(
        [Sale(good, limits[good], tuple(held), tuple(got)) for good, held, got in state.sale()]
    )
