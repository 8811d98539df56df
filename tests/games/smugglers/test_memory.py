"""How bots remember: the curve, the traces, and what a seat makes of its history."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undertable
from undertable import FastDice, new_match
from undertable.cli import main
from undertable.core.types import Event
from undertable.games.smugglers.bot.beliefs import Mind
from undertable.games.smugglers.bot.memory import CURVES, Curve, Memory
from undertable.games.smugglers.goods import PLACES
from undertable.games.smugglers.types import (
    Handed,
    Missing,
    Peeked,
    SmugglersView,
    Taken,
    Thrown,
    Unopposed,
)
from undertable.lab.walk import any_step

PERFECT, NORMAL, NONE = CURVES["perfect"], CURVES["normal"], CURVES["none"]
GAME = undertable.game("smugglers")
WEAK_TO_STRONG = ["none", "easy", "normal", "hard", "perfect"]


def view(seat: int, sought: str, rows: list[list[str]], **more: object) -> SmugglersView:
    written = {"seats": len(rows), "phase": "naming", "pawn": sought, "rows": rows, **more}
    seen = GAME.position(written).view(seat)
    assert isinstance(seen, SmugglersView)
    return seen


@given(turns=st.integers(0, 500), sights=st.integers(0, 500), level=st.sampled_from(list(CURVES)))
def test_strength_is_a_chance_and_never_grows(turns: int, sights: int, level: str) -> None:
    curve = CURVES[level]
    now = curve.strength(turns, sights)
    assert 0 <= now <= 1
    assert curve.strength(turns + 1, sights) <= now
    assert curve.strength(turns, sights + 1) <= now
    assert curve.strength(turns, sights, own=True) >= now


@given(turns=st.integers(1, 500), sights=st.integers(1, 500))
def test_a_better_bot_remembers_better(turns: int, sights: int) -> None:
    strengths = [CURVES[level].strength(turns, sights) for level in WEAK_TO_STRONG]
    assert strengths == sorted(strengths)
    assert strengths[0] == 0
    assert strengths[-1] == 1


def test_hard_forgets_a_little_as_people_do() -> None:
    """What was shown ten turns ago it nearly always knows; after a hundred it may be wrong."""
    hard = CURVES["hard"]
    assert 0.95 < hard.strength(10, 10) < 1
    assert 0.7 < hard.strength(100, 100) < 0.9


def test_half_is_forgotten_after_a_half_life_of_either_kind() -> None:
    curve = Curve(half_turns=40, half_sights=20)
    assert curve.strength(40, 0) == curve.strength(0, 20) == curve.strength(20, 10) == 0.5


@given(threshold=st.floats(0, 0.999), waits=st.lists(st.booleans(), max_size=60))
def test_what_is_forgotten_stays_forgotten(threshold: float, waits: list[bool]) -> None:
    memory = Memory(CURVES["easy"])
    trace = memory.see(3, 1, threshold, own=False)
    recalled = memory.recalls(trace)
    for wait in waits:
        if wait:
            memory.turn += 1
        else:
            memory.see(4, 2, 0.5, own=False)
        assert memory.recalls(trace) <= recalled
        recalled = memory.recalls(trace)


def test_the_last_sight_that_is_recalled_counts_even_if_it_is_out_of_date() -> None:
    memory = Memory(CURVES["easy"])
    strong = memory.see(3, 0, 0.0, own=False)
    weak = memory.see(3, 1, 0.9, own=False)
    assert memory.latest([strong, weak]) == weak
    memory.turn += 5
    assert memory.latest([strong, weak]) == strong
    memory.turn += 5
    assert memory.latest([weak]) is None


HISTORY: list[Event] = [
    Taken(0, "gold"),
    Taken(1, "furs"),
    Taken(2, "rum"),
    Thrown(0, 3, "silk"),
    Taken(0, "silk"),
    Handed(1, 0, 0, "furs"),
]


def test_a_perfect_memory_knows_where_everything_is() -> None:
    mind = Mind(1, PERFECT, HISTORY)
    found = {good: mind.recalled(PLACES[good]) for good in ("gold", "furs", "rum", "silk")}
    assert {good: trace and trace.seat for good, trace in found.items()} == {
        "gold": 0,
        "furs": 0,
        "rum": 2,
        "silk": 0,
    }
    assert mind.recalled(PLACES["cheese"]) is None


def test_no_memory_knows_nothing() -> None:
    mind = Mind(0, NONE, HISTORY)
    assert mind.recalled(PLACES["gold"]) is None
    assert mind.blank_slots(3) == [0, 1, 2]


def test_the_own_row_is_known_by_its_places() -> None:
    mind = Mind(0, PERFECT, HISTORY)
    assert [mind.slot_of(PLACES[good]) for good in ("gold", "silk", "furs")] == [0, 1, 2]
    after = Mind(0, PERFECT, [*HISTORY, Handed(0, 1, 2, "silk")])
    assert [after.slot_of(PLACES[good]) for good in ("gold", "silk", "furs")] == [0, None, 1]


def test_what_one_has_just_looked_at_is_known_again() -> None:
    long_ago = [Taken(0, "gold"), *[Thrown(1, 1, "rum")] * 500]
    assert Mind(0, CURVES["easy"], long_ago).blank_slots(1) == [0]
    assert Mind(0, CURVES["easy"], [*long_ago, Peeked(0, 0, "gold")]).blank_slots(1) == []


def test_the_same_history_leaves_the_same_memory() -> None:
    match, dice = new_match(GAME, 4, FastDice(5)), FastDice(6)
    while match.state.actors():
        match.play(*any_step(match.state, dice))
    history = match.history(2)
    minds = [Mind(2, NORMAL, history) for _ in range(2)]
    known = [[mind.recalled(good) for good in range(30)] for mind in minds]
    assert known[0] == known[1]
    assert 0 < sum(trace is not None for trace in known[0]) < 30


def test_two_seats_forget_different_things() -> None:
    history = [*HISTORY * 4, *[Thrown(1, 1, "rum")] * 40]
    known = [[Mind(s, NORMAL, history).recalled(g) for g in range(30)] for s in (1, 2)]
    assert known[0] != known[1]


def test_recall_follows_the_curve() -> None:
    """Over many games, about as many cards are recalled as the curve says."""
    recalled = 0
    for number in range(400):
        start = [Thrown(0, 1 + number % 6, "rum"), Thrown(0, 1 + number // 6 % 6, "rum")]
        history = [*start, Thrown(0, 1 + number // 36 % 6, "rum"), Taken(1, "gold")]
        mind = Mind(0, NORMAL, [*history, *[Thrown(0, 1, "rum")] * 60])
        recalled += mind.recalled(PLACES["gold"]) is not None
    assert recalled / 400 == pytest.approx(NORMAL.strength(60, 0), abs=0.08)


ROWS = [["coffee", "cheese"], ["gold", "furs"], ["rum", "silk"]]


def test_belief_is_certain_with_a_perfect_memory() -> None:
    history = [Taken(s, good) for s, row in enumerate(ROWS) for good in row]
    assert Mind(0, PERFECT, history).belief(view(0, "gold", ROWS)) == [0, 1, 0]


def test_belief_without_memory_is_as_the_cards_lie() -> None:
    rows = [["coffee"], ["gold", "furs", "rum"], ["silk"]]
    assert Mind(0, NONE, []).belief(view(0, "gold", rows)) == pytest.approx([0.2, 0.6, 0.2])


def test_a_forgotten_card_is_one_of_those_that_cannot_be_placed() -> None:
    history = [Taken(0, "coffee"), Taken(0, "cheese"), Taken(1, "furs")]
    belief = Mind(0, PERFECT, history).belief(view(0, "gold", ROWS))
    assert belief == pytest.approx([0, 1 / 3, 2 / 3])


def test_a_look_in_vain_speaks_against_a_seat_and_an_unopposed_claim_for_it() -> None:
    plain = Mind(0, PERFECT, []).belief(view(0, "gold", ROWS))
    missed = Mind(0, PERFECT, [Missing(2, "gold")]).belief(view(0, "gold", ROWS))
    claimed = Mind(0, PERFECT, [Unopposed(2, "gold")]).belief(view(0, "gold", ROWS))
    assert missed[2] < plain[2] < claimed[2]


def test_a_suspicion_speaks_for_the_named_and_against_the_one_who_names() -> None:
    mind = Mind(2, NONE, [])
    plain = mind.belief(view(2, "gold", ROWS))
    chain = [{"seat": 0, "named": 1}]
    heard = mind.belief(view(2, "gold", ROWS, chain=chain))
    assert heard[1] / heard[2] > plain[1] / plain[2]
    assert heard[0] / heard[2] < plain[0] / plain[2]


def test_others_know_less_the_longer_ago_a_card_was_shown() -> None:
    fresh, old = [Taken(1, "gold")], [Taken(1, "gold"), *[Thrown(0, 1, "rum")] * 50]
    gold = PLACES["gold"]
    assert Mind(0, NORMAL, fresh).others_know(gold) > Mind(0, NORMAL, old).others_know(gold)


def test_the_curve_is_printed_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].split() == ["160", "160", "0%", "3%", "11%", "71%", "100%"]
