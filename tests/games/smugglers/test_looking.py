"""Schmuggler an Bord by rule number: looking through one's cards."""

from __future__ import annotations

import pytest

from games.smugglers.tables import FOUR, play, seeking, table
from undertable import IllegalMove
from undertable.games.smugglers.goods import KEYS
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Look, Place, Stop


def test_only_the_looker_sees_the_card_S34() -> None:
    state = play(seeking("silk", FOUR), "0 suspect 1", "1 claim", "1 look 1")
    assert state.view(1).open.good == "furs"
    for seat in (None, 0, 2, 3):
        assert state.view(seat).open is None
        assert state.view(seat).looked == (1,)
        assert state.view(seat).peek == Place(1, 1)


def test_cards_are_looked_at_one_by_one_in_any_order_S34_S38() -> None:
    state = play(seeking("silk", [["coffee"], ["gold", "furs", "rum"], ["silk"]]), "0 suspect 1")
    play(state, "1 claim", "1 look 2")
    assert list(state.legal(1)) == [Look(0), Look(1)]
    with pytest.raises(IllegalMove, match="just looked"):
        state.play(1, Look(2))
    with pytest.raises(IllegalMove, match="no such card"):
        state.play(1, Look(3))


def test_a_card_found_is_shown_at_once_and_the_looking_is_over_S35() -> None:
    state = play(seeking("gold", FOUR), "0 suspect 1", "1 suspect 0", "0 look 1")
    assert state.view(2).open.good == "gold"
    assert state.view(None).phase == "rolling"


def looking_on(chips: list[int]) -> Smugglers:
    rows = [["coffee", "gold", "furs", "rum"], ["silk"], ["gems"]]
    state = seeking("gold", rows, chips=chips, options={"keep_looking": "one_chip"})
    return play(state, "0 suspect 1", "1 suspect 0", "0 look 1")


def test_looking_on_costs_one_chip_in_all_where_the_table_allows_it_S36() -> None:
    state = looking_on([12, 12, 12])
    assert state.view(1).open.good == "gold"
    assert list(state.legal(0)) == [Stop(), Look(0), Look(2), Look(3)]
    play(state, "0 look 3")
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
    stops, looks = state.copy(), state.copy()
    play(stops, "0 stop")
    play(looks, "0 look 2")
    assert stops.view(1).peek is None
    assert looks.view(1).peek == Place(0, 2)
    assert looks.view(0).open.good == "furs"
    assert looks.view(1).open is None


def test_one_may_stop_for_nothing_S36() -> None:
    assert play(looking_on([12, 12, 12]), "0 stop").chips == [11, 12, 12]


def test_nobody_looks_on_without_a_chip_to_pay_for_it_S36() -> None:
    assert looking_on([0, 12, 12]).view(None).phase == "over"


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
