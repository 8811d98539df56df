"""Hart an der Grenze by number, up to the desk; the rulebooks' examples are scenarios."""

from __future__ import annotations

import pytest

import undertable
from games.border.tables import GAME, at_the_check, haggling, started, table
from undertable import CHANCE, FastDice, IllegalMove, Malformed, NotYourTurn
from undertable.games.border.goods import (
    CARDS,
    COMPENSATIONS,
    FINES,
    JUG,
    MARACAS,
    SOMBRERO,
    STATUE,
    TEQUILA,
    VALUES,
)
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Accept,
    Check,
    Confiscate,
    Deal,
    Declare,
    Demand,
    Done,
    Keep,
    Lot,
    Offer,
    Open,
    Pack,
    Refuse,
    Waive,
)
from undertable.lab.walk import fresh, walk


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_travel_H1(seats: int) -> None:
    with pytest.raises(Malformed, match="3 to 6 players"):
        GAME.start(seats)


def test_there_are_139_cards_of_six_goods_H2() -> None:
    assert CARDS == (39, 30, 23, 18, 16, 13)
    assert sum(CARDS) == 139
    assert started(4).tally()["statue"] == 13


def test_values_fines_and_compensations_are_as_printed_H3() -> None:
    assert VALUES == (2, 3, 4, 7, 9, 12)
    assert FINES == (1, 2, 3, 5, 6, 8)
    assert COMPENSATIONS == (1, 2, 3, 0, 0, 0)


def test_everybody_starts_with_30_dollars_and_five_cards_H4() -> None:
    view = started(6).view(2)
    assert [(place.cash, place.hand) for place in view.places] == [(30, 5)] * 6
    assert len(view.hand) == 5
    assert view.draw == 139 - 30


@pytest.mark.parametrize(("seats", "extra"), [(3, False), (4, False), (5, True), (6, True)])
def test_extra_checks_are_for_five_and_six_H5(seats: int, extra: bool) -> None:
    places = started(seats).view(None).places
    assert all(place.seizure for place in places)
    assert all(place.extra == extra for place in places)


def test_the_lot_decides_who_is_sheriff_first_H6() -> None:
    state = fresh(GAME, 5, {})
    assert state.actors() == (CHANCE,)
    assert list(state.chances()) == [(Lot(seat), 1) for seat in range(5)]
    with pytest.raises(IllegalMove):
        state.play(CHANCE, Lot(5))
    assert {GAME.start(4, seed).view(None).sheriff for seed in range(40)} == {0, 1, 2, 3}


def test_money_is_open_or_hidden_H7() -> None:
    assert [place.cash for place in started(3).view(1).places] == [30, 30, 30]
    hidden = started(3, money="hidden")
    assert [place.cash for place in hidden.view(1).places] == [None, 30, None]
    assert [place.cash for place in hidden.view(None).places] == [None, None, None]


def test_a_bribe_is_called_out_even_if_money_is_hidden_H7() -> None:
    match = undertable.new_match(GAME, 3, FastDice(2), money="hidden")
    match.state = haggling(money="hidden")
    match.play(1, Offer(4))
    match.play(0, Accept())
    assert ("bribed", 4) in [
        (type(event).__struct_config__.tag, getattr(event, "amount", None))
        for event in match.history(2)
    ]
    assert match.state.view(2).places[0].cash is None


def test_the_bank_never_runs_short_H8() -> None:
    dear = ["statue"] * 5
    rich = [930, 30, 30]
    state = table(3, phase="keeping", turn=6, sheriff=2, cash=rich, behind=[[], [], dear])
    assert state.bank == -900
    state.play(2, Keep(()))
    assert state.cash[2] == 90
    assert state.bank == -960


@pytest.mark.parametrize(("seats", "turns"), [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_everybody_is_sheriff_once_a_round_and_twice_with_three_H9(seats: int, turns: int) -> None:
    state, sheriffs = started(seats, sheriff=1), []
    for _ in walk(state, FastDice(3)):
        if state.round == 2:
            break
        if state.turn > len(sheriffs):
            sheriffs.append(state.sheriff)
    assert sheriffs == [(1 + turn) % seats for turn in range(turns)]


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_the_number_of_rounds_is_an_option_H9(rounds: int) -> None:
    state = GAME.start(3, 1, rounds=rounds)
    for _ in walk(state, FastDice(2)):
        pass
    assert state.view(None).round == rounds


def test_everybody_is_dealt_up_to_five_the_sheriff_too_H10() -> None:
    state = started(4, sheriff=0)
    for seat, cards in [(1, 5), (2, 2), (3, 1)]:
        state.play(seat, Pack(state.view(seat).hand[:cards]))
    kept = state.hand[2]
    for seat in (1, 2, 3):
        state.play(seat, Declare(1, JUG))
    state.play(0, Waive())
    state.play(0, Done())
    assert state.due == [(2, 2), (3, 1), (1, 5)]
    assert [len(hand) for hand in state.hand] == [5, 0, 3, 4]
    assert state.hand[2] == kept


def test_only_cards_of_the_draw_pile_are_dealt_and_to_whom_they_are_due_H11() -> None:
    state = table(3, phase="dealing", sheriff=1, draw={"jug": 4}, due=[[2, 2], [0, 1], [1, 1]])
    assert state.draw(FastDice(0)) == Deal(2, (JUG, JUG))
    for wrong in [Deal(2, (JUG, STATUE)), Deal(0, (JUG,)), Deal(2, (JUG,)), Lot(0)]:
        with pytest.raises(IllegalMove, match="being dealt"):
            state.play(CHANCE, wrong)


def nearly_dry(discards: dict[str, int], jugs: int) -> Border:
    """Three players; the sheriff is about to end the turn."""
    return table(
        3,
        phase="tokens",
        hand=[["jug"] * 4, ["jug"] * 3, ["jug"] * 3],
        suitcase=[[], ["jug"], ["jug"]],
        count=[0, 1, 1],
        draw={"jug": jugs},
        discards=discards,
    )


def test_an_empty_draw_pile_is_made_of_the_discards_H11() -> None:
    state = nearly_dry({"statue": 3, "cigar": 2}, jugs=4)
    state.play(0, Done())
    assert state.due == [(2, 2), (0, 1), (1, 1)]  # in turn: 2, 0, 1, 2
    for deal in [Deal(2, (JUG, JUG)), Deal(0, (JUG,)), Deal(1, (JUG,))]:
        state.play(CHANCE, deal)
    assert state.shuffles == 1
    assert state.due == [(1, 1)]
    assert sum(state.draw_pile) == 5
    assert state.discards == [0] * 6
    state.play(CHANCE, Deal(1, (STATUE,)))
    assert state.view(1).hand == (JUG, JUG, JUG, JUG, STATUE)
    assert state.view(None).phase == "packing"


def test_without_discards_dealing_stops_and_hands_stay_small_H11() -> None:
    state = nearly_dry({}, jugs=2)
    state.play(0, Done())
    assert state.due == [(2, 1), (0, 1)]
    state.play(CHANCE, Deal(2, (JUG,)))
    state.play(CHANCE, Deal(0, (JUG,)))
    assert [len(hand) for hand in state.hand] == [5, 3, 4]
    assert state.actors() == (0, 2)


def test_six_who_pack_all_they_have_run_the_draw_pile_dry_H11() -> None:
    state = GAME.start(6, 1)
    before, smallest = state.tally(), 5
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat)
        full = max(moves, key=lambda move: len(getattr(move, "cards", ())))
        state.play(seat, full if isinstance(full, Pack) else moves[0])
        assert state.tally() == before
        view = state.view(None)
        if view.phase == "packing":
            smallest = min(smallest, *(place.cards for place in view.places))
    assert smallest < 5
    assert state.position()["shuffles"] >= 2


def test_all_but_the_sheriff_pack_at_once_and_in_any_order_H12() -> None:
    state = started(4, sheriff=2)
    assert state.actors() == (0, 1, 3)
    state.play(3, Pack(state.view(3).hand[:1]))
    assert state.actors() == (0, 1)
    for seat in (2, 3):
        with pytest.raises(NotYourTurn):
            state.play(seat, Pack(state.view(seat).hand[:1]))
    with pytest.raises(IllegalMove):
        state.play(0, Declare(1, JUG))


def test_what_is_packed_is_secret_H12() -> None:
    state = started(3, sheriff=0)
    other = state.copy()
    state.play(1, Pack(state.view(1).hand[:2]))
    other.play(1, Pack(other.view(1).hand[3:]))
    assert state.view(1) != other.view(1)
    assert state.view(0) == other.view(0)
    assert state.view(2) == other.view(2)


def test_whoever_has_no_cards_sits_the_turn_out_H13() -> None:
    state = table(4, hand=[["jug"], ["jug"], [], ["jug"]], draw={})
    assert state.actors() == (1, 3)
    state.play(1, Pack((JUG,)))
    state.play(3, Pack((JUG,)))
    state.play(1, Declare(1, JUG))
    assert state.actors() == (3,)
    state.play(3, Declare(1, JUG))
    assert Check(2) not in state.legal(0)
    with pytest.raises(IllegalMove):
        state.play(0, Check(2))
    state.play(0, Waive())
    with pytest.raises(IllegalMove):
        state.play(0, Confiscate(2))


def test_a_table_without_any_cards_goes_on_to_the_next_turn_H13() -> None:
    hand, suitcase = [["jug"], [], []], [[], ["jug"], []]
    state = table(3, phase="tokens", hand=hand, suitcase=suitcase, count=[0, 1, 0], draw={})
    state.play(0, Done())
    assert (state.sheriff, state.actors()) == (1, (0,))
    state.play(0, Pack((JUG,)))
    state.play(0, Declare(1, JUG))
    state.play(1, Waive())
    state.play(1, Done())
    assert state.turn == 6
    assert state.actors() == (0,)
    assert state.view(0).phase == "keeping"


def test_declarations_start_at_the_sheriffs_left_and_name_a_legal_good_H14() -> None:
    state = started(4, sheriff=2)
    for seat in (0, 1, 3):
        state.play(seat, Pack(state.view(seat).hand[:2]))
    order: list[int] = []
    while state.view(None).phase == "declaring":
        order += state.actors()
        goods = {move.good for move in state.legal(order[-1]) if isinstance(move, Declare)}
        assert goods == {JUG, MARACAS, SOMBRERO}
        state.play(order[-1], Declare(2, SOMBRERO))
    assert order == [3, 0, 1]
    assert state.actors() == (2,)


def test_the_number_may_be_a_lie_unless_it_must_be_right_H15() -> None:
    free, strict = started(3, sheriff=0), started(3, sheriff=0, true_count=True)
    for state in (free, strict):
        for seat in (1, 2):
            state.play(seat, Pack(state.view(seat).hand[:2]))
    free.play(1, Declare(5, JUG))
    assert len(strict.legal(1)) == 3
    with pytest.raises(IllegalMove, match="you packed 2"):
        strict.play(1, Declare(5, JUG))
    strict.play(1, Declare(2, JUG))


def test_others_see_only_how_many_cards_lie_where_H16() -> None:
    state = table(
        3,
        round=2,
        phase="declaring",
        actor=1,
        hand=[[], ["statue", "jug"], ["jug"]],
        suitcase=[[], ["cigar", "cigar"], ["maracas"]],
        behind=[[], ["tequila"], []],
        under=[[], ["statue"], []],
    )
    mine, other = state.view(1), state.view(2)
    assert (mine.hand, mine.suitcase, mine.behind, mine.under) == ((0, 5), (3, 3), (4,), (5,))
    place = other.places[1]
    assert (place.hand, place.suitcase, place.behind, place.under) == (None, None, 1, 1)
    assert place.cards == 4
    assert other.hand == (JUG,)
    assert state.view(None).hand == ()


def test_numbers_of_packed_cards_can_be_open_and_give_a_wrong_number_away_H16() -> None:
    state = haggling(counts="open")
    place = state.view(0).places[1]
    assert (place.suitcase, place.count) == (2, 2)


def test_numbers_of_packed_cards_are_hidden_until_the_turn_is_over_H16() -> None:
    state = started(3, sheriff=0)
    state.play(1, Pack(state.view(1).hand[:2]))
    assert (state.view(1).places[1].hand, state.view(1).places[1].suitcase) == (3, 2)
    place = state.view(0).places[1]
    assert (place.hand, place.suitcase, place.cards, place.packed) == (None, None, 5, True)
    state.play(2, Pack(state.view(2).hand[:1]))
    state.play(1, Declare(5, JUG))
    state.play(2, Declare(1, JUG))
    state.play(0, Waive())
    state.play(0, Done())
    assert (state.view(0).places[1].hand, state.view(0).places[1].behind) == (3, 2)


def test_hidden_numbers_show_when_the_suitcase_is_emptied_H16_H23() -> None:
    state = haggling()
    state.play(1, Offer(3))
    assert state.view(2).places[1].suitcase is None
    state.play(0, Accept())
    assert state.view(2).places[1].behind == 2
    assert state.view(2).phase == "tokens"


def test_the_sheriff_checks_one_or_lets_everybody_pass_H17() -> None:
    state = at_the_check(["jug"], ["statue"], ["jug"], says=[(1, "jug")] * 3)
    assert list(state.legal(0)) == [Waive(), Check(1), Check(2), Check(3)]
    state.play(0, Waive())
    state.play(0, Done())
    assert [len(pile) for pile in state.behind] == [0, 1, 1, 1]
    assert state.sheriff == 1


def test_who_is_checked_opens_at_once_or_offers_money_H18() -> None:
    state = haggling()
    assert state.actors() == (1,)
    moves = state.legal(1)
    assert Open() in moves
    assert Offer(30) in moves
    assert len(moves) == 32


def test_an_honest_traveller_may_offer_money_too_H19() -> None:
    state = at_the_check(["jug"], ["jug"], says=[(1, "jug")] * 2)
    state.play(0, Check(1))
    state.play(1, Offer(2))
    state.play(0, Accept())
    assert state.cash == [32, 28, 30]


def test_sums_may_go_up_and_down_as_often_as_the_two_like_H20() -> None:
    state = haggling()
    for offer, demand in [(1, 9), (4, 8), (2, 12), (3, 3)]:
        state.play(1, Offer(offer))
        state.play(0, Demand(demand))
    assert len(state.words) == 8
    state.play(1, Accept())
    assert state.cash[:2] == [33, 27]


def test_a_refusal_hands_the_word_back_H21() -> None:
    state = haggling()
    state.play(1, Offer(5))
    state.play(0, Refuse())
    assert state.actors() == (1,)
    assert Accept() not in state.legal(1)
    assert Refuse() not in state.legal(1)
    state.play(1, Offer(6))
    state.play(0, Demand(7))
    state.play(1, Refuse())
    assert state.actors() == (0,)
    state.play(0, Demand(6))
    state.play(1, Accept())
    assert state.cash[0] == 36


@pytest.mark.parametrize("who", [0, 1])
def test_either_ends_the_talk_and_the_suitcase_is_opened_H21(who: int) -> None:
    state = haggling()
    state.play(1, Offer(5))
    if who == 1:
        state.play(0, Demand(9))
    state.play(who, Open())
    assert state.view(None).opened is not None
    assert state.cash == [30, 24, 30]


def test_nobody_pays_more_than_there_is_H22() -> None:
    state = haggling(cash=[30, 7, 30])
    assert Offer(7) in state.legal(1)
    with pytest.raises(IllegalMove, match=r"No more than \$7"):
        state.play(1, Offer(8))
    state.play(1, Offer(0))
    with pytest.raises(IllegalMove, match=r"No more than \$7"):
        state.play(0, Demand(8))


def test_with_hidden_money_too_much_may_be_asked_but_not_accepted_H22() -> None:
    state = haggling(cash=[30, 7, 30], money="hidden")
    state.play(1, Offer(1))
    state.play(0, Demand(50))
    assert Accept() not in state.legal(1)
    with pytest.raises(IllegalMove, match="do not have that much"):
        state.play(1, Accept())
    state.play(1, Offer(2))
    state.play(0, Demand(7))
    state.play(1, Accept())
    assert state.cash == [37, 0, 30]


def test_a_paid_suitcase_stays_shut_H23() -> None:
    state = haggling()
    state.play(1, Offer(5))
    state.play(0, Accept())
    assert state.view(1).behind == (JUG, TEQUILA)
    assert state.view(0).opened is None
    assert state.view(0).places[1].behind == 2
    assert state.discards == [0] * 6


def test_after_enough_words_only_accepting_and_opening_are_left_H24() -> None:
    state = haggling(offers_cap=3)
    state.play(1, Offer(1))
    state.play(0, Demand(9))
    state.play(1, Offer(2))
    assert list(state.legal(0)) == [Open(), Accept()]
    for word in (Demand(3), Refuse()):
        with pytest.raises(IllegalMove, match="Enough words"):
            state.play(0, word)
    state.play(0, Accept())


def test_people_may_talk_for_ever_and_bots_among_themselves_may_not_H20_H24() -> None:
    assert GAME.options().offers_cap == 0
    assert GAME.unattended({})["offers_cap"] == 20
    state = haggling()
    for _ in range(200):
        state.play(1, Offer(1))
        state.play(0, Refuse())
    assert Offer(1) in state.legal(1)
    haggle = state.view(0).haggle
    assert haggle is not None
    assert haggle.words_left is None


def test_the_table_hears_all_and_only_the_two_act_H25() -> None:
    match = undertable.new_match(GAME, 3, FastDice(1))
    match.state = haggling()
    before = match.version
    for seat in (0, 2):
        with pytest.raises(NotYourTurn):
            match.play(seat, Offer(3))
    match.play(1, Offer(3), words="for your coffee")
    heard = [type(event).__name__ for event in match.history(2, before)]
    assert sorted(heard) == ["Offered", "Said"]
    assert match.record.entries[-1].words == "for your coffee"


def test_words_change_nothing_H25() -> None:
    silent, loud = (
        undertable.new_match(GAME, 3, FastDice(1)),
        undertable.new_match(GAME, 3, FastDice(1)),
    )
    for match in (silent, loud):
        match.state = haggling()
    silent.play(1, Offer(3))
    loud.play(1, Offer(3), words=":wages")
    assert silent.state.position() == loud.state.position()
