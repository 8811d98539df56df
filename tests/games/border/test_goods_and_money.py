"""Hart an der Grenze by number, from the open suitcase to the final sale."""

from __future__ import annotations

from typing import Any

import pytest

from games.border.tables import (
    at_the_check,
    at_the_end_of_a_round,
    confiscated,
    five_at_the_check,
    opened,
    table,
)
from undertable import FastDice, GameOver, IllegalMove
from undertable.games.border.goods import (
    CIGAR,
    JUG,
    LIMITS,
    MARACAS,
    SOMBRERO,
    STATUE,
    TEQUILA,
)
from undertable.games.border.rules.state import Border
from undertable.games.border.types import (
    Accept,
    Check,
    Confiscate,
    Done,
    ExtraCheck,
    Keep,
    Name,
    Offer,
    Open,
    Opening,
    Waive,
)


def lying_open(state: Border) -> Opening:
    found = state.view(None).opened
    assert found is not None
    return found


def test_an_opened_suitcase_is_seen_by_all_and_lies_there_H26() -> None:
    state = opened("jug", "statue", says=(2, "jug"))
    assert lying_open(state).cards == (JUG, STATUE)
    assert all(state.view(seat).opened == lying_open(state) for seat in range(3))
    assert state.view(1).behind == (JUG,)


@pytest.mark.parametrize(("good", "pays"), [("jug", 1), ("maracas", 2), ("sombrero", 3)])
def test_the_wrongly_accused_are_compensated_H27(good: str, pays: int) -> None:
    assert opened(good, good, says=(2, good)).cash == [30, 30 + pays, 30]


def test_compensation_may_be_paid_for_each_card_H28() -> None:
    three = ["sombrero"] * 3
    per_card = {"compensation": "per_card"}
    assert opened(*three, says=(3, "sombrero")).cash[1] == 33
    assert opened(*three, says=(3, "sombrero"), options=per_card).cash[1] == 39


def test_every_card_that_does_not_match_is_fined_legal_ones_too_H29() -> None:
    state = opened("jug", "maracas", "sombrero", "cigar", "statue", says=(5, "jug"))
    assert state.cash[1] == 30 - 2 - 3 - 5 - 8
    assert state.view(0).discards == (0, 1, 1, 1, 0, 1)
    assert state.view(1).behind == (JUG,)


def test_foreign_cards_do_not_use_up_the_declared_number_H30() -> None:
    state = opened("jug", "jug", "jug", "cigar", says=(2, "jug"))
    assert lying_open(state).wrong == (JUG, CIGAR)
    assert state.cash[1] == 30 - 1 - 5


def test_too_few_is_neither_fined_nor_compensated_H31() -> None:
    state = opened("jug", "jug", says=(4, "jug"))
    assert state.cash == [30, 30, 30]
    assert state.view(1).behind == (JUG, JUG)


def test_who_cannot_pay_pays_all_there_is_H32() -> None:
    state = opened("statue", "statue", says=(2, "jug"), cash=[30, 5, 30])
    assert state.cash == [30, 0, 30]
    assert (lying_open(state).paid, lying_open(state).fine) == (5, 16)


def test_the_sheriff_gets_nothing_of_a_fine_H33() -> None:
    state = opened("tequila", says=(1, "jug"))
    assert (state.cash[0], state.bank) == (30, 6)


def test_an_extra_check_is_a_second_check_with_bribes_and_works_once_H34() -> None:
    state = five_at_the_check()
    state.play(0, Check(1))
    state.play(1, Open())
    state.play(0, ExtraCheck(2))
    state.play(2, Offer(9))
    state.play(0, Accept())
    assert state.cash == [39, 31, 21, 30, 30]
    assert state.extra == [False, True, True, True, True]
    assert ExtraCheck(3) not in state.legal(0)
    with pytest.raises(IllegalMove, match="no extra check"):
        state.play(0, ExtraCheck(3))


def test_an_extra_check_needs_a_first_check_and_another_suitcase_H35() -> None:
    waived = five_at_the_check()
    waived.play(0, Waive())
    assert not any(isinstance(move, ExtraCheck) for move in waived.legal(0))
    with pytest.raises(IllegalMove, match="needs a first one"):
        waived.play(0, ExtraCheck(1))
    checked = five_at_the_check()
    checked.play(0, Check(1))
    checked.play(1, Open())
    with pytest.raises(IllegalMove, match="no unchecked suitcase"):
        checked.play(0, ExtraCheck(1))


def test_a_confiscation_comes_last_and_works_once_H36() -> None:
    state = five_at_the_check()
    state.play(0, Check(1))
    state.play(1, Open())
    state.play(0, Confiscate(2))
    assert state.sheriff == 1
    assert state.view(0).behind == (STATUE,)
    assert state.seizure == [False, True, True, True, True]


def test_a_spent_confiscation_is_spent_H36() -> None:
    state = five_at_the_check(seizure=[False, True, True, True, True])
    state.play(0, Check(1))
    state.play(1, Open())
    with pytest.raises(IllegalMove, match="is spent"):
        state.play(0, Confiscate(2))


def test_without_tokens_the_turn_ends_by_itself_H36() -> None:
    assert opened("jug", says=(1, "jug"), seizure=[False, True, True]).sheriff == 1


def test_what_matches_goes_back_without_compensation_H37() -> None:
    state = confiscated("sombrero", "sombrero", says=(2, "sombrero"))
    assert state.view(1).behind == (SOMBRERO, SOMBRERO)
    assert state.view(0).behind == ()
    assert state.cash == [30, 30, 30]


def test_everybody_sees_whose_suitcase_was_confiscated_though_nothing_was_taken_H37() -> None:
    state = confiscated("jug", says=(1, "jug"))
    for seat in (None, 0, 1, 2):
        assert [place.confiscated for place in state.view(seat).places] == [False, True, False]


def test_all_else_is_the_sheriffs_without_a_fine_H38() -> None:
    state = confiscated("jug", "maracas", "statue", says=(3, "jug"))
    assert state.view(1).behind == (JUG,)
    assert state.view(0).behind == (MARACAS, STATUE)
    assert state.cash == [30, 30, 30]
    assert state.discards == [0] * 6


def test_a_surplus_is_confiscated_too_H39() -> None:
    state = confiscated("jug", "jug", "jug", says=(1, "jug"))
    assert state.view(1).behind == (JUG,)
    assert state.view(0).behind == (JUG, JUG)


def test_who_paid_is_safe_and_who_waived_may_still_confiscate_H40() -> None:
    paid = five_at_the_check()
    paid.play(0, Check(3))
    paid.play(3, Offer(1))
    paid.play(0, Accept())
    assert Confiscate(3) not in paid.legal(0)
    assert Confiscate(2) in paid.legal(0)
    waived = five_at_the_check()
    waived.play(0, Waive())
    assert {move.seat for move in waived.legal(0) if isinstance(move, Confiscate)} == {1, 2, 3, 4}


def test_only_sheriff_and_owner_see_what_was_confiscated_H41() -> None:
    state = confiscated("jug", "statue", "cigar", says=(3, "jug"))
    for seat in (0, 1):
        look = state.view(seat).look
        assert look is not None
        assert (look.cards, look.taken) == ((JUG, CIGAR, STATUE), (CIGAR, STATUE))
    assert state.view(2).look is None
    assert state.view(None).look is None
    assert state.view(2).places[0].behind == 2


def test_the_owner_remembers_what_the_sheriff_took_and_others_guess_H41() -> None:
    state = confiscated("jug", "statue", "cigar", says=(3, "jug"))
    owner = {state.redeal(1, FastDice(n)).view(0).behind for n in range(60)}
    other = {state.redeal(2, FastDice(n)).view(0).behind for n in range(60)}
    assert owner == {(CIGAR, STATUE)}
    assert len(other) > 5
    assert all(JUG not in pile for pile in other)  # a jug would have gone back


def test_what_came_back_is_known_to_all_H41() -> None:
    state = confiscated("jug", "jug", "cigar", says=(3, "jug"))
    for seat in (None, 0, 2):
        assert all(state.redeal(seat, FastDice(n)).behind[1] == state.behind[1] for n in range(9))


def test_unchecked_suitcases_cross_unseen_H42() -> None:
    state = at_the_check(["statue"], ["cigar", "cigar"], says=[(1, "jug"), (2, "jug")])
    state.play(0, Check(1))
    state.play(1, Open())
    state.play(0, Done())
    assert state.view(2).behind == (CIGAR, CIGAR)
    assert state.sheriff == 1
    assert len({state.redeal(1, FastDice(n)).view(2).behind for n in range(40)}) > 5


def test_from_the_last_sheriff_on_everybody_keeps_up_to_three_H43() -> None:
    state = at_the_end_of_a_round(["jug"], ["statue"] * 4, ["cigar"], ["jug", "tequila"])
    order = []
    while state.view(None).phase == "keeping":
        seat = state.actors()[0]
        order.append(seat)
        most = max(
            (m for m in state.legal(seat) if isinstance(m, Keep)), key=lambda m: len(m.cards)
        )
        assert len(most.cards) == min(3, len(state.behind[seat]))
        state.play(seat, most)
    assert order == [1, 2, 3, 0]
    assert [place.under for place in state.view(None).places] == [1, 3, 1, 2]
    assert state.view(3).under == (JUG, TEQUILA)


def test_nobody_keeps_what_is_not_behind_the_suitcase_H43() -> None:
    state = at_the_end_of_a_round([], ["jug"], [], [])
    for wrong in [Keep((STATUE,)), Keep((JUG, JUG)), Keep((JUG,) * 4)]:
        with pytest.raises(IllegalMove, match="up to three"):
            state.play(1, wrong)


def test_an_announcement_says_how_many_not_which_H43() -> None:
    state = at_the_end_of_a_round([], ["jug", "statue"], ["jug"], [])
    other = state.copy()
    state.play(1, Keep((JUG,)))
    other.play(1, Keep((STATUE,)))
    assert state.view(2) == other.view(2)
    assert state.view(2).places[1].under == 1


def test_cards_are_kept_after_the_last_round_too_H44() -> None:
    six = ["statue"] * 6
    state = at_the_end_of_a_round([], ["statue"] * 3, [], [], round=3, under=[[], six, [], []])
    state.play(1, Keep((STATUE,) * 3))
    assert len(state.under[1]) == 9
    assert state.outcome() is not None


def sold_after_keeping_a_statue() -> Border:
    state = at_the_end_of_a_round([], ["jug", "cigar", "statue"], ["maracas"], [])
    state.play(1, Keep((STATUE,)))
    assert state.cash == [30] * 4
    state.play(2, Keep(()))
    return state


def test_the_rest_is_sold_at_its_value_once_all_have_spoken_H45() -> None:
    state = sold_after_keeping_a_statue()
    assert state.cash == [30, 39, 33, 30]
    assert state.bank == -12
    assert state.discards == [1, 1, 0, 1, 0, 0]


def test_what_is_sold_is_shown_H46() -> None:
    view = sold_after_keeping_a_statue().view(0)
    assert view.sold == ((), (JUG, CIGAR), (MARACAS,), ())
    assert view.discards == (1, 1, 0, 1, 0, 0)


@pytest.mark.parametrize(
    ("cash", "poorest"),
    [([10, 30, 30, 30], 0), ([20, 20, 20, 20], 2), ([20, 20, 30, 30], 0), ([30, 20, 30, 30], 1)],
)
def test_the_poorest_names_the_next_first_sheriff_H47(cash: list[int], poorest: int) -> None:
    state = at_the_end_of_a_round([], ["jug"], [], [], cash=cash)
    state.play(1, Keep((JUG,)))
    assert state.actors() == (poorest,)
    state.play(poorest, Name(3))
    assert (state.sheriff, state.round, state.turn) == (3, 2, 1)


def test_the_poorest_may_name_himself_and_the_last_sheriff_sits_farthest_H48() -> None:
    state = at_the_end_of_a_round([], ["jug"], [], [], cash=[20, 20, 30, 30])
    state.play(1, Keep((JUG,)))
    assert state.actors() == (0,)  # not seat 1, who was sheriff
    assert list(state.legal(0)) == [Name(seat) for seat in range(4)]
    state.play(0, Name(0))
    assert state.sheriff == 0


def final(*under: list[str], cash: list[int] | None = None) -> Border:
    """The last player sells one jug for two dollars, and the game is over."""
    last = len(under) - 1
    state = table(
        len(under),
        phase="keeping",
        round=3,
        turn={3: 6, 4: 4, 5: 5, 6: 6}[len(under)],
        sheriff=last,
        actor=last,
        cash=cash,
        under=list(under),
        behind=[*[[]] * last, ["jug"]],
        hand=[["statue"], *[[]] * last],
    )
    state.play(last, Keep(()))
    return state


def income(state: Border, good: int) -> tuple[int, ...]:
    found: tuple[int, ...] = state.view(None).sale[good].income
    return found


def test_goods_are_called_from_jugs_to_statues_at_double_value_H49() -> None:
    state = final(["jug", "maracas", "sombrero", "cigar", "tequila", "statue"], [], [])
    assert [sale.good for sale in state.view(None).sale] == [0, 1, 2, 3, 4, 5]
    assert [income(state, good)[0] for good in range(6)] == [4, 6, 8, 14, 18, 24]
    assert state.cash[0] == 30 + 74


def test_limits_depend_on_the_number_of_players_H50() -> None:
    assert LIMITS == {
        3: (6, 5, 4, 3, 2, 2),
        4: (8, 6, 5, 4, 3, 2),
        5: (10, 8, 6, 5, 4, 3),
        6: (12, 10, 8, 6, 5, 4),
    }


def test_up_to_the_limit_all_is_sold_H51() -> None:
    assert income(final(["cigar", "cigar"], ["cigar"], []), CIGAR) == (28, 14, 0)


@pytest.mark.parametrize(
    ("good", "held", "incomes"),
    [
        (CIGAR, (1, 2, 3), (0, 0, 42)),
        (MARACAS, (2, 3, 1), (12, 18, 0)),
        (JUG, (5, 4, 0), (20, 4, 0)),
    ],
)
def test_beyond_the_limit_the_most_sell_first_H52(
    good: int, held: tuple[int, ...], incomes: tuple[int, ...]
) -> None:
    name = ("jug", "maracas", "sombrero", "cigar", "tequila", "statue")[good]
    assert income(final(*[[name] * count for count in held]), good) == incomes


@pytest.mark.parametrize(
    ("held", "incomes"),
    [((3, 3, 0), (21, 21, 0)), ((2, 2, 2), (14, 14, 14)), ((1, 1, 5), (0, 0, 42))],
)
def test_equal_holders_share_what_is_left_H53(
    held: tuple[int, ...], incomes: tuple[int, ...]
) -> None:
    assert income(final(*[["cigar"] * count for count in held]), CIGAR) == incomes


def test_dollars_that_cannot_be_shared_are_lost_H53() -> None:
    state = final(*[["statue"]] * 5)
    assert income(state, STATUE) == (14,) * 5  # of 3 x 24 = 72 two are lost
    assert state.tally()["dollars"] == 150


def test_unsold_cards_and_hands_are_worth_nothing_H54() -> None:
    assert final([], ["tequila"] * 4, []).cash == [30, 30 + 36, 32]


@pytest.mark.parametrize(
    ("cash", "winners"), [([40, 20, 20], (0,)), ([40, 40, 20], (0, 1)), ([40, 40, 38], (0, 1, 2))]
)
def test_whoever_has_most_wins_and_ties_share_the_win_H55(
    cash: list[int], winners: tuple[int, ...]
) -> None:
    outcome: Any = final([], [], [], cash=cash).outcome()
    assert outcome.winners == winners
    assert outcome.scores == (cash[0], cash[1], cash[2] + 2)


def test_nothing_can_be_done_after_the_end_H55() -> None:
    state = final([], [], [])
    assert state.actors() == ()
    with pytest.raises(GameOver):
        state.play(0, Done())
