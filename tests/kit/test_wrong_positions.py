"""Whatever somebody writes as a position, they get a table that plays, or one sentence.

Real positions, written down in the middle of random games, are spoilt here and there. What is
still accepted must really be able to be: it keeps every rule of conservation, can be written down
again, is seen by everybody, and is played to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from undertable import FastDice, Malformed, all_games
from undertable.core.game import Game
from undertable.core.state import State
from undertable.core.text import LANGUAGES
from undertable.lab.walk import any_step, fresh, variants, walk

ODD: list[Any] = [
    -1, 0, 1, 2, 3, 5, 6, 7, 30, 99, 10**6, 10**30, 0.5, True, False, None, "", "nobody", [], {},
    [0], [[]], {"jug": 1}, ["jug"], "jug", "gold", "over", "turn", "knife", "cells",
]  # fmt: skip
"""What does not belong where it is put, most of the time."""

LONGEST_GAME = 4000
PROGRAMMERS = ("Error", "has no attribute", "list index", "not in list", "__init__", "unpack")


@cache
def real_positions(game: Game) -> list[dict[str, Any]]:
    """Written in the middle of games: the fewest and the most players, under every option."""
    found = []
    for seats in (game.least_seats, game.most_seats):
        for options in variants(game):
            try:
                state = fresh(game, seats, options)
            except Malformed:
                continue
            for step, _ in enumerate(walk(state, FastDice("real"))):
                if step % 17 == 0:
                    found.append(state.position())
                if step > 400:
                    break
    return [msgspec.json.decode(msgspec.json.encode(written)) for written in found]


def places(written: Any) -> list[tuple[Any, Any]]:
    """Every place in nested JSON: the container, and the key or index in it."""
    inner = list(written.items() if isinstance(written, dict) else enumerate(written))
    found = [(written, key) for key, _ in inner]
    for _, value in inner:
        if isinstance(value, dict | list):
            found += places(value)
    return found


def drop(holder: Any, key: Any, _: Any) -> None:
    del holder[key]


def put(holder: Any, key: Any, other: Any) -> None:
    holder[key] = other


def step_off(holder: Any, key: Any, other: Any) -> None:
    if isinstance(holder[key], int):
        holder[key] += 1 if other else -1


def double(holder: Any, key: Any, _: Any) -> None:
    if isinstance(holder, list):
        holder.append(deepcopy(holder[key]))
    else:
        holder[f"{key}s"] = deepcopy(holder[key])


def swap(holder: Any, key: Any, _: Any) -> None:
    first = next(iter(holder)) if isinstance(holder, dict) else 0
    holder[key], holder[first] = holder[first], holder[key]


SPOIL: list[Callable[[Any, Any, Any], None]] = [drop, put, step_off, double, swap]


@st.composite
def spoilt(draw: st.DrawFn, game: Game) -> dict[str, Any]:
    real = real_positions(game)
    written = deepcopy(draw(st.sampled_from(real)))
    for _ in range(draw(st.integers(1, 3))):
        found = places(written)
        if not found:
            break
        holder, key = found[draw(st.integers(0, len(found) - 1))]
        strangers = [p[key] for p in real[::7] if holder is written and key in p]
        other = deepcopy(draw(st.sampled_from(ODD + strangers)))
        draw(st.sampled_from(SPOIL))(holder, key, other)
    return written


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_spoilt_position_gets_one_sentence_or_is_played_to_its_end(game: Game) -> None:
    @settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
    @given(written=spoilt(game))
    def try_one(written: dict[str, Any]) -> None:
        try:
            state = game.position(written)
        except Malformed as refusal:
            assert_one_sentence(refusal)
        else:
            assert_can_be(game, state)

    try_one()


def assert_one_sentence(refusal: Malformed) -> None:
    for lang in LANGUAGES:
        said = refusal.reason.say(lang)
        assert said.strip()
        assert "\n" not in said
        assert len(said) < 400
        assert not any(word in said for word in PROGRAMMERS)


def assert_can_be(game: Game, state: State) -> None:
    dice = FastDice("spoilt")
    box = fresh(game, state.seats, kept_options(state)).tally()
    assert all(0 <= there <= box[thing] for thing, there in state.tally().items())
    for seat in (None, *range(state.seats)):
        state.view(seat)
        state.secrets(seat)
        assert everything_seen(state.redeal(seat, dice), seat) == everything_seen(state, seat)
    for step in range(LONGEST_GAME):
        if not state.actors():
            assert state.outcome() is not None
            return
        if step % 25 == 0:
            assert game.position(state.position()).position() == state.position()
        seat, move = any_step(state, dice)
        state.view(max(seat, 0))
        before = state.tally()
        state.play(seat, move)
        assert state.tally() == before


def kept_options(state: State) -> dict[str, Any]:
    return msgspec.structs.asdict(state.options)


def everything_seen(state: State, seat: int | None) -> object:
    legal = () if seat is None else state.legal(seat).describe()
    return state.view(seat), legal
