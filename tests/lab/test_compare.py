"""A house rule is played both ways on the same seeds, and nothing is claimed too surely."""

from __future__ import annotations

import json
from random import Random

import pytest

from undertable.cli import main
from undertable.games import game
from undertable.lab.compare import changes, holm, pairs, student
from undertable.lab.sim import Part, Played, plan
from undertable.lab.workers import Workers


def both(option: str, one: object, other: object, games: int, jobs: int = 1) -> dict[str, float]:
    plans = tuple(
        plan(game("bluff"), ["expected", "easy"], 2, {option: way}) for way in (one, other)
    )
    found = changes(pairs((plans[0], plans[1]), games, Workers(jobs)))
    return {change.name: change.p for change in found}


def test_fewer_dice_make_shorter_games_and_that_is_sure() -> None:
    assert both("dice", 5, 2, 40)["length"] < 0.001


def test_the_same_rule_twice_changes_nothing_at_all() -> None:
    assert set(both("dice", 3, 3, 20).values()) == {1.0}


def test_the_number_of_workers_changes_nothing() -> None:
    assert both("dice", 3, 4, 25, 2) == both("dice", 3, 4, 25)


def games_of(chance: Random, lies: float) -> Played:
    declared = chance.randint(1, 9)
    lied = sum(chance.random() < lies for _ in range(declared))
    parts = [Part("a", 0, 1, 1, 1, 0.0, {"lies": (lied, declared)}), Part("b", 1, 0, 0, 1, 0.0, {})]
    return Played(0, "end", parts)


def test_where_nothing_differs_few_experiments_find_something() -> None:
    """Two hundred experiments on one and the same rule: about 5 % may be wrong, not more."""
    chance = Random(17)
    found = 0
    for _ in range(200):
        made = [(games_of(chance, 0.4), games_of(chance, 0.4)) for _ in range(60)]
        found += any(change.sure for change in changes(made))
    assert found <= 20


def test_a_real_difference_lies_within_its_reach() -> None:
    chance = Random(3)
    hits = 0
    for _ in range(100):
        made = [(games_of(chance, 0.3), games_of(chance, 0.5)) for _ in range(80)]
        (lies,) = (change for change in changes(made) if change.name == "stat lies")
        hits += abs(lies.difference - 0.2) <= lies.reach
    assert 88 <= hits <= 100


def test_students_curve_is_students() -> None:
    """Out of any table: what 95 and 99 of a hundred means keep within, by degrees of freedom."""
    table = {1: (12.706, 63.657), 2: (4.303, 9.925), 5: (2.571, 4.032), 29: (2.045, 2.756)}
    for freedom, (five, one) in {**table, 120: (1.980, 2.617), 10**6: (1.960, 2.576)}.items():
        assert student(five, freedom) == pytest.approx(0.05, rel=0.003)
        assert student(one, freedom) == pytest.approx(0.01, rel=0.003)


def test_a_few_games_are_not_sure_of_anything() -> None:
    """Six pairs on one and the same rule, two hundred times; and two that happen to agree."""
    chance = Random(23)
    found = 0
    for _ in range(200):
        made = [(games_of(chance, 0.4), games_of(chance, 0.4)) for _ in range(6)]
        found += any(change.sure for change in changes(made))
    assert found <= 20
    always = [(games_of(Random(1), 0.0), games_of(Random(1), 1.0))] * 2
    assert not any(change.sure for change in changes(always))


def test_holms_adjustment_is_holms() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_the_command_says_what_changes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "bluff", "dice=5,1", "--bots", "random", "--games", "30", "--lang", "en"]
    assert main(words) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "decisions in a game:" in said
    assert "with dice=5" in said
    assert "30 games each way" in said
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["ways"] == ["5", "1"]
    assert {change["name"] for change in data["changes"]} >= {"length", "spread", "stat doubts"}


def test_two_decks_are_compared_like_any_option(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "dig", "deck=ours,ours", "--bots", "random", "--seats", "2", "--games", "2"]
    assert main([*words, "--option", "turn_limit=5", "--lang", "en"]) == 0
    assert "Nothing changes" in capsys.readouterr().out


@pytest.mark.parametrize("rule", ["dice", "dice=1", "=1,2", "dice=1,2,3", "dice=,2"])
def test_a_rule_that_is_not_two_ways_is_refused(
    rule: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", "bluff", rule, "--lang", "en"]) == 2
    assert "OPTION=a,b" in capsys.readouterr().err


def test_what_is_compared_is_no_option_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "bluff", "dice=1,2", "--option", "dice=3", "--lang", "en"]) == 2
    assert "dice is what is compared" in capsys.readouterr().err


def test_bots_of_one_kind_win_by_seat_and_what_is_always_the_same_is_not_looked_at(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every fight has one winner of two; whoever doubts rightly doubts a bid that is false."""
    words = ["--bots", "easy", "--seats", "2", "--games", "12", "--json"]
    assert main(["compare", "dig", "turn_limit=20,8", *words]) == 0
    data = json.loads(capsys.readouterr().out)
    names = {change["name"] for change in data["changes"]}
    assert {"seat 1", "stat threats"} <= names
    assert "stat fights_won" not in names
    assert (data["seats"], data["bots"], data["seed"]) == (2, ["easy", "easy"], "0")
    assert main(["compare", "bluff", "dice=3,2", *words]) == 0
    seen = json.loads(capsys.readouterr().out)["changes"]
    figures = [(c["one"], c["other"], c["reach"]) for c in seen if c["name"].startswith("stat")]
    assert len(set(figures)) == len(figures)
