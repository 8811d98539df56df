"""Reviews of games between bots: what each bot gives away, by kind of decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from undertable.core.review import Review
from undertable.lab.arena import League
from undertable.lab.review import review
from undertable.lab.sim import Plan, record_of
from undertable.lab.workers import ALONE, Workers


def reviewed(plan: Plan, games: int, workers: Workers = ALONE) -> Iterator[Review]:
    """The first games of a plan, each reviewed by one worker."""
    return workers.map(partial(_review, plan), range(games))


def _review(plan: Plan, number: int) -> Review:
    return review(record_of(plan, number), seed=plan.seed)


def reviewed_league(league: League, games: int, workers: Workers = ALONE) -> Iterator[Review]:
    """Further games of a league's bots, who take the seats in turn; they change no rating."""
    return workers.map(partial(_review_league, league), range(games))


def _review_league(league: League, number: int) -> Review:
    bots = list(league.bots)
    seats = league.seats
    seated = tuple(bots[(number * seats + seat) % len(bots)] for seat in range(seats))
    plan = Plan(
        game=league.game, bots=seated, seats=seats, options=league.options, seed=league.seed
    )
    return review(record_of(plan, number, seated), seed=league.seed)
