"""Playing on from a finished game: in every game a fork tells what its seat had known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest
from msgspec import structs

from undertable import FastDice, Match, Refusal, all_games, new_match, read_record, write_record
from undertable.core.fork import forked
from undertable.core.game import Game
from undertable.core.record import Record
from undertable.core.state import State
from undertable.core.types import CHANCE, Move, heard_by
from undertable.lab.leaks import World, received, said
from undertable.lab.walk import any_step, listen

GAMES = sorted(all_games())


@cache
def finished(name: str) -> Record:
    """A whole game of random players."""
    game = all_games()[name]
    match, dice = new_match(game, game.least_seats, FastDice("a")), FastDice("b")
    while actors := match.state.actors():
        seat = actors[int(dice.below(len(actors)))]
        match.play(seat, match.state.legal(seat).sample(dice), "well, well")
    return match.record


def decisions(record: Record, most: int) -> list[int]:
    found = [number for number, entry in enumerate(record.entries) if entry.seat != CHANCE]
    return found[:: max(1, len(found) // most)]


def before(record: Record, at: int) -> Match:
    game = all_games()[record.game]
    return Match(game, structs.replace(record, entries=record.entries[:at]))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("as_it_was", [False, True])
def test_a_fork_begins_with_what_its_seat_had_seen_and_been_told(
    name: str, as_it_was: bool
) -> None:
    game, record = all_games()[name], finished(name)
    for at in decisions(record, 12):
        dice = None if as_it_was else FastDice(at)
        fork = read_record(write_record(forked(game, record, at, "origin", dice)))
        assert fork.fork is not None
        there, here, seat = before(record, at), Match(game, fork), fork.fork.seat
        assert seat == record.entries[at].seat
        assert received(here.state, seat) == received(there.state, seat)
        told = [event for event in there.history(seat) if "well, well" not in repr(event)]
        assert here.history(seat) == told
        assert here.history(None) == [e for e in there.history(None) if e in told]
        if as_it_was:
            assert here.state.position() == there.state.position()


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_fork_to_its_end_and_the_record_of_it_comes_to_the_same(name: str) -> None:
    game, record = all_games()[name], finished(name)
    at = decisions(record, 3)[-1]
    match = Match(game, forked(game, record, at, "origin", FastDice(1)), FastDice(2))
    bot, dice = game.bot(game.levels[0] if game.levels else "random"), FastDice(3)
    while actors := match.state.actors():
        seat, state = actors[0], match.state
        move = bot.decide(state.view(seat), match.history(seat), state.legal(seat), dice)
        match.play(seat, move)
    again = Match(game, read_record(write_record(match.record)))
    assert again.state.position() == match.state.position()
    assert write_record(again.record) == write_record(match.record)
    assert again.record.fork is not None
    assert again.record.fork.outcome == Match(game, record).state.outcome()
    assert [again.history(s) for s in range(record.seats)] == [
        match.history(s) for s in range(record.seats)
    ]


class Twins(NamedTuple):
    """Two games that a seat could not tell apart until its decision, which is entry `at`."""

    seat: int
    at: int
    here: Record
    there: Record


def twins(game: Game, seats: int, seed: str) -> Iterator[Twins]:
    """From random positions on, as `undertable leaks` walks them."""
    dice = FastDice(seed)
    for _ in range(30):
        state = new_match(game, seats, dice).state
        while state.actors():
            seat = state.actors()[0]
            if seat != CHANCE and not dice.below(4):
                world = World(state, seat, dice)
                world.state = state.deal_anew(seat, dice)
                yield from _walked(game, state, world, dice)
            state.play(*any_step(state, dice))


def _walked(game: Game, state: State, world: World, dice: FastDice) -> Iterator[Twins]:
    here = state.copy()
    begun = [here.position(), world.state.position()]
    if begun[0] == begun[1]:
        return
    steps: list[tuple[int, Move]] = []
    for _ in range(6):
        if world.seat in here.actors() and world.state.actors() == here.actors():
            seat = world.seat or 0
            games = [_ended(game, position, steps, seat, dice) for position in begun]
            yield Twins(seat, len(steps), *games)
        step = any_step(here, dice)
        if step[0] == CHANCE:
            return
        heard = list(heard_by(world.seat, listen(here, *step)))
        steps.append(step)
        if not world.follow(here, step, heard, dice):
            return


def _ended(
    game: Game,
    position: dict[str, object],
    steps: list[tuple[int, Move]],
    seat: int,
    dice: FastDice,
) -> Record:
    """These steps, then some decision of the seat, then anything until the game is over."""
    options = position["options"]
    assert isinstance(options, dict)
    seats = position["seats"]
    assert isinstance(seats, int)
    record = Record(game=game.id, seats=seats, options=options, position=position)
    match = Match(game, record)
    for step in steps:
        match.play(*step)
    match.play(seat, match.state.legal(seat).sample(dice))
    while match.state.actors():
        match.play(*any_step(match.state, dice))
    return match.record


@pytest.mark.parametrize("name", GAMES)
def test_games_that_a_seat_could_not_tell_apart_give_one_and_the_same_fork(name: str) -> None:
    """Dealt anew with the same dice: not only what the seat is told, but everybody's cards too."""
    game = all_games()[name]
    seats = min(game.most_seats, max(3, game.least_seats))
    pairs = list(islice(twins(game, seats, "twins"), 12))
    assert pairs
    for pair in pairs:
        one, two = (
            Match(game, forked(game, record, pair.at, "origin", FastDice(pair.at)))
            for record in (pair.here, pair.there)
        )
        assert received(one.state, pair.seat) == received(two.state, pair.seat)
        for observer in (None, *range(seats)):
            assert said(one.history(observer)) == said(two.history(observer))
            assert said(one.state.view(observer)) == said(two.state.view(observer))
        assert one.state.secrets(pair.seat) == two.state.secrets(pair.seat)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_no_fork_of_what_is_not_over_nor_of_what_nobody_decided(name: str) -> None:
    game, record = all_games()[name], finished(name)
    at = decisions(record, 12)[0]
    for length in range(at, len(record.entries), max(1, len(record.entries) // 20)):
        unfinished = structs.replace(record, entries=record.entries[:length])
        with pytest.raises(Refusal, match="not over yet"):
            forked(game, unfinished, at, "origin", FastDice(1))
    chance = next(n for n, entry in enumerate(record.entries) if entry.seat == CHANCE)
    for wrong in (-1, chance, len(record.entries)):
        with pytest.raises(Refusal, match="nobody’s decision"):
            forked(game, record, wrong, "origin", None)


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_of_a_fork_knows_what_was_told_in_both(name: str) -> None:
    game, record = all_games()[name], finished(name)
    at = decisions(record, 6)[0]
    match = Match(game, forked(game, record, at, "first", None), FastDice(2))
    dice = FastDice(5)
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0]).sample(dice))
    second = decisions(match.record, 4)[-1]
    again = Match(game, forked(game, match.record, second, "second", FastDice(1)))
    seat = match.record.entries[second].seat
    assert again.history(seat) == before(match.record, second).history(seat)
    assert received(again.state, seat) == received(before(match.record, second).state, seat)
