"""Decisions per second in random play, beside OpenSpiel's nearest game.

Counted on both sides is what seats decide; rolls and deals are chance and not counted, but their
time is, and so is the start of each game. Before each decision the legal moves are asked for, and
one of them is drawn, all being equally likely. Every contestant has a process of its own; they
take turns and only their processor time is taken, so that other work disturbs them little.
Figures are medians over the rounds, and each ratio is the median of the ratios of its rounds.

    make compiled && python bench/engine.py
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

HOUSE = Path(__file__).parent.parent
SOURCES = {"plain": HOUSE / "src", "compiled": HOUSE / "build" / "compiled"}
BATCH = 50


class Row(NamedTuple):
    name: str
    game: str
    seats: int
    peer: str


ROWS = (
    Row("Bluff 2x5", "bluff", 2, "liars_dice(players=2,numdice=5)"),
    Row("Bluff 6x5", "bluff", 6, "liars_dice(players=2,numdice=15)"),
    Row("Border 4", "border", 4, "sheriff"),
)
PAIRS = (("plain", "from_python"), ("compiled", "evaluate_bots"))
"""Each of our builds, and the way of driving OpenSpiel it is held against."""


# What a contestant does in its own process: a batch of games; the answer is the decisions made.


def undertable_games(row: Row) -> Callable[[], int]:
    from undertable import FastDice, game
    from undertable.core.playout import play_out

    table, dice = game(row.game), FastDice("bench")
    return lambda: sum([play_out(table.start(row.seats, dice), dice) for _ in range(BATCH)])


def games_from_python(row: Row) -> Callable[[], int]:
    """Chance is drawn in the quickest way there is: it is uniform in these games, or there is none.

    `sheriff` is the nearest to Border, but small: two players, no cards, nine decisions a game.
    """
    import pyspiel

    game, random = pyspiel.load_game(row.peer), Random("bench").random

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return decisions

    return lambda: sum([play() for _ in range(BATCH)])


def games_of_bots(row: Row) -> Callable[[], int]:
    """The number of chance moves is the same in every game of one kind."""
    import pyspiel

    game = pyspiel.load_game(row.peer)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(sys.maxsize))

    def play() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    chance = sum(entry.player == pyspiel.PlayerId.CHANCE for entry in play().full_history())
    return lambda: sum([play().move_number() - chance for _ in range(BATCH)])


CONTESTANTS = {
    "plain": undertable_games,
    "compiled": undertable_games,
    "from_python": games_from_python,
    "evaluate_bots": games_of_bots,
}


def contest(who: str, row: Row, seconds: float) -> None:
    """Answer each line of input with the decisions per second of one round."""
    if who in SOURCES:
        sys.path.insert(0, str(SOURCES[who]))
        from undertable.core import state

        assert state.__file__.endswith(".py") == (who == "plain"), state.__file__
    games = CONTESTANTS[who](row)
    games()
    for _ in sys.stdin:
        decisions, started = 0, process_time()
        while (spent := process_time() - started) < seconds:
            decisions += games()
        print(decisions / spent, flush=True)


# The other side: ask them in turn, and write the table.


class Contestant:
    def __init__(self, who: str, row: Row, seconds: float) -> None:
        command = [sys.executable, __file__, "--contest", who, str(ROWS.index(row))]
        self.process = subprocess.Popen(
            [*command, "--seconds", str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": ""},
        )
        self.rates: list[float] = []

    def play_round(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        self.rates.append(float(self.process.stdout.readline()))

    def leave(self) -> None:
        self.process.communicate()


def measure(row: Row, rounds: int, seconds: float) -> dict[str, list[float]]:
    contestants = {who: Contestant(who, row, seconds) for who in CONTESTANTS}
    for _ in range(rounds):
        for contestant in contestants.values():
            contestant.play_round()
    for contestant in contestants.values():
        contestant.leave()
    return {who: contestant.rates for who, contestant in contestants.items()}


def line(row: Row, rates: dict[str, list[float]]) -> str:
    said = f"{row.name:<12}"
    for ours, peer in PAIRS:
        ratio = median([a / b for a, b in zip(rates[ours], rates[peer], strict=True)])
        said += f"{median(rates[ours]):>12,.0f}{median(rates[peer]):>16,.0f}{ratio:>8.2f}"
    return f"{said}   {row.peer}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, beside OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contestant's round")
    parser.add_argument("--contest", nargs=2, metavar=("WHO", "ROW"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.contest:
        contest(args.contest[0], ROWS[int(args.contest[1])], args.seconds)
        return
    if not any(SOURCES["compiled"].rglob("state.*.so")):
        sys.exit("The compiled rules are not there yet: make compiled")
    print("Decisions of seats per second of processor time; chance takes time but is not counted.")
    head = "".join(f"{ours:>12}{peer:>16}{'ratio':>8}" for ours, peer in PAIRS)
    print(f"{'game':<12}{head}   OpenSpiel's game")
    for row in ROWS:
        print(line(row, measure(row, args.rounds, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
