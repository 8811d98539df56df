"""Seats as agents who are asked in turn: what happens in every step of a PettingZoo environment.

`pettingzoo` makes environments of this. It stands apart because it is compiled with the rules, and
knows nothing but numbers: its peers' loops cost as little as they do (see docs/speed.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import index
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr
from pettingzoo.utils.env_logger import EnvLogger

from undertable.core.errors import Malformed
from undertable.core.text import Text
from undertable.lab.environment import Playing, Table
from undertable.lab.parts import Slot

Observed: TypeAlias = dict[str, Any]
Number: TypeAlias = Any
"""A whole number of Python or of numpy: compiled, `int` would refuse the latter."""

LONGEST: Final = 20_000
"""Steps after which a game that does not end is cut off (`truncations`)."""
FOR_EVER: Final = 2**62 - 1
"""The most that counts in a machine word; nobody comes as far."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agents:
    """Who plays at a table, under which name, and what each observes."""

    playing: Playing
    agents: list[str]
    """Those who are still in the game."""

    def __init__(self, table: Table, dictionaries: bool, waiting: bool) -> None:
        self.table = table
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.numbers: int = table.actions.size + waiting
        self.slots = table.slots
        """What each number of a vector is."""
        self.fields = places_of(self.slots)
        """Where in the vector each field of the view is."""
        self.dictionaries = dictionaries
        self.nothing = dict.fromkeys(self.possible_agents, 0.0)
        self.nobody = dict.fromkeys(self.possible_agents, False)
        self.games = 0
        self.seed: Number | None = None
        self.begun = False

    def observe(self, agent: str) -> Observed:
        return observed(self, self.seat[agent])

    def view(self, agent: str) -> Any:
        """The seat's view as the house knows it: a typed value."""
        return self.playing.view(self.seat[agent])

    def close(self) -> None:
        pass


def places_of(slots: tuple[Slot, ...]) -> dict[str, slice]:
    found: dict[str, list[int]] = {}
    for place, slot in enumerate(slots):
        name = slot.name
        for mark in ".?=#:":
            name = name.partition(mark)[0]
        found.setdefault(name, []).append(place)
    return {name: slice(places[0], places[-1] + 1) for name, places in found.items()}


# Functions and not methods, which a class from elsewhere may replace: quicker to call.


def begin(of: Agents, seed: Number | None) -> None:
    """A new game; without a seed the next one of those that the last seed began."""
    if seed is not None:
        of.seed, of.games = seed, 0
    of.playing = Playing(of.table, f"{of.seed} {of.games}")
    of.games += 1
    of.begun = True
    of.agents = of.possible_agents[:]


def number_of(action: Number) -> int:
    try:
        number: int = index(action)
    except TypeError:
        raise Malformed(Text("lab", "refusal-not-a-number", {"what": str(action)})) from None
    return number


def observed(by: Agents, seat: int) -> Observed:
    if not by.begun:
        EnvLogger.error_observe_before_reset()
    vector: Any = by.playing.observation(seat)
    mask = by.playing.mask(seat, by.numbers)
    if by.dictionaries:
        fields = {name: vector[place] for name, place in by.fields.items()}
        return {"observation": fields, "action_mask": mask}
    return {"observation": vector, "action_mask": mask}


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Agents):
    """One agent after the other; those who decide at once do so in turn, and in secret.

    It minds the order of calls itself: PettingZoo's wrapper for that takes longer than most games.
    """

    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    steps: int
    over: bool
    moved: bool
    """Whether there was a step since `agent_iter` named an agent."""

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.begun:
            EnvLogger.error_agent_iter_before_reset()
        for _ in range(min(max_iter, FOR_EVER)):
            if not self.agents:
                return
            assert self.moved, "between two agents of agent_iter() comes a step() or a reset()"
            self.moved = False
            yield self.agent_selection

    def last(
        self, observe: bool = True
    ) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        if not self.begun:
            EnvLogger.error_observe_before_reset()
        agent = self.agent_selection
        seen = observed(self, self.seat[agent]) if observe else None
        ended, cut = self.terminations[agent], self.truncations[agent]
        return seen, self._cumulative_rewards[agent], ended, cut, self.infos[agent]

    def reset(self, seed: Number | None = None, options: Mapping[str, Any] | None = None) -> None:
        begin(self, seed)
        self.rewards = self.nothing.copy()
        self._cumulative_rewards = self.nothing.copy()
        self.terminations = self.nobody.copy()
        self.truncations = self.nobody.copy()
        self.infos = {agent: {} for agent in self.agents}
        self.steps = 0
        self.over = False
        self.moved = True
        self.agent_selection = self.possible_agents[self.playing.actors()[0]]

    def step(self, action: Number | None) -> None:
        if not self.begun:
            EnvLogger.error_step_before_reset()
        self.moved = True
        if self.over:
            leave(self, action)
            return
        playing = self.playing
        playing.act(self.seat[self.agent_selection], number_of(action))
        self.steps += 1
        actors = playing.state.actors()
        if actors and self.steps < LONGEST:
            self.agent_selection = self.possible_agents[actors[0]]
        else:
            end(self, bool(actors))


def end(of: InTurn, cut: bool) -> None:
    """For all at once; until now nobody had a reward."""
    of.over = True
    ended = dict.fromkeys(of.agents, True)
    if cut:
        of.truncations = ended
    else:
        of.terminations = ended
    returns = of.playing.returns()
    of.rewards = {agent: returns[seat] for seat, agent in enumerate(of.agents)}
    of._cumulative_rewards = of.rewards.copy()
    of.agent_selection = of.agents[0]


def leave(of: InTurn, action: Number | None) -> None:
    """After the end each agent takes one more step, with no action, and is gone."""
    if not of.agents:
        EnvLogger.warn_step_after_terminated_truncated()
        return
    if action is not None:
        raise ValueError("when an agent is dead, the only valid action is None")
    agent = of.agents.pop(0)
    del of.terminations[agent]
    del of.truncations[agent]
    del of._cumulative_rewards[agent]
    del of.infos[agent]
    of.rewards = dict.fromkeys(of.agents, 0.0)
    if of.agents:
        of.agent_selection = of.agents[0]
