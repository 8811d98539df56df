"""The story of a reviewed game: where it turned, and each player in a few kind sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from undertable.core.game import Game
from undertable.core.review import (
    Chances,
    Decision,
    Moment,
    MoveSaid,
    Note,
    Portrait,
    SeatNamed,
    Story,
    percent,
)

TURNING = 0.2
"""Where so much of a win changes hands, the game turned."""
MOST_TURNS = 3


def story_of(
    game: Game,
    seats: int,
    winners: Sequence[int],
    chances: Sequence[Chances],
    decisions: Sequence[Decision],
) -> Story:
    moments = [*_turns(chances), *_costly(decisions)]
    return Story(
        sorted(moments, key=lambda moment: moment.at),
        [
            _portrait(seat, winners, [d for d in decisions if d.seat == seat])
            for seat in range(seats)
        ],
    )


def _turns(chances: Sequence[Chances]) -> list[Moment]:
    """Where the curve leaps most."""
    found = []
    for before, after in pairwise(chances):
        gains = [b - a for a, b in zip(before.win, after.win, strict=True)]
        seat = max(range(len(gains)), key=lambda s: gains[s])
        if gains[seat] >= max(TURNING, before.error + after.error):
            note = Note(
                "review-turn",
                {
                    "who": SeatNamed(seat),
                    "before": percent(before.win[seat]),
                    "after": percent(after.win[seat]),
                },
            )
            found.append(Moment(after.at, seat, "turn", note, round(gains[seat], 4)))
    return sorted(found, key=lambda moment: -moment.size)[:MOST_TURNS]


def _costly(decisions: Sequence[Decision]) -> list[Moment]:
    worst = max(decisions, key=lambda d: d.cost, default=None)
    if worst is None or not worst.cost:
        return []
    note = Note(
        "review-costliest",
        {
            "who": SeatNamed(worst.seat),
            "move": MoveSaid(worst.move),
            "best": MoveSaid(worst.best.move),
            "percent": percent(worst.cost),
        },
    )
    return [Moment(worst.at, worst.seat, "cost", note, worst.cost)]


def _portrait(seat: int, winners: Sequence[int], mine: Sequence[Decision]) -> Portrait:
    cost = sum(d.cost for d in mine)
    notes = [_verdict(seat, seat in winners, cost, mine)]
    return Portrait(seat, round(cost, 4), len(mine), notes)


def _verdict(seat: int, won: bool, cost: float, mine: Sequence[Decision]) -> Note:
    costly = sum(d.cost > 0 for d in mine)
    return Note(
        "review-player",
        {
            "who": SeatNamed(seat),
            "won": "yes" if won else "no",
            "decisions": len(mine),
            "costly": costly,
            "percent": percent(cost),
        },
    )
