"""Scenarios: a written position, moves, and what must hold. A bug report can be one.

title = "Ten 2s are doubted; there are twelve"
game = "bluff"
rules = ["B15"]
position = { seats = 2, cups = [[2, 2], [6]], bid = { count = 2, face = 2 }, bidder = 1 }

[[step]]
play = ["0 doubt"]                          # seat (or "chance") and move, as `Game.write`
then.position = { dice = [1, 1] }           # what is named must be so; the rest may be anything
then.view.0 = { round = 2 }
then.events.0 = [{ event = "lost", count = 1 }]   # told to that seat in this step, in order
then.legal.0 = { has = ["1x5"], lacks = ["doubt"], count = 12 }
then.actors = [0]
then.outcome = { winners = [0] }

[[step]]
play = ["0 1x1"]
refused = 'refusal-not-higher'              # the last move is refused, and why
says = "one 1 is not higher than ..."
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from undertable.core.errors import Refusal, malformed
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import CHANCE, Told, heard_by
from undertable.games import game as game_named
from undertable.lab.walk import listen


class Legal(Struct, forbid_unknown_fields=True):
    has: list[str] = []
    lacks: list[str] = []
    count: int | None = None


class Then(Struct, forbid_unknown_fields=True):
    """What must hold after a step. Seats are the keys; "public" is what everybody sees."""

    position: dict[str, Any] | None = None
    view: dict[str, dict[str, Any]] = {}
    events: dict[str, list[dict[str, Any]]] = {}
    legal: dict[str, Legal] = {}
    actors: list[int] | None = None
    outcome: dict[str, Any] | None = None


class Step(Struct, forbid_unknown_fields=True):
    play: list[str] = []
    then: Then = field(default_factory=Then)
    refused: str | None = None
    says: str | None = None


class Scenario(Struct, forbid_unknown_fields=True):
    title: str
    game: str
    rules: list[str]
    position: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    step: list[Step] = []


class Failed(Exception):
    """Something that must hold does not."""


def read_scenario(data: bytes, name: str) -> Scenario:
    try:
        return msgspec.toml.decode(data, type=Scenario)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise malformed("refusal-bad-scenario", file=name, what=str(error)) from None


def run_scenario(scenario: Scenario) -> None:
    """Play it; raises `Failed` where it does not hold."""
    game = game_named(scenario.game)
    state = _first(game, scenario)
    for number, step in enumerate(scenario.step, 1):
        try:
            _take(game, state, step)
        except Failed as failed:
            raise Failed(f"step {number}: {failed}") from None


def _first(game: Game, scenario: Scenario) -> State:
    if scenario.position is not None:
        return game.position(scenario.position)
    start = dict(scenario.start or {})
    seats = start.pop("seats", game.least_seats)
    return game.fresh(seats, game.read_options(start.pop("options", {}), seats))


def _take(game: Game, state: State, step: Step) -> None:
    told: list[Told] = []
    moves = step.play if step.refused is None else step.play[:-1]
    for line in moves:
        try:
            told += _play(game, state, line)
        except Refusal as refusal:
            raise Failed(f"{line} was refused: {refusal}") from None
    if step.refused is not None:
        _refuse(game, state, step)
    _hold(game, state, step.then, told)


def _play(game: Game, state: State, line: str) -> list[Told]:
    who, _, what = line.partition(" ")
    return listen(state, CHANCE if who == "chance" else int(who), game.read(what))


def _refuse(game: Game, state: State, step: Step) -> None:
    before = state.position()
    try:
        _play(game, state, step.play[-1])
    except Refusal as refusal:
        if refusal.reason.key != step.refused:
            raise Failed(f"refused as {refusal.reason.key}, not {step.refused}") from None
        if step.says is not None and str(refusal) != step.says:
            raise Failed(f"says “{refusal}”") from None
        if state.position() != before:
            raise Failed("the refused move changed something") from None
        return
    raise Failed(f"{step.play[-1]} was not refused")


def _hold(game: Game, state: State, then: Then, told: list[Told]) -> None:
    if then.position is not None:
        _same("position", then.position, state.position())
    for seat, wanted in then.view.items():
        _same(f"view {seat}", wanted, msgspec.to_builtins(state.view(_seat(seat))))
    for seat, events in then.events.items():
        _told(seat, events, msgspec.to_builtins(heard_by(_seat(seat), told)))
    for seat, legal in then.legal.items():
        _legal(game, state, int(seat), legal)
    if then.actors is not None:
        _same("actors", then.actors, list(state.actors()))
    if then.outcome is not None:
        _same("outcome", then.outcome, msgspec.to_builtins(state.outcome()))


def _seat(name: str) -> int | None:
    return None if name == "public" else int(name)


def _same(where: str, wanted: object, found: object) -> None:
    """Tables must agree in what is wanted, everything else must be equal."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            if key not in found:
                raise Failed(f"{where} has no {key}")
            _same(f"{where}.{key}", value, found[key])
    elif _plain(wanted) != _plain(found):
        raise Failed(f"{where} is {found!r}, not {wanted!r}")


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _told(seat: str, wanted: list[dict[str, Any]], found: list[dict[str, Any]]) -> None:
    left = iter(found)
    for event in wanted:
        if not any(_fits(event, one) for one in left):
            raise Failed(f"seat {seat} was not told {event!r} (in this order), but {found!r}")


def _fits(wanted: dict[str, Any], found: dict[str, Any]) -> bool:
    try:
        _same("event", wanted, found)
    except Failed:
        return False
    return True


def _legal(game: Game, state: State, seat: int, wanted: Legal) -> None:
    moves = state.legal(seat)
    for line in wanted.has:
        if game.read(line) not in moves:
            raise Failed(f"{line} is not legal for seat {seat}")
    for line in wanted.lacks:
        if game.read(line) in moves:
            raise Failed(f"{line} is legal for seat {seat}")
    if wanted.count is not None and len(moves) != wanted.count:
        raise Failed(f"seat {seat} has {len(moves)} legal moves, not {wanted.count}")
