"""Bluff's rules by number; the rulebook's examples are in tests/scenarios/bluff."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undertable
from undertable import CHANCE, FastDice, GameOver, IllegalMove, Malformed, NotYourTurn
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.rules.track import ALL_BIDS, order, rank
from undertable.games.bluff.types import STAR, Bid, Doubt, Keep, LayOut, Shake
from undertable.lab.walk import fresh

GAME = undertable.game("bluff")


def table(*cups: list[int], bid: Bid | None = None, **more: object) -> Bluff:
    written = {"seats": len(cups), "cups": list(cups), **more}
    if bid is not None:
        written["bid"] = {"count": bid.count, "face": bid.face}
    state = GAME.position(written)
    assert isinstance(state, Bluff)
    return state


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play_B1(seats: int) -> None:
    with pytest.raises(Malformed, match="2 to 6 players"):
        GAME.start(seats)


def test_everybody_has_five_dice_B1() -> None:
    assert GAME.start(4).view(None).dice == (5, 5, 5, 5)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_a_shorter_game_has_fewer_dice_B2(dice: int) -> None:
    assert GAME.start(3, dice=dice).view(0).dice == (dice,) * 3


@pytest.mark.parametrize("dice", [0, 6, "many"])
def test_nobody_starts_with_none_or_six_dice_B2(dice: object) -> None:
    with pytest.raises(Malformed, match="1-5"):
        GAME.start(3, dice=dice)


def test_a_round_is_shaken_bid_and_settled_B3() -> None:
    state = fresh(GAME, 2, {"dice": 2})
    for roll in [Shake(0, (5, 5)), Shake(1, (1, 1)), Shake(0, (1, 2)), Shake(1, (3, 4))]:
        state.play(CHANCE, roll)
    assert state.view(0).phase == "bidding"
    state.play(0, Bid(1, 5))
    state.play(1, Doubt())
    assert state.view(0).round == 2
    assert state.view(0).phase == "shaking"


def test_the_highest_total_begins_and_stars_count_nothing_B4() -> None:
    state = fresh(GAME, 3, {"dice": 2})
    state.play(CHANCE, Shake(0, (5, STAR)))
    state.play(CHANCE, Shake(1, (2, 4)))
    state.play(CHANCE, Shake(2, (1, 1)))
    assert state.view(None).opening == ((5, 6), (2, 4), (1, 1))
    assert state.view(None).turn == 1


def test_only_those_who_tie_roll_again_B4() -> None:
    state = fresh(GAME, 3, {"dice": 1})
    for roll in [Shake(0, (5,)), Shake(1, (2,)), Shake(2, (5,))]:
        state.play(CHANCE, roll)
    with pytest.raises(IllegalMove):
        state.play(CHANCE, Shake(1, (5,)))
    state.play(CHANCE, Shake(0, (STAR,)))
    state.play(CHANCE, Shake(2, (STAR,)))
    assert state.view(None).phase == "opening"  # two stars tie at nothing, and seat 1 stays out
    state.play(CHANCE, Shake(0, (1,)))
    state.play(CHANCE, Shake(2, (2,)))
    assert state.view(None).turn == 2


def test_a_seat_sees_its_own_dice_and_counts_the_others_B5() -> None:
    state = table([1, 2], [3, 4, 5])
    assert state.view(0).cup == (1, 2)
    assert state.view(1).cup == (3, 4, 5)
    assert state.view(None).cup == ()
    assert state.view(0).cups == (2, 3)


def test_a_star_fits_every_number_and_only_stars_fit_stars_B6_B7() -> None:
    assert FITS[(1, 3, 3, STAR, STAR)] == (2, 3, 2, 4, 2, 2, 2)


def test_star_fields_lie_between_their_number_fields_B8() -> None:
    for k in range(1, 31):
        assert rank(Bid(2 * k - 1, 1)) < rank(Bid(k, STAR)) < rank(Bid(2 * k, 1))


def test_the_track_reads_as_printed_B8() -> None:
    fields = sorted({(rank(bid), bid.face == STAR, bid.count) for bid in ALL_BIDS})
    printed = [f"★{count}" if star else str(count) for _, star, count in fields[:30]]
    wanted = "1 ★1 2 3 ★2 4 5 ★3 6 7 ★4 8 9 ★5 10 11 ★6 12 13 ★7 14 15 ★8 16 17 ★9 18 19 ★10 20"
    assert printed == wanted.split()


@given(st.integers(1, 25), st.integers(1, 5), st.integers(1, 5))
def test_the_ring_goes_on_as_it_began_B13(count: int, star: int, face: int) -> None:
    assert rank(Bid(count + 20, face)) == rank(Bid(count, face)) + 30
    assert rank(Bid(star + 10, STAR)) == rank(Bid(star, STAR)) + 30


def test_bids_beyond_twenty_are_bid_like_all_others_B13() -> None:
    state = table(*[[STAR] * 5] * 6, bid=Bid(20, 5))
    assert Bid(11, STAR) in state.legal(0)
    assert Bid(10, STAR) not in state.legal(0)
    state.play(0, Bid(21, 1))
    state.play(1, Bid(11, STAR))
    state.play(2, Bid(22, 1))


@given(st.sampled_from(ALL_BIDS), st.sampled_from(ALL_BIDS))
def test_a_raise_is_the_three_ways_of_the_rulebook_and_no_other_B9_B10_B11(
    last: Bid, bid: Bid
) -> None:
    if STAR not in (last.face, bid.face) and last.count == bid.count:
        higher = bid.face > last.face
    else:
        higher = rank(bid) > rank(last)
    assert higher == (order(bid) > order(last))


def test_nobody_passes_and_who_has_no_dice_is_passed_by_B12() -> None:
    state = table([1], [], [2], dice=[1, 0, 1])
    with pytest.raises(IllegalMove):
        state.play(0, Keep())
    state.play(0, Bid(1, 1))
    assert state.actors() == (2,)


def test_only_whose_turn_it_is_may_act_B12() -> None:
    state = table([1, 1], [2, 2])
    with pytest.raises(NotYourTurn):
        state.play(1, Bid(1, 1))


def test_the_first_bid_may_be_any_and_cannot_be_doubted_B29() -> None:
    state = table([1, 1], [2, 2])
    assert len(state.legal(0)) == 24
    with pytest.raises(IllegalMove, match="no bid to doubt"):
        state.play(0, Doubt())


@pytest.mark.parametrize(
    ("bid", "left", "starter"),
    [
        (Bid(1, 2), (2, 3, 3), 2),  # three 2s: the doubter loses two, the bidder starts
        (Bid(2, 2), (3, 3, 3), 2),
        (Bid(3, 2), (3, 2, 3), 2),  # exact
        (Bid(4, 2), (4, 3, 2), 0),  # one too many
        (Bid(6, 2), (4, 3, 0), 0),
    ],
)
def test_the_difference_is_lost_B15_B16_B17_B22(
    bid: Bid, left: tuple[int, ...], starter: int
) -> None:
    state = table([2, 3, 3, 3], [2, 4, 4], [STAR, 5, 5], bid=bid, bidder=2)
    state.play(0, Doubt())
    assert state.view(None).dice == left
    assert state.view(None).turn == starter


def test_after_an_exact_bid_only_the_doubter_may_have_to_pay_B18() -> None:
    state = table(
        [2, 3], [2, 4], [5], bid=Bid(2, 2), bidder=1, turn=2, options={"exact": "doubter_loses_one"}
    )
    state.play(2, Doubt())
    assert state.view(None).dice == (2, 2, 0)
    assert state.view(None).turn == 1


def test_nobody_loses_more_than_they_have_B19() -> None:
    state = table([1], [2, 2], [3, 3], bid=Bid(5, 1), bidder=0, turn=1)
    state.play(1, Doubt())
    assert state.view(None).dice == (0, 2, 2)


def test_who_is_out_takes_no_further_part_B21() -> None:
    state = table([1], [2, 2], [3, 3], bid=Bid(5, 1), bidder=0, turn=1)
    state.dice = FastDice(1)
    state.play(1, Doubt())
    assert state.view(None).cups == (0, 2, 2)
    state.play(1, Bid(1, 1))
    state.play(2, Bid(1, 2))
    assert state.actors() == (1,)


def test_the_last_with_dice_wins_and_the_game_is_over_B23() -> None:
    state = table([1], [2], bid=Bid(2, 2), bidder=0, turn=1)
    state.play(1, Doubt())
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    with pytest.raises(GameOver):
        state.play(1, Bid(1, 1))


def test_without_the_cap_bids_run_on_B24() -> None:
    state = table([1], [2], bid=Bid(2, STAR), options={"bid_cap": False})
    assert Bid(60, STAR) in state.legal(0)
    state.play(0, Bid(60, STAR))
    assert list(state.legal(1)) == [Doubt()]


def test_with_one_die_under_the_cup_there_is_nothing_to_lay_out_B25() -> None:
    state = table([1], [2, 3], options={"laying_out": True})
    state.play(0, Bid(1, 1))
    assert state.actors() == (1,)


def test_dice_may_be_laid_out_whatever_they_show_B26() -> None:
    state = table([1, 5], [2, 3], options={"laying_out": True})
    state.play(0, Bid(1, STAR))
    assert set(state.legal(0)) == {Keep(), LayOut((1,)), LayOut((5,))}


def test_keeping_all_dice_shakes_none_again_B27() -> None:
    state = table([1, 5], [2, 3], options={"laying_out": True})
    state.play(0, Bid(1, STAR))
    state.play(0, Keep())
    assert state.actors() == (1,)
    assert state.view(0).cup == (1, 5)
