"""Bluff: what a review asks of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undertable.core.review import Argument, Belief, Case, Hidden, Likely, Note, Reckoned, percent
from undertable.core.state import State
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.equilibria import place_of
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.solver.tree import mask_of
from undertable.games.bluff.solver.worth import round_of
from undertable.games.bluff.types import STAR, Bid, BluffView, Doubt

PLAYERS = ("hard", "normal", "boaster", "doubter", "easy")
"""Levels and characters: no one of them alone is how people play."""
TRIES = 6000
READING = frozenset({"bid", "doubt"})
TABLE_ERROR = 0.002
"""Of chances out of the solved tables: more than the best answer to them gains."""
UNLIKELY = 1e-4
"""A seat that came here so seldom by the table does not play by it."""


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """The dice under the other cups, and how many dice in all fit the bid."""
    assert isinstance(state, Bluff)
    for other, cup in enumerate(state.cups):
        if cup and other != seat:
            yield Hidden(other, "cup", cup)
    if (bid := state.view(seat).bid) is not None:
        yield Hidden(-1, "fits", _fitting(state, bid))


def _fitting(state: Bluff, bid: Bid) -> int:
    rolls = (*state.cups, *state.laid)
    return sum(FITS[tuple(sorted(roll))][bid.face] for roll in rolls)


def exact(view: BluffView, history: Sequence[Event]) -> Reckoned | None:
    """For two with few dice: every move against a player of the equilibrium."""
    place = place_of(view, history)
    if place is None:
        return None
    played = round_of(place.dice)
    tree, me, mask = played.tree, place.me, mask_of(place.rungs)
    reach = played.reach(1 - me, place.rungs)
    likely = float(reach.sum())
    if likely < UNLIKELY:
        return None  # the other does not play by the table: nothing is known exactly
    hand = tree.hands[me].index(view.cup)
    higher = tree.ladder[mask.bit_length() :]
    moves: tuple[Move, ...] = (DOUBT, *higher) if mask else higher
    worths = played.moves(me, hand, mask, reach)
    worth = {m: (1 + w / likely) / 2 for m, w in zip(moves, worths, strict=True)}
    cups = {roll: float(p) / likely for roll, p in zip(tree.hands[1 - me], reach, strict=True) if p}
    return Reckoned(worth, TABLE_ERROR, list(_beliefs(view, cups)))


def _beliefs(view: BluffView, cups: dict[tuple[int, ...], float]) -> Iterator[Belief]:
    other = next(s for s, dice in enumerate(view.dice) if dice and s != view.seat)
    ranked = sorted(cups.items(), key=lambda item: -item[1])
    yield Belief(other, "cup", [Likely(list(cup), round(p, 4)) for cup, p in ranked], None, 0.0)
    if view.bid is None:
        return
    face, counts = view.bid.face, dict[int, float]()
    for cup, p in cups.items():
        fits = FITS[cup][face] + FITS[view.cup][face]
        counts[fits] = counts.get(fits, 0.0) + p
    likely = [Likely(n, round(p, 4)) for n, p in sorted(counts.items(), key=lambda i: -i[1])]
    yield Belief(-1, "fits", likely, None, 0.0)


# What it was about.


def lie(case: Case) -> bool | None:
    """A bid that not one of the own dice bears out."""
    if not isinstance(case.move, Bid):
        return None
    view: BluffView = case.view
    assert view.seat is not None
    mine = {*view.cup, *view.laid[view.seat]}
    return not {case.move.face, STAR} & mine


def tags(case: Case) -> Iterator[str]:
    match case.move, case.best:
        case Bid(), Doubt():
            yield "doubt-missed"
        case Doubt(), Bid():
            yield "doubt-rash"
        case Bid() as made, Bid() as best if made.count > best.count:
            yield "bid-high"
        case _:
            pass
    if isinstance(case.move, Bid) and lie(case):
        yield "lie"


def why(case: Case) -> Note | None:
    """What the likely dice say about the bid on the table, or about the own one."""
    if isinstance(case.move, Doubt) or isinstance(case.best, Doubt):
        return _about_the_bid(case)
    if isinstance(case.move, Bid) and isinstance(case.best, Bid) and case.cost:
        cup, made, best = case.view.cup, case.move, case.best
        return Note("why-bid", {"mine": FITS[cup][made.face], "other": FITS[cup][best.face]})
    return None


def _about_the_bid(case: Case) -> Note | None:
    bid: Bid | None = case.view.bid
    if bid is None:
        return None
    fits = [b for b in case.beliefs if b.what == "fits"]
    holds = sum(one.chance for b in fits for one in b.likely if one.value >= bid.count)
    true = next((b.true for b in fits), 0)
    key = "why-doubt" if isinstance(case.best, Doubt) else "why-no-doubt"
    return Note(key, {**_words(bid), "percent": percent(holds), "true": true})


def _words(bid: Bid) -> dict[str, Argument]:
    return {"count": bid.count, "face": bid.face}
