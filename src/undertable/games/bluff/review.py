"""Bluff: what a review asks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from undertable.core.bot import Bot, chance_of
from undertable.core.dice import Dice
from undertable.core.review import Argument, Belief, Case, Hidden, Likely, Note, Reckoned, percent
from undertable.core.search import World
from undertable.core.state import State
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.equilibria import place_of
from undertable.games.bluff.bot.expert import Spoken, spoken, state_of
from undertable.games.bluff.bot.odds import Spread, together
from undertable.games.bluff.bot.reading import this_round
from undertable.games.bluff.rules.choices import BIDS, DOUBT
from undertable.games.bluff.rules.rolls import FITS, ROLLS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.track import RUNGS
from undertable.games.bluff.solver.tree import hand_chances, hands, mask_of
from undertable.games.bluff.solver.worth import round_of
from undertable.games.bluff.types import STAR, Bid, BluffView, Doubt, Peeked, Roll

PLAYERS = ("hard", "normal", "boaster", "doubter", "easy")
"""Levels and characters: no one of them alone is how people play."""
TRIES = 6000
READING = frozenset({"bid", "doubt"})
TABLE_ERROR = 0.002
"""Of chances out of the solved tables: more than the best answer to them gains."""
MOST_EXACT = 3
"""Players up to which every cup is thought of."""
STRIDES = {4: 19, 5: 121}
"""With more, every so manieth fall; no factor of six, so that all faces come."""
MISTAKES = 0.05
"""How often people bid anything at all."""
GRAIN = 1 << 24
UNLIKELY = 1e-3
"""A seat that came here so seldom by the table does not play by it."""
GAPS = 6e-5
"""Tables leave out what a seat hardly ever comes to; the more seldom it came here, the more of it
is missing from here on."""


def hidden(state: State, seat: int) -> Iterator[Hidden]:
    """The dice under the other cups, and how many dice in all fit the bid."""
    assert isinstance(state, Bluff)
    for other, cup in enumerate(state.cups):
        if cup and other != seat:
            yield Hidden(other, "cup", cup)
    if (bid := state.view(seat).bid) is not None:
        yield Hidden(-1, "fits", _fitting(state, bid))


def words(what: str, value: Any, names: Sequence[str], lang: str) -> str:
    """Dice as they lie, or how many fit."""
    if what == "cup":
        return " ".join("★" if face == STAR else str(face) for face in value)
    return str(value)


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
    return Reckoned(worth, TABLE_ERROR + GAPS / likely, list(_beliefs(view, cups)))


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


# With more dice: every cup that could stand there, as likely as its owner's bids make it.


class Cups:
    """What a seat thinks possible: the others' cups, each by itself, weighed one by one."""

    def __init__(self, view: BluffView, history: Sequence[Event], bot: Bot, dice: Dice) -> None:
        self.view, self.dice = view, dice
        self.public = [event for event in this_round(history) if not isinstance(event, Peeked)]
        said = list(spoken(view, self.public))
        crowd = sum(count > 0 for count in view.cups) > MOST_EXACT
        self.cups = {
            seat: _weighed(count, crowd, [one for one in said if one.view.seat == seat], bot)
            for seat, count in enumerate(view.cups)
            if count and seat != view.seat
        }

    def drawn(self, count: int) -> Iterator[World]:
        for _ in range(count):
            cups = {
                seat: rolls[self.dice.pick([int(GRAIN * p) for p in chances])]
                for seat, (rolls, chances) in self.cups.items()
            }
            yield World(state_of(self.view, cups), [self.public] * len(self.view.cups))

    def beliefs(self) -> list[Belief]:
        found = []
        for seat, (rolls, chances) in self.cups.items():
            ranked = sorted(zip(rolls, chances, strict=True), key=lambda item: -item[1])
            likely = [Likely(list(roll), round(p, 4)) for roll, p in ranked]
            found.append(Belief(seat, "cup", likely, None, 0.0))
        if self.view.bid is not None:
            found.append(Belief(-1, "fits", self._fits(self.view.bid.face), None, 0.0))
        return found

    def _fits(self, face: int) -> list[Likely]:
        """How many dice in all fit the bid."""
        known = (self.view.cup, *self.view.laid)
        spread: Spread = (1.0,)
        for rolls, chances in self.cups.values():
            cup = [0.0] * (len(rolls[0]) + 1)
            for roll, p in zip(rolls, chances, strict=True):
                cup[FITS[roll][face]] += p
            spread = together(spread, tuple(cup))
        sure = sum(FITS[tuple(sorted(roll))][face] for roll in known)
        ranked = sorted(enumerate(spread, sure), key=lambda item: -item[1])
        return [Likely(count, round(p, 4)) for count, p in ranked if p > 0]


def imagine(view: BluffView, history: Sequence[Event], bot: Bot, dice: Dice) -> Cups:
    return Cups(view, history, bot, dice)


def _weighed(
    count: int, crowd: bool, said: Sequence[Spoken], bot: Bot
) -> tuple[tuple[Roll, ...], list[float]]:
    """Cups of so many dice, and how likely each is after what its owner has said."""
    rolls, chances = _cups(count, crowd)
    weights = list(chances)
    for one in said:
        view = replace(one.view, cup=())  # whoever looks at it
        speak = _bid_with_each(view, tuple(one.history), one.bid, rolls, bot)
        weights = [w * p for w, p in zip(weights, speak, strict=True)]
    total = sum(weights)
    return rolls, [w / total for w in weights]


@cache
def _cups(count: int, crowd: bool) -> tuple[tuple[Roll, ...], tuple[float, ...]]:
    """Every cup there is with its chance; in a crowd every so manieth fall of the dice."""
    if not crowd or count not in STRIDES:
        return tuple(hands(count)), tuple(float(p) for p in hand_chances(count))
    falls = Counter(tuple(sorted(fall)) for fall in ROLLS[count][:: STRIDES[count]])
    return tuple(falls), tuple(n / falls.total() for n in falls.values())


@lru_cache(maxsize=512)
def _bid_with_each(
    view: BluffView, history: tuple[Event, ...], bid: Bid, rolls: tuple[Roll, ...], bot: Bot
) -> tuple[float, ...]:
    """How likely each cup makes this bid."""
    legal = BIDS[view.cap][0 if view.bid is None else RUNGS[view.cap][view.bid] + 1]
    usual = MISTAKES / len(legal)
    return tuple(
        usual + (1 - MISTAKES) * chance_of(bid, bot.policy(replace(view, cup=cup), history, legal))
        for cup in rolls
    )


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
        cup = case.view.cup
        mine, other = FITS[cup][case.move.face], FITS[cup][case.best.face]
        return Note("why-bid", {"mine": mine, "other": other}) if other > mine else None
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
