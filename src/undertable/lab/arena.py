"""A league of bots: who is stronger, by how much, and how surely.

Bots meet at tables of the game's size. Each table is played once in every rotation of its seats
with the same rolls and deals, so that the luck of the seat and much of the luck of the cards
cancels out. Ratings are openskill's (Plackett-Luce); every result is kept, so that a league can
be stopped, continued, and joined by further bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.text import Text
from undertable.games import game as game_of
from undertable.lab.aside import written_aside
from undertable.lab.bots import bot_of
from undertable.lab.extras import need
from undertable.lab.figures import wilson
from undertable.lab.sim import Plan, play_with
from undertable.lab.workers import ALONE, Workers

VERSION = 1


class Meeting(Struct, frozen=True, array_like=True):
    """One game: who sat where, and in which places they ended (0 is first; equal is equal)."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


class League(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who plays what, and all games so far."""

    version: int = VERSION
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "0"
    bots: list[str] = field(default_factory=list)
    played: list[Meeting] = field(default_factory=list)

    def plan(self) -> Plan:
        return Plan(
            game=self.game,
            bots=tuple(self.bots),
            seats=self.seats,
            options=self.options,
            seed=self.seed,
        )


class Rating(Struct, frozen=True):
    """How strong a bot is: `mu`, which most likely lies within two `sigma` of the truth."""

    mu: float
    sigma: float
    games: int


def new_league(
    game: Game, bots: Sequence[str], seats: int | None, options: Mapping[str, object], seed: str
) -> League:
    """A league without games; of two bots or more, each named once."""
    seats = game.check_seats(game.least_seats if seats is None else seats)
    game.read_options(options, seats)
    league = League(game=game.id, seats=seats, options=dict(options), seed=seed)
    admit(league, bots)
    return league


def admit(league: League, bots: Sequence[str]) -> None:
    """Let further bots in; who is in already stays."""
    for name in bots:
        bot_of(game_of(league.game), name)
        if name not in league.bots:
            league.bots.append(name)
    if len(league.bots) < 2:
        raise Malformed(Text("lab", "refusal-league-of-one"))


def read_league(file: Path) -> League:
    """A league out of its file."""
    try:
        league = msgspec.json.decode(file.read_bytes(), type=League)
    except msgspec.MsgspecError as error:
        words = {"file": str(file), "why": str(error)}
        raise Malformed(Text("lab", "refusal-not-a-league", words)) from None
    return league


def write_league(league: League, file: Path) -> None:
    """A line for each game, written aside first: what was there is never half lost."""
    head: dict[str, Any] = msgspec.to_builtins(league)
    games = head.pop("played")
    lines = b",\n".join(msgspec.json.encode(game) for game in games)
    data = msgspec.json.encode(head)[:-1] + b',"played":[\n' + lines + b"\n]}\n"
    with written_aside(file) as out:
        out.write(data)


# Who meets whom.


def schedule(league: League) -> Iterator[tuple[str, ...]]:
    """Further games without end; it depends on how often bots have met, never on how that went."""
    tables = Tables(league)
    begun = len(league.played) % league.seats
    if begun:
        yield from rotations(league.played[-begun].bots)[begun:]
    while True:
        yield from rotations(tables.seated())


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [table[turn:] + table[:turn] for turn in range(len(table))]


class Tables:
    """Puts those together who have played least, and least with each other."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.games = Counter(dict.fromkeys(league.bots, 0))
        self.met: Counter[tuple[str, str]] = Counter()
        self.number = 0
        for meeting in league.played[:: league.seats]:
            self._count(meeting.bots)

    def seated(self) -> tuple[str, ...]:
        dice = FastDice(f"{self.league.seed} table {self.number}")
        order = list(range(len(self.league.bots)))
        dice.shuffle(order)
        table: list[str] = []
        for _ in range(self.league.seats):
            rank = partial(self._rank, table)
            table.append(min((self.league.bots[i] for i in order), key=rank))
        places = list(range(len(table)))
        dice.shuffle(places)
        seated = tuple(table[i] for i in places)
        self._count(seated)
        return seated

    def _rank(self, table: list[str], bot: str) -> tuple[int, int, int]:
        met = sum(self.met[pair(bot, other)] for other in table)
        return table.count(bot), self.games[bot], met

    def _count(self, table: Sequence[str]) -> None:
        self.number += 1
        self.games.update(table)
        for i, bot in enumerate(table):
            self.met.update(pair(bot, other) for other in table[i + 1 :])


def pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


# Playing.


def compete(league: League, games: int, workers: Workers = ALONE) -> Iterator[Meeting]:
    """The next games of a league, each added to it as soon as it is over."""
    coming = enumerate(islice(schedule(league), games), len(league.played))
    for meeting in workers.map(partial(_meet, league.plan()), coming):
        league.played.append(meeting)
        yield meeting


def _meet(plan: Plan, coming: tuple[int, tuple[str, ...]]) -> Meeting:
    game, bots = coming
    played = play_with(plan, game, bots, table=f"table {game // plan.seats}")
    ends = [(part.win == 0, -part.score) for part in played.parts]
    order = sorted(set(ends))
    return Meeting(bots, tuple(order.index(end) for end in ends))


# What it says.


def ratings(
    league: League, watch: Callable[[int, dict[str, Rating]], None] | None = None
) -> dict[str, Rating]:
    """Openskill's ratings after all games, in the order of their strength."""
    model = need("openskill.models", "lab").PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in league.bots}
    games: Counter[str] = Counter()
    for number, meeting in enumerate(league.played, 1):
        games.update(meeting.bots)
        _rate(model, now, meeting)
        if watch is not None:
            watch(number, {b: Rating(r.mu, r.sigma, games[b]) for b, r in now.items()})
    found = {bot: Rating(rated.mu, rated.sigma, games[bot]) for bot, rated in now.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].mu))


def _rate(model: Any, now: dict[str, Any], meeting: Meeting) -> None:
    """A bot that sits twice at a table learns the mean of what its two selves learn."""
    teams = [[model.rating(mu=now[bot].mu, sigma=now[bot].sigma)] for bot in meeting.bots]
    after = model.rate(teams, ranks=list(meeting.places))
    for bot in dict.fromkeys(meeting.bots):
        own = [team[0] for team, who in zip(after, meeting.bots, strict=True) if who == bot]
        now[bot] = model.rating(
            mu=sum(rated.mu for rated in own) / len(own),
            sigma=sqrt(sum(rated.sigma**2 for rated in own) / len(own)),
        )


class Duel(Struct):
    """How often one bot ended before another; a tie is half."""

    games: int = 0
    ahead: float = 0

    @property
    def share(self) -> float:
        return self.ahead / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.ahead, self.games)


def duels(league: League) -> dict[tuple[str, str], Duel]:
    """Every bot against every other."""
    found: dict[tuple[str, str], Duel] = {}
    for meeting in league.played:
        for bot, place in zip(meeting.bots, meeting.places, strict=True):
            for other, behind in zip(meeting.bots, meeting.places, strict=True):
                if bot == other:
                    continue
                duel = found.setdefault((bot, other), Duel())
                duel.games += 1
                duel.ahead += (place < behind) + (place == behind) / 2
    return found
