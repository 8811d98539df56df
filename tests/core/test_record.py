from __future__ import annotations

import pytest

import undertable
from undertable import FastDice, Malformed, Match, new_match, read_record, write_record
from undertable.core.record import FORMAT
from undertable.core.types import Said
from undertable.games.bluff.types import Bid

BLUFF = undertable.game("bluff")


def record() -> bytes:
    match = new_match(BLUFF, 2, FastDice(1))
    (seat,) = match.state.actors()
    match.play(seat, Bid(2, 2), words="two of them, at least")
    return write_record(match.record)


def test_a_record_is_read_as_it_was_written() -> None:
    assert write_record(read_record(record())) == record()


def test_words_that_went_with_a_move_are_heard_by_all_and_change_nothing() -> None:
    match = Match(BLUFF, read_record(record()))
    silent = read_record(record())
    silent.entries[-1] = undertable.core.record.Entry(
        silent.entries[-1].seat, silent.entries[-1].move
    )
    for seat in (None, 0, 1):
        assert isinstance(match.history(seat)[-1], Said)
    assert Match(BLUFF, silent).state.position() == match.state.position()


def test_a_match_goes_on_where_its_record_ends() -> None:
    match = Match(BLUFF, read_record(record()), FastDice(9))
    (seat,) = match.state.actors()
    match.play(seat, Bid(3, 3))
    assert match.version == len(read_record(record()).entries) + 1


def test_what_is_tried_on_a_copy_of_a_match_leaves_nothing_behind() -> None:
    """A move that cannot be written down has not happened, and nobody has heard of it."""
    match = Match(BLUFF, read_record(record()), FastDice(9))
    before = match.version, match.state.position(), match.history(0)
    tried = match.copy()
    tried.play(tried.state.actors()[0], Bid(3, 3), words="three")
    assert len(tried.history(0)) > len(match.history(0))
    assert (match.version, match.state.position(), match.history(0)) == before


def test_history_since_a_version_is_what_came_after_it() -> None:
    match = Match(BLUFF, read_record(record()))
    assert match.history(0, since=match.version - 1) == match.history(0)[-2:]
    assert match.history(0, since=match.version) == []


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not a record"),
        (b"[]", "not a record"),
        (b"{}", "not a record"),
        (b"\xff\xfe", "not a record"),
        (b"[" * 200_000, "not a record"),
        (b'{"format":4,"options":{"dice":%s}}' % (b"[" * 300 + b"]" * 300), "not a record"),
        (b'{"format":4,"names":["\\u001b[2J"]}', "not a record"),
        (b'{"format":4,"entries":[[0,{"move\\u009b":1}]]}', "not a record"),
        (b'{"version":99}', "newer Undertable"),
        (b'{"format":%d}' % (FORMAT + 1), "newer Undertable"),
        (b'{"version":1,"game":"bluff"}', "damaged"),
        (b'{"version":1,"game":"bluff","seats":2,"entries":[[0]]}', "damaged"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        read_record(data)


def test_a_record_that_breaks_the_rules_is_refused_and_says_where() -> None:
    forged = record().replace(b'"count":2,"face":2', b'"count":59,"face":2')
    with pytest.raises(Malformed, match=r"entry \d+ was refused \(Only 10 dice"):
        Match(BLUFF, read_record(forged))
