"""Schmuggler an Bord by rule number: looking through one's cards."""

from __future__ import annotations

import pytest

from games.smugglers.tables import FOUR, play, seeking, table
from undertable import FastDice, IllegalMove
from undertable.core.types import heard_by
from undertable.games.smugglers.goods import KEYS, PLACES
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Look, Looked, Peeked, Shown, Stop
from undertable.lab.walk import listen


def test_only_the_looker_sees_the_card_S34() -> None:
    state = play(seeking("silk", FOUR), "0 suspect 1", "1 claim")
    told = listen(state, 1, Look(1))
    assert told == [(None, Looked(1, 1)), ((1,), Peeked(1, 1, "furs"))]
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat).looked == (1,)
        assert "furs" not in str(state.view(seat))


def test_cards_are_looked_at_one_by_one_in_any_order_S34_S38() -> None:
    state = play(seeking("silk", [["coffee"], ["gold", "furs", "rum"], ["silk"]]), "0 suspect 1")
    play(state, "1 claim", "1 look 2")
    assert list(state.legal(1)) == [Look(0), Look(1)]
    with pytest.raises(IllegalMove, match="just looked"):
        state.play(1, Look(2))
    with pytest.raises(IllegalMove, match="no such card"):
        state.play(1, Look(3))


def test_a_card_found_is_shown_at_once_and_the_looking_is_over_S35() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 1", "1 suspect 0")
    told = listen(state, 0, Look(1))
    assert (None, Shown(0, 1, "gold")) in told
    assert state.view(None).phase == "rolling"


def looking_on(chips: list[int]) -> Smugglers:
    rows = [["coffee", "gold", "furs", "rum"], ["silk"], ["gems"]]
    state = seeking("gold", rows, chips=chips, options={"keep_looking": "one_chip"})
    return play(state, "0 suspect 1", "1 suspect 0", "0 look 1")


def test_looking_on_costs_one_chip_in_all_where_the_table_allows_it_S36() -> None:
    state = looking_on([12, 12, 12])
    assert (state.view(1).found, state.view(1).looks_on) == (True, False)
    assert list(state.legal(0)) == [Stop(), Look(0), Look(2), Look(3)]
    play(state, "0 look 3")
    assert state.view(1).looks_on
    assert state.chips == [11, 12, 12]
    play(state, "0 look 0", "0 stop")
    assert state.chips == [10, 12, 12]
    assert [KEYS[good] for good in state.rows[1]] == ["silk", "gold"]


def test_looking_on_ends_with_the_last_card_S36() -> None:
    state = play(looking_on([12, 12, 12]), "0 look 0", "0 look 2", "0 look 3")
    assert state.view(None).phase == "rolling"
    assert state.chips == [10, 12, 12]


def test_all_see_that_the_last_card_is_looked_at_before_the_next_one_rolls_S38() -> None:
    rows = [["coffee", "gold", "furs"], ["silk"], ["gems"]]
    options = {"keep_looking": "one_chip"}
    state = play(seeking("gold", rows, options=options), "0 claim", "1 object", "2 believe")
    play(state, "0 look 1", "0 look 0")
    told = listen(state, 0, Look(2))
    assert heard_by(1, told)[0] == Looked(0, 2)
    assert Peeked(0, 2, "furs") in heard_by(0, told)
    assert Peeked(0, 2, "furs") not in heard_by(1, told)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_where_the_sought_card_was_met_is_not_kept_in_sight_S39(seat: int | None) -> None:
    """While the looker looks on, it lies among those looked at, and nobody is told again where."""
    state = play(looking_on([12, 12, 12]), "0 look 3")
    slots = {
        state.redeal(seat, FastDice(number)).rows[0].index(PLACES["gold"]) for number in range(60)
    }
    assert slots == {1, 3}


def test_one_may_stop_for_nothing_S36() -> None:
    assert play(looking_on([12, 12, 12]), "0 stop").chips == [11, 12, 12]


def test_nobody_looks_on_without_a_chip_to_pay_for_it_S36() -> None:
    rows = [["coffee", "gold", "furs", "rum"], ["silk"], ["gems"]]
    chain = [{"seat": 0, "named": 1}, {"seat": 1, "named": 0}]
    written = {"phase": "looking", "pawn": "gold", "looker": 0, "chips": [0, 12, 12]}
    state = table(rows, chain=chain, options={"keep_looking": "one_chip"}, **written)
    assert play(state, "0 look 1").view(None).phase == "over"


def test_whoever_has_no_cards_has_looked_in_vain_S37() -> None:
    state = seeking("gold", [["gold"], [], ["rum"]])
    play(state, "0 suspect 1", "1 claim")
    assert state.view(None).phase == "rolling"
    assert state.chips == [11, 11, 12]


def test_an_objection_to_a_claim_without_cards_is_seen_by_all_S37() -> None:
    state = play(seeking("gold", [[], ["gold"], ["rum"]]), "0 claim", "1 object", "2 believe")
    assert state.view(None).objectors == (1,)
    assert state.chips == [11, 12, 12]
    play(state, "1 roll", "chance throw 1")
    assert state.view(None).objectors == ()


def test_the_cards_are_turned_up_when_the_game_is_over_S39() -> None:
    state = table(
        [["gold"], ["furs", "rum"], []], phase="over", chips=[10, 8, 0], reason="no-chips"
    )
    assert state.view(None).rows == (("gold",), ("furs", "rum"), ())
    assert table(FOUR).view(0).rows == ()
