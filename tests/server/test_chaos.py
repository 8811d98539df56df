"""The tester finds what it is there for: lines lost, doubled or out of order, forks, silence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import client
import pytest
import websockets
from chaos import Chaos, Toll
from client import Api
from msgspec import to_builtins
from processes import ServerProcess

from tables import moves, new_table
from undertable.table import commands, lines
from undertable.table.commands import By
from undertable.table.table import Table

pytestmark = pytest.mark.anyio


def played(same_command: bool = False) -> tuple[Table, list[bytes]]:
    """A whole game with its record; every move has a command of its own, or the first two one."""
    table = new_table("bluff", 2)
    record = [lines.encode(table.created)]
    drafts = [commands.ready(table, True, None, By(f"p{n}", f"ready{n}", 1.5)) for n in (1, 2)]
    for draft in drafts:
        table.apply(*draft)
    drafts.append(commands.start(table, By("p1", "begin", 2.0)))
    table.apply(*drafts[-1])
    for number, (seat, move) in enumerate(moves(table, "tester", 200)):
        command = "m0" if same_command else f"m{number}"
        by = By(f"p{seat + 1}", command, 3.0)
        drafts.append(commands.play(table, to_builtins(move), None, table.version(seat), by))
        table.apply(*drafts[-1])
    return table, record + [lines.encode(draft.line) for draft in drafts]


def toll(acknowledged: list[str], same_command: bool = False, agree: bool = True) -> Toll:
    """What the tester says if these were acknowledged to p1."""
    table, record = played(same_command)
    chaos = Chaos([], seed=1)
    chaos.acknowledged["table", "p1"] = acknowledged
    outcome = table.match and to_builtins(table.match.state.outcome())
    ends = [{"outcome": outcome, "version": table.version(seat)} for seat in (0, 1)]
    if not agree:
        ends[1]["outcome"] = "another"
    chaos.ends["table"] = ends
    chaos.check_record("table", record)
    return chaos.toll


def moves_of_p1() -> list[str]:
    _, record = played()
    found = [lines.decode(line) for line in record]
    return [
        line.command or "" for line in found if isinstance(line, lines.Played) and not line.seat
    ]


def test_a_game_in_which_nothing_went_wrong_has_no_toll() -> None:
    mine = moves_of_p1()
    assert toll(mine).nothing
    assert toll(mine).checked == len(mine) > 2


def test_an_acknowledged_move_that_is_not_there_is_lost() -> None:
    assert toll([*moves_of_p1(), "ghost"]).lost == 1


def test_a_move_that_stands_there_twice_is_doubled() -> None:
    assert toll([], same_command=True).doubled > 0


def test_moves_that_stand_otherwise_than_they_were_answered_are_out_of_order() -> None:
    assert toll(moves_of_p1()[::-1]).disordered == 1


def test_seats_that_saw_different_ends_are_a_fork() -> None:
    assert toll(moves_of_p1(), agree=False).forked == 1


async def test_who_waits_in_vain_at_a_server_that_is_there_is_stuck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "SOON", 0.01)
    chaos, tries = Chaos([], seed=1), iter([True, False])

    async def say_nothing(socket: websockets.ServerConnection) -> None:
        await socket.wait_closed()

    async def wait(api: Api) -> None:
        if next(tries):
            async with api.seat("table") as player:
                await player.hear()

    async with websockets.serve(say_nothing, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        there = ServerProcess("", Path())
        there.address = f"http://127.0.0.1:{port}"
        chaos.servers = [there]
        await asyncio.wait_for(chaos.somehow(wait), 20)
    assert chaos.toll.stuck == 1
