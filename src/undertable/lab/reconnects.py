"""The memory check: coming back to a table brings nothing back that has been turned face down.

In random games a seat loses its connection now and then, and claims to have seen nothing at all.
What it is sent then must be the same bytes in every world in which only face-down things differ,
and no event that may be told a second time may carry a value that is hidden by now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.match import Match, new_match
from undertable.core.types import Event
from undertable.lab.leaks import Leak, received
from undertable.lab.walk import any_step

ONE_IN = 6
"""After one move in so many, somebody loses the connection."""


class Report(Struct):
    games: int = 0
    reconnects: int = 0
    faded: int = 0
    """Things a returning seat was once shown and that lay face down by then."""
    moved: int = 0
    """How many of them lay elsewhere in the other world."""
    leaks: list[Leak] = []


def is_memory_game(game: Game) -> bool:
    return any(kind.fleeting for kind in game.events)


def check(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: str = "0",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play so many random games with random reconnects; stops early after ten leaks."""
    report, dice = Report(), FastDice(seed)
    while report.games < games and len(report.leaks) < 10:
        match = new_match(game, seats, FastDice(f"{seed} {report.games}"), **options)
        while match.state.actors():
            match.play(*any_step(match.state, dice))
            if dice.below(ONE_IN) == 0:
                _come_back(match, _anybody(seats, dice), dice, report)
        report.games += 1
        if progress is not None:
            progress(report.games)
    return report


def _anybody(seats: int, dice: FastDice) -> int | None:
    """A seat, or somebody who watches."""
    number = int(dice.below(seats + 1))
    return number if number < seats else None


def told_again(match: Match, seat: int | None) -> list[Event]:
    """What a seat may hear a second time."""
    return [event for event in match.history(seat) if not event.fleeting]


def _come_back(match: Match, seat: int | None, dice: FastDice, report: Report) -> None:
    state = match.state
    other = state.redeal(seat, dice)
    report.reconnects += 1
    there = received(other, seat)
    for what, here in received(state, seat).items():
        if here != there[what]:
            _leaks(match, seat, what, here.decode(), there[what].decode(), report)
    hidden, elsewhere = state.secrets(seat), other.secrets(seat)
    values = set(_words(list(hidden.values())))
    for event in told_again(match, seat):
        if values & set(_words(msgspec.to_builtins(event))):
            _leaks(match, seat, "an event told again", repr(event), "", report)
    shown = set(_words([msgspec.to_builtins(event) for event in match.history(seat)]))
    for name, value in hidden.items():
        if isinstance(value, str) and value in shown:
            report.faded += 1
            report.moved += elsewhere[name] != value


def _leaks(match: Match, seat: int | None, what: str, here: str, there: str, to: Report) -> None:
    to.leaks.append(Leak(seat, what, here, there, match.state.position()))


def _words(data: Any) -> Iterator[str]:
    """Every text in plain data, however deep."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _words(value)
