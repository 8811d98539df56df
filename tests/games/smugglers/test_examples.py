"""The examples on the rules page, played with the numbers that they print."""

from __future__ import annotations

from games.smugglers.tables import play, seeking
from rules_page import example
from undertable.games.smugglers.rules.state import Smugglers

ANNA, BEN, CARLA, DIRK = range(4)


def numbers(rule: str, which: int = 0) -> list[int]:
    return example("smugglers", rule, which).numbers


def sought(good: str, holder: int) -> Smugglers:
    """The good lies with this player, behind another card of his."""
    rows = [["coffee"], ["rum"], ["silk"], ["stamps"]]
    rows[holder].append(good)
    return seeking(good, rows)


def guessed(state: Smugglers, *named: int) -> Smugglers:
    """Anna names somebody, who names the next; then all look until it is found, or in vain."""
    seat = ANNA
    for other in named:
        play(state, f"{seat} claim" if other == seat else f"{seat} suspect {other}")
        seat = other
    return looked(state)


def looked(state: Smugglers) -> Smugglers:
    while state.view(None).phase == "looking":
        (seat,) = state.actors()
        state.play(seat, state.legal(seat)[0])
    return state


def paid(state: Smugglers) -> list[int]:
    return [15 - chips for chips in state.view(None).chips]


def owner(state: Smugglers, good: str) -> int:
    rows = state.position()["rows"]
    return next(seat for seat, row in enumerate(rows) if good in row)


def test_the_example_of_a_claim_that_was_true_S20() -> None:
    (each,) = numbers("S20")
    state = play(sought("gold", ANNA), "0 claim", "1 object", "2 object", "3 believe")
    assert paid(looked(state)) == [0, each, each, 0]
    assert owner(state, "gold") == ANNA


def test_the_example_of_a_claim_that_was_false_S21() -> None:
    (chips,) = numbers("S21")
    state = play(sought("gold", DIRK), "0 claim", "1 object", "2 object", "3 believe")
    assert paid(looked(state)) == [chips, 0, 0, 0]


def test_the_example_of_a_guess_that_was_right_S25() -> None:
    (chips,) = numbers("S25")
    state = guessed(sought("watches", BEN), BEN, BEN)
    assert owner(state, "watches") == ANNA
    assert paid(state) == [chips] * 4


def test_the_example_of_a_guess_that_was_passed_on_S25() -> None:
    guesses, chips = numbers("S25", 1)
    state = guessed(sought("watches", CARLA), BEN, CARLA, CARLA)
    assert owner(state, "watches") == BEN
    assert paid(state) == [chips, 0, 0, 0]
    assert chips == guesses - 1


def test_the_example_of_a_chain_round_the_table_S26_S27() -> None:
    guesses, chips = numbers("S26")
    state = guessed(sought("furs", DIRK), BEN, CARLA, DIRK, ANNA)
    assert owner(state, "furs") == CARLA
    assert paid(state) == [chips, chips, 0, chips]
    assert chips == guesses - 1


def test_the_example_of_two_who_guessed_right_S27_S28() -> None:
    nothing, chips = numbers("S27")
    state = guessed(sought("gems", BEN), BEN, CARLA, DIRK, BEN)
    assert owner(state, "gems") == ANNA
    assert paid(state) == [0, chips, chips, nothing]


def test_the_example_of_a_look_in_vain_S29() -> None:
    guesses, chips = numbers("S29")
    state = guessed(sought("watches", CARLA), BEN, BEN)
    assert paid(state) == [chips, chips, 0, 0]
    assert chips == guesses - 1


def test_the_example_of_a_chain_that_finds_nothing_S31() -> None:
    guesses, chips = numbers("S31")
    state = guessed(sought("gems", DIRK), BEN, CARLA, ANNA)
    assert paid(state) == [chips, chips, chips, 0]
    assert chips == guesses - 1
