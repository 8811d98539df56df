"""The balance of a deck of Dig Your Way Out, measured by letting bots play with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import median

from msgspec import Struct

from undertable.core.dice import FastDice
from undertable.core.types import Event, Told
from undertable.games import game
from undertable.games.dig import types
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import OURS

NO_GANG = "none"


class Played(Struct, frozen=True):
    """What one game tells."""

    turns: float
    """Turns of each player."""
    escaped: bool
    wins: tuple[float, ...]
    first: int
    """The seat that began."""
    gangs: tuple[str, ...]
    """The gang of each seat at the end."""
    backgrounds: tuple[str, ...]
    cards: frozenset[str]
    """Every card that was played, worn, dug with, traded or revealed."""
    rooms: tuple[tuple[str, int], ...]


class Balance(Struct):
    """Many games of one table."""

    seats: int
    games: list[Played] = []

    def turns(self) -> float:
        return median(played.turns for played in self.games)

    def quantile(self, share: float) -> float:
        turns = sorted(played.turns for played in self.games)
        return turns[min(len(turns) - 1, int(share * len(turns)))]

    def escapes(self) -> float:
        return sum(played.escaped for played in self.games) / len(self.games)

    def by_seat(self) -> list[float]:
        """How often each seat wins, as a multiple of its fair share."""
        wins = [sum(played.wins[s] for played in self.games) for s in range(self.seats)]
        return [self.seats * won / len(self.games) for won in wins]

    def by_order(self) -> list[float]:
        """The same by order of play: whoever began comes first."""
        wins = [0.0] * self.seats
        for played in self.games:
            for place in range(self.seats):
                wins[place] += played.wins[(played.first + place) % self.seats]
        return [self.seats * won / len(self.games) for won in wins]

    def by(self, what: str) -> dict[str, tuple[float, int]]:
        """For each gang or background: wins as a multiple of the fair share, and how many."""
        won: Counter[str] = Counter()
        seen: Counter[str] = Counter()
        for played in self.games:
            for name, win in zip(getattr(played, what), played.wins, strict=True):
                won[name] += win  # type: ignore[assignment]  # shares of wins
                seen[name] += 1
        return {name: (self.seats * won[name] / seen[name], seen[name]) for name in sorted(seen)}

    def played(self) -> dict[str, float]:
        """In what share of the games each card was played."""
        count: Counter[str] = Counter()
        for one in self.games:
            count.update(one.cards)
        return {card: n / len(self.games) for card, n in count.items()}

    def visits(self) -> dict[str, float]:
        """How often each room is entered in a game."""
        count: Counter[str] = Counter()
        for one in self.games:
            count.update(dict(one.rooms))
        return {room: n / len(self.games) for room, n in sorted(count.items())}


def measure(
    seats: int,
    games: int,
    options: Mapping[str, object],
    level: str = "hard",
    seed: str = "0",
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Let bots of one level play so many games."""
    balance = Balance(seats, [])
    one = partial(play_one, seats, dict(options), level, seed)
    if jobs == 1:
        found = map(one, range(games))
        for played in found:
            balance.games.append(played)
            if progress is not None:
                progress(len(balance.games))
        return balance
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for played in pool.map(one, range(games), chunksize=5):
            balance.games.append(played)
            if progress is not None:
                progress(len(balance.games))
    return balance


def play_one(seats: int, options: dict[str, object], level: str, seed: str, number: int) -> Played:
    """One game, every seat with the same kind of bot."""
    dig = game("dig")
    bot = dig.bot(level)
    options = dig.unattended(options)
    state = dig.start(seats, FastDice(f"{seed} {number} table"), **options)
    assert isinstance(state, Blackgate)
    told: list[Told] = []
    state.events = told
    dice = FastDice(f"{seed} {number} bots")
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, bot.decide(state.view(seat), (), state.legal(seat), dice))
    return _told(state, [event for _, event in told])


def _told(state: Blackgate, happened: list[Event]) -> Played:
    outcome = state.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    convicts = state.view(None).convicts
    box = state.box
    rooms = Counter(event.room for event in happened if isinstance(event, types.Moved))
    cards: set[str] = set()
    for event in happened:
        cards |= set(_cards(event))
    return Played(
        turns=state.turns / state.seats,
        escaped=outcome.reason == "escape",
        wins=tuple(share if seat in outcome.winners else 0.0 for seat in range(state.seats)),
        first=state.first,
        gangs=tuple(convict.gang or NO_GANG for convict in convicts),
        backgrounds=tuple(box.backgrounds[number].id for number in state.background),
        cards=frozenset(cards),
        rooms=tuple(rooms.items()),
    )


def _cards(event: Event) -> tuple[str, ...]:
    match event:
        case types.Acted(_, card) | types.Used(_, card) | types.MichelCardUp(_, card):
            return (card,)
        case types.Joined(_, _, card, given):
            return (card, *given)
        case types.Revealed(_, background):
            return (background,)
        case types.Threatened(_, _, _, weapon) | types.Struck(_, weapon):
            return (weapon,)
        case types.Dug(_, tool):
            return (tool,)
        case types.Crafted(_, item, _, used):
            return (item, *used)
        case types.Sold(_, sold):
            return sold
        case types.Bought(_, item):
            return (item,)
        case _:
            return ()


def all_cards(options: Mapping[str, object]) -> dict[str, list[str]]:
    """Every card that somebody could play, by its kind."""
    box = box_of(str(options.get("deck", OURS)))
    cards = {
        "hand cards": box.names,
        "gang cards": [card.id for card in box.gang_cards],
        "backgrounds": [card.id for card in box.backgrounds],
    }
    if options.get("neutral", "none") != "none":
        cards["Michel(le)"] = box.michel
    return cards
