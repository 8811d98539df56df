"""The examples on the rules page, played with the numbers that they print."""

from __future__ import annotations

from games.border.tables import at_the_check, confiscated, opened, table
from rules_page import example
from undertable.games.border.goods import CIGAR, COMPENSATIONS, FINES, VALUES
from undertable.games.border.rules.state import Border
from undertable.games.border.types import Accept, Check, Declare, Demand, Keep, Offer, Open, Pack


def numbers(rule: str) -> list[int]:
    return example("border", rule).numbers


def found(state: Border) -> tuple[int, int]:
    """The fine that was paid and the compensation."""
    view = state.view(None).opened
    assert view is not None
    return view.paid, view.compensation


def test_the_example_of_declarations_two_of_them_lies_H15() -> None:
    jugs, tequilas, said, cigars, sombreros, maracas, truth = numbers("H15")
    packed = [["jug"] * jugs + ["tequila"] * tequilas, ["cigar"] * cigars, ["maracas"] * maracas]
    says = [(said, 0), (sombreros, 2), (truth, 1)]
    state = table(4, phase="packing", hand=[[], *packed])
    for seat in (1, 2, 3):
        state.play(seat, Pack(tuple(state.view(seat).hand)))
    for seat, (count, good) in enumerate(says, 1):
        state.play(seat, Declare(count, good))
    truths = []
    for seat in (1, 2, 3):
        checked = state.copy()
        checked.play(0, Check(seat))
        checked.play(seat, Open())
        truths.append(found(checked)[1] > 0)
    assert truths == [False, False, True]


def test_the_example_of_a_haggle_H23() -> None:
    said, sombreros, cigars, worth, fines, offer, demand, agreed, kept = numbers("H23")
    assert (worth, fines) == (cigars * VALUES[CIGAR], cigars * FINES[CIGAR])
    suitcase = ["sombrero"] * sombreros + ["cigar"] * cigars
    state = at_the_check(suitcase, ["jug"], says=[(said, "sombrero"), (1, "jug")])
    for seat, move in [(0, Check(1)), (1, Offer(offer)), (0, Demand(demand)), (1, Offer(agreed))]:
        state.play(seat, move)
    state.play(0, Accept())
    assert [place.cash for place in state.view(None).places[:2]] == [30 + agreed, 30 - agreed]
    assert len(state.behind[1]) == kept


def test_the_example_of_a_true_declaration_H27() -> None:
    said, packed, compensation, kept = numbers("H27")
    state = opened(*["maracas"] * packed, says=(said, "maracas"))
    assert found(state) == (0, compensation)
    assert len(state.behind[1]) == kept


def test_the_example_of_no_agreement_H29() -> None:
    said, sombreros, cigars, times, each, paid = numbers("H29")
    state = opened(*["sombrero"] * sombreros, *["cigar"] * cigars, says=(said, "sombrero"))
    assert found(state) == (paid, 0)
    assert (times, each) == (cigars, FINES[CIGAR])
    assert len(state.behind[1]) == sombreros


def test_the_example_of_surplus_cards_H30() -> None:
    packed, said, kept, surplus, times, each, paid = numbers("H30")
    state = opened(*["jug"] * packed, says=(said, "jug"))
    assert found(state) == (paid, 0)
    assert (times, each) == (surplus, FINES[0])
    assert (len(state.behind[1]), packed - kept) == (kept, surplus)


def test_the_example_of_too_few_cards_H31() -> None:
    packed, said, kept, paid, compensation = numbers("H31")
    state = opened(*["jug"] * packed, says=(said, "jug"))
    assert found(state) == (paid, compensation)
    assert len(state.behind[1]) == kept
    assert COMPENSATIONS[0] > 0


def test_the_example_of_a_confiscation_H39() -> None:
    said, jugs, statues, back, taken_jugs, taken_statues = numbers("H39")
    state = confiscated(*["jug"] * jugs, *["statue"] * statues, says=(said, "jug"))
    assert len(state.behind[1]) == back
    assert len(state.behind[0]) == taken_jugs + taken_statues
    assert taken_jugs == jugs - back


def sold(seats: int, good: str, *held: int) -> tuple[int, list[int]]:
    """The final sale, with a jug more behind the last suitcase: limit, and what everybody got."""
    under = [[good] * count for count in held] + [[] for _ in range(seats - len(held))]
    last = seats - 1
    written = {"under": under, "behind": [[] for _ in range(last)] + [["sombrero"]]}
    turns = {"round": 3, "turn": 6 if seats == 3 else seats, "sheriff": 0, "actor": last}
    state = table(seats, phase="keeping", **turns, **written)
    state.play(last, Keep(()))
    sale = next(line for line in state.view(None).sale if any(line.held))
    return sale.limit, list(sale.income)


def test_the_example_of_a_sale_in_which_all_sell_all_H51() -> None:
    seats, limit, *rest = numbers("H51")
    held, (shown, each), income = rest[:3], rest[3:5], rest[5:]
    assert sold(seats, "jug", *held) == (limit, [*income, 0])
    assert (sum(held), income[0]) == (shown, held[0] * each)


def test_the_example_of_a_sale_to_one_alone_H52() -> None:
    seats, limit, first, second, third, sells, each, income, nothing = numbers("H52")
    got = [income, nothing, nothing, nothing, 0, 0]
    assert sold(seats, "tequila", first, second, third, third) == (limit, got)
    assert income == sells * each


def test_the_example_of_a_shared_sale_H53() -> None:
    seats, limit, most, one, times, each, income, left, for_three, share, lost = numbers("H53")
    assert sold(seats, "cigar", most, one, one, one) == (limit, [income, share, share, share])
    assert (times * each, limit - most, left * each) == (income, left, for_three)
    assert for_three - 3 * share == lost
