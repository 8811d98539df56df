"""Who may do what at a table, and when: every command, by everybody, in every phase."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

import pytest
from msgspec import to_builtins

from tables import begun, moves, new_table
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.table import Table
from undertable.table.types import Clock, ClockKind, Declined, Looks, Role

PEOPLE = {"host": "p1", "player": "p2", "guest": "p9", "stranger": "p77", "nobody": None}


def with_guest(table: Table) -> Table:
    table.people["p9"] = lines.Guest("p9", "Gus", Role.PLAYER)
    return table


def gathering() -> Table:
    """The host and a player sit; a guest stands; the third chair is free, the fourth a bot's."""
    table = with_guest(new_table("bluff", 4))
    for number, person in ((2, None), (3, None)):
        table.people.pop(f"p{number + 1}")
        table.chairs[number].person = person
    table.chairs[3].bot = "easy"
    return table


def playing() -> Table:
    return with_guest(begun("bluff", 4))


def over() -> Table:
    table = playing()
    for seat, move in moves(table, "over", 10_000):
        by = By(f"p{seat + 1}", None, 3.0)
        table.apply(*commands.play(table, to_builtins(move), None, table.version(seat), by))
    return table


PHASES = {"gathering": gathering, "playing": playing, "over": over}


def a_move(table: Table, by: By) -> object:
    """Something legal for whoever is to move, made against what that one saw last."""
    seat = table.actors()[0] if table.actors() else 0
    mover = table.seat_of(by.person)
    assert table.match is not None or not table.actors()
    legal = table.match.state.legal(seat) if table.match and table.actors() else ()
    version = table.version(mover if mover is not None else seat)
    return commands.play(table, to_builtins(legal[0]) if legal else {}, None, version, by)


COMMANDS: dict[str, Callable[[Table, By], object]] = {
    "dress": lambda table, by: commands.dress(table, Looks(1, 1), by),
    "sit on a free chair": lambda table, by: commands.sit(table, 2, by),
    "sit on a bot": lambda table, by: commands.sit(table, 3, by),
    "sit on the host": lambda table, by: commands.sit(table, 0, by),
    "sit on no chair": lambda table, by: commands.sit(table, 9, by),
    "stand": commands.stand,
    "ready": lambda table, by: commands.ready(table, True, None, by),
    "seat a bot": lambda table, by: commands.seat_bot(table, 2, "easy", by),
    "seat a bot on a person": lambda table, by: commands.seat_bot(table, 1, "easy", by),
    "start": commands.start,
    "back": commands.back,
    "leave": commands.leave,
    "remove": lambda table, by: commands.remove(table, "p2", by),
    "remove the host": lambda table, by: commands.remove(table, "p1", by),
    "remove nobody": lambda table, by: commands.remove(table, "p55", by),
    "rematch": commands.rematch,
    "play": a_move,
}

HERE = {"host", "player", "guest"}
SEATED = {"host", "player"}
EXPECTED: dict[tuple[str, str], dict[str, str]] = {
    # Who is here at all, then what the phase says, then what the seat says; "" is done.
    ("dress", "any"): {"host": "", "player": "", "guest": ""},
    ("leave", "any"): {"host": "", "player": "", "guest": ""},
    ("sit on a free chair", "gathering"): {"host": "", "player": "", "guest": ""},
    ("sit on a bot", "gathering"): dict.fromkeys(HERE, "seat_taken"),
    ("sit on the host", "gathering"): {"host": "", "player": "seat_taken", "guest": "seat_taken"},
    ("sit on no chair", "gathering"): dict.fromkeys(HERE, "no_such_seat"),
    ("stand", "gathering"): {"host": "", "player": "", "guest": "not_seated"},
    ("ready", "gathering"): {"host": "", "player": "", "guest": "not_seated"},
    ("seat a bot", "gathering"): {"host": "", "player": "not_host", "guest": "not_host"},
    ("seat a bot on a person", "gathering"): {
        "host": "seat_taken", "player": "not_host", "guest": "not_host"
    },
    ("start", "gathering"): {"host": "seats_empty", "player": "not_host", "guest": "not_host"},
    ("remove", "any"): {"host": "", "player": "not_host", "guest": "not_host"},
    ("remove the host", "any"): {
        "host": "not_yourself",
        "player": "not_host",
        "guest": "not_host",
    },
    ("remove nobody", "any"): {
        "host": "no_such_person", "player": "not_host", "guest": "not_host"
    },
    ("back", "any"): {"host": "not_away", "player": "not_away", "guest": "not_seated"},
    ("rematch", "gathering"): dict.fromkeys(PEOPLE, "not_over"),
    ("rematch", "playing"): dict.fromkeys(PEOPLE, "not_over"),
    ("rematch", "over"): {"host": "", "player": "", "guest": "not_seated"},
    ("play", "gathering"): dict.fromkeys(PEOPLE, "not_started"),
    ("play", "over"): dict.fromkeys(PEOPLE, "game_over"),
}  # fmt: skip
BEFORE_THE_GAME = {
    "sit on a free chair", "sit on a bot", "sit on the host", "sit on no chair", "stand", "ready",
    "seat a bot", "seat a bot on a person", "start",
}  # fmt: skip


def expected(command: str, phase: str, who: str) -> str:
    if command in BEFORE_THE_GAME and phase != "gathering":
        return "already_started"
    table = EXPECTED.get((command, phase)) or EXPECTED[command, "any"]
    return table.get(who, "no_such_person")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_done_or_refused_with_its_reason(
    command: str, who: str, phase: str
) -> None:
    table = PHASES[phase]()
    if (command, phase) == ("play", "playing"):
        return  # whose turn it is decides: the tests below
    code = expected(command, phase, who)
    refused = pytest.raises(Declined) if code else nullcontext()
    with refused as declined:
        COMMANDS[command](table, By(PEOPLE[who], "c", 9.0))
    assert declined is None or declined.value.code == code


def test_only_whoever_is_to_move_moves() -> None:
    table = playing()
    [seat] = table.actors()
    for who in ("p1", "p2", "p3", "p4"):
        if who != f"p{seat + 1}":
            with pytest.raises(Declined) as declined:
                a_move(table, By(who, "c", 9.0))
            assert declined.value.code == "not_your_turn"
    for who, code in (("p9", "not_seated"), ("p77", "no_such_person"), (None, "no_such_person")):
        with pytest.raises(Declined) as declined:
            a_move(table, By(who, "c", 9.0))
        assert declined.value.code == code
    assert a_move(table, By(f"p{seat + 1}", "c", 9.0))


@pytest.mark.parametrize("off", [-1, 1, 10**6])
def test_a_move_made_against_any_other_version_is_stale(off: int) -> None:
    table = playing()
    [seat] = table.actors()
    assert table.match is not None
    move = to_builtins(table.match.state.legal(seat)[0])
    with pytest.raises(Declined) as declined:
        commands.play(table, move, None, table.version(seat) + off, By(f"p{seat + 1}", "c", 9.0))
    assert declined.value.code == "stale"


def test_who_is_away_does_not_move_until_back() -> None:
    table = playing()
    [seat] = table.actors()
    person = f"p{seat + 1}"
    table.apply(*commands.go_away(seat, By(None, None, 4.0)))
    with pytest.raises(Declined) as declined:
        a_move(table, By(person, "c", 9.0))
    assert declined.value.code == "not_your_turn"
    table.apply(*commands.back(table, By(person, "back", 10.0)))
    assert a_move(table, By(person, "c", 11.0))


def test_the_one_who_came_first_becomes_host_when_the_host_leaves() -> None:
    table = gathering()
    table.apply(*commands.leave(table, By("p1", "bye", 9.0)))
    hosts = [guest.id for guest in table.people.values() if guest.role is Role.HOST]
    assert hosts == ["p2"]


def test_a_clock_goes_on_while_others_decide_in_secret() -> None:
    """What one seat alone is told gives nobody more time."""
    table = begun("smugglers", 4, Clock(ClockKind.DECISION, 30))
    for seat, move in moves(table, "secret", 400):
        before = dict(table.deadlines())
        secret = len(before) > 2  # a claim: all answer, and nobody hears of it yet
        by = By(f"p{seat + 1}", None, 12.0 if secret else 3.0)
        table.apply(*commands.play(table, to_builtins(move), None, table.version(seat), by))
        if secret:
            assert dict(table.deadlines()) == {s: t for s, t in before.items() if s != seat}
            return
    raise AssertionError("nobody claimed anything")


@pytest.mark.parametrize("name", ["easy", "Hard 2", "bot", "  ", "x" * 100])
def test_nobody_comes_by_the_name_of_a_bot_or_by_none(name: str) -> None:
    with pytest.raises(Declined) as declined:
        commands.join(gathering(), name, By(None, None, 9.0))
    assert declined.value.code == "bad_name"


def test_who_was_removed_does_not_come_back_to_the_next_game_either() -> None:
    table = over()
    table.banned = frozenset({"their door"})
    again = Table("again", commands.rematch(table, By("p1", "r", 9.0)))
    with pytest.raises(Declined) as declined:
        commands.join(again, "Eve", By(None, None, 9.0), door="their door", stranger=True)
    assert declined.value.code == "removed"
