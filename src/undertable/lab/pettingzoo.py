"""Every game as a PettingZoo environment.

    from undertable.lab.pettingzoo import env, parallel_env

    table = env("border", seats=4, rewards="points")     # agents act one after the other (AEC)
    table = parallel_env("smugglers", seats=4)           # all at once; who is not asked waits

An observation is `{"observation": ..., "action_mask": ...}`. The first is a vector of 32-bit floats
(`table.unwrapped.slots` says what each number is) or, with `observations="dictionary"`, the same
numbers by the fields of the view. `history=16` adds the last 16 events that the seat was told:
what was shown for a moment is in no view afterwards. Words of a move that takes several
(`undertable.lab.actions`) are said one step at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from gymnasium import spaces
from numpy import array, float32, int8
from pettingzoo import AECEnv, ParallelEnv

from undertable.lab.actions import illegal
from undertable.lab.agents import LONGEST, Agents, InTurn, Observed, begin, number_of
from undertable.lab.environment import Rewards, Table
from undertable.lab.settings import one_of

Observations: TypeAlias = Literal["vector", "dictionary"]
RENDER_MODES = ["human", "ansi"]


class Seats(Agents):
    """What both kinds of environments have in common: their settings, spaces and pictures."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        observations: Observations = "vector",
        rewards: Rewards = "outcome",
        history: int = 0,
        render_mode: str | None = None,
        waiting: bool = False,
        **options: object,
    ) -> None:
        one_of("observations", observations, get_args(Observations))
        one_of("render_mode", render_mode, (*RENDER_MODES, None))
        table = Table(game, seats, rewards, history, **options)
        super().__init__(table, observations == "dictionary", waiting)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"undertable_{game}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self._action_spaces = {a: spaces.Discrete(self.numbers) for a in self.possible_agents}
        self._observation_spaces = {a: self._space() for a in self.possible_agents}

    def _space(self) -> spaces.Dict:
        low = array([slot.low for slot in self.slots], float32)
        high = array([slot.high for slot in self.slots], float32)
        seen: spaces.Space[Any] = spaces.Box(low, high, dtype=float32)
        if self.dictionaries:
            seen = spaces.Dict(
                {n: spaces.Box(low[s], high[s], dtype=float32) for n, s in self.fields.items()}
            )
        mask = spaces.Box(0, 1, (self.numbers,), int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def render(self) -> str | None:
        drawn = self.playing.drawn()
        if self.render_mode == "human":
            print(drawn)  # noqa: T201  # that is what `human` means
        return drawn if self.render_mode == "ansi" else None


class Turns(InTurn, Seats, AECEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """One agent after the other; those who decide at once do so in turn, and in secret."""


class AllAtOnce(Seats, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All agents in every step; the last number is waiting, for those who are not asked."""

    def __init__(self, game: str, seats: int | None = None, **given: Any) -> None:
        super().__init__(game, seats, waiting=True, **given)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        begin(self, seed)
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observed:
        seen = super().observe(agent)
        if self.seat[agent] not in self.playing.actors():
            seen["action_mask"][-1] = 1
        return seen

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        agents, playing = self.agents, self.playing
        chosen = {s: number_of(actions[self.possible_agents[s]]) for s in playing.actors()}
        for seat, number in chosen.items():
            if number not in playing.numbers(seat):  # before anybody moves
                raise illegal(number)
        for seat, number in chosen.items():
            playing.act(seat, number)
        self.steps += 1
        over = not playing.actors()
        cut = not over and self.steps >= LONGEST
        seen = self._seen()
        rewards = dict(zip(self.possible_agents, playing.returns(), strict=True))
        if over or cut:
            self.agents = []
        ended, cut_off = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return seen, rewards, ended, cut_off, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def env(game: str, **given: Any) -> Turns:
    """A game as an AEC environment; what is given beyond its own settings are house rules."""
    return Turns(game, **given)


def parallel_env(game: str, **given: Any) -> AllAtOnce:
    """A game in which all agents are asked in every step."""
    return AllAtOnce(game, **given)
