"""Many games between bots, each of which sees its seat's view and history and nothing else.

A game adds figures of its own with a module `stats` in its folder: see `Tally`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from time import thread_time
from traceback import extract_tb
from typing import Any, TypeAlias

from msgspec import Struct, field

from undertable.core.bot import Bot
from undertable.core.dice import Dice, FastDice
from undertable.core.errors import IllegalMove, Malformed
from undertable.core.game import Game
from undertable.core.match import Match, new_match
from undertable.core.record import Record
from undertable.core.text import Text
from undertable.core.types import Event, Move, Outcome
from undertable.games import game as game_of
from undertable.lab.bots import bot_of
from undertable.lab.figures import Figures, Standing
from undertable.lab.remote import NoAnswer
from undertable.lab.workers import ALONE, Workers

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
    seat: int
    win: float
    score: int
    decisions: int
    seconds: float
    figures: Figures


class Played(Struct, frozen=True):
    """One game of a plan, seat by seat."""

    number: int
    reason: str
    """How it ended: the key of the game's message `outcome-<reason>`."""
    parts: list[Part]

    @property
    def decisions(self) -> int:
        """How long it was."""
        return sum(part.decisions for part in self.parts)


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
        began = thread_time()
        move = self.bot.decide(view, self.history, legal, self.dice)
        self.seconds += thread_time() - began
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
    if not bots:
        raise Malformed(Text("lab", "refusal-no-bots"))
    seats = game.check_seats(max(len(bots), game.least_seats) if seats is None else seats)
    if len(bots) > seats:
        raise Malformed(Text("lab", "refusal-too-many-bots", {"bots": len(bots), "seats": seats}))
    for name in bots:
        bot_of(game, name)
    game.read_options(options or {}, seats)
    filled = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(game=game.id, bots=filled, seats=seats, options=dict(options or {}), seed=seed)


def simulate(plan: Plan, games: int, workers: Workers = ALONE) -> Iterator[Played]:
    """The games of a plan, one after the other; who plays them changes nothing but the time."""
    return workers.map(partial(play, plan), range(games))


def standings(plan: Plan, games: Iterable[Played]) -> dict[str, Standing]:
    """Each bot's results, in the order of the plan."""
    found = {bot: Standing() for bot in plan.bots}
    for part in chain.from_iterable(played.parts for played in games):
        found[part.bot].add(part)
    return found


def play(plan: Plan, number: int) -> Played:
    """One game of a plan, from the first decision to the outcome."""
    order = seating(plan, number)
    return play_with(plan, number, [plan.bots[bot] for bot in order])


def play_with(plan: Plan, number: int, bots: Sequence[str], table: str | None = None) -> Played:
    """The same with these bots in their seats; games with equal `table` have equal chance."""
    match, sitters = _match(plan, number, bots, table)
    return _told(match.game, match, number, bots, sitters)


def record_of(plan: Plan, number: int, bots: Sequence[str] | None = None) -> Record:
    """The same game written down; who sits where are its names."""
    seated = bots or [plan.bots[bot] for bot in seating(plan, number)]
    match, _ = _match(plan, number, seated, None)
    match.record.names = list(seated)
    return match.record


def _match(
    plan: Plan, number: int, bots: Sequence[str], table: str | None
) -> tuple[Match, list[Seated]]:
    game = game_of(plan.game)
    chance = _dice(plan, number, "table") if table is None else FastDice(f"{plan.seed} {table}")
    match = new_match(game, plan.seats, chance, **plan.options)
    sitters = [
        Seated(bot_of(game, bot), seat, _dice(plan, number, f"seat {seat}"))
        for seat, bot in enumerate(bots)
    ]
    pick = _dice(plan, number, "first")
    while actors := match.state.actors():
        seat = actors[int(pick.below(len(actors)))]
        try:
            move = sitters[seat].decide(match)
        except NoAnswer:
            raise
        except (Exception, SystemExit) as error:
            why = _where_it_failed(error)
            raise _failure("failed", game, plan, number, bots[seat], why) from error
        try:
            match.play(seat, move)
        except IllegalMove as refusal:
            raise _failure("illegal", game, plan, number, bots[seat], refusal.reason) from refusal
    return match, sitters


def _where_it_failed(error: BaseException) -> str:
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def _failure(how: str, game: Game, plan: Plan, number: int, bot: str, why: object) -> Malformed:
    """In one sentence, with what its author needs: what, where, and how to see it again."""
    told = {"name": bot, "game": game.title, "number": number + 1, "seed": plan.seed, "why": why}
    return Malformed(Text("lab", f"refusal-bot-{how}", told))


def seating(plan: Plan, number: int) -> list[int]:
    """Which bot sits where: every so many games a new order, turned by one seat each game."""
    turned = number % plan.seats
    order = list(range(plan.seats))
    _dice(plan, number - turned, "order").shuffle(order)
    return order[turned:] + order[:turned]


def _dice(plan: Plan, number: int, what: str) -> Dice:
    return FastDice(f"{plan.seed} {number} {what}")


def _told(
    game: Game, match: Match, number: int, bots: Sequence[str], sitters: list[Seated]
) -> Played:
    outcome = match.state.outcome()
    assert outcome is not None
    events = [event for told in match.told for _, event in told]
    tally = tally_of(game)
    parts = [
        Part(
            bots[sitter.seat],
            sitter.seat,
            (sitter.seat in outcome.winners) / max(1, len(outcome.winners)),
            outcome.scores[sitter.seat],
            sitter.decisions,
            sitter.seconds,
            tally(sitter.seat, events, outcome),
        )
        for sitter in sitters
    ]
    return Played(number, outcome.reason, parts)


def tally_of(game: Game) -> Tally:
    """The game's own count, if it has one."""
    if not game.has("stats"):
        return lambda seat, events, outcome: {}
    tally: Tally = game.part("stats").tally
    return tally
