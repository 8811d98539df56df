"""The simulator counts fairly, and the same seed counts the same."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from undertable.cli import main
from undertable.core.errors import Refusal
from undertable.games import game
from undertable.lab.figures import Standing, wilson
from undertable.lab.sim import Part, plan, play, seating, simulate, standings
from undertable.lab.workers import Workers

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
    parts = play(plan(BLUFF, ["random"], seats=3), 7).parts
    assert sum(part.win for part in parts) == 1
    assert sum(part.score > 0 for part in parts) == 1


def test_an_option_may_be_called_like_the_dice_of_the_table() -> None:
    parts = play(plan(BLUFF, ["random"], options={"dice": 1}), 0).parts
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


@pytest.mark.parametrize("command", [["sim", "bluff"], ["sim", "dig"], ["sim", "border"]])
@pytest.mark.parametrize("bots", ["", ",", " , "])
def test_no_bots_are_refused_in_a_sentence(
    command: list[str], bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--bots", bots, "--games", "1", "--lang", "en"]) == 2
    assert "Name at least one bot" in capsys.readouterr().err


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
        standing.add(Part("random", 0, 0, score, 1, 0.0, {}))
    mean, reach = standing.points
    assert mean == 6
    assert reach == pytest.approx(1.96 * (5 / 4) ** 0.5)


MINE = """
import os
import signal

from undertable.core.bot import Bot
from undertable.games.bluff.types import LayOut

class Doubter(Bot):
    def decide(self, view, history, legal, dice):
        return next((m for m in legal if type(m).__name__ == "Doubt"), legal[0])

class Cheat(Bot):
    def decide(self, view, history, legal, dice):
        return LayOut((1,))

class Clumsy(Bot):
    def decide(self, view, history, legal, dice):
        assert view.cup != (1, 1, 3, 5, 6), "my hands"
        return legal[0]

class Stopper(Bot):
    def decide(self, view, history, legal, dice):
        if not os.path.exists("stopped"):  # twice is more than stopping
            open("stopped", "w").close()
            os.kill(os.getpid(), signal.SIGINT)
        return legal[0]

class Unfinished(Bot):
    def __init__(self):
        raise RuntimeError("later")

class Nobody:
    pass
"""

COMMANDS = (["sim", "bluff"], ["arena", "bluff"], ["compare", "bluff", "dice=5,4"])
"""Each with the bots that are given to it."""


def test_a_class_of_ones_own_plays_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_sim_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    said = sim(capsys, "--bots", "my_sim_bots:Doubter,random", "--games", "4", "--jobs", "2")
    assert "my_sim_bots:Doubter" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_makes_an_illegal_move_is_named(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_cheat.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "my_cheat:Cheat,random", "--games", "4", "--jobs", jobs, "--lang", "en"]
    assert main(["sim", "bluff", *words]) == 2
    said = "The bot “my_cheat:Cheat” made a move that is not legal in game 1 of Bluff (--seed 0)."
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bot_that_fails_is_named_and_what_was_played_before_is_kept(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "my_clumsy.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "my_clumsy:Clumsy,random", "--games", "900", "--seed", "12", "--json"]
    told = []
    for jobs in ("1", "2"):
        assert main([*command, *words, "--jobs", jobs, "--lang", "en"]) == 2
        said = capsys.readouterr()
        done = json.loads(said.out)["games"]
        assert 10 < done < 900
        assert f"Stopped after {done} of 900 games" in said.err
        assert f"“my_clumsy:Clumsy” failed in game {done + 1} of Bluff" in said.err
        assert "AssertionError: my hands (my_clumsy.py:18)" in said.err
        assert "--seed 12" in said.err
        told.append(said.out)
    assert told[0] == told[1]


def test_a_bot_that_fails_in_the_first_game_leaves_a_sentence_and_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_failing.py").write_text(MINE.replace("!= (1, 1, 3, 5, 6)", "== ()"))
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "my_failing:Clumsy", "--games", "3", "--lang", "en"]
    assert main(["sim", "bluff", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "failed in game 1 of Bluff" in said.err


@pytest.mark.parametrize("command", COMMANDS)
def test_whoever_stops_is_told_after_how_many_games(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "my_stopper.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "my_stopper:Stopper,random", "--games", "50", "--json", "--lang", "en"]
    assert main([*command, *words]) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 1
    assert "Stopped after 1 of 50 games" in said.err


def test_a_class_that_cannot_be_made_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_unfinished.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    words = ["--bots", "my_unfinished:Unfinished", "--games", "1", "--lang", "en"]
    assert main(["sim", "bluff", *words]) == 2
    said = capsys.readouterr().err
    assert "There is no bot “my_unfinished:Unfinished”: RuntimeError: later." in said


@pytest.mark.parametrize(
    "name", ["no_such_module:Bot", "undertable.core.bot:Nobody", "undertable.core.dice:FastDice"]
)
def test_a_class_that_is_no_bot_is_refused_in_a_sentence(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "bluff", "--bots", name, "--games", "1", "--lang", "en"]) == 2
    assert f"There is no bot “{name}”" in capsys.readouterr().err


def test_json_holds_bots_seats_lengths_and_the_games_own_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = json.loads(sim(capsys, "--bots", "random", "--seats", "3", "--games", "30", "--json"))
    assert said["games"] == 30
    assert said["bots"]["random"]["games"] == 90
    assert sum(seat["wins"] for seat in said["by_seat"]) == 30
    assert said["decisions"]["least"] <= said["decisions"]["median"] <= said["decisions"]["most"]
    assert 0 < said["bots"]["random"]["figures"]["doubts"] < 1
    assert said["ended"] == {"last-dice": 30}


def test_csv_has_a_line_for_each_seat_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = sim(capsys, "--bots", "random", "--seats", "3", "--games", "7", "--csv")
    rows = list(csv.DictReader(StringIO(said)))
    assert [(row["game"], row["seat"]) for row in rows] == [
        (str(game), str(seat)) for game in range(7) for seat in range(3)
    ]
    assert sum(float(row["win"]) for row in rows) == 7


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_plot_is_a_picture(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"wins.{kind}"
    sim(capsys, "--bots", "random", "--games", "5", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG" if kind == "png" else b"<?xml")


@pytest.mark.parametrize("file", ["wins.doc", "wins", "no-such-folder/wins.png"])
def test_a_picture_that_cannot_be_written_is_refused_before_the_first_game(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["sim", "bluff", "--bots", "random", "--games", "1", "--plot", file])
    assert "argument --plot" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_stops_keeps_what_is_done(jobs: str) -> None:
    words = ["sim", "bluff", "--bots", "random", "--games", "10000000", "--csv", "--jobs", jobs]
    running = subprocess.Popen(
        [sys.executable, "-m", "undertable", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    for _ in range(200):
        assert running.stdout.readline()
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: every process of the command
    said, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Stopped after" in errors
    assert "Traceback" not in errors
    assert len(said.splitlines()[-1].split(",")) == 15


def test_the_answers_of_workers_come_in_order() -> None:
    assert list(Workers(2).map(slow_if_even, range(45))) == [-n for n in range(45)]


def die_at_last(folder: Path, number: int) -> int:
    """Ends its process over number 30, until it has done so as often as the folder says."""
    times = int((folder / "times").read_text())
    if number == 30 and len(list(folder.glob("died *"))) < times:
        (folder / f"died {os.getpid()}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -number


def test_a_process_that_is_killed_is_replaced_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "times").write_text("1")
    found = list(Workers(2).map(partial(die_at_last, tmp_path), range(45)))
    assert len(list(tmp_path.glob("died *"))) == 1
    assert found == [-n for n in range(45)]


def test_what_ends_every_process_is_given_up_and_what_came_before_is_kept(tmp_path: Path) -> None:
    (tmp_path / "times").write_text("100")
    found: list[int] = []
    with pytest.raises(Refusal, match="ended 3 times over the same games"):
        found.extend(Workers(2).map(partial(die_at_last, tmp_path), range(45)))
    assert found == [-n for n in range(len(found))]
    assert 20 <= len(found) <= 30


def test_whoever_stops_slow_games_loses_no_more_than_are_being_played() -> None:
    done = Workers(2).map(slowly, range(100))
    began = time.monotonic()
    kept = [next(done) for _ in range(3)]
    done.close()
    assert kept == [0, 1, 2]
    assert time.monotonic() - began < 60  # chunks of ten would take a hundred seconds and more


def slowly(number: int) -> int:
    time.sleep(2)
    return number


def slow_if_even(number: int) -> int:
    time.sleep(0.01 if number % 20 == 0 else 0)
    return -number


def test_a_simulation_can_ask_what_decisions_cost(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["sim", "bluff", "--bots", "hard,random", "--option", "dice=1", "--games", "2"]
    assert main([*asked, "--review", "20", "--json"]) == 0
    found = {one["name"]: one for one in json.loads(capsys.readouterr().out)["review"]}
    cost = {
        name: next(f["value"] for f in one["figures"] if f["name"] == "cost")
        for name, one in found.items()
    }
    assert cost["random"] > 10 * max(0.001, cost["hard"])
