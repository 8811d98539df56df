"""One game as research code drives it: numbers in, numbers out. The adapters are made of this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import StringIO
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from rich.console import Console

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import Event, Told, View, heard_by
from undertable.games import game as game_of
from undertable.lab.actions import Choice, Mask, Spelled, actions_of
from undertable.lab.parts import Slot
from undertable.lab.settings import one_of, whole
from undertable.lab.vectors import Layout, Vector
from undertable.screen import screen_of

Rewards: TypeAlias = Literal["outcome", "points"]


class Table:
    """What stays the same from game to game: rules, seats, numbers and their meaning."""

    def __init__(
        self,
        game: str,
        seats: Any = None,
        rewards: Any = "outcome",
        history: Any = 0,
        **options: object,
    ) -> None:
        """Compiled, narrower types would refuse in other words, and whole numbers of numpy too."""
        asked = game_of(game)
        one_of("rewards", rewards, get_args(Rewards))
        self.game: Game = asked.at(options)
        self.seats = asked.check_seats(asked.least_seats if seats is None else seats)
        self.options = asked.read_options(asked.unattended(options), self.seats)
        self.given: Mapping[str, object] = options
        self.rewards: Rewards = rewards
        self.history = whole("history", history, 0)
        self.layout = Layout(self.game, self.history)
        self.actions = actions_of(self.game, self.seats, self.options)
        self.spelled = isinstance(self.actions, Spelled)
        self.size = self.layout.size + (self.actions.size if self.spelled else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        """What a table is follows from its settings; the same ones give the same table."""
        settings = (self.game.id, self.seats, self.rewards, self.history)
        return _same_table, (*settings, tuple(sorted(self.given.items())))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """What each number of an observation is; words said so far come after what is seen."""
        if not self.spelled:
            return self.layout.slots
        said = (f"said#{self.actions.label(n)}" for n in range(self.actions.size))
        return (*self.layout.slots, *(Slot(name, 0, 99) for name in said))

    def returns(self, state: State) -> list[float]:
        """What the end is worth: zero-sum by who won, or the points as they are."""
        outcome = state.outcome()
        if outcome is None:
            return [0.0] * self.seats
        if self.rewards == "points":
            return [float(score) for score in outcome.scores]
        share = self.seats / max(1, len(outcome.winners))
        shares = [share if seat in outcome.winners else 0.0 for seat in range(self.seats)]
        return [(share - 1) / (self.seats - 1) for share in shares]


@cache
def _same_table(
    game: str, seats: int, rewards: Rewards, history: int, options: tuple[tuple[str, object], ...]
) -> Table:
    return Table(game, seats, rewards, history, **dict(options))


class Playing:
    """One game of a table, with chance drawn by itself."""

    def __init__(self, table: Table, seed: int | str) -> None:
        self.table = table
        self.told: list[Told] = []
        self.state = table.game.fresh(table.seats, table.options)
        self.state.dice = FastDice(seed)
        if table.layout.events.size:
            self.state.events = self.told
        self.state.settle()
        self.choices: dict[int, Choice] = {}

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def choice(self, seat: int) -> Choice:
        """What this seat is about to choose, as far as it has got."""
        choice = self.choices.get(seat)
        if choice is None:
            choice = self.choices[seat] = self.table.actions.begin(self.state.legal(seat))
        return choice

    def numbers(self, seat: int) -> Sequence[int]:
        return self.choice(seat).numbers() if seat in self.actors() else ()

    def act(self, seat: int, number: int) -> None:
        """Choose; when the move is complete, it is played."""
        move = self.choice(seat).choose(number)
        if move is not None:
            self.state.play(seat, move)
            if self.table.spelled:  # whoever else is about to say something goes on with it
                self.choices = {s: c for s, c in self.choices.items() if c.said and s != seat}
            else:
                self.choices.clear()

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def heard(self, seat: int) -> list[Event]:
        return heard_by(seat, self.told)

    def observation(self, seat: int) -> Vector:
        """What the seat sees, and where asked for what it heard, as one vector."""
        heard = self.heard(seat) if self.told else ()
        seen = self.table.layout.vector_of(self.state, seat, heard)
        return np.concatenate((seen, self._said(seat))) if self.table.spelled else seen

    def _said(self, seat: int) -> Vector:
        said = np.zeros(self.table.actions.size, np.float32)
        for number in self.choices[seat].said if seat in self.choices else ():
            said[number] += 1
        return said

    def mask(self, seat: int, size: int | None = None) -> Mask:
        """A one for each number that may be chosen now."""
        size = self.table.actions.size if size is None else size
        if seat in self.state.actors():
            return self.choice(seat).mask(size)
        return np.zeros(size, np.int8)

    def returns(self) -> list[float]:
        return self.table.returns(self.state)

    def drawn(self, lang: str = "en") -> str:
        """The public table as a terminal shows it."""
        names = [f"player {seat}" for seat in range(self.table.seats)]
        screen = screen_of(self.table.game, names, lang)
        paper = Console(width=100, record=True, file=StringIO(), color_system=None)
        paper.print(screen.table(self.state.view(None)))
        return paper.export_text()
