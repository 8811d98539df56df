"""Thousands of games at once, after Gymnasium's conventions for vectorised environments.

    from undertable.lab.batches import vector_env

    games = vector_env("bluff", games=4096, seats=2)
    seen, info = games.reset(seed=7)
    seen, rewards, ended, cut, info = games.step(actions)      # one action for each game

Each row is what the seat to act in that game knows, itself first; `info["seat"]` says which it is,
`info["action_mask"]` what it may do. `rewards` are those of the seat that has just acted,
`info["returns"]` those of all seats of the games that have ended. A game that ends begins anew in
the same step: what the seat that ended it saw then is in `info["final_obs"]`, and the rest in
`info["final_info"]`. A game has this if its folder has a module `batch` with a class `Batch`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from undertable.core.errors import Malformed, malformed
from undertable.core.text import Text
from undertable.games import game as game_of
from undertable.lab.settings import whole

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
        self.begun = False
        self._seed_all()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games; without a seed their dice go on as they are, at first from anywhere."""
        if options:
            raise malformed("refusal-unknown-option", option=", ".join(options), known="-")
        if isinstance(seed, list):
            self.batch.seed([None if one is None else str(one) for one in seed])
        elif seed is not None:
            super().reset(seed=seed)
            self._seed_all()
        self.batch.begin()
        self.begun = True
        return self.batch.observations(), self._info()

    def _seed_all(self) -> None:
        self.batch.seed([f"{self.np_random_seed} {number}" for number in range(self.num_envs)])

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self.begun:
            raise ResetNeeded("step() was called before reset(): there are no games yet")
        acted = self.batch.turn.copy()
        winners = self.batch.step(actions)
        ended = winners >= 0
        over = np.flatnonzero(ended)
        seats = self.batch.seats
        returns = np.zeros((self.num_envs, seats), np.float32)
        returns[over] = -1 / (seats - 1)
        returns[over, winners[over]] = 1
        rewards = np.zeros(self.num_envs, np.float32)
        rewards[over] = returns[over, acted[over]]
        never = np.zeros(self.num_envs, np.bool_)
        final = {}
        if over.size:
            final = _marked(self._final(over, acted, returns), ended)
            self.batch.begin(over)
        info = self._info() | {"returns": returns} | final
        return self.batch.observations(), rewards, ended, never, info

    def _final(self, over: Any, acted: Any, returns: Any) -> dict[str, Any]:
        """The last of each game that is over, where Gymnasium looks for it in `SAME_STEP`."""
        seen = np.full(self.num_envs, None, object)
        seen[over] = np.fromiter(self.batch.observations(over), object, over.size)
        nothing = np.zeros((self.num_envs, self.batch.actions), np.int8)
        info = {"action_mask": nothing, "seat": acted, "returns": returns.copy()}
        return {"final_obs": seen, "final_info": info}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks(), "seat": self.batch.turn.copy()}


def _marked(info: dict[str, Any], ended: Any) -> dict[str, Any]:
    """With the games that each entry is about: `_name` beside `name`."""
    deeper = {k: _marked(v, ended) if isinstance(v, dict) else v for k, v in info.items()}
    return deeper | {f"_{name}": ended.copy() for name in info}


def vector_env(game: str, games: int = 1024, seats: int | None = None, **options: object) -> Games:
    """So many games of a table; what is given beyond `seats` are house rules."""
    house = game_of(game)
    if not house.has("batch"):
        raise Malformed(Text("lab", "refusal-no-batch", {"game": house.title}))
    seated = house.check_seats(house.least_seats if seats is None else seats)
    return Games(house.part("batch").Batch(whole("games", games, 1), seated, **options))
