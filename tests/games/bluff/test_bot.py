"""Bluff's bots: legal, fair, never silly, and as strong as their level says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from undertable.core.bot import chance_of
from undertable.core.dice import FastDice
from undertable.core.legal import Moves
from undertable.core.match import Match, new_match
from undertable.core.types import Event, Move
from undertable.games import game
from undertable.games.bluff.bot.beliefs import known_to
from undertable.games.bluff.bot.equilibria import solved
from undertable.games.bluff.bot.odds import chance, falls, least, mean
from undertable.games.bluff.bot.policy import TEMPERS
from undertable.games.bluff.bot.reading import Reading, heard_this_round, spreads
from undertable.games.bluff.bot.value import Reckoning
from undertable.games.bluff.rules.choices import DOUBT, KEEP
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.track import ALL_BIDS, order
from undertable.games.bluff.types import (
    FACES,
    STAR,
    Begins,
    Bid,
    Bidden,
    BluffView,
    LayOut,
    Peeked,
)
from undertable.lab.sim import plan, simulate, standings

BLUFF = game("bluff")
QUICK = tuple(level for level in BLUFF.levels if level != "expert")
"""An expert thinks longer than all others together, and has tests of its own."""
LEVELS = (*QUICK, *BLUFF.yardsticks)
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"dice": 1}),
    (2, {"laying_out": True, "bid_cap": False}),
    (3, {"exact": "doubter_loses_one", "dice": 3}),
    (3, {"laying_out": True, "exact": "doubter_loses_one"}),
    (4, {"bid_cap": False}),
    (5, {"dice": 2, "laying_out": True}),
    (6, {}),
    (6, {"laying_out": True}),
]


class Spot(NamedTuple):
    """A decision as a seat meets it, and the state that only the test may see."""

    view: BluffView
    history: list[Event]
    legal: Moves
    state: Bluff


def spots(seats: int, options: dict[str, object], games: int = 2) -> Iterator[Spot]:
    """The decisions of games in which players of every kind sit, some of them just guessing."""
    players = [BLUFF.bot(level) for level in ("random", *LEVELS)]
    for number in range(games):
        match = new_match(BLUFF, seats, FastDice(f"{number} {options}"), **options)
        pick = FastDice(f"who {number}")
        while actors := match.state.actors():
            spot = _spot(match, actors[0])
            yield spot
            player = players[int(pick.below(len(players)))]
            match.play(actors[0], player.decide(spot.view, spot.history, spot.legal, pick))


def _spot(match: Match, seat: int) -> Spot:
    view, state = match.state.view(seat), match.state
    assert isinstance(view, BluffView)
    assert isinstance(state, Bluff)
    return Spot(view, match.history(seat), state.legal(seat), state)


def decide(level: str, spot: Spot, seed: int = 0) -> Move:
    return BLUFF.bot(level).decide(spot.view, spot.history, spot.legal, FastDice(seed))


def sure(view: BluffView, face: int) -> int:
    """How many fitting dice the seat sees: its own, and all that lie open."""
    return FITS[view.cup][face] + sum(FITS[laid][face] for laid in view.laid)


def hidden(view: BluffView) -> int:
    return sum(view.cups) - len(view.cup)


def written(level: str, seed: int = 0, **position: object) -> Move:
    """What a bot does in a written position."""
    state = BLUFF.position(position)
    seat = state.actors()[0]
    return BLUFF.bot(level).decide(state.view(seat), [], state.legal(seat), FastDice(seed))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_moves_legally_and_by_what_it_is_given_alone(
    seats: int, options: dict[str, object]
) -> None:
    for spot, level in product(spots(seats, options), LEVELS):
        move = decide(level, spot)
        assert move in spot.legal
        assert decide(level, spot) == move


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_bot_is_never_silly(seats: int, options: dict[str, object]) -> None:
    for spot, level in product(spots(seats, options), QUICK):
        view, move = spot.view, decide(level, spot, seed=spot.view.round)
        if level == "hard" and solved(view, spot.history):
            continue  # an equilibrium bids now and then what its bidder knows to be false
        if isinstance(move, Bid):
            assert move.count <= sure(view, move.face) + hidden(view), "an impossible bid"
        elif isinstance(move, LayOut):
            assert view.bid is not None
            assert_lays_out_for_the_bid(view, view.bid, move)
        elif move == DOUBT:
            assert view.bid is not None
            assert_may_be_false(view, view.bid)


def assert_may_be_false(view: BluffView, bid: Bid) -> None:
    """A doubted bid is not proven by the own dice, unless nothing higher is possible at all."""
    room = any(least(bid)[face] <= sure(view, face) + hidden(view) for face in FACES)
    assert sure(view, bid.face) < bid.count or not room


def assert_lays_out_for_the_bid(view: BluffView, bid: Bid, move: LayOut) -> None:
    """Every fitting die is kept, and only with none at hand is another one laid out."""
    fitting = FITS[view.cup][bid.face]
    assert FITS[move.dice][bid.face] == fitting
    assert len(move.dice) == max(1, fitting)


@pytest.mark.parametrize("level", QUICK)
def test_an_opening_bid_is_no_leap(level: str) -> None:
    for seed in range(30):
        dice = {"cups": [[1, 2, 4, 5, 5], [1, 2, 3, 4, 5]], "turn": 0, "seats": 2}
        move = written(level, seed, **dice)
        assert isinstance(move, Bid)
        assert move.count <= 6


@pytest.mark.parametrize("level", LEVELS)
def test_an_impossible_bid_is_doubted(level: str) -> None:
    cups = [[1, 1, 2, 2, 2], [3]]
    bid = {"count": 3, "face": 5}
    assert written(level, seats=2, cups=cups, turn=0, bidder=1, bid=bid) == DOUBT


@pytest.mark.parametrize("level", LEVELS)
def test_a_bid_far_above_all_dice_in_play_is_doubted(level: str) -> None:
    position = {"seats": 2, "cups": [[5, 5], [3]], "options": {"bid_cap": False}}
    assert written(level, **position, turn=0, bidder=1, bid={"count": 40, "face": 5}) == DOUBT


@pytest.mark.parametrize("level", BLUFF.levels)
def test_at_the_top_of_the_track_there_is_only_doubt(level: str) -> None:
    position = {"seats": 2, "cups": [[STAR], [STAR]], "turn": 0, "bidder": 1}
    assert written(level, **position, bid={"count": 2, "face": STAR}) == DOUBT


def test_dice_that_all_fit_stay_under_the_cup() -> None:
    position = {"seats": 2, "cups": [[4, 4, STAR], [1, 2, 3]], "phase": "laying", "turn": 0}
    options = {"laying_out": True}
    for level in BLUFF.levels:
        bid = {"count": 3, "face": 4}
        assert written(level, **position, options=options, bidder=0, bid=bid) == KEEP


def test_a_hard_bot_does_not_always_bid_the_same() -> None:
    cups = [[1, 2, 4, 5, 5], [1, 2, 3, 4, 5]]
    moves = {written("hard", seed, seats=2, cups=cups, turn=0) for seed in range(40)}
    assert len(moves) > 2


def test_the_yardstick_bids_its_expectation_and_doubts_above_it() -> None:
    # Own dice and 5/3 of the others: 4.67 fives, 2.67 of all other numbers.
    cups = [[5, 5, 5, 1, 2], [1, 2, 3, 4, 5]]
    seat = {"seats": 2, "cups": cups, "turn": 0, "bidder": 1}
    assert written("expected", **seat) == Bid(4, 5)
    assert written("expected", **seat, bid={"count": 5, "face": 5}) == DOUBT
    assert written("expected", **seat, bid={"count": 3, "face": 1}) == DOUBT
    assert written("expected", **seat, bid={"count": 4, "face": 5}) == Bid(5, 5)


def test_the_lowest_raise_of_each_face_is_the_lowest_legal_one() -> None:
    for bid in ALL_BIDS[: ALL_BIDS.index(Bid(40, 1))]:
        for face in FACES:
            higher = [b.count for b in ALL_BIDS if b.face == face and order(b) > order(bid)]
            assert least(bid)[face] == min(higher)


@pytest.mark.parametrize("dice", range(6))
def test_chances_agree_with_counting_all_rolls(dice: int) -> None:
    for face in FACES:
        counted = [0.0] * (dice + 1)
        for fits, likely in falls(dice):
            counted[fits[face]] += likely
        assert chance(dice, face) == pytest.approx(counted)


def test_a_bid_on_fives_speaks_for_fives() -> None:
    view = BLUFF.position({"seats": 2, "cups": [[1] * 5, [2] * 5], "turn": 0}).view(0)
    assert isinstance(view, BluffView)
    events = [Begins(1, 1, 10), Peeked(0, (1,) * 5), Bidden(1, 4, 5)]
    heard = heard_this_round(view, events)[1]
    for reading in (Reading(1, 0.5, 0.2), Reading(3, -0.4, 0.02)):
        after = spreads(5, heard, reading)
        assert sum(after[5]) == pytest.approx(1)
        fives, threes = mean(after[5]), mean(after[3])
        assert fives > 5 / 3 + 0.15
        assert fives > threes + 0.1


def test_what_was_shaken_again_is_unknown_again() -> None:
    for spot in spots(3, {"laying_out": True}):
        for seat, heard in enumerate(heard_this_round(spot.view, spot.history)):
            if spot.view.laid[seat] and seat != spot.view.seat:
                assert len(heard) <= 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_worth_of_an_ending_is_that_of_what_the_rules_do(
    seats: int, options: dict[str, object]
) -> None:
    for spot in spots(seats, options, games=2):
        view, state = spot.view, spot.state.copy()
        if view.bid is None or view.bidder is None or view.phase != "bidding":
            continue
        reckoning = Reckoning(
            view, known_to(view, spot.history, TEMPERS["easy"].reading), TEMPERS["reader"]
        )
        state.play(state.turn, DOUBT)
        assert state.raised is not None
        off = max(-5, min(5, state.raised.actual - view.bid.count))
        worth = reckoning._ending(view.bidder, spot.state.turn, off)
        assert worth == reckoning.prospect(state.dice_left, state.turn)


def share(bots: list[str], games: int) -> dict[str, float]:
    chosen = plan(BLUFF, bots, seed="strength")
    return {bot: s.share for bot, s in standings(chosen, simulate(chosen, games)).items()}


@pytest.mark.parametrize(
    ("bots", "games", "least_share"),
    [
        (["hard", "random"], 40, 0.95),
        (["hard", "expected"], 120, 0.6),
        (["hard", "normal"], 80, 0.55),
    ],
)
def test_a_hard_bot_wins(bots: list[str], games: int, least_share: float) -> None:
    assert share(bots, games)["hard"] >= least_share


def test_a_doubter_doubts_and_a_boaster_goes_on() -> None:
    doubts = dict.fromkeys(("boaster", "normal", "doubter"), 0.0)
    for spot in spots(3, {}, games=3):
        if spot.view.phase == "bidding" and spot.view.bid is not None:
            for level in doubts:
                policy = BLUFF.bot(level).policy(spot.view, spot.history, spot.legal)
                doubts[level] += chance_of(DOUBT, policy)
    assert doubts["boaster"] < doubts["normal"] < doubts["doubter"]


def test_levels_are_worth_their_names() -> None:
    found = share(["hard", "normal", "easy", "random"], 80)
    assert found["hard"] > found["normal"] > found["easy"] > found["random"]
