"""Decisions per second in random play, beside OpenSpiel, PettingZoo's classics and RLCard.

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
from typing import Any, NamedTuple

HOUSE = Path(__file__).parent.parent
SOURCES = {
    "plain": HOUSE / "src",
    "compiled": HOUSE / "build" / "compiled",
    "pettingzoo": HOUSE / "build" / "compiled",
}
BATCH = 50


class Row(NamedTuple):
    """One contest: what we play and how, beside what a peer plays and how."""

    name: str
    ours: str
    table: tuple[str, int]
    peer: str
    game: str


BLUFF, MANY, DICE, MORE = ("bluff", 2), ("bluff", 6), "numdice=5", "numdice=15"
LIARS = "liars_dice(players=2,{})"
ROWS = (
    Row("Bluff 2x5, plain", "plain", BLUFF, "openspiel_from_python", LIARS.format(DICE)),
    Row("Bluff 2x5, compiled", "compiled", BLUFF, "openspiel_bots", LIARS.format(DICE)),
    Row("Bluff 2x5, batch", "batch", BLUFF, "openspiel_bots", LIARS.format(DICE)),
    Row("Bluff 2x5, batch", "batch", BLUFF, "openspiel_rollouts", LIARS.format(DICE)),
    Row("Bluff 6x5, plain", "plain", MANY, "openspiel_from_python", LIARS.format(MORE)),
    Row("Bluff 6x5, compiled", "compiled", MANY, "openspiel_bots", LIARS.format(MORE)),
    Row("Bluff 6x5, batch", "batch", MANY, "openspiel_bots", LIARS.format(MORE)),
    Row("Bluff 6x5, batch", "batch", MANY, "openspiel_rollouts", LIARS.format(MORE)),
    Row("Border 4, plain", "plain", ("border", 4), "openspiel_from_python", "sheriff"),
    Row("Border 4, compiled", "compiled", ("border", 4), "openspiel_bots", "sheriff"),
    Row("Smugglers 4, plain", "plain", ("smugglers", 4), "rlcard", "gin-rummy"),
    Row("Smugglers 4, compiled", "compiled", ("smugglers", 4), "rlcard", "mahjong"),
    Row("Dig 4, plain", "plain", ("dig", 4), "rlcard", "doudizhu"),
    Row("Dig 4, compiled", "compiled", ("dig", 4), "rlcard", "uno"),
    *(
        Row(f"{name}, PettingZoo", "pettingzoo", table, "pettingzoo_classic", peer)
        for name, table, peer in (
            ("Bluff 2x5", BLUFF, "leduc_holdem_v4"),
            ("Bluff 2x5", BLUFF, "texas_holdem_v4"),
            ("Bluff 2x5", BLUFF, "connect_four_v3"),
            ("Bluff 2x5", BLUFF, "tictactoe_v3"),
            ("Border 4", ("border", 4), "texas_holdem_no_limit_v6"),
            ("Smugglers 4", ("smugglers", 4), "hanabi_v5"),
            ("Dig 4", ("dig", 4), "chess_v6"),
        )
    ),
    Row("Nothing, PettingZoo", "empty", BLUFF, "pettingzoo_classic", "tictactoe_v3"),
)


# What a contestant does in its own process: a batch of games; the answer is the decisions made.


def undertable_games(row: Row) -> Callable[[], int]:
    from undertable import FastDice, game
    from undertable.core.playout import play_outs

    name, seats = row.table
    first, dice = game(name).fresh(seats, game(name).read_options({}, seats)), FastDice("bench")
    return lambda: play_outs(first, dice, BATCH)


def undertable_batch(row: Row) -> Callable[[], int]:
    """Lowered to arrays: as many games, one after the other, without a word of Python between."""
    from undertable import game

    name, seats = row.table
    batch = game(name).part("batch").Batch(1, seats)
    batch.seed(["bench"])
    return lambda: batch.random_games(100 * BATCH)


def through_pettingzoo(row: Row) -> Callable[[], int]:
    from undertable.lab.pettingzoo import env

    name, seats = row.table
    return _agents(env(name, seats=seats))


def pettingzoo_classic(row: Row) -> Callable[[], int]:
    import warnings
    from importlib import import_module

    warnings.simplefilter("ignore")  # of the peer's own dependencies
    return _agents(import_module(f"pettingzoo.classic.{row.game}").env())


def empty_environment(row: Row) -> Callable[[], int]:
    """What the loop itself takes: two agents, five steps a game, as many actions as in Bluff."""
    import numpy as np
    from pettingzoo import AECEnv

    seen = {"observation": np.zeros(164, np.float32), "action_mask": np.zeros(106, np.int8)}
    seen["action_mask"][50:100] = 1

    class Empty(AECEnv):  # type: ignore[misc]  # it has no types
        def agent_iter(self) -> Any:
            while self.left > -2:
                yield "player"

        def reset(self, seed: int) -> None:
            self.left = 5

        def last(self) -> Any:
            return seen, 0.0, self.left <= 0, False, {}

        def step(self, action: int | None) -> None:
            self.left -= 1

    return _agents(Empty())


def _agents(env: Any) -> Callable[[], int]:
    """One game after the other as PettingZoo's documentation plays them, with legal actions.

    An action is drawn from the mask in the same way on both sides, and not by Gymnasium's
    `sample(mask)`: that alone takes longer than the quicker environments do.
    """
    random, seeds = Random("bench").random, iter(range(sys.maxsize))

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            (legal,) = mask.nonzero()
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def rlcard_games(row: Row) -> Callable[[], int]:
    """Its own loop, with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(row.game, {"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)

    return play


def games_from_python(row: Row) -> Callable[[], int]:
    """Chance is drawn in the quickest way there is: it is uniform in these games, or there is none.

    `sheriff` is the nearest to Border, but small: two players, no cards, nine decisions a game.
    """
    import pyspiel

    game, random = pyspiel.load_game(row.game), Random("bench").random

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

    game = pyspiel.load_game(row.game)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = iter(range(sys.maxsize))

    def play() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    chance = sum(entry.player == pyspiel.PlayerId.CHANCE for entry in play().full_history())
    return lambda: sum([play().move_number() - chance for _ in range(BATCH)])


def rollouts(row: Row) -> Callable[[], int]:
    """The only loop in C++ of its own that Python can start: what its tree search plays at random.

    It begins after the rolls, so they cost it nothing. A search of two steps plays so many games
    from its root and as many from one decision further on, and says nothing of their length:
    that is the mean of games from Python, which are the same ones.
    """
    import pyspiel

    game, random, many = pyspiel.load_game(row.game), Random("bench"), 1000
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(random.choice(root.legal_actions()))

    def length() -> int:
        state, decisions = root.clone(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    both = 2 * sum(length() for _ in range(4 * many)) / (4 * many) - 1
    at_random = pyspiel.RandomRolloutEvaluator(many, 1)
    search = pyspiel.MCTSBot(game, at_random, 2.0, 2, 10, False, 1, False)

    def play() -> int:
        search.step(root)
        return int(many * both)

    return play


CONTESTANTS = {
    "plain": undertable_games,
    "compiled": undertable_games,
    "batch": undertable_batch,
    "pettingzoo": through_pettingzoo,
    "empty": empty_environment,
    "openspiel_from_python": games_from_python,
    "openspiel_bots": games_of_bots,
    "openspiel_rollouts": rollouts,
    "pettingzoo_classic": pettingzoo_classic,
    "rlcard": rlcard_games,
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


def measure(row: Row, rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    contestants = [Contestant(who, row, seconds) for who in (row.ours, row.peer)]
    for _ in range(rounds):
        for contestant in contestants:
            contestant.play_round()
    for contestant in contestants:
        contestant.leave()
    ours, theirs = (contestant.rates for contestant in contestants)
    return ours, theirs


def line(row: Row, ours: list[float], theirs: list[float]) -> str:
    ratio = median([a / b for a, b in zip(ours, theirs, strict=True)])
    peer = f"{row.peer.removesuffix('_classic')} {row.game}".replace("_", " ", 1)
    return f"{row.name:<24}{median(ours):>14,.0f}{median(theirs):>14,.0f}{ratio:>9.2f}   {peer}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play, beside others.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each contestant's round")
    parser.add_argument("--only", default="", help="rows whose name holds this")
    parser.add_argument("--contest", nargs=2, metavar=("WHO", "ROW"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.contest:
        contest(args.contest[0], ROWS[int(args.contest[1])], args.seconds)
        return
    rows = [row for row in ROWS if args.only in row.name]
    compiled = any(SOURCES["compiled"].rglob("state.*.so"))
    if not compiled and any(row.ours in {"compiled", "pettingzoo"} for row in rows):
        sys.exit("The compiled rules are not there yet: make compiled")
    print("Decisions of seats per second of processor time; chance takes time but is not counted.")
    print(f"{'game':<24}{'ours':>14}{'peer':>14}{'ratio':>9}   who")
    for row in rows:
        print(line(row, *measure(row, args.rounds, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
