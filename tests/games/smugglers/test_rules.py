"""Schmuggler an Bord by rule number, but for looking and score; examples: tests/scenarios."""

from __future__ import annotations

import pytest

from games.smugglers.tables import FOUR, GAME, drafted, play, seeking, table
from undertable import CHANCE, FastDice, IllegalMove, Malformed, NotYourTurn
from undertable.games.smugglers.goods import KEYS, PLACES
from undertable.games.smugglers.types import (
    Believe,
    Claim,
    Draw,
    Look,
    Object,
    Roll,
    Suspect,
    Take,
    Taken,
    Throw,
)
from undertable.lab.walk import fresh, listen


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play_S1(seats: int) -> None:
    with pytest.raises(Malformed, match="3 to 6 players"):
        GAME.start(seats)


def test_thirty_goods_have_a_card_and_a_field_each_S2() -> None:
    state = drafted(4)
    assert len(state.view(None).fields) == 30
    assert state.tally()["cards"] == 30
    held = {good for row in state.rows for good in row}
    assert held.isdisjoint(state.untaken())
    assert held | set(state.untaken()) == set(range(30))


def test_the_pawn_runs_round_a_ring_of_thirty_S3() -> None:
    state = table(FOUR, phase="throwing", pawn=KEYS[28])
    play(state, "chance throw 5")
    assert state.pawn == 3


@pytest.mark.parametrize("pips", [0, 7])
def test_the_die_has_six_faces_S3(pips: int) -> None:
    state = table(FOUR, phase="throwing")
    with pytest.raises(Malformed):
        GAME.read(f"throw {pips}")
    with pytest.raises(IllegalMove):
        state.play(CHANCE, Throw(pips))
    assert [move for move, _ in state.chances()] == [Throw(n) for n in range(1, 7)]


@pytest.mark.parametrize(("seats", "chips"), [(3, 12), (4, 15), (5, 18), (6, 20)])
def test_everybody_starts_with_chips_S5(seats: int, chips: int) -> None:
    assert GAME.start(seats).view(None).chips == (chips,) * seats


def test_the_pawn_starts_at_the_coffee_S6() -> None:
    assert GAME.start(4).view(None).pawn == "coffee"


@pytest.mark.parametrize(("seats", "cards"), [(3, 3), (4, 2), (5, 2), (6, 2)])
def test_first_cards_are_taken_in_turn_S7_S8(seats: int, cards: int) -> None:
    state = fresh(GAME, seats, {})
    takers = []
    while state.view(None).phase == "taking":
        takers += state.actors()
        state.play(takers[-1], Take())
        state.play(CHANCE, state.draw(FastDice(seats)))
    assert takers == list(range(seats)) * cards
    assert state.view(None).cards == (cards,) * seats
    assert state.actors() == (0,)


def test_a_first_card_is_shown_to_all_and_then_lies_face_down_S7() -> None:
    state = fresh(GAME, 3, {})
    state.play(0, Take())
    told = listen(state, CHANCE, Draw("watches"))
    assert [(to, event.good) for to, event in told] == [(None, "watches")]  # type: ignore[attr-defined]
    for seat in (None, 0, 1, 2):
        assert "watches" not in str(state.view(seat))
        assert state.secrets(seat)["card 0 0"] == "watches"


def test_nobody_draws_a_card_that_is_gone_S7() -> None:
    state = fresh(GAME, 3, {})
    play(state, "0 take", "chance draw gold", "1 take")
    for wrong in ("gold", "plutonium"):
        with pytest.raises(IllegalMove, match="taken already"):
            state.play(CHANCE, Draw(wrong))


def test_before_the_game_no_field_tells_what_was_taken_S9() -> None:
    state = fresh(GAME, 3, {})
    play(state, "0 take", "chance draw gold")
    assert not any(state.view(1).fields)
    assert state.view(1).heap == 29


def test_the_other_cards_lie_on_their_fields_S9() -> None:
    view = drafted(3).view(None)
    assert view.fields == (False,) * 9 + (True,) * 21
    assert view.heap == 0


def test_the_one_who_rolls_moves_the_pawn_clockwise_S11() -> None:
    state = table(FOUR, pawn="coffee", turn=3)
    assert state.actors() == (3,)
    play(state, "3 roll", "chance throw 4")
    assert state.view(None).pawn == KEYS[PLACES["coffee"] + 4]


def test_the_next_one_clockwise_rolls_S11() -> None:
    state = table(FOUR, pawn="furs", turn=3)
    play(state, "3 roll", "chance throw 1")
    assert state.actors() == (0,)
    assert list(state.legal(0)) == [Roll()]


def test_a_card_on_the_field_is_taken_and_shown_S12() -> None:
    state = table(FOUR, pawn="furs", turn=1)
    state.play(1, Roll())
    told = [event for _, event in listen(state, CHANCE, Throw(1))]
    assert [event.__struct_config__.tag for event in told] == ["thrown", "taken"]
    assert told[1] == Taken(1, "caviar")
    assert state.rows[1] == [PLACES[good] for good in ("watches", "furs", "caviar")]
    assert not state.view(3).fields[PLACES["caviar"]]


def test_an_empty_field_must_be_explained_S13() -> None:
    state = table(FOUR, phase="throwing", pawn="watches")
    play(state, "chance throw 2")
    assert list(state.legal(0)) == [Claim(), Suspect(1), Suspect(2), Suspect(3)]


def test_anybody_may_be_named_even_without_cards_S14() -> None:
    state = seeking("gold", [[], ["gold"], [], ["furs"]])
    assert Suspect(2) in state.legal(0)
    assert Claim() in state.legal(0)
    play(state, "0 suspect 2", "2 claim")
    assert state.chips == [14, 15, 14, 15]


@pytest.mark.parametrize("named", [0, 4, -1])
def test_only_another_player_at_the_table_is_suspected_S14(named: int) -> None:
    state = seeking("gold", FOUR)
    with pytest.raises(IllegalMove, match="another player"):
        state.play(0, Suspect(named))


def test_everybody_else_may_object_to_a_claim_S15() -> None:
    state = play(seeking("gold", FOUR, turn=2), "2 claim")
    assert state.actors() == (0, 1, 3)
    with pytest.raises(NotYourTurn):
        state.play(2, Object())


def test_objections_are_secret_until_all_have_decided_S16() -> None:
    one = play(seeking("gold", FOUR), "0 claim", "2 object")
    other = play(seeking("gold", FOUR), "0 claim", "2 believe")
    for seat in (None, 0, 1, 3):
        assert one.view(seat) == other.view(seat)
    assert one.view(2).answer is True
    play(one, "1 believe", "3 object")
    assert one.view(1).objectors == (2, 3)


def test_nobody_decides_twice_S16() -> None:
    state = play(seeking("gold", FOUR), "0 claim", "2 object")
    with pytest.raises(NotYourTurn):
        state.play(2, Believe())


def test_a_claim_silences_all_others_S17() -> None:
    state = play(seeking("gold", FOUR, turn=2), "2 claim")
    assert [state.silent(seat) for seat in range(4)] == [True, True, False, True]


def test_an_unopposed_claim_changes_nothing_S18() -> None:
    state = seeking("furs", FOUR)
    told = []
    for line in ("0 claim", "1 believe", "2 believe", "3 believe"):
        who, what = line.split(" ", 1)
        told += listen(state, int(who), GAME.read(what))
    assert "looked" not in [event.__struct_config__.tag for _, event in told]
    assert state.view(None).chips == (15,) * 4
    assert state.view(None).cards == (2, 2, 2, 2)
    assert state.actors() == (1,)


def test_one_objection_is_enough_to_make_the_claimer_look_S19() -> None:
    state = play(seeking("gold", FOUR), "0 claim", "1 believe", "2 object", "3 believe")
    assert state.view(None).looker == 0
    assert list(state.legal(0)) == [Look(0), Look(1)]


def test_a_true_claim_costs_every_objector_a_chip_and_the_card_stays_S20() -> None:
    state = play(seeking("gold", FOUR), "0 claim", "1 object", "2 object", "3 object", "0 look 1")
    assert state.chips == [15, 14, 14, 14]
    assert state.rows[0] == [PLACES["coffee"], PLACES["gold"]]


def test_a_false_claim_costs_a_chip_for_every_objection_S21() -> None:
    state = play(seeking("furs", FOUR), "0 claim", "1 object", "2 object", "3 object")
    play(state, "0 look 0", "0 look 1")
    assert state.chips == [12, 15, 15, 15]
    assert state.rows[1] == [PLACES["watches"], PLACES["furs"]]


def test_whoever_is_named_must_answer_S22() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 3")
    assert state.actors() == (3,)
    assert list(state.legal(3)) == [Claim(), Suspect(0), Suspect(1), Suspect(2)]
    assert play(state, "3 suspect 1").actors() == (1,)


def test_naming_oneself_ends_the_round_S23_S33() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 3", "3 claim")
    assert state.view(None).phase == "looking"
    assert state.actors() == (3,)


def test_naming_one_who_has_guessed_ends_the_round_S24() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 3", "3 suspect 1", "1 suspect 3")
    assert state.view(None).looker == 3
    assert all(isinstance(move, Look) for move in state.legal(3))


def test_the_roller_may_be_named_back_at_once_S24() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 3", "3 suspect 0", "0 look 1")
    assert state.rows[3][-1] == PLACES["gold"]
    assert state.chips == [14, 15, 15, 15]


def test_the_search_goes_back_along_the_chain_and_nobody_looks_twice_S26() -> None:
    state = seeking("cheese", [["coffee"], ["gold"], ["rum"], ["silk"], ["cheese"]])
    play(state, "0 suspect 1", "1 suspect 2", "2 suspect 3", "3 suspect 1")
    looked = []
    while state.view(None).phase == "looking":
        looked += state.actors()
        state.play(looked[-1], Look(0))
    assert looked == [1, 3, 2]  # 1 was named last and first, and has looked already
    assert state.chips == [15, 15, 15, 15, 18]


def test_a_named_player_who_did_not_look_first_may_still_have_it_S26_S30() -> None:
    state = seeking("gold", [["coffee"], ["gold"], ["rum"]])
    play(state, "0 suspect 1", "1 suspect 2", "2 claim", "2 look 0")
    assert state.actors() == (1,)
    play(state, "1 look 0")
    assert state.rows[0] == [PLACES["coffee"], PLACES["gold"]]
    assert state.chips == [12, 10, 10]


def test_the_card_goes_to_the_end_of_the_new_row_S27_S38() -> None:
    state = seeking("watches", FOUR)
    play(state, "0 suspect 1", "1 claim", "1 look 1", "1 look 0")
    assert [KEYS[good] for good in state.rows[0]] == ["coffee", "gold", "watches"]
    assert [KEYS[good] for good in state.rows[1]] == ["furs"]


def test_whoever_has_not_been_addressed_keeps_silent_S32() -> None:
    state = seeking("gold", FOUR)
    assert [state.silent(seat) for seat in range(4)] == [False, True, True, True]
    play(state, "0 suspect 3")
    assert [state.silent(seat) for seat in range(4)] == [False, True, True, False]
    play(state, "3 suspect 1")
    assert [state.silent(seat) for seat in range(4)] == [False, False, True, False]
    play(state, "1 claim", "1 look 0", "1 look 1", "3 look 0", "3 look 1")
    assert not any(state.silent(seat) for seat in range(4))
