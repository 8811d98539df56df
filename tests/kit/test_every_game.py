"""What holds for every game, at every number of players, under every option."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from undertable import FastDice, Match, Refusal, all_games, new_match, read_record, write_record
from undertable.core.game import Game
from undertable.core.sentences import offer, sentence
from undertable.core.state import State, fields_of
from undertable.core.text import LANGUAGES
from undertable.core.types import CHANCE, Event, Move
from undertable.lab.leaks import check
from undertable.lab.walk import any_step, fresh, listen, variants, walk

NAMES = ["Ada", "Bo", "Cleo", "Dirk", "Els", "Fritz"]


def tables() -> list[object]:
    """Every game with every number of players and every option at its other values, if allowed."""
    found = []
    for game in all_games().values():
        for seats in range(game.least_seats, game.most_seats + 1):
            for options in variants(game):
                try:
                    game.read_options(options, seats)
                except Refusal:
                    continue
                said = ",".join(f"{k}={v}" for k, v in options.items()) or "default"
                found.append(pytest.param(game, seats, options, id=f"{game.id}-{seats}-{said}"))
    return found


def defaults() -> list[object]:
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in all_games().values()
        for seats in (game.least_seats, game.most_seats)
    ]


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_random_games_end_and_nothing_is_lost_on_the_way(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    dice = FastDice(f"{seats}{options}")
    for _ in range(3):
        state = fresh(game, seats, options)
        before = state.tally()
        for _step in walk(state, dice):
            assert state.tally() == before
        assert state.tally() == before
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners
        assert len(outcome.scores) == seats
        assert set(outcome.winners) <= set(range(seats))
        assert state.actors() == ()


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_what_a_seat_sees_can_be_read_by_who_is_told_it(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    """Bots in other processes and clients in other languages have nothing but this."""
    read = msgspec.json.Decoder(game.view).decode
    state = fresh(game, seats, options)
    for _ in walk(state, FastDice("views")):
        for seat in () if CHANCE in state.actors() else (*state.actors(), None):
            view = state.view(seat)
            assert read(msgspec.json.encode(view)) == view


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_an_actor_always_has_a_legal_move_and_every_container_agrees_with_itself(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    dice = FastDice("containers")
    state = fresh(game, seats, options)
    for _ in walk(state, dice):
        for seat in range(seats):
            moves = state.legal(seat)
            assert bool(len(moves)) == (seat in state.actors())
            if len(moves) == 0:
                continue
            first, last = moves[0], moves[len(moves) - 1]
            assert first in moves
            assert last in moves
            assert moves.sample(dice) in moves
            with pytest.raises(IndexError):
                moves[len(moves)]
            if len(moves) < 200:
                listed = list(moves)
                assert len(listed) == len(moves)
                assert len(set(listed)) == len(listed)
            assert msgspec.json.encode(moves.describe())


@pytest.mark.parametrize(("game", "seats"), defaults())
def test_moves_are_the_same_as_number_as_text_and_as_json(game: Game, seats: int) -> None:
    state = fresh(game, seats, {})
    for seat, move in walk(state, FastDice("forms")):
        assert game.read(game.write(move)) == move
        assert game.move_from(msgspec.to_builtins(move)) == move
        if seat != CHANCE:
            assert game.decode(game.encode(move)) == move
            assert game.encode(move) >= 0


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_a_written_position_reads_back_exactly(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    state = fresh(game, seats, options)
    for number, _ in enumerate(walk(state, FastDice("positions"))):
        if number % 7 == 0:
            written = msgspec.json.decode(msgspec.json.encode(state.position()))
            again = game.position(written)
            assert again.position() == state.position()
            assert everything(again) == everything(state)
    assert game.position(state.position()).outcome() == state.outcome()


def everything(state: State) -> list[object]:
    """All that anybody can see of a state."""
    seats = range(state.seats)
    legal = [state.legal(seat).describe() for seat in seats]
    return [state.view(None), *(state.view(seat) for seat in seats), *legal, state.actors()]


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_whatever_a_state_is_made_of_is_copied_and_written_down(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    state = fresh(game, seats, options)
    for number, _ in enumerate(walk(state, FastDice("fields"))):
        if number % 7 == 0:
            assert made_of(state.copy()) == made_of(state)
            assert not mutable(state) & mutable(state.copy())
            written = msgspec.json.decode(msgspec.json.encode(state.position()))
            assert made_of(game.position(written)) == made_of(state)
    assert set(getattr(state, "__dict__", ())) <= {*fields_of(state).names, "dice", "events"}


def made_of(state: State) -> dict[str, object]:
    return {name: plain(getattr(state, name)) for name in fields_of(state).names}


def plain(value: object) -> object:
    """What is pending can tell its values; everything else can be compared as it is."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    return (type(value), value.values()) if hasattr(value, "values") else value


def mutable(state: State) -> set[int]:
    """All that a move might change in place."""
    held = [getattr(state, name) for name in fields_of(state).names]
    lists = [value for value in held if isinstance(value, list)]
    inner = [item for items in lists for item in items if hasattr(item, "copy")]
    kept.extend((lists, inner))  # so that nothing new gets the address of something gone
    return {id(value) for value in (*lists, *inner)}


kept: list[object] = []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_declared_field_of_a_position_is_written(game: Game) -> None:
    written = fresh(game, game.least_seats, {}).position()
    declared = {field.encode_name for field in msgspec.structs.fields(game.written)}
    assert declared - set(written) == {"undeclared"}


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_a_copy_goes_its_own_way(game: Game, seats: int, options: dict[str, object]) -> None:
    state, dice = fresh(game, seats, options), FastDice("copies")
    for number, _ in enumerate(walk(state, dice)):
        if number % 5 == 0:
            before = state.position()
            other = state.copy()
            assert other.position() == before
            for steps, _step in enumerate(walk(other, dice)):
                if steps == 4:
                    break
            assert state.position() == before


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_a_refused_move_changes_nothing(game: Game, seats: int, options: dict[str, object]) -> None:
    state, dice = fresh(game, seats, options), FastDice("refusals")
    others = _other_moves(game, seats, options)
    for number, (seat, move) in enumerate(walk(state, dice)):
        if number % 5:
            continue
        if number > 300:
            break
        before = state.position()
        for wrong in (s for s in range(seats) if s not in state.actors()):
            assert refused(state, wrong, move)
        if seat != CHANCE:
            assert refused(state, CHANCE, move)
            for other in others:
                if other not in state.legal(seat):
                    assert refused(state, seat, other)
        assert state.position() == before


def _other_moves(game: Game, seats: int, options: dict[str, object]) -> list[Move]:
    """Of every kind of move a few, from somewhere else in such a game."""
    found: dict[type[Move], list[Move]] = {}
    for seat, move in walk(fresh(game, seats, options), FastDice("elsewhere")):
        if seat != CHANCE and len(found.setdefault(type(move), [])) < 4:
            found[type(move)].append(move)
    return [move for kind in found.values() for move in kind]


def refused(state: State, seat: int, move: Move) -> bool:
    try:
        state.play(seat, move)
    except Refusal as refusal:
        return all(refusal.reason.say(lang) for lang in LANGUAGES)
    return False


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_a_replay_of_the_record_is_the_game_itself(
    game: Game, seats: int, options: dict[str, object]
) -> None:
    match = new_match(game, seats, FastDice("live"), **options)
    dice = FastDice("players")
    while match.state.actors():
        match.play(*any_step(match.state, dice))
    again = Match(game, read_record(write_record(match.record)))
    assert again.state.position() == match.state.position()
    for seat in (None, *range(seats)):
        assert again.history(seat) == match.history(seat)


@pytest.mark.parametrize(("game", "seats"), defaults())
def test_playing_with_dice_is_the_same_as_making_each_chance_move(game: Game, seats: int) -> None:
    """The fast path agrees with its plain definition."""
    quick = game.start(seats, FastDice("both"), **game.unattended({}))
    slow, chance = fresh(game, seats, {}), FastDice("both")
    players = FastDice("players")
    while True:
        while slow.actors() == (CHANCE,):
            slow.play(CHANCE, slow.draw(chance))
        assert quick.position() == slow.position()
        if not slow.actors():
            break
        step = any_step(slow, players)
        quick.play(*step)
        slow.play(*step)


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_nothing_hidden_reaches_a_seat(game: Game, seats: int, options: dict[str, object]) -> None:
    report = check(game, seats, options, positions=150)
    assert report.leaks == []


@pytest.mark.parametrize(("game", "seats"), defaults())
def test_redeal_changes_everything_that_is_hidden(game: Game, seats: int) -> None:
    report = check(game, seats, {}, positions=1500, seed="redeal")
    assert report.leaks == []
    assert report.frozen_secrets() == []


@pytest.mark.parametrize(("game", "seats", "options"), tables())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(
    game: Game, seats: int, options: dict[str, object], lang: str
) -> None:
    state, dice = fresh(game, seats, options), FastDice("words")
    while state.actors():
        seat, move = any_step(state, dice)
        assert offer(game, move, NAMES, lang).strip()
        for _, event in listen(state, seat, move):
            for viewer in (None, 0):
                assert sentence(game, event, NAMES, lang, viewer).strip()


@pytest.mark.parametrize(("game", "seats"), defaults())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_moves_are_offered_in_different_words(game: Game, seats: int, lang: str) -> None:
    state, dice = fresh(game, seats, {}), FastDice("offers")
    for number, (seat, _) in enumerate(walk(state, dice)):
        if seat == CHANCE or number > 400:
            continue
        moves = state.legal(seat)
        some = {moves[i] for i in range(min(len(moves), 40))} | {
            moves.sample(dice) for _ in range(20)
        }
        offered = Counter(offer(game, move, NAMES, lang) for move in some)
        assert [words for words, times in offered.items() if times > 1] == []


@pytest.mark.parametrize(("game", "seats"), defaults())
def test_random_bots_play_to_the_end_with_what_their_seat_knows(game: Game, seats: int) -> None:
    match, bot, dice = new_match(game, seats, FastDice(1)), game.bot("random"), FastDice(2)
    while actors := match.state.actors():
        seat = actors[0]
        history: list[Event] = match.history(seat)
        view = match.state.view(seat)
        match.play(seat, bot.decide(view, history, match.state.legal(seat), dice))
    assert match.state.outcome() is not None
