"""Many games between bots, each of which sees its seat's view and history and nothing else.

A game adds figures of its own with a module `stats` in its folder: see `Tally`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any, TypeAlias

from msgspec import Struct, field

from undertable.core.bot import Bot
from undertable.core.dice import Dice, FastDice
from undertable.core.errors import malformed
from undertable.core.game import Game
from undertable.core.match import Match, new_match
from undertable.core.types import Event, Move, Outcome
from undertable.games import game as game_of

Figures: TypeAlias = Mapping[str, tuple[float, float]]
"""By name: how much, out of how much. Both are summed over all games, then divided."""

Tally: TypeAlias = Callable[[int, Sequence[Event], Outcome], Figures]
"""`tally(seat, events, outcome)` in a game's `stats` module: the figures of one seat in one game.

`events` are all events of the game, whoever heard them. A figure's heading is the game's message
`stat-<name>`. A share is (cases, chances); a mean per game is (amount, 1).
"""


class Plan(Struct, frozen=True, kw_only=True):
    """What is to be played. The same plan gives the same games, in whatever order."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"


class Part(Struct, frozen=True):
    """What one bot did in one game; a win shared by n is 1/n of a win."""

    bot: str
    win: float
    score: int
    decisions: int
    seconds: float
    figures: Figures


class Standing:
    """One bot's results over all games and seats."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0
        self.squares = 0
        self.decisions = 0
        self.seconds = 0.0
        self.figures: dict[str, tuple[float, float]] = {}

    def add(self, part: Part) -> None:
        self.games += 1
        self.wins += part.win
        self.score += part.score
        self.squares += part.score**2
        self.decisions += part.decisions
        self.seconds += part.seconds
        for name, (much, of) in part.figures.items():
            before = self.figures.get(name, (0, 0))
            self.figures[name] = (before[0] + much, before[1] + of)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def points(self) -> tuple[float, float]:
        """The mean score, and how far the true one may be from it, with 95 % confidence."""
        mean = self.score / self.games
        variance = max(0.0, self.squares / self.games - mean**2)
        return mean, 1.96 * sqrt(variance / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Seated:
    """A bot at the table, with all that its seat has been told so far."""

    def __init__(self, bot: Bot, seat: int, dice: Dice) -> None:
        self.bot = bot
        self.seat = seat
        self.dice = dice
        self.history: list[Event] = []
        self.version = 0
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, match: Match) -> Move:
        self.history += match.history(self.seat, self.version)
        self.version = match.version
        view, legal = match.state.view(self.seat), match.state.legal(self.seat)
        began = process_time()
        move = self.bot.decide(view, self.history, legal, self.dice)
        self.seconds += process_time() - began
        self.decisions += 1
        return move


def plan(
    game: Game,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "0",
) -> Plan:
    """A plan that can be played; fewer bots than seats take turns in filling them."""
    seats = game.check_seats(max(len(bots), game.least_seats) if seats is None else seats)
    if len(bots) > seats:
        raise malformed("refusal-too-many-bots", bots=len(bots), seats=seats)
    for level in bots:
        game.bot(level)
    game.read_options(options or {}, seats)
    filled = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(game=game.id, bots=filled, seats=seats, options=dict(options or {}), seed=seed)


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[list[Part]]:
    """The games of a plan, one after the other; the number of jobs changes nothing but the time."""
    if jobs == 1:
        yield from map(partial(play, plan), range(games))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(partial(play, plan), range(games), chunksize=10)


def standings(plan: Plan, games: Iterator[list[Part]]) -> dict[str, Standing]:
    """Each bot's results, in the order of the plan."""
    found = {bot: Standing() for bot in plan.bots}
    for part in chain.from_iterable(games):
        found[part.bot].add(part)
    return found


def play(plan: Plan, number: int) -> list[Part]:
    """One game of a plan, from the first decision to the outcome."""
    game = game_of(plan.game)
    match = new_match(game, plan.seats, _dice(plan, number, "table"), **plan.options)
    order = seating(plan, number)
    table = [
        Seated(game.bot(plan.bots[bot]), seat, _dice(plan, number, f"seat {seat}"))
        for seat, bot in enumerate(order)
    ]
    pick = _dice(plan, number, "first")
    while actors := match.state.actors():
        seat = actors[int(pick.below(len(actors)))]
        match.play(seat, table[seat].decide(match))
    return _parts(game, match, [plan.bots[bot] for bot in order], table)


def seating(plan: Plan, number: int) -> list[int]:
    """Which bot sits where: every so many games a new order, turned by one seat each game."""
    turned = number % plan.seats
    order = list(range(plan.seats))
    _dice(plan, number - turned, "order").shuffle(order)
    return order[turned:] + order[:turned]


def _dice(plan: Plan, number: int, what: str) -> Dice:
    return FastDice(f"{plan.seed} {number} {what}")


def _parts(game: Game, match: Match, bots: list[str], table: list[Seated]) -> list[Part]:
    outcome = match.state.outcome()
    assert outcome is not None
    events = [event for told in match.told for _, event in told]
    tally = _tally(game)
    return [
        Part(
            bots[sitter.seat],
            (sitter.seat in outcome.winners) / max(1, len(outcome.winners)),
            outcome.scores[sitter.seat],
            sitter.decisions,
            sitter.seconds,
            tally(sitter.seat, events, outcome),
        )
        for sitter in table
    ]


def _tally(game: Game) -> Tally:
    if not game.has("stats"):
        return lambda seat, events, outcome: {}
    tally: Tally = game.part("stats").tally
    return tally


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence."""
    share, grain = wins / games, z * z / games
    middle = (share + grain / 2) / (1 + grain)
    reach = z * sqrt(share * (1 - share) / games + grain / (4 * games)) / (1 + grain)
    return max(0.0, middle - reach), min(1.0, middle + reach)
