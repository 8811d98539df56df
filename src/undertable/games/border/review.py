"""Hart an der Grenze: what a review asks of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undertable.core.review import Case, Hidden, Note, SeatNamed, percent
from undertable.core.state import State
from undertable.core.text import say
from undertable.games.border.bot.packing import wrong_cards
from undertable.games.border.rules.cards import goods_of
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Accept,
    BorderView,
    Check,
    Confiscate,
    Declare,
    Demand,
    ExtraCheck,
    Keep,
    Offer,
    Open,
    Waive,
)
from undertable.games.border.words import good_text, goods_text

PLAYERS = ("hard", "normal", "easy")
TRIES = 6000
PARTS = frozenset({"suitcase"})
READING = frozenset({"check", "waive", "extracheck", "confiscate", "accept", "demand", "refuse"})


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """What is in the suitcases that are declared, and whether that is what was said."""
    assert isinstance(state, Border)
    for other in range(state.seats):
        goods = tuple(sorted(goods_of(state.suitcase[other])))
        if other != seat and goods and state.count[other]:
            yield Hidden(other, "suitcase", goods)
            wrong = wrong_cards(goods, state.count[other], state.good[other])
            yield Hidden(other, "lie", bool(wrong))


def words(what: str, value: Any, names: Sequence[str], lang: str) -> str:
    """Goods, or whether it was a lie."""
    if what == "lie":
        return say("border", "page-likely-lie" if value else "page-likely-honest", lang)
    return good_text(value, 1, lang) if isinstance(value, int) else goods_text(value, lang)


def lie(case: Case) -> bool | None:
    """A declaration that the own suitcase gives the lie."""
    if not isinstance(case.move, Declare):
        return None
    view: BorderView = case.view
    return bool(wrong_cards(view.suitcase, case.move.count, case.move.good))


def tags(case: Case) -> Iterator[str]:
    view: BorderView = case.view
    sheriff = view.sheriff == case.seat
    match case.move, case.best:
        case ((Accept() | Offer() | Demand()), _) if case.cost:
            yield "bribe-cheap" if sheriff else "bribe-dear"
        case Open(), (Accept() | Offer() | Demand()):
            yield "bribe-refused"
        case Waive(), Check():
            yield "check-missed"
        case ((Check() | ExtraCheck() | Confiscate()), _) if case.cost:
            yield "check-wrong"
        case Keep() as made, Keep() as best if len(made.cards) > len(best.cards):
            yield "kept-for-nothing"
        case Keep() as made, Keep() as best if len(made.cards) < len(best.cards):
            yield "sold-too-soon"
        case _:
            pass
    if lie(case):
        yield "lie"


def why(case: Case) -> Note | None:
    """How likely the suitcase in question was a lie."""
    suspect = _suspect(case)
    if suspect is None:
        return None
    guilty = case.sure("lie", True, suspect)
    true = next((b.true for b in case.beliefs if (b.seat, b.what) == (suspect, "lie")), None)
    words = {"who": SeatNamed(suspect), "percent": percent(guilty), "true": "yes" if true else "no"}
    return Note("why-suitcase", words)  # type: ignore[arg-type]  # a dict of these is one of those


def _suspect(case: Case) -> int | None:
    """Whose suitcase it was about, if it was somebody else's."""
    view: BorderView = case.view
    if isinstance(case.move, Check | ExtraCheck | Confiscate):
        return case.move.seat
    if view.haggle is not None and view.haggle.sheriff == case.seat:
        return view.haggle.traveller
    return None
