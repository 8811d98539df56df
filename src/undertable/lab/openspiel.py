"""Every game as an OpenSpiel game, written in Python.

    import pyspiel
    import undertable.lab.openspiel                        # registers undertable_bluff, ...

    game = pyspiel.load_game("undertable_border(seats=3,rounds=1)")
    small = undertable.lab.openspiel.at({"seats": 2, "dice": [1, 1], ...}, "bluff")

House rules are parameters of the game. Chance is explicit: every outcome with its probability.
Where there are more than `MOST_OUTCOMES` of them (a deal of many cards), it is sampled: so many
draws stand for all, equally likely, other ones after every other history and always the same
after the same. Returns are zero-sum by who won. Words of a move that takes several
(`undertable.lab.actions`) are actions one after the other.

What a player knows is all it has been told and done (information state), and what it sees now
(observation). `resample_from_infostate` deals anew what the player cannot see (`State.redeal`):
what the others were told in secret before that is gone in the new world; they know what they see.
It deals by what the player sees now: in a game of memory, what it saw before is dealt anew too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pyspiel
from open_spiel.python import policy

from undertable.core.bot import Bot
from undertable.core.dice import FastDice
from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import CHANCE, Move, Told, heard_by
from undertable.games import all_games
from undertable.lab.actions import Choice
from undertable.lab.environment import Table
from undertable.lab.vectors import Layout
from undertable.lab.walk import listen

MOST_OUTCOMES = 1024
LONGEST = 20_000
Worth: TypeAlias = Callable[[State], list[float] | None]
RECALLED = 32
"""Events at the end of an information state's tensor; its string has them all."""


class World:
    """The rules' own state with what each seat has been told; copied when OpenSpiel clones."""

    def __init__(
        self, table: Table, state: State, heard: list[str], worth: Worth | None = None
    ) -> None:
        self.table = table
        self.state = state
        self.heard = heard
        """What each seat was told and did, a line each: strings are cheap to share."""
        self.worth = worth
        self.ended: list[float] | None = None
        """What the game is worth to each seat, where `worth` ends it before the rules do."""
        self.told: tuple[Told, ...] = ()
        self.choice: Choice | None = None
        self.said: tuple[int, ...] = ()
        self.outcomes: list[tuple[Move, float]] | None = None

    def __deepcopy__(self, memo: object) -> World:
        other = World(self.table, self.state.copy(), self.heard[:], self.worth)
        other.told, other.ended = self.told, self.ended
        for number in self.said:
            other.act(number)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes Python states down by pickling them."""
        written = (self.state.position(), self.heard, self.told, self.said)
        return _unpickled, (self.table, *written, self.worth)

    def actor(self) -> int | None:
        actors = () if self.ended else self.state.actors()
        return actors[0] if actors else None

    def returns(self) -> list[float]:
        return self.ended or self.table.returns(self.state)

    def choices(self) -> Choice:
        if self.choice is None:
            seat = self.actor()
            assert seat is not None
            self.choice = self.table.actions.begin(self.state.legal(seat))
        return self.choice

    def act(self, number: int) -> None:
        seat = self.actor()
        assert seat is not None
        move = self.choices().choose(number)
        self.said = self.choices().said
        if move is not None:
            self._play(seat, move)

    def happen(self, number: int) -> None:
        self._play(CHANCE, self.chances()[number][0])

    def chances(self) -> list[tuple[Move, float]]:
        """What chance may do now, with probabilities."""
        if self.outcomes is None:
            found = list(islice(self.state.chances(), MOST_OUTCOMES + 1))
            weight = sum(many for _, many in found)
            self.outcomes = [(move, many / weight) for move, many in found]
            if len(found) > MOST_OUTCOMES:
                self.outcomes = self._samples()
        return self.outcomes

    def _samples(self) -> list[tuple[Move, float]]:
        dice = FastDice("\n".join(self.heard))
        drawn = Counter(self.state.draw(dice) for _ in range(MOST_OUTCOMES))
        return [(move, many / MOST_OUTCOMES) for move, many in drawn.items()]

    def _play(self, seat: int, move: Move) -> None:
        told = listen(self.state, seat, move)
        self.told += tuple(told)
        for who in range(self.table.seats):
            own = f"> {self.table.game.write(move)}\n" if who == seat else ""
            events = (msgspec.json.encode(event).decode() for event in heard_by(who, told))
            self.heard[who] += own + "".join(f"{event}\n" for event in events)
        self.choice, self.said, self.outcomes = None, (), None
        self.ended = self.worth(self.state) if self.worth else None

    def redealt(self, seat: int, dice: FastDice) -> World:
        """Another world that the seat cannot tell from this one."""
        other = World(self.table, self.state.redeal(seat, dice), self.heard[:], self.worth)
        other.told = tuple(told for told in self.told if _known(told, seat))
        for who in range(self.table.seats):
            if who != seat:
                seen = msgspec.json.encode(other.state.view(who)).decode()
                other.heard[who] = f"{_public(self.heard[who], self.heard[seat])}= {seen}\n"
        for number in self.said if self.actor() == seat else ():
            other.act(number)
        return other


def _unpickled(
    table: Table,
    position: dict[str, Any],
    heard: list[str],
    told: tuple[Told, ...],
    said: tuple[int, ...],
    worth: Worth | None,
) -> World:
    world = World(table, table.game.position(position), heard, worth)
    world.told, world.ended = told, worth(world.state) if worth else None
    for number in said:
        world.act(number)
    return world


def _known(told: Told, seat: int) -> bool:
    return told[0] is None or seat in told[0]


def _public(heard: str, by: str) -> str:
    """Of what one seat heard, that which the other heard as well, in its order."""
    shared = {line for line in by.splitlines() if not line.startswith((">", "="))}
    return "".join(f"{line}\n" for line in heard.splitlines() if line in shared)


class HouseState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state as OpenSpiel's algorithms use it."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        table = game.table
        self.world = World(table, game.first.copy(), [""] * table.seats, game.worth)

    def current_player(self) -> int:
        actor = self.world.actor()
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.world.choices().numbers()) if player == self.world.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, p) for number, (_, p) in enumerate(self.world.chances())]

    def _apply_action(self, action: int) -> None:
        if self.world.actor() == CHANCE:
            self.world.happen(action)
        else:
            self.world.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self.world.actor() == CHANCE and action < len(self.world.chances()):
                return self.world.table.game.write(self.world.chances()[action][0])
            return f"chance {action}"
        return self.world.table.actions.label(action)

    def is_terminal(self) -> bool:
        return self.world.actor() is None

    def returns(self) -> list[float]:
        return self.world.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """A world in which the player knows just what it knows in this one."""
        other = self.clone()
        other.world = self.world.redealt(player, FastDice(str(sampler())))
        return other  # type: ignore[no-any-return]  # pyspiel has no types

    def __str__(self) -> str:
        said = " ".join(self.world.table.actions.label(number) for number in self.world.said)
        return msgspec.json.encode(self.world.state.position()).decode() + said


class HouseObserver:
    """What a player sees, or with perfect recall all it has been told, as tensor and string."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.table = table
        self.recall = recall
        self.layout = Layout(table.game, RECALLED if recall else 0)
        self.seen = self.layout.size
        self.tensor = np.zeros(self.seen + table.spelled * table.actions.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HouseState, player: int) -> None:
        world = state.world
        told = heard_by(player, world.told) if self.recall else ()
        self.tensor.fill(0)
        self.tensor[: self.seen] = self.layout.numbers(world.state.view(player), told)
        if self.table.spelled and world.actor() == player:
            for number in world.said:
                self.tensor[self.seen + number] += 1

    def string_from(self, state: HouseState, player: int) -> str:
        world = state.world
        said = str(world.said) if world.said and world.actor() == player else ""
        if self.recall:
            return f"{player}\n{world.heard[player]}{said}"
        return msgspec.json.encode(world.state.view(player)).decode() + said


class HouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the house's games, with seats and house rules as parameters."""

    house: Game
    kind: Any
    worth: Worth | None = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(self.house), **(params or {})}
        seats, position = given.pop("seats"), given.pop("position")
        written = self._written(position) if position else None
        if written is not None:
            seats, given = written.seats, {}
        self.table = Table(self.house.id, seats, **given)
        self.first = written or self.house.fresh(self.table.seats, self.table.options)
        super().__init__(self.kind, _info(self.table), dict(params or {}))

    def _written(self, position: str) -> State:
        return self.house.position(msgspec.json.decode(bytes.fromhex(position)))

    def new_initial_state(self) -> HouseState:
        return HouseState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> HouseObserver:
        return HouseObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


def _parameters(house: Game) -> dict[str, Any]:
    """What may be set, with what it is if nobody does; a position is JSON, written as hex."""
    rules = {option.name: option.default for option in house.option_list}
    return {"seats": house.least_seats, "position": "", **rules}


def _type(house: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"undertable_{house.id}",
        long_name=house.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=house.most_seats,
        min_num_players=house.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(house),
    )


def _info(table: Table) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=table.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def _register(house: Game) -> type[HouseGame]:
    kind = _type(house)
    made = type(f"{type(house).__name__}OfOpenSpiel", (HouseGame,), {"house": house, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


GAMES = {house.id: _register(house) for house in all_games().values()}


def at(position: Mapping[str, Any], game: str, worth: Worth | None = None) -> Any:
    """A game that begins at a written position: what OpenSpiel's solvers can finish.

    With `worth` it ends as soon as that says what a state is worth to each seat: after a round,
    say, with the values of what may follow.
    """
    if game not in GAMES:
        raise malformed("refusal-unknown-game", game=game, known=", ".join(GAMES))
    made = GAMES[game]({"position": msgspec.json.encode(position).hex()})
    made.worth = worth
    return made


class BotPolicy(policy.Policy):  # type: ignore[misc]  # OpenSpiel has no types
    """What a bot would do, as OpenSpiel's algorithms ask for it; never done is left out.

    For games whose moves are one action each. OpenSpiel's best response in C++ wants what is
    never done as well; the one in Python (`use_cpp_br=False`) spares itself those branches.
    """

    def __init__(self, game: HouseGame, bot: Bot) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.house, self.bot = game.table.game, bot
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(
        self, state: HouseState, player_id: int | None = None
    ) -> dict[int, float]:
        seat = state.current_player()
        heard = state.information_state_string(seat)
        if heard not in self.known:
            self.known[heard] = self._asked(state.world, seat)
        return self.known[heard]

    def _asked(self, world: World, seat: int) -> dict[int, float]:
        told, legal = heard_by(seat, world.told), world.state.legal(seat)
        rows = self.bot.policy(world.state.view(seat), told, legal)
        return {self.house.encode(move): share for move, share in rows if share > 0}
