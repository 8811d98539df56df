"""A review says what was likely, what was true and what it cost; the same record gives the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import json

from undertable import FastDice, all_games
from undertable.core.errors import Malformed
from undertable.core.match import Match, new_match
from undertable.core.record import Record
from undertable.core.review import Review, told
from undertable.core.text import LANGUAGES
from undertable.games import game
from undertable.lab.review import review
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


def gap(found: Review) -> float:
    """What a decision gave away on average."""
    return sum(decision.gap for decision in found.decisions) / len(found.decisions)


def test_random_players_give_away_many_times_as_much_as_hard_ones() -> None:
    hard = review(played("bluff", ["hard", "hard"], 5, dice=3).record, tries=0.2)
    random = review(played("bluff", ["random", "random"], 5, dice=3).record, tries=0.2)
    assert gap(random) > 5 * max(0.01, gap(hard))


def test_the_same_record_and_seed_give_the_same_review() -> None:
    record = played("bluff", ["hard", "easy"], 1, dice=2).record
    first, again = (review(record, seed="7", tries=0.1) for _ in range(2))
    assert json.encode(first) == json.encode(again)


def test_a_game_that_is_not_over_has_no_review() -> None:
    record = played("bluff", ["easy", "easy"], 1, dice=1).record
    record.entries.pop()
    with pytest.raises(Malformed):
        review(record)


def test_the_story_can_be_told_in_every_language() -> None:
    record: Record = played("bluff", ["easy", "random"], 3, dice=2).record
    found = review(record, tries=0.1)
    notes = [moment.note for moment in found.story.moments]
    notes += [note for player in found.story.players for note in player.notes]
    assert notes
    for lang in LANGUAGES:
        assert all(told(note, all_games()["bluff"], found.names, lang) for note in notes)
