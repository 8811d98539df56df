"""Reference players: hard in all but one habit. No habit may pay against three who have none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undertable.core.bot import Policy, surely
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.policy import Smuggler
from undertable.games.border.goods import LEGAL_KINDS, VALUES
from undertable.games.border.rules.choices import (
    ACCEPT,
    CHECKS,
    CONFISCATIONS,
    DEMANDS,
    DONE,
    OFFERS,
    OPEN,
)
from undertable.games.border.types import MOST_KEPT, BorderView, Keep, Pack

MUCH = 60
"""More than anybody pays."""


def _keep_dearest(view: BorderView) -> Move:
    return Keep(tuple(sorted(view.behind))[-MOST_KEPT:])


def _keep_one_good(view: BorderView) -> Move:
    """All of the good it has most of already, then the dearest."""

    def liked(card: int) -> tuple[int, int]:
        return view.under.count(card), view.behind.count(card) * VALUES[card]

    return Keep(tuple(sorted(view.behind, key=liked)[-MOST_KEPT:]))


def _pack_forbidden(view: BorderView) -> Move | None:
    forbidden = tuple(card for card in view.hand if card >= LEGAL_KINDS)
    return Pack(forbidden) if forbidden else None


def _pack_all(view: BorderView) -> Move:
    return Pack(view.hand)


def _never_pay(view: BorderView) -> Move | None:
    return OPEN if _travels(view) else None


def _always_open(view: BorderView) -> Move | None:
    return None if _travels(view) else OPEN


def _one_dollar(view: BorderView) -> Move | None:
    haggle = view.haggle
    if haggle is None or not _travels(view):
        return None
    said = sum(word.seat == view.seat for word in haggle.words)
    if haggle.standing is not None and haggle.standing <= 1:
        return ACCEPT
    return OFFERS[1] if said < MOST_KEPT else OPEN


def _take_last_offer(view: BorderView) -> Move | None:
    """As sheriff: asks for much until the other has offered four times, and takes that."""
    haggle = view.haggle
    if haggle is None or _travels(view):
        return None
    offers = sum(word.seat != view.seat for word in haggle.words)
    ends = haggle.words_left is not None and haggle.words_left <= 2
    if haggle.standing and (offers > MOST_KEPT or ends):
        return ACCEPT
    cash = view.places[haggle.traveller].cash
    return DEMANDS[MUCH if cash is None else min(MUCH, cash)]


def _check_neighbour(view: BorderView) -> Move | None:
    seats = len(view.places)
    order = [(view.sheriff + step) % seats for step in range(1, seats)]
    return next((CHECKS[seat] for seat in order if view.places[seat].cards), None)


def _seize_late(view: BorderView) -> Move | None:
    return DONE if view.round < view.options.rounds else None


def _seize_early(view: BorderView) -> Move | None:
    """The first suitcase that it may."""
    seats = enumerate(view.places)
    open_to = [s for s, p in seats if s != view.sheriff and p.cards and not p.checked]
    return CONFISCATIONS[open_to[0]] if open_to else None


def _travels(view: BorderView) -> bool:
    return view.haggle is not None and view.haggle.traveller == view.seat


HABITS: dict[str, tuple[str, Callable[[BorderView], Move | None]]] = {
    "dearest": ("keeping", _keep_dearest),
    "collector": ("keeping", _keep_one_good),
    "forbidden": ("packing", _pack_forbidden),
    "everything": ("packing", _pack_all),
    "stubborn": ("haggling", _never_pay),
    "strict": ("haggling", _always_open),
    "dollar": ("haggling", _one_dollar),
    "patient": ("haggling", _take_last_offer),
    "neighbour": ("checking", _check_neighbour),
    "late": ("tokens", _seize_late),
    "early": ("tokens", _seize_early),
}


class Creature(Smuggler):
    """Hard, with one habit that it cannot leave."""

    def __init__(self, habit: str) -> None:
        super().__init__(CHARACTERS["hard"])
        self.phase, self.does = HABITS[habit]

    def policy(self, view: Any, history: Sequence[Event], legal: Moves) -> Policy:
        move = self.does(view) if view.phase == self.phase else None
        if move is None or move not in legal:
            return super().policy(view, history, legal)
        return surely(move)
