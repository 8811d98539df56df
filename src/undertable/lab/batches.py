"""Thousands of games at once, after Gymnasium's conventions for vectorised environments.

    from undertable.lab.batches import vector_env

    games = vector_env("bluff", games=4096, seats=2)
    seen, info = games.reset(seed=7)
    seen, rewards, ended, cut, info = games.step(actions)      # one action for each game

Each row is what the seat to act in that game knows, itself first; `info["seat"]` says which it is,
`info["action_mask"]` what it may do. `rewards` are those of the seat that has just acted,
`info["returns"]` those of all seats of the games that have ended. A game that ends begins anew in
the same step. A game has this if its folder has a module `batch` with a class `Batch`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.games import game as game_of

HIGHEST = 99


class Games(VectorEnv[Any, Any, Any]):
    """So many games of one table."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, batch: Any) -> None:
        self.batch = batch
        self.num_envs = batch.games
        self.single_observation_space = spaces.Box(0, HIGHEST, (batch.size,), np.float32)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, batch.games)
        self.action_space = batch_space(self.single_action_space, batch.games)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games; without a seed their dice go on as they are."""
        if isinstance(seed, list):
            self.batch.seed([str(one) for one in seed])
        elif seed is not None or not self.batch.rows[:, :2].any():
            self.batch.seed([f"{seed} {number}" for number in range(self.num_envs)])
        self.batch.begin()
        return self.batch.observations(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        acted = self.batch.turn.copy()
        winners = self.batch.step(np.asarray(actions, np.int64))
        ended = winners >= 0
        seats = self.batch.seats
        returns = np.zeros((self.num_envs, seats), np.float32)
        returns[ended] = -1 / (seats - 1)
        returns[ended, winners[ended]] = 1
        rewards = returns[np.arange(self.num_envs), acted]
        never = np.zeros(self.num_envs, np.bool_)
        info = self._info() | {"returns": returns}
        return self.batch.observations(), rewards, ended, never, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks(), "seat": self.batch.turn.copy()}


def vector_env(game: str, games: int = 1024, **table: int) -> Games:
    """Games of a table, as `Batch` of that game takes its settings (`seats`, `dice`)."""
    house = game_of(game)
    if not house.has("batch"):
        raise Malformed(Text("lab", "refusal-no-batch", {"game": house.title}))
    return Games(house.part("batch").Batch(games, **table))
