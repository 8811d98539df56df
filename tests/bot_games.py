"""Whole games between bots, for what is done with finished games."""

from __future__ import annotations

from collections.abc import Sequence

from undertable import FastDice
from undertable.core.match import Match, new_match
from undertable.games import game
from undertable.lab.sim import Seated


def played(name: str, bots: Sequence[str], seed: int, **options: object) -> Match:
    """A whole game between bots."""
    match = new_match(game(name), len(bots), FastDice(seed), **options)
    sitters = [
        Seated(match.game.bot(bot), seat, FastDice(f"{seed} {seat}"))
        for seat, bot in enumerate(bots)
    ]
    while actors := match.state.actors():
        match.play(actors[0], sitters[actors[0]].decide(match))
    match.record.names = [f"Player {seat + 1}" for seat in range(len(bots))]
    return match
