"""The story of a reviewed game: where it turned, and each player in a few kind sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from undertable.core.game import Game
from undertable.core.review import (
    Argument,
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
from undertable.core.text import has

TURNING = 0.2
"""Where so much of a win changes hands, the game turned."""
MOST_TURNS = 3
WORTH_TELLING = 0.02
"""What cost less is no story."""
WELL_READ = 0.01
"""Who gives away less than that by a belief, on average, reads others well."""
FEW = 3
"""Fewer decisions than that say nothing about a player."""


def story_of(
    game: Game,
    seats: int,
    winners: Sequence[int],
    chances: Sequence[Chances],
    decisions: Sequence[Decision],
    reading: frozenset[str] = frozenset(),
) -> Story:
    mistakes = list(_by_tag(game, decisions))
    told = {moment.at for moment in mistakes}
    moments = [
        *_turns(chances),
        *_best_lie(chances, decisions),
        *(moment for moment in _worst_belief(decisions, reading) if moment.at not in told),
        *mistakes,
    ]
    players = [
        _portrait(seat, winners, [d for d in decisions if d.seat == seat], reading)
        for seat in range(seats)
    ]
    return Story(sorted(moments, key=lambda moment: moment.at), players)


def _words(decision: Decision) -> dict[str, Argument]:
    return {
        "who": SeatNamed(decision.seat),
        "move": MoveSaid(decision.move),
        "best": MoveSaid(decision.best.move),
        "percent": percent(decision.cost),
    }


def _turns(chances: Sequence[Chances]) -> list[Moment]:
    """Where the curve leaps most."""
    found = []
    for before, after in pairwise(chances):
        gains = [b - a for a, b in zip(before.win, after.win, strict=True)]
        seat = max(range(len(gains)), key=lambda s: gains[s])
        if gains[seat] >= max(TURNING, before.error + after.error):
            words: dict[str, Argument] = {
                "who": SeatNamed(seat),
                "before": percent(before.win[seat]),
                "after": percent(after.win[seat]),
            }
            note = Note("review-turn", words)
            found.append(Moment(after.at, seat, "turn", note, round(gains[seat], 4)))
    return sorted(found, key=lambda moment: -moment.size)[:MOST_TURNS]


def _best_lie(chances: Sequence[Chances], decisions: Sequence[Decision]) -> Iterator[Moment]:
    """The lie that cost nothing and after which its teller stood best."""
    good = [d for d in decisions if d.lie and not d.cost]
    if not good:
        return
    rises = {d.at: _rise(chances, d) for d in good}
    best = max(good, key=lambda d: rises[d.at])
    if rises[best.at] > 0:
        note = Note("review-lie", _words(best))
        yield Moment(best.at, best.seat, "lie", note, round(rises[best.at], 4))


def _rise(chances: Sequence[Chances], decision: Decision) -> float:
    """How much better the seat stood at the next moment of the curve than before its move."""
    before = [c for c in chances if c.at < decision.at][-1:]
    after = [c for c in chances if c.at > decision.at][:1]
    if not before or not after:
        return 0.0
    return after[0].win[decision.seat] - before[0].win[decision.seat]


def _worst_belief(decisions: Sequence[Decision], reading: frozenset[str]) -> Iterator[Moment]:
    asked = [d for d in decisions if d.kind in reading and d.cost >= WORTH_TELLING]
    if asked:
        worst = max(asked, key=lambda d: d.cost)
        yield Moment(
            worst.at, worst.seat, "belief", Note("review-belief", _words(worst)), worst.cost
        )


def _by_tag(game: Game, decisions: Sequence[Decision]) -> Iterator[Moment]:
    """Of each kind of mistake that the game has a name for, the dearest; no decision twice."""
    dearest: dict[str, Decision] = {}
    for decision in decisions:
        for tag in decision.tags:
            if decision.cost >= max(WORTH_TELLING, dearest[tag].cost if tag in dearest else 0.0):
                dearest[tag] = decision
    told: set[int] = set()
    for tag, decision in dearest.items():
        if decision.at in told:
            continue
        told.add(decision.at)
        key = f"tag-{tag}" if has(game.id, f"tag-{tag}", "en") else "review-missed"
        yield Moment(decision.at, decision.seat, tag, Note(key, _words(decision)), decision.cost)


def _portrait(
    seat: int, winners: Sequence[int], mine: Sequence[Decision], reading: frozenset[str]
) -> Portrait:
    cost = sum(d.cost for d in mine)
    notes = [_verdict(seat, seat in winners, mine), *_habits(seat, mine, reading), *_advice(mine)]
    return Portrait(seat, round(cost, 4), len(mine), notes)


def _verdict(seat: int, won: bool, mine: Sequence[Decision]) -> Note:
    words: dict[str, Argument] = {
        "who": SeatNamed(seat),
        "won": "yes" if won else "no",
        "decisions": len(mine),
        "costly": sum(d.cost > 0 for d in mine),
    }
    return Note("review-player", words)


def _habits(seat: int, mine: Sequence[Decision], reading: frozenset[str]) -> Iterator[Note]:
    who = SeatNamed(seat)
    said = [d for d in mine if d.lie is not None]
    lies = [d for d in said if d.lie]
    if lies:
        caught = sum(d.cost > 0 for d in lies)
        yield Note("review-liar", {"who": who, "lies": len(lies), "caught": caught})
    elif len(said) >= FEW:
        yield Note("review-honest", {"who": who})
    asked = [d for d in mine if d.kind in reading]
    if len(asked) >= FEW and sum(d.cost for d in asked) / len(asked) < WELL_READ:
        yield Note("review-reads", {"who": who})


def _advice(mine: Sequence[Decision]) -> Iterator[Note]:
    """One thing to try, and no more; or a word of comfort."""
    worst = max(mine, key=lambda d: d.cost, default=None)
    if worst is not None and worst.cost >= WORTH_TELLING:
        words = _words(worst)
        yield Note("review-tip", {"move": words["move"], "best": words["best"]})
    elif len(mine) >= FEW:
        yield Note("review-clean")
