"""Playthroughs: one random game in full, so that a changed rule shows as a readable diff."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.pieces import CHANCE, Told
from undertable.core.state import State
from undertable.lab.walk import any_step, fresh, listen

LONGEST = 400
"""Steps after which a playthrough stops: enough to see, short enough to read."""


def playthrough(game: Game, seats: int, options: Mapping[str, object], seed: str) -> Iterator[str]:
    state, dice = fresh(game, seats, options), FastDice(seed)
    yield from _shown(state)
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
            yield from _shown(state)
    yield f"outcome: {_json(state.outcome())}"


def _told(told: list[Told]) -> Iterator[str]:
    for to, event in told:
        audience = "all" if to is None else ",".join(str(seat) for seat in to)
        yield f"-> {audience}: {_json(event)}"


def _shown(state: State) -> Iterator[str]:
    """The public table, and what each seat sees beyond it."""
    public = msgspec.to_builtins(state.view(None))
    yield f"   public {_json(public)}"
    for seat in range(state.seats):
        own = msgspec.to_builtins(state.view(seat))
        more = {key: value for key, value in own.items() if public.get(key) != value}
        yield f"   {seat} sees {_json(more)}"
    yield f"   to act {_json(state.actors())}"


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode()
