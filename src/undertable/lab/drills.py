"""Positions to practise: a decision that cost somebody something, asked again as a puzzle.

They come from one's own games, or from a shelf in a game's folder (`drills.json`), which is built
out of reviewed games between bots. What is asked tells no more than the seat knew (`puzzle`); the
answer is the review's (`Drill.decision`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct, field, json, structs

from undertable.core.game import Game
from undertable.core.match import Match
from undertable.core.record import Entry, Record
from undertable.core.review import Decision, Review
from undertable.core.types import Event, View
from undertable.games import game as game_of
from undertable.lab.review import Order, judged_at, review
from undertable.lab.sim import Plan, record_of
from undertable.lab.workers import ALONE, Workers

FILE = "drills.json"
INSTRUCTIVE = 0.04
"""What cost less is no lesson."""
ALIKE = 3
"""So many with the same answer are enough."""
SHELF = 12
LEARNERS = ("easy", "normal")
"""Whose mistakes are worth learning from: neither senseless nor rare."""
CARE = 4.0
"""How much more work is put into a position that is kept for others."""
RECALLED = 12
"""Events that a puzzle tells of what came before."""


class Drill(Struct, frozen=True):
    """A decision with all that led to it; whoever holds this knows the answer."""

    game: str
    seats: int
    options: dict[str, Any]
    entries: list[Entry]
    decision: Decision
    position: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)


class Puzzle(Struct, frozen=True):
    """What is asked: what the seat saw and had just been told, and what it could do."""

    game: str
    seat: int
    view: View
    told: list[Event]
    moves: list[dict[str, Any]]


def drills_of(record: Record, found: Review, seat: int | None = None) -> list[Drill]:
    """The instructive decisions of a reviewed game, the dearest first."""
    dear = [d for d in found.decisions if _instructive(d) and seat in (None, d.seat)]
    return [
        Drill(
            record.game,
            record.seats,
            record.options,
            record.entries[: decision.at],
            decision,
            record.position,
            record.names,
        )
        for decision in sorted(dear, key=lambda d: -d.cost)
    ]


def _instructive(decision: Decision) -> bool:
    """Dear, surely so, and with an answer that is one."""
    return decision.cost >= max(INSTRUCTIVE, 1.5 * decision.error) and len(decision.options) > 1


def puzzle(drill: Drill) -> Puzzle:
    game = game_of(drill.game)
    match = _match(game, drill)
    seat = drill.decision.seat
    moves = [option.move for option in drill.decision.options]
    return Puzzle(
        drill.game,
        seat,
        match.state.view(seat),
        match.history(seat)[-RECALLED:],
        sorted(moves, key=lambda move: game.write(game.move_from(move))),
    )


def _match(game: Game, drill: Drill) -> Match:
    return Match(
        game,
        Record(
            game=drill.game,
            seats=drill.seats,
            options=drill.options,
            position=drill.position,
            entries=drill.entries,
        ),
    )


# The shelf.


def shelf(game: Game) -> list[Drill]:
    """The positions that come with a game, if any do."""
    file = files(type(game).__module__) / FILE
    return json.decode(file.read_bytes(), type=list[Drill]) if file.is_file() else []


def built(game: Game, games: int, seed: str, workers: Workers = ALONE) -> list[Drill]:
    """A shelf out of so many games between learners: the dearest mistakes, of many kinds."""
    found = workers.map(partial(_mistakes, game.id, seed), range(games))
    return list(_varied(drill for drills in found for drill in drills))


def _mistakes(name: str, seed: str, number: int) -> list[Drill]:
    game = game_of(name)
    learners = [level for level in LEARNERS if level in game.levels] or ["random"]
    seats = game.least_seats + (number % 2 if game.most_seats > game.least_seats else 0)
    bots = tuple(learners[seat % len(learners)] for seat in range(seats))
    options = game.unattended({})
    record = record_of(Plan(game=name, bots=bots, seats=seats, options=options, seed=seed), number)
    record.names = []
    found = drills_of(record, review(record, seed=seed))
    return [again for drill in found if (again := _looked_again(record, drill, seed)) is not None]


def _looked_again(record: Record, drill: Drill, seed: str) -> Drill | None:
    """The dearest of many decisions are those that luck made look dear: others judge them anew."""
    order = Order(record, f"{seed} again", tries=CARE)
    decision = judged_at(order, drill.decision.at)
    if decision is None or not _instructive(decision):
        return None
    return structs.replace(drill, decision=decision)


def _varied(drills: Iterable[Drill]) -> Iterator[Drill]:
    """The dearest, but not the same lesson over and over."""
    seen: Counter[str] = Counter()
    for drill in sorted(drills, key=lambda drill: -drill.decision.cost):
        decision = drill.decision
        lesson = f"{decision.kind} {decision.best.move['move']}"
        seen[lesson] += 1
        if seen[lesson] <= ALIKE and sum(min(n, ALIKE) for n in seen.values()) <= SHELF:
            yield drill


def write_shelf(game: Game, drills: Sequence[Drill]) -> Path:
    """One position a line."""
    file = game.part("types").__file__
    assert file is not None
    path = Path(file).parent / FILE
    lines = ",\n".join(json.encode(drill).decode() for drill in drills)
    path.write_text(f"[\n{lines}\n]\n")
    return path
