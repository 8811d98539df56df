"""On tiny positions `redeal` reaches exactly the worlds that fit what a seat knows.

Everything that can happen from a tiny position is played out. Two states in which a seat has heard
and seen the same are worlds it cannot tell apart: `redeal` must reach each of them, and no other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import undertable
from undertable import CHANCE, FastDice
from undertable.core.state import State
from undertable.core.types import Move, heard_by
from undertable.lab.leaks import received
from undertable.lab.walk import listen

Path = tuple[object, ...]

BORDER: dict[str, Any] = {
    "seats": 3, "phase": "dealing", "turn": 6, "cash": [90, 0, 0], "seizure": [False] * 3
}  # fmt: skip
DEALT = {**BORDER, "draw": {"jug": 1, "statue": 1, "cigar": 1}, "due": [[1, 2], [2, 1]]}
SHUFFLED = {
    **BORDER,
    "shuffles": 1,
    "hand": [[], ["statue"], []],
    "draw": {"jug": 1, "cigar": 1},
    "due": [[1, 1], [2, 1]],
}
PACKED_TWICE = {**SHUFFLED, "turn": 5, "sheriff": 2, "due": [[1, 1]]}
CONVICTS: dict[str, Any] = {
    "seats": 2, "revealed": [True, True], "rooms": ["cells", "cells"],
    "search": {"tie": 1, "blade": 1, "container": 1}, "piles": {},
}  # fmt: skip
THREE = {**CONVICTS, "seats": 3, "revealed": [True] * 3, "rooms": ["cells"] * 3}

TINY = [
    pytest.param("bluff", {"phase": "shaking", "dice": [1, 2], "waiting": [0, 1], "seats": 2}, 3),
    pytest.param("border", {**DEALT, "options": {"rounds": 1}}, 5, id="border"),
    pytest.param(
        "border", {**DEALT, "options": {"rounds": 1, "counts": "open"}}, 5, id="border-counts-open"
    ),
    pytest.param("border", {**SHUFFLED, "options": {"rounds": 1}}, 5, id="border-after-a-shuffle"),
    pytest.param(
        "border",
        {**SHUFFLED, "options": {"rounds": 1, "counts": "open"}},
        5,
        id="border-after-a-shuffle-counts-open",
    ),
    pytest.param(
        "border",
        {**SHUFFLED, "turn": 5, "options": {"rounds": 1}},
        8,
        id="border-packed-after-a-shuffle",
    ),
    pytest.param(
        "border",
        {**PACKED_TWICE, "options": {"rounds": 1}},
        9,
        id="border-packed-twice-after-a-shuffle",
    ),
    pytest.param("dig", {**CONVICTS, "stack": [["turn"], ["deal", 1, 2]]}, 1, id="dig-deal"),
    pytest.param(
        "dig",
        {
            **CONVICTS,
            "hands": [{"knife": 1}, {"spoon": 1}],
            "known": [[{}, {"spoon": 1}], [{"knife": 1}, {}], [{"knife": 1}, {"spoon": 1}]],
            "stack": [["turn"], ["deal", 1, 1]],
        },
        3,
        id="dig-fight",
    ),
]


@pytest.mark.parametrize(("game", "written", "depth"), TINY)
def test_redeal_reaches_exactly_the_worlds_that_fit_the_history(
    game: str, written: dict[str, Any], depth: int
) -> None:
    start = undertable.game(game).position(written)
    worlds: dict[Path, dict[str, State]] = defaultdict(dict)
    for paths, state in played_out(start, depth):
        for seat, path in paths.items():
            worlds[seat, *path, repr(state.view(seat))][hidden(state, seat)] = state
    assert max(map(len, worlds.values())) > 1
    for (seat, *_), fitting in worlds.items():
        assert isinstance(seat, int | None)
        assert reached(next(iter(fitting.values())), seat, len(fitting)) == set(fitting)


@pytest.mark.parametrize("keep_looking", ["never", "one_chip"])
def test_redeal_in_a_memory_game_reaches_exactly_the_worlds_that_look_the_same(
    keep_looking: str,
) -> None:
    """S39: what was shown before is nobody's to know; what this search has shown is."""
    worlds: dict[Path, dict[str, State]] = defaultdict(dict)
    for cards in permutations(["gold", "watches", "furs", "rum"]):
        rows = [[cards[0]], [cards[1]], list(cards[2:])]
        start = undertable.game("smugglers").position(
            {
                "seats": 3,
                "phase": "naming",
                "pawn": "gold",
                "rows": rows,
                "options": {"keep_looking": keep_looking},
            }
        )
        searching = (s for _, s in played_out(start, 3) if s.view(None).sought)  # type: ignore[attr-defined]
        for state in searching:
            for seat in (None, 0, 1, 2):
                worlds[seat, state.actors(), repr(state.view(seat))][hidden(state, seat)] = state
    for (seat, *_), fitting in worlds.items():
        assert isinstance(seat, int | None)
        assert reached(next(iter(fitting.values())), seat, len(fitting)) == set(fitting)


def test_before_the_game_a_card_face_down_may_be_any_that_was_taken() -> None:
    """S9, S39: no field tells yet which cards are left."""
    written = {"seats": 3, "phase": "taking", "turn": 1, "rows": [["gold"], [], []]}
    state = undertable.game("smugglers").position(written)
    worlds = {state.redeal(1, FastDice(n)).position()["rows"][0][0] for n in range(600)}
    assert len(worlds) == 30


def worlds_of(written: dict[str, Any], seat: int, what: str) -> set[str]:
    state = undertable.game("dig").position(written)
    twins = [state.redeal(seat, FastDice(number)) for number in range(300)]
    assert all(received(twin, seat) == received(state, seat) for twin in twins)
    return {repr(twin.secrets(seat)[what]) for twin in twins}


def test_a_made_thing_may_be_in_any_hand() -> None:
    written = {**THREE, "hands": [{}, {"tie": 1}, {"knife": 1}], "search": {"tie": 1}}
    for seat in (1, 2):
        assert worlds_of(written, 0, f"hand {seat}") == {"('tie',)", "('knife',)"}


def test_who_has_to_choose_among_certain_cards_has_them() -> None:
    number = undertable.game("dig").position(CONVICTS).box.number  # type: ignore[attr-defined]
    written = {
        **THREE,
        "hands": [{}, {"pickaxe": 1, "shovel": 1, "tie": 1}, {"tie": 2}],
        "search": {"tie": 1, "blade": 3},
        "stack": [["turn"], ["discard", 1, 1, sorted([number["pickaxe"], number["shovel"]])]],
    }
    assert worlds_of(written, 0, "hand 1") == {
        "('pickaxe', 'shovel', 'tie')", "('pickaxe', 'shovel', 'blade')"
    }  # fmt: skip


def test_a_background_that_nobody_showed_may_be_any_but_those_that_were() -> None:
    everything = len(undertable.game("dig").position(CONVICTS).box.backgrounds)  # type: ignore[attr-defined]
    written = {**CONVICTS, "revealed": [False, False]}
    assert len(worlds_of(written, 0, "background 1")) == everything - 1


def played_out(
    state: State, depth: int, paths: dict[int | None, Path] | None = None
) -> Iterator[tuple[dict[int | None, Path], State]]:
    """Every state down to this depth, with what each seat did and heard on the way."""
    paths = paths or dict.fromkeys((None, *range(state.seats)), ())
    if not state.actors() or state.outcome() is not None:
        return
    yield paths, state
    if not depth:
        return
    for seat, move in choices(state):
        after = state.copy()
        told = listen(after, seat, move)
        mine = (repr(move),)
        heard = {
            s: (*path, *(mine if s == seat else ()), repr(heard_by(s, told)))
            for s, path in paths.items()
        }
        yield from played_out(after, depth - 1, heard)


def choices(state: State) -> Iterator[tuple[int, Move]]:
    """All that can happen now; of many moves that say nothing about cards a few will do."""
    for seat in state.actors():
        if seat == CHANCE:
            yield from ((CHANCE, move) for move, _ in state.chances())
            return
        moves = list(state.legal(seat))
        yield from ((seat, move) for move in (moves if len(moves) < 12 else moves[::14]))


def hidden(state: State, seat: int | None) -> str:
    return repr(sorted(state.secrets(seat).items()))


def reached(state: State, seat: int | None, worlds: int) -> set[str]:
    dice = FastDice("worlds")
    return {hidden(state.redeal(seat, dice), seat) for _ in range(20 * worlds + 10)}
