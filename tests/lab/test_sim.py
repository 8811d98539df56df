"""The simulator counts fairly, and the same seed counts the same."""

from __future__ import annotations

from collections import Counter

import pytest

from undertable.cli import main
from undertable.core.errors import Refusal
from undertable.games import game
from undertable.lab.sim import Part, Standing, plan, play, seating, simulate, standings, wilson

BLUFF = game("bluff")


def sim(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["sim", "bluff", "--lang", "en", *words]) == 0
    return capsys.readouterr().out


def test_the_same_seed_prints_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random", "--seats", "3", "--games", "25", "--seed", "cups")
    assert sim(capsys, *words) == sim(capsys, *words)


def test_another_seed_prints_another_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random", "--seats", "3", "--games", "25")
    assert sim(capsys, *words, "--seed", "1") != sim(capsys, *words, "--seed", "2")


def test_the_number_of_jobs_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random", "--games", "25", "--option", "laying_out=true")
    assert sim(capsys, *words, "--jobs", "2") == sim(capsys, *words)


def test_every_bot_sits_equally_often_in_every_seat() -> None:
    chosen = plan(BLUFF, ["random"] * 4)
    seats = Counter(
        (bot, seat) for number in range(40) for seat, bot in enumerate(seating(chosen, number))
    )
    assert set(seats.values()) == {10}
    assert len(seats) == 16


def test_neighbours_change() -> None:
    chosen = plan(BLUFF, ["random"] * 4)
    right_of_first = {
        order[(order.index(0) + 1) % 4] for order in (seating(chosen, n) for n in range(40))
    }
    assert right_of_first == {1, 2, 3}


def test_somebody_wins_every_game() -> None:
    parts = play(plan(BLUFF, ["random"], seats=3), 7)
    assert sum(part.win for part in parts) == 1
    assert sum(part.score > 0 for part in parts) == 1


def test_an_option_may_be_called_like_the_dice_of_the_table() -> None:
    parts = play(plan(BLUFF, ["random"], options={"dice": 1}), 0)
    assert [part.score for part in parts] in ([0, 1], [1, 0])


def test_bots_repeat_where_they_are_fewer_than_the_seats() -> None:
    chosen = plan(BLUFF, ["random"], seats=5)
    found = standings(chosen, simulate(chosen, 6))
    assert found["random"].games == 30
    assert found["random"].share == pytest.approx(1 / 5)


@pytest.mark.parametrize(
    ("bots", "seats", "options"),
    [
        (["random", "random", "random"], 2, {}),
        (["random"], 7, {}),
        (["nobody"], 2, {}),
        (["random"], 2, {"dice": 9}),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(Refusal):
        plan(BLUFF, bots, seats, options)


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_that_is_none_is_refused(games: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["sim", "bluff", "--bots", "random", "--games", games])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (550, 1000, 0.519, 0.5806)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_points_have_an_interval_too() -> None:
    standing = Standing()
    for score in (3, 5, 7, 9):
        standing.add(Part("random", 0, score, 1, 0.0, {}))
    mean, reach = standing.points
    assert mean == 6
    assert reach == pytest.approx(1.96 * (5 / 4) ** 0.5)
