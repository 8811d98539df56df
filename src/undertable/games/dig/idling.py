"""Whether bots go in circles: turns that leave the whole table as it was, one after the other."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from undertable.core.dice import FastDice
from undertable.games import game
from undertable.games.dig.rules.state import Blackgate

Kind: TypeAlias = tuple[int, dict[str, object]]

KINDS: tuple[Kind, ...] = tuple(
    (seats, {"teams": teams, "neutral": neutral})
    for neutral in ("none", "michelle", "michel")
    for seats, teams in (
        *((seats, False) for seats in range(2, 7)),
        *((seats, True) for seats in (4, 6)),
    )
)
"""Every kind of table there is."""
TOO_MANY = 3
"""Once may be bad luck, twice a chance that did not come; three times is going in circles."""


class Idle(Struct, frozen=True):
    """A seat's longest row of fruitless turns in one game."""

    bot: str
    turns: int


def play_one(seed: str, number: int) -> list[Idle]:
    """One game: every kind of table and all kinds of bots in turn, and who went in circles."""
    dig = game("dig")
    seats, options = KINDS[number % len(KINDS)]
    names = [dig.levels[(number // len(KINDS) + seat) % len(dig.levels)] for seat in range(seats)]
    bots = [dig.bot(name) for name in names]
    dice = FastDice(f"{seed} {number} bots")
    table = FastDice(f"{seed} {number} table")
    state = dig.start(seats, table, **dig.unattended(options))
    assert isinstance(state, Blackgate)
    rows, longest = [0] * seats, [0] * seats
    turn, seat, before = state.turns, state.turn, things(state)
    while actors := state.actors():
        actor = actors[0]
        move = bots[actor].decide(state.view(actor), (), state.legal(actor), dice)
        state.play(actor, move)
        if state.turns != turn:
            after = things(state)
            rows[seat] = rows[seat] + 1 if after == before else 0
            longest[seat] = max(longest[seat], rows[seat])
            turn, seat, before = state.turns, state.turn, after
    return [Idle(name, turns) for name, turns in zip(names, longest, strict=True)]


def things(state: Blackgate) -> list[tuple[object, ...]]:
    """What everybody has, where they are, and how far they have come."""
    return [
        (
            tuple(state.hands[seat]),
            state.cigarettes[seat],
            state.beatings[seat],
            state.rooms[seat],
            state.gang_card[seat],
            state.total(seat),
        )
        for seat in range(state.seats)
    ]
