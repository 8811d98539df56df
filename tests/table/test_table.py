"""A table is what its record says, for every game."""

import pytest
from msgspec import to_builtins

import undertable
from tables import GAMES, begun, moves, new_table
from undertable.core.errors import Refusal
from undertable.core.types import heard_by
from undertable.table import bots, commands, lines
from undertable.table.commands import By
from undertable.table.fairness import commitment
from undertable.table.table import Chair, Table, read_table
from undertable.table.types import Clock, ClockKind, Declined, Phase


def play(table: Table, seat: int, move: object, at: float = 3.0) -> lines.Played:
    by = By(f"p{seat + 1}", f"{table.number}", at)
    draft = commands.play(table, to_builtins(move), None, table.version(seat), by)
    table.apply(*draft)
    assert isinstance(draft.line, lines.Played)
    return draft.line


@pytest.mark.parametrize("game", GAMES)
def test_reading_the_record_gives_the_same_table(game: str) -> None:
    seats = undertable.game(game).least_seats
    table = new_table(game, seats)
    first = table.created
    ready = [
        lines.Readied(at=1.5, person=f"p{i + 1}", ready=True, commitment=commitment("ab" * 16))
        for i in range(seats)
    ]
    reveal = [lines.Revealed(at=1.7, person=f"p{i + 1}", salt="ab" * 16) for i in range(seats)]
    arranged = [*ready, lines.Called(at=1.6), *reveal]
    record = [lines.encode(first), *map(lines.encode, arranged)]
    for line in arranged:
        table.apply(line)
    began = commands.conclude(table, False, By("p1", "begin", 2.0))
    record.append(lines.encode(began.line))
    table.apply(*began)
    for seat, move in moves(table, "same", 150):
        record.append(lines.encode(play(table, seat, move)))
    again = read_table("table", record)
    assert again.match is not None
    assert table.match is not None
    assert again.match.state.position() == table.match.state.position()
    assert again.info() == table.info()
    for seat in (None, *range(seats)):
        assert again.version(seat) == table.version(seat)
        assert list(again.told_since(seat, 2)) == list(table.told_since(seat, 2))


@pytest.mark.parametrize("game", GAMES)
def test_who_owes_a_decision_sees_nothing_change_without_a_new_version(game: str) -> None:
    """So that no move is taken that was made before its maker saw the latest."""
    for seats in {undertable.game(game).least_seats, undertable.game(game).most_seats}:
        table = begun(game, seats)
        assert table.match is not None
        for seat, move in moves(table, "views", 120):
            observers = (None, *range(seats))
            before = {o: (table.version(o), table.match.state.view(o)) for o in observers}
            owing = table.actors()
            play(table, seat, move)
            for o, (version, view) in before.items():
                if table.version(o) == version and o in owing and o in table.actors():
                    assert table.match.state.view(o) == view, (move, o)


@pytest.mark.parametrize("game", GAMES)
def test_versions_count_what_each_observer_was_told(game: str) -> None:
    table = begun(game, undertable.game(game).least_seats)
    assert table.match is not None
    for seat, move in moves(table, "told", 80):
        told_before, versions = len(table.match.told), {o: table.version(o) for o in (None, 0, 1)}
        play(table, seat, move)
        told = [t for entry in table.match.told[told_before:] for t in entry]
        for observer, version in versions.items():
            heard = heard_by(observer, told)
            assert table.version(observer) == version + (bool(heard) or observer == seat)
            assert [e for _, e in table.told_since(observer, version)] == heard


def test_a_bot_that_stands_in_for_a_person_says_nothing() -> None:
    table = begun("border", 3)
    seat = table.actors()[0]
    assert table.chairs[seat].person is not None
    assert bots.ask(table, seat, "seed").silent
    table.chairs[seat].person = None
    assert not bots.ask(table, seat, "seed").silent


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_asked_over_the_wire_answers_like_one_asked_directly(game: str) -> None:
    rules = undertable.game(game)
    table = begun(game, rules.least_seats)
    assert table.match is not None
    for number, (seat, move) in enumerate(moves(table, "bots", 25)):
        table.chairs[seat].bot = rules.levels[number % len(rules.levels)]
        question = bots.ask(table, seat, "seed")
        legal = table.match.state.legal(seat)
        asked = bots.described(rules, question.legal)
        assert len(asked) == len(legal)
        for answer in (bots.answer(question), bots.any_answer(question)):
            assert rules.move_from(answer.move) in legal
        assert move in asked
        play(table, seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_leaves_no_trace(game: str) -> None:
    table = begun(game, undertable.game(game).least_seats)
    assert table.match is not None
    position, number = table.match.state.position(), table.number
    for person, version, move in [
        ("p1", 10**6, {"move": "nonsense"}),
        ("p1", table.version(0), {"move": "nonsense"}),
        ("p9", table.version(0), {}),
        (None, 0, {}),
    ]:
        with pytest.raises(Refusal):
            commands.play(table, move, None, version, By(person, "x", 3.0))
    assert (table.match.state.position(), table.number) == (position, number)


def test_a_clock_runs_from_the_last_thing_everybody_saw() -> None:
    table = begun("bluff", 2, Clock(ClockKind.DECISION, 30))
    [(seat, until)] = table.deadlines()
    assert until == 32.0
    assert table.match is not None
    play(table, seat, table.match.state.legal(seat)[0], at=10.0)
    assert table.deadlines() == [(1 - seat, 40.0)]
    table.apply(*commands.go_away(1 - seat, By(None, None, 41.0)))
    assert table.deadlines() == []
    assert table.bots_to_move() == [1 - seat]
    table.apply(*commands.back(table, By(f"p{2 - seat}", "back", 50.0)))
    assert table.deadlines() == [(1 - seat, 80.0)]


def test_only_the_last_commands_of_each_person_are_remembered() -> None:
    table = begun("bluff", 2)
    for number in range(100):
        line = lines.Readied(at=3.0, who="p1", command=f"c{number}", person="p1", ready=True)
        table.apply(line)
    assert table.known("p1", "c99") is not None
    assert table.known("p1", "c1") is None


def test_a_record_has_one_beginning() -> None:
    table = new_table("bluff", 2)
    with pytest.raises(ValueError, match="only one"):
        table.apply(table.created)


def test_only_a_finished_game_has_a_record_to_show() -> None:
    table = begun("bluff", 2)
    with pytest.raises(Declined):
        table.finished_record()
    for seat, move in moves(table, "end", 10_000):
        play(table, seat, move)
    assert table.phase is Phase.OVER
    assert table.finished_record().names == ["Ann", "Name 1"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_have_the_limits_of_unattended_play_and_people_have_none(game: str) -> None:
    seats = undertable.game(game).least_seats
    limits = undertable.game(game).options.unattended
    alone, people = new_table(game, seats), new_table(game, seats)
    for table in (alone, people):
        table.created.options.clear()
    for seat in range(seats):
        alone.chairs[seat] = Chair(None, "easy")
    of_bots, of_people = alone.started().state.options, people.started().state.options
    assert {name: getattr(of_bots, name) for name in limits} == limits
    assert of_people == undertable.game(game).options()
