"""Playthroughs: one random game in full, so that a changed rule shows as a readable diff."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.types import CHANCE, Told
from undertable.lab.walk import any_step, fresh, listen

LONGEST = 400
"""Steps after which a playthrough stops: enough to see, short enough to read."""


def playthrough(game: Game, seats: int, options: Mapping[str, object], seed: str) -> Iterator[str]:
    state, dice = fresh(game, seats, options), FastDice(seed)
    sight = Sight()
    yield from sight.news(state)
    for number in range(1, LONGEST + 1):
        if not state.actors():
            break
        seat, move = any_step(state, dice)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        many = "" if seat == CHANCE else f" (of {len(state.legal(seat))})"
        told = listen(state, seat, move)
        yield f"{number}. {who}: {game.write(move)}{many}"
        yield from (f"   {line}" for line in _told(told))
        if seat != CHANCE:
            yield from sight.news(state)
    yield f"outcome: {_json(state.outcome())}"


def _told(told: list[Told]) -> Iterator[str]:
    for to, event in told:
        audience = "all" if to is None else ",".join(str(seat) for seat in to)
        yield f"-> {audience}: {_json(event)}"


class Sight:
    """What was shown last, so that only what changed is shown again."""

    def __init__(self) -> None:
        self._last: dict[str, dict[str, str]] = {}

    def news(self, state: State) -> Iterator[str]:
        """The public table, and what each seat sees beyond it."""
        public = dict(_parts("", msgspec.to_builtins(state.view(None))))
        yield from self._changes("public", public)
        for seat in range(state.seats):
            own = _parts("", msgspec.to_builtins(state.view(seat)))
            more = {path: value for path, value in own if public.get(path) != value}
            yield from self._changes(f"{seat} sees", more)
        yield f"   to act {_json(state.actors())}"

    def _changes(self, who: str, now: dict[str, str]) -> Iterator[str]:
        before = self._last.get(who, {})
        self._last[who] = now
        gone = [f"-{path}" for path in before if path not in now]
        new = [f"{path}={value}" for path, value in now.items() if before.get(path) != value]
        if gone or new:
            yield f"   {who} {' '.join([*gone, *new])}"


def _parts(path: str, value: object) -> Iterator[tuple[str, str]]:
    """A view taken apart: `places.2.cash` and its value; lists of plain things stay whole."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _parts(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        for index, item in enumerate(value):
            yield from _parts(f"{path}.{index}", item)
    else:
        yield path, _json(value)


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode()
