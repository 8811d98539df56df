"""Bluff for two, solved: known values, tables that keep them, and best responses that find them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from undertable import FastDice
from undertable.core.bot import Bot, Policy, RandomBot, surely
from undertable.core.errors import Malformed
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games import game
from undertable.games.bluff.bot.equilibria import solved, tables
from undertable.games.bluff.bot.policy import TEMPERS, Thinker
from undertable.games.bluff.rules.choices import DOUBT
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.solver.equilibrium import (
    Solver,
    approach,
    memory,
    respond,
    solve,
    valued,
    worths,
)
from undertable.games.bluff.solver.exact import exploit, question, read_dice
from undertable.games.bluff.solver.tables import pack, write_tables
from undertable.games.bluff.solver.tree import Tree
from undertable.games.bluff.types import Bid, BluffView

BLUFF = game("bluff")
ONE_DIE_EACH = -7 / 258
"""What the starter expects with one die each, known from the literature."""


def test_one_die_each_is_worth_what_is_known() -> None:
    (found,) = solve([(1, 1)], goal=0.001)
    assert found.exploitability <= 0.001
    assert found.value == pytest.approx(ONE_DIE_EACH, abs=0.001)


def test_an_equilibrium_cannot_be_bettered_by_either_seat() -> None:
    (found,) = solve([(1, 1)], goal=0.001)
    worth = worths(found.tree, valued({}))
    as_starter = respond(found.tree, found.strategies, worth, 0, best=True)
    as_other = respond(found.tree, found.strategies, worth, 1, best=True)
    assert as_starter - found.value <= 0.002
    assert as_other + found.value <= 0.002


def test_more_iterations_come_closer() -> None:
    solver = Solver((1, 1), valued({}))
    gaps = []
    for _ in range(3):
        for _ in range(60):
            solver.iterate()
        gaps.append(solver.solution().exploitability)
    assert gaps[0] > gaps[1] > gaps[2]


def test_a_large_position_is_approached_in_single_precision() -> None:
    looks = approach((1, 1))
    first, second = next(looks), next(looks)
    assert second.iterations == 2 * first.iterations
    assert second.exploitability < first.exploitability
    assert second.value == pytest.approx(ONE_DIE_EACH, abs=0.02)


def test_two_dice_each_take_as_much_memory_as_is_said() -> None:
    """A regret, a sum and a copy, in four bytes each, of every action of 2^24 states."""
    assert memory((1, 1)) == 3 * 4 * sum(Tree((1, 1)).sizes)
    assert 8e9 < memory((2, 2)) < 9e9


@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_every_information_set_has_its_own_place(dice: tuple[int, int]) -> None:
    tree = Tree(dice)
    taken = [np.zeros(size, np.int8) for size in tree.sizes]
    for mask in range(1 << tree.rungs):
        seat = mask.bit_count() & 1
        taken[seat][tree.at(seat, mask)] += 1
    assert all((seats == 1).all() for seats in taken)


@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_a_doubt_is_worth_what_the_rules_make_of_it(dice: tuple[int, int]) -> None:
    tree, draws = Tree(dice), FastDice("doubts")
    marks = {(a, b): a * 10.0 + b for a in (1, 2) for b in (1, 2)}
    worth = worths(tree, valued(marks))
    for _ in range(300):
        hands = [tree.hands[seat][int(draws.below(len(tree.hands[seat])))] for seat in (0, 1)]
        rung, doubter = int(draws.below(tree.rungs)), int(draws.below(2))
        bid = tree.ladder[rung]
        state = BLUFF.position(
            {
                "seats": 2,
                "cups": hands,
                "turn": doubter,
                "bidder": 1 - doubter,
                "bid": {"count": bid.count, "face": bid.face},
            }
        )
        assert isinstance(state, Bluff)
        state.play(doubter, DOUBT)
        assert state.raised is not None
        left, starter = state.dice_left, state.turn
        expected = valued(marks)(left[0], left[1], starter)
        assert worth[rung, doubter, state.raised.actual] == expected


def test_a_table_that_is_written_and_read_plays_what_was_solved(tmp_path: Path) -> None:
    (found,) = solve([(1, 1)], goal=0.01)
    write_tables([found], tmp_path / "tables.npz")
    with np.load(tmp_path / "tables.npz") as file:
        for seat in (0, 1):
            kept, was = file[f"1,1 {seat}"] / 4095, found.strategies[seat]
            assert kept[kept > 0] == pytest.approx(was[kept > 0], abs=0.001)


@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_hard_plays_the_tables_where_there_are_some(dice: tuple[int, int]) -> None:
    tree, hard = Tree(dice), BLUFF.bot("hard")
    for hand in range(len(tree.hands[0])):
        view, history, legal = question(tree, 0, hand, 0)
        assert hard.policy(view, history, legal) == tables()[dice].policy(0, view.cup, 0)


def test_there_is_no_table_where_the_rules_are_others() -> None:
    for options in ({"laying_out": True}, {"bid_cap": False}, {"exact": "doubter_loses_one"}):
        state = BLUFF.position({"seats": 2, "cups": [[1], [2]], "options": options})
        view = state.view(0)
        assert isinstance(view, BluffView)
        assert solved(view, []) is None


def test_a_written_position_without_its_story_is_left_to_the_policy() -> None:
    bid = {"count": 1, "face": 3}
    state = BLUFF.position({"seats": 2, "cups": [[1], [2]], "turn": 0, "bidder": 1, "bid": bid})
    view = state.view(0)
    assert isinstance(view, BluffView)
    assert solved(view, []) is None
    assert BLUFF.bot("hard").policy(view, [], state.legal(0))


def test_hard_cannot_be_read_with_one_die_each() -> None:
    (found,) = exploit(BLUFF.bot("hard"), (1, 1))
    assert found.exploitability <= 0.002


def test_a_best_response_finds_what_a_readable_bot_gives_away() -> None:
    """Before there were tables: known figures, which also tell that the measure is right."""
    (found,) = exploit(Thinker(TEMPERS["reader"]), (1, 1))
    assert found.exploitability == pytest.approx(0.619, abs=0.001)
    (found,) = exploit(BLUFF.bot("normal"), (1, 1))
    assert found.exploitability == pytest.approx(0.399, abs=0.001)


class Honest(Bot):
    """Bids one of what it has, and doubts whatever comes."""

    def policy(self, view: BluffView, history: Sequence[Event], legal: Moves) -> Policy:
        return surely(DOUBT if view.bid is not None else Bid(1, view.cup[0]))


def test_who_always_doubts_loses_to_who_bids_the_truth() -> None:
    (found,) = exploit(Honest(), (1, 1))
    assert found.as_starter == pytest.approx(1)  # an honest bid is never too high
    line: list[Move] = [Bid(1, found.hand[0]), DOUBT]
    assert found.line == line


def test_hard_is_less_exploitable_than_normal_and_normal_than_chance() -> None:
    gains = [
        exploit(bot, (1, 1))[-1].exploitability
        for bot in (BLUFF.bot("hard"), BLUFF.bot("normal"), RandomBot())
    ]
    assert gains[0] < gains[1] < gains[2]


@pytest.mark.parametrize("words", ["", "1", "1,x", "0,1", "3,3"])
def test_dice_that_cannot_be_reckoned_are_refused(words: str) -> None:
    with pytest.raises(Malformed):
        read_dice(words)


@pytest.mark.soak
@pytest.mark.parametrize("dice", [(1, 2), (2, 1)])
def test_hard_cannot_be_read_with_three_dice(dice: tuple[int, int]) -> None:
    assert exploit(BLUFF.bot("hard"), dice)[-1].exploitability <= 0.002


def test_the_tables_in_the_package_are_what_the_command_makes() -> None:
    """Of one die each, anew from nothing, to the last digit; the others take minutes."""
    (found,) = solve([(1, 1)], 0.0001)
    for seat in (0, 1):
        made = pack(found.tree, seat, found.strategies[seat])
        assert np.array_equal(made, tables()[1, 1].shares[seat])
