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

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias

from gymnasium import spaces
from numpy import array, float32, int8
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from undertable.lab.environment import Playing, Rewards, Table
from undertable.lab.parts import Slot

Observations: TypeAlias = Literal["vector", "dictionary"]
Observed: TypeAlias = dict[str, Any]

LONGEST = 20_000
"""Steps after which a game that does not end is cut off (`truncations`)."""


class Seats:
    """What both kinds of environments have in common: agents, spaces, observations."""

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
        self.table = Table(game, seats, rewards, history, **options)
        self.observations = observations
        self.render_mode = render_mode
        self.metadata = {
            "name": f"undertable_{game}_v1",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.numbers = self.table.actions.size + waiting
        self._action_spaces = {a: spaces.Discrete(self.numbers) for a in self.possible_agents}
        self._observation_spaces = {a: self._space() for a in self.possible_agents}
        self.games = 0
        self.seed: int | None = None
        self.playing: Playing

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """What each number of a vector is."""
        return self.table.slots

    @cached_property
    def fields(self) -> dict[str, slice]:
        """Where in the vector each field of the view is."""
        found: dict[str, list[int]] = {}
        for place, slot in enumerate(self.slots):
            name = slot.name
            for mark in ".?=#:":
                name = name.partition(mark)[0]
            found.setdefault(name, []).append(place)
        return {name: slice(places[0], places[-1] + 1) for name, places in found.items()}

    def _space(self) -> spaces.Dict:
        low = array([slot.low for slot in self.slots], float32)
        high = array([slot.high for slot in self.slots], float32)
        seen: spaces.Space[Any] = spaces.Box(low, high, dtype=float32)
        if self.observations == "dictionary":
            seen = spaces.Dict(
                {n: spaces.Box(low[s], high[s], dtype=float32) for n, s in self.fields.items()}
            )
        mask = spaces.Box(0, 1, (self.numbers,), int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed the next one of those that the last seed began."""
        if seed is not None:
            self.seed, self.games = seed, 0
        self.playing = Playing(self.table, f"{self.seed} {self.games}")
        self.games += 1

    def observe(self, agent: str) -> Observed:
        seat = self.seat[agent]
        seen: Any = self.playing.observation(seat)
        if self.observations == "dictionary":
            seen = {name: seen[place] for name, place in self.fields.items()}
        return {"observation": seen, "action_mask": self.playing.mask(seat, self.numbers)}

    def view(self, agent: str) -> Any:
        """The seat's view as the house knows it: a typed value."""
        return self.playing.view(self.seat[agent])

    def render(self) -> str | None:
        drawn = self.playing.drawn()
        if self.render_mode == "human":
            print(drawn)  # noqa: T201  # that is what `human` means
        return drawn if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class Turns(Seats, AECEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """One agent after the other; those who decide at once do so in turn, and in secret.

    It minds the order of calls itself: PettingZoo's wrapper for that takes longer than most games.
    """

    agent_selection: str
    moved: bool
    """Whether there was a step since `agent_iter` named an agent."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} is not there, or not before reset()")

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            assert self.moved, "between two agents of agent_iter() comes a step() or a reset()"
            self.moved = False
            yield self.agent_selection

    def last(
        self, observe: bool = True
    ) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ended, cut = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], ended, cut, self.infos[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.over = False
        self.moved = True
        self.agent_selection = self.possible_agents[self.playing.actors()[0]]

    def step(self, action: int | None) -> None:
        self.moved = True
        if self.over:
            self._leave(action)
            return
        assert action is not None
        playing = self.playing
        playing.act(self.seat[self.agent_selection], int(action))
        self.steps += 1
        actors = playing.state.actors()
        if actors and self.steps < LONGEST:
            self.agent_selection = self.possible_agents[actors[0]]
        else:
            self._end(cut=bool(actors))

    def _end(self, cut: bool) -> None:
        """For all at once; until now nobody had a reward."""
        self.over = True
        ended = dict.fromkeys(self.agents, True)
        if cut:
            self.truncations = ended
        else:
            self.terminations = ended
        self.rewards = dict(zip(self.agents, self.playing.returns(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.agent_selection = self.agents[0]

    def _leave(self, action: int | None) -> None:
        """After the end each agent takes one more step, with no action, and is gone."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agents.pop(0)
        for kept in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del kept[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


class AllAtOnce(Seats, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All agents in every step; the last number is waiting, for those who are not asked."""

    def __init__(self, game: str, seats: int | None = None, **given: Any) -> None:
        super().__init__(game, seats, waiting=True, **given)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observed:
        seen = super().observe(agent)
        if self.seat[agent] not in self.playing.actors():
            seen["action_mask"][-1] = 1
        return seen

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        agents, playing = self.agents, self.playing
        for seat in playing.actors():
            playing.act(seat, int(actions[self.possible_agents[seat]]))
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
