"""Dig Your Way Out: what a seat expects when a turn begins, as the share of games won."""

from __future__ import annotations

from typing import Final

from undertable.core.outlook import read_weights, share_of_win, shares
from undertable.core.state import State
from undertable.games.dig.rules.box import SOLITARY, is_cells
from undertable.games.dig.rules.prison import NO_CARD
from undertable.games.dig.rules.state import Blackgate

WEIGHTS: Final = read_weights(__package__)


def outlook(state: State, seat: int) -> float | None:
    """None within a turn."""
    assert isinstance(state, Blackgate)
    if state.over:
        return share_of_win(state, seat)
    if not quiet(state):
        return None
    mates = [s for s in range(state.seats) if s == seat or state.same_team(s, seat)]
    return sum([shares(state, figures, stage, WEIGHTS)[s] for s in mates]) / len(mates)


def quiet(state: Blackgate) -> bool:
    """A turn has begun, and nothing has happened in it."""
    fresh = state.actions == state.box.actions and not state.searched and not state.extorted
    return len(state.stack) == 1 and fresh and not any(state.used) and not state.over


def figures(state: Blackgate, seat: int) -> tuple[float, ...]:
    """The tunnel and the goal, tools, weapons, other cards in hand; what hurts, and what helps."""
    box, hand = state.box, state.hands[seat]
    tools = sum([box.points[tool] * hand[tool] for tool in box.tools])
    weapons = sum([hand[weapon] for weapon in box.weapons])
    cards = sum(hand) - weapons - sum([hand[tool] for tool in box.tools])
    dug = state.total(seat)
    return (
        float(dug),
        dug * dug / state.goal(),
        float(tools),
        min(1.0, (dug + tools) / state.goal()) ** 4,
        float(weapons),
        float(cards),
        float(state.cigarettes[seat]),
        float(state.beatings[seat] >= box.most_beatings),
        float(state.beatings[seat] > 0),
        float(state.gang_card[seat] != NO_CARD),
        float(state.turn == seat),
        float(_craftable(state, seat)),
        float(is_cells(state.rooms[seat])),
        float(state.rooms[seat] == SOLITARY),
    )


def _craftable(state: Blackgate, seat: int) -> int:
    """How far the best tool would dig that this hand can make."""
    hand, box = state.hands[seat], state.box
    return max(
        [
            box.points[item]
            for item, _, needs in box.recipes
            if state.piles[item] and all(hand[need] >= needs.count(need) for need in needs)
        ],
        default=0,
    )


def stage(state: Blackgate) -> float:
    """The goal is among the figures; nothing else tells how near the end is."""
    return 0.0
